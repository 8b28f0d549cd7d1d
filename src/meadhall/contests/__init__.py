"""Many games between bots, on one machine or several: runs, tournaments, the laboratory."""

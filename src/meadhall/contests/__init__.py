"""Many games between bots, on one machine or several, and what they add up to: runs, tournaments, the laboratory."""

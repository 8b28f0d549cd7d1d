"""The server and its tables in memory: sessions, seats, answers, votes, undo, trials, campaigns."""

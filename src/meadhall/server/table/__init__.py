"""The hall and its tables in memory: seats, answers, taking back, trials, campaigns."""

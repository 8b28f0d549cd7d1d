"""A game in progress: who sits where, what was answered, what may be taken back, where it is kept."""

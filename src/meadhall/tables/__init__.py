"""A game in progress: seats, answers, undo, saved games."""

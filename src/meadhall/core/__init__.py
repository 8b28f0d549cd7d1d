"""The engine under every game: questions, answers, chance, events and their text. Standard library only."""

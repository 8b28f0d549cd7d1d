"""The engine of all games: questions, answers, chance, events and their text. Its only dependency outside
Meadhall is mypy_extensions; the default sentences of a game come from meadhall.words.
"""

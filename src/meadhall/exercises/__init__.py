"""Exercises: positions out of bots' games in which one answer is clearly best, and how they are found and solved.

    exercises_of(game)                  all that come with a game, the easy ones first
    lesson_from(exercise)               the table at which one is solved: a lesson of a single question
    mined(game, count, seed=1)          new ones, as they are found

An exercise is plain data; what its solver cannot see was dealt again before it was written down.
"""

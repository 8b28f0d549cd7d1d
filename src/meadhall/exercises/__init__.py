"""Exercises: positions from bots' games in which one answer is clearly best.

    exercises_of(game)                  all that come with a game, easy ones first
    lesson_from(exercise)               the table to solve it at: a lesson of a single question
    mined(game, count, seed=1)          new ones, as they are found

An exercise is plain data. Cards that its solver cannot see were dealt again before it was stored.
"""

"""Find exercises: each game ships its own, in a folder beside its rules."""

from __future__ import annotations

from datetime import date
from functools import cache

from meadhall.core.fault import Unknown
from meadhall.core.game import Game, names
from meadhall.core.game import game as game_of
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises
from meadhall.exercises.themes import beside, theme_of

FILE = "mined.jsonl"


@cache
def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """Return all exercises of a game, easy ones first."""
    with beside(game, FILE) as path:
        found = [] if path is None else read_exercises(path)
    return tuple(sorted(found, key=lambda one: (LEVELS.index(one.level), one.name)))


def exercise_of(game: Game, name: str) -> Exercise:
    for one in exercises_of(game):
        if one.name == name:
            return one
    raise Unknown("exercise-unknown", game=game.name, exercise=name[:40])


def chosen(game: Game, theme: str = "", level: str = "") -> list[Exercise]:
    """Filter by theme and level, where given."""
    if theme:
        theme_of(game, theme)  # says what there is instead
    return [one for one in exercises_of(game) if theme in ("", one.theme) and level in ("", one.level)]


def of_the_day(day: date) -> Exercise | None:
    """Return the exercise of the day, the same for everybody: games take turns, and each cycles through its exercises
    in a shuffled order.
    """
    games = [found for found in (exercises_of(game_of(name)) for name in names()) if found]
    if not games:
        return None
    rounds, turn = divmod(day.toordinal(), len(games))
    in_no_order = sorted(games[turn], key=lambda one: one.name)
    return in_no_order[rounds % len(in_no_order)]

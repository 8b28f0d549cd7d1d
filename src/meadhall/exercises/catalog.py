"""Find exercises: each game ships its own, in a folder beside its rules."""

from __future__ import annotations

from datetime import date
from functools import cache

from meadhall.core.fault import Unknown
from meadhall.core.game import Game, names
from meadhall.core.game import game as game_of
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises
from meadhall.exercises.themes import find_file, find_theme

FILE = "mined.jsonl"


@cache
def list_exercises(game: Game) -> tuple[Exercise, ...]:
    """Return all exercises of a game, easy ones first."""
    with find_file(game, FILE) as path:
        found = [] if path is None else read_exercises(path)
    return tuple(sorted(found, key=lambda one: (LEVELS.index(one.level), one.name)))


def find_exercise(game: Game, name: str) -> Exercise:
    for one in list_exercises(game):
        if one.name == name:
            return one
    raise Unknown("exercise-unknown", game=game.name, exercise=name[:40])


def filter_exercises(game: Game, theme: str = "", level: str = "") -> list[Exercise]:
    """Filter by theme and level, where given."""
    if theme:
        find_theme(game, theme)  # says what there is instead
    return [one for one in list_exercises(game) if theme in ("", one.theme) and level in ("", one.level)]


def find_daily(day: date) -> Exercise | None:
    """Return the exercise of the day, the same for everybody: games take turns, and each cycles through its exercises
    in a shuffled order.
    """
    games = [found for found in (list_exercises(game_of(name)) for name in names()) if found]
    if not games:
        return None
    rounds, turn = divmod(day.toordinal(), len(games))
    in_no_order = sorted(games[turn], key=lambda one: one.name)
    return in_no_order[rounds % len(in_no_order)]

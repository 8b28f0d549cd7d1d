"""`meadhall exercises list`: count exercises by game, theme and level, and those solved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.output import INDENT, Say
from meadhall.commands.solve import find_solution
from meadhall.core.game import Game, names
from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import filter_exercises, list_exercises
from meadhall.exercises.exercise import LEVELS, to_plain
from meadhall.exercises.exercise_lesson import load_words
from meadhall.exercises.themes import list_themes
from meadhall.words.localized_text import said


def list_(game: str = "", /, *, say: Speaker) -> int:
    games = [game_of(name) for name in ([game] if game else names())]
    say.give([describe_game(of) for of in games], (line for of in games for line in render_lines(of, say)))
    return 0


def describe_game(of: Game) -> dict[str, Any]:
    solved = find_solution(of)
    return {
        "game": of.name,
        "themes": [theme.name for theme in list_themes(of)],
        "exercises": [{**to_plain(one), "solved": one.name in solved} for one in list_exercises(of)],
    }


def render_lines(of: Game, say: Say) -> Iterator[str]:
    """Return a line for each theme with its counts by level."""
    all_of_them, solved = list_exercises(of), find_solution(of)
    done = sum(one.name in solved for one in all_of_them)
    words = load_words(say.language, of.name)
    yield say.words()("exercises-game", game=words("title"), count=len(all_of_them), solved=done)
    for theme in list_themes(of) if all_of_them else ():
        counts = [(level, len(filter_exercises(of, theme.name, level))) for level in LEVELS]
        if not any(count for _, count in counts):
            continue
        yield INDENT + say.words()(
            "exercises-theme",
            name=theme.name,
            title=said(theme.title, say.language),
            levels=words.listed([f"{count} {words(f'exercise-{level}')}" for level, count in counts if count]),
        )

"""Exercises of a game, and that of the day. An exercise is solved at the table of the lesson `exercise-NAME`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct

from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import find_daily, list_exercises
from meadhall.exercises.exercise import Exercise
from meadhall.exercises.themes import find_theme, list_themes
from meadhall.server.transport.dependencies import ERRORS

Name = Annotated[str, PathParameter(min_length=1, max_length=40)]


class ThemeShape(Struct):
    """A theme of exercises."""

    name: str
    title: dict[str, str]


class ExerciseShape(Struct):
    name: str
    theme: str
    level: Literal["easy", "medium", "hard"]


class Exercises(Struct):
    """The exercises of a game, easy ones first, and their themes."""

    themes: list[ThemeShape]
    exercises: list[ExerciseShape]


class Today(Struct):
    """The exercise of the day; `day` is a date in UTC, the same for everybody."""

    day: str
    game: str
    exercise: ExerciseShape
    theme: ThemeShape


def to_schema(one: Exercise) -> ExerciseShape:
    return ExerciseShape(one.name, one.theme, one.level)  # type: ignore[arg-type]


@get("/games/{game:str}/exercises", responses=ERRORS, summary="The exercises of a game")
async def listed(game: Name) -> Exercises:
    of = game_of(game)
    return Exercises(
        [ThemeShape(theme.name, dict(theme.title)) for theme in list_themes(of)],
        [to_schema(one) for one in list_exercises(of)],
    )


@get("/exercises/today", responses=ERRORS, summary="The exercise of the day; null where no game has any")
async def today() -> Today | None:
    day = datetime.now(UTC).date()
    found = find_daily(day)
    if found is None:
        return None
    theme = find_theme(game_of(found.game), found.theme)
    return Today(day.isoformat(), found.game, to_schema(found), ThemeShape(theme.name, dict(theme.title)))


handlers = [listed, today]

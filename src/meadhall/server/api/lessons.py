"""Lessons: the list, a table for one of them, and first games."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from meadhall.core.game import game as game_of
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.first_game import load_first_game
from meadhall.server.api.lesson_schemas import FirstGameShape, HintShape, LessonShape
from meadhall.server.api.schemas import Made
from meadhall.server.api.tables import build_detail
from meadhall.server.table import table_setup
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall

Name = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/games/{game:str}/lessons", responses=ERRORS, summary="The lessons of a game, in the order they are learned")
async def listed(game: Name) -> list[LessonShape]:
    return [
        LessonShape(lesson.name, dict(lesson.title), dict(lesson.about), lesson.minutes, lesson.book)
        for lesson in list_lessons(game_of(game))
    ]


@post("/games/{game:str}/lessons/{lesson:str}", responses=ERRORS, summary="A table at which one is taught")
async def begin(hall: TheHall, person: APerson, game: Name, lesson: Name) -> Made:
    hall.creations.demand(person.require_user())
    made = await table_setup.create_lesson_table(hall, person, game_of(game), lesson)
    return Made(made.id, made.sheet.invite, build_detail(made, person).seats)


@get("/games/{game:str}/first", responses=ERRORS, summary="How a first game is played, and the hints of every game")
async def first(game: Name) -> FirstGameShape:
    found = load_first_game(game_of(game))
    if found is None:
        return FirstGameShape([], {}, [])
    return FirstGameShape(
        found.seats(), found.options, [HintShape(hint.name, dict(hint.say), [*hint.light]) for hint in found.hints]
    )


handlers = [listed, begin, first]

"""A lesson in a hall: the teacher speaks, others answer as laid down, and taking back leads to the path again."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from lessons.paths import IDS, OURS, path_of
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.shelf import lessons_of
from server.people import Guest, Look


def asked(look: Look) -> dict[str, Any]:
    """The table as soon as the learner is asked, or it is over."""
    while not (look.table.get("outcome") or look.asked()):
        look.until("table")
    return look.table


def give(look: Look, text: str) -> None:
    look.answer(text, "A")
    look.until("table")


@pytest.mark.parametrize(("game", "lesson"), OURS, ids=IDS)
def test_each_lesson_is_played(bera: Guest, game: str, lesson: Lesson) -> None:
    listed = bera.get(f"/api/games/{game}/lessons")
    assert [one["name"] for one in listed] == [one.name for one in lessons_of(meadhall.game(game))]
    made = bera.post(f"/api/games/{game}/lessons/{lesson.name}", 201)
    look = bera.watch(made["id"])
    look.until("table")
    for _, text in path_of(game, lesson):
        now = asked(look)
        assert (now["lesson"]["astray"], now["lesson"]["done"]) == (0, False)
        assert now["lesson"]["pages"][-1]["say"]["fr"]
        give(look, text)
    assert asked(look)["lesson"]["done"]
    detail = bera.get(f"/api/tables/{made['id']}")
    assert (detail["trial"]["lesson"], detail["listed"]) == (lesson.name, False)


def test_an_ordinary_table_has_no_teacher_and_an_unknown_lesson_is_named(bera: Guest) -> None:
    assert bera.get(f"/api/tables/{bera.make('me', 'thrall')['id']}/state")["lesson"] is None
    assert "basic" in str(bera.post("/api/games/norsaga/lessons/bassic", 404))


def test_who_goes_astray_is_told_and_takes_it_back(bera: Guest) -> None:
    table = bera.post("/api/games/norsaga/lessons/basic", 201)["id"]
    look = bera.watch(table)
    look.until("table")
    give(look, "play RY1 me.Y")
    astray = asked(look)
    assert (astray["lesson"]["astray"], "yellow" in astray["lesson"]["said"]["en"]) == (1, True)
    look.send("undo", seq=astray["seq"], seat="A")
    look.until("table", full=True)
    back = asked(look)
    assert (back["lesson"]["astray"], len(back["lesson"]["pages"])) == (0, 3)
    give(look, "play RG1 me.Y")
    assert asked(look)["lesson"]["answers"] == ["adapt"]

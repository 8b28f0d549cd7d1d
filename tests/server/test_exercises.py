"""Exercises on a server: listed without their answers, one a day, and solved at a table that survives a restart."""

from __future__ import annotations

import json
from typing import Any

import meadhall
from meadhall.exercises.catalog import list_exercises
from meadhall.games import SHIPPED
from server.people import Guest, Look

ONE = list_exercises(meadhall.game("norsaga"))[0]


def given(look: Look, text: str) -> dict[str, Any]:
    """Return the teacher's text after an answer."""
    look.answer(text, ONE.seat)
    look.until("table")
    lesson: dict[str, Any] = look.table["lesson"]
    return lesson


def test_they_are_listed_without_their_answers(bera: Guest) -> None:
    for game in SHIPPED:
        found = bera.get(f"/api/games/{game}/exercises")
        assert [one["name"] for one in found["exercises"]] == [one.name for one in list_exercises(meadhall.game(game))]
        assert {one["theme"] for one in found["exercises"]} <= {theme["name"] for theme in found["themes"]}
        assert set(found["exercises"][0]) == {"name", "theme", "level"}


def test_one_a_day_the_same_for_everybody(bera: Guest, egil: Guest) -> None:
    today = bera.get("/api/exercises/today")
    again = egil.get("/api/exercises/today")
    if today["day"] == again["day"]:  # unless it is just midnight
        assert today == again
    assert today["exercise"]["name"] in {one.name for one in list_exercises(meadhall.game(today["game"]))}


def test_one_is_solved_at_a_table(bera: Guest) -> None:
    made = bera.post(f"/api/games/norsaga/lessons/exercise-{ONE.name}", 201)
    look = bera.watch(made["id"])
    look.until("table")
    first = look.table["lesson"]
    assert (first["exercise"], first["done"], len(first["pages"])) == (True, False, 1)
    lost = given(look, ONE.others[-1].answers[0])
    assert (lost["astray"], lost["done"]) == (1, False)
    assert str(round(100 * ONE.others[-1].loss)) in lost["said"]["en"]
    look.send("undo", seq=look.table["seq"], seat=ONE.seat)
    look.until("table", full=True)
    assert look.table["lesson"] == first
    assert given(look, ONE.best[0])["done"]
    detail = bera.get(f"/api/tables/{made['id']}")
    assert (detail["trial"]["lesson"], detail["listed"]) == (f"exercise-{ONE.name}", False)


def test_an_answer_that_ends_the_game_is_taken_back_all_the_same(bera: Guest) -> None:
    found = (one for one in list_exercises(meadhall.game("yggdrasil")) if one.seat == "A")
    fatal = next(one for one in found if any("refrain" in other.answers for other in one.others))
    table = bera.post(f"/api/games/yggdrasil/lessons/exercise-{fatal.name}", 201)["id"]
    look = bera.watch(table)
    look.until("table")
    first = look.table["lesson"]
    lost = given(look, "refrain")
    assert (look.table["outcome"]["winners"], lost["astray"]) == ([], 1)
    assert bera.get(f"/api/tables/{table}")["status"] == "over"
    look.send("undo", seq=look.table["seq"], seat="A")
    look.until("table", full=True)
    assert (look.table["outcome"], look.table["lesson"]) == (None, first)
    assert bera.get(f"/api/tables/{table}")["status"] == "running"
    assert given(look, fatal.best[0])["done"]


def test_the_price_of_an_answer_is_told_after_it_alone(bera: Guest) -> None:
    """Before the answer the page gets nothing of the teacher's knowledge but which answer continues."""
    made = bera.post(f"/api/games/norsaga/lessons/exercise-{ONE.name}", 201)
    told = json.dumps(bera.get(f"/api/tables/{made['id']}/state")["lesson"])
    assert "100" not in told


def test_an_unknown_one_is_named(bera: Guest) -> None:
    assert "zzz" in str(bera.post("/api/games/norsaga/lessons/exercise-zzz", 404))

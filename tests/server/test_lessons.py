"""A lesson on a server: the teacher's texts, scripted answers of others, and undo back to the path."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import meadhall
from lessons.paths import IDS, OURS, path_of
from meadhall.commands.setup.custom_books import load_books
from meadhall.commands.setup.custom_lessons import load_lessons, register_books
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.lesson import Lesson
from meadhall.server.table.server import ServerExtensions
from server.hosting import Host
from server.people import Guest, Look

CAMPAIGN = Path(__file__).parents[1] / "book" / "fixtures" / "W05" / "right"


def asked(look: Look) -> dict[str, Any]:
    """Return the table as soon as the learner is asked, or it is over."""
    while not (look.table.get("outcome") or look.asked()):
        look.until("table")
    return look.table


def give(look: Look, text: str) -> None:
    look.answer(text, "A")
    look.until("table")


@pytest.mark.parametrize(("game", "lesson"), OURS, ids=IDS)
def test_each_lesson_is_played(bera: Guest, game: str, lesson: Lesson) -> None:
    listed = bera.get(f"/api/games/{game}/lessons")
    assert [one["name"] for one in listed] == [one.name for one in list_lessons(meadhall.game(game))]
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
    assert (back["lesson"]["astray"], len(back["lesson"]["pages"])) == (0, 4)
    give(look, "play RG1 me.Y")
    assert asked(look)["lesson"]["answers"] == ["adapt"]


def test_what_matters_is_told_to_who_is_asked_and_to_nobody_else(bera: Guest, egil: Guest) -> None:
    first = bera.get("/api/games/norsaga/first")
    assert (first["seats"], first["options"]) == (["me", "thrall"], {"basic": True})
    assert {hint["name"] for hint in first["hints"]} >= {"youngest", "embellish"}
    table = bera.make("me", "thrall", options={"first": "A", "basic": True}, listed=True)["id"]
    assert bera.get(f"/api/tables/{table}/state")["hints"] == ["youngest"]
    assert egil.get(f"/api/tables/{table}/state")["hints"] == []
    taught = bera.post("/api/games/norsaga/lessons/basic", 201)["id"]
    assert bera.get(f"/api/tables/{taught}/state")["hints"] == []


def test_who_answered_for_the_whole_table_takes_it_back(bera: Guest) -> None:
    table = bera.post("/api/games/yggdrasil/lessons/round", 201)["id"]
    look = bera.watch(table)
    look.until("table")
    assert look.table["undo"] == []
    give(look, "order thor freyia")
    astray = asked(look)
    assert (astray["lesson"]["astray"], astray["undo"]) == (1, ["A"])
    look.send("undo", seq=astray["seq"], seat="A")
    look.until("table", full=True)
    assert (asked(look)["lesson"]["astray"], look.table["undo"]) == (0, [])


def test_a_hall_offers_lessons_of_its_keepers_own_and_of_books(
    tmp_path: Path, sqlite: str, open_hall: Callable[..., Host]
) -> None:
    folder = tmp_path / "book"
    shutil.copytree(CAMPAIGN, folder)
    (folder / "lessons").mkdir()
    books = load_books([str(folder)])
    [name] = books
    with register_books(books):
        game = meadhall.game("trudvang")
        position = game.position(game.new(1, {"adventure": name}))
    text = f'title.en = "The book"\nabout.en = "Its."\nposition = "{position}"\n[[step]]\nsay.en = "Read."\n'
    (folder / "lessons" / "1_goat.toml").write_text(text, encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_bytes((files("meadhall.games.norsaga") / "lessons" / "1_basic.toml").read_bytes())
    lessons = load_lessons([str(mine)], [str(folder)], books)
    bera = Guest(open_hall(sqlite, extras=ServerExtensions(books=books, lessons=lessons)).url, "Bera")
    assert bera.get("/api/games/norsaga/lessons")[-1]["name"] == "mine"
    offered = [(one["name"], one["book"]) for one in bera.get("/api/games/trudvang/lessons")]
    assert offered[-2:] == [("book", ""), ("goat", name)]
    made = bera.post("/api/games/trudvang/lessons/goat", 201)
    assert bera.get(f"/api/tables/{made['id']}/state")["lesson"]["pages"][0]["say"]["en"] == "Read."

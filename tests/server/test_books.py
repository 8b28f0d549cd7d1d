"""The admin's own books on a server: chosen in the lobby, played with bots, and missing after removal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.book.authoring.scaffold import read_template
from meadhall.commands.cli.output import Say
from meadhall.commands.setup.custom_books import load_books
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.games.trudvang.books import list_shipped
from meadhall.games.trudvang.saga import SAGAS, SERVED
from meadhall.server.table.server import ServerExtensions
from server.hosting import Host, Process
from server.people import Guest, Look

SIDE = "saga: 1\ntranslation: {of: X0, language: fr}\ntexts:\n  adventure.title: La chèvre perdue\n"
PATIENT = 60
UNHURRIED: dict[str, float] = {"work_seconds": 300}  # a busy machine is no reason for a bot to give up
CAMPAIGN = Path(__file__).parents[1] / "book" / "fixtures" / "W05" / "right"
GOAT = {"": "The Lost Goat", "fr": "La chèvre perdue"}


@pytest.fixture
def goat(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder of mine"
    folder.mkdir()
    (folder / "goat.fr.yaml").write_text(SIDE, encoding="utf-8")
    path = folder / "goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    return path


def served(*paths: Path) -> ServerExtensions:
    return ServerExtensions(books=load_books([str(path) for path in paths]))


def lay(guest: Guest, *seats: str, book: str = "x0", status: int = 201) -> dict[str, Any]:
    wished = [{"kind": seat} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    made: dict[str, Any] = guest.post("/api/tables", status, game="trudvang", seats=wished, options={"adventure": book})
    return made


def played_to_the_end(guest: Guest, table: str) -> dict[str, Any]:
    """Let bots play to the end; return the last message of the table."""
    look = guest.watch(table)
    while not look.table.get("outcome"):
        look.until("table", PATIENT)
    look.close()
    return look.table


def test_it_stands_beside_the_shipped_ones(goat: Path, sqlite: str, open_hall: Callable[..., Host]) -> None:
    """By its title in the reader's language."""
    guest = Guest(open_hall(sqlite, extras=served(goat), **UNHURRIED).url, "Bera")
    option = next(
        one
        for game in guest.get("/api/games")
        if game["name"] == "trudvang"
        for one in game["options"]
        if one["name"] == "adventure"
    )
    assert option["choices"] == [*list_shipped(), "x0"]
    assert option["titles"].keys() == set(option["choices"])
    assert option["titles"]["x0"] == GOAT
    assert option["titles"]["winter_owed"].keys() == {"", "fr", "de"}


def test_no_visitor_is_told_where_it_lies(
    goat: Path, sqlite: str, open_hall: Callable[..., Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(SAGAS, "goat", raising=False)  # other tests of this process may have played it at home
    guest = Guest(open_hall(sqlite, extras=served(goat), **UNHURRIED).url, "Bera")
    look = guest.watch(lay(guest, "me")["id"])
    look.until("table", PATIENT)
    told = [guest.http.get("/api/games").text, guest.http.get("/api/tables").text, *look.raw]
    assert not any("a folder of mine" in text or "goat.yaml" in text for text in told)
    for path in (str(goat), "goat", "x1", "../x0"):
        error = lay(guest, "me", book=path, status=400)["error"]
        assert error["args"]["choices"] == ", ".join([*list_shipped(), "x0"])


def test_bots_play_it_and_its_record_names_it(
    goat: Path, sqlite: str, open_hall: Callable[..., Host], caplog: pytest.LogCaptureFixture
) -> None:
    """Bots think in other processes; if the book were unknown there, they would answer at random and report it."""
    guest = Guest(open_hall(sqlite, extras=served(goat), **UNHURRIED).url, "Bera")
    table = lay(guest, "thrall", "karl")["id"]
    assert played_to_the_end(guest, table)["view"]["campaign"]["title"] == GOAT
    assert [record.message for record in caplog.records if "bot" in record.message] == []
    text = guest.http.get(f"/api/tables/{table}/record").text
    assert Record.parse(text).header["options"]["adventure"] == "x0"
    frames = guest.http.post("/api/replay?eyes=all", content=text).json()["frames"]
    assert frames == guest.get(f"/api/tables/{table}/replay?eyes=all")["frames"]
    position = frames[len(frames) // 2]["position"]
    assert "adventure:x0" in position
    assert guest.post("/api/position", position=position)["position"] == position


def test_an_answer_is_taken_back(goat: Path, sqlite: str, open_hall: Callable[..., Host]) -> None:
    guest = Guest(open_hall(sqlite, extras=served(goat), **UNHURRIED).url, "Bera")
    look = guest.watch(lay(guest, "me")["id"])
    look.until("table", PATIENT)
    before = look.asked()
    look.answer(before[0])
    look.until_seq(look.table["seq"] + 1, PATIENT)
    look.send("undo", seq=look.table["seq"], seat="A")
    look.until_seq(look.table["seq"] + 1, PATIENT)
    assert look.asked() == before


def test_a_table_outlives_the_hall(goat: Path, sqlite: str) -> None:
    """Killed in the middle of a game of bots, which then continues by itself."""
    hall = Process(sqlite, book=str(goat))
    try:
        guest = Guest(hall.url, "Bera")
        table = lay(guest, "thrall", "thrall")["id"]
        hall.kill()
        hall.start()
        assert played_to_the_end(guest, table)["outcome"]
    finally:
        hall.stop()


def test_a_table_whose_book_is_gone_says_so_and_waits(goat: Path, sqlite: str, open_hall: Callable[..., Host]) -> None:
    first = open_hall(sqlite, extras=served(goat), **UNHURRIED)
    guest = Guest(first.url, "Bera")
    table, of_bots = lay(guest, "me")["id"], lay(guest, "thrall", "thrall")["id"]
    first.stop()
    assert "x0" not in SAGAS | SERVED

    bare = open_hall(sqlite, **UNHURRIED)
    there = Guest(bare.url, cookie=guest.cookie)
    error = there.ask("GET", f"/api/tables/{table}", status=409)["error"]
    assert (error["key"], error["args"]) == ("table-option", {"option": "adventure", "value": "x0"})
    assert "meadhall serve --book" in error["text"]
    assert {one["id"] for one in there.get("/api/tables")["mine"]} == {table, of_bots}
    assert played_to_the_end(there, lay(there, "thrall", book="example_x1")["id"])["outcome"]
    bare.stop()

    back = Guest(open_hall(sqlite, extras=served(goat), **UNHURRIED).url, cookie=guest.cookie)
    assert back.get(f"/api/tables/{table}")["status"] == "running"
    assert played_to_the_end(back, of_bots)["outcome"]


def test_a_table_outlives_edits_of_its_book_or_says_that_it_cannot(
    goat: Path, sqlite: str, open_hall: Callable[..., Host]
) -> None:
    hall = open_hall(sqlite, extras=served(goat), **UNHURRIED)
    guest = Guest(hall.url, "Bera")
    table = lay(guest, "me")["id"]
    look = guest.watch(table)
    look.until("table", PATIENT)
    while look.table["decision"]["ask"] != "hero.travel":
        look.answer(look.asked()[0], "A")
        look.until_seq(look.table["seq"] + 1, PATIENT)
    hall.stop()
    text = goat.read_text(encoding="utf-8")

    def seen_again(of: str) -> Look:
        nonlocal hall
        goat.write_text(of, encoding="utf-8")
        hall = open_hall(sqlite, extras=served(goat), **UNHURRIED)
        look = Guest(hall.url, cookie=guest.cookie).watch(table)
        look.until("table", PATIENT)
        return look

    mended = seen_again(text.replace("half an apple", "a whole apple"))
    assert mended.table["decision"]["ask"] == "hero.travel"
    assert "a whole apple" in str(mended.table["view"])
    mended.answer(next(text for text in mended.asked() if text.startswith("travel ")))
    mended.until_seq(mended.table["seq"] + 1, PATIENT)
    hall.stop()

    richer = seen_again(text.replace("- reveal_poi: A", "- reveal_poi: A\n      - {gain_cp: 2, who: all}"))
    assert richer.people["stuck"]  # every answer fits, but the Heroes had less
    hall.stop()

    as_it_was = seen_again(text)
    assert not as_it_was.people["stuck"]
    as_it_was.answer(as_it_was.asked()[0], "A")
    as_it_was.until_seq(as_it_was.table["seq"] + 1, PATIENT)
    hall.stop()

    moved = seen_again(text.replace("place_heroes: fylges", "place_heroes: icepeak"))
    assert (bool(moved.table["view"]), moved.people["stuck"]) == (True, True)
    moved.send("answer", seq=moved.table["seq"], seat="A", answer="stay")
    assert moved.until("error", PATIENT)["key"] == "table-changed"
    assert lay(Guest(hall.url, "Egil"), "me")["id"]


def test_a_broken_book_is_told_before_the_hall_opens(goat: Path) -> None:
    """With the first error of the check; warnings do not stop the start."""
    text = goat.read_text(encoding="utf-8")
    goat.write_text(text.replace("reveal_poi: A", "reveal_poi: B"), encoding="utf-8")
    with pytest.raises(Fault) as caught:
        load_books([str(goat)])
    assert Say().sentence(caught.value) == "goat.yaml:12 SAGA-E04 there is no POI B (nearest: A)"
    goat.write_text(
        text.replace("text: A child", "text: A").replace(
            " in Fylges has lost her goat. She offers half an apple for it, and means it.", " goat."
        ),
        encoding="utf-8",
    )
    assert list(load_books([str(goat)])) == ["x0"]


def test_two_books_of_one_name_are_refused(goat: Path) -> None:
    twin = goat.with_name("lamp.yaml")
    twin.write_text(goat.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(Fault) as caught:
        load_books([str(goat), str(twin)])
    assert "goat.yaml and" in Say().sentence(caught.value)
    assert "lamp.yaml would both be called “x0” at the table" in Say().sentence(caught.value)
    twin.write_text(twin.read_text(encoding="utf-8").replace("id: X0", "id: LAMP"), encoding="utf-8")
    assert list(load_books([str(goat), str(twin)])) == ["x0", "lamp"]


def test_a_campaign_is_called_by_its_own_id() -> None:
    books = load_books([str(CAMPAIGN)])
    assert {name: book.title for name, book in books.items()} == {"doors": "Two Doors"}


def test_a_shipped_book_need_not_be_served() -> None:
    with pytest.raises(Fault) as caught:
        load_books(["winter_owed"])
    assert "comes with the game" in Say().sentence(caught.value)

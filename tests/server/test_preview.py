"""A server as an author's preview: the table, the inspector beside it, jumps, and a file that changes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.book.authoring.scaffold import read_template
from meadhall.games.trudvang.books import list_shipped
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.rules.setup import Prepare
from meadhall.preview.book_watcher import BookWatcher
from meadhall.preview.routes import build_extensions
from meadhall.tables.seats import parse_seats
from server.hosting import Host
from server.people import Guest, Look
from server.rules_errors_helpers import break_at, frame_of

SIDE = "saga: 1\ntranslation: {of: X0, language: fr}\ntexts:\n  adventure.title: La chèvre perdue\n"


class Author:
    """An author of a goat story, with a browser on it."""

    def __init__(self, path: Path, host: Host) -> None:
        self.path = path
        self.host = host
        self.guest = Guest(host.url)
        reply = self.guest.http.get("/preview")
        assert reply.status_code == 303
        self.table = reply.headers["location"].removeprefix("/table/")

    def panel(self, language: str = "en") -> str:
        return self.guest.http.get(f"/preview/{self.table}", params={"lang": language}).text

    def leap(self, entry: str, language: str = "en") -> dict[str, Any]:
        made: dict[str, Any] = self.guest.post(f"/preview/{self.table}", entry=entry, lang=language)
        self.table = made["table"] or self.table
        return made

    def save(self, old: str, new: str) -> None:
        """Save as an editor does; the clock of a fast machine may not advance in between."""
        text = self.path.read_text(encoding="utf-8")
        assert old in text
        before = self.path.stat().st_mtime_ns
        self.path.write_text(text.replace(old, new), encoding="utf-8")
        os.utime(self.path, ns=(before + 1_000_000, before + 1_000_000))

    def look(self) -> Look:
        look = self.guest.watch(self.table)
        look.until("table")
        return look

    def played_by_a_bot(self) -> str:
        """Return the End that a bot in the author's seat reaches."""
        self.guest.post(f"/api/tables/{self.table}/seat", seat="A", kind="bot", level="thrall")
        look = self.look()
        while not look.table["outcome"]:
            look.until("table", 60)
        return str(look.table["view"]["campaign"]["played"][0]["end"])


@pytest.fixture
def author(tmp_path: Path, sqlite: str, open_hall: Callable[..., Host]) -> Author:
    folder = tmp_path / "desk"
    folder.mkdir()
    (folder / "goat.fr.yaml").write_text(SIDE, encoding="utf-8")
    path = folder / "goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    return Author(path, open_hall(sqlite, extras=build_extensions(BookWatcher(str(path))), work_seconds=300))


def test_bots_may_sit_at_the_authors_table(tmp_path: Path, sqlite: str, open_hall: Callable[..., Host]) -> None:
    path = tmp_path / "goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    desk = BookWatcher(str(path), parse_seats("me=Bera,thrall", trudvang, ""))
    author = Author(path, open_hall(sqlite, extras=build_extensions(desk), work_seconds=300))
    look = author.look()
    look.answer(look.asked()[0])
    look.until_seq(look.table["seq"] + 2, 60)
    assert [(seat["name"], seat["level"]) for seat in look.people["seats"]] == [("Bera", None), ("Thrall", "thrall")]
    assert all(player["hero"] for player in look.table["view"]["players"])


def test_the_door_leads_to_a_table_with_an_inspector(author: Author) -> None:
    page = author.guest.http.get(f"/table/{author.table}").text
    (script,) = re.findall(r'src="(/built/\w+/preview/inspector.js)"', page)
    (style,) = re.findall(r'href="(/built/\w+/pages/table.css)"', page)
    assert author.guest.http.get(script).status_code == 200
    assert ".inspector" in author.guest.http.get(style).text
    detail = author.guest.get(f"/api/tables/{author.table}")
    assert (detail["title"], detail["options"]["adventure"]) == ("The Lost Goat", "draft-goat")
    assert author.look().table["decision"]["ask"] == "hero.choose"


def test_an_ordinary_hall_has_none(sqlite: str, open_hall: Callable[..., Host]) -> None:
    guest = Guest(open_hall(sqlite).url, "Bera")
    assert "inspector" not in guest.http.get("/table/abc").text
    for path in ("/preview", "/preview/abc"):
        assert guest.fault("GET", path, 404) == "path-unknown"


def test_no_guest_of_any_hall_opens_a_file(sqlite: str, open_hall: Callable[..., Host], tmp_path: Path) -> None:
    """A path is a wrong value, whether the file exists or not; its contents are never shown."""
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: hunter2", encoding="utf-8")
    guest = Guest(open_hall(sqlite).url, "Bera")
    for path in ("/etc/passwd", str(secret), str(tmp_path), "secret.yaml"):  # books of other tests have other names
        seats = [{"kind": "me"}]
        error = guest.ask(
            "POST", "/api/tables", {"game": "trudvang", "seats": seats, "options": {"adventure": path}}, 400
        )["error"]
        assert error["key"] == "option-value"
        assert error["args"] == {"option": "adventure", "value": path, "choices": ", ".join(list_shipped())}
        assert "hunter2" not in str(error)
        assert "root:" not in str(error)


def test_the_inspector_speaks_every_language(author: Author) -> None:
    assert "Nothing: the book is clean." in author.panel()
    assert "Rien\u00a0: le livre est sans défaut." in author.panel("fr")
    assert "La chèvre perdue" in author.panel("fr")
    assert "Das Buch ist sauber" in author.panel("de")
    assert author.panel("xx") == author.panel("en")
    assert 'data-leap="X0/10"' in author.panel()


def test_it_is_sent_again_only_when_something_has_changed(author: Author) -> None:
    first = author.guest.http.get(f"/preview/{author.table}")
    again = author.guest.http.get(f"/preview/{author.table}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    look = author.look()
    for _ in range(4):
        look.answer(look.asked()[0])
        look.until_seq(look.table["seq"] + 1)
    assert author.panel() != first.text


def test_a_leap_opens_the_book_at_any_entry(author: Author) -> None:
    before = author.table
    assert author.leap("X0/10")["trouble"] == ""
    assert author.table != before
    look = author.look()
    assert look.table["view"]["page"]["entry"] == "10"
    assert look.table["decision"]["ask"] == "branch.choose"
    panel = author.panel()
    assert "<dd>10</dd>" in panel
    assert "X0/10.do 1: choose" in panel
    assert '<li class="near"><button type="button" class="linkish" data-leap="X0/end-goat"' in panel
    assert author.leap("")["trouble"] == ""
    assert author.look().table["decision"]["ask"] == "hero.choose"


def test_a_leap_into_nothing_is_told(author: Author) -> None:
    before = author.table
    assert author.leap("X0/11") == {"table": "", "trouble": "There is no entry X0/11 in this book. Nearest: X0/10"}
    assert author.leap("X0/11", "de")["trouble"].startswith("Es gibt keinen Abschnitt X0/11")
    assert author.table == before


def test_a_saved_file_is_played_on_at_the_same_table(author: Author) -> None:
    author.leap("X0/10")
    look = author.look()
    old = look.table["view"]["page"]["text"]
    author.save("The goat", "The silver goat")
    author.panel()
    look.until("table")
    assert look.table["view"]["page"]["text"] == old.replace("The goat", "The silver goat") != old
    assert look.table["decision"]["ask"] == "branch.choose"


def test_a_broken_file_leaves_the_last_good_one_in_play(author: Author) -> None:
    author.save("reveal_poi: A", "reveal_pio: A")
    panel = author.panel()
    assert "goat.yaml:12</code></a> <b>SAGA-E01</b> there is no verb “reveal_pio” (nearest: reveal_poi)" in panel
    assert "the version before it is played" in panel
    assert author.look().table["decision"]["ask"] == "hero.choose"
    author.save("reveal_pio: A", "reveal_poi: A")
    assert "Nothing: the book is clean." in author.panel()


def test_a_table_whose_entry_is_gone_says_so(author: Author) -> None:
    author.leap("X0/10")
    author.save("10:", "12:")
    author.save("read: 10", "read: 12")
    panel = author.panel()
    assert "this table cannot go on" in panel
    assert author.leap("")["trouble"] == ""
    assert "this table cannot go on" not in author.panel()


def test_a_bot_plays_the_draft_and_notices_a_new_one(author: Author, caplog: pytest.LogCaptureFixture) -> None:
    """The bot thinks in another process; if the draft were unknown there, it would answer at random and report it."""
    assert author.leap("X0/10")["trouble"] == ""
    assert author.played_by_a_bot() in ("end-goat", "end-bones")
    text = author.path.read_text(encoding="utf-8")
    for old in ("end-goat", "end-bones"):
        text = text.replace(old, f"{old}-2")
    author.save(author.path.read_text(encoding="utf-8"), text)
    author.panel()
    assert author.leap("")["trouble"] == ""
    assert author.played_by_a_bot() in ("end-goat-2", "end-bones-2")
    assert [record.message for record in caplog.records if "bot" in record.message] == []


def test_the_lobby_of_a_preview_offers_the_draft(author: Author) -> None:
    option = next(
        one
        for game in author.guest.get("/api/games")
        if game["name"] == "trudvang"
        for one in game["options"]
        if one["name"] == "adventure"
    )
    assert option["choices"] == [*list_shipped(), "draft-goat"]
    assert option["titles"]["draft-goat"] == {"": "The Lost Goat", "fr": "La chèvre perdue"}


def test_words_of_a_book_are_no_html(author: Author) -> None:
    author.save("The Lost Goat", "'<img src=x onerror=alert(1)>'")
    panel = author.panel()
    assert "&lt;img" in panel
    assert "<img" not in panel


def test_a_strange_table_is_no_ones_to_inspect(author: Author) -> None:
    stranger = Guest(author.guest.url)
    assert "X0/10" not in stranger.http.get(f"/preview/{author.table}").text


def test_a_mistake_in_the_rules_is_reported_and_the_author_plays_on(
    author: Author,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    look = author.look()
    wrong, right = look.asked()[:2]
    break_at(monkeypatch, frame_of(author.host, author.table), wrong)
    look.answer(wrong)
    note = look.until("error")["args"]["note"]
    assert look.until("people", mishap=note)
    assert (tmp_path / "home" / "mishaps" / f"{note}.mishap").is_file()
    assert 'data-leap="X0/10"' in author.panel()  # the inspector goes on
    seq = look.table["seq"]
    look.answer(right)
    look.until_seq(seq + 1)
    assert look.table["view"]["players"][0]["hero"]


def test_a_leap_at_which_the_rules_break_is_told_and_kept(
    author: Author,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    before = author.table

    def breaks(self: Prepare, s: Any, move: int) -> None:
        raise IndexError

    with monkeypatch.context() as patch:
        patch.setattr(Prepare, "resolve", breaks)
        made = author.leap("X0/10", "de")
    (kept,) = (tmp_path / "home" / "mishaps").iterdir()
    assert made["table"] == ""
    assert "unser Fehler" in made["trouble"]
    assert kept.stem in made["trouble"]
    assert author.table == before
    assert author.leap("X0/10")["trouble"] == ""

"""Chat and notes: their visibility."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx2
import pytest

from meadhall.server.auth.requester import Visitor
from meadhall.server.limits.limits import Rate
from meadhall.server.table import chat
from meadhall.server.table.session_server import SessionServer
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import SHORT, play_on, seated

pytestmark = pytest.mark.store


def test_watchers_talk_among_themselves_until_the_game_is_over(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    hild, odd = Guest(host.url, "Hild"), Guest(host.url, "Odd")
    watching = [hild.watch(table), odd.watch(table)]
    watching[0].send("chat", text="play the ghost!")
    said = watching[1].until("chat")
    assert (said["name"], said["seat"], said["text"]) == ("Hild", None, "play the ghost!")
    looks[0].send("chat", text="  hail   all ")
    for look in (*looks, *watching):
        said = look.until("chat", seat="A")
        assert (said["name"], said["text"]) == ("Bera", "hail all")
    assert not any(m["type"] == "chat" and m["seat"] is None for look in looks for m in look.heard)
    play_on(looks)
    late = bera.watch(table)
    assert [late.until("chat")["text"], late.until("chat")["text"]] == ["play the ghost!", "hail all"]


def test_wrong_chat(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    look = bera.watch(table)
    look.send("chat", text="   ")
    assert look.until("error")["key"] == "chat-empty"
    look.send("chat", text="x" * 501)
    assert look.until("error")["key"] == "chat-length"
    nobody = Guest(host.url).watch(table)
    nobody.send("chat", text="boo")
    assert nobody.until("error")["key"] == "guest-none"


def test_chat_is_limited(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, talking=Rate(0.01, 3))
    bera = Guest(host.url, "Bera")
    look = bera.watch(bera.make("me", "open", options=SHORT)["id"])
    for number in range(4):
        look.send("chat", text=f"{number}")
    assert look.until("error")["key"] == "too-fast"
    assert [m["text"] for m in look.heard if m["type"] == "chat"] in (["0", "1", "2"], ["0", "1"])


def test_notes_are_mine_or_the_tables(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    mine, theirs = bera.watch(table), egil.watch(table)
    mine.until("notes")
    theirs.until("notes")
    mine.send("note", seq=3, text="she kept a ghost", scope="mine")
    note = mine.until("notes")["notes"][0]
    assert (note["text"], note["seq"], note["scope"], note["seat"]) == ("she kept a ghost", 3, "mine", "A")
    assert theirs.until("notes")["notes"] == []
    mine.send("note", id=note["id"], seq=3, text="well played", scope="table")
    assert theirs.until("notes")["notes"][0]["text"] == "well played"
    theirs.send("note", id=note["id"], seq=3, text="no", scope="table")
    assert theirs.until("error")["key"] == "note-unknown"
    mine.send("note", id=note["id"], seq=3, text="", scope="table")
    assert theirs.until("notes")["notes"] == []


def test_the_host_takes_a_message_away_and_silences_its_writer(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    host, other = bera.watch(table), egil.watch(table)
    assert host.until("people")["silenced"] == []
    assert other.until("people")["silenced"] is None
    for text in ("hail", "you dog", "you swine"):
        other.send("chat", text=text)
        said = host.until("chat", text=text)
    host.send("hush", chat=said["id"], silence=False)
    assert [chat["text"] for chat in other.until("chats")["chats"]] == ["hail", "you dog"]
    host.send("hush", chat=said["id"] - 1, silence=True)
    assert host.until("people", silenced=["Egil"])
    other.send("chat", text="let me speak")
    assert other.until("error")["key"] == "chat-silenced"
    late = egil.watch(table)
    assert late.until("chat")["text"] == "hail"
    host.send("unhush", name="Egil")
    assert host.until("people", silenced=[])
    other.send("chat", text="sorry")
    assert host.until("chat")["text"] == "sorry"


def test_only_the_host_hushes_and_only_what_was_said_here(bera: Guest, egil: Guest) -> None:
    table, elsewhere = seated(bera, egil), seated(egil, bera)
    host, other, there = bera.watch(table), egil.watch(table), egil.watch(elsewhere)
    host.send("chat", text="hail")
    said = other.until("chat")["id"]
    other.send("hush", chat=said, silence=True)
    assert other.until("error")["key"] == "host-only"
    there.send("hush", chat=said, silence=True)
    assert there.until("error")["key"] == "chat-unknown"
    host.send("unhush", name="Egil")
    assert host.until("error")["key"] == "silenced-unknown"
    assert egil.watch(table).until("chat")["text"] == "hail"


def test_nobody_is_called_by_what_cannot_be_written(bera: Guest, egil: Guest) -> None:
    look = bera.watch(seated(bera, egil))
    look.send("unhush", name="Egil\0")
    assert look.until("error")["key"] == "silenced-unknown"


def test_what_watchers_said_and_noted_reaches_players_when_the_game_ends(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    hild = Guest(host.url, "Hild").watch(table)
    hild.send("chat", text="play the ghost!")
    hild.until("chat")
    hild.send("note", seq=1, text="here it was lost", scope="table")
    while not hild.until("notes")["notes"]:
        pass
    play_on(looks)
    for look in looks:
        assert [chat["text"] for chat in look.until("chats")["chats"]] == ["play the ghost!"]
        while not look.until("notes")["notes"]:
            pass


def test_who_sits_down_no_longer_hears_the_watchers(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True, options={})
    odd = Guest(host.url, "Odd").watch(table)
    hild = Guest(host.url, "Hild")
    look = hild.watch(table)
    odd.send("chat", text="play the ghost!")
    look.until("chat")
    egil.post(f"/api/tables/{table}/stand", seat="B")
    hild.post(f"/api/tables/{table}/sit")
    assert look.until("chats")["chats"] == []


def test_a_note_that_comes_while_somebody_arrives_is_told(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Between reading the notes and sending them, the server looks up whom the user has blocked."""
    table, hall = seated(bera, egil), host.hall
    read_blocked = chat.find_blocked_users
    noted: list[Any] = []

    async def slowly(server: SessionServer, visitor: Visitor) -> frozenset[int]:
        if not noted:
            noted.append("just now")
            await chat.save_note(hall.sessions[table], visitor, None, 1, noted[0], "table")
        return await read_blocked(server, visitor)

    monkeypatch.setattr(chat, "find_blocked_users", slowly)
    look = bera.watch(table)
    while not look.until("notes")["notes"]:
        pass


def test_a_program_is_not_told_its_owners_notes(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    look = bera.watch(table)
    look.send("note", seq=1, text="mine alone", scope="mine")
    look.send("note", seq=1, text="for all", scope="table")
    while len(look.until("notes")["notes"]) < 2:
        pass
    token = bera.post(f"/api/tables/{table}/token", seat="A")["token"]
    with httpx2.stream(
        "GET", f"{host.url}/api/tables/{table}/stream", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
    ) as stream:
        told = next(message for line in stream.iter_lines() if (message := json.loads(line))["type"] == "notes")
    assert [note["text"] for note in told["notes"]] == ["for all"]


def test_a_guest_who_is_silenced_writes_no_note_for_others(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    host, other = bera.watch(table), egil.watch(table)
    other.until("notes")
    other.send("note", seq=1, text="good game", scope="table")
    note = other.until("notes")["notes"][0]
    other.send("chat", text="you swine")
    host.send("hush", chat=host.until("chat", text="you swine")["id"], silence=True)
    assert host.until("people", silenced=["Egil"])
    for changed in ({"id": note["id"], "text": "you swine"}, {"text": "you swine"}):
        other.send("note", seq=1, scope="table", **changed)
        assert other.until("error")["key"] == "chat-silenced"
    other.send("note", seq=1, text="he silenced me", scope="mine")
    assert {one["text"] for one in other.until("notes")["notes"]} == {"good game", "he silenced me"}
    other.send("note", id=note["id"], seq=1, text="", scope="table")
    assert [one["text"] for one in other.until("notes")["notes"]] == ["he silenced me"]

"""An error of the rules during an answer: the table stays unchanged, reports it, and can be continued."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.server.table import seats
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest, Look
from server.play_helpers import seated
from server.proposals_helpers import ORDER, OTHER, look_at, table_of
from server.rules_errors_helpers import Patch, answered, asked_of, break_at, frame_of

FIRST = {"first": "A"}


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: Patch) -> Path:
    """The admin's folder."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "mishaps"


def standing(host: Host, table: str) -> tuple[str, int, int]:
    """Return the position, the number of answers, and of draws."""
    play = host.hall.sessions[table].play
    return play.game.position(play.state), len(play.record.answers), play.dealer.draws


def repeated(text: str) -> None:
    """Replay the content of a report."""
    _, position, *answers, _ = text.splitlines()
    state = meadhall.game(position.split()[0]).from_position(position)
    for line in answers:
        meadhall.play(state, json.loads(line)["answer"])


def test_the_table_stays_where_it_was_and_goes_on(
    host: Host,
    bera: Guest,
    egil: Guest,
    kept: Path,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil, options=FIRST)
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        look.until("table")
    before, seq = standing(host, table), looks[0].table["seq"]
    wrong, right = looks[0].asked()[0], looks[0].asked()[-1]
    break_at(monkeypatch, frame_of(host, table), wrong)
    looks[0].answer(wrong)
    error = looks[0].until("error")
    note = error["args"]["note"]
    assert error["key"] == "rules-broken"
    assert standing(host, table) == before
    for look in looks:
        assert look.until("people", mishap=note)
        assert "GR1" not in "".join(look.raw[-2:])
    for guest in (bera, egil):
        assert guest.get(f"/api/tables/{table}/state")["seq"] == seq
    kept_file = kept / f"{note}.mishap"
    assert kept_file.stat().st_mode & 0o077 == 0
    with pytest.raises(IndexError):
        repeated(kept_file.read_text())
    told = egil.http.get(f"/api/tables/{table}/mishap").text
    assert note in told
    assert "IndexError" in told
    assert before[0] not in told
    assert "GR1" not in told
    looks[0].answer(right)
    for look in looks:
        look.until_seq(seq + 1)
        while look.people["mishap"]:
            look.until("people")


def test_a_draw_that_breaks_takes_its_answer_with_it(host: Host, bera: Guest, kept: Path, monkeypatch: Patch) -> None:
    table = bera.make("me", "me", options=FIRST)["id"]
    draw = next(frame for frame in meadhall.game("norsaga").frames.values() if frame.ask == "deck.draw")
    tried = break_at(monkeypatch, draw, every=True)
    state, before = asked_of(bera, table), standing(host, table)
    while answered(bera, table, state) == 200:  # until an answer brings a draw
        state, before = asked_of(bera, table), standing(host, table)
    assert len(tried) == 1
    assert standing(host, table) == before
    report = next(kept.iterdir()).read_text().splitlines()
    assert [json.loads(line)["seat"] for line in report[2:-1]] == [state["decision"]["seat"], "chance"]
    with pytest.raises(IndexError):
        repeated("\n".join(report))


@pytest.mark.store
def test_a_table_that_could_not_be_shown_is_not_stored(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil, options=FIRST)
    look = bera.watch(table)
    look.until("table")
    before, rules = standing(host, table), host.hall.sessions[table].game
    name = "view_of" if hasattr(rules, "view_of") else "view"
    view = getattr(type(rules), name)

    def blind(self: Any, state: Any, seat: int | None) -> Any:
        found = view(self, state, seat)
        if rules.position(state) != before[0]:
            raise ZeroDivisionError
        return found

    monkeypatch.setattr(type(rules), name, blind)
    look.answer(look.asked()[0])
    assert look.until("error")["key"] == "rules-broken"
    assert standing(host, table) == before
    assert bera.get(f"/api/tables/{table}/state")["seq"] == look.table["seq"]


def test_what_breaks_can_still_be_taken_back(host: Host, bera: Guest, monkeypatch: Patch) -> None:
    table = bera.make("me", "me", options=FIRST)["id"]
    state = asked_of(bera, table)
    while not state["undo"]:
        assert answered(bera, table, state) == 200
        state = asked_of(bera, table)
    break_at(monkeypatch, frame_of(host, table), state["decision"]["options"][0]["answer"])
    assert answered(bera, table, state) == 500
    seat = state["decision"]["seat"]
    look = bera.watch(table, eyes=seat)
    look.until("table")
    look.send("undo", seq=state["seq"], seat=seat)
    look.until_seq(state["seq"] + 1)
    assert look.table["full"]


def test_a_bot_gives_another_answer_and_stops_when_there_is_none(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil, options=FIRST)
    look = bera.watch(table)
    look.until("table")
    room, options = host.hall.sessions[table], look.asked()
    tried = break_at(monkeypatch, frame_of(host, table), every=True)
    bera.post(f"/api/tables/{table}/seat", seat="A", kind="bot", level="thrall")
    until = time.monotonic() + PATIENCE
    while not host.hall.mishaps.is_halted(room):
        assert time.monotonic() < until
        time.sleep(0.01)
    assert sorted(tried) == sorted(options)
    for _ in range(3):  # asking again and again changes nothing
        asyncio.run_coroutine_threadsafe(seats.refresh_and_wake_bot(room), host.loop).result(60)
    assert room.bot_task is None
    assert len(tried) == len(options)
    monkeypatch.undo()
    bera.post(f"/api/tables/{table}/seat", seat="A", kind="me")
    look.until("people", mishap=host.hall.mishaps.find_note(room))
    seq = look.table["seq"]
    look.answer(options[0])
    look.until_seq(seq + 1)


def test_what_was_proposed_and_breaks_is_dropped_by_hand_and_by_the_clock(
    sqlite: str,
    open_hall: Callable[..., Host],
    monkeypatch: Patch,
) -> None:
    host = open_hall(sqlite)
    people = [Guest(host.url, name) for name in ("Bera", "Egil", "Hulda")]
    table = table_of(people, pace="live")
    looks = look_at(table, *people)
    room = host.hall.sessions[table]
    before = standing(host, table)
    tried = break_at(monkeypatch, frame_of(host, table), ORDER, OTHER)

    def proposed(text: str) -> Look:
        looks[0].answer(text, "A")
        while not looks[0].people["proposal"]:
            looks[0].until("people")
        return looks[1]

    proposed(ORDER).until("people")
    looks[1].answer(ORDER, "B")
    assert looks[1].until("error")["key"] == "rules-broken"
    while looks[2].people["proposal"] or not looks[2].people["mishap"]:
        looks[2].until("people")
    looks[0].until("people", proposal=None)
    proposed(OTHER)
    room.sheet.until = time.time() - 1
    asyncio.run_coroutine_threadsafe(seats.on_timeout(room), host.loop).result(60)
    assert tried == [ORDER, OTHER]
    assert (room.proposal, room.sheet.until) == (None, None)
    assert (
        asyncio.run_coroutine_threadsafe(host.hall.tables.find_timed_out(time.time() + 1e6), host.loop).result(60) == []
    )
    assert standing(host, table) == before
    report = people[2].http.get(f"/api/tables/{table}/mishap").text
    with pytest.raises(IndexError):  # no seat has secrets here: the position is in it
        repeated(report)
    stranger = Guest(host.url, "Odd")
    assert stranger.fault("GET", f"/api/tables/{table}/mishap", 403) == "seat-none"


def test_nothing_has_gone_wrong(bera: Guest) -> None:
    table = bera.make("me", "thrall")["id"]
    assert bera.fault("GET", f"/api/tables/{table}/mishap", 404) == "mishap-none"

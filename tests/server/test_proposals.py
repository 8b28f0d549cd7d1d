"""Questions to the whole table: propose, agree, decline, replace; leaving, returning, a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from patience import PATIENCE
from server.hosting import Host
from server.people import Guest, Look
from server.proposals_helpers import GODS, ORDER, OTHER, look_at, table_of
from server.redis_server import RedisServer

Open = Callable[..., Host]


def proposal(seat: str, answer: str, *agreed: str) -> dict[str, Any]:
    return {"seat": seat, "answer": answer, "agreed": list(agreed)}


def together(seq: int, *looks: Look) -> None:
    """Check that all receive the answer, and that no proposal is left."""
    for look in looks:
        look.until_seq(seq + 1)
        while look.people["proposal"]:
            look.until("people")
        assert look.table["view"]["active"] == 0


@pytest.fixture
def hulda(host: Host) -> Guest:
    return Guest(host.url, "Hulda")


def test_one_other_person_is_enough(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil, hulda])
    mine, theirs, hers = look_at(table, bera, egil, hulda)
    seq = mine.table["seq"]
    mine.answer(ORDER, "A")
    for look in (mine, theirs, hers):
        look.until("people", proposal=proposal("A", ORDER, "A"))
        assert look.table["seq"] == seq
    assert not bera.get("/api/tables")["mine"][0]["your_turn"]
    assert egil.get("/api/tables")["mine"][0]["your_turn"]
    theirs.answer(ORDER, "B")
    together(seq, mine, theirs, hers)


def test_where_the_table_wants_it_everybody_must_agree(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil, hulda], options={"consent": "all"})
    mine, theirs, hers = look_at(table, bera, egil, hulda)
    seq = mine.table["seq"]
    hers.answer(ORDER, "C")
    mine.until("people", proposal=proposal("C", ORDER, "C"))
    mine.answer(ORDER, "A")
    theirs.until("people", proposal=proposal("C", ORDER, "A", "C"))
    assert theirs.table["seq"] == seq
    theirs.answer(ORDER, "B")
    together(seq, mine, theirs, hers)


def test_a_second_proposal_replaces_the_first_and_either_side_may_drop_it(bera: Guest, egil: Guest) -> None:
    table = table_of([bera, egil], "thrall", options={"consent": "all"})
    mine, theirs = look_at(table, bera, egil)
    seq = mine.table["seq"]
    gods = [god["god"] for god in mine.table["view"]["gods"]]
    first, second = "order " + " ".join(gods), "order " + " ".join(reversed(gods))
    mine.answer(first, "A")
    theirs.until("people", proposal=proposal("A", first, "A"))
    theirs.answer(second, "B")
    mine.until("people", proposal=proposal("B", second, "B"))
    mine.send("decline", seat="A", answer=first)
    assert mine.until("error")["key"] == "proposal-none"
    mine.send("decline", seat="A", answer=second)
    theirs.until("people", proposal=None)
    theirs.send("decline", seat="B", answer=second)
    assert theirs.until("error")["key"] == "proposal-none"

    mine.answer(first, "A")
    theirs.until("people", proposal=proposal("A", first, "A"))
    mine.send("decline", seat="A", answer=first)
    theirs.until("people", proposal=None)
    assert theirs.table["seq"] == seq
    theirs.answer(first, "B")
    mine.until("people", proposal=proposal("B", first, "B"))
    mine.answer(first, "A")
    together(seq, mine, theirs)


def test_who_is_alone_with_bots_decides_at_once(bera: Guest) -> None:
    table = table_of([bera], "thrall", "thrall")
    [look] = look_at(table, bera)
    seq = look.table["seq"]
    look.answer(look.asked()[0], "A")
    look.until_seq(seq + 1)
    assert not any(message.get("proposal") for message in look.heard)


def test_one_person_on_two_seats_has_one_voice(bera: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    table = bera.post("/api/tables", 201, game="yggdrasil", seats=seats, listed=True)["id"]
    for seat, god in zip("ABC", GODS, strict=True):
        seq = bera.get(f"/api/tables/{table}/state?seat={seat}")["seq"]
        bera.post(f"/api/tables/{table}/answers", seq=seq, answer=god, seat=seat)
    state = bera.get(f"/api/tables/{table}/state?seat=B")
    stored = bera.post(f"/api/tables/{table}/answers", seq=state["seq"], answer=ORDER, seat="B")
    assert stored["seq"] > state["seq"]


def test_bots_alone_decide_for_themselves(bera: Guest) -> None:
    seats = [{"kind": "bot", "level": "thrall"}] * 2
    table = bera.post("/api/tables", 201, game="yggdrasil", seats=seats, listed=True)["id"]
    until = time.monotonic() + PATIENCE
    while "turn" not in {event["kind"] for event in bera.get(f"/api/tables/{table}/state")["events"]}:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_table_of_bots_goes_on_after_a_restart(bera: Guest, egil: Guest, host: Host) -> None:
    table = table_of([bera, egil], "thrall")
    look_at(table, bera)
    tables = host.hall.tables

    async def forgotten() -> bool:
        return table in await tables.find_waiting_for_bots(time.time(), time.time() + 60)

    def asked() -> bool:
        return asyncio.run_coroutine_threadsafe(forgotten(), host.loop).result(10)

    async def hand_over() -> None:
        _, chairs = await tables.load(table)
        for chair in chairs[:2]:
            await tables.save_chair(table, replace(chair, kind="bot", level="thrall"), chair, None)

    assert not asked()
    asyncio.run_coroutine_threadsafe(hand_over(), host.loop).result(10)
    assert asked()


def test_what_is_no_answer_is_no_proposal_and_spectators_are_not_told(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil], "thrall")
    mine, theirs = look_at(table, bera, egil)
    watching = hulda.watch(table)
    mine.answer("order odin", "A")
    assert mine.until("error")["key"] == "answer-unknown"
    mine.answer(mine.asked()[0], "A")
    theirs.until("people", proposal=proposal("A", mine.asked()[0], "A"))
    mine.send("chat", text="now")
    watching.until("chat", text="now")
    assert all(message["proposal"] is None for message in watching.heard if message["type"] == "people")
    watching.send("decline", seat="A", answer=mine.asked()[0])
    assert watching.until("error")["key"] == "seat-foreign"


def test_who_leaves_is_not_waited_for(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil, hulda], options={"consent": "all"})
    mine, theirs = look_at(table, bera, egil)
    seq = mine.table["seq"]
    mine.answer(ORDER, "A")
    theirs.until("people", proposal=proposal("A", ORDER, "A"))
    theirs.answer(ORDER, "B")
    mine.until("people", proposal=proposal("A", ORDER, "A", "B"))
    hulda.post(f"/api/tables/{table}/stand", seat="C")
    together(seq, mine, theirs)


def test_who_leaves_takes_the_proposal_along(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil, hulda], options={"consent": "all"})
    mine, theirs = look_at(table, bera, egil)
    seq = mine.table["seq"]
    mine.answer(ORDER, "A")
    theirs.until("people", proposal=proposal("A", ORDER, "A"))
    bera.post(f"/api/tables/{table}/seat", seat="A", kind="bot")
    theirs.until("people", proposal=None)
    assert theirs.table["seq"] == seq
    theirs.answer(OTHER, "B")
    hers = hulda.watch(table)
    hers.until("people", proposal=proposal("B", OTHER, "B"))
    hers.until("table")
    hers.answer(OTHER, "C")
    theirs.until_seq(seq + 1)


@pytest.mark.store
def test_reconnecting_shows_what_is_proposed_and_a_restart_keeps_it(db: str, open_hall: Open) -> None:
    host = open_hall(db)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = table_of([bera, egil], "thrall")
    mine, theirs = look_at(table, bera, egil)
    seq, answer = mine.table["seq"], mine.asked()[0]
    mine.answer(answer, "A")
    theirs.until("people", proposal=proposal("A", answer, "A"))
    theirs.close()
    assert egil.watch(table).until("people")["proposal"] == proposal("A", answer, "A")
    host.stop()

    again = open_hall(db)
    later = Guest(again.url, cookie=egil.cookie).watch(table, since=seq)
    assert later.until("people")["proposal"] == proposal("A", answer, "A")
    later.until("table")
    later.answer(answer, "B")
    later.until_seq(seq + 1)
    assert later.people["proposal"] is None


@pytest.mark.store
def test_agreeing_on_another_node(db: str, open_hall: Open, redis_server: RedisServer) -> None:
    here, there = open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)
    bera, egil = Guest(here.url, "Bera"), Guest(here.url, "Egil")
    table = table_of([bera, egil], "thrall")
    mine, theirs = look_at(table, bera, Guest(there.url, cookie=egil.cookie))
    seq, answer = mine.table["seq"], mine.asked()[0]
    mine.answer(answer, "A")
    mine.until("people", proposal=proposal("A", answer, "A"))
    theirs.answer(answer, "B")  # whether or not the news has reached that node
    for look in (mine, theirs):
        look.until_seq(seq + 1)


def test_taking_back_ends_the_proposal(bera: Guest, egil: Guest, hulda: Guest) -> None:
    table = table_of([bera, egil, hulda])
    mine, theirs, hers = look_at(table, bera, egil, hulda)
    seq = mine.table["seq"]
    mine.answer(ORDER, "A")
    hers.until("people", proposal=proposal("A", ORDER, "A"))
    hers.send("undo", seq=seq, seat="C")
    for seat, look in (("A", mine), ("B", theirs)):
        look.send("consent", seat=seat, agree=True)
    hers.until_seq(seq + 1)
    assert hers.table["decision"]["ask"] == "god.choose"
    assert hers.people["proposal"] is None


@pytest.mark.rule("YG-ROUND-08")
def test_silence_agrees_when_the_clock_has_run_out(
    bera: Guest, egil: Guest, host: Host, pass_time: Callable[[float], None]
) -> None:
    table = table_of([bera, egil], "thrall", pace="live")
    mine, theirs = look_at(table, bera, egil)
    assert mine.people["clock"] is None, "nobody is waited for before something is proposed"
    seq, answer = mine.table["seq"], mine.asked()[0]
    mine.answer(answer, "A")
    assert theirs.until("people", proposal=proposal("A", answer, "A"))["clock"]["seat"] == "table"
    pass_time(host.hall.limits.live)
    mine.until_seq(seq + 1)

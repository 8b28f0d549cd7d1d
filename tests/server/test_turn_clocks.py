"""Clocks, the substitute bot, and bots that continue after a restart."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from meadhall.server.store import table_store
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import seated
from server.redis_server import RedisServer


def test_time_runs_out_a_bot_sits_in_and_the_owner_takes_the_seat_back(
    db: str,
    open_hall: Callable[..., Host],
    pass_time: Callable[[float], None],
) -> None:
    host = open_hall(db, live=100.0)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, pace="live", options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    for look in looks.values():
        look.until("table")
    seat = looks["A"].table["decision"]["seat"]
    late, owner = looks[seat], bera if seat == "A" else egil
    index = "AB".index(seat)
    clock = late.people["clock"]
    assert (clock["seat"], clock["pace"]) == (seat, "live")
    assert 0 < clock["until"] - late.people["now"] <= 100.0

    pass_time(100)
    while late.people["seats"][index]["kind"] != "bot":
        late.until("people")
    shown = late.people["seats"][index]
    assert (shown["yours"], shown["level"]) == (True, "karl")
    late.send("answer", seq=late.table["seq"], seat=seat, answer="x")
    assert late.until("error")["key"] == "seat-bot"
    owner.post(f"/api/tables/{table}/seat", seat=seat, kind="me")
    while late.people["seats"][index]["kind"] != "human":
        late.until("people")
    assert owner.get(f"/api/tables/{table}")["seats"][index]["name"] == shown["name"]


def test_others_may_not_hurry_somebody_whose_clock_runs(db: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(db)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, pace="day")
    turn = bera.get(f"/api/tables/{table}")["turn"]
    other, path = (egil if turn == "A" else bera), f"/api/tables/{table}/seat"
    assert other.fault("POST", path, 403, seat=turn, kind="bot") == "clock-running"
    mine = "B" if turn == "A" else "A"
    assert other.post(path, seat=mine, kind="bot")["seats"]["AB".index(mine)]["kind"] == "bot"
    assert other.post(path, seat=mine, kind="me")["seats"]["AB".index(mine)]["kind"] == "human"


def test_an_abandoned_table_is_played_to_the_end_by_bots(db: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(db, live=0.2, sweep=0.05)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, pace="live", options={"turn_cap": 4})
    wait_over(bera, table)


@pytest.mark.store
def test_bots_play_with_no_browser_open_and_go_on_after_a_restart(db: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(db)
    bera = Guest(host.url, "Bera")
    table = bera.make("thrall", "thrall", options={"turn_cap": 200})["id"]
    time.sleep(0.4)
    host.stop()
    again = open_hall(db)
    bera = Guest(again.url, cookie=bera.cookie)
    assert bera.get(f"/api/tables/{table}")["status"] in ("running", "over")
    wait_over(bera, table)


def test_nobody_loses_time_while_the_hall_is_closed(
    db: str, open_hall: Callable[..., Host], pass_time: Callable[[float], None]
) -> None:
    host = open_hall(db, live=100.0)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, pace="live")
    host.stop()
    pass_time(101)
    again = open_hall(db, live=100.0)
    bera = Guest(again.url, cookie=bera.cookie)
    time.sleep(0.5)
    assert [seat["kind"] for seat in bera.get(f"/api/tables/{table}")["seats"]] == ["human", "human"]


def wait_over(guest: Guest, table: str, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while guest.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_bot_goes_on_though_the_clock_was_set_back(
    db: str,
    open_hall: Callable[..., Host],
    pass_time: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = open_hall(db)
    monkeypatch.setattr(host.hall.bots, "attend", lambda room: None)
    bera = Guest(host.url, "Bera")
    table = bera.make("me", "thrall", options={"first": "B"})["id"]
    assert bera.get(f"/api/tables/{table}")["turn"] == "B"
    host.stop()
    pass_time(-3600)
    later = Guest(open_hall(db).url, cookie=bera.cookie)
    until = time.monotonic() + PATIENCE
    while later.get(f"/api/tables/{table}")["turn"] != "A":
        assert time.monotonic() < until
        time.sleep(0.02)


def test_tables_that_nobody_can_play_on_keep_the_clocks_from_no_other(
    host: Host,
    bera: Guest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host.hall.bots, "attend", lambda room: None)
    monkeypatch.setattr(table_store, "SHOWN", 1)  # no more are looked at in one sweep
    stands, lively = (bera.make("me", "thrall", options={"first": "B"})["id"] for _ in range(2))
    late, later = (bera.make("me", "thrall", options={"first": "A"}, pace="live")["id"] for _ in range(2))
    tables, now = host.hall.tables, host.hall.now() + 1e6
    for found, (first, second) in (
        (tables.find_waiting_for_bots(now, now), (stands, lively)),
        (tables.find_timed_out(now), (late, later)),
    ):
        assert asyncio.run_coroutine_threadsafe(found, host.loop).result(PATIENCE) == [second] != [first]


def test_that_the_database_is_away_is_said_once(
    host: Host,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries, often = [0], threading.Event()

    async def away(now: float) -> list[str]:
        tries[0] += 1
        if tries[0] > 3:
            often.set()
        raise ConnectionRefusedError

    monkeypatch.setattr(host.hall.tables, "find_timed_out", away)
    assert often.wait(PATIENCE)
    assert caplog.text.count("the clocks wait") == 1


def test_a_clock_that_jumps_takes_nobodys_time(
    db: str,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock of the machine, not that of the server: it is set, or one node's is always wrong."""
    swept = open_hall(db, redis=redis_server.url)
    bera = Guest(swept.url, "Bera")
    first = bera.make("me", "thrall", options={"first": "A"}, pace="live")["id"]
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 30 * 3600)
    late = open_hall(db, redis=redis_server.url)  # starts with the wrong time
    twin = Guest(late.url, cookie=bera.cookie)
    second = twin.make("me", "thrall", options={"first": "A"}, pace="live")["id"]
    for host in (swept, late):
        asyncio.run_coroutine_threadsafe(host.upkeep.clocks._sweep(), host.loop).result(PATIENCE)
        for table in (first, second):
            assert Guest(host.url, cookie=bera.cookie).get(f"/api/tables/{table}")["seats"][0]["kind"] == "human"
    clocks = [
        guest.watch(table).until("people")
        for guest, table in ((bera, first), (bera, second), (twin, first), (twin, second))
    ]
    assert all(0 < told["clock"]["until"] - told["now"] <= swept.hall.limits.live for told in clocks)

"""The database is away or full: the server reports and logs it, and continues by itself when it is back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import httpx2
import pytest
from sqlalchemy import Connection, text

from meadhall.server.transport import websocket
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import seated
from server.postgres import Postgres
from server.rules_errors_helpers import answered, asked_of


def until_back(guest: Guest) -> None:
    until = time.monotonic() + PATIENCE
    while guest.http.get("/api/tables").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_database_that_is_away_is_said_and_comes_back(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = open_hall(own_postgres.database())
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, options={"first": "A"})
    look = bera.watch(table)
    look.until("notes")
    options, seq = look.asked(), look.table["seq"]
    own_postgres.halt()
    for method, path, body in (
        ("GET", "/api/tables", None),
        ("GET", "/api/me", None),
        ("PATCH", "/api/me", {"name": "B"}),
        ("GET", f"/join/{'x' * 16}", None),
    ):
        reply = bera.http.request(method, path, json=body)
        assert (reply.status_code, reply.json()["error"]["key"]) == (503, "hall-away"), path
    look.send("chat", text="hail")
    assert look.until("error")["key"] == "hall-away"
    look.answer(options[0])
    assert look.until("error")["key"] in ("store", "hall-away")
    late = egil.watch(table)
    assert late.next()["key"] == "hall-away"
    assert "the database cannot be used just now" in caplog.text
    own_postgres.start()
    until_back(bera)
    assert bera.get(f"/api/tables/{table}/state")["seq"] == seq
    look.answer(options[0])  # on the same connection, without any help
    look.until_seq(seq + 1)


def test_a_table_that_could_not_be_read_is_read_again_by_itself(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
) -> None:
    host = open_hall(own_postgres.database())
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, options={"first": "A"})
    look = egil.watch(table)
    look.until("notes")
    room = host.hall.sessions[table]
    own_postgres.halt()

    def doubt() -> None:
        room.doubted = True
        room.people_version += 1
        room.wake_subscribers()

    host.loop.call_soon_threadsafe(doubt)
    assert look.until("error")["key"] == "hall-away"
    own_postgres.start()
    look.until("people")


def test_one_who_only_looks_fills_no_log_while_the_database_is_away(
    host: Host,
    bera: Guest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    look = bera.watch(bera.make("me", "thrall", options={"first": "A"})["id"])
    look.until("notes")
    (room,), often, tries = host.hall.sessions.values(), threading.Event(), [0]

    async def away() -> None:
        tries[0] += 1
        if tries[0] > 3:
            often.set()
        raise ConnectionRefusedError

    monkeypatch.setattr(websocket, "AGAIN", 0.01)
    monkeypatch.setattr(room, "refresh", away)
    host.loop.call_soon_threadsafe(room.wake_subscribers)
    assert look.until("error")["key"] == "hall-away"
    assert often.wait(PATIENCE)
    assert caplog.text.count("the database cannot be used just now") == 1


def test_a_full_disk_is_said_and_nothing_is_lost(
    sqlite: str,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = open_hall(sqlite)
    bera = Guest(host.url, "Bera")
    table = bera.make("me", "me")["id"]
    allow(host, 1)
    refused = next(
        reply
        for reply in (
            bera.http.post(
                "/api/tables", json={"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "open"}], "title": "x" * 80}
            )
            for _ in range(200)
        )
        if reply.status_code != 201
    )
    assert (refused.status_code, refused.json()["error"]["key"]) == (503, "hall-away")
    assert "full" in caplog.text
    assert readiness(host) == (503, ["database"])
    while True:
        state = asked_of(bera, table)
        reply = bera.http.post(
            f"/api/tables/{table}/answers",
            json={
                "seq": state["seq"],
                "seat": state["decision"]["seat"],
                "answer": state["decision"]["options"][0]["answer"],
            },
        )
        if reply.status_code != 200:
            break
    assert (reply.status_code, reply.json()["error"]["key"]) == (503, "store")
    allow(host, 1_000_000)
    assert asked_of(bera, table) == state
    bera.make("me", "open")
    assert answered(bera, table, state) == 200
    assert readiness(host) == (200, [])


def test_a_hall_that_could_write_nothing_is_ready_again_by_itself(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """A proxy routes no request to a node that is not ready, so no request would try to write."""
    host = open_hall(sqlite)
    allow(host, 1)
    with Guest(host.url).http as bera:
        wish = {"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "open"}], "title": "x" * 80}
        for _ in range(200):
            if bera.post("/api/tables", json=wish).status_code != 201:
                break
    assert readiness(host) == (503, ["database"])
    allow(host, 1_000_000)
    until = time.monotonic() + PATIENCE
    while readiness(host) != (200, []):
        assert time.monotonic() < until
        time.sleep(0.1)


def readiness(host: Host) -> tuple[int, list[str]]:
    told = httpx2.get(f"{host.url}/readyz", timeout=PATIENCE)
    return told.status_code, told.json()["lacks"]


def allow(host: Host, pages: int) -> None:
    """Allow this many pages more than now on the disk, or none."""
    pragma = f"PRAGMA max_page_count = {pages}"

    def limit(connection: Connection) -> None:
        connection.execute(text(pragma))

    asyncio.run_coroutine_threadsafe(host.hall.database.write(limit), host.loop).result(60)

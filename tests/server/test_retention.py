"""Deletion of old data is permanent, and never affects data still in use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from meadhall.server.jobs.retention import DAY
from meadhall.server.store.database import Database
from meadhall.server.store.schema import metadata
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest, Look
from server.play_helpers import play_on, seated
from server.retention_helpers import forget

pytestmark = pytest.mark.store


def rows(host: Host) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        return {
            name: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
            for name, table in metadata.tables.items()
        }

    database: Database = host.hall.database
    return asyncio.run_coroutine_threadsafe(database.read(count), host.loop).result(60)


def played(host: Host) -> tuple[Guest, Guest, str]:
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks, 3)
    looks[0].send("chat", text="hail")
    looks[1].until("chat")
    leave(host, table, looks)
    egil.post(f"/api/tables/{table}/stand", seat="B")
    return bera, egil, table


def leave(host: Host, table: str, looks: list[Look]) -> None:
    for look in looks:
        look.close()
    until = time.monotonic() + PATIENCE
    while host.hall.sessions[table].subscribers and time.monotonic() < until:
        time.sleep(0.02)


def test_what_nobody_touches_is_forgotten_whole(host: Host, pass_time: Callable[[float], None]) -> None:
    bera, egil, table = played(host)
    pass_time(31 * DAY)
    forget(host, 30)

    assert rows(host) == dict.fromkeys(metadata.tables, 0)
    assert egil.ask("GET", f"/api/tables/{table}", None, 404)["error"]["key"] == "table-unknown"
    assert Guest(host.url, cookie=bera.cookie).get("/api/me")["name"] != ""


def test_what_is_still_used_stays(host: Host, pass_time: Callable[[float], None]) -> None:
    bera, egil, table = played(host)
    pass_time(20 * DAY)
    egil.post(f"/api/tables/{table}/sit", seat="B")
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks, 1)
    leave(host, table, looks)
    pass_time(20 * DAY)
    before = rows(host)
    forget(host, 30)

    assert rows(host) == before
    assert egil.get(f"/api/tables/{table}")["id"] == table


def test_a_guest_who_comes_is_seen(host: Host, pass_time: Callable[[float], None]) -> None:
    """Also one who never sits at a table."""
    orm, asa = Guest(host.url, "Orm the Tall"), Guest(host.url, "Asa the Wise")
    pass_time(20 * DAY)
    orm.get("/api/me")
    pass_time(20 * DAY)
    forget(host, 30)

    assert rows(host)["guests"] == 1
    assert orm.get("/api/me")["name"] == "Orm the Tall"
    assert asa.get("/api/me")["name"] != "Asa the Wise"  # a new user, with a name that the server chose


def test_a_hall_forgets_nothing_by_itself(host: Host, pass_time: Callable[[float], None]) -> None:
    played(host)
    before: Any = rows(host)
    pass_time(1_000 * DAY)
    asyncio.run_coroutine_threadsafe(host.upkeep.clocks.retention.delete_if_due(), host.loop).result(60)

    assert rows(host) == before

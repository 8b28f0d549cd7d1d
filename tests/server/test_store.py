"""The store: one transaction for many tables, races, migrations; and freed memory."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, make_url, select

from meadhall.core.fault import Fault
from meadhall.server.errors.messages import load_words
from meadhall.server.runner import bind, run
from meadhall.server.store import database
from meadhall.server.store.database import Database, resolve_url
from meadhall.server.store.schema import entries, guests, metadata
from meadhall.server.store.write_queue import LostRaceError
from meadhall.server.table.server import NOTHING
from patience import PATIENCE
from server.hosting import Host, free_port
from server.people import Guest
from server.play_helpers import play_on, seated
from server.store_helpers import mark, opened, row

pytestmark = pytest.mark.store


async def test_many_tables_share_a_commit_and_a_lost_race_harms_only_its_own(db: str) -> None:
    database, writer = await opened(db)
    await asyncio.gather(*(writer.append([row(table, 1), row(table, 2)], mark(table)) for table in "abc"))
    assert writer.commits < 3
    results = await asyncio.gather(
        writer.append([row("a", 3)], mark("a")),
        writer.append([row("b", 2)], mark("b")),
        writer.append([row("c", 3), row("c", 4)], mark("c")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), LostRaceError, type(None)]
    query = select(entries.c.table, entries.c.seq).order_by(*entries.primary_key)
    found = await database.read(lambda connection: connection.execute(query).all())
    assert [tuple(entry) for entry in found] == [
        ("a", 1),
        ("a", 2),
        ("a", 3),
        ("b", 1),
        ("b", 2),
        ("c", 1),
        ("c", 2),
        ("c", 3),
        ("c", 4),
    ]
    await writer.stop()
    await database.close()


async def test_an_answer_and_its_draws_are_stored_together_or_not_at_all(db: str) -> None:
    database, writer = await opened(db)
    await writer.append([row("a", 2)], mark("a"))
    with pytest.raises(LostRaceError):
        await writer.append([row("a", 1), row("a", 2), row("a", 3)], mark("a"))
    query = select(entries.c.seq)
    assert await database.read(lambda connection: connection.execute(query).scalars().all()) == [2]
    await writer.stop()
    await database.close()


async def test_migrations_make_what_the_code_expects(db: str) -> None:
    database = Database(db)
    await asyncio.gather(database.migrate())
    await database.migrate()

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.write(differences) == []
    await database.close()


def test_database_urls(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("MEADHALL_HOME", "/somewhere")
    assert resolve_url(None) == "sqlite:////somewhere/meadhall.sqlite3"
    for name in ("c:\\hall.db", "data//hall.db", "my hall?.db", "50%25.db", "/srv/hall:2.db"):
        assert make_url(resolve_url(name)).database == name
    assert resolve_url("hall.db") == "sqlite:///hall.db"
    assert resolve_url("sqlite+aiosqlite:///hall.db") == "sqlite:///hall.db", "as earlier versions wrote it"
    assert resolve_url("postgresql://h@x/y") == "postgresql+asyncpg://h@x/y"
    for wrong in (
        "mysql://x/y",
        "://",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://h@x",
        "postgres:/h@x/y",
        "postgres//h@x/y",
        "sqlite:foo",
        "postgresql+asyncpg:h@x/y",
    ):
        with pytest.raises(Fault) as fault:
            resolve_url(wrong)
        assert fault.value.key == "db-url"


def test_a_database_that_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_text("something else " * 1_000, encoding="utf-8")
    wrong = {
        str(tmp_path): "unable to open",
        str(tmp_path / "other.db"): "not a database",
        f"postgresql://u:secret@127.0.0.1:{free_port()}/x": "failed",
    }
    for url, reason in wrong.items():
        with pytest.raises(Fault) as fault:
            asyncio.run(Database(url).check_reachable())
        told = load_words("en").fault(fault.value)
        assert fault.value.key == "db-closed"
        assert reason in told
        assert "secret" not in told


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("no.such.host.invalid", "host-unknown"),
        ("192.0.2.7", "host-unknown"),
        ("\udcff", "host-unknown"),
        ("." * 300, "host-unknown"),
    ],
)
def test_an_address_that_is_not_ours(host: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        bind(host, 0)
    assert fault.value.key == key


def test_a_port_that_is_taken() -> None:
    with bind("127.0.0.1", 0) as one:
        one.listen()
        with pytest.raises(Fault) as fault:
            bind("127.0.0.1", one.getsockname()[1])
        assert fault.value.key == "port-taken"


def test_an_address_that_is_no_redis() -> None:
    with pytest.raises(Fault) as fault:
        run("127.0.0.1", 0, None, "nonsense", None, False, None, (), NOTHING)
    assert fault.value.key == "redis-url"


def test_tables_that_nobody_watches_are_let_go_and_come_back(
    db: str, open_hall: Callable[..., Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.table.server.RECENT", 0.05)
    host = open_hall(db, warm=2, idle=0.5, sweep=0.05)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    watched = seated(bera, egil)
    looks = [bera.watch(watched), egil.watch(watched)]
    play_on(looks, 5)
    others = [bera.make("me", "me")["id"] for _ in range(6)]
    until = time.monotonic() + PATIENCE
    while set(host.hall.sessions) != {watched}:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert bera.get(f"/api/tables/{others[0]}/state")["seq"] > 0
    play_on(looks, 5)


def test_a_store_that_fails_loses_nothing(db: str, open_hall: Callable[..., Host]) -> None:
    """The disk is full for a moment: the answer is refused, the table is unchanged, and the next attempt counts."""
    host = open_hall(db)
    bera = Guest(host.url, "Bera")
    table = bera.make("me", "me")["id"]
    look = bera.watch(table, eyes="A")
    look.until("table")
    seat = look.table["decision"]["seat"]
    look.send("look", seat=seat)
    look.until("table", eyes=seat)
    seq, text, view = look.table["seq"], look.asked()[0], look.table["view"]
    write = host.hall.writer.appender.write

    async def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    host.hall.writer.appender.write = full
    look.answer(text, seat)
    assert look.until("error")["key"] == "store"
    host.hall.writer.appender.write = write
    state = bera.get(f"/api/tables/{table}/state?seat={seat}")
    assert (state["seq"], state["view"]) == (seq, view)
    look.answer(text, seat)
    assert look.until_seq(seq + 1)["view"] != view


def test_a_clock_that_is_named_but_missing_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in WebAssembly."""

    def missing(_: int) -> float:
        raise OSError(28, "Invalid argument")

    clock = SimpleNamespace(CLOCK_BOOTTIME=7, clock_gettime=missing, monotonic=lambda: 12.5)
    monkeypatch.setattr(database, "time", clock)
    assert database.read_clock() == 12.5


@pytest.mark.parametrize("in_place", [False, True])
async def test_both_ways_to_call_sqlite_store_all_or_nothing(sqlite: str, in_place: bool) -> None:
    database = Database(sqlite, in_place)
    await database.migrate()
    query = select(guests.c.name)

    def add(connection: Connection) -> None:
        connection.execute(insert(guests).values(id=1, name="Bera", lang="en", created=0))

    def add_and_fail(connection: Connection) -> None:
        connection.execute(insert(guests).values(id=2, name="Egil", lang="en", created=0))
        raise LookupError

    await database.write(add)
    with pytest.raises(LookupError):
        await database.write(add_and_fail)
    assert await database.read(lambda connection: connection.execute(query).scalars().all()) == ["Bera"]
    await database.close()
    assert await database.read(lambda connection: connection.execute(query).scalars().all()) == ["Bera"]
    await database.close()


WITHOUT = """
import asyncio, sys
for name in ("greenlet", "aiosqlite", "asyncpg", "sqlalchemy.ext.asyncio"):
    sys.modules[name] = None
from meadhall.server.app import create_app
app = create_app(sys.argv[1])
async def open_and_close():
    await app.state.hall.open()
    await app.state.hall.guests.create("en")
    await app.state.hall.close()
asyncio.run(open_and_close())
"""


def test_a_server_on_sqlite_needs_no_asyncio_driver(sqlite: str) -> None:
    subprocess.run([sys.executable, "-c", WITHOUT, sqlite], check=True)

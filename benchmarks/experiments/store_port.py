"""Compare two ways to call the database: SQLAlchemy's asyncio engines, and plain functions over one connection.

    python benchmarks/experiments/store_port.py [--postgres URL] [--rounds N]

Needs aiosqlite, which the server itself does not.

A "read" loads a table: its row, its seats, its entries. A "write" changes one seat in its own transaction. An "append"
stores an answer and updates the table's row; appends that wait share one transaction, as in the write queue. All ways
take turns in one run, on one database.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, guests, seats, tables
from meadhall.server.store.sqlite_connections import prepare

TABLES = (50, 1_000)
ENTRIES = 100
OPERATIONS = 2_000
BATCH = 256
COUNT = itertools.count(ENTRIES + 1)


def seed(connection: Connection) -> None:
    connection.execute(insert(guests).values(id=1, name="x", lang="en", created=0))
    for number in range(max(TABLES)):
        seed_table(connection, f"t{number}")


def seed_table(connection: Connection, name: str) -> None:
    row = {"game": "norsaga", "options": "{}", "title": "", "pace": "none", "listed": False, "invite": name}
    row |= {"id": name, "secret": "", "host": 1, "status": "running", "created": 0, "updated": 0}
    connection.execute(insert(tables).values(**row))
    chairs = [{"table": name, "seat": s, "kind": "human", "name": s, "level": "", "nonce": ""} for s in "AB"]
    connection.execute(insert(seats), chairs)
    answers = [entry(name, seq) for seq in range(1, ENTRIES + 1)]
    connection.execute(insert(entries), answers)


def entry(table: str, seq: int) -> dict[str, Any]:
    return {"table": table, "seq": seq, "kind": "answer", "seat": "A", "text": "raid 3 of the north", "at": 1.0}


def load(connection: Connection, table: str) -> int:
    connection.execute(select(tables).where(tables.c.id == table)).first()
    connection.execute(select(seats).where(seats.c.table == table)).all()
    return len(connection.execute(select(entries).where(entries.c.table == table).order_by(entries.c.seq)).all())


def change(connection: Connection, table: str) -> None:
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == "A").values(name=str(next(COUNT))))


def append(connection: Connection, some: list[str]) -> None:
    connection.execute(insert(entries), [entry(table, next(COUNT)) for table in some])
    for table in some:
        connection.execute(update(tables).where(tables.c.id == table).values(updated=2.0, turn="A"))


async def load_async(connection: AsyncConnection, table: str) -> int:
    (await connection.execute(select(tables).where(tables.c.id == table))).first()
    (await connection.execute(select(seats).where(seats.c.table == table))).all()
    query = select(entries).where(entries.c.table == table).order_by(entries.c.seq)
    return len((await connection.execute(query)).all())


async def change_async(connection: AsyncConnection, table: str) -> None:
    found = update(seats).where(seats.c.table == table, seats.c.seat == "A").values(name=str(next(COUNT)))
    await connection.execute(found)


async def append_async(connection: AsyncConnection, some: list[str]) -> None:
    await connection.execute(insert(entries), [entry(table, next(COUNT)) for table in some])
    for table in some:
        await connection.execute(update(tables).where(tables.c.id == table).values(updated=2.0, turn="A"))


class AsyncEngines:
    """Every statement goes through a greenlet; aiosqlite hands each to the thread of its connection."""

    name = "asyncio engines"

    def __init__(self, database: Database) -> None:
        if database.is_sqlite:
            url = make_url(database.url).set(drivername="sqlite+aiosqlite")
            self.reading = create_async_engine(url, pool_size=16, max_overflow=0)
            self.writing = create_async_engine(url, pool_size=1, max_overflow=0)
            prepare(self.reading.sync_engine, "BEGIN", "cache_size=-512")
            prepare(self.writing.sync_engine, "BEGIN IMMEDIATE")
        else:
            self.reading = create_async_engine(database.url, pool_size=20, isolation_level="AUTOCOMMIT")
            self.writing = create_async_engine(database.url, pool_size=4)

    async def read(self, table: str) -> int:
        async with self.reading.connect() as connection:
            return await load_async(connection, table)

    async def write(self, table: str) -> None:
        async with self.writing.begin() as connection:
            await change_async(connection, table)

    async def append(self, some: list[str]) -> None:
        async with self.writing.begin() as connection:
            await append_async(connection, some)

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()


class Functions:
    """One function for each use of the database, as the server has it now."""

    name = "functions"

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str) -> int:
        return await self.database.read(lambda connection: load(connection, table))

    async def write(self, table: str) -> None:
        await self.database.write(lambda connection: change(connection, table))

    async def append(self, some: list[str]) -> None:
        await self.database.write(lambda connection: append(connection, some))

    async def close(self) -> None:
        await self.database.close()


Way = AsyncEngines | Functions


async def spread(call: Callable[[str], Awaitable[Any]], names: list[str], most: int) -> int:
    """Call for all tables at once, each again and again, until there were enough calls."""
    each = max(1, most // len(names))

    async def play(table: str) -> None:
        for _ in range(each):
            await call(table)

    await asyncio.gather(*(play(table) for table in names))
    return each * len(names)


async def append_all(way: Way, names: list[str]) -> int:
    """Append for all tables at once, as many as fit in one transaction."""
    done = 0
    while done < OPERATIONS:
        for first in range(0, len(names), BATCH):
            await way.append(names[first : first + BATCH])
        done += len(names)
    return done


async def measure(url: str, rounds: int) -> None:
    database = Database(url)
    await database.migrate()
    await database.write(seed)
    ways: list[Way] = [AsyncEngines(database), Functions(database)]
    print(f"{make_url(database.url).drivername}; calls per second, and processor milliseconds of this process per call")
    for count in TABLES:
        names = [f"t{number}" for number in range(count)]
        for kind in ("read", "write", "append"):
            found: dict[str, list[tuple[float, float]]] = {way.name: [] for way in ways}
            for turn in range(rounds):
                for way in ways if turn % 2 else reversed(ways):
                    wall, cpu = time.perf_counter(), time.process_time()
                    if kind == "append":
                        done = await append_all(way, names)
                    elif kind == "write":
                        lock = asyncio.Lock()

                        async def write(table: str, way: Way = way, lock: asyncio.Lock = lock) -> None:
                            async with lock:
                                await way.write(table)

                        done = await spread(write, names, OPERATIONS // 2)
                    else:
                        done = await spread(way.read, names, OPERATIONS)
                    found[way.name].append(
                        (done / (time.perf_counter() - wall), 1000 * (time.process_time() - cpu) / done)
                    )
            for name, results in found.items():
                rate, cost = (statistics.median(column) for column in zip(*results, strict=True))
                print(f"{kind:7}{count:6} tables  {name:16}{rate:9.0f}/s{cost:8.3f} ms", flush=True)
    for way in ways:
        await way.close()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--postgres", default="")
    arguments.add_argument("--rounds", type=int, default=5)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(str(Path(folder) / "hall.sqlite3"), given.rounds))
    if given.postgres:
        asyncio.run(measure(given.postgres, given.rounds))

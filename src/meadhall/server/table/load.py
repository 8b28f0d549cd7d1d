"""How much is going on at this node now, and how much is stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url

import meadhall
from meadhall.engine import which
from meadhall.server.store.database import Database
from meadhall.server.store.schema import guests, tables
from meadhall.server.table.hall import Hall
from meadhall.server.workshop.fair_shares import FILES, UNWATCHED, WAITED


@dataclass(frozen=True)
class Load:
    """Only what needs no database."""

    open: int  # tables in memory
    watched: int  # those that somebody looks at
    connections: int
    people: int  # guests among them
    waiting: dict[str, int]  # chores that wait for a worker, by kind
    busy: int  # workers that think
    workers: int
    connected: int  # connections to the database that are in use


def load_of(hall: Hall) -> Load:
    shares = hall.workers.shares
    waiting = Counter(place.kind for place in shares.waiting)
    return Load(
        len(hall.rooms),
        sum(bool(room.watchers) for room in hall.rooms.values()),
        hall.connections.addresses.total(),
        len(hall.connections.guests),
        {kind: waiting[kind] for kind in (WAITED, FILES, UNWATCHED)},
        shares.kinds.total(),
        shares.slots,
        in_use(hall.database),
    )


def in_use(database: Database) -> int:
    pools: list[Any] = [database.reading.pool, database.writing.pool]
    return sum(pool.checkedout() for pool in pools)


@dataclass(frozen=True)
class Stored:
    tables: dict[tuple[str, str], int]  # by game and status
    guests: int
    size: int  # bytes on the disk


async def stored(database: Database) -> Stored:
    async with database.reading.connect() as connection:
        counted = await connection.execute(
            select(tables.c.game, tables.c.status, func.count()).group_by(tables.c.game, tables.c.status)
        )
        found = {(str(game), str(status)): int(count) for game, status, count in counted}
        people = int((await connection.execute(select(func.count()).select_from(guests))).scalar_one())
        if not database.is_sqlite:
            size = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            return Stored(found, people, int(size))
    file = make_url(database.url).database or ""
    return Stored(found, people, await asyncio.to_thread(weighed, file))


def weighed(file: str) -> int:
    """With what is not yet in the file itself."""
    return sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())


async def measured(hall: Hall) -> bytes:
    """Everything, in the form that Prometheus reads. Where the database is away, that is said and the rest told."""
    measures, now = hall.measures, load_of(hall)
    measures.gauge("build_info", "Which version runs here, and on which engine", "version", "engine").labels(
        meadhall.__version__, which.why()
    ).set(1)
    measures.gauge("draining", "1 while this node is being emptied for an upgrade").set(hall.draining)
    open_tables = measures.gauge("open_tables", "Tables in memory, and those that somebody looks at", "watched")
    open_tables.labels("yes").set(now.watched)
    open_tables.labels("no").set(now.open - now.watched)
    measures.gauge("connections", "Open sockets and streams").set(now.connections)
    measures.gauge("people", "Guests who are connected").set(now.people)
    queue = measures.gauge(
        "chores_waiting",
        "Chores that wait for a worker: bots at tables that are looked at "
        "(waited) or not (unwatched), other people's files",
        "kind",
    )
    for kind, count in now.waiting.items():
        queue.labels(kind).set(count)
    measures.gauge("workers_busy", "Workers that think").set(now.busy)
    measures.gauge("workers", "Workers there may be").set(now.workers)
    measures.gauge("database_connections", "Connections to the database in use").set(now.connected)
    measures.gauge("redis_up", "1 while news of other nodes would be heard, or none is needed").set(hall.news.hears)
    up = measures.gauge("database_up", "1 while the database answers")
    try:
        kept = await stored(hall.database)
    except Exception:
        up.set(0)
        return measures.text()
    up.set(1)
    of = measures.gauge("tables", "Stored tables", "game", "status")
    for (game, status), count in kept.tables.items():
        of.labels(game, status).set(count)
    measures.gauge("guests", "Stored guests").set(kept.guests)
    measures.gauge("database_bytes", "Size of the database").set(kept.size)
    return measures.text()

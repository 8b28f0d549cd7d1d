"""Current load of this node, and how much is stored."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select, text
from sqlalchemy.engine import make_url

import meadhall
from meadhall.engine import selection
from meadhall.server.store.database import Database, database_errors
from meadhall.server.store.schema import guests, reports, tables
from meadhall.server.store.settings import OPEN
from meadhall.server.table.server import GameServer


@dataclass(frozen=True)
class Load:
    """Values that need no database query."""

    open: int  # tables in memory
    watched: int  # tables with viewers
    connections: int
    people: int  # guests among them
    waiting: dict[str, int]  # chores that wait for a worker, by kind
    busy: int  # workers that think
    workers: int
    connected: int  # connections to the database that are in use


def measure_load(hall: GameServer) -> Load:
    jobs = hall.job_runner.load()
    return Load(
        len(hall.sessions),
        sum(bool(room.subscribers) for room in hall.sessions.values()),
        hall.connections.addresses.total(),
        len(hall.connections.guests),
        jobs.waiting,
        jobs.running,
        jobs.slots,
        hall.database.connections.count_in_use(),
    )


@dataclass(frozen=True)
class Stored:
    tables: dict[tuple[str, str], int]  # by game and status
    guests: int
    size: int  # bytes on the disk
    reports: int  # that are not settled


async def count_stored(database: Database) -> Stored:
    def read(connection: Connection) -> Stored:
        counted = connection.execute(
            select(tables.c.game, tables.c.status, func.count()).group_by(tables.c.game, tables.c.status)
        )
        found = {(str(game), str(status)): int(count) for game, status, count in counted}
        people = int(connection.execute(select(func.count()).select_from(guests)).scalar_one())
        waiting = select(func.count()).select_from(reports).where(~reports.c.settled)
        told = int(connection.execute(waiting).scalar_one())
        if database.is_sqlite:
            size = measure_file(make_url(database.url).database or "")
        else:
            size = int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
        return Stored(found, people, size, told)

    return await database.read(read)


def measure_file(file: str) -> int:
    """Return the size of the database, including its write-ahead log."""
    return sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())


async def render_metrics(hall: GameServer) -> bytes:
    """Return all metrics in Prometheus format. Without the database, report that and the rest."""
    measures, now = hall.measures, measure_load(hall)
    measures.reset_gauge("build_info", "Which version runs here, and on which engine", "version", "engine").labels(
        meadhall.__version__, selection.explain_choice()
    ).set(1)
    measures.reset_gauge("draining", "1 while this node is being emptied for an upgrade").set(hall.draining)
    open_tables = measures.reset_gauge("open_tables", "Tables in memory, and tables with viewers", "watched")
    open_tables.labels("yes").set(now.watched)
    open_tables.labels("no").set(now.open - now.watched)
    measures.reset_gauge("connections", "Open sockets and streams").set(now.connections)
    measures.reset_gauge("people", "Guests who are connected").set(now.people)
    queue = measures.reset_gauge(
        "chores_waiting",
        "Chores that wait for a worker: bots at tables that are looked at "
        "(waited) or not (unwatched), other people's files",
        "kind",
    )
    for kind, count in now.waiting.items():
        queue.labels(kind).set(count)
    measures.reset_gauge("workers_busy", "Workers that think").set(now.busy)
    measures.reset_gauge("workers", "Workers there may be").set(now.workers)
    measures.reset_gauge("database_connections", "Connections to the database in use").set(now.connected)
    measures.reset_gauge("redis_up", "1 while news of other nodes would be heard, or none is needed").set(
        hall.news.hears
    )
    measures.reset_gauge("bans", "Bans of guests and of address ranges that are in force", "kind").labels("guest").set(
        len(hall.bans.guests)
    )
    measures.gauges["bans"].labels("network").set(sum(map(len, hall.bans.networks.values())))
    measures.reset_gauge("door_open", "1 while everybody may come in").set(hall.settings.door == OPEN)
    up = measures.reset_gauge("database_up", "1 while the database answers")
    try:
        kept = await count_stored(hall.database)
    except database_errors():
        up.set(0)
        return measures.render()
    up.set(1)
    of = measures.reset_gauge("tables", "Stored tables", "game", "status")
    for (game, status), count in kept.tables.items():
        of.labels(game, status).set(count)
    measures.reset_gauge("guests", "Stored guests").set(kept.guests)
    measures.reset_gauge("reports", "Reports that wait for an admin").set(kept.reports)
    measures.reset_gauge("database_bytes", "Size of the database").set(kept.size)
    return measures.render()

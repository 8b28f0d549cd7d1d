"""The stores of a measurement: SQLite, PostgreSQL, or two nodes on one PostgreSQL with Redis between them; and the
commits of one row a second of each without other load.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Protocol

import asyncpg
from halls import Hall, go_anywhere

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.postgres import Postgres
from server.redis_server import RedisServer

BARE = 1_000  # commits, or as many as can be done in
LONGEST = 2.0  # seconds
ROW = "INSERT INTO bare (text) VALUES ('play GR1 me.P2')"


class Store(Protocol):
    title: str
    halls: list[Hall]

    def open(self, python: str, script: str) -> None: ...

    def servers(self) -> list[int]:
        """Return the processes of the database and of the nodes' message broker."""
        ...

    def bare(self) -> Iterator[float]:
        """Return the time after each commit of one row, as durable as the server's."""
        ...

    def close(self) -> None: ...


class Sqlite:
    title = "SQLite"

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.halls: list[Hall] = []

    def open(self, python: str, script: str) -> None:
        self.halls = [Hall(f"{self.folder}/hall.sqlite3", python, script)]

    def servers(self) -> list[int]:
        return []

    def bare(self) -> Iterator[float]:
        connection = sqlite3.connect(f"{self.folder}/bare.sqlite3", isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, text TEXT)")
        began = time.perf_counter()
        yield began
        for _ in range(BARE):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(ROW)
            connection.execute("COMMIT")
            yield time.perf_counter()
            if time.perf_counter() - began > LONGEST:
                break
        connection.close()

    def close(self) -> None:
        for hall in self.halls:
            hall.stop()


class OverTheWire(Sqlite):
    """PostgreSQL on the same disk, with its own settings: it waits for the disk."""

    title = "PostgreSQL"

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        Path(folder).chmod(0o755)  # another user runs it
        go_anywhere()
        self.postgres = Postgres(Path(folder), ())
        self.db = self.postgres.database()

    def open(self, python: str, script: str) -> None:
        self.halls = [Hall(self.db, python, script)]

    def servers(self) -> list[int]:
        return [self.postgres.child.pid]

    def bare(self) -> Iterator[float]:
        yield from asyncio.run(self._bare())

    async def _bare(self) -> list[float]:
        connection = await asyncpg.connect(self.db.replace("+asyncpg", ""))
        await connection.execute("CREATE TABLE IF NOT EXISTS bare (id SERIAL PRIMARY KEY, text TEXT)")
        times, row = [time.perf_counter()], await connection.prepare(ROW)
        for _ in range(BARE):
            await row.fetch()
            times.append(time.perf_counter())
            if times[-1] - times[0] > LONGEST:
                break
        await connection.close()
        return times

    def close(self) -> None:
        super().close()
        self.postgres.stop()


class TwoNodes(OverTheWire):
    """Players of one table connect to different nodes; both nodes share one core."""

    title = "Two nodes, PostgreSQL and Redis"

    def open(self, python: str, script: str) -> None:
        go_anywhere()
        self.redis = RedisServer()
        self.halls = [Hall(self.db, python, script, self.redis.url) for _ in range(2)]

    def servers(self) -> list[int]:
        return [*super().servers(), self.redis.child.pid]

    def close(self) -> None:
        super().close()
        self.redis.stop()


STORES: dict[str, type[Sqlite]] = {"sqlite": Sqlite, "postgresql": OverTheWire, "nodes": TwoNodes}


def bare_commits(store: Store) -> tuple[float, float]:
    """Return commits of one row a second; and the time of the slowest hundredth, in ms."""
    times = list(store.bare())
    each = sorted(after - before for before, after in pairwise(times))
    return len(each) / (times[-1] - times[0]), each[int(len(each) * 0.99)] * 1000

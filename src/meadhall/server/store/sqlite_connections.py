"""SQLite: each function runs in a thread, with Python's own synchronous driver."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from meadhall.server.ports.blocking import run_blocking

T = TypeVar("T")
READERS = 8  # threads; more would only wait for each other
HIDE: dict[str, Any] = {"hide_parameters": True}  # an error must not bring cards into the log


class SqliteConnections:
    """Threads that read, and one that writes."""

    def __init__(self, url: str) -> None:
        # Each reader has a small cache: the operating system caches the file anyway.
        self.reading = open_engine(url, "BEGIN", READERS, "cache_size=-512")
        # Take the lock at once: a transaction that has already read could not wait for it.
        self.writing = open_engine(url, "BEGIN IMMEDIATE", 1)
        self._start_threads()

    def _start_threads(self) -> None:
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, read_with, self.reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, write_with, self.writing, work)

    def count_in_use(self) -> int:
        return count_in_use(self.reading) + count_in_use(self.writing)

    async def close(self) -> None:
        """Close everything. The next use opens it again."""
        for threads in (self.readers, self.writer):
            await run_blocking(threads.shutdown)
        self.reading.dispose()
        self.writing.dispose()
        self._start_threads()


class InPlaceSqliteConnections:
    """Runs functions on the event loop, where there are no threads."""

    def __init__(self, url: str) -> None:
        self.reading = open_engine(url, "BEGIN", 1)
        self.writing = open_engine(url, "BEGIN IMMEDIATE", 1)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return read_with(self.reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return write_with(self.writing, work)

    def count_in_use(self) -> int:
        return 0

    async def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def read_with(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def write_with(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def count_in_use(engine: Engine) -> int:
    assert isinstance(engine.pool, QueuePool)
    return engine.pool.checkedout()


def open_engine(url: str, begin: str, size: int, *pragmas: str) -> Engine:
    engine = create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0, pool_timeout=30, **HIDE)
    prepare(engine, begin, *pragmas)
    return engine


def prepare(engine: Engine, begin: str, *pragmas: str) -> None:
    """Configure connections: explicit transactions, and full synchronisation before a commit is acknowledged."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

"""PostgreSQL: each function runs on the event loop; asyncpg waits for the network below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, QueuePool, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
HIDE: dict[str, Any] = {"hide_parameters": True}  # an error must not bring cards into the log


class HeldConnection:
    """A connection kept out of the pool, for locks and for the driver's own calls."""

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:
        self.connection = connection
        self.driver = driver  # asyncpg's

    @property
    def is_closed(self) -> bool:
        return bool(self.driver.is_closed())

    async def close(self) -> None:
        """Close it: locks and settings would outlive its return to the pool."""
        await self.connection.invalidate()
        await self.connection.close()


class PostgresConnections:
    def __init__(self, url: str) -> None:
        # Each statement sees what is committed when it begins, so reads need no transaction.
        self.reading = open_engine(url, 20, isolation_level="AUTOCOMMIT")
        self.writing = open_engine(url, 4)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.writing.begin() as connection:
            return await connection.run_sync(work)

    async def hold(self) -> HeldConnection:
        connection = await self.writing.connect()
        return HeldConnection(connection, (await connection.get_raw_connection()).driver_connection)

    def count_in_use(self) -> int:
        return count_in_use(self.reading) + count_in_use(self.writing)

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()


def count_in_use(engine: AsyncEngine) -> int:
    assert isinstance(engine.pool, QueuePool)
    return engine.pool.checkedout()


def open_engine(url: str, size: int, **options: Any) -> AsyncEngine:
    """Open an engine whose connections stay open, because a new one costs more than all its queries. The pool is last
    in, first out, so that idle connections stay idle.
    """
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_use_lifo=True, **options, **HIDE)
    event.listen(engine.sync_engine, "checkout", check_open)
    return engine


def check_open(_: Any, record: ConnectionPoolEntry, __: Any) -> None:
    """Replace a connection that PostgreSQL has closed, for example by a restart. The driver notices this by itself; a
    ping before each use would cost three round trips.
    """
    driver: Any = record.driver_connection
    if driver.is_closed():
        raise DisconnectionError

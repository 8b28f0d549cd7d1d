"""Detect several servers on one database that are not connected through Redis, and refuse to start."""

from __future__ import annotations

import logging
import os
import zlib
from typing import IO, TYPE_CHECKING

from sqlalchemy.engine import make_url

from meadhall.core.fault import Fault
from meadhall.server.store.database import Database

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from meadhall.server.store.postgres_connections import HeldConnection

log = logging.getLogger("meadhall.server")
KEY = zlib.crc32(b"meadhall node")


class NodeLock:
    """A lock beside the data: shared between connected servers, exclusive for an unconnected one."""

    def __init__(self, database: Database, talks: bool) -> None:
        self.database = database
        self.talks = talks
        self.file: IO[bytes] | None = None
        self.held: HeldConnection | None = None

    async def take(self) -> bool:
        """Return whether no unconnected server is running."""
        return await (self._lock_file() if self.database.is_sqlite else self._lock_row())

    async def open(self) -> None:
        if not await self.take():
            log.warning(
                "another server uses this database, and not all of them were started with --redis: they will "
                "not hear of each other's answers"
            )

    async def demand_alone(self) -> None:
        """Refuse a second, unconnected server on one SQLite file: their tables would diverge, and answers would be
        refused as stale again and again.
        """
        if self.database.is_sqlite and not await self._lock_file():
            await self.close()
            raise Fault("db-shared", url=make_url(self.database.url).database or "")
        await self.close()

    async def keep(self) -> None:
        """Take the lock again after PostgreSQL has restarted and dropped it."""
        if not self.database.is_sqlite and (self.held is None or self.held.is_closed):
            await self.close()
            await self.open()

    async def _lock_file(self) -> bool:
        if fcntl is None:
            return True
        path = f"{make_url(self.database.url).database}-node"
        self.file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "rb")
        try:
            fcntl.flock(self.file, (fcntl.LOCK_SH if self.talks else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    async def _lock_row(self) -> bool:
        self.held = await self.database.hold_connection()
        way = "pg_try_advisory_lock_shared" if self.talks else "pg_try_advisory_lock"
        return bool(await self.held.driver.fetchval(f"SELECT {way}({KEY})"))

    async def close(self) -> None:
        if self.file is not None:
            self.file.close()
        held, self.held = self.held, None
        if held is not None:
            await held.close()

"""Check the SQLite file once a day: a damaged page is otherwise noticed only when it is needed. PostgreSQL has
checksums of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import text

from meadhall.server.store.database import Database, database_errors, describe_error, is_away
from meadhall.server.table.server import GameServer

log = logging.getLogger("meadhall.server")
DAY = 86_400.0


async def find_damage(database: Database) -> str:
    """Return SQLite's first complaint about the file, or ""."""
    query = text("PRAGMA quick_check(1)")
    found = str(await database.read(lambda connection: connection.execute(query).scalar_one()))
    return "" if found == "ok" else " ".join(found.split())[:500]


class IntegrityCheck:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.hall.database.is_sqlite:
            self.task = asyncio.create_task(self._check_daily())

    async def _check_daily(self) -> None:
        while True:
            await self.check()
            await asyncio.sleep(DAY)

    async def check(self) -> None:
        try:
            damage = await find_damage(self.hall.database)
        except database_errors() as error:
            if is_away(error):
                return  # that is said elsewhere, and the next check comes
            damage = describe_error(error)
        told = "1 where the file of the database was found damaged; SQLite only, looked at once a day"
        self.hall.measures.reset_gauge("database_damaged", told).set(bool(damage))
        if damage:
            log.error(
                "the file of the database is damaged: %s. Stop the server, keep a copy of the file, and restore the "
                "newest backup",
                damage,
            )

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

"""A single writer. Everything that waits is written in one transaction with one disk sync."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from meadhall.server.monitoring.metrics import Measures, measure_time
from meadhall.server.store.database import Database, database_errors, is_away
from meadhall.server.store.entry_appenders import Rows, create_appender

T = TypeVar("T")
MOST = 256  # appends in one transaction
PROBED = 1.0  # seconds between two looks whether writing is possible again
# Allocate new pages and roll back.
PROBE = (
    "CREATE TABLE meadhall_probe (text TEXT)",
    f"INSERT INTO meadhall_probe VALUES ('{'x' * 65_536}')",  # noqa: S608 (nothing from outside)
    "DROP TABLE meadhall_probe",
)


class LostRaceError(Exception):
    """Another node stored an entry with this number first. Reload and try again."""


@dataclass(eq=False)
class Append:
    """The effect of one answer: its entry, the dealer's entries after it, and the table's row in the lobby."""

    rows: Rows
    mark: dict[str, Any]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, error: BaseException | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes all waiting jobs in one transaction and only then reports success."""

    def __init__(self, database: Database, measures: Measures | None = None) -> None:
        self.database = database
        self.measures = measures or Measures()
        self.appender = create_appender(database)
        self.waiting: list[Append] = []
        self.some = asyncio.Event()
        self.hand = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.failing = False  # the last write failed because the database could not store it
        self.probed = 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for append in self.waiting:
            append.settle(asyncio.CancelledError())
        await self.appender.close()

    async def append(self, rows: Rows, mark: dict[str, Any]) -> None:
        """Return when the entries are on disk; raise LostRaceError if their numbers are taken."""
        append = Append(rows, mark)
        self.waiting.append(append)
        self.some.set()
        await append.done

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run another write in its own transaction."""
        try:
            async with self.hand:
                done = await self.database.write(work)
        except Exception as error:
            self.failing = self.failing or is_away(error)
            raise
        self.failing = False
        return done

    async def can_write(self) -> bool:
        """Return whether writing works. A full disk can still be read."""
        now = asyncio.get_running_loop().time()
        if self.failing and now - self.probed >= PROBED:
            self.probed = now
            with contextlib.suppress(*database_errors()):
                await self.write(probe)
        return not self.failing

    async def _run(self) -> None:
        while True:
            await self.some.wait()
            async with self.hand:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                if not self.waiting:
                    self.some.clear()
                await self._commit(batch)

    async def _commit(self, batch: list[Append]) -> None:
        try:
            rows = [row for append in batch for row in append.rows]
            with measure_time(self.measures.stores):
                await self.appender.write(rows, [append.mark for append in batch])
            self.commits += 1
            self.failing = False
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(LostRaceError())
            else:
                for append in batch:  # one of them has lost its race; the others must not lose with it
                    await self._commit([append])
            return
        except BaseException as error:
            self.failing = self.failing or is_away(error)
            for append in batch:
                append.settle(error)
            if not isinstance(error, Exception):
                raise
            return
        for append in batch:
            append.settle()


def probe(connection: Connection) -> None:
    for statement in PROBE:
        connection.execute(text(statement))

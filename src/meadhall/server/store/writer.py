"""One hand writes. What several tables store at the same moment is one transaction and one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.store.appender import Rows, appender_for
from meadhall.server.store.database import Database
from meadhall.server.watching.measures import Measures, timed

T = TypeVar("T")
MOST = 256  # appends in one transaction


class LostRace(Exception):
    """Another node has stored an entry of this number first: look again."""


@dataclass(eq=False)
class Append:
    """What one answer brings: its entry, the dealer's entries after it, and what the lobby shows of the table."""

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
    """Takes what is waiting, writes it together, and only then says that it is done."""

    def __init__(self, database: Database, measures: Measures | None = None) -> None:
        self.database = database
        self.measures = measures or Measures()
        self.appender = appender_for(database)
        self.waiting: list[Append] = []
        self.some = asyncio.Event()
        self.hand = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

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
        """Returns when the entries are on the disk; raises LostRace when their numbers are taken."""
        append = Append(rows, mark)
        self.waiting.append(append)
        self.some.set()
        await append.done

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Anything else that is stored, in a transaction of its own."""
        async with self.hand, self.database.writing.begin() as connection:
            return await work(connection)

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
            with timed(self.measures.stores):
                await self.appender.write(rows, [append.mark for append in batch])
            self.commits += 1
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(LostRace())
            else:
                for append in batch:  # one of them has lost its race; the others must not lose with it
                    await self._commit([append])
            return
        except BaseException as error:
            for append in batch:
                append.settle(error)
            if not isinstance(error, Exception):
                raise
            return
        for append in batch:
            append.settle()

"""How entries get onto the disk: in one thread for SQLite, over the wire for PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import OperationalError

from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, tables

Rows = list[dict[str, Any]]

INSERT = insert(entries)
MARK = update(tables).where(tables.c.id == bindparam("of")).values(
    status=bindparam("status_"), turn=bindparam("turn_"), until=bindparam("until_"), updated=bindparam("updated_"),
    story=bindparam("story_"), stands=bindparam("stands_"), result=bindparam("result_"),
    asked_at=bindparam("updated_"), asked_undo=None, proposal=None, call=None,
)


class Appender(Protocol):
    async def write(self, rows: Rows, marks: Rows) -> None:
        """All of it in one transaction, or nothing."""
        ...

    async def close(self) -> None: ...


class SqliteAppender:
    """SQLite by its own driver in one thread: a transaction costs one change of threads instead of ten."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="appender")
        self.connection: Connection | None = None

    async def write(self, rows: Rows, marks: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows, marks)

    def _write(self, rows: Rows, marks: Rows) -> None:
        if self.connection is None:
            self.connection = self.database.direct().connect()
        try:
            with self.connection.begin():
                self.connection.execute(INSERT, rows)
                self.connection.execute(MARK, marks)
        except OperationalError:        # a full disk, say: with a fresh connection it goes on as soon as there is room
            self._close()
            raise

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection.engine.dispose()
            self.connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()


class WireAppender:
    """Any other database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: Rows, marks: Rows) -> None:
        async with self.database.writing.begin() as connection:
            await connection.execute(INSERT, rows)
            await connection.execute(MARK, marks)

    async def close(self) -> None:
        return


def appender_for(database: Database) -> Appender:
    return SqliteAppender(database) if database.is_sqlite else WireAppender(database)

"""Write log entries to disk: in one thread for SQLite, as one message for PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, tables

Rows = list[dict[str, Any]]

INSERT = insert(entries)
MARK = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        status=bindparam("status_"),
        turn=bindparam("turn_"),
        until=bindparam("until_"),
        updated=bindparam("updated_"),
        story=bindparam("story_"),
        stands=bindparam("stands_"),
        result=bindparam("result_"),
        asked_at=bindparam("updated_"),
        asked_undo=None,
        proposal=None,
        call=None,
    )
)

# The same for PostgreSQL. Entries come first: of two nodes that want the same number, one waits here before it has
# touched a table row.
ROW = {
    "table": "varchar",
    "seq": "integer",
    "kind": "varchar",
    "seat": "varchar",
    "text": "text",
    "at": "double precision",
}
MARKED = {
    "of": "varchar",
    "status_": "varchar",
    "turn_": "varchar",
    "until_": "double precision",
    "updated_": "double precision",
    "story_": "text",
    "stands_": "text",
    "result_": "text",
}


def arrays(of: dict[str, str], first: int) -> str:
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(of.values(), first))


STORE = f"""
WITH stored AS (
    INSERT INTO entries ("table", seq, kind, seat, text, at) SELECT * FROM unnest({arrays(ROW, 1)}) RETURNING seq
), first AS (SELECT count(*) FROM stored)
UPDATE tables SET status = status_, turn = turn_, until = until_, updated = updated_, story = story_, stands = stands_,
    result = result_, asked_at = updated_, asked_undo = NULL, proposal = NULL, call = NULL
FROM first, unnest({arrays(MARKED, len(ROW) + 1)}) AS marks ({", ".join(MARKED)})
WHERE id = of
"""  # noqa: S608 (columns of our schema)
# A plan made while there were few tables would scan all of them for each answer when there are thousands.
BY_INDEX = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
TAKEN = "23"  # the class of PostgreSQL's states for what another has stored first


def columns(rows: Rows, of: dict[str, str]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in of]


class Appender(Protocol):
    async def write(self, rows: Rows, marks: Rows) -> None:
        """Write everything in one transaction."""
        ...

    async def close(self) -> None: ...


class SqliteAppender:
    """Uses the SQLite driver directly in one thread: one thread switch per transaction instead of ten."""

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
        except OperationalError:  # a full disk, say: with a fresh connection it goes on as soon as there is room
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
    """Uses asyncpg on its own connection: one statement, hence one transaction and one round trip."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: AsyncConnection | None = None
        self.line: Any = None  # the driver's own of that connection

    async def write(self, rows: Rows, marks: Rows) -> None:
        # All nodes lock in the same order, which prevents deadlocks.
        rows, marks = sorted(rows, key=itemgetter("table", "seq")), sorted(marks, key=itemgetter("of"))
        if self.connection is None or self.line.is_closed():  # PostgreSQL was restarted
            await self._open()
        try:
            await self.line.execute(STORE, *columns(rows, ROW), *columns(marks, MARKED))
        except Exception as error:
            state = str(getattr(error, "sqlstate", None) or "")
            if state.startswith(TAKEN):
                raise IntegrityError(None, None, error, hide_parameters=True) from None
            closed = self.line.is_closed()
            await self.close()
            if type(error).__module__.startswith("asyncpg"):
                raise DBAPIError(None, None, error, hide_parameters=True, connection_invalidated=closed) from None
            raise

    async def _open(self) -> None:
        await self.close()
        connection = await self.database.writing.connect()
        try:
            self.line = (await connection.get_raw_connection()).driver_connection
            await self.line.execute(BY_INDEX)
        except BaseException:  # PostgreSQL is just going, or coming
            await connection.invalidate()
            await connection.close()
            raise
        self.connection = connection

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()  # do not return a connection with these settings to the pool
            await connection.close()


def appender_for(database: Database) -> Appender:
    return SqliteAppender(database) if database.is_sqlite else WireAppender(database)

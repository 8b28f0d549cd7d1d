"""Write log entries to disk: in one transaction for SQLite, as one message for PostgreSQL."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from meadhall.server.store.database import Database
from meadhall.server.store.schema import entries, tables

if TYPE_CHECKING:
    from meadhall.server.store.postgres_connections import HeldConnection

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


def build_arrays(of: dict[str, str], first: int) -> str:
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(of.values(), first))


STORE = f"""
WITH stored AS (
    INSERT INTO entries ("table", seq, kind, seat, text, at) SELECT * FROM unnest({build_arrays(ROW, 1)}) RETURNING seq
), first AS (SELECT count(*) FROM stored)
UPDATE tables SET status = status_, turn = turn_, until = until_, updated = updated_, story = story_, stands = stands_,
    result = result_, asked_at = updated_, asked_undo = NULL, proposal = NULL, call = NULL
FROM first, unnest({build_arrays(MARKED, len(ROW) + 1)}) AS marks ({", ".join(MARKED)})
WHERE id = of
"""  # noqa: S608 (columns of our schema)
# A plan made while there were few tables would scan all of them for each answer when there are thousands.
BY_INDEX = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
TAKEN = "23"  # the class of PostgreSQL's states for what another has stored first


def split_columns(rows: Rows, of: dict[str, str]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in of]


class Appender(Protocol):
    async def write(self, rows: Rows, marks: Rows) -> None:
        """Write everything in one transaction."""
        ...

    async def close(self) -> None: ...


class SqliteAppender:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: Rows, marks: Rows) -> None:
        def store(connection: Connection) -> None:
            connection.execute(INSERT, rows)
            connection.execute(MARK, marks)

        await self.database.write(store)

    async def close(self) -> None:
        """Do nothing: the database closes its connections."""


class PostgresAppender:
    """Uses asyncpg on its own connection: one statement, hence one transaction and one round trip."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: HeldConnection | None = None

    async def write(self, rows: Rows, marks: Rows) -> None:
        # All nodes lock in the same order, which prevents deadlocks.
        rows, marks = sorted(rows, key=itemgetter("table", "seq")), sorted(marks, key=itemgetter("of"))
        held = self.held
        if held is None or held.is_closed:  # PostgreSQL was restarted
            held = await self._open()
        try:
            await held.driver.execute(STORE, *split_columns(rows, ROW), *split_columns(marks, MARKED))
        except Exception as error:
            state = str(getattr(error, "sqlstate", None) or "")
            if state.startswith(TAKEN):
                raise IntegrityError(None, None, error, hide_parameters=True) from None
            closed = held.is_closed
            await self.close()
            if type(error).__module__.startswith("asyncpg"):
                raise DBAPIError(None, None, error, hide_parameters=True, connection_invalidated=closed) from None
            raise

    async def _open(self) -> HeldConnection:
        await self.close()
        held = await self.database.hold_connection()
        try:
            await held.driver.execute(BY_INDEX)
        except BaseException:  # PostgreSQL is just going, or coming
            await held.close()
            raise
        self.held = held
        return held

    async def close(self) -> None:
        held, self.held = self.held, None
        if held is not None:
            await held.close()


def create_appender(database: Database) -> Appender:
    return SqliteAppender(database) if database.is_sqlite else PostgresAppender(database)

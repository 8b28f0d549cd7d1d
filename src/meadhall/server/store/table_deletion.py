"""Delete a table with its game, chat and notes."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from meadhall.server.store.schema import metadata, tables

OF_A_TABLE = [part for part in metadata.tables.values() if "table" in part.c]


def remove_tables(connection: Connection, gone: Sequence[str]) -> None:
    # Lock the table first: an answer that is being stored now would refer to a missing table.
    connection.execute(select(tables.c.id).where(tables.c.id.in_(gone)).with_for_update())
    for part in OF_A_TABLE:
        connection.execute(delete(part).where(part.c.table.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))

"""Databases as older versions wrote them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert, text

from meadhall.server.store.database import Database, upgrade

FIRST: dict[str, Any] = json.loads((Path(__file__).parent / "first_hall.json").read_text(encoding="utf-8"))


def as_it_was(connection: Connection) -> None:
    upgrade(connection, "001")
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        if FIRST["rows"].get(table.name):
            connection.execute(insert(table), FIRST["rows"][table.name])
    if connection.dialect.name == "postgresql":  # rows that bring their own numbers do not move the counters
        for name in ("guests", "chats", "notes"):
            connection.execute(text(f"SELECT setval('{name}_id_seq', (SELECT max(id) FROM {name}))"))


async def lay(db: str) -> Database:
    database = Database(db)
    await database.write(as_it_was)
    return database

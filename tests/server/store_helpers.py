"""A store without a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert

from meadhall.server.store.database import Database
from meadhall.server.store.schema import guests, tables
from meadhall.server.store.write_queue import Writer


def row(table: str, seq: int, text: str = "x") -> dict[str, Any]:
    return {"table": table, "seq": seq, "kind": "answer", "seat": "A", "text": text, "at": 0.0}


def mark(table: str) -> dict[str, Any]:
    return {
        "of": table,
        "status_": "running",
        "turn_": "A",
        "until_": None,
        "updated_": 1.0,
        "story_": None,
        "stands_": None,
        "result_": None,
    }


async def opened(db: str) -> tuple[Database, Writer]:
    database = Database(db)
    await database.migrate()
    writer = Writer(database)
    writer.start()

    def work(connection: Connection) -> None:
        connection.execute(insert(guests).values(id=1, name="x", lang="en", created=0))
        for table in "abc":
            connection.execute(
                insert(tables).values(
                    id=table,
                    game="norsaga",
                    options="{}",
                    title="",
                    pace="none",
                    listed=False,
                    invite=table,
                    secret="",
                    host=1,
                    status="waiting",
                    created=0,
                    updated=0,
                )
            )

    await writer.write(work)
    return database, writer

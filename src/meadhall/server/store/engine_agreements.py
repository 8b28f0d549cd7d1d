"""Stored results: how often a guest agrees with the engine."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from meadhall.server.store.database import Database
from meadhall.server.store.schema import agreements
from meadhall.server.store.write_queue import Writer


class StoredAgreements:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def find(self, guest: int) -> tuple[float, list[dict[str, Any]]] | None:
        query = select(agreements.c.at, agreements.c.found).where(agreements.c.guest == guest)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (float(row.at), json.loads(row.found))

    async def keep(self, guest: int, found: list[dict[str, Any]]) -> None:
        values = {"guest": guest, "at": self.database.now(), "found": json.dumps(found)}

        def work(connection: Connection) -> None:
            connection.execute(delete(agreements).where(agreements.c.guest == guest))
            connection.execute(insert(agreements).values(**values))

        await self.writer.write(work)

"""Stored analyses of finished games."""

from __future__ import annotations

from sqlalchemy import Connection, select

from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import analyses
from meadhall.server.store.write_queue import Writer


class StoredAnalyses:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def find(self, table: str) -> str | None:
        query = select(analyses.c.analysis).where(analyses.c.table == table)
        found = await self.database.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else str(found)

    async def keep(self, table: str, analysis: str) -> None:
        """Store an analysis unless there is one: another node computes the same."""

        def work(connection: Connection) -> None:
            insert_once(connection, analyses, table=table, analysis=analysis)

        await self.writer.write(work)

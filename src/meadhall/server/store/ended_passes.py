"""Admin sessions that were signed out. Stored, so that they stay ended on every node and after a restart."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, select

from meadhall.server.auth.admin_auth import LASTS
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import ended_passes
from meadhall.server.store.users import hash_token
from meadhall.server.store.write_queue import Writer


class EndedPasses:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def end(self, pass_: str) -> None:
        """End a session and delete records of expired ones."""

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(delete(ended_passes).where(ended_passes.c.until < now))
            insert_once(connection, ended_passes, hash=hash_token(pass_), until=now + LASTS)

        await self.writer.write(work)

    async def has_ended(self, pass_: str) -> bool:
        query = select(ended_passes.c.hash).where(ended_passes.c.hash == hash_token(pass_))
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

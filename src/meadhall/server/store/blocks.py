"""Users whom a user has blocked: on all devices and at all tables, until unblocked."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from meadhall.core.fault import Fault, Unknown
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import blocks
from meadhall.server.store.write_queue import Writer

MOST = 200  # of one guest


@dataclass(frozen=True)
class Block:
    id: int
    name: str


class Blocks:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def list_blocks(self, guest: int) -> list[Block]:
        query = select(blocks.c.id, blocks.c.name).where(blocks.c.guest == guest).order_by(blocks.c.name, blocks.c.id)
        return await self.database.read(lambda connection: [Block(*row) for row in connection.execute(query)])

    async def find_blocked(self, guest: int) -> frozenset[int]:
        """Return the blocked guests."""
        query = select(blocks.c.other).where(blocks.c.guest == guest)
        return await self.database.read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def add(self, guest: int, other: int, name: str) -> None:
        if guest == other:
            raise Fault("block-self")

        def work(connection: Connection) -> None:
            count = select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
            if connection.execute(count).scalar_one() >= MOST:
                raise Fault("block-many", most=MOST)
            insert_once(connection, blocks, guest=guest, other=other, name=name)

        await self.writer.write(work)

    async def remove(self, guest: int, block: int) -> None:
        def work(connection: Connection) -> None:
            done = connection.execute(delete(blocks).where(blocks.c.guest == guest, blocks.c.id == block))
            if done.rowcount == 0:
                raise Unknown("block-unknown")

        await self.writer.write(work)

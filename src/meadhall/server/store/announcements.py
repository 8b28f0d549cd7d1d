"""The admin's announcement to everybody. Stored, so that nodes that start later show it too."""

from __future__ import annotations

import time

from sqlalchemy import insert, select

from meadhall.server.store.database import Database
from meadhall.server.store.schema import announcements
from meadhall.server.store.write_queue import Writer


async def load_announcement(database: Database) -> str:
    query = select(announcements.c.text).order_by(announcements.c.id.desc()).limit(1)
    return await database.read(lambda connection: str(connection.execute(query).scalar() or ""))


async def save_announcement(writer: Writer, text: str) -> None:
    await writer.write(lambda connection: connection.execute(insert(announcements).values(text=text, at=time.time())))

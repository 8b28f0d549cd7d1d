"""Export finished games as record files: all of a server's, or those about to be deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import select

from meadhall.core.fault import Fault
from meadhall.server.limits.limits import Limits
from meadhall.server.store.schema import tables
from meadhall.server.store.table_store import OVER, StoredTables
from meadhall.server.store.write_queue import Writer
from meadhall.server.table.server import GameServer, ServerExtensions
from meadhall.server.table.table_session import TableSession
from meadhall.server.workers.in_place_runner import InPlaceJobRunner


async def read_finished(db: str | None, extras: ServerExtensions) -> AsyncIterator[tuple[str, TableSession | None]]:
    """Yield every finished game, oldest first, without writing to the database; None for games that no longer replay
    because their book or rules have changed. The server may be running.
    """
    house = GameServer(db, None, Limits(), extras, InPlaceJobRunner)
    writer = Writer(house.database)
    house.tables = StoredTables(house.database, writer)
    try:
        over = select(tables.c.id).where(tables.c.status == OVER, tables.c.trial.is_(None))
        over = over.order_by(tables.c.updated, tables.c.id)
        found = await house.database.read(lambda connection: connection.execute(over).scalars().all())
        for table in found:
            yield str(table), await load_session(house, str(table))
    finally:
        await writer.appender.close()
        await house.database.close()


async def load_session(house: GameServer, table: str) -> TableSession | None:
    loaded = await house.tables.load(table)
    if loaded is None:  # deleted in the meantime
        return None
    room = TableSession(house, *loaded)
    try:
        await room.read()
    except Fault:
        return None
    return room if room.play is not None and room.stuck is None else None


def save_record(room: TableSession, folder: Path) -> Path:
    """Write one file per game. Writing again gives the same file."""
    assert room.play is not None
    file = folder / f"{room.sheet.game}-{room.id}.record"
    part = file.with_suffix(".part")
    part.write_text(room.play.record.text(), encoding="utf-8")
    part.replace(file)
    return file

"""Finished games as record files, which replay for ever: all of a hall's, or those that are about to be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import select

from meadhall.core.fault import Fault
from meadhall.server.people.limits import Limits
from meadhall.server.store.schema import tables
from meadhall.server.store.stored_tables import OVER, StoredTables
from meadhall.server.store.writer import Writer
from meadhall.server.table.extras import Extras
from meadhall.server.table.house import House
from meadhall.server.table.room import Room


async def finished(db: str | None, extras: Extras) -> AsyncIterator[tuple[str, Room | None]]:
    """Every finished game of a hall that may be running, the oldest first; None where it can no longer be replayed,
    because its book or its rules have changed. Nothing is written to the database."""
    house = House(db, None, Limits(), extras)
    writer = Writer(house.database)
    house.tables = StoredTables(house.database, writer)
    try:
        async with house.database.reading.connect() as connection:
            over = select(tables.c.id).where(tables.c.status == OVER, tables.c.trial.is_(None))
            found = (await connection.execute(over.order_by(tables.c.updated, tables.c.id))).scalars().all()
        for table in found:
            yield str(table), await read(house, str(table))
    finally:
        await writer.appender.close()
        await house.database.close()


async def read(house: House, table: str) -> Room | None:
    loaded = await house.tables.load(table)
    if loaded is None:  # deleted meanwhile
        return None
    room = Room(house, *loaded, lambda _: None)
    try:
        await room.read()
    except Fault:
        return None
    return room if room.play is not None and room.stuck is None else None


def save(room: Room, folder: Path) -> Path:
    """One file for each game: written again it is the same."""
    assert room.play is not None
    file = folder / f"{room.sheet.game}-{room.id}.record"
    part = file.with_suffix(".part")
    part.write_text(room.play.record.text(), encoding="utf-8")
    part.replace(file)
    return file

"""Admin actions: announce, close a table, mute a guest, drain a node."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select, update

from meadhall.core.fault import Conflict, Fault, Unknown
from meadhall.server.admin.moderation import record
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.store import announcements
from meadhall.server.store.schema import guests
from meadhall.server.store.table_store import OVER, WAITING
from meadhall.server.table import entry_replay
from meadhall.server.table.server import GameServer


async def announce(hall: GameServer, who: str, text: str) -> None:
    """Show a text at every table and in every lobby; an empty text clears it."""
    text = clean_line(text)
    if len(text) > hall.limits.chat:
        raise Fault("chat-length", most=hall.limits.chat)
    await announcements.save_announcement(hall.writer, text)
    hall.announce(text)
    hall.news.post("", "announce", text=text)
    await record(hall, who, "announce", reason=text)


async def close(hall: GameServer, who: str, table: str) -> None:
    """End a running game without a result; delete a table that still waits for players."""
    room = await hall.get_session(table)
    async with room.lock:
        await room.refresh()
        await room.read_sheet()
        if room.sheet.status == OVER:
            raise Conflict("table-over")
        gone = room.sheet.status == WAITING
        await record(hall, who, "close", f"table {room.id}")
        if gone:
            await hall.tables.delete(room.id)
        else:
            await room.end_by_people(entry_replay.ENDED, "", [])
    if gone:
        hall.news.post(room.id, "gone")
        hall.on_table_deleted(room.id)
    else:
        room.notify_people()
        room.notify_entries()


async def mute(hall: GameServer, who: str, guest: int, muted: bool) -> None:
    """Mute or unmute a guest at all tables."""

    def work(connection: Connection) -> None:
        if connection.execute(select(guests.c.id).where(guests.c.id == guest)).first() is None:
            raise Unknown("guest-unknown", guest=guest)
        connection.execute(update(guests).where(guests.c.id == guest).values(muted=muted))

    await hall.writer.write(work)
    await record(hall, who, "mute" if muted else "unmute", f"guest {guest}")


async def drain(hall: GameServer, who: str, draining: bool) -> None:
    """Prepare an upgrade: running games continue, no new ones start here, and a proxy sends people to other nodes."""
    hall.departure.drain(draining, time.monotonic())
    await record(hall, who, "drain" if draining else "undrain", f"node {hall.news.node}")

"""What the keeper of a hall does: speak to everybody, close a table, take somebody's voice, empty a node."""

from __future__ import annotations

import logging

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.core.fault import Conflict, Fault, Unknown
from meadhall.server.people.clean_text import one_line
from meadhall.server.store import announcing
from meadhall.server.store.schema import guests
from meadhall.server.store.stored_tables import OVER, WAITING
from meadhall.server.table import ending
from meadhall.server.table.hall import Hall

log = logging.getLogger("meadhall.server")


async def announce(hall: Hall, text: str) -> None:
    """To everybody at every table and in every lobby, until it is taken down by saying nothing."""
    text = one_line(text)
    if len(text) > hall.limits.chat:
        raise Fault("chat-length", most=hall.limits.chat)
    await announcing.keep(hall.writer, text)
    hall.announce(text)
    hall.news.post("", "announce", text=text)
    log.warning("the keeper has announced something to everybody" if text else "the keeper's announcement is over")


async def close(hall: Hall, table: str) -> None:
    """End a running game without a result; a table that still waits for people goes."""
    room = await hall.room(table)
    async with room.lock:
        await room.fresh()
        await room.read_sheet()
        if room.sheet.status == OVER:
            raise Conflict("table-over")
        gone = room.sheet.status == WAITING
        if gone:
            await hall.tables.delete(room.id)
        else:
            await room.end(ending.ENDED, "", [])
    log.warning("the keeper has closed table %s", room.id)
    if gone:
        hall.news.post(room.id, "gone")
        hall.gone(room.id)
    else:
        room.people_changed()
        room.changed()


async def mute(hall: Hall, guest: int, muted: bool) -> None:
    """Somebody may no longer write at any table, or may again."""

    async def work(connection: AsyncConnection) -> None:
        if (await connection.execute(select(guests.c.id).where(guests.c.id == guest))).first() is None:
            raise Unknown("guest-unknown", guest=guest)
        await connection.execute(update(guests).where(guests.c.id == guest).values(muted=muted))

    await hall.writer.write(work)
    log.warning("the keeper has %s guest %d", "muted" if muted else "given the word back to", guest)


def drain(hall: Hall, draining: bool) -> None:
    """Before an upgrade: what is played goes on, nothing new begins here, and a proxy sends people to other nodes."""
    hall.draining = draining
    log.warning("the keeper is emptying this node" if draining else "this node takes people again")

"""Counsel at a table: where it harms nobody, and elsewhere when all who sit there agree."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.fault import Conflict
from meadhall.server.people.refusals import Forbidden
from meadhall.server.people.visitor import Visitor
from meadhall.server.table.bot_turns import whim
from meadhall.server.table.room import Room
from meadhall.server.workshop.chores import packed_for
from meadhall.server.workshop.fair_shares import WAITED

APART = 64  # seeds of counsel are none of those with which bots think


def owners(room: Room) -> set[int]:
    """The people at the table, those for whom a bot sits in included."""
    return {chair.guest for chair in room.chairs if chair.guest is not None}


def may(room: Room) -> bool:
    """Who plays alone or with friends harms nobody; rivals have to agree, all of them."""
    voices = {chair.guest for chair in room.chairs if chair.seat in room.sheet.counsel}
    return room.game.cooperative or len(owners(room)) < 2 or owners(room) <= voices


def standing(room: Room) -> dict[str, Any]:
    """For those who sit here: whether there is counsel, and who has agreed to it so far."""
    return {"may": may(room), "agreed": [seat for seat in room.sheet.counsel if room.chairs[room.index(seat)].guest]}


async def consent(room: Room, visitor: Visitor, seat: str, agree: bool) -> None:
    """Say yes for the whole game; one no is enough, and may come later too."""
    async with room.lock:
        await room.fresh()
        await room.read_sheet()  # another node may have been told something
        mine = room.chairs[room.acting(visitor, seat)].seat
        agreed = sorted({*room.sheet.counsel, mine}) if agree else []
        await room.hall.tables.save_counsel(room.id, agreed)
        room.sheet.counsel = agreed
    room.people_changed()


async def advise(room: Room, visitor: Visitor, seat: str, seq: int, origin: Room | None) -> list[dict[str, Any]]:
    """Up to three answers to the question that this seat is asked. A worker thinks, and is given only what the seat
    may know.

    `origin` is the table for which something is only tried out here: as long as its game goes on, counsel here would
    be counsel there.
    """
    if origin is not None and not origin.over and not may(origin):
        raise Forbidden("counsel-rivals")
    async with room.lock:
        table = await room.ready(seq)
        mine = room.acting(visitor, seat)
        if not may(room):
            raise Forbidden("counsel-rivals")
        if table.asked_seat() not in (mine, TABLE):
            raise Conflict("counsel-nothing")
        seed = whim(room.sheet.secret, APART + mine, seq)
        packed = packed_for(room.game, table.state, mine, seed)
    room.hall.uploads.demand(visitor.key)
    found: list[dict[str, Any]] = await room.hall.workers.do_for(
        visitor.key, "counsel", room.game.name, packed, mine, seed, room.hall.limits.playouts, kind=WAITED
    )
    return found

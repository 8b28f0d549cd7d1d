"""Leaving for good: resigning from a game, and deleting a table of one's own.

No rulebook of ours knows resigning, so the table rules on it: of two rivals the other wins; elsewhere a bot plays on as
long as a person is left, and the game ends with the last one.
"""

from __future__ import annotations

from dataclasses import replace

from meadhall.core.fault import Conflict, Fault
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import BOT, HUMAN, RUNNING, WAITING, Chair
from meadhall.server.table import ending, seating
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.tables.seats import marked

RIVALS = 2


async def resign(room: Room, visitor: Visitor, seat: str | None) -> None:
    visitor.person()
    async with room.lock:
        await room.fresh()
        if room.sheet.status == WAITING:
            raise Conflict("table-waiting")
        if room.over:
            raise Conflict("table-over")
        if room.storied:
            raise Fault("resign-story")
        chair = room.chairs[room.own(visitor, seat)]
        others = [other for other in room.chairs if other.seat != chair.seat]
        if len(room.chairs) == RIVALS and not room.game.cooperative:
            await room.end(ending.RESIGNED, chair.seat, [others[0].seat])
        elif any(other.kind == HUMAN for other in others):
            await seating.change(room, handed_over(chair, others), resigned=True)
            await seating.count_again(room)
        else:
            await room.end(ending.RESIGNED, chair.seat, [])
    room.people_changed()
    room.changed()


def handed_over(chair: Chair, others: list[Chair]) -> Chair:
    """The bot that plays on is nobody's stand-in: the seat is its own."""
    name = seating.STAND_IN.capitalize()
    if name in {other.name for other in others}:
        name = marked(name, chair.seat)
    return replace(chair, kind=BOT, level=seating.STAND_IN, guest=None, name=name)


async def archive(room: Room, visitor: Visitor, away: bool) -> None:
    """Finished games, and those where one only tried something, may be put out of one's own sight."""
    if room.sheet.status == RUNNING and room.sheet.trial is None and room.seats_of(visitor):
        raise Conflict("table-running")
    await room.hall.tables.archive(room.id, visitor.person(), away)


async def delete(hall: Hall, room: Room, visitor: Visitor) -> None:
    """A host deletes a table at which nobody else sits: what several have played belongs to all of them."""
    visitor.must_be(room.sheet.host)
    async with room.lock:
        await room.fresh()
        await room.read_sheet()
        if any(chair.guest not in (None, room.sheet.host) for chair in room.chairs):
            raise Conflict("table-shared")
        await hall.tables.delete(room.id)
    hall.news.post(room.id, "gone")
    hall.gone(room.id)

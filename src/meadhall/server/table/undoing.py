"""Taking back: free where nothing was shown and nobody else was asked, else when everybody agrees."""

from __future__ import annotations

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict
from meadhall.lessons.taught_table import TaughtTable
from meadhall.server.store.stored_tables import HUMAN
from meadhall.server.table.room import Room
from meadhall.tables.mishap import Broken
from meadhall.tables.table import Table


async def ask(room: Room, seat: int, seq: int) -> None:
    """Take back this seat's last answer, or ask the others whether it may."""
    async with room.lock:
        table = await room.ready(seq)
        count = may_ask(room, table, seat)
        if table.undo_refused(seat) is None:
            await take_back(room, table, seat, count)
        else:
            asker = room.chairs[seat].guest
            agreed = [chair.seat for chair in room.chairs if chair.kind != HUMAN or chair.guest == asker]
            await settle(room, table, {"seat": room.chairs[seat].seat, "agreed": agreed})
    room.changed()


async def consent(room: Room, seat: int, agree: bool) -> None:
    async with room.lock:
        await room.fresh()
        table = await room.ready(room.seq)
        asked = room.sheet.asked_undo
        if asked is None:
            raise Conflict("undo-none")
        name = room.chairs[seat].seat
        if not agree:
            await room.hall.tables.save_asked_undo(room.id, None)
            room.sheet.asked_undo = None
        elif name not in asked["agreed"]:
            await settle(room, table, {"seat": asked["seat"], "agreed": [*asked["agreed"], name]})
    room.people_changed()
    room.changed()


async def count_again(room: Room) -> None:
    """The seats have changed: those who left no longer ask, and are no longer waited for. Call with the lock held."""
    asked = room.sheet.asked_undo
    if asked is None or room.play is None or room.stuck is not None:
        return
    if room.chairs[room.index(asked["seat"])].kind == HUMAN:
        await settle(room, room.play, asked)
    else:
        await room.hall.tables.save_asked_undo(room.id, None)
        room.sheet.asked_undo = None


def free(room: Room, table: Table, seats: list[int]) -> list[str]:
    """Of these seats those that take back their last answer without asking. A guest who tries something out alone
    may always take back the last one: there is nobody to ask."""
    if room.sheet.trial is None or not is_alone(room):
        return [seat_name(seat) for seat in seats if table.undo_refused(seat) is None]
    if not table.game.options_of(table.state).get("undo", True):
        return []
    last = max(((given(room, table, seat) or [-1])[-1] for seat in seats), default=-1)
    return [seat_name(seat) for seat in seats if last >= 0 and given(room, table, seat)[-1:] == [last]][:1]


def is_alone(room: Room) -> bool:
    return len({chair.guest for chair in room.chairs if chair.kind == HUMAN}) == 1


def given(room: Room, table: Table, seat: int) -> list[int]:
    """The answers that are this seat's to take back. Who plays alone has also spoken for the whole table."""
    return sorted({*table.given_by(seat), *(table.given_by(TABLE) if is_alone(room) else [])})


def may_ask(room: Room, table: Table, seat: int) -> int:
    """How many answers would stay."""
    if room.over and not (isinstance(table, TaughtTable) and table.spoiled):
        raise Conflict("undo-over")
    if not table.game.options_of(table.state).get("undo", True):
        raise Conflict("undo-refused", rule=table.game.rule_undo)
    mine = given(room, table, seat)
    if not mine:
        raise Conflict("undo-nothing", seat=seat_name(seat))
    return mine[-1]


async def settle(room: Room, table: Table, asked: dict[str, object]) -> None:
    """Take back if all have agreed, else wait for the others. A person with several seats has one voice."""
    agreed = asked["agreed"]
    assert isinstance(agreed, list)
    voices = {chair.guest for chair in room.chairs if chair.seat in agreed}
    if all(chair.guest in voices for chair in room.chairs if chair.kind == HUMAN):
        seat = room.index(str(asked["seat"]))
        await take_back(room, table, seat, may_ask(room, table, seat))
        return
    await room.hall.tables.save_asked_undo(room.id, asked)
    room.sheet.asked_undo = asked
    room.people_version += 1
    room.hall.news.post(room.id, "people")


async def take_back(room: Room, table: Table, seat: int, count: int) -> None:
    try:
        table.undo_to(count)
    except Broken as broken:
        room.hall.mishaps.met(room, broken)
        if room.sheet.asked_undo is not None:  # or it would be tried again with every seat that changes
            await room.hall.tables.save_asked_undo(room.id, None)
            room.sheet.asked_undo = None
        raise
    await room.store([("undo", seat_name(seat), str(count))])
    del room.seqs[1 + count :]
    room.undone = room.seq

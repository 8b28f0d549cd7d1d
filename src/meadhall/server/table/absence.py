"""Somebody has vanished, and no clock runs: after a pause that the table agreed on the others may call for a bot to sit
in, or for an end without a result. One who wants to wait is enough to wait; the seat stays its owner's.
"""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.server.people.refusals import Forbidden
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import HUMAN, RUNNING, Chair
from meadhall.server.table import ending, seating
from meadhall.server.table.room import Room

BOT_IN, END, WAIT = "bot", "end", "wait"


def waited_for(room: Room) -> list[Chair]:
    """The people without whom the game does not go on: who is asked, or who has not said what they think of a
    proposal to the whole table."""
    sheet = room.sheet
    if sheet.status != RUNNING or sheet.trial is not None or room.stuck is not None:
        return []
    people = [chair for chair in room.chairs if chair.kind == HUMAN]
    if sheet.turn != seat_name(TABLE):
        return [chair for chair in people if chair.seat == sheet.turn]
    if room.proposal is None:
        return []
    voices = {chair.guest for chair in people if chair.seat in room.proposal["agreed"]}
    return [chair for chair in people if chair.guest not in voices]


def others(room: Room) -> set[int]:
    """The people who may call: everybody who is not waited for."""
    gone = {chair.guest for chair in waited_for(room)}
    return {
        chair.guest
        for chair in room.chairs
        if chair.kind == HUMAN and chair.guest is not None and chair.guest not in gone
    }


def standing(room: Room) -> dict[str, Any] | None:
    """For the table: who is waited for since when, from when on the others may call, and what is called for."""
    sheet, gone = room.sheet, waited_for(room)
    if not gone or not sheet.patience or sheet.until is not None or not others(room):
        return None
    call = sheet.call
    return {
        "seats": [chair.seat for chair in gone],
        "since": sheet.asked_at,
        "from": sheet.asked_at + sheet.patience,
        "call": call
        and {
            "kind": call["kind"],
            "seat": call["seat"],
            "agreed": call["agreed"],
            "until": call["at"] + sheet.patience,
        },
    }


async def call(room: Room, visitor: Visitor, seat: str | None, kind: str) -> None:
    """Call for something, agree with the same call, or say that the table waits on."""
    async with room.lock:
        await room.fresh()
        await room.read_sheet()  # another node may have been told a call
        mine = room.chairs[room.acting(visitor, seat)]
        now = standing(room)
        if now is None:
            raise Conflict("call-none")
        if kind == WAIT:
            await save(room, None, room.hall.now())
        else:
            may_call(room, mine, now, kind)
            await settle(room, joined(room, mine, kind))
    room.people_changed()
    room.changed()


def may_call(room: Room, chair: Chair, now: dict[str, Any], kind: str) -> None:
    if chair.guest not in others(room):
        raise Forbidden("call-yourself")
    if room.hall.now() < now["from"]:
        raise Forbidden("call-early")
    if kind == END and room.storied:
        raise Fault("call-story")


def joined(room: Room, chair: Chair, kind: str) -> dict[str, Any]:
    """The call with this seat in favour; another kind of call replaces the one that stood."""
    found = room.sheet.call
    if found is None or found["kind"] != kind:
        return {"kind": kind, "seat": chair.seat, "agreed": [chair.seat], "at": room.hall.now()}
    return {**found, "agreed": sorted({*found["agreed"], chair.seat})}


def agreed(room: Room, wish: dict[str, Any]) -> bool:
    """Everybody who is not waited for; who has said nothing for as long again has gone as well."""
    voices = {chair.guest for chair in room.chairs if chair.seat in wish["agreed"]}
    return others(room) <= voices or room.hall.now() >= wish["at"] + room.sheet.patience


async def settle(room: Room, wish: dict[str, Any]) -> None:
    if not agreed(room, wish):
        await save(room, wish, room.sheet.asked_at)
    elif wish["kind"] == END:
        await room.end(ending.ENDED, wish["seat"], [])
    else:
        for chair in waited_for(room):
            await seating.change(room, seating.taken_by_bot(chair, seating.STAND_IN))
        await seating.count_again(room)


async def save(room: Room, wish: dict[str, Any] | None, asked_at: float) -> None:
    if not await room.hall.tables.save_call(room.sheet, wish, asked_at):
        await room.read_sheet()
        raise Conflict("stale", seq=room.seq)
    room.sheet.call, room.sheet.asked_at = wish, asked_at

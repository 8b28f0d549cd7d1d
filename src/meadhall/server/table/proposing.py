"""What is asked of the whole table: a person proposes an answer, others agree, and then it is given."""

from __future__ import annotations

import logging
from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import read
from meadhall.core.fault import Conflict, Fault
from meadhall.server.store.stored_tables import HUMAN
from meadhall.server.table.room import Room
from meadhall.tables.table import Table

log = logging.getLogger("meadhall.server")
PASSING = {"stale", "store"}  # not the answer's fault


async def answer(room: Room, seat: int, text: str, seq: int) -> int:
    """A person's answer. Asked of the whole table it is a proposal, or an agreement with the same one."""
    async with room.lock:
        table = await room.ready(seq)
        room.sits(seat, HUMAN)
        if table.asked_seat() == TABLE:
            await room.read_sheet()  # another node may have been told a proposal
            await settle(room, table, joined(room, table, seat, " ".join(text.split())))
        else:
            await room.give(table, seat, text)
    room.changed()
    return room.seq


async def decline(room: Room, seat: int, text: str) -> None:
    """Drop the proposal: whoever made it takes it back, anybody else says no."""
    async with room.lock:
        await room.fresh()
        if room.proposal is None or room.proposal["answer"] != " ".join(text.split()):
            raise Fault("proposal-none")
        await save(room, None)
    room.people_changed()


async def count_again(room: Room) -> None:
    """The seats have changed: those who have left no longer propose or agree, and are no longer waited for.

    Call with the lock held.
    """
    proposal = room.proposal
    if proposal is None or room.play is None:
        return
    agreed = [chair.seat for chair in room.chairs if chair.kind == HUMAN and chair.seat in proposal["agreed"]]
    if proposal["seat"] not in agreed:
        await save(room, None)
    elif enough(room, room.play, agreed):
        await give_or_drop(room, room.play, proposal)
    elif agreed != proposal["agreed"]:
        await save(room, {**proposal, "agreed": agreed})


async def time_is_up(room: Room) -> None:
    """Silence agrees: a proposal nobody has declined in time is given. Call with the lock held."""
    proposal = room.proposal
    if proposal is None or room.play is None:
        await save(room, None)
    else:
        await give_or_drop(room, room.play, proposal)


async def give_or_drop(room: Room, table: Table, proposal: dict[str, Any]) -> None:
    """Give what was agreed; what cannot be given is no longer proposed, or it would be tried for ever."""
    try:
        await give(room, table, proposal)
    except Fault as fault:
        if fault.key in PASSING:
            raise
        log.warning("table %s: the answer agreed on cannot be given: %s", room.id, fault.key)


async def give(room: Room, table: Table, proposal: dict[str, Any]) -> None:
    try:
        await room.give(table, room.index(proposal["seat"]), proposal["answer"])
    except Fault as fault:
        if fault.key not in PASSING and room.proposal is not None:
            await save(room, None)
        raise


def joined(room: Room, table: Table, seat: int, text: str) -> dict[str, Any]:
    """The proposal with this seat in favour; a different answer replaces the one that stood."""
    read(table.state, text)  # refuses what is no answer
    name, standing = room.chairs[seat].seat, room.proposal
    if standing is None or standing["answer"] != text:
        return {"seq": room.seq, "seat": name, "answer": text, "agreed": [name]}
    return {**standing, "agreed": sorted({*standing["agreed"], name})}


def enough(room: Room, table: Table, agreed: list[str]) -> bool:
    """Everybody, or by the table's option one besides the proposer. Bots and empty seats go along; a person
    with several seats has one vote."""
    people = {chair.guest for chair in room.chairs if chair.kind == HUMAN}
    voices = {chair.guest for chair in room.chairs if chair.seat in agreed}
    one = table.game.options_of(table.state).get("consent", "one") == "one"
    return people <= voices or (one and len(voices) > 1)


async def settle(room: Room, table: Table, proposal: dict[str, Any]) -> None:
    """Give the answer if enough people agree, else wait for them."""
    if enough(room, table, proposal["agreed"]):
        await give(room, table, proposal)
    else:
        await save(room, proposal)


async def save(room: Room, proposal: dict[str, Any] | None) -> None:
    """Store what is proposed. From a new proposal on the clock runs: those who let it pass agree."""
    seconds = room.hall.limits.seconds(room.sheet.pace)
    standing = room.proposal
    if proposal is None or seconds is None:
        until = None
    elif standing is not None and standing["answer"] == proposal["answer"]:
        until = room.sheet.until
    else:
        until = room.hall.now() + seconds
    if not await room.hall.tables.save_proposal(room.sheet, proposal, until):
        await room.read_sheet()
        raise Conflict("stale", seq=room.seq)
    room.sheet.proposal, room.sheet.until = proposal, until
    room.people_version += 1
    room.hall.news.post(room.id, "people")

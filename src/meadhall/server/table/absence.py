"""Absent players without a clock: the others may vote for a bot in the seat, or for an end without a result.

They may vote after a pause that the table agreed on. One player who wants to wait is enough to wait; the seat stays its
owner's.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Forbidden, Stale
from meadhall.server.messages.people_message import Absence, AbsenceCall
from meadhall.server.store.agreements import CallKind, StoredCall
from meadhall.server.store.table_store import HUMAN, RUNNING, Chair
from meadhall.server.table import entry_replay, seats
from meadhall.server.table.table_session import TableSession

END: Final = "end"
WAIT: Final = "wait"


def find_absent(session: TableSession) -> list[Chair]:
    """Return the people the game waits for: the asked ones, or those who have not voted on a proposal."""
    sheet = session.sheet
    if sheet.status != RUNNING or sheet.trial is not None or session.stuck is not None:
        return []
    people = [chair for chair in session.chairs if chair.kind == HUMAN]
    if sheet.turn != seat_name(TABLE):
        return [chair for chair in people if chair.seat == sheet.turn]
    if session.proposal is None:
        return []
    voices = {chair.guest for chair in people if chair.seat in session.proposal.agreed}
    return [chair for chair in people if chair.guest not in voices]


def find_voters(session: TableSession) -> set[int]:
    """Return the people who may vote: everybody who is not waited for."""
    gone = {chair.guest for chair in find_absent(session)}
    return {
        chair.guest
        for chair in session.chairs
        if chair.kind == HUMAN and chair.guest is not None and chair.guest not in gone
    }


def build_absence(session: TableSession) -> Absence | None:
    """Return who is waited for and since when, when the others may vote, and the current vote."""
    sheet, gone = session.sheet, find_absent(session)
    if not gone or not sheet.patience or sheet.until is not None or not find_voters(session):
        return None
    call = sheet.call
    return Absence(
        seats=[chair.seat for chair in gone],
        since=sheet.asked_at,
        from_=sheet.asked_at + sheet.patience,
        call=None if call is None else AbsenceCall(call.kind, call.seat, call.agreed, call.at + sheet.patience),
    )


async def call_absence(
    session: TableSession, visitor: Visitor, seat: str | None, kind: CallKind | Literal["wait"]
) -> None:
    """Start a vote, agree with it, or decide to wait."""
    async with session.lock:
        await session.refresh()
        await session.read_sheet()  # another node may have stored a vote
        mine = session.chairs[session.find_playable_seat(visitor, seat)]
        now = build_absence(session)
        if now is None:
            raise Conflict("call-none")
        if kind == WAIT:
            await save_call(session, None, session.server.now())
        else:
            check_may_call(session, mine, now, kind)
            await apply_if_decided(session, add_vote(session, mine, kind))
    session.notify_people()
    session.notify_entries()


def check_may_call(session: TableSession, chair: Chair, now: Absence, kind: str) -> None:
    if chair.guest not in find_voters(session):
        raise Forbidden("call-yourself")
    if session.server.now() < now.from_:
        raise Forbidden("call-early")
    if kind == END and session.storied:
        raise Fault("call-story")


def add_vote(session: TableSession, chair: Chair, kind: CallKind) -> StoredCall:
    """Return the vote with this seat in favour; a vote for something else replaces the current one."""
    found = session.sheet.call
    if found is None or found.kind != kind:
        return StoredCall(kind, chair.seat, [chair.seat], session.server.now())
    return replace(found, agreed=sorted({*found.agreed, chair.seat}))


def has_majority(session: TableSession, wish: StoredCall) -> bool:
    """Return whether all voters agree. Voters who have been silent for as long again count as absent."""
    voices = {chair.guest for chair in session.chairs if chair.seat in wish.agreed}
    return find_voters(session) <= voices or session.server.now() >= wish.at + session.sheet.patience


async def apply_if_decided(session: TableSession, wish: StoredCall) -> None:
    if not has_majority(session, wish):
        await save_call(session, wish, session.sheet.asked_at)
    elif wish.kind == END:
        await session.end_by_people(entry_replay.ENDED, wish.seat, [])
    else:
        for chair in find_absent(session):
            await seats.change_seat(session, seats.let_bot_sit_in(chair, seats.STAND_IN))
        await seats.recount_votes(session)


async def save_call(session: TableSession, wish: StoredCall | None, asked_at: float) -> None:
    if not await session.server.tables.save_call(session.sheet, wish, asked_at):
        await session.read_sheet()
        raise Stale("stale", seq=session.seq)
    session.sheet.call, session.sheet.asked_at = wish, asked_at

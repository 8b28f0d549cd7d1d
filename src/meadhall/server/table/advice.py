"""Advice at a table: always where it harms no opponent, otherwise if all players agree."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.fault import Conflict
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.messages.people_message import CounselStanding
from meadhall.server.ports.job_runner import WAITED
from meadhall.server.table.bot_runner import derive_seed
from meadhall.server.table.table_session import TableSession
from meadhall.tasks.game_tasks import pack_for_seat

APART = 64  # seeds of counsel are none of those with which bots think


def find_owners(session: TableSession) -> set[int]:
    """Return the people at the table, including those for whom a bot plays."""
    return {chair.guest for chair in session.chairs if chair.guest is not None}


def is_allowed(session: TableSession) -> bool:
    """Return whether advice is allowed: alone, in cooperative games, or with everybody's consent."""
    voices = {chair.guest for chair in session.chairs if chair.seat in session.sheet.counsel}
    return session.game.cooperative or len(find_owners(session)) < 2 or find_owners(session) <= voices


def get_status(session: TableSession) -> CounselStanding:
    """Return for players whether there is advice, and who has agreed so far."""
    agreed = [seat for seat in session.sheet.counsel if session.chairs[session.find_index(seat)].guest]
    return CounselStanding(is_allowed(session), agreed)


async def consent(session: TableSession, visitor: Visitor, seat: str, agree: bool) -> None:
    """Agree for the whole game, or withdraw at any time; one refusal is enough."""
    async with session.lock:
        await session.refresh()
        await session.read_sheet()  # another node may have stored a change
        mine = session.chairs[session.find_playable_seat(visitor, seat)].seat
        agreed = sorted({*session.sheet.counsel, mine}) if agree else []
        await session.server.tables.save_counsel(session.id, agreed)
        session.sheet.counsel = agreed
    session.notify_people()


async def advise(
    session: TableSession, visitor: Visitor, seat: str, seq: int, origin: TableSession | None
) -> list[dict[str, Any]]:
    """Return up to three answers to this seat's question. A worker computes them from what the seat may know.

    `origin` is the table from which this trial was made: while its game runs, advice here would be advice there.
    """
    if origin is not None and not origin.is_over and not is_allowed(origin):
        raise Forbidden("counsel-rivals")
    async with session.lock:
        table = await session.check_current(seq)
        mine = session.find_playable_seat(visitor, seat)
        if not is_allowed(session):
            raise Forbidden("counsel-rivals")
        if table.asked_seat() not in (mine, TABLE):
            raise Conflict("counsel-nothing")
        seed = derive_seed(session.sheet.secret, APART + mine, seq)
        packed = pack_for_seat(session.game, table.state, mine, seed)
    session.server.uploads.demand(visitor.key)
    found: list[dict[str, Any]] = await session.server.job_runner.run_for(
        visitor.key, "counsel", session.game.name, packed, mine, seed, session.server.limits.playouts, kind=WAITED
    )
    return found

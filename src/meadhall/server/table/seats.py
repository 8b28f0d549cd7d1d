"""Who sits where: take, leave and change seats, seat bots, resign, archive and delete.

No rulebook of ours knows resigning, so the server rules on it: of two rivals the other wins; elsewhere a bot plays on
as long as a person is left, and the game ends with the last one.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault, find_nearest
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.store.table_store import BOT, HUMAN, OPEN, RUNNING, WAITING, Chair
from meadhall.server.table import entry_replay, votes
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.tables.seats import BOTS, mark_bots

log = logging.getLogger("meadhall.server")
STAND_IN = "karl"
RIVALS = 2


async def sit(session: TableSession, visitor: Visitor, seat: str | None, name: str, nonce: str | None) -> str:
    guest = visitor.require_user()
    async with session.lock:
        await session.refresh()
        if session.is_over:
            raise Conflict("table-over")
        free = [chair.seat for chair in session.chairs if chair.kind == OPEN]
        if seat is None and not free:
            raise Conflict("table-full")
        chair = session.chairs[session.find_index(seat or free[0])]
        if chair.kind != OPEN:
            raise Conflict("seat-taken", seat=chair.seat)
        if guest in await session.server.blocks.find_blocked(session.sheet.host):
            raise Forbidden("seat-blocked")
        await check_may_know(session, guest, chair)
        taken = {other.name for other in session.chairs}
        called = name if name not in taken else mark_bots(name, chair.seat)
        await change_seat(
            session, replace(chair, kind=HUMAN, level=None, guest=guest, name=called, nonce=choose_nonce(nonce))
        )
        await session.start()
    session.notify_people()
    session.notify_entries()
    return chair.seat


async def check_may_know(session: TableSession, guest: int, chair: Chair) -> None:
    """Refuse a second seat to users who know the secrets of another, because they sit there or left it in the middle of
    the game, while others play. They may come back to their own seat."""
    others = {other.guest for other in session.chairs} - {None, guest}
    if session.sheet.status != RUNNING or not session.game.secrets or not others:
        return
    known = {
        other.seat for other in session.chairs if other.guest == guest
    } | await session.server.tables.find_left_seats(session.id, guest)
    if known - {chair.seat}:
        log.warning("table %s: a player wanted to see the secrets of seat %s as well", session.id, chair.seat)
        raise Forbidden("seat-secrets", seat=chair.seat)


async def stand(session: TableSession, visitor: Visitor, seat: str) -> None:
    visitor.require_user()
    async with session.lock:
        await session.refresh()
        if session.is_over:
            raise Conflict("table-over")
        chair = session.chairs[session.find_seat(visitor, seat)]
        await change_seat(session, vacate(chair))
        await recount_votes(session)
    session.notify_people()
    session.notify_entries()


async def set_seat(session: TableSession, visitor: Visitor, seat: str, kind: str, level: str | None, name: str) -> None:
    """Change who sits here. The host arranges seats before the game; later an owner hands a seat over or takes it back,
    and any player puts a bot where no person answers."""
    guest = visitor.require_user()
    async with session.lock:
        await session.refresh()
        if session.is_over:
            raise Conflict("table-over")
        chair = session.chairs[session.find_index(seat)]
        owner = chair.guest == guest
        if session.sheet.status == WAITING and not owner:
            check_may_arrange(session, guest, chair, kind)
        if session.sheet.status == RUNNING and not owner:
            check_may_replace(session, visitor, chair, kind)
        if kind == "none":
            await remove(session, chair)
        elif kind == "bot":
            base = vacate(chair) if session.sheet.status == WAITING else chair
            await change_seat(session, let_bot_sit_in(base, check_level(level)))
        elif kind == "open":
            await change_seat(session, vacate(chair))
        else:
            await change_seat(
                session,
                replace(chair, kind=HUMAN, level=None, guest=guest, name=chair.name if owner and chair.name else name),
            )
        await session.start()
        await recount_votes(session)
    session.notify_people()
    session.notify_entries()


async def remove(session: TableSession, chair: Chair) -> None:
    """Remove a seat so that the game starts without it. Hold the lock."""
    if session.sheet.status != WAITING or session.sheet.position is not None:
        raise Conflict("seat-stays", seat=chair.seat)
    if chair.kind == HUMAN:
        raise Conflict("seat-taken", seat=chair.seat)
    session.game.new(len(session.chairs) - 1, session.sheet.options)  # refuses too few
    gone = await session.server.tables.remove_chair(session.id, chair)
    await session.read_sheet()
    if not gone:
        raise Conflict("seat-taken", seat=chair.seat)


def check_may_arrange(session: TableSession, guest: int, chair: Chair, kind: str) -> None:
    """Before the game the host may do anything but take an occupied seat."""
    if guest != session.sheet.host:
        raise Forbidden("host-only")
    if kind == "me" and chair.kind == HUMAN:
        raise Conflict("seat-taken", seat=chair.seat)


def check_may_replace(session: TableSession, visitor: Visitor, chair: Chair, kind: str) -> None:
    """During the game only a bot may take another's seat: an empty one, or one whose clock has run out."""
    if not session.find_seats(visitor):
        raise Forbidden("seat-none")
    if kind != "bot":
        raise Forbidden("seat-foreign", seat=chair.seat)
    late = (
        session.sheet.turn == chair.seat
        and session.sheet.until is not None
        and session.sheet.until < session.server.now()
    )
    if chair.kind == BOT:
        raise Conflict("seat-taken", seat=chair.seat)
    if chair.kind == HUMAN and not late:
        raise Forbidden("clock-running", seat=chair.seat)


async def change_seat(session: TableSession, chair: Chair, resigned: bool = False) -> None:
    """Store a seat, and the clock that follows from it. Hold the lock."""
    index = session.find_index(chair.seat)
    was = session.chairs[index]
    session.chairs[index] = chair
    now = session.server.now()
    until = session.turn_status(now)[2]
    kept = session.sheet.until
    if session.sheet.turn != chair.seat or (kept is not None and kept > now and until is not None):
        until = kept  # the clock of another seat, or one that is still running, does not change
    session.chairs[index] = was
    if not await session.server.tables.save_chair(
        session.id, chair, was, until, session.sheet.status == RUNNING, resigned
    ):
        await session.read_sheet()
        raise Conflict("seat-taken", seat=chair.seat)
    session.chairs[index] = chair
    session.sheet.until = until
    if session.sheet.turn == chair.seat:
        session.sheet.asked_at, session.sheet.call = session.server.now(), None


async def recount_votes(session: TableSession) -> None:
    """Count votes again after seats have changed. Hold the lock."""
    await votes.recount_proposal(session)
    await votes.recount_undo(session)


def vacate(chair: Chair) -> Chair:
    return replace(chair, kind=OPEN, level=None, guest=None, name="")


def let_bot_sit_in(chair: Chair, level: str) -> Chair:
    """Return the seat with a bot that sits in. Owner and name stay."""
    return replace(chair, kind=BOT, level=level, name=chair.name or level.capitalize())


def choose_nonce(given: str | None) -> str:
    return given or secrets.token_hex(8)


def check_level(given: str | None) -> str:
    level = given or STAND_IN
    if level not in BOTS:
        raise Fault("level-unknown", level=level[:20], nearest=find_nearest(level, list(BOTS)))
    return level


async def on_timeout(session: TableSession) -> None:
    """NS-UI-04. Let a bot sit in for a player whose time has run out, until the owner takes the seat back. A proposal
    to the table counts as agreed."""
    async with session.lock:
        await session.refresh()
        sheet = session.sheet
        if sheet.status != RUNNING or sheet.turn is None or sheet.until is None or sheet.until > session.server.now():
            await session.read_sheet()  # another node has seen to it
            return
        if session.stuck is not None:
            await stop_clock(session)
        elif sheet.turn == seat_name(TABLE):
            await votes.on_timeout(session)
        else:
            await change_seat(session, let_bot_sit_in(session.chairs[session.find_index(sheet.turn)], STAND_IN))
            await recount_votes(session)
    session.notify_people()
    session.notify_entries()


async def replace_guest(session: TableSession, guest: int) -> None:
    """Take the seats of a banned user: bots sit there in a running game, at a waiting table they become open."""
    async with session.lock:
        await session.refresh()
        for chair in [one for one in session.chairs if one.guest == guest and one.kind == HUMAN]:
            if session.sheet.status == WAITING:
                await change_seat(session, vacate(chair))
            elif session.sheet.status == RUNNING:
                await change_seat(session, let_bot_sit_in(chair, STAND_IN))
        await recount_votes(session)
    session.notify_people()
    session.notify_entries()


def is_abandoned(session: TableSession) -> bool:
    """Return whether a table waits for people and none sits there."""
    return session.sheet.status == WAITING and all(chair.guest is None for chair in session.chairs)


async def stop_clock(session: TableSession) -> None:
    """Stop the clock of a game that cannot go on."""
    await session.server.tables.save_chair(session.id, session.chairs[0], session.chairs[0], None)
    session.sheet.until = None


async def refresh_and_wake_bot(session: TableSession) -> None:
    async with session.lock:
        await session.refresh()
    session.wake_bot()


async def resign(session: TableSession, visitor: Visitor, seat: str | None) -> None:
    visitor.require_user()
    async with session.lock:
        await session.refresh()
        if session.sheet.status == WAITING:
            raise Conflict("table-waiting")
        if session.is_over:
            raise Conflict("table-over")
        if session.storied:
            raise Fault("resign-story")
        chair = session.chairs[session.find_seat(visitor, seat)]
        others = [other for other in session.chairs if other.seat != chair.seat]
        if len(session.chairs) == RIVALS and not session.game.cooperative:
            await session.end_by_people(entry_replay.RESIGNED, chair.seat, [others[0].seat])
        elif any(other.kind == HUMAN for other in others):
            await change_seat(session, give_to_bot(chair, others), resigned=True)
            await recount_votes(session)
        else:
            await session.end_by_people(entry_replay.RESIGNED, chair.seat, [])
    session.notify_people()
    session.notify_entries()


def give_to_bot(chair: Chair, others: list[Chair]) -> Chair:
    """Return the seat with a bot that owns it."""
    name = STAND_IN.capitalize()
    if name in {other.name for other in others}:
        name = mark_bots(name, chair.seat)
    return replace(chair, kind=BOT, level=STAND_IN, guest=None, name=name)


async def archive(session: TableSession, visitor: Visitor, away: bool) -> None:
    """Hide a finished game or a trial from the user's own list, or show it again."""
    if session.sheet.status == RUNNING and session.sheet.trial is None and session.find_seats(visitor):
        raise Conflict("table-running")
    await session.server.tables.archive(session.id, visitor.require_user(), away)


async def delete(server: GameServer, session: TableSession, visitor: Visitor) -> None:
    """Delete the host's table. What several people have played belongs to all of them, and stays."""
    visitor.require_host(session.sheet.host)
    async with session.lock:
        await session.refresh()
        await session.read_sheet()
        if any(chair.guest not in (None, session.sheet.host) for chair in session.chairs):
            raise Conflict("table-shared")
        await server.tables.delete(session.id)
    server.news.post(session.id, "gone")
    server.on_table_deleted(session.id)

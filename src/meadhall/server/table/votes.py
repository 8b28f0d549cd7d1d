"""Group decisions: proposals to the whole table, and requests to take an answer back.

What is asked of the whole table is proposed by one person, and given once enough others agree. Taking back is free
where nothing was revealed and no other seat was asked since; else everybody has to agree.
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from msgspec.structs import replace

from meadhall.core.agenda import TABLE
from meadhall.core.decision import parse_answer, seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.server.errors.http_errors import Stale, StoreAway
from meadhall.server.store.agreements import StoredProposal, UndoRequest
from meadhall.server.store.table_store import HUMAN
from meadhall.server.table.table_session import TableSession
from meadhall.tables.rules_error import Broken
from meadhall.tables.table import Table

log = logging.getLogger("meadhall.server")


def find_people(session: TableSession) -> set[int | None]:
    """Return the people who have a vote: one each, whatever seats they hold. Bots and open seats have none."""
    return {chair.guest for chair in session.chairs if chair.kind == HUMAN}


def find_voters(session: TableSession, agreed: Collection[str]) -> set[int | None]:
    """Return the people who agree, by the seats that do."""
    return {chair.guest for chair in session.chairs if chair.seat in agreed}


# Proposals


async def answer(session: TableSession, seat: int, text: str, seq: int) -> int:
    """Give a person's answer. Asked of the whole table it is a proposal, or a vote for the same one."""
    async with session.lock:
        table = await session.check_current(seq)
        session.check_seat_kind(seat, HUMAN)
        if table.asked_seat() == TABLE:
            await session.read_sheet()  # another node may have stored a proposal
            await apply_if_decided(session, table, add_vote(session, table, seat, " ".join(text.split())))
        else:
            await session.submit_answer(table, seat, text)
    session.notify_entries()
    return session.seq


async def decline(session: TableSession, seat: int, text: str) -> None:
    """Drop the proposal: its author takes it back, or another player says no."""
    async with session.lock:
        await session.refresh()
        if session.proposal is None or session.proposal.answer != " ".join(text.split()):
            raise Fault("proposal-none")
        await save_proposal(session, None)
    session.notify_people()


async def recount_proposal(session: TableSession) -> None:
    """Count the votes again after seats have changed: only people who still sit here count. Hold the lock."""
    proposal = session.proposal
    if proposal is None or session.play is None:
        return
    agreed = [chair.seat for chair in session.chairs if chair.kind == HUMAN and chair.seat in proposal.agreed]
    if proposal.seat not in agreed:
        await save_proposal(session, None)
    elif has_majority(session, session.play, agreed):
        await submit_or_drop(session, session.play, proposal)
    elif agreed != proposal.agreed:
        await save_proposal(session, replace(proposal, agreed=agreed))


async def on_timeout(session: TableSession) -> None:
    """The clock of a proposal has run out. Silence agrees: submit it. Hold the lock."""
    proposal = session.proposal
    if proposal is None or session.play is None:
        await save_proposal(session, None)
    else:
        await submit_or_drop(session, session.play, proposal)


async def submit_or_drop(session: TableSession, table: Table, proposal: StoredProposal) -> None:
    """Submit what was agreed. Drop it if it is refused, or it would be tried for ever."""
    try:
        await submit(session, table, proposal)
    except (Stale, StoreAway):
        raise  # not the answer's fault
    except Fault as fault:
        log.warning("table %s: the answer agreed on cannot be given: %s", session.id, fault.key)


async def submit(session: TableSession, table: Table, proposal: StoredProposal) -> None:
    try:
        await session.submit_answer(table, session.find_index(proposal.seat), proposal.answer)
    except (Stale, StoreAway):
        raise  # not the answer's fault
    except Fault:
        if session.proposal is not None:
            await save_proposal(session, None)
        raise


def add_vote(session: TableSession, table: Table, seat: int, text: str) -> StoredProposal:
    """Return the proposal with this seat in favour; a different answer replaces the one that stood."""
    parse_answer(table.state, text)  # refuses what is no answer
    name, standing = session.chairs[seat].seat, session.proposal
    if standing is None or standing.answer != text:
        return StoredProposal(session.seq, name, text, [name])
    return replace(standing, agreed=sorted({*standing.agreed, name}))


def has_majority(session: TableSession, table: Table, agreed: list[str]) -> bool:
    """Return whether everybody agrees, or by the table's option one person besides the proposer. Bots and open seats
    do not vote; a person with several seats has one vote."""
    voters = find_voters(session, agreed)
    one = table.game.options_of(table.state).get("consent", "one") == "one"
    return find_people(session) <= voters or (one and len(voters) > 1)


async def apply_if_decided(session: TableSession, table: Table, proposal: StoredProposal) -> None:
    """Submit the answer if enough people agree, else store the votes and wait."""
    if has_majority(session, table, proposal.agreed):
        await submit(session, table, proposal)
    else:
        await save_proposal(session, proposal)


async def save_proposal(session: TableSession, proposal: StoredProposal | None) -> None:
    """Store what is proposed. A new proposal starts the clock."""
    seconds = session.server.limits.find_turn_seconds(session.sheet.pace)
    standing = session.proposal
    if proposal is None or seconds is None:
        until = None
    elif standing is not None and standing.answer == proposal.answer:
        until = session.sheet.until
    else:
        until = session.server.now() + seconds
    if not await session.server.tables.save_proposal(session.sheet, proposal, until):
        await session.read_sheet()
        raise Stale("stale", seq=session.seq)
    session.sheet.proposal, session.sheet.until = proposal, until
    session.people_version += 1
    session.server.news.post(session.id, "people")


# Undo


async def request_undo(session: TableSession, seat: int, seq: int) -> None:
    """Take back this seat's last answer, or ask the others whether it may."""
    async with session.lock:
        table = await session.check_current(seq)
        count = check_may_undo(session, table, seat)
        if table.undo_refused(seat) is None:
            await take_back(session, table, seat, count)
        else:
            asker = session.chairs[seat].guest
            agreed = [chair.seat for chair in session.chairs if chair.kind != HUMAN or chair.guest == asker]
            await undo_if_agreed(session, table, UndoRequest(session.chairs[seat].seat, agreed))
    session.notify_entries()


async def consent_to_undo(session: TableSession, seat: int, agree: bool) -> None:
    async with session.lock:
        await session.refresh()
        table = await session.check_current(session.seq)
        asked = session.sheet.asked_undo
        if asked is None:
            raise Conflict("undo-none")
        name = session.chairs[seat].seat
        if not agree:
            await session.server.tables.save_asked_undo(session.id, None)
            session.sheet.asked_undo = None
        elif name not in asked.agreed:
            await undo_if_agreed(session, table, UndoRequest(asked.seat, [*asked.agreed, name]))
    session.notify_people()
    session.notify_entries()


async def recount_undo(session: TableSession) -> None:
    """Count the votes again after seats have changed: only people who still sit here count. Hold the lock."""
    asked = session.sheet.asked_undo
    if asked is None or session.play is None or session.stuck is not None:
        return
    if session.chairs[session.find_index(asked.seat)].kind == HUMAN:
        await undo_if_agreed(session, session.play, asked)
    else:
        await session.server.tables.save_asked_undo(session.id, None)
        session.sheet.asked_undo = None


def find_seats_free_to_undo(session: TableSession, table: Table, seats: list[int]) -> list[str]:
    """Return those of these seats that may take back their last answer without asking. The only person at a trial may
    always take back the last one: there are no other voters."""
    if session.sheet.trial is None or not is_alone(session):
        return [seat_name(seat) for seat in seats if table.undo_refused(seat) is None]
    if not table.game.options_of(table.state).get("undo", True):
        return []
    last = max(((find_undoable_answers(session, table, seat) or [-1])[-1] for seat in seats), default=-1)
    return [
        seat_name(seat) for seat in seats if last >= 0 and find_undoable_answers(session, table, seat)[-1:] == [last]
    ][:1]


def is_alone(session: TableSession) -> bool:
    return len(find_people(session)) == 1


def find_undoable_answers(session: TableSession, table: Table, seat: int) -> list[int]:
    """Return the answers that this seat may take back. A person who plays alone has also answered for the table."""
    return sorted({*table.given_by(seat), *(table.given_by(TABLE) if is_alone(session) else [])})


def check_may_undo(session: TableSession, table: Table, seat: int) -> int:
    """Return how many answers would stay."""
    if session.is_over and not table.spoiled:
        raise Conflict("undo-over")
    if not table.game.options_of(table.state).get("undo", True):
        raise Conflict("undo-refused", rule=table.game.rule_undo)
    mine = find_undoable_answers(session, table, seat)
    if not mine:
        raise Conflict("undo-nothing", seat=seat_name(seat))
    return mine[-1]


async def undo_if_agreed(session: TableSession, table: Table, asked: UndoRequest) -> None:
    """Take back if everybody agrees, else store the votes and wait."""
    if find_people(session) <= find_voters(session, asked.agreed):
        seat = session.find_index(asked.seat)
        await take_back(session, table, seat, check_may_undo(session, table, seat))
        return
    await session.server.tables.save_asked_undo(session.id, asked)
    session.sheet.asked_undo = asked
    session.people_version += 1
    session.server.news.post(session.id, "people")


async def take_back(session: TableSession, table: Table, seat: int, count: int) -> None:
    try:
        table.undo_to(count)
    except Broken as broken:
        session.server.mishaps.record(session, broken)
        if session.sheet.asked_undo is not None:  # or it would be tried again with every seat that changes
            await session.server.tables.save_asked_undo(session.id, None)
            session.sheet.asked_undo = None
        raise
    await session.store([("undo", seat_name(seat), str(count))])
    del session.seqs[1 + count :]
    session.undone = session.seq

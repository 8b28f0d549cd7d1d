"""Make tables: new ones, rematches, trials and lessons.

A trial holds nothing its maker does not know: everything hidden from their seat is dealt again.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.exercises.exercise_lesson import find_lesson_or_exercise
from meadhall.lessons.lesson_table import create_seats
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.errors.messages import load_words
from meadhall.server.store.table_store import BOT, HUMAN, OPEN, OVER, PATIENCE, WAITING, Chair, Sheet
from meadhall.server.table import chat, seats, votes
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.tables.seats import number_names
from meadhall.tables.table import Table
from meadhall.words.localized_text import said

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # an id is read aloud and typed
SEED = 96  # bits
ME, TOGETHER = "me", "together"


def create_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def create_sheet(
    of: Game,
    options: dict[str, Any],
    title: str,
    pace: str,
    listed: bool,
    position: str | None,
    host: int,
    patience: int = PATIENCE,
) -> Sheet:
    return Sheet(
        id=create_id(),
        game=of.name,
        options=options,
        title=title,
        pace=pace,
        listed=listed,
        position=position,
        invite=secrets.token_urlsafe(12),
        secret=secrets.token_bytes(32).hex(),
        host=host,
        status=WAITING,
        turn=None,
        until=None,
        asked_undo=None,
        proposal=None,
        rematch=None,
        patience=patience,
    )


async def validate_options(
    server: GameServer, guest: int, of: Game, players: int, options: dict[str, Any], position: str | None
) -> dict[str, Any]:
    """Return the options with all defaults. Refuse wrong ones, and a wrong position."""
    low, high = of.players
    if not low <= players <= high:
        raise Fault("players-count", game=of.name, players=players, low=low, high=high)
    if position is None:
        of.new(players, options)
        return dict(of.check(options, players))
    looked = json.loads(await server.job_runner.run_for(guest, "look", position, "en"))
    if looked["game"] != of.name:
        raise Fault("position-game", game=of.name, found=looked["game"])
    if looked["players"] != players:
        raise Fault("position-players", players=players, right=looked["players"])
    return dict(of.check(looked["options"], players))


async def create(server: GameServer, sheet: Sheet, chairs: list[Chair]) -> TableSession:
    server.check_accepts_tables()
    await server.tables.create(sheet, chairs)
    return await begin(server, sheet.id)


async def begin(server: GameServer, table: str) -> TableSession:
    """Deal if everybody is there."""
    session = await server.get_session(table)
    async with session.lock:
        await session.refresh()
        await session.start()
    session.notify_entries()
    return session


def build_chairs(guest: int, name: str, wished: Sequence[tuple[str, str | None, str]]) -> list[Chair]:
    """Return seats made from (kind, level, name). Equal names are numbered."""
    chairs = []
    for number, (kind, level, called) in enumerate(wished):
        seat = chr(ord("A") + number)
        if kind == "bot":
            level = seats.check_level(level)
            chairs.append(Chair(seat, BOT, level, None, called or level.capitalize(), seats.choose_nonce(None)))
        elif kind == "me":
            chairs.append(Chair(seat, HUMAN, None, guest, called or name, seats.choose_nonce(None)))
        else:
            chairs.append(Chair(seat, OPEN, None, None, "", seats.choose_nonce(None)))
    return make_names_unique(chairs)


def make_names_unique(chairs: list[Chair]) -> list[Chair]:
    names = number_names([chair.name for chair in chairs])
    return [replace(chair, name=called if chair.name else "") for chair, called in zip(chairs, names, strict=True)]


def copy_for_rematch(chair: Chair) -> Chair:
    """Return the seat for another table: its owner comes along, a bot that sat in does not."""
    owned = chair.guest is not None
    if chair.kind == HUMAN and not owned:  # its owner has left this server
        return replace(seats.vacate(chair), nonce=seats.choose_nonce(None))
    return replace(
        chair, kind=HUMAN if owned else chair.kind, level=None if owned else chair.level, nonce=seats.choose_nonce(None)
    )


async def rematch(server: GameServer, session: TableSession, visitor: Visitor) -> str:
    """Return the id of a new table with the same seats and options. The first request makes it."""
    guest = visitor.require_user()
    if session.sheet.status != OVER:
        raise Conflict("table-running")
    if not session.find_seats(visitor) and guest != session.sheet.host:
        raise Forbidden("seat-none")
    old = session.sheet
    position = None if session.storied else old.position  # an imported campaign restarts
    sheet = create_sheet(session.game, old.options, old.title, old.pace, old.listed, position, guest, old.patience)
    found = await server.tables.claim_rematch(session.id, sheet, [copy_for_rematch(chair) for chair in session.chairs])
    session.sheet.rematch = found
    if found == sheet.id:
        await begin(server, found)
        session.notify_people()
    return found


async def create_trial(
    server: GameServer, session: TableSession, visitor: Visitor, seat: str | None, others: str, title: str
) -> TableSession:
    """Make the table of a trial. The other seats are played by its maker, by bots, or in games without secrets by their
    owners: a guess at a hidden hand would tell them what the guesser holds."""
    guest = visitor.require_user()
    async with session.lock:
        await session.refresh()
        if session.storied:
            raise Fault("trial-story")
        if others == TOGETHER and session.game.secrets:
            raise Conflict("trial-secrets")
        play = await session.check_current(session.seq)
        if session.is_over:
            raise Conflict("table-over")
        mine = session.find_seat(visitor, seat)
        guess = session.game.redeal(play.state, mine, Rng.seeded(secrets.randbits(SEED)))
        position = session.game.position(guess)
        sheet = create_sheet(session.game, session.sheet.options, title, "none", False, position, guest)
        sheet.trial = {"table": session.id, "seat": session.chairs[mine].seat, "seq": session.seq}
        chairs = [copy_for_trial(chair, guest, ME if i == mine else others) for i, chair in enumerate(session.chairs)]
    made = await create(server, sheet, chairs)
    if others == TOGETHER:
        with suppress(Fault):  # a muted user cannot invite
            lang = (await server.guests.get(guest)).lang
            await chat.post_message(session, visitor, load_words(lang)("trial-come", link=f"/table/{made.id}"))
    return made


def copy_for_trial(chair: Chair, guest: int, others: str) -> Chair:
    """Return a seat of the trial. It keeps its name; an open one is named by its letter."""
    chair = replace(chair, name=chair.name or chair.seat, nonce=seats.choose_nonce(None))
    if others == TOGETHER and chair.guest is not None:
        return copy_for_rematch(chair)
    if others == TOGETHER and chair.kind == BOT:
        return chair
    if others in (ME, TOGETHER):
        return replace(chair, kind=HUMAN, level=None, guest=guest)
    return replace(chair, kind=BOT, level=seats.check_level(others), guest=None)


def find_applicable_answers(table: Table, seat: str) -> list[str]:
    """Return the first answers of this seat, up to a draw, another seat's answer or a revealed secret. Only these lead
    to the same position at the other table."""
    found = []
    for answer, events in zip(table.record.answers, table.events[1:], strict=True):
        if answer.seat not in (seat, seat_name(TABLE)):
            break
        found.append(answer.text)
        if any(event.reveals for event in events):
            break
    return found


async def apply_trial(trial: TableSession, origin: TableSession, visitor: Visitor) -> int:
    """Give the answers of a trial at the table it came from; return how many were given."""
    assert trial.sheet.trial is not None
    seat, seq = str(trial.sheet.trial["seat"]), int(trial.sheet.trial["seq"])
    async with trial.lock:
        await trial.refresh()
        wished = find_applicable_answers(trial.play, seat) if trial.play is not None else []
    if not wished:
        raise Conflict("trial-nothing")
    if origin.seq != seq:
        raise Conflict("trial-late")
    given = 0
    for text in wished:
        before = seq
        seq = await votes.answer(origin, origin.find_playable_seat(visitor, seat), text, seq)
        given += 1
        if seq != before + 1:  # proposed, and others must agree first; or chance has answered as well
            break
    return given


async def create_lesson_table(server: GameServer, visitor: Visitor, game: Game, name: str) -> TableSession:
    """Make the table of a lesson. It is private, and counts as a trial."""
    guest = visitor.require_user()
    person = await server.guests.get(guest)
    lesson = find_lesson_or_exercise(game, name)
    options = game.options_of(game.from_position(lesson.position))
    sheet = create_sheet(game, options, said(lesson.title, person.lang), "none", False, lesson.position, guest)
    sheet.trial = {"table": "", "seat": lesson.seats[0], "lesson": lesson.name}
    wished = [("bot", seat.kind, "") if seat.is_bot else ("me", None, "") for seat in create_seats(game, lesson, "")]
    return await create(server, sheet, build_chairs(guest, person.name, wished))

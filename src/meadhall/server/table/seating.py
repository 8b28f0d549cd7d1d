"""Who sits where: making a table, taking, leaving and changing seats, and a bot that sits in."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault, nearest
from meadhall.core.game import Game
from meadhall.server.people.refusals import Forbidden
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import BOT, HUMAN, OPEN, OVER, PATIENCE, RUNNING, WAITING, Chair, Sheet
from meadhall.server.table import proposing, undoing
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.tables.seats import BOTS, distinct, marked

log = logging.getLogger("meadhall.server")
Work = Callable[[Room], Awaitable[None]]
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # an id is read aloud and typed
STAND_IN = "karl"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def nonce_of(given: str | None) -> str:
    return given or secrets.token_hex(8)


def level_of(given: str | None) -> str:
    level = given or STAND_IN
    if level not in BOTS:
        raise Fault("level-unknown", level=level[:20], nearest=nearest(level, list(BOTS)))
    return level


def new_sheet(
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
        id=new_id(),
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


async def checked(
    hall: Hall, guest: int, of: Game, players: int, options: dict[str, Any], position: str | None
) -> dict[str, Any]:
    """The options, complete; wrong ones, and a position that is none, are refused."""
    low, high = of.players
    if not low <= players <= high:
        raise Fault("players-count", game=of.name, players=players, low=low, high=high)
    if position is None:
        of.new(players, options)
        return dict(of.check(options, players))
    looked = json.loads(await hall.workers.do_for(guest, "look", position))
    if looked["game"] != of.name:
        raise Fault("position-game", game=of.name, found=looked["game"])
    if looked["players"] != players:
        raise Fault("position-players", players=players, right=looked["players"])
    return dict(of.check(looked["options"], players))


async def create(hall: Hall, sheet: Sheet, chairs: list[Chair]) -> Room:
    hall.demand_room()
    await hall.tables.create(sheet, chairs)
    return await begin(hall, sheet.id)


async def begin(hall: Hall, table: str) -> Room:
    """Deal if everybody is there."""
    room = await hall.room(table)
    async with room.lock:
        await room.fresh()
        await room.start()
    room.changed()
    return room


def chairs_for(guest: int, name: str, wished: Sequence[tuple[str, str | None, str]]) -> list[Chair]:
    """Chairs from (kind, level, name); those who bear the same name are numbered."""
    chairs = []
    for number, (kind, level, called) in enumerate(wished):
        seat = chr(ord("A") + number)
        if kind == "bot":
            level = level_of(level)
            chairs.append(Chair(seat, BOT, level, None, called or level.capitalize(), nonce_of(None)))
        elif kind == "me":
            chairs.append(Chair(seat, HUMAN, None, guest, called or name, nonce_of(None)))
        else:
            chairs.append(Chair(seat, OPEN, None, None, "", nonce_of(None)))
    return told_apart(chairs)


def told_apart(chairs: list[Chair]) -> list[Chair]:
    names = distinct([chair.name for chair in chairs])
    return [replace(chair, name=called if chair.name else "") for chair, called in zip(chairs, names, strict=True)]


def kept(chair: Chair) -> Chair:
    """Whoever owns this seat comes along to another table, a bot that sat in does not."""
    owned = chair.guest is not None
    if chair.kind == HUMAN and not owned:  # somebody who has left this hall
        return replace(vacant(chair), nonce=nonce_of(None))
    return replace(
        chair, kind=HUMAN if owned else chair.kind, level=None if owned else chair.level, nonce=nonce_of(None)
    )


async def sit(room: Room, visitor: Visitor, seat: str | None, name: str, nonce: str | None) -> str:
    guest = visitor.person()
    async with room.lock:
        await room.fresh()
        if room.over:
            raise Conflict("table-over")
        free = [chair.seat for chair in room.chairs if chair.kind == OPEN]
        if seat is None and not free:
            raise Conflict("table-full")
        chair = room.chairs[room.index(seat or free[0])]
        if chair.kind != OPEN:
            raise Conflict("seat-taken", seat=chair.seat)
        if guest in await room.hall.blocks.others(room.sheet.host):
            raise Forbidden("seat-blocked")
        await may_know(room, guest, chair)
        taken = {other.name for other in room.chairs}
        called = name if name not in taken else marked(name, chair.seat)
        await change(room, replace(chair, kind=HUMAN, level=None, guest=guest, name=called, nonce=nonce_of(nonce)))
        await room.start()
    room.people_changed()
    room.changed()
    return chair.seat


async def may_know(room: Room, guest: int, chair: Chair) -> None:
    """A guest who sits in a seat, or has left one in the middle of the game, is not shown the secrets of another
    while others play. Guests may come back to their own seat."""
    others = {other.guest for other in room.chairs} - {None, guest}
    if room.sheet.status != RUNNING or not room.game.secrets or not others:
        return
    known = {other.seat for other in room.chairs if other.guest == guest} | await room.hall.tables.left(room.id, guest)
    if known - {chair.seat}:
        log.warning("table %s: a player wanted to see the secrets of seat %s as well", room.id, chair.seat)
        raise Forbidden("seat-secrets", seat=chair.seat)


async def stand(room: Room, visitor: Visitor, seat: str) -> None:
    visitor.person()
    async with room.lock:
        await room.fresh()
        if room.over:
            raise Conflict("table-over")
        chair = room.chairs[room.own(visitor, seat)]
        await change(room, vacant(chair))
        await count_again(room)
    room.people_changed()
    room.changed()


async def count_again(room: Room) -> None:
    """Who is asked to agree to something has changed with the seats."""
    await proposing.count_again(room)
    await undoing.count_again(room)


def vacant(chair: Chair) -> Chair:
    return replace(chair, kind=OPEN, level=None, guest=None, name="")


def taken_by_bot(chair: Chair, level: str) -> Chair:
    """The owner stays the owner, and keeps the name on the seat."""
    return replace(chair, kind=BOT, level=level, name=chair.name or level.capitalize())


async def set_seat(room: Room, visitor: Visitor, seat: str, kind: str, level: str | None, name: str) -> None:
    """The host arranges seats before the game; later an owner hands a seat over or takes it back, and anybody
    seated puts a bot where nobody answers."""
    guest = visitor.person()
    async with room.lock:
        await room.fresh()
        if room.over:
            raise Conflict("table-over")
        chair = room.chairs[room.index(seat)]
        owner = chair.guest == guest
        if room.sheet.status == WAITING and not owner:
            may_arrange(room, guest, chair, kind)
        if room.sheet.status == RUNNING and not owner:
            may_replace(room, visitor, chair, kind)
        if kind == "none":
            await remove(room, chair)
        elif kind == "bot":
            base = vacant(chair) if room.sheet.status == WAITING else chair
            await change(room, taken_by_bot(base, level_of(level)))
        elif kind == "open":
            await change(room, vacant(chair))
        else:
            await change(
                room,
                replace(chair, kind=HUMAN, level=None, guest=guest, name=chair.name if owner and chair.name else name),
            )
        await room.start()
        await count_again(room)
    room.people_changed()
    room.changed()


async def remove(room: Room, chair: Chair) -> None:
    """Somebody does not come, and the others begin without them. Call with the lock held."""
    if room.sheet.status != WAITING or room.sheet.position is not None:
        raise Conflict("seat-stays", seat=chair.seat)
    if chair.kind == HUMAN:
        raise Conflict("seat-taken", seat=chair.seat)
    room.game.new(len(room.chairs) - 1, room.sheet.options)  # too few for the game, or for what it is played with?
    gone = await room.hall.tables.remove_chair(room.id, chair)
    await room.read_sheet()
    if not gone:
        raise Conflict("seat-taken", seat=chair.seat)


def may_arrange(room: Room, guest: int, chair: Chair, kind: str) -> None:
    """Before the game the host may do anything but sit down where somebody sits."""
    if guest != room.sheet.host:
        raise Forbidden("host-only")
    if kind == "me" and chair.kind == HUMAN:
        raise Conflict("seat-taken", seat=chair.seat)


def may_replace(room: Room, visitor: Visitor, chair: Chair, kind: str) -> None:
    """During the game only a bot may take another's seat: an empty one, or one whose clock has run out."""
    if not room.seats_of(visitor):
        raise Forbidden("seat-none")
    if kind != "bot":
        raise Forbidden("seat-foreign", seat=chair.seat)
    late = room.sheet.turn == chair.seat and room.sheet.until is not None and room.sheet.until < room.hall.now()
    if chair.kind == BOT:
        raise Conflict("seat-taken", seat=chair.seat)
    if chair.kind == HUMAN and not late:
        raise Forbidden("clock-running", seat=chair.seat)


async def change(room: Room, chair: Chair, resigned: bool = False) -> None:
    """Store a chair, and the clock that follows from it. Call with the lock held."""
    index = room.index(chair.seat)
    was = room.chairs[index]
    room.chairs[index] = chair
    now = room.hall.now()
    until = room.standing(now)[2]
    kept = room.sheet.until
    if room.sheet.turn != chair.seat or (kept is not None and kept > now and until is not None):
        until = kept  # somebody else's clock, or one that is still running, goes on as it was
    room.chairs[index] = was
    if not await room.hall.tables.save_chair(room.id, chair, was, until, room.sheet.status == RUNNING, resigned):
        await room.read_sheet()
        raise Conflict("seat-taken", seat=chair.seat)
    room.chairs[index] = chair
    room.sheet.until = until
    if room.sheet.turn == chair.seat:
        room.sheet.asked_at, room.sheet.call = room.hall.now(), None


async def time_is_up(room: Room) -> None:
    """NS-UI-04. A bot sits in for a player whose time has run out, until the owner takes the seat back; what was
    proposed to the table counts as agreed."""
    async with room.lock:
        await room.fresh()
        sheet = room.sheet
        if sheet.status != RUNNING or sheet.turn is None or sheet.until is None or sheet.until > room.hall.now():
            await room.read_sheet()  # another node has seen to it
            return
        if room.stuck is not None:
            await stop_the_clock(room)
        elif sheet.turn == seat_name(TABLE):
            await proposing.time_is_up(room)
        else:
            await change(room, taken_by_bot(room.chairs[room.index(sheet.turn)], STAND_IN))
            await count_again(room)
    room.people_changed()
    room.changed()


async def stop_the_clock(room: Room) -> None:
    """Nobody can answer, so nobody is late."""
    await room.hall.tables.save_chair(room.id, room.chairs[0], room.chairs[0], None)
    room.sheet.until = None


async def attend(room: Room) -> None:
    async with room.lock:
        await room.fresh()
    room.attend()


async def rematch(hall: Hall, room: Room, visitor: Visitor) -> str:
    """A new table with the same seats and options; the first who asks makes it."""
    guest = visitor.person()
    if room.sheet.status != OVER:
        raise Conflict("table-running")
    if not room.seats_of(visitor) and guest != room.sheet.host:
        raise Forbidden("seat-none")
    old = room.sheet
    position = None if room.storied else old.position  # a campaign that came from elsewhere begins anew
    sheet = new_sheet(room.game, old.options, old.title, old.pace, old.listed, position, guest, old.patience)
    found = await hall.tables.claim_rematch(room.id, sheet, [kept(chair) for chair in room.chairs])
    room.sheet.rematch = found
    if found == sheet.id:
        await begin(hall, found)
        room.people_changed()
    return found

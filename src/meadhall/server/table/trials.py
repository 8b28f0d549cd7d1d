"""Trials: a table of one's own where the game goes on as one knows it, and what was done there done in earnest.

A trial holds nothing its maker does not know: everything hidden from their seat is dealt anew.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.core.rng import Rng
from meadhall.server.people.server_words import words
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import BOT, HUMAN, Chair
from meadhall.server.table import proposing, seating
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.tables.table import Table

SEED = 96  # bits
ME, TOGETHER = "me", "together"


async def lay(hall: Hall, room: Room, visitor: Visitor, seat: str | None, others: str, title: str) -> Room:
    """The table of a trial. For the others the maker answers, or bots of a level, or everybody for themselves where
    nobody has secrets: a guess at somebody's hand tells what the guesser holds."""
    guest = visitor.person()
    async with room.lock:
        await room.fresh()
        if room.storied:
            raise Fault("trial-story")
        if others == TOGETHER and room.game.secrets:
            raise Conflict("trial-secrets")
        play = await room.ready(room.seq)
        if room.over:
            raise Conflict("table-over")
        mine = room.own(visitor, seat)
        guess = room.game.redeal(play.state, mine, Rng.seeded(secrets.randbits(SEED)))
        position = room.game.position(guess)
        sheet = seating.new_sheet(room.game, room.sheet.options, title, "none", False, position, guest)
        sheet.trial = {"table": room.id, "seat": room.chairs[mine].seat, "seq": room.seq}
        chairs = [chair_of(chair, guest, ME if i == mine else others) for i, chair in enumerate(room.chairs)]
    made = await seating.create(hall, sheet, chairs)
    if others == TOGETHER:
        with suppress(Fault):  # whom the host has silenced tells nobody
            lang = (await hall.guests.get(guest)).lang
            await hall.say(room, visitor, words(lang)("trial-come", link=f"/table/{made.id}"))
    return made


def chair_of(chair: Chair, guest: int, others: str) -> Chair:
    """Everybody keeps the name; an empty seat bears its letter."""
    chair = replace(chair, name=chair.name or chair.seat, nonce=seating.nonce_of(None))
    if others == TOGETHER and chair.guest is not None:
        return seating.kept(chair)
    if others == TOGETHER and chair.kind == BOT:
        return chair
    if others in (ME, TOGETHER):
        return replace(chair, kind=HUMAN, level=None, guest=guest)
    return replace(chair, kind=BOT, level=seating.level_of(others), guest=None)


def steps(table: Table, seat: str) -> list[str]:
    """What this seat did before chance, another seat or something hidden had a say: only that can be done again."""
    found = []
    for answer, events in zip(table.record.answers, table.events[1:], strict=True):
        if answer.seat not in (seat, seat_name(TABLE)):
            break
        found.append(answer.text)
        if any(event.reveals for event in events):
            break
    return found


async def do_in_earnest(trial: Room, origin: Room, visitor: Visitor) -> int:
    """Give the answers of a trial at the table it came from; returns how many were given."""
    assert trial.sheet.trial is not None
    seat, seq = str(trial.sheet.trial["seat"]), int(trial.sheet.trial["seq"])
    async with trial.lock:
        await trial.fresh()
        wished = steps(trial.play, seat) if trial.play is not None else []
    if not wished:
        raise Conflict("trial-nothing")
    if origin.seq != seq:
        raise Conflict("trial-late")
    given = 0
    for text in wished:
        before = seq
        seq = await proposing.answer(origin, origin.acting(visitor, seat), text, seq)
        given += 1
        if seq != before + 1:  # proposed, and others must agree first; or chance has answered as well
            break
    return given

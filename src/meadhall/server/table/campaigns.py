"""Campaigns at a table: begun again, carried away as a file, gone on with at another table."""

from __future__ import annotations

import json
from typing import Any

from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import game
from meadhall.core.record import Answer, Record
from meadhall.server.people.clean_text import one_line
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import Chair, Entry
from meadhall.server.table import seating
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.workshop.campaign_chores import AGAIN, ON
from meadhall.tables.campaign import NAME_LENGTH, slug
from meadhall.tables.campaign_file import ENDING
from meadhall.tables.storied import book_of

TITLE = 80  # letters of a table's name


def sittings_of(entries: list[Entry]) -> list[Record]:
    """Every sitting at a table, without answers that were taken back."""
    found: list[Record] = []
    for entry in entries:
        if entry.kind == "start":
            found.append(Record(json.loads(entry.text)))
        elif entry.kind == "undo":
            del found[-1].answers[int(entry.text) :]
        else:
            found[-1].answers.append(Answer(entry.seat, entry.text))
    return found


async def texts_of(room: Room) -> list[str]:
    """The records of all sittings, here and before. Call with the lock held."""
    await room.fresh()
    if not room.storied:
        raise Fault("campaign-none-here", game=room.game.name)
    if room.play is None:
        raise Conflict("table-waiting")
    stored = room.hall.tables
    here = sittings_of(await stored.entries(room.id))
    here[-1].result = room.play.record.result
    return [*await stored.earlier(room.id), *(one.text() for one in here)]


def name_of(room: Room) -> str:
    """The table's name; without one that of its book."""
    return room.sheet.title or (book_of(room.game, room.sheet.options) or room.game.name)


def file_name(room: Room) -> str:
    return (slug(name_of(room)) or room.id) + ENDING


async def journal(room: Room, visitor: Visitor) -> bytes:
    """What the story has told so far, as everybody at the table knows it; JSON, gzipped."""
    return await retold(room, visitor, "tell_story")


async def chronicle(room: Room, visitor: Visitor, language: str) -> bytes:
    """The same as prose, for those who tell others of it; JSON, gzipped."""
    return await retold(room, visitor, "tell_back", language)


async def retold(room: Room, visitor: Visitor, chore: str, *args: str) -> bytes:
    """What a worker makes of the records of all sittings; it stays until the next answer."""
    async with room.lock:
        await room.fresh()
        if (chore, *args) in room.seen:
            return bytes(room.seen[(chore, *args)])
        texts, seq = await texts_of(room), room.seq
    room.hall.uploads.demand(visitor.key)
    told: bytes = await room.hall.workers.do_for(visitor.key, chore, texts, *args)
    if seq == room.seq:
        room.seen[(chore, *args)] = told
    return told


def stood(room: Room) -> str:
    """Where a story stood whose book has changed so that its answers no longer lead there."""
    return (room.sheet.stands or "") if room.stuck is not None else ""


async def restart(room: Room, visitor: Visitor, way: str) -> None:
    """A new sitting with the same people: the adventure from its beginning, or from where an edited book left it."""
    visitor.must_be(room.sheet.host)
    async with room.lock:
        texts, seq, place = await texts_of(room), room.seq, stood(room)
        if room.over:
            raise Conflict("table-over")
        if way == ON and not place:
            raise Fault("campaign-way", way=way, ways=AGAIN)
    position, began = await room.hall.workers.do_for(
        visitor.key, "sit_down_from", name_of(room), texts[-1], place if way == ON else ""
    )
    await room.sit_down_again(position, began or None, seq)


async def carried_away(room: Room, visitor: Visitor) -> bytes:
    """The campaign as one file. It holds no more than everybody at the table knows: not the seal of the deal."""
    visitor.must_be(room.sheet.host)
    room.hall.uploads.demand(visitor.key)
    async with room.lock:
        texts, place = await texts_of(room), stood(room)
    name = one_line(name_of(room))[:NAME_LENGTH].strip()
    found: bytes = await room.hall.workers.do_for(visitor.key, "wrap_up", name, texts, place)
    return found


async def look_into(hall: Hall, visitor: Visitor, data: bytes, path: str) -> dict[str, Any]:
    found: dict[str, Any] = await hall.workers.do_for(
        visitor.key, "look_into", data, path, hall.limits.campaign_unpacked
    )
    found["name"] = one_line(found["name"])[:TITLE]
    found["people"] = [{**one, "name": one_line(one["name"])[:NAME_LENGTH]} for one in found["people"]]
    return found


async def take_up(
    hall: Hall, data: bytes, path: str, way: str, chairs: list[Chair], title: str, pace: str, listed: bool, host: int
) -> Room:
    """A new table that goes on with a campaign."""
    found = await hall.workers.do_for(host, "take_out", data, path, hall.limits.campaign_unpacked, way, len(chairs))
    of = game(found["game"])
    options = dict(of.check(found["options"], len(chairs)))
    sheet = seating.new_sheet(
        of, options, title or one_line(found["name"])[:TITLE], pace, listed, found["position"], host
    )
    sheet.story, sheet.began = found["story"], found["began"] or None
    hall.demand_room()
    await hall.tables.create(sheet, chairs, found["sittings"], hall.limits.stored)
    return await seating.begin(hall, sheet.id)


async def moved(room: Room, to: Room) -> None:
    """Those who stay behind are told where it goes on."""
    await room.hall.tables.save_rematch(room.id, to.id)
    room.sheet.rematch = to.id
    room.people_changed()

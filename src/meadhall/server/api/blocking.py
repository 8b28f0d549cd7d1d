"""People who do not want to hear somebody, and what they tell the keeper of them."""

from __future__ import annotations

import logging

from litestar import get, post
from litestar.params import JSONBody

from meadhall.core.fault import Fault, Unknown
from meadhall.server.api.blocking_shapes import BlockShape, Complaint, Somebody, Unblock
from meadhall.server.api.tables import Id
from meadhall.server.people.visitor import Visitor
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.transport.asking import ERRORS, APerson, TheHall

log = logging.getLogger("meadhall.server")
Meant = tuple[int, str, str]  # guest, name, what they said


async def meant(room: Room, visitor: Visitor, whom: Somebody) -> Meant:
    """Only somebody the visitor can see sitting there or has heard."""
    if (whom.chat is None) == (whom.seat is None):
        raise Fault("somebody-which")
    async with room.lock:
        await room.fresh()
        await room.hall.read_talk(room)
        if whom.seat is not None:
            chair = room.chairs[room.index(whom.seat)]
            if chair.guest is None:
                raise Unknown("seat-nobody", seat=whom.seat)
            return chair.guest, chair.name, ""
        seated = bool(room.seats_of(visitor))
        for chat in room.chats:
            if chat.id == whom.chat and chat.heard_by(seated, room.over):
                return chat.guest, chat.name, chat.text
    raise Unknown("chat-unknown", chat=whom.chat)


async def told(hall: Hall, guest: int) -> list[BlockShape]:
    return [BlockShape(one.id, one.name) for one in await hall.blocks.of(guest)]


@get("/me/blocks", responses=ERRORS, summary="Whom I have blocked")
async def read(hall: TheHall, person: APerson) -> list[BlockShape]:
    return await told(hall, person.person())


@post(
    "/tables/{table:str}/block",
    status_code=200,
    responses=ERRORS,
    summary="Hear nothing of somebody any more, and not have them at my tables",
)
async def block(hall: TheHall, person: APerson, table: Id, data: JSONBody[Somebody]) -> list[BlockShape]:
    guest = person.person()
    other, name, _ = await meant(await hall.enter(table, person), person, data)
    await hall.blocks.add(guest, other, name)
    hall.blocks_changed(guest)
    return await told(hall, guest)


@post("/me/blocks/remove", status_code=200, responses=ERRORS, summary="Hear somebody again")
async def unblock(hall: TheHall, person: APerson, data: JSONBody[Unblock]) -> list[BlockShape]:
    guest = person.person()
    await hall.blocks.remove(guest, data.id)
    hall.blocks_changed(guest)
    return await told(hall, guest)


@post("/tables/{table:str}/report", status_code=200, responses=ERRORS, summary="Tell the keeper of somebody")
async def report(hall: TheHall, person: APerson, table: Id, data: JSONBody[Complaint]) -> None:
    guest = person.person()
    hall.talking.demand(guest)
    room = await hall.enter(table, person)
    other, name, text = await meant(room, person, data)
    await hall.reports.add(room.id, guest, other, name, text, data.reason)
    log.warning("table %s: guest %d is reported to the keeper by guest %d", room.id, other, guest)


handlers = [read, block, unblock, report]

"""Block people, and report them to the admin."""

from __future__ import annotations

import logging

from litestar import get, post
from litestar.params import JSONBody

from meadhall.core.fault import Fault, Unknown
from meadhall.server.api.block_schemas import BlockShape, Complaint, Somebody, Unblock
from meadhall.server.api.tables import Id
from meadhall.server.auth.requester import Visitor
from meadhall.server.table.chat import load_chat
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall

log = logging.getLogger("meadhall.server")
Meant = tuple[int, str, str]  # guest, name, what they said


async def find_person(room: TableSession, visitor: Visitor, whom: Somebody) -> Meant:
    """Return the person meant. It must be one whom the requester can see at the table or has heard."""
    if (whom.chat is None) == (whom.seat is None):
        raise Fault("somebody-which")
    async with room.lock:
        await room.refresh()
        await load_chat(room)
        if whom.seat is not None:
            chair = room.chairs[room.find_index(whom.seat)]
            if chair.guest is None:
                raise Unknown("seat-nobody", seat=whom.seat)
            return chair.guest, chair.name, ""
        seated = bool(room.find_seats(visitor))
        for chat in room.chats:
            if chat.id == whom.chat and chat.is_visible_to(seated, room.is_over):
                return chat.guest, chat.name, chat.text
    raise Unknown("chat-unknown", chat=whom.chat)


async def list_blocks(hall: GameServer, guest: int) -> list[BlockShape]:
    return [BlockShape(one.id, one.name) for one in await hall.blocks.list_blocks(guest)]


@get("/me/blocks", responses=ERRORS, summary="Whom I have blocked")
async def read(hall: TheHall, person: APerson) -> list[BlockShape]:
    return await list_blocks(hall, person.require_user())


@post(
    "/tables/{table:str}/block",
    status_code=200,
    responses=ERRORS,
    summary="Hear nothing of somebody any more, and not have them at my tables",
)
async def block(hall: TheHall, person: APerson, table: Id, data: JSONBody[Somebody]) -> list[BlockShape]:
    guest = person.require_user()
    other, name, _ = await find_person(await hall.open_for(table, person), person, data)
    await hall.blocks.add(guest, other, name)
    hall.on_blocks_changed(guest)
    return await list_blocks(hall, guest)


@post("/me/blocks/remove", status_code=200, responses=ERRORS, summary="Hear somebody again")
async def unblock(hall: TheHall, person: APerson, data: JSONBody[Unblock]) -> list[BlockShape]:
    guest = person.require_user()
    await hall.blocks.remove(guest, data.id)
    hall.on_blocks_changed(guest)
    return await list_blocks(hall, guest)


@post("/tables/{table:str}/report", status_code=200, responses=ERRORS, summary="Tell the keeper of somebody")
async def report(hall: TheHall, person: APerson, table: Id, data: JSONBody[Complaint]) -> None:
    guest = person.require_user()
    hall.talking.demand(guest)
    room = await hall.open_for(table, person)
    other, name, text = await find_person(room, person, data)
    await hall.reports.add(room.id, guest, other, name, text, data.reason)
    log.warning("table %s: guest %d is reported to the keeper by guest %d", room.id, other, guest)


handlers = [read, block, unblock, report]

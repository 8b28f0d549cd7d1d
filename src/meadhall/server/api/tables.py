"""Tables and seats."""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from meadhall.core.fault import Unknown
from meadhall.core.game import game
from meadhall.server.api import shapes
from meadhall.server.api.lobby_shapes import Lobby
from meadhall.server.api.shapes import (
    Call,
    Detail,
    Made,
    NewTable,
    Rematch,
    SeatChange,
    Seated,
    Sit,
    Stand,
    Summary,
)
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import Chair, Sheet
from meadhall.server.table import absence, seating
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.transport import message
from meadhall.server.transport.asking import ERRORS, APerson, AVisitor, TheHall

Id = Annotated[str, PathParameter(min_length=1, max_length=16, description="of the table")]


def mine_of(visitor: Visitor, table: str, chairs: list[Chair]) -> list[int]:
    return [i for i, chair in enumerate(chairs) if visitor.holds(table, chair.seat, chair.guest)]


def summary_of(hall: Hall, visitor: Visitor, sheet: Sheet, chairs: list[Chair]) -> Summary:
    room = hall.rooms.get(sheet.id)
    here = hall.presence.at(room)[0] if room else set()
    return msgspec.convert(message.summary(sheet, chairs, mine_of(visitor, sheet.id, chairs), here, visitor), Summary)


def detail_of(room: Room, visitor: Visitor) -> Detail:
    sheet, mine = room.sheet, room.seats_of(visitor)
    host = visitor.seat is None and visitor.guest == sheet.host
    told = message.summary(sheet, room.chairs, mine, room.hall.presence.at(room)[0], visitor)
    return msgspec.convert(
        {
            **told,
            "invite": sheet.invite if mine or host else None,
            "options": sheet.options,
            "host": host,
            "listed": sheet.listed,
            "commitment": hashlib.sha256(bytes.fromhex(sheet.secret)).hexdigest(),
            "rematch": sheet.rematch,
            "trial": sheet.trial,
            "secrets": room.game.secrets,
            "together": room.game.cooperative,
            "patience": sheet.patience,
        },
        Detail,
    )


@get("/tables", responses=ERRORS, summary="The lobby")
async def lobby(hall: TheHall, visitor: AVisitor) -> Lobby:
    listed = [summary_of(hall, visitor, *found) for found in await hall.tables.listed()]
    if visitor.guest is None or visitor.seat is not None:
        return Lobby(listed, [], hall.announcement)
    mine = [summary_of(hall, visitor, *found) for found in await hall.tables.of_guest(visitor.guest)]
    return Lobby(listed, mine, hall.announcement)


@post("/tables", responses=ERRORS, summary="Make a table")
async def make(hall: TheHall, person: APerson, data: JSONBody[NewTable]) -> Made:
    guest = await hall.guests.get(person.person())
    hall.creations.demand(guest.id)
    of = game(data.game)
    options = await seating.checked(hall, guest.id, of, len(data.seats), data.options, data.position)
    wished = [(wish.kind, wish.level, hall.names.name(wish.name, "")) for wish in data.seats]
    chairs = seating.chairs_for(guest.id, guest.name, wished)
    title = hall.names.title(data.title or "")
    sheet = seating.new_sheet(of, options, title, data.pace, data.listed, data.position, guest.id, data.patience)
    room = await seating.create(hall, sheet, chairs)
    detail = detail_of(room, person)
    return Made(sheet.id, sheet.invite, detail.seats)


@get("/tables/{table:str}", responses=ERRORS, summary="One table")
async def read(hall: TheHall, visitor: AVisitor, table: Id) -> Detail:
    return detail_of(await hall.enter(table, visitor), visitor)


@post("/tables/{table:str}/sit", status_code=200, responses=ERRORS, summary="Take an open seat")
async def sit(hall: TheHall, person: APerson, table: Id, data: JSONBody[Sit]) -> Seated:
    room, invited = await hall.room(table), False
    if data.invite is not None:
        invited = hmac.compare_digest(data.invite.encode(), room.sheet.invite.encode())
    if invited:
        await hall.tables.admit(table, person.person())
    room = await hall.enter(table, person)  # to a stranger without an invitation there is no such table
    if data.invite is not None and not invited:
        raise Unknown("invite-unknown")
    guest = await hall.guests.get(person.person())
    name = hall.names.name(data.name, guest.name)
    return Seated(await seating.sit(room, person, data.seat, name, data.nonce))


@post("/tables/{table:str}/stand", status_code=200, responses=ERRORS, summary="Leave a seat")
async def stand(hall: TheHall, person: APerson, table: Id, data: JSONBody[Stand]) -> Seated:
    await seating.stand(await hall.enter(table, person), person, data.seat)
    return Seated(data.seat)


@post(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=ERRORS,
    summary="Give a seat to a bot, open it, take it (back), or remove it before the game",
)
async def set_seat(hall: TheHall, person: APerson, table: Id, data: JSONBody[SeatChange]) -> Detail:
    room = await hall.enter(table, person)
    guest = await hall.guests.get(person.person())
    await seating.set_seat(room, person, data.seat, data.kind, data.level, guest.name)
    return detail_of(room, person)


@post(
    "/tables/{table:str}/call",
    status_code=200,
    responses=ERRORS,
    summary="What is to be done about somebody who has vanished",
)
async def call(hall: TheHall, person: APerson, table: Id, data: JSONBody[Call]) -> Detail:
    room = await hall.enter(table, person)
    await absence.call(room, person, data.seat, data.kind)
    return detail_of(room, person)


@post("/tables/{table:str}/token", status_code=200, responses=ERRORS, summary="A token for a program on my seat")
async def token(hall: TheHall, person: APerson, table: Id, data: JSONBody[Stand]) -> shapes.Token:
    room = await hall.enter(table, person)
    seat = room.chairs[room.own(person, data.seat)].seat
    return shapes.Token(await hall.guests.seat_token(person.person(), table, seat))


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS, summary="Play again with the same people")
async def rematch(hall: TheHall, person: APerson, table: Id) -> Rematch:
    hall.creations.demand(person.person())
    return Rematch(await seating.rematch(hall, await hall.enter(table, person), person))


handlers = [lobby, make, read, sit, stand, set_seat, call, token, rematch]

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
from meadhall.server.api.lobby_schemas import Lobby
from meadhall.server.api.schemas import (
    Call,
    Detail,
    Made,
    NewTable,
    Rematch,
    SeatChange,
    Seated,
    SeatToken,
    Sit,
    Stand,
    TrialOf,
)
from meadhall.server.auth.requester import Visitor
from meadhall.server.messages.table_summary import Summary
from meadhall.server.store.table_store import Chair, Sheet
from meadhall.server.table import absence, seats, table_setup
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport import server_messages
from meadhall.server.transport.dependencies import ERRORS, APerson, AVisitor, TheHall

Id = Annotated[str, PathParameter(min_length=1, max_length=16, description="of the table")]


def find_own_seats(visitor: Visitor, table: str, chairs: list[Chair]) -> list[int]:
    return [i for i, chair in enumerate(chairs) if visitor.owns_seat(table, chair.seat, chair.guest)]


def build_summary(hall: GameServer, visitor: Visitor, sheet: Sheet, chairs: list[Chair]) -> Summary:
    room = hall.sessions.get(sheet.id)
    here = hall.presence.count_everywhere(room)[0] if room else set()
    return server_messages.build_summary(sheet, chairs, find_own_seats(visitor, sheet.id, chairs), here, visitor)


def build_detail(room: TableSession, visitor: Visitor) -> Detail:
    sheet, mine = room.sheet, room.find_seats(visitor)
    host = visitor.seat is None and visitor.guest == sheet.host
    told = server_messages.build_summary(
        sheet, room.chairs, mine, room.server.presence.count_everywhere(room)[0], visitor
    )
    return Detail(
        **msgspec.structs.asdict(told),
        invite=sheet.invite if mine or host else None,
        options=sheet.options,
        host=host,
        listed=sheet.listed,
        commitment=hashlib.sha256(bytes.fromhex(sheet.secret)).hexdigest(),
        rematch=sheet.rematch,
        trial=msgspec.convert(sheet.trial, TrialOf | None),
        secrets=room.game.secrets,
        together=room.game.cooperative,
        patience=sheet.patience,
    )


@get("/tables", responses=ERRORS, summary="The lobby")
async def lobby(hall: TheHall, visitor: AVisitor) -> Lobby:
    listed = [build_summary(hall, visitor, *found) for found in await hall.tables.list_open()]
    if visitor.guest is None or visitor.seat is not None:
        return Lobby(listed, [], hall.announcement)
    mine = [build_summary(hall, visitor, *found) for found in await hall.tables.list_by_user(visitor.guest)]
    return Lobby(listed, mine, hall.announcement)


@post("/tables", responses=ERRORS, summary="Make a table")
async def make(hall: TheHall, person: APerson, data: JSONBody[NewTable]) -> Made:
    guest = await hall.guests.get(person.require_user())
    hall.creations.demand(guest.id)
    of = game(data.game)
    options = await table_setup.validate_options(hall, guest.id, of, len(data.seats), data.options, data.position)
    names = [hall.names.allow(hall.names.check_name(wish.name, ""), guest.refused_name) for wish in data.seats]
    wished = [(wish.kind, wish.level, name) for wish, name in zip(data.seats, names, strict=True)]
    chairs = table_setup.build_chairs(guest.id, guest.name, wished)
    title = hall.names.check_title(data.title or "")
    sheet = table_setup.create_sheet(of, options, title, data.pace, data.listed, data.position, guest.id, data.patience)
    room = await table_setup.create(hall, sheet, chairs)
    detail = build_detail(room, person)
    return Made(sheet.id, sheet.invite, detail.seats)


@get("/tables/{table:str}", responses=ERRORS, summary="One table")
async def read(hall: TheHall, visitor: AVisitor, table: Id) -> Detail:
    return build_detail(await hall.open_for(table, visitor), visitor)


@post("/tables/{table:str}/sit", status_code=200, responses=ERRORS, summary="Take an open seat")
async def sit(hall: TheHall, person: APerson, table: Id, data: JSONBody[Sit]) -> Seated:
    room, invited = await hall.get_session(table), False
    if data.invite is not None:
        hall.features.demand("invitations")
        invited = hmac.compare_digest(data.invite.encode(), room.sheet.invite.encode())
    if invited:
        await hall.tables.admit(table, person.require_user())
    room = await hall.open_for(table, person)  # to a stranger without an invitation there is no such table
    if data.invite is not None and not invited:
        raise Unknown("invite-unknown")
    guest = await hall.guests.get(person.require_user())
    name = hall.names.allow(hall.names.check_name(data.name, guest.name), guest.refused_name)
    return Seated(await seats.sit(room, person, data.seat, name, data.nonce))


@post("/tables/{table:str}/stand", status_code=200, responses=ERRORS, summary="Leave a seat")
async def stand(hall: TheHall, person: APerson, table: Id, data: JSONBody[Stand]) -> Seated:
    await seats.stand(await hall.open_for(table, person), person, data.seat)
    return Seated(data.seat)


@post(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=ERRORS,
    summary="Give a seat to a bot, open it, take it (back), or remove it before the game",
)
async def set_seat(hall: TheHall, person: APerson, table: Id, data: JSONBody[SeatChange]) -> Detail:
    room = await hall.open_for(table, person)
    guest = await hall.guests.get(person.require_user())
    await seats.set_seat(room, person, data.seat, data.kind, data.level, guest.name)
    return build_detail(room, person)


@post(
    "/tables/{table:str}/call",
    status_code=200,
    responses=ERRORS,
    summary="What is to be done about somebody who has vanished",
)
async def call(hall: TheHall, person: APerson, table: Id, data: JSONBody[Call]) -> Detail:
    room = await hall.open_for(table, person)
    await absence.call_absence(room, person, data.seat, data.kind)
    return build_detail(room, person)


@post("/tables/{table:str}/token", status_code=200, responses=ERRORS, summary="A token for a program on my seat")
async def token(hall: TheHall, person: APerson, table: Id, data: JSONBody[Stand]) -> SeatToken:
    room = await hall.open_for(table, person)
    seat = room.chairs[room.find_seat(person, data.seat)].seat
    made, ended = await hall.guests.create_seat_token(person.require_user(), table, seat)
    if ended:
        hall.revoke_tokens(ended)
    return SeatToken(made)


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS, summary="Play again with the same people")
async def rematch(hall: TheHall, person: APerson, table: Id) -> Rematch:
    hall.creations.demand(person.require_user())
    return Rematch(await table_setup.rematch(hall, await hall.open_for(table, person), person))


handlers = [lobby, make, read, sit, stand, set_seat, call, token, rematch]

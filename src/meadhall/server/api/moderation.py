"""Admin calls about people: find, ban, remove messages and names, decide who may come in, read the audit log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from meadhall.core.fault import Conflict, Fault, Unknown
from meadhall.server.admin import moderation
from meadhall.server.admin.agreement_jobs import AgreementJobs
from meadhall.server.admin.moderation import record
from meadhall.server.api.admin import build_overview
from meadhall.server.api.admin_schemas import BanShape, KeptHall
from meadhall.server.api.health import UNKEPT, require_admin
from meadhall.server.api.moderation_schemas import (
    AgreementShape,
    AppealWish,
    AuditEntry,
    AuditPage,
    DoorWish,
    Lift,
    MessageRemoval,
    NameRemoval,
    NewBan,
    PersonDetail,
    PersonShape,
    PersonWish,
    TitleRemoval,
)
from meadhall.server.api.tables import Id
from meadhall.server.auth.networks import parse_network
from meadhall.server.store.audit import SHOWN
from meadhall.server.store.people import Person, find_people, read_people
from meadhall.server.store.users import COOKIE
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import ERRORS, Asked, TheHall
from meadhall.server.transport.server_messages import encode

GuestId = Annotated[int, PathParameter(ge=0, lt=2**31, description="of the guest")]
Wanted = Annotated[
    str, QueryParameter(max_length=60, required=False, description="a name or a number; empty: who is here")
]
Before = Annotated[
    int | None, QueryParameter(ge=0, lt=2**31, required=False, description="entries older than this one")
]


def find_jobs(request: Asked) -> AgreementJobs:
    jobs: AgreementJobs = request.app.state.upkeep.agreements
    return jobs


def to_schema(hall: GameServer, person: Person) -> PersonShape:
    return PersonShape(
        **asdict(person),
        here=hall.connections.guests[person.guest],
        network=hall.networks.guests.get(person.guest),
        banned=hall.bans.find(person.guest) is not None,
    )


async def build_detail(request: Asked, hall: GameServer, guest: int) -> PersonDetail:
    found = await read_people(hall.database, [guest])
    if not found:
        raise Unknown("guest-unknown", guest=guest)
    return PersonDetail(
        to_schema(hall, found[0]),
        [BanShape(**asdict(one)) for one in await hall.bans.find_by_user(guest)],
        msgspec.convert(await find_jobs(request).standing(guest), AgreementShape),
    )


@get("/keeper/people", responses=ERRORS, summary="Guests with this name or number, or those who are here now")
async def people(request: Asked, hall: TheHall, find: Wanted = "") -> list[PersonShape]:
    await require_admin(request, hall)
    here = list(hall.connections.guests)
    found = await find_people(hall.database, find) if find.strip() else await read_people(hall.database, here)
    return [to_schema(hall, person) for person in found]


@get("/keeper/people/{guest:int}", responses=ERRORS, summary="A guest, their bans, and their agreement with the engine")
async def person(request: Asked, hall: TheHall, guest: GuestId) -> PersonDetail:
    await require_admin(request, hall)
    return await build_detail(request, hall, guest)


@post("/keeper/ban", status_code=200, responses=ERRORS, summary="Ban a guest or an address range, from now on")
async def ban(request: Asked, hall: TheHall, data: JSONBody[NewBan]) -> KeptHall:
    who = await require_admin(request, hall)
    if (data.guest is None) == (data.network is None):
        raise Fault("ban-which")
    if data.network is not None:
        network = parse_network(data.network)
        moderation.check_own_address(network, request.client.host if request.client else "", data.sure)
        await moderation.ban_network(hall, who, network, data.hours, data.reason)
    elif data.guest is not None:
        me = await hall.guests.find_by_cookie(request.cookies.get(COOKIE))
        if me is not None and me.guest == data.guest and not data.sure:
            raise Conflict("ban-own-guest")
        await moderation.ban_guest(hall, who, data.guest, data.hours, data.reason)
    return await build_overview(hall, who)


@post("/keeper/lift", status_code=200, responses=ERRORS, summary="Lift a ban")
async def lift(request: Asked, hall: TheHall, data: JSONBody[Lift]) -> KeptHall:
    who = await require_admin(request, hall)
    await moderation.lift_ban(hall, who, data.ban, data.reason)
    return await build_overview(hall, who)


@post("/keeper/tables/{table:str}/remove", status_code=200, responses=ERRORS, summary="Remove a message for everybody")
async def remove(request: Asked, hall: TheHall, table: Id, data: JSONBody[MessageRemoval]) -> None:
    who = await require_admin(request, hall)
    await moderation.remove_message(hall, who, table, data.chat, data.reason)


@post("/keeper/tables/{table:str}/untitle", status_code=200, responses=ERRORS, summary="Take the title of a table away")
async def untitle(request: Asked, hall: TheHall, table: Id, data: JSONBody[TitleRemoval]) -> KeptHall:
    who = await require_admin(request, hall)
    await moderation.remove_title(hall, who, table, data.reason)
    return await build_overview(hall, who)


@post(
    "/keeper/rename", status_code=200, responses=ERRORS, summary="Replace the name of a guest, who may choose another"
)
async def rename(request: Asked, hall: TheHall, data: JSONBody[NameRemoval]) -> PersonDetail:
    who = await require_admin(request, hall)
    await moderation.rename(hall, who, data.guest, data.name, data.reason)
    return await build_detail(request, hall, data.guest)


@post("/keeper/door", status_code=200, responses=ERRORS, summary="Let in everybody, nobody new, or members only")
async def door(request: Asked, hall: TheHall, data: JSONBody[DoorWish]) -> KeptHall:
    who = await require_admin(request, hall)
    await moderation.set_door(hall, who, data.door)
    return await build_overview(hall, who)


@post("/keeper/appeal", status_code=200, responses=ERRORS, summary="Say where banned people can appeal")
async def appeal(request: Asked, hall: TheHall, data: JSONBody[AppealWish]) -> KeptHall:
    who = await require_admin(request, hall)
    await moderation.set_appeal(hall, who, data.appeal)
    return await build_overview(hall, who)


@post(
    "/keeper/agreement",
    status_code=200,
    responses=ERRORS,
    summary="Compare a guest's finished games with the engine, in the background",
)
async def agreement(request: Asked, hall: TheHall, data: JSONBody[PersonWish]) -> PersonDetail:
    who = await require_admin(request, hall)
    await build_detail(request, hall, data.guest)  # refuses an unknown guest
    await find_jobs(request).begin(data.guest)
    await record(hall, who, "agreement", f"guest {data.guest}")
    return await build_detail(request, hall, data.guest)


@get("/keeper/audit", responses=ERRORS, summary="What admins did, the latest first")
async def audit(request: Asked, hall: TheHall, before: Before = None) -> AuditPage:
    await require_admin(request, hall)
    found = await hall.audit.read(before, SHOWN + 1)
    return AuditPage([AuditEntry(**asdict(one)) for one in found[:SHOWN]], len(found) > SHOWN)


@get(
    "/keeper/audit/export",
    responses={**ERRORS, 200: ResponseSpec(list[AuditEntry], generate_examples=False)},
    summary="The whole audit log as one file",
)
async def export(request: Asked, hall: TheHall) -> Response[bytes]:
    who = await require_admin(request, hall)
    await record(hall, who, "export")
    return Response(
        encode([AuditEntry(**asdict(one)) for one in await hall.audit.read(None, None)]),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="meadhall-audit.json"', **UNKEPT},
    )


handlers = [
    people,
    person,
    ban,
    lift,
    remove,
    untitle,
    rename,
    door,
    appeal,
    agreement,
    audit,
    export,
]

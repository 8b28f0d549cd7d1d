"""Admin calls. All of them need the token, or the session that a browser gets for it."""

from __future__ import annotations

import platform
from dataclasses import asdict

from litestar import Response, get, post
from litestar.params import JSONBody

import meadhall
from meadhall.core.fault import Fault
from meadhall.server.admin import actions
from meadhall.server.admin.load import count_stored, measure_load
from meadhall.server.admin.moderation import record
from meadhall.server.admin.readiness import find_missing
from meadhall.server.api.admin_schemas import (
    BanShape,
    Draining,
    KeptHall,
    KeptLine,
    KeptPerson,
    KeptReport,
    KeptTable,
    KeptTalk,
    LoadShape,
    Muting,
    Settled,
    Spoken,
    Token,
)
from meadhall.server.api.health import UNKEPT, require_admin
from meadhall.server.api.tables import Id
from meadhall.server.auth.admin_auth import COOKIE, LASTS
from meadhall.server.store.bans import SHOWN
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import ERRORS, Asked, TheHall


def build_cookie_header(request: Asked, value: str, seconds: int) -> dict[str, str]:
    secure = "; Secure" if request.scope["scheme"] == "https" else ""
    return {
        "set-cookie": f"{COOKIE}={value}; Path=/api/keeper; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}",
        **UNKEPT,
    }


async def build_overview(hall: GameServer, who: str) -> KeptHall:
    now, kept = measure_load(hall), await count_stored(hall.database)
    tables = [
        KeptTable(
            sheet.id,
            sheet.game,
            sheet.title,
            sheet.status,
            [chair.name for chair in chairs if chair.name],
            sheet.listed,
            len(hall.sessions[sheet.id].subscribers) if sheet.id in hall.sessions else 0,
            sheet.updated,
        )
        for sheet, chairs in await hall.tables.list_latest()
    ]
    return KeptHall(
        meadhall.__version__,
        "compiled" if meadhall.compiled else "plain",
        platform.python_version(),
        hall.news.node,
        hall.since,
        hall.draining,
        await find_missing(hall),
        hall.announcement,
        sorted(hall.books),
        LoadShape(
            now.open,
            now.watched,
            now.connections,
            now.people,
            sum(now.waiting.values()),
            now.busy,
            now.workers,
            sum(kept.tables.values()),
            kept.guests,
            kept.size,
        ),
        [KeptReport(**asdict(one)) for one in await hall.reports.open()],
        tables,
        who,
        hall.settings.door,
        hall.settings.appeal,
        [BanShape(**asdict(one)) for one in (await hall.bans.find_active())[:SHOWN]],
    )


@post("/keeper/enter", status_code=200, responses=ERRORS, summary="Show the keeper's token")
async def enter(request: Asked, hall: TheHall, data: JSONBody[Token]) -> Response[KeptHall]:
    who = await require_admin(request, hall, data.token)
    await record(hall, who, "enter")
    return Response(
        await build_overview(hall, who), headers=build_cookie_header(request, hall.keeper.create_pass(who), LASTS)
    )


@post("/keeper/leave", status_code=200, responses=ERRORS, summary="Give the keeper's pass back")
async def leave(request: Asked, hall: TheHall) -> Response[None]:
    given = request.cookies.get(COOKIE, "")
    if hall.keeper.find_pass(given):
        await hall.ended_passes.end(given)
    return Response(None, headers=build_cookie_header(request, "", 0))


@get("/keeper", responses=ERRORS, summary="The hall as its keeper sees it")
async def overview(request: Asked, hall: TheHall) -> KeptHall:
    return await build_overview(hall, await require_admin(request, hall))


@get("/keeper/tables/{table:str}", responses=ERRORS, summary="Who is at a table, and what was said there last")
async def talk(request: Asked, hall: TheHall, table: Id) -> KeptTalk:
    who = await require_admin(request, hall)
    room = await hall.get_session(table)
    people, said = await hall.talk.load_for_admin(room.id)
    await record(hall, who, "look", f"table {room.id}")
    return KeptTalk([KeptPerson(*one) for one in people], [KeptLine(**asdict(one)) for one in said])


@post(
    "/keeper/tables/{table:str}/close",
    status_code=200,
    responses=ERRORS,
    summary="End a game without a result, or remove a table that waits",
)
async def close(request: Asked, hall: TheHall, table: Id) -> KeptHall:
    who = await require_admin(request, hall)
    await actions.close(hall, who, table)
    return await build_overview(hall, who)


@post("/keeper/mute", status_code=200, responses=ERRORS, summary="Let somebody write nowhere, or again")
async def mute(request: Asked, hall: TheHall, data: JSONBody[Muting]) -> Muting:
    who = await require_admin(request, hall)
    await actions.mute(hall, who, data.guest, data.muted)
    return data


@post("/keeper/settle", status_code=200, responses=ERRORS, summary="A report is dealt with, or all about a guest")
async def settle(request: Asked, hall: TheHall, data: JSONBody[Settled]) -> KeptHall:
    who = await require_admin(request, hall)
    if data.report is None and data.guest is None:
        raise Fault("request-empty")
    await hall.reports.settle(data.report, data.guest)
    await record(hall, who, "settle", f"guest {data.guest}" if data.report is None else f"report {data.report}")
    return await build_overview(hall, who)


@post("/keeper/announce", status_code=200, responses=ERRORS, summary="Say something to everybody")
async def announce(request: Asked, hall: TheHall, data: JSONBody[Spoken]) -> KeptHall:
    who = await require_admin(request, hall)
    await actions.announce(hall, who, data.text)
    return await build_overview(hall, who)


@post("/keeper/drain", status_code=200, responses=ERRORS, summary="Empty this node before an upgrade")
async def drain(request: Asked, hall: TheHall, data: JSONBody[Draining]) -> KeptHall:
    who = await require_admin(request, hall)
    await actions.drain(hall, who, data.draining)
    return await build_overview(hall, who)


handlers = [enter, leave, overview, talk, close, mute, settle, announce, drain]

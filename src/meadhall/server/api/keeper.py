"""The keeper's own calls. All of them need the token, or the pass that a browser gets for it."""

from __future__ import annotations

import platform
from dataclasses import asdict

from litestar import Response, get, post
from litestar.params import JSONBody

import meadhall
from meadhall.server.api.keeper_shapes import (
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
from meadhall.server.api.tables import Id
from meadhall.server.api.watching import UNKEPT, demand_keeper
from meadhall.server.people.keeper import COOKIE, LASTS
from meadhall.server.table import keeping
from meadhall.server.table.hall import Hall
from meadhall.server.table.load import load_of, stored
from meadhall.server.transport.asking import ERRORS, Asked, TheHall
from meadhall.server.upkeep.readiness import lacks


def cookie(request: Asked, value: str, seconds: int) -> dict[str, str]:
    secure = "; Secure" if request.scope["scheme"] == "https" else ""
    return {
        "set-cookie": f"{COOKIE}={value}; Path=/api/keeper; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}",
        **UNKEPT,
    }


async def told(hall: Hall) -> KeptHall:
    now, kept = load_of(hall), await stored(hall.database)
    tables = [
        KeptTable(
            sheet.id,
            sheet.game,
            sheet.title,
            sheet.status,
            [chair.name for chair in chairs if chair.name],
            sheet.listed,
            len(hall.rooms[sheet.id].watchers) if sheet.id in hall.rooms else 0,
            sheet.updated,
        )
        for sheet, chairs in await hall.tables.latest()
    ]
    return KeptHall(
        meadhall.__version__,
        "compiled" if meadhall.compiled else "plain",
        platform.python_version(),
        hall.news.node,
        hall.since,
        hall.draining,
        await lacks(hall),
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
    )


@post("/keeper/enter", status_code=200, responses=ERRORS, summary="Show the keeper's token")
async def enter(request: Asked, hall: TheHall, data: JSONBody[Token]) -> Response[KeptHall]:
    demand_keeper(request, hall, data.token)
    return Response(await told(hall), headers=cookie(request, hall.keeper.new_pass(), LASTS))


@post("/keeper/leave", status_code=200, responses=ERRORS, summary="Give the keeper's pass back")
async def leave(request: Asked) -> Response[None]:
    return Response(None, headers=cookie(request, "", 0))


@get("/keeper", responses=ERRORS, summary="The hall as its keeper sees it")
async def overview(request: Asked, hall: TheHall) -> KeptHall:
    demand_keeper(request, hall)
    return await told(hall)


@get("/keeper/tables/{table:str}", responses=ERRORS, summary="Who is at a table, and what was said there last")
async def talk(request: Asked, hall: TheHall, table: Id) -> KeptTalk:
    demand_keeper(request, hall)
    room = await hall.room(table)
    people, said = await hall.talk.heard(room.id)
    return KeptTalk([KeptPerson(*one) for one in people], [KeptLine(*one) for one in said])


@post(
    "/keeper/tables/{table:str}/close",
    status_code=200,
    responses=ERRORS,
    summary="End a game without a result, or remove a table that waits",
)
async def close(request: Asked, hall: TheHall, table: Id) -> KeptHall:
    demand_keeper(request, hall)
    await keeping.close(hall, table)
    return await told(hall)


@post("/keeper/mute", status_code=200, responses=ERRORS, summary="Let somebody write nowhere, or again")
async def mute(request: Asked, hall: TheHall, data: JSONBody[Muting]) -> Muting:
    demand_keeper(request, hall)
    await keeping.mute(hall, data.guest, data.muted)
    return data


@post("/keeper/settle", status_code=200, responses=ERRORS, summary="A report is dealt with")
async def settle(request: Asked, hall: TheHall, data: JSONBody[Settled]) -> KeptHall:
    demand_keeper(request, hall)
    await hall.reports.settle(data.report)
    return await told(hall)


@post("/keeper/announce", status_code=200, responses=ERRORS, summary="Say something to everybody")
async def announce(request: Asked, hall: TheHall, data: JSONBody[Spoken]) -> KeptHall:
    demand_keeper(request, hall)
    await keeping.announce(hall, data.text)
    return await told(hall)


@post("/keeper/drain", status_code=200, responses=ERRORS, summary="Empty this node before an upgrade")
async def drain(request: Asked, hall: TheHall, data: JSONBody[Draining]) -> KeptHall:
    demand_keeper(request, hall)
    keeping.drain(hall, data.draining)
    return await told(hall)


handlers = [enter, leave, overview, talk, close, mute, settle, announce, drain]

"""Resign, archive and delete."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import JSONBody

from meadhall.server.api.schemas import Archive, Detail, Resign
from meadhall.server.api.tables import Id, build_detail
from meadhall.server.table import seats
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall


@post("/tables/{table:str}/resign", status_code=200, responses=ERRORS, summary="Give up a game")
async def resign(hall: TheHall, person: APerson, table: Id, data: JSONBody[Resign]) -> Detail:
    room = await hall.open_for(table, person)
    await seats.resign(room, person, data.seat)
    return build_detail(room, person)


@post(
    "/tables/{table:str}/archive",
    status_code=200,
    responses=ERRORS,
    summary="Put a table out of my sight, or bring it back",
)
async def archive(hall: TheHall, person: APerson, table: Id, data: JSONBody[Archive]) -> Archive:
    await seats.archive(await hall.open_for(table, person), person, data.away)
    return data


@delete("/tables/{table:str}", responses=ERRORS, summary="Delete a table of my own at which nobody else sits")
async def remove(hall: TheHall, person: APerson, table: Id) -> None:
    await seats.delete(hall, await hall.open_for(table, person), person)


handlers = [resign, archive, remove]

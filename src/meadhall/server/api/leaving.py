"""Leaving for good: resigning, putting away, deleting."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import JSONBody

from meadhall.server.api.shapes import Archive, Detail, Resign
from meadhall.server.api.tables import Id, detail_of
from meadhall.server.table import leaving
from meadhall.server.transport.asking import ERRORS, APerson, TheHall


@post("/tables/{table:str}/resign", status_code=200, responses=ERRORS, summary="Give up a game")
async def resign(hall: TheHall, person: APerson, table: Id, data: JSONBody[Resign]) -> Detail:
    room = await hall.enter(table, person)
    await leaving.resign(room, person, data.seat)
    return detail_of(room, person)


@post(
    "/tables/{table:str}/archive",
    status_code=200,
    responses=ERRORS,
    summary="Put a table out of my sight, or bring it back",
)
async def archive(hall: TheHall, person: APerson, table: Id, data: JSONBody[Archive]) -> Archive:
    await leaving.archive(await hall.enter(table, person), person, data.away)
    return data


@delete("/tables/{table:str}", responses=ERRORS, summary="Delete a table of my own at which nobody else sits")
async def remove(hall: TheHall, person: APerson, table: Id) -> None:
    await leaving.delete(hall, await hall.enter(table, person), person)


handlers = [resign, archive, remove]

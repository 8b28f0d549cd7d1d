"""The analysis of a finished game."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from meadhall.server.api.counsel_shapes import AnalysisStanding
from meadhall.server.api.tables import Id
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.transport.asking import ERRORS, APerson, AVisitor, TheHall

STANDING = {**ERRORS, 200: ResponseSpec(AnalysisStanding, generate_examples=False)}


async def told(hall: Hall, room: Room) -> Response[bytes]:
    """The stored analysis is JSON already."""
    at = await hall.analyses.standing(room)
    said = f'{{"state":"{at["state"]}","done":{at["done"]},"of":{at["of"]},"analysis":{at["analysis"] or "null"}}}'
    return Response(said.encode(), media_type="application/json")


@get("/tables/{table:str}/analysis", responses=STANDING, summary="The analysis of a finished game, or how far it is")
async def read(hall: TheHall, visitor: AVisitor, table: Id) -> Response[bytes]:
    return await told(hall, await hall.enter(table, visitor))


@post("/tables/{table:str}/analysis", status_code=200, responses=STANDING, summary="Have a finished game analysed")
async def begin(hall: TheHall, person: APerson, table: Id) -> Response[bytes]:
    hall.uploads.demand(person.key)
    room = await hall.enter(table, person)
    await hall.analyses.begin(room, person.key)
    return await told(hall, room)


handlers = [read, begin]

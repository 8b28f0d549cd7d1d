"""What would a jarl do? Counsel for whoever is asked, and whether rivals agree to it."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from meadhall.core.fault import Unknown
from meadhall.server.api.counsel_shapes import Advised, Consent, Counsel, CounselStanding, CounselWish
from meadhall.server.api.tables import Id
from meadhall.server.table import counselling
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.server.transport.asking import ERRORS, APerson, TheHall


async def origin_of(hall: Hall, room: Room) -> Room | None:
    """The table for which something is tried out here, if it is one of these and there still is."""
    if room.sheet.trial is None:
        return None
    try:
        return await hall.room(str(room.sheet.trial["table"]))
    except Unknown:
        return None


@post(
    "/tables/{table:str}/counsel",
    status_code=200,
    responses=ERRORS,
    summary="Up to three answers to the question one is asked, with their chances and reasons",
)
async def advise(hall: TheHall, person: APerson, table: Id, data: JSONBody[CounselWish]) -> Counsel:
    room = await hall.enter(table, person)
    found = await counselling.advise(room, person, data.seat, data.seq, await origin_of(hall, room))
    return Counsel(data.seq, msgspec.convert(found, list[Advised]))


@post(
    "/tables/{table:str}/counsel/consent",
    status_code=200,
    responses=ERRORS,
    summary="Agree that everybody at this table may ask for counsel, or say no",
)
async def consent(hall: TheHall, person: APerson, table: Id, data: JSONBody[Consent]) -> CounselStanding:
    room = await hall.enter(table, person)
    await counselling.consent(room, person, data.seat, data.agree)
    return msgspec.convert(counselling.standing(room), CounselStanding)


handlers = [advise, consent]

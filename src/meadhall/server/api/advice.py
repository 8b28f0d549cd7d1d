"""Advice for the asked player, and opponents' consent to it."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from meadhall.analysis.calibration import is_measured
from meadhall.core.fault import Unknown
from meadhall.server.api.advice_schemas import Advised, Counsel, CounselConsent, CounselWish
from meadhall.server.api.tables import Id
from meadhall.server.messages.people_message import CounselStanding
from meadhall.server.table import advice
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall


async def find_origin_table(hall: GameServer, room: TableSession) -> TableSession | None:
    """Return the table from which this trial was made, if this is a trial and the table still exists."""
    if room.sheet.trial is None:
        return None
    try:
        return await hall.get_session(str(room.sheet.trial["table"]))
    except Unknown:
        return None


@post(
    "/tables/{table:str}/counsel",
    status_code=200,
    responses=ERRORS,
    summary="Up to three answers to the question one is asked, with their chances and reasons",
)
async def advise(hall: TheHall, person: APerson, table: Id, data: JSONBody[CounselWish]) -> Counsel:
    room = await hall.open_for(table, person)
    found = await advice.advise(room, person, data.seat, data.seq, await find_origin_table(hall, room))
    return Counsel(data.seq, is_measured(room.game), msgspec.convert(found, list[Advised]))


@post(
    "/tables/{table:str}/counsel/consent",
    status_code=200,
    responses=ERRORS,
    summary="Agree that everybody at this table may ask for counsel, or say no",
)
async def consent(hall: TheHall, person: APerson, table: Id, data: JSONBody[CounselConsent]) -> CounselStanding:
    room = await hall.open_for(table, person)
    await advice.consent(room, person, data.seat, data.agree)
    return advice.get_status(room)


handlers = [advise, consent]

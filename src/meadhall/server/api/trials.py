"""Trials: a private table that continues from here, and applying its answers to the real one."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from meadhall.core.fault import Fault
from meadhall.server.api.schemas import Earnest, Made, TrialWish
from meadhall.server.api.tables import Id, build_detail
from meadhall.server.table import table_setup
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall


@post("/tables/{table:str}/trial", responses=ERRORS, summary="Go on at a table of one's own, as one's seat knows it")
async def lay(hall: TheHall, person: APerson, table: Id, data: JSONBody[TrialWish]) -> Made:
    hall.creations.demand(person.require_user())
    room = await hall.open_for(table, person)
    title = hall.names.check_title(data.title or "") or room.sheet.title
    made = await table_setup.create_trial(hall, room, person, data.seat, data.others, title)
    return Made(made.id, made.sheet.invite, build_detail(made, person).seats)


@post(
    "/tables/{table:str}/earnest",
    status_code=200,
    responses=ERRORS,
    summary="Give what was answered at a trial at the table it came from",
)
async def do_in_earnest(hall: TheHall, person: APerson, table: Id) -> Earnest:
    trial = await hall.open_for(table, person)
    if trial.sheet.trial is None:
        raise Fault("trial-none")
    person.require_host(trial.sheet.host)
    origin = await hall.open_for(trial.sheet.trial["table"], person)
    return Earnest(origin.id, await table_setup.apply_trial(trial, origin, person))


handlers = [lay, do_in_earnest]

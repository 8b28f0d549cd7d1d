"""The analysis of a finished game."""

from __future__ import annotations

import json

from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from meadhall.server.api.advice_schemas import AnalysisStanding
from meadhall.server.api.replay import list_answers
from meadhall.server.api.tables import Id
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, AVisitor, Reading, TheHall, choose_language
from meadhall.words import Language

STANDING = {**ERRORS, 200: ResponseSpec(AnalysisStanding, generate_examples=False)}


async def render_status(request: Asked, hall: GameServer, room: TableSession, key: object) -> Response[bytes]:
    """Return the progress of the analysis; a finished one has its answers as sentences in the reader's language."""
    at = await hall.analyses.get_status(room)
    found = (
        await label_decisions(hall, room, key, at["analysis"], choose_language(request)) if at["analysis"] else "null"
    )
    said = f'{{"state":"{at["state"]}","done":{at["done"]},"of":{at["of"]},"analysis":{found}}}'
    return Response(said.encode(), media_type="application/json")


async def label_decisions(hall: GameServer, room: TableSession, key: object, stored: str, language: Language) -> str:
    """Add sentences to the stored answers; a worker writes them."""
    found = json.loads(stored)
    async with room.lock:
        await room.refresh()
        if room.play is None:
            return stored
        header, answers = list_answers(room, room.play)
    judged = found["decisions"]
    wanted = [(one["seq"], one["seat"], [one["answer"], one["best"] or one["answer"]]) for one in judged]
    said = await hall.job_runner.run_for(key, "label_answers", header, answers, wanted, language)
    for one, labels in zip(judged, said, strict=True):
        one["label"], one["best_label"] = labels or (one["answer"], one["best"] or "")
    return json.dumps(found, ensure_ascii=False)


@get("/tables/{table:str}/analysis", responses=STANDING, summary="The analysis of a finished game, or how far it is")
async def read(request: Asked, hall: TheHall, visitor: AVisitor, table: Id, lang: Reading = None) -> Response[bytes]:
    return await render_status(request, hall, await hall.open_for(table, visitor), visitor.key)


@post("/tables/{table:str}/analysis", status_code=200, responses=STANDING, summary="Have a finished game analysed")
async def begin(request: Asked, hall: TheHall, person: APerson, table: Id, lang: Reading = None) -> Response[bytes]:
    hall.uploads.demand(person.key)
    room = await hall.open_for(table, person)
    await hall.analyses.begin(room, person.key)
    return await render_status(request, hall, room, person.key)


handlers = [read, begin]

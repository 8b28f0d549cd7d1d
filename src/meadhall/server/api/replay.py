"""Finished games, records and positions."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, QueryParameter

from meadhall.core.fault import Conflict, Fault
from meadhall.server.api.shapes import PositionGiven, PositionShape, Replay
from meadhall.server.api.tables import Id
from meadhall.server.people.limits import Limits
from meadhall.server.transport.asking import ERRORS, APerson, Asked, AVisitor, TheHall

Eyes = Annotated[str, QueryParameter(pattern="^(all|none|[A-Z])$", description="all, none, or a seat")]
FRAMES = {**ERRORS, 200: ResponseSpec(Replay, generate_examples=False)}


def frames(request: Asked, packed: bytes) -> Response[bytes]:
    """Frames leave the worker gzipped; few clients cannot read that."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=headers)


@get("/tables/{table:str}/record", responses={
    **ERRORS, 200: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT)},
    summary="The record of a finished game")
async def record(hall: TheHall, visitor: AVisitor, table: Id) -> Response[str]:
    room = await hall.enter(table, visitor)
    async with room.lock:
        await room.fresh()
        if room.play is None or not room.over:
            raise Conflict("table-running")
        text = room.play.record.text()
    name = f"{room.sheet.game}-{room.id}.record"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/replay", responses=FRAMES, summary="A finished game, frame by frame")
async def replay(request: Asked, hall: TheHall, visitor: AVisitor, table: Id, eyes: Eyes = "all") -> Response[bytes]:
    room = await hall.enter(table, visitor)
    hall.uploads.demand(visitor.key)
    async with room.lock:
        await room.fresh()
        if room.play is None or not room.over:
            raise Conflict("table-running")
        header = room.play.record.header
        answers = [(seq, answer.seat, answer.text)
                   for seq, answer in zip(room.seqs[1:], room.play.record.answers, strict=True)]
    return frames(request, await hall.workers.do_for(visitor.key, "unroll", header, answers, eyes))


@dataclass
class RecordUpload(Operation):
    request_body: RequestBody | None = field(default_factory=lambda: RequestBody(
        content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))}, required=True,
        description="a record file"))


@post("/replay", status_code=200, responses=FRAMES, summary="A record of one's own, frame by frame",
      operation_class=RecordUpload, request_max_body_size=Limits.record)
async def replay_record(request: Asked, hall: TheHall, visitor: AVisitor, eyes: Eyes = "all") -> Response[bytes]:
    hall.uploads.demand(visitor.key)
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("record-broken") from None
    return frames(request, await hall.workers.do_for(
        visitor.key, "unroll_text", text, eyes, hall.limits.record_answers))


@post("/position", status_code=200, responses={**ERRORS, 200: ResponseSpec(PositionShape, generate_examples=False)},
      summary="A position with every hand open")
async def position(hall: TheHall, visitor: AVisitor, data: JSONBody[PositionGiven]) -> Response[bytes]:
    hall.uploads.demand(visitor.key)
    return Response(await hall.workers.do_for(visitor.key, "look", data.position), media_type=MediaType.JSON)


@get("/tables/{table:str}/mishap", responses={
    **ERRORS, 200: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT)},
    summary="What went wrong in the rules, to be reported; with secrets in play only under which name it is kept")
async def mishap(hall: TheHall, person: APerson, table: Id) -> Response[str]:
    room = await hall.enter(table, person)
    text = hall.mishaps.report(room, person)
    return Response(text, media_type=MediaType.TEXT, headers={
        "content-disposition": f'attachment; filename="{room.sheet.game}-{room.id}.mishap"'})


handlers = [record, replay, replay_record, position, mishap]

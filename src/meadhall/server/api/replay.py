"""Finished games, records and positions."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, QueryParameter

from meadhall.core.fault import Conflict, Fault
from meadhall.server.api.schemas import PositionGiven
from meadhall.server.api.tables import Id
from meadhall.server.limits.limits import Limits
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, AVisitor, Reading, TheHall, choose_language
from meadhall.tables.full_view import NOBODYS
from meadhall.tables.table import Table
from meadhall.tasks.replay_frames import PositionShape, Replay

Eyes = Annotated[str, QueryParameter(pattern="^(all|none|[A-Z])$", description="all, none, or a seat")]
OwnEyes = Annotated[str, QueryParameter(pattern="^(none|[A-Z])$", description="none, or a seat of one's own")]
MISSED = 300  # at most so many of the last answers
FRAMES = {**ERRORS, 200: ResponseSpec(Replay, generate_examples=False)}


def send_frames(request: Asked, packed: bytes) -> Response[bytes]:
    """Send frames gzipped as the worker returns them; decompress them for the few clients without gzip."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=headers)


@get(
    "/tables/{table:str}/record",
    responses={**ERRORS, 200: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT)},
    summary="The record of a finished game",
)
async def record(hall: TheHall, visitor: AVisitor, table: Id) -> Response[str]:
    room = await hall.open_for(table, visitor)
    async with room.lock:
        await room.refresh()
        if room.play is None or not room.is_over:
            raise Conflict("table-running")
        text = room.play.record.text()
    name = f"{room.sheet.game}-{room.id}.record"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/replay", responses=FRAMES, summary="A finished game, frame by frame")
async def replay(
    request: Asked, hall: TheHall, visitor: AVisitor, table: Id, eyes: Eyes = "all", lang: Reading = None
) -> Response[bytes]:
    room = await hall.open_for(table, visitor)
    hall.uploads.demand(visitor.key)
    async with room.lock:
        await room.refresh()
        if room.play is None or not room.is_over:
            raise Conflict("table-running")
        header, answers = list_answers(room, room.play)
    return send_frames(
        request,
        await hall.job_runner.run_for(visitor.key, "unroll", header, answers, eyes, 0, choose_language(request)),
    )


@get(
    "/tables/{table:str}/missed",
    responses=FRAMES,
    summary="What happened since one's last turn, frame by frame, as one's own seat saw it",
)
async def missed(
    request: Asked,
    hall: TheHall,
    visitor: AVisitor,
    table: Id,
    eyes: OwnEyes = "none",
    lang: Reading = None,
) -> Response[bytes]:
    room = await hall.open_for(table, visitor)
    hall.uploads.demand(visitor.key)
    async with room.lock:
        await room.refresh()
        if room.play is None:
            raise Conflict("table-waiting")
        since = room.play.last_turn_of(None if eyes == NOBODYS else room.find_seat(visitor, eyes))
        header, answers = list_answers(room, room.play)
    since = min(max(since, len(answers) - MISSED), len(answers))
    return send_frames(
        request,
        await hall.job_runner.run_for(
            visitor.key, "unroll", header, answers, eyes, since, choose_language(request), False
        ),
    )


def list_answers(room: TableSession, play: Table) -> tuple[dict[str, Any], list[tuple[int, str, str]]]:
    """Return the header, and every answer with the number of its entry."""
    return play.record.header, [
        (seq, answer.seat, answer.text) for seq, answer in zip(room.seqs[1:], play.record.answers, strict=True)
    ]


@dataclass
class RecordUpload(Operation):
    request_body: RequestBody | None = field(
        default_factory=lambda: RequestBody(
            content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
            required=True,
            description="a record file",
        )
    )


@post(
    "/replay",
    status_code=200,
    responses=FRAMES,
    summary="A record of one's own, frame by frame",
    operation_class=RecordUpload,
    request_max_body_size=Limits.record,
)
async def replay_record(
    request: Asked, hall: TheHall, visitor: AVisitor, eyes: Eyes = "all", lang: Reading = None
) -> Response[bytes]:
    hall.uploads.demand(visitor.key)
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("record-broken") from None
    return send_frames(
        request,
        await hall.job_runner.run_for(
            visitor.key, "unroll_text", text, eyes, hall.limits.record_answers, choose_language(request)
        ),
    )


@post(
    "/position",
    status_code=200,
    responses={**ERRORS, 200: ResponseSpec(PositionShape, generate_examples=False)},
    summary="A position with every hand open",
)
async def position(
    request: Asked, hall: TheHall, visitor: AVisitor, data: JSONBody[PositionGiven], lang: Reading = None
) -> Response[bytes]:
    hall.uploads.demand(visitor.key)
    return Response(
        await hall.job_runner.run_for(visitor.key, "look", data.position, choose_language(request)),
        media_type=MediaType.JSON,
    )


@get(
    "/tables/{table:str}/mishap",
    responses={**ERRORS, 200: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT)},
    summary="What went wrong in the rules, to be reported; with secrets in play only under which name it is kept",
)
async def mishap(hall: TheHall, person: APerson, table: Id) -> Response[str]:
    room = await hall.open_for(table, person)
    text = hall.mishaps.report(room, person)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{room.sheet.game}-{room.id}.mishap"'},
    )


handlers = [record, replay, missed, replay_record, position, mishap]

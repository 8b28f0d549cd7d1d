"""Playing over HTTP: the state, answers, and a stream of what happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from meadhall.server.api.shapes import AnswerGiven, Stored, TableMessage
from meadhall.server.api.tables import Id
from meadhall.server.table import proposing
from meadhall.server.table.hall import Hall
from meadhall.server.transport import message
from meadhall.server.transport.asking import ERRORS, AVisitor, TheHall
from meadhall.server.transport.watcher import Watcher

SeatName = Annotated[str | None, QueryParameter(pattern="^[A-Z]$", required=False, description="whose eyes")]
Since = Annotated[int | None, QueryParameter(ge=0, lt=2**31, required=False, description="the last entry seen")]
NDJSON = "application/x-ndjson"


@get(
    "/tables/{table:str}/state",
    responses={**ERRORS, 200: ResponseSpec(TableMessage, generate_examples=False)},
    summary="One `table` message, as on the socket",
)
async def state(
    hall: TheHall,
    visitor: AVisitor,
    table: Id,
    seat: SeatName = None,
    since: Since = None,
) -> Response[bytes]:
    room = await hall.enter(table, visitor)
    async with room.lock:
        await room.fresh()
        mine = room.seats_of(visitor)
        eyes = room.own(visitor, seat) if seat else mine[0] if len(mine) == 1 else None
        return Response(message.table(room, mine, eyes, since or 0, since is None), media_type=MediaType.JSON)


@post("/tables/{table:str}/answers", status_code=200, responses=ERRORS, summary="Answer; returns when it is stored")
async def answer(hall: TheHall, visitor: AVisitor, table: Id, data: JSONBody[AnswerGiven]) -> Stored:
    room = await hall.enter(table, visitor)
    return Stored(await proposing.answer(room, room.acting(visitor, data.seat), data.answer, data.seq))


@get(
    "/tables/{table:str}/stream",
    summary="The socket's messages, one a line, as they come",
    responses={**ERRORS, 200: ResponseSpec(TableMessage, generate_examples=False, media_type=NDJSON)},
)
async def stream(hall: TheHall, visitor: AVisitor, table: Id, since: Since = None, seat: SeatName = None) -> Stream:
    watcher = Watcher(await hall.enter(table, visitor), visitor, since, seat)
    lines = follow(hall, watcher)
    first = await anext(lines)  # a refusal comes now, with a status, not in the middle of the stream
    return Stream(chained(first, lines), media_type=NDJSON, headers={"x-accel-buffering": "no"})


async def chained(first: bytes, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in lines:
        yield line


async def follow(hall: Hall, watcher: Watcher) -> AsyncIterator[bytes]:
    """Lines as they come due; a quiet table says `pong` now and then, so that both ends notice a dead line."""
    with hall.connections.counted(watcher.visitor, watcher.room.id):
        hall.join(watcher)
        try:
            while True:
                try:
                    await asyncio.wait_for(watcher.wake.wait(), hall.limits.keep_alive)
                except TimeoutError:
                    yield message.PONG + b"\n"
                    continue
                watcher.wake.clear()
                for said in await watcher.due():
                    yield said + b"\n"
        finally:
            hall.leave(watcher)


handlers = [state, answer, stream]

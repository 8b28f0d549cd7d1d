"""Play over HTTP: state, answers, and a stream of messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from meadhall.server.api.schemas import AnswerGiven, Stored
from meadhall.server.api.tables import Id
from meadhall.server.auth.requester import Visitor
from meadhall.server.messages.reply_messages import ServerMessage
from meadhall.server.messages.table_message import LogPage, TableMessage
from meadhall.server.table import votes
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport import server_messages
from meadhall.server.transport.dependencies import ERRORS, Asked, AVisitor, Reading, TheHall, choose_language
from meadhall.server.transport.subscription import Watcher

SeatName = Annotated[str | None, QueryParameter(pattern="^[A-Z]$", required=False, description="whose eyes")]
Before = Annotated[int, QueryParameter(ge=1, lt=2**31, description="the entry of the earliest event known")]
Since = Annotated[int | None, QueryParameter(ge=0, lt=2**31, required=False, description="the last entry seen")]
NDJSON = "application/x-ndjson"


def find_viewer(room: TableSession, visitor: Visitor, seat: str | None) -> int | None:
    """Return the seat that a visitor looks through: the one named, their only one, or none."""
    if seat:
        return room.find_seat(visitor, seat)
    mine = room.find_seats(visitor)
    return mine[0] if len(mine) == 1 else None


@get(
    "/tables/{table:str}/state",
    responses={**ERRORS, 200: ResponseSpec(TableMessage, generate_examples=False)},
    summary="One `table` message, as on the socket",
)
async def state(
    request: Asked,
    hall: TheHall,
    visitor: AVisitor,
    table: Id,
    seat: SeatName = None,
    since: Since = None,
    lang: Reading = None,
) -> Response[bytes]:
    room = await hall.open_for(table, visitor)
    async with room.lock:
        await room.refresh()
        mine = room.find_seats(visitor)
        eyes = find_viewer(room, visitor, seat)
        told = server_messages.build_table(room, mine, eyes, since or 0, since is None, choose_language(request))
        return Response(told, media_type=MediaType.JSON)


@get(
    "/tables/{table:str}/log",
    responses=ERRORS,
    summary="What happened before the events that are known, a page of it",
)
async def log(
    request: Asked,
    hall: TheHall,
    visitor: AVisitor,
    table: Id,
    before: Before,
    seat: SeatName = None,
    lang: Reading = None,
) -> LogPage:
    room = await hall.open_for(table, visitor)
    async with room.lock:
        await room.refresh()
        return server_messages.build_log_page(room, find_viewer(room, visitor, seat), before, choose_language(request))


@post("/tables/{table:str}/answers", status_code=200, responses=ERRORS, summary="Answer; returns when it is stored")
async def answer(hall: TheHall, visitor: AVisitor, table: Id, data: JSONBody[AnswerGiven]) -> Stored:
    room = await hall.open_for(table, visitor)
    return Stored(await votes.answer(room, room.find_playable_seat(visitor, data.seat), data.answer, data.seq))


@get(
    "/tables/{table:str}/stream",
    summary="The socket's messages, one a line, as they come",
    responses={**ERRORS, 200: ResponseSpec(ServerMessage, generate_examples=False, media_type=NDJSON)},
)
async def stream(
    request: Asked,
    hall: TheHall,
    visitor: AVisitor,
    table: Id,
    since: Since = None,
    seat: SeatName = None,
    lang: Reading = None,
) -> Stream:
    watcher = Watcher(await hall.open_for(table, visitor), visitor, since, seat, choose_language(request))
    watcher.sends_changes = False  # a line can be read by itself
    lines = follow(hall, watcher)
    first = await anext(lines)  # a refusal comes now, with a status, not in the middle of the stream
    return Stream(chain_lines(first, lines), media_type=NDJSON, headers={"x-accel-buffering": "no"})


async def chain_lines(first: bytes, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in lines:
        yield line


async def follow(hall: GameServer, watcher: Watcher) -> AsyncIterator[bytes]:
    """Yield messages as they come due, and a `pong` on a quiet table, so that both ends notice a dead connection."""
    with hall.connections.hold_connection(watcher.visitor, watcher.room.id):
        hall.join(watcher)
        try:
            while True:
                try:
                    await asyncio.wait_for(watcher.wake.wait(), hall.limits.keep_alive)
                except TimeoutError:
                    yield server_messages.PONG + b"\n"
                    continue
                watcher.wake.clear()
                for said in await watcher.collect_due():
                    yield said + b"\n"
        finally:
            hall.leave(watcher)


handlers = [state, log, answer, stream]

"""The WebSocket of a table: one reader, one writer, and a clear error for every bad message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import OwnFault, StoreAway, TooMuch, find_status
from meadhall.server.limits.rate_limiter import Bucket
from meadhall.server.store.database import describe_error, is_away
from meadhall.server.table.server import GameServer
from meadhall.server.transport import client_messages, server_messages
from meadhall.server.transport.dependencies import TheHall, choose_error_language, choose_language, find_requester
from meadhall.server.transport.subscription import SlowClientError, Watcher
from meadhall.tables.rules_error import format_trace

log = logging.getLogger("meadhall.server")
Socket = WebSocket[Any, Any, Any]
POLICY = 1008
FAREWELL = 1.0
AGAIN = 1.0  # seconds before a read is retried after a database outage


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, hall: TheHall, table: FromPath[str]) -> None:
    await socket.accept()
    try:
        visitor = await find_requester(socket, hall)
        room = await hall.open_for(table, visitor)
        with hall.connections.hold_connection(visitor, room.id):
            eyes = socket.query_params.get("eyes")
            watcher = Watcher(room, visitor, parse_since(socket), eyes, choose_language(socket))
            hall.join(watcher)
            try:
                await converse(socket, hall, watcher)
            finally:
                hall.leave(watcher)
        await end(socket, POLICY)
    except Exception as error:
        fault = to_fault(error)
        if fault is None:
            raise
        await end(socket, 4000 + find_status(fault), fault)


def to_fault(error: Exception, said: bool = False) -> Fault | None:
    """Convert an exception to a Fault. If it was already `said`, do not log it again: a busy server may retry a
    thousand times a second.
    """
    if isinstance(error, Fault):
        return error
    if not is_away(error):
        return None
    if not said:
        log.error("the database cannot be used just now: %s", describe_error(error))
    return StoreAway("hall-away")


async def end(socket: Socket, code: int, fault: Fault | None = None) -> None:
    """Close with a reason. Do not wait for an unresponsive client, and ignore a closed socket."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(FAREWELL):
            if fault is not None:
                said = server_messages.build_error(fault, 0, choose_error_language(socket.scope))
                await socket.send({"type": "websocket.send", "text": said.decode(), "bytes": None})
            await socket.close(code, fault.key if fault else None)


def parse_since(socket: Socket) -> int | None:
    given = socket.query_params.get("since")
    if not given:
        return None
    if not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise Fault("request-shape", reason="since")
    return int(given)


async def converse(socket: Socket, hall: GameServer, watcher: Watcher) -> None:
    """Read and write until one side ends, then cancel the other."""
    writer = asyncio.create_task(pump(socket, watcher, hall.limits.slow))
    reader = asyncio.create_task(listen(socket, hall, watcher))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        ended = await asyncio.gather(writer, reader, return_exceptions=True)
    for error in ended:
        if isinstance(error, Fault):
            raise error
        # Treat a client that does not read its replies like one that hangs up: it must not fill the log.
        if isinstance(error, Exception) and not isinstance(error, (OSError, WebSocketException, SlowClientError)):
            hall.measures.count_error("socket")
            log.error("a connection to table %s failed: %s", watcher.room.id, format_trace(error))


async def pump(socket: Socket, watcher: Watcher, slow: float) -> None:
    """Send what is due. A client that does not read for too long is disconnected."""
    said_away = False
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        replies = watcher.take_replies()
        try:
            due = await watcher.collect_due()
            said_away = False
        except Exception as error:  # the table cannot be read just now
            fault = to_fault(error, said_away)
            if fault is None or fault is watcher.dismissed:
                raise
            due = [] if said_away else [server_messages.build_error(fault, watcher.room.seq, watcher.language)]
            if isinstance(fault, StoreAway):
                said_away = True
                asyncio.get_running_loop().call_later(AGAIN, watcher.wake.set)
        for said in (*replies, *due):
            async with asyncio.timeout(slow):
                await socket.send({"type": "websocket.send", "text": said.decode(), "bytes": None})


async def listen(socket: Socket, hall: GameServer, watcher: Watcher) -> None:
    bucket, refused = Bucket(hall.limits.messages), 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        try:
            if not bucket.take():
                refused += 1
                await asyncio.sleep(0)  # the others' turn
                raise TooMuch("too-fast")
            text = event.get("text")
            await client_messages.handle_message(
                watcher, client_messages.read(text if isinstance(text, str) else None, hall.limits.message)
            )
        except Fault as fault:
            if refused > hall.limits.patience:
                raise
            watcher.refuse(fault)
        except SlowClientError:
            raise
        except Exception as error:  # noqa: BLE001 (border of one message: the connection goes on)
            if (known := to_fault(error)) is not None:
                watcher.refuse(known)
                continue
            note = secrets.token_hex(4)
            hall.measures.count_error("socket")
            log.error("a message could not be handled (%s): %s", note, format_trace(error))
            watcher.refuse(OwnFault("own-fault", note=note))

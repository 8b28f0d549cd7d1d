"""Count a server's commands to its database and to Redis on the wire: the numbers do not depend on load."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter

import redis
from sqlalchemy.engine import make_url

from server.redis_server import RedisServer

WAITED_FOR = b"QS"  # simple query, and Sync: after either of them the client waits for the server


class CountedPostgres:
    """A proxy between servers and a PostgreSQL that counts messages by their first letter."""

    def __init__(self, url: str) -> None:
        self.to = make_url(url)
        self.sent: Counter[str] = Counter()
        self.texts: Counter[str] = Counter()  # statements that were parsed or sent as text
        self.loop = asyncio.new_event_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        opening = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._serve, "127.0.0.1", 0), self.loop)
        port = opening.result(60).sockets[0].getsockname()[1]
        self.url = self.to.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    @property
    def round_trips(self) -> int:
        return sum(self.sent[chr(letter)] for letter in WAITED_FOR)

    def clear(self) -> None:
        self.sent.clear()
        self.texts.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.to.host, self.to.port)
        for work in (self._ask(reader, back), self._answer(there, writer)):
            task = asyncio.create_task(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _ask(self, reader: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        first = True
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                kind = b"" if first else await reader.readexactly(1)
                size = await reader.readexactly(4)
                body = await reader.readexactly(int.from_bytes(size, "big") - 4)
                # A request for encryption comes before the first message and looks like one.
                first = first and body[:4] == (80877103).to_bytes(4, "big")
                self.sent[kind.decode()] += 1
                if kind in (b"P", b"Q"):
                    self.texts[body.split(b"\0")[kind == b"P"].decode()] += 1
                back.write(kind + size + body)
        back.close()

    async def _answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while said := await there.read(65_536):
                writer.write(said)
        writer.close()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(60)


def redis_calls(server: RedisServer) -> Counter[str]:
    """Return how often each command was given to Redis so far."""
    with redis.Redis.from_url(server.url) as client:
        told = client.info("commandstats")
    return Counter({name.removeprefix("cmdstat_"): stats["calls"] for name, stats in told.items()})

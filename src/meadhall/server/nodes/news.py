"""News between nodes: which table has new entries, new people, new talk. Entries go with it, sealed, so that a node
which knows the table so far need not read them; everything else, and what was missed, each node reads in the store.

The node that stores something tells its own connections directly; without Redis there are no others to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("meadhall.server")
CHANNEL = "meadhall"
EVERYTHING = "everything"  # so much happened that it could not be told one by one
PAUSE = 1.0  # before a lost connection to Redis is tried again
AGAIN = 0.1  # before what is to stop is told so once more
TOGETHER = 256  # notes in one message to Redis
FIRST = 5.0  # seconds that a hall waits for Redis before it opens without it

Listener = Callable[[str, str, dict[str, Any]], Awaitable[None]]


class News:
    def __init__(self, redis: str | None, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self.redis = redis
        self.listener = listener
        self.missed = missed  # called when news may have been lost
        self.node = secrets.token_hex(4)
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self.unsent: list[bytes] = []
        self.dropped = False  # others must look at everything again
        self.tasks: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()
        self.open = False  # people may come: from now on there is something to miss
        self.hears = redis is None  # whether it would hear of other nodes' news now

    @property
    def others(self) -> bool:
        return self.redis is not None

    def post(self, table: str, kind: str, seq: int = 0, **more: Any) -> None:
        if self.redis is None:
            return
        try:
            self.outgoing.put_nowait(
                msgspec.json.encode({"node": self.node, "table": table, "kind": kind, "seq": seq, **more})
            )
        except asyncio.QueueFull:
            if not self.dropped:
                log.warning("Redis does not answer: news for the other nodes is dropped")
            self.dropped = True

    async def start(self) -> None:
        if self.redis is not None:
            self.tasks = [asyncio.create_task(self._stay(self._listen)), asyncio.create_task(self._stay(self._send))]
            try:
                await asyncio.wait_for(self.ready.wait(), FIRST)
            except TimeoutError:
                log.error("Redis does not answer: tables on other nodes cannot be followed until it does")
        self.open = True

    async def stop(self) -> None:
        """The driver has swallowed a cancellation that came in the midst of a message: it is said until it is heard."""
        left = set(self.tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN)

    async def _stay(self, work: Callable[[Redis], Awaitable[None]]) -> None:
        """Keep at it: Redis may be restarted at any time."""
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        while True:
            # No retries behind our back: after each break we must know that news may have been missed.
            client = Redis.from_url(
                self.redis or "", retry=Retry(NoBackoff(), 0), socket_keepalive=True, health_check_interval=15
            )
            try:
                await work(client)
            except Exception as error:
                log.warning("Redis: %s", error)
                await asyncio.sleep(PAUSE)
            finally:
                await client.aclose()

    async def _listen(self, client: Redis) -> None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend

        backend = RedisChannelsPubSubBackend(redis=client)
        await backend.subscribe([CHANNEL])
        self.ready.set()
        self.hears = True
        try:
            if self.open:
                await self.missed()
            async for _, data in backend.stream_events():
                await self._hear(msgspec.json.decode(data))
                await asyncio.sleep(0)  # many may have come at once: it is the others' turn
        finally:
            self.hears = False  # the line to send by may break at another time, and says nothing about hearing

    async def _hear(self, note: dict[str, Any]) -> None:
        if note["node"] == self.node:
            return
        if note["kind"] == EVERYTHING:
            await self.missed()
        else:
            await self.listener(note["kind"], note["table"], note)

    async def _send(self, client: Redis) -> None:
        """Whatever waits goes together: while one message is under way, many may be posted."""
        while True:
            while not self.unsent or (len(self.unsent) < TOGETHER and not self.outgoing.empty()):
                self.unsent.append(await self.outgoing.get())
            async with client.pipeline(transaction=False) as together:
                for note in self.unsent:
                    together.publish(CHANNEL, note)
                await together.execute()
            self.unsent = []
            if self.dropped and self.outgoing.empty():
                self.dropped = False
                self.post("", EVERYTHING)

"""Messages between nodes: which table has new entries, people or chat. They contain the new entries, encrypted, so that
a node that is up to date need not read them; everything else, and missed messages, is read from the store.

The storing node notifies its own connections directly. Without Redis there are no other nodes.
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
EVERYTHING = "everything"  # too many changes to list
PAUSE = 1.0  # before a lost connection to Redis is tried again
AGAIN = 0.1  # seconds before a cancellation is repeated
HANGS = 5.0  # seconds without an answer after which Redis is thought to hang
TOGETHER = 256  # notes in one message to Redis
FIRST = 5.0  # seconds that a hall waits for Redis before it opens without it

Listener = Callable[[str, str, dict[str, Any]], Awaitable[None]]


class MessageBus:
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
        self.subscribed = False
        self.answering = True  # a Redis that hangs cuts no line

    @property
    def hears(self) -> bool:
        """Return whether messages of other nodes would arrive now."""
        return self.redis is None or (self.subscribed and self.answering)

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
            self.tasks = [
                asyncio.create_task(self._keep_connected(work)) for work in (self._listen, self._send, self._ping)
            ]
            try:
                await asyncio.wait_for(self.ready.wait(), FIRST)
            except TimeoutError:
                log.error("Redis does not answer: tables on other nodes cannot be followed until it does")
        self.open = True

    async def stop(self) -> None:
        """Cancel until it takes effect: the driver may swallow a cancellation in the middle of a message."""
        left = set(self.tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN)

    async def _keep_connected(self, work: Callable[[Redis], Awaitable[None]]) -> None:
        """Reconnect for ever: Redis may be restarted at any time."""
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        while True:
            # No hidden retries: after each disconnect we must know that messages may have been missed.
            client = Redis.from_url(
                self.redis or "", retry=Retry(NoBackoff(), 0), socket_keepalive=True, health_check_interval=15
            )
            try:
                await work(client)
            except Exception as error:  # noqa: BLE001 (job border: the loop starts the job again)
                log.warning("Redis: %s", error)
                await asyncio.sleep(PAUSE)
            finally:
                await client.aclose()

    async def _listen(self, client: Redis) -> None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend

        backend = RedisChannelsPubSubBackend(redis=client)
        await backend.subscribe([CHANNEL])
        self.ready.set()
        self.subscribed = True
        try:
            if self.open:
                await self.missed()
            async for _, data in backend.stream_events():
                await self._hear(msgspec.json.decode(data))
                await asyncio.sleep(0)  # many may have come at once: it is the others' turn
        finally:
            self.subscribed = False  # the publishing connection fails independently

    async def _ping(self, client: Redis) -> None:
        """Messages are lost while Redis hangs, so reload everything when it answers again."""
        try:
            while True:
                async with asyncio.timeout(HANGS):
                    await client.ping()
                if not self.answering:
                    self.answering = True
                    await self.missed()
                await asyncio.sleep(PAUSE)
        finally:
            self.answering = False

    async def _hear(self, note: dict[str, Any]) -> None:
        if note["node"] == self.node:
            return
        if note["kind"] == EVERYTHING:
            await self.missed()
        else:
            await self.listener(note["kind"], note["table"], note)

    async def _send(self, client: Redis) -> None:
        """Send all waiting messages together: many may be posted while one is in flight."""
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

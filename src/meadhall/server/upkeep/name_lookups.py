"""Looking up the names in hooks, in a few threads of their own: a name may be slow, and nothing else waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor

from meadhall.server.store.hooks import address_of

THREADS = 8


class Lookups:
    """Who stops waiting for a name does not end its thread. So each guest has one, and asks nothing else until it is
    back; whoever asks for the same meanwhile waits for the same answer."""

    def __init__(self, allowed: str) -> None:
        self.allowed = allowed
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lookup")
        self.running: dict[int, tuple[str, Future[str]]] = {}  # by guest

    async def find(self, guest: int, url: str) -> str:
        """The number to call; a Fault where it must not be called."""
        self.running = {who: found for who, found in self.running.items() if not found[1].done()}
        if guest not in self.running:
            self.running[guest] = (url, self.threads.submit(address_of, url, self.allowed))
        asked, answer = self.running[guest]
        if asked != url:
            raise TimeoutError("an earlier name is still being looked up")
        return await asyncio.shield(asyncio.wrap_future(answer))

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

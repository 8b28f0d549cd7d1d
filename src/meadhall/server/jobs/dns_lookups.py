"""Resolve the host names of webhooks in a few threads: a lookup may be slow, and nothing else must wait for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor

from meadhall.server.store.webhooks import resolve_address

THREADS = 8


class Lookups:
    """One lookup at a time per guest: a cancelled wait does not end its thread. Waiting again for the same name joins
    the running lookup.
    """

    def __init__(self, allowed: str) -> None:
        self.allowed = allowed
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lookup")
        self.running: dict[int, tuple[str, Future[str]]] = {}  # by guest

    async def find(self, guest: int, url: str) -> str:
        """Return the address to connect to; raise a Fault if it is not allowed."""
        self.running = {who: found for who, found in self.running.items() if not found[1].done()}
        if guest not in self.running:
            self.running[guest] = (url, self.threads.submit(resolve_address, url, self.allowed))
        asked, answer = self.running[guest]
        if asked != url:
            raise TimeoutError("an earlier name is still being looked up")
        return await asyncio.shield(asyncio.wrap_future(answer))

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

"""A fair queue for workers: every network gets the same share, and within it every guest."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from meadhall.server.ports.job_runner import FILES, UNWATCHED, WAITED


@dataclass(eq=False)
class QueuedTask:
    """A place in the queue: the guest, the network, and what waits for it."""

    kind: str
    who: object
    network: object
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """The next network is the one with the least running work; ties go to the one served longest ago. Guests of a
    network take turns likewise: guests are free, so many of them get no more than one.

    Work without viewers comes last. Neither that nor users' files ever take every worker.
    """

    def __init__(self, slots: int) -> None:
        self.most = {WAITED: slots, FILES: max(1, slots - 1), UNWATCHED: max(1, slots // 2)}
        self.slots = slots
        self.waiting: deque[QueuedTask] = deque()
        self.kinds: Counter[str] = Counter()
        self.busy: Counter[object] = Counter()
        self.served: dict[object, int] = {}  # of those who wait or are being served: when they last were
        self.turn = 0

    @asynccontextmanager
    async def share(self, kind: str, who: object, network: object = None) -> AsyncIterator[None]:
        task = QueuedTask(kind, who, who if network is None else network)
        self.waiting.append(task)
        self._start_next()
        try:
            await task.ready
        except asyncio.CancelledError:
            if task in self.waiting:
                self.waiting.remove(task)
                self._forget(task)
            else:
                self._finish(task)
            raise
        try:
            yield
        finally:
            self._finish(task)

    def _finish(self, task: QueuedTask) -> None:
        self.kinds[task.kind] -= 1
        for key in share_keys(task):
            self.busy[key] -= 1
            if not self.busy[key]:
                del self.busy[key]
        self._start_next()
        self._forget(task)

    def _forget(self, task: QueuedTask) -> None:
        """Drop networks and guests without waiting or running work."""
        for key in share_keys(task):
            if key not in self.busy and all(key not in share_keys(other) for other in self.waiting):
                self.served.pop(key, None)

    def _start_next(self) -> None:
        """Start whatever may run now."""
        while self.kinds.total() < self.slots:
            startable = [
                task
                for task in self.waiting
                if self.kinds[task.kind] < self.most[task.kind] and not task.ready.cancelled()
            ]
            if not startable:
                return
            task = min(startable, key=self._rank)
            self.waiting.remove(task)
            self.kinds[task.kind] += 1
            self.turn += 1
            for key in share_keys(task):
                self.busy[key] += 1
                self.served[key] = self.turn
            task.ready.set_result(None)

    def _rank(self, task: QueuedTask) -> tuple[bool, int, int, int, int]:
        network, guest = share_keys(task)
        return (
            task.kind == UNWATCHED,
            self.busy[network],
            self.served.get(network, 0),
            self.busy[guest],
            self.served.get(guest, 0),
        )


def share_keys(task: QueuedTask) -> tuple[object, object]:
    return ("network", task.network), ("guest", task.who)

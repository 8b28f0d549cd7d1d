"""A fair queue for workers: every network gets the same share, and within it every guest."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

WAITED: Final = "waited"  # a bot's turn with viewers
FILES: Final = "files"  # a user's record, position or campaign
UNWATCHED: Final = "unwatched"  # bots at tables without viewers


@dataclass(eq=False)
class Place:
    """A place in the queue: the guest, the network, and what waits for it."""

    kind: str
    who: object
    network: object
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Shares:
    """The next network is the one with the least running work; ties go to the one served longest ago. Guests of a
    network take turns likewise: guests are free, so many of them get no more than one.

    Work without viewers comes last. Neither that nor users' files ever take every worker.
    """

    def __init__(self, slots: int) -> None:
        self.most = {WAITED: slots, FILES: max(1, slots - 1), UNWATCHED: max(1, slots // 2)}
        self.slots = slots
        self.waiting: deque[Place] = deque()
        self.kinds: Counter[str] = Counter()
        self.busy: Counter[object] = Counter()
        self.served: dict[object, int] = {}  # of those who wait or are being served: when they last were
        self.turn = 0

    @asynccontextmanager
    async def share(self, kind: str, who: object, network: object = None) -> AsyncIterator[None]:
        place = Place(kind, who, who if network is None else network)
        self.waiting.append(place)
        self._call()
        try:
            await place.ready
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
                self._forget(place)
            else:
                self._leave(place)
            raise
        try:
            yield
        finally:
            self._leave(place)

    def _leave(self, place: Place) -> None:
        self.kinds[place.kind] -= 1
        for key in keys(place):
            self.busy[key] -= 1
            if not self.busy[key]:
                del self.busy[key]
        self._call()
        self._forget(place)

    def _forget(self, place: Place) -> None:
        """Drop networks and guests without waiting or running work."""
        for key in keys(place):
            if key not in self.busy and all(key not in keys(other) for other in self.waiting):
                self.served.pop(key, None)

    def _call(self) -> None:
        """Start whatever may run now."""
        while self.kinds.total() < self.slots:
            able = [
                place
                for place in self.waiting
                if self.kinds[place.kind] < self.most[place.kind] and not place.ready.cancelled()
            ]
            if not able:
                return
            place = min(able, key=self._rank)
            self.waiting.remove(place)
            self.kinds[place.kind] += 1
            self.turn += 1
            for key in keys(place):
                self.busy[key] += 1
                self.served[key] = self.turn
            place.ready.set_result(None)

    def _rank(self, place: Place) -> tuple[bool, int, int, int, int]:
        network, guest = keys(place)
        return (
            place.kind == UNWATCHED,
            self.busy[network],
            self.served.get(network, 0),
            self.busy[guest],
            self.served.get(guest, 0),
        )


def keys(place: Place) -> tuple[object, object]:
    return ("network", place.network), ("guest", place.who)

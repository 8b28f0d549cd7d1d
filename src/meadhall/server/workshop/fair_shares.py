"""Who is served next when there is more to do than workers: everybody has the same share, however much they ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

WAITED: Final = "waited"  # somebody looks on while a bot thinks
FILES: Final = "files"  # somebody's record, position or campaign
UNWATCHED: Final = "unwatched"  # bots at tables that nobody looks at


@dataclass(eq=False)
class Place:
    """A place in the queue: whose errand it is, and what waits for it."""

    kind: str
    who: object
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Shares:
    """Next is whoever has the least being done for them; among equals, whoever was served longest ago.

    What nobody looks at comes last, and neither that nor other people's files ever take every worker.
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
    async def share(self, kind: str, who: object) -> AsyncIterator[None]:
        place = Place(kind, who)
        self.waiting.append(place)
        self._call()
        try:
            await place.ready
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
                self._forget(place.who)
            else:
                self._leave(place)
            raise
        try:
            yield
        finally:
            self._leave(place)

    def _leave(self, place: Place) -> None:
        self.kinds[place.kind] -= 1
        self.busy[place.who] -= 1
        if not self.busy[place.who]:
            del self.busy[place.who]
        self._call()
        self._forget(place.who)

    def _forget(self, who: object) -> None:
        """Whoever neither waits nor is served leaves nothing behind."""
        if who not in self.busy and all(other.who != who for other in self.waiting):
            self.served.pop(who, None)

    def _call(self) -> None:
        """Let in whoever may be served now."""
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
            self.busy[place.who] += 1
            self.turn += 1
            self.served[place.who] = self.turn
            place.ready.set_result(None)

    def _rank(self, place: Place) -> tuple[bool, int, int]:
        return place.kind == UNWATCHED, self.busy[place.who], self.served.get(place.who, 0)

"""All upkeep of a hall, begun when it has opened and ended before it closes."""

from __future__ import annotations

from meadhall.server.table.hall import Hall
from meadhall.server.upkeep.clocks import Clocks
from meadhall.server.upkeep.turn_notices import TurnNotices


class Upkeep:
    def __init__(self, hall: Hall) -> None:
        self.clocks = Clocks(hall)
        self.turn_notices = TurnNotices(hall)

    def start(self) -> None:
        self.clocks.start()
        self.turn_notices.start()

    async def stop(self) -> None:
        await self.turn_notices.stop()
        await self.clocks.stop()

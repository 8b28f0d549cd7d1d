"""Games that ended before results were kept get theirs, a few at a time, by being replayed once."""

from __future__ import annotations

import logging

from meadhall.server.store.histories import UNKNOWN
from meadhall.server.table import ending
from meadhall.server.table.hall import Hall
from meadhall.tables.mishap import where

log = logging.getLogger("meadhall.server")


class OldResults:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.done = False

    async def maybe_tell(self) -> None:
        if self.done:
            return
        found = await self.hall.histories.untold()
        self.done = not found
        for table in found:
            await self.hall.histories.save_result(
                table, await self._result(table) or {"how": UNKNOWN, "seat": "", "winners": [], "scores": []}
            )

    async def _result(self, table: str) -> dict[str, object] | None:
        try:
            return ending.result(await self.hall.room(table))
        except Exception as error:  # its rules or its book have changed: nobody knows any more
            log.warning("table %s: how it ended is not known any more: %s", table, where(error))
            return None

"""Compute results of games that ended before results were stored, a few at a time, by replaying them."""

from __future__ import annotations

import logging

from meadhall.server.store.database import is_away
from meadhall.server.store.game_history import UNKNOWN
from meadhall.server.table import entry_replay
from meadhall.server.table.server import GameServer
from meadhall.tables.rules_error import format_trace

log = logging.getLogger("meadhall.server")


class OldResults:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.done = False

    async def fill_in(self) -> None:
        if self.done:
            return
        found = await self.hall.histories.find_without_result()
        self.done = not found
        for table in found:
            await self.hall.histories.save_result(
                table, await self._find_result(table) or {"how": UNKNOWN, "seat": "", "winners": [], "scores": []}
            )

    async def _find_result(self, table: str) -> dict[str, object] | None:
        try:
            session = await self.hall.get_session(table)
            return entry_replay.build_result(session.play, session.ended)
        except Exception as error:  # rules or book have changed since: replaying may raise anything
            if is_away(error):
                raise  # the next sweep tries again; a result stored as unknown would stay unknown
            log.warning("table %s: how it ended is not known any more: %s", table, format_trace(error))
            return None

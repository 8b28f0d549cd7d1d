"""Timeouts: turn clocks, bots that were not asked, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import MissingOption
from meadhall.server.jobs.result_backfill import OldResults
from meadhall.server.jobs.retention import Retention
from meadhall.server.store.database import describe_error, is_away
from meadhall.server.table import seats
from meadhall.server.table.presence import STALE
from meadhall.server.table.server import GameServer
from meadhall.server.table.table_session import TableSession
from meadhall.tables.rules_error import format_trace

log = logging.getLogger("meadhall.server")
GRACE = 60.0  # seconds a player gets whose clock ran out while the hall was closed


class Clocks:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.repeated = time.monotonic()
        self.retention = Retention(hall)
        self.old_results = OldResults(hall)
        self.away = False
        self.shut: set[str] = set()  # tables that need a book which this hall does not have

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        limits = self.hall.limits
        await self._run_safely(self._open_again)
        while True:
            await asyncio.sleep(limits.sweep)
            if await self._run_safely(self._sweep):
                await self._run_safely(self.retention.delete_if_due)
                await self._run_safely(self.old_results.fill_in)

    async def _run_safely(self, work: object) -> bool:
        try:
            await work()  # type: ignore[operator]
            self.away = False
            return True
        except Exception as error:  # noqa: BLE001 (job border: the next sweep tries again)
            if not is_away(error):
                self.hall.measures.count_error("job")
                log.error("checking the clocks failed, the next sweep tries again: %s", format_trace(error))
            elif not self.away:  # once is enough until it is back
                self.away = True
                self.hall.measures.count_error("database")
                log.error("the database cannot be used just now, the clocks wait: %s", describe_error(error))
            return False

    async def _open_again(self) -> None:
        """After a start, extend clocks that ran out while the server was down, and let bots continue."""
        await self.hall.tables.grant_time(self.hall.now(), min(GRACE, self.hall.limits.live))
        await self._wake_bots(self.hall.now())

    async def _sweep(self) -> None:
        hall = self.hall
        hall.evict_idle()
        await hall.node_lock.keep()
        if not hall.news.hears:
            await hall.end_sessions()
            await hall.admission.reload_bans()
            await hall.admission.reload_settings()
        for table in await hall.tables.find_timed_out(hall.now()):
            await self._run_at_table(table, seats.on_timeout)
        await self._wake_bots(hall.now() - hall.limits.forgotten)
        if hall.news.others and time.monotonic() - self.repeated > STALE / 3:
            self.repeated = time.monotonic()
            hall.presence.publish_all()
            await self._look_for_news()

    async def _look_for_news(self) -> None:
        """Look for entries that another node stored but did not announce before it died."""
        watched = {room.id: room for room in self.hall.sessions.values() if room.subscribers}
        for table, at in (await self.hall.tables.load_update_times(list(watched))).items():
            if at != watched[table].sheet.updated:
                watched[table].mark_behind()

    async def _wake_bots(self, before: float) -> None:
        for table in await self.hall.tables.find_waiting_for_bots(before, self.hall.now() + self.hall.limits.forgotten):
            await self._run_at_table(table, seats.refresh_and_wake_bot)

    async def _run_at_table(self, table: str, work: Callable[[TableSession], Awaitable[None]]) -> None:
        """One bad table must not stop the clocks of the others."""
        if table in self.shut:
            return
        try:
            await work(await self.hall.get_session(table))
        except Fault as fault:
            log.warning("table %s: %s", table, fault.key)
            if isinstance(fault, MissingOption):
                self.shut.add(table)
        except Exception as error:  # noqa: BLE001 (job border: the next sweep tries again)
            self.hall.measures.count_error("job")
            log.error(
                "table %s: its clock could not be checked, the next sweep tries again: %s", table, format_trace(error)
            )

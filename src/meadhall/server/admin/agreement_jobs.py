"""Measure a guest's agreement with the engine, as a background job when an admin asks.

The result is a hint for people to look closer. Nothing else in the server uses it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from meadhall.analysis.engine_agreement import LEAST, MEASURED, Agreement
from meadhall.core.fault import Conflict
from meadhall.server.admin.record_export import load_session
from meadhall.server.ports.job_runner import UNWATCHED
from meadhall.server.table.analysis_jobs import DONE, NONE, WORKING, AnalysisProgress
from meadhall.server.table.server import GameServer
from meadhall.tables.rules_error import format_trace

log = logging.getLogger("meadhall.server")
GAMES = 20  # the latest finished ones
AT_ONCE = 4  # decisions of one piece of work


class AgreementJobs:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.working: dict[int, AnalysisProgress] = {}  # by guest
        self.tasks: set[asyncio.Task[None]] = set()

    async def standing(self, guest: int) -> dict[str, Any]:
        """Return the progress of the job, and the last result."""
        at, kept = self.working.get(guest), await self.hall.agreements.find(guest)
        return {
            "state": WORKING if at else DONE if kept else NONE,
            "done": at.done if at else 0,
            "of": at.of if at else 0,
            "at": kept[0] if kept else 0.0,
            "games": [] if kept is None else kept[1],
        }

    async def begin(self, guest: int) -> None:
        """Start the job unless it is running. Refuse a guest without comparable finished games."""
        if guest in self.working:
            return
        played = [
            one
            for one in await self.hall.histories.find_by_user(guest)
            if one.over and one.game in MEASURED and any(chair.guest == guest for chair in one.chairs)
        ][:GAMES]
        if not played:
            raise Conflict("agreement-nothing")
        if guest in self.working:
            return
        self.working[guest] = AnalysisProgress(0, len(played))
        task = asyncio.create_task(self._work(guest, [one.id for one in played]))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _work(self, guest: int, tables: list[str]) -> None:
        at = self.working[guest]
        found: dict[str, list[Agreement]] = {}
        try:
            for table in tables:
                name, one = await self._game(guest, table)
                if one is not None:
                    found.setdefault(name, []).append(one)
                at.done += 1
            await self.hall.agreements.keep(guest, [summarize(name, games) for name, games in found.items()])
        except Exception as error:  # noqa: BLE001 (job border: others go on)
            log.error("the agreement of guest %d with the engine could not be measured: %s", guest, format_trace(error))
        finally:
            self.working.pop(guest, None)

    async def _game(self, guest: int, table: str) -> tuple[str, Agreement | None]:
        """Measure one game; None if people ended it or it no longer replays."""
        room = await load_session(self.hall, table)
        if room is None or room.play is None or room.ended is not None or room.play.outcome is None:
            return "", None
        header = room.play.record.header
        answers = [(0, given.seat, given.text) for given in room.play.record.answers]
        found = Agreement()
        for chair in room.chairs:
            if chair.guest == guest:
                numbers = await self._do("find_decisions", header, answers, chair.seat)
                for first in range(0, len(numbers), AT_ONCE):
                    piece = numbers[first : first + AT_ONCE]
                    found += Agreement(*await self._do("measure_agreement", header, answers, chair.seat, piece))
        return room.sheet.game, found

    async def _do(self, chore: str, *args: Any) -> Any:
        return await self.hall.job_runner.run_for("admin", chore, *args, kind=UNWATCHED)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def summarize(name: str, games: list[Agreement]) -> dict[str, Any]:
    """Compare a guest's share with those of bots, with the error rates measured on bots."""
    whole, bots = sum(games, Agreement()), MEASURED[name]
    return {
        "game": name,
        "games": len(games),
        "decisions": whole.decisions,
        "share": round(whole.share, 3),
        "enough": whole.decisions >= LEAST,
        "far": whole.decisions >= LEAST and whole.share >= bots.threshold,
        "thrall": bots.thrall,
        "karl": bots.karl,
        "jarl": bots.jarl,
        "threshold": bots.threshold,
        "false_alarms": bots.false_alarms,
        "karl_groups": bots.karl_groups,
        "hits": bots.hits,
        "jarl_groups": bots.jarl_groups,
        "measured": bots.games,
    }

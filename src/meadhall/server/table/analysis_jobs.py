"""Analyse finished games in the background, in small tasks, with progress."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from meadhall.analysis.analysis_plan import Course
from meadhall.core.fault import Conflict
from meadhall.server.ports.job_runner import UNWATCHED, JobRunner
from meadhall.server.store.analyses import StoredAnalyses
from meadhall.server.table.table_session import TableSession
from meadhall.tables.rules_error import format_trace

log = logging.getLogger("meadhall.server")
AT_ONCE = 2  # moments that a worker judges before others have their turn
NONE, WORKING, DONE = "none", "working", "done"


@dataclass
class AnalysisProgress:
    """Progress of an analysis in percent."""

    done: int = 0
    of: int = 100


class AnalysisJobs:
    def __init__(self, job_runner: JobRunner, store: StoredAnalyses, playouts: int) -> None:
        self.job_runner = job_runner
        self.playouts = playouts
        self.store = store
        self.working: dict[str, AnalysisProgress] = {}  # by table
        self.tasks: set[asyncio.Task[None]] = set()

    async def get_status(self, session: TableSession) -> dict[str, Any]:
        """Return whether there is an analysis, its progress, and its JSON when it is done."""
        found = await self.store.find(session.id)
        if found is not None:
            return {"state": DONE, "done": 0, "of": 0, "analysis": found}
        at = self.working.get(session.id)
        return {
            "state": WORKING if at else NONE,
            "done": at.done if at else 0,
            "of": at.of if at else 0,
            "analysis": None,
        }

    async def begin(self, session: TableSession, who: object) -> None:
        """Start the analysis of a finished game unless it exists or is running."""
        async with session.lock:
            await session.refresh()
            play = session.play
            if play is None or not session.is_over:
                raise Conflict("table-running")
            if session.ended is not None or play.outcome is None:
                raise Conflict("analysis-unfinished", answers=len(play.record.answers))
            answers = [
                (seq, given.seat, given.text) for seq, given in zip(session.seqs[1:], play.record.answers, strict=True)
            ]
            header = play.record.header
        if session.id in self.working or await self.store.find(session.id) is not None:
            return
        self.working[session.id] = AnalysisProgress()
        task = asyncio.create_task(self._work(session.id, who, header, answers))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _work(self, table: str, who: object, header: dict[str, Any], answers: list[Any]) -> None:
        at = self.working[table]

        async def done(chore: str, *more: Any) -> Any:
            return await self.job_runner.run_for(who, chore, header, answers, self.playouts, *more, kind=UNWATCHED)

        try:
            course = Course(await done("count_moments"), AT_ONCE)
            for pieces in course.rounds():
                for piece in pieces:
                    at.done = course.percent
                    course.take(piece, await done("judge_piece", piece))
            await self.store.keep(table, await done("sum_up", list(course.verdicts.values())))
        except Exception as error:  # noqa: BLE001 (job border: others go on)
            log.error("the game of table %s could not be analysed: %s", table, format_trace(error))
        finally:
            self.working.pop(table, None)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

"""Finished games are analysed in the background, a piece at a time, and how far it is can be asked."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from meadhall.core.fault import Conflict
from meadhall.counsel.course import Course
from meadhall.server.store.analyses import StoredAnalyses
from meadhall.server.table.room import Room
from meadhall.server.workshop.fair_shares import UNWATCHED
from meadhall.server.workshop.workers import Workers
from meadhall.tables.mishap import where

log = logging.getLogger("meadhall.server")
AT_ONCE = 2  # moments that a worker judges before others have their turn
NONE, WORKING, DONE = "none", "working", "done"


@dataclass
class Working:
    """How far an analysis is, in steps; there may be more of them on the way."""

    done: int = 0
    of: int = 0


class Analyses:
    def __init__(self, workers: Workers, store: StoredAnalyses, playouts: int) -> None:
        self.workers = workers
        self.playouts = playouts
        self.store = store
        self.working: dict[str, Working] = {}  # by table
        self.tasks: set[asyncio.Task[None]] = set()

    async def standing(self, room: Room) -> dict[str, Any]:
        """Whether there is one, how far it is, and the analysis itself once it is done, as JSON."""
        found = await self.store.find(room.id)
        if found is not None:
            return {"state": DONE, "done": 0, "of": 0, "analysis": found}
        at = self.working.get(room.id)
        return {
            "state": WORKING if at else NONE,
            "done": at.done if at else 0,
            "of": at.of if at else 0,
            "analysis": None,
        }

    async def begin(self, room: Room, who: object) -> None:
        """Have a finished game analysed, unless it is or is being."""
        async with room.lock:
            await room.fresh()
            play = room.play
            if play is None or not room.over:
                raise Conflict("table-running")
            if room.ended is not None or play.outcome is None:
                raise Conflict("analysis-unfinished", answers=len(play.record.answers))
            answers = [
                (seq, given.seat, given.text) for seq, given in zip(room.seqs[1:], play.record.answers, strict=True)
            ]
            header = play.record.header
        if room.id in self.working or await self.store.find(room.id) is not None:
            return
        self.working[room.id] = Working()
        task = asyncio.create_task(self._work(room.id, who, header, answers))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _work(self, table: str, who: object, header: dict[str, Any], answers: list[Any]) -> None:
        at = self.working[table]

        async def done(chore: str, *more: Any) -> Any:
            return await self.workers.do_for(who, chore, header, answers, self.playouts, *more, kind=UNWATCHED)

        try:
            course = Course(await done("count_moments"), AT_ONCE)
            for pieces in course.rounds():
                for piece in pieces:
                    at.done, at.of = course.done, course.of
                    course.take(piece, await done("judge_piece", piece))
            await self.store.keep(table, await done("sum_up", list(course.verdicts.values())))
        except Exception as error:
            log.error("the game of table %s could not be analysed: %s", table, where(error))
        finally:
            self.working.pop(table, None)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

"""What all job runners share: the fair queue and the metrics."""

from __future__ import annotations

import logging
import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.server.auth.networks import Networks
from meadhall.server.limits.limits import Limits
from meadhall.server.monitoring.metrics import Measures, measure_time
from meadhall.server.ports.job_runner import FILES, UNWATCHED, WAITED, JobLoad, JobRunner
from meadhall.server.workers.fair_queue import FairQueue
from meadhall.tables.campaign_games import Volume

log = logging.getLogger("meadhall.server")
KINDS = (WAITED, FILES, UNWATCHED)


class QueuedJobRunner(ABC):
    """Queues tasks fairly; subclasses say how one runs. `books` are the server's own books."""

    def __init__(
        self,
        limits: Limits,
        books: dict[str, Volume],
        measures: Measures | None = None,
        networks: Networks | None = None,
        count: int = 0,
    ) -> None:
        self.limits = limits
        self.books = books
        self.measures = measures or Measures()
        self.networks = networks or Networks()
        self.count = count or limits.workers or max(2, (os.cpu_count() or 2) - 1)
        self.queue = FairQueue(self.count)

    async def run_for(self, user: object, task: str, *args: Any, kind: str = FILES) -> Any:
        async with self.queue.share(kind, user, self.networks.find(user)):
            with measure_time(self.measures.chores.labels(task)):
                outcome, value = await self._run(task, *args)
        if outcome == "done":
            return value
        if outcome == "fault":
            raise value
        self.measures.count_error("worker")
        log.error("the worker failed at %s: %s", task, value)
        raise RuntimeError(task)

    @abstractmethod
    async def _run(self, task: str, *args: Any) -> tuple[str, Any]:
        """Run one task and return how it ended, as `worker_process.run_task` does."""

    def load(self) -> JobLoad:
        waiting = Counter(task.kind for task in self.queue.waiting)
        return JobLoad({kind: waiting[kind] for kind in KINDS}, self.queue.kinds.total(), self.queue.slots)

    @abstractmethod
    def use_engine(self, folder: Path) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...


OpenJobRunner = Callable[[Limits, dict[str, Volume], Measures, Networks], JobRunner]

"""Run tasks in this process, one at a time, where no processes can be started."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from meadhall.server.auth.networks import Networks
from meadhall.server.limits.limits import Limits
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.workers.queued_runner import QueuedJobRunner
from meadhall.server.workers.worker_process import run_task
from meadhall.tables.campaign_games import Volume


class InPlaceJobRunner(QueuedJobRunner):
    """Runs each task on the event loop: the server answers nothing else until it ends, and limits of time and memory do
    not hold. For a server with one user, and for tests.
    """

    def __init__(
        self,
        limits: Limits,
        books: dict[str, Volume],
        measures: Measures | None = None,
        networks: Networks | None = None,
    ) -> None:
        super().__init__(limits, books, measures, networks, count=1)

    async def _run(self, task: str, *args: Any) -> tuple[str, Any]:
        await asyncio.sleep(0)  # let requests that are ready be answered first
        return run_task(task, args)

    def use_engine(self, folder: Path) -> None:
        """Do nothing: this process has loaded its engine."""

    async def stop(self) -> None:
        """Do nothing: no task outlives its caller."""

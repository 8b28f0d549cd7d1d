"""Build the compiled engine while the server runs on the plain one, then give it to the workers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from pathlib import Path

from meadhall.engine.selection import find_log, is_current, prepare
from meadhall.server.ports.blocking import run_blocking
from meadhall.server.ports.job_runner import JobRunner

log = logging.getLogger("meadhall.server")
BUILDER = (sys.executable, "-m", "meadhall.engine.build")
DONE = 100
UNBUILT = "the compiled engine could not be built, the plain one plays on"


class EngineBuild:
    """One build. A failure is one line in the log; the server continues.

    `told` is called with the percentage, and with 100 when bots use the engine.
    """

    def __init__(
        self, job_runner: JobRunner, root: Path, told: Callable[[int], None], builder: Sequence[str] | None = None
    ) -> None:
        self.job_runner = job_runner
        self.root = root
        self.told = told
        self.builder = builder or BUILDER
        self.process: Process | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        try:
            if not is_current(self.root):
                await self._build()
            folder = await run_blocking(prepare, self.root)
            if folder is None:
                log.warning("%s: see %s", UNBUILT, find_log(self.root))
                return
            self.job_runner.use_engine(folder)
            self.told(DONE)
        except (OSError, ValueError) as error:  # no compiler or disk; a builder that does not tell percentages
            log.warning("%s: %r", UNBUILT, error)

    async def _build(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self.builder, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        assert self.process.stdout is not None
        try:
            async for line in self.process.stdout:
                self.told(int(line))
            await self.process.wait()
        finally:
            await self._end(self.process)

    async def _end(self, process: Process) -> None:
        """Kill the builder and the compilers it has started."""
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            await process.wait()

    async def stop(self) -> None:
        """Abort an unfinished build when the server closes."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

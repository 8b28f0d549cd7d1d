"""Builds the compiled engine while the hall is open on the plain one, and hands it to the workers when it is there."""

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

from meadhall.engine.which import current, log_of, ready
from meadhall.server.workshop.workers import Workers

log = logging.getLogger("meadhall.server")
BUILDER = (sys.executable, "-m", "meadhall.engine.building")
DONE = 100
UNBUILT = "the compiled engine could not be built, the plain one plays on"


class EngineBuild:
    """One build. Whatever becomes of it, the hall goes on: a failure is one line in the log.

    `told` hears how many per cent are done, and 100 when bots use it.
    """

    def __init__(
        self, workers: Workers, root: Path, told: Callable[[int], None], builder: Sequence[str] | None = None
    ) -> None:
        self.workers = workers
        self.root = root
        self.told = told
        self.builder = builder or BUILDER
        self.process: Process | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        try:
            if not current(self.root):
                await self._build()
            folder = await asyncio.to_thread(ready, self.root)
            if folder is None:
                log.warning("%s: see %s", UNBUILT, log_of(self.root))
                return
            self.workers.engine = folder
            self.told(DONE)
        except Exception as error:
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
        """The builder, and whatever compilers it has started."""
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            await process.wait()

    async def stop(self) -> None:
        """A hall that closes takes its unfinished build along."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

"""Processes beside the server, so that a thinking bot never keeps a table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from meadhall.core.fault import Fault
from meadhall.server.limits import Limits
from meadhall.server.worker import SIZE, packed

log = logging.getLogger("meadhall.server")
GONE = (asyncio.IncompleteReadError, ConnectionError)


class Workers:
    """A few workers, started when they are first needed. One that hangs or dies is replaced."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.count = limits.workers or max(2, (os.cpu_count() or 2) - 1)
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(self.count):
            self.free.put_nowait(None)
        self.running: set[Process] = set()
        self.strangers = asyncio.Semaphore(max(1, self.count - 1))     # their files never take every worker

    async def do(self, chore: str, *args: Any) -> Any:
        """Have it done; a worker that died meanwhile is replaced and the chore given once more."""
        for last in (False, True):
            worker = await self.free.get()
            try:
                worker = worker or await self._start()
                async with asyncio.timeout(self.limits.work_seconds):
                    said, value = await self._give(worker, chore, args)
                break
            except BaseException as error:
                self._end(worker)
                worker = None
                if isinstance(error, TimeoutError):
                    log.error("a worker took too long over %s and was ended", chore)
                    raise Fault("work-long") from None
                if last or not isinstance(error, GONE):
                    raise
            finally:
                self.free.put_nowait(worker)
        if said == "done":
            return value
        if said == "fault":
            raise value
        log.error("the chore %s failed: %s", chore, value)
        raise RuntimeError(chore)

    async def do_for_stranger(self, chore: str, *args: Any) -> Any:
        async with self.strangers:
            return await self.do(chore, *args)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "meadhall.server.worker", stdin=PIPE, stdout=PIPE)
        self.running.add(worker)
        return worker

    async def _give(self, worker: Process, chore: str, args: tuple[Any, ...]) -> tuple[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(packed((chore, args)))
        await worker.stdin.drain()
        size = SIZE.unpack(await worker.stdout.readexactly(SIZE.size))[0]
        said, value = pickle.loads(await worker.stdout.readexactly(size))
        return said, value

    def _end(self, worker: Process | None) -> None:
        if worker is not None:
            self.running.discard(worker)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()

    async def stop(self) -> None:
        ended = list(self.running)
        for worker in ended:
            self._end(worker)
        for worker in ended:
            await worker.wait()

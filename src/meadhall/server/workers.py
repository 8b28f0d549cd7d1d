"""Processes beside the server, so that a thinking bot never keeps a table waiting."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from meadhall.core.fault import Fault
from meadhall.server.chores import begin
from meadhall.server.limits import Limits

log = logging.getLogger("meadhall.server")
T = TypeVar("T")


class Workers:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.count = limits.workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.uploads = asyncio.Semaphore(max(1, self.count // 2))     # files of strangers never take every worker

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=begin)
        return self.pool

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Run it in a worker; one that hangs is replaced, one that died is replaced and asked again."""
        for last in (False, True):
            pool = self._pool()
            job = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            try:
                return await asyncio.wait_for(job, self.limits.work_seconds * (1 + self._queue(pool)))
            except TimeoutError:
                log.error("a worker took too long over %s and was replaced", work.__name__)
                self._drop(pool)
                raise Fault("work-long") from None
            except BrokenExecutor:
                self._drop(pool)
                if last:
                    raise
        raise AssertionError

    async def do_for_stranger(self, work: Callable[..., T], *args: object) -> T:
        async with self.uploads:
            return await self.do(work, *args)

    def _queue(self, pool: ProcessPoolExecutor) -> float:
        """Jobs ahead of a new one, for each worker: who waits in line does not hang."""
        return len(pool._pending_work_items) / self.count

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        if self.pool is not None:
            self._drop(self.pool)

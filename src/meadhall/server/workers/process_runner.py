"""A pool of worker processes, so that a thinking bot never blocks a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from meadhall.server.auth.networks import Networks
from meadhall.server.errors.http_errors import Away
from meadhall.server.limits.limits import Limits
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.workers.queued_runner import QueuedJobRunner
from meadhall.server.workers.worker_process import OVERWORKED, SIZE, pack_message
from meadhall.tables.campaign_games import Volume

log = logging.getLogger("meadhall.server")
GONE = (asyncio.IncompleteReadError, ConnectionError)


class ProcessJobRunner(QueuedJobRunner):
    """A few worker processes, started on demand. One that hangs or dies is replaced.

    A worker gets unknown or changed books before its next task. `engine` is the folder of another engine: a worker
    started before it was available is replaced before its next task.
    """

    def __init__(
        self,
        limits: Limits,
        books: dict[str, Volume],
        measures: Measures | None = None,
        networks: Networks | None = None,
    ) -> None:
        super().__init__(limits, books, measures, networks)
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(self.count):
            self.free.put_nowait(None)
        self.running: dict[Process, dict[str, Volume]] = {}  # and the books each of them knows
        self.leaving: set[asyncio.Future[None]] = set()
        self.engine: Path | None = None
        self.engines: dict[Process, Path | None] = {}  # on which each of them runs

    def use_engine(self, folder: Path) -> None:
        self.engine = folder

    async def _run(self, task: str, *args: Any) -> tuple[str, Any]:
        """Run a task in a worker. If the worker has died, replace it and retry once."""
        retried = False
        while True:
            worker = await self.free.get()
            try:
                if worker is not None and self.engines.get(worker) != self.engine:
                    self._end(worker)
                    await worker.wait()
                    worker = None
                worker = worker or await self._start()
                async with asyncio.timeout(self.limits.hang_seconds):
                    await self._send_books(worker)
                    return await self._send(worker, task, args)
            except BaseException as error:
                failed, worker = worker, None
                if await self._was_overworked(failed, error):
                    self.measures.count_error("worker")
                    log.error("a worker took too long over %s and was stopped", task)
                    raise Away("work-long") from None
                if retried or not isinstance(error, GONE):
                    raise
                retried = True
            finally:
                self.free.put_nowait(worker)

    async def _start(self) -> Process:
        engine = self.engine
        environment = {**os.environ, "PYTHONPATH": str(engine)} if engine else None
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "meadhall.server.workers.worker_process",
            str(self.limits.work_memory),
            str(self.limits.work_seconds),
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
        )
        self.running[worker], self.engines[worker] = {}, engine
        return worker

    async def _send_books(self, worker: Process) -> None:
        known = self.running[worker]
        for name, book in list(self.books.items()):
            if known.get(name) is not book:
                await self._send(worker, "shelve", (name, book))
                known[name] = book

    async def _send(self, worker: Process, task: str, args: tuple[Any, ...]) -> tuple[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(pack_message((task, args)))
        await worker.stdin.drain()
        size = SIZE.unpack(await worker.stdout.readexactly(SIZE.size))[0]
        outcome, value = pickle.loads(await worker.stdout.readexactly(size))  # noqa: S301 (our own process)
        return outcome, value

    async def _was_overworked(self, worker: Process | None, error: BaseException) -> bool:
        """Wait for the exit status before killing the worker. Only one caller may reap a process; the other would not
        get its status.
        """
        try:
            if worker is not None and isinstance(error, GONE):
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(worker.wait(), self.limits.hang_seconds) == OVERWORKED
            return isinstance(error, TimeoutError)
        finally:
            self._end(worker)

    def _end(self, worker: Process | None) -> None:
        if worker is not None and self.running.pop(worker, None) is not None:
            self.engines.pop(worker, None)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            leaving = asyncio.ensure_future(reap(worker))
            self.leaving.add(leaving)
            leaving.add_done_callback(self.leaving.discard)

    async def stop(self) -> None:
        for worker in list(self.running):
            self._end(worker)
        await asyncio.gather(*self.leaving)


async def reap(worker: Process) -> None:
    """Wait until the process is reaped, and close its pipes: asyncio leaves those of a killed process to the garbage
    collector, which may run after the loop is closed.
    """
    await worker.wait()
    vars(worker)["_transport"].close()
    for _ in range(2):  # the pipes hear of it, then the process
        await asyncio.sleep(0)

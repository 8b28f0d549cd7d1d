"""Worker processes: a remote user's file has bounded resources, and the workers survive it."""

from __future__ import annotations

import asyncio
import logging
import pickle
import subprocess
import sys
from asyncio.base_subprocess import BaseSubprocessTransport
from asyncio.subprocess import PIPE, Process

import pytest

from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import Away
from meadhall.server.limits.limits import Limits
from meadhall.server.workers import worker_process
from meadhall.server.workers.process_runner import ProcessJobRunner
from meadhall.tasks.game_tasks import TASKS

EATS = """
import time
from meadhall.server.workers import worker_process

def turn():
    while True:
        pass

worker_process.TASKS.update(eat=lambda size: len(bytearray(size)), ask=lambda: 7, turn=turn, sleep=time.sleep)
worker_process.main({most}, {seconds})
"""


def done(process: subprocess.Popen[bytes], chore: str, *args: object) -> tuple[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(worker_process.pack_message((chore, args)))
    process.stdin.flush()
    said, value = pickle.loads(
        process.stdout.read(worker_process.SIZE.unpack(process.stdout.read(worker_process.SIZE.size))[0])
    )
    return said, value


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system holds a process to its memory")
def test_a_chore_that_eats_memory_is_given_up_and_the_worker_lives_on() -> None:
    command = [sys.executable, "-c", EATS.format(most=Limits().work_memory, seconds=Limits().work_seconds)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        said, fault = done(process, "eat", 2 * Limits().work_memory)  # never touched, so it takes nothing really
        assert (said, getattr(fault, "key", "")) == ("fault", "work-large")
        assert done(process, "eat", 1000) == ("done", 1000)
        assert done(process, "ask") == ("done", 7)
        assert process.stdin is not None
        process.stdin.close()


def test_memory_that_is_refused_anywhere_is_one_clear_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def eat() -> None:
        raise MemoryError

    monkeypatch.setitem(TASKS, "eat", eat)
    said, fault = worker_process.run_task("eat", ())
    assert said == "fault"
    assert isinstance(fault, Fault)
    assert fault.key == "work-large"


class OfTests(ProcessJobRunner):
    """Also knows the tasks above."""

    async def _start(self) -> Process:
        script = EATS.format(most=self.limits.work_memory, seconds=self.limits.work_seconds)
        started = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdin=PIPE, stdout=PIPE)
        self.running[started] = {}
        return started


by_its_own_time = pytest.mark.skipif(
    worker_process.OVERWORKED == 0, reason="this system does not end a process by its time on a core"
)


@by_its_own_time
async def test_only_a_workers_own_time_counts(caplog: pytest.LogCaptureFixture) -> None:
    """On a busy machine a task takes long with little work: that is not its fault."""
    caplog.set_level(logging.ERROR)
    workers = OfTests(Limits(workers=1, work_seconds=0.2), {})
    assert await workers.run_for("Bera", "sleep", 1.0) is None
    assert caplog.messages == []
    with pytest.raises(Away) as fault:
        await workers.run_for("Bera", "turn")
    assert fault.value.key == "work-long"
    assert caplog.messages == ["a worker took too long over turn and was stopped"]
    assert await workers.run_for("Bera", "ask") == 7
    await workers.stop()


@by_its_own_time
async def test_how_a_worker_ended_is_heard_before_anybody_kills_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the exit status before killing: only one caller may reap a process. The loop learns of it late here: its
    pipes are long empty by then.
    """
    known: list[int | None] = []
    kill, hears = Process.kill, BaseSubprocessTransport._process_exited

    def late(transport: BaseSubprocessTransport, code: int) -> None:
        asyncio.get_running_loop().call_later(0.2, hears, transport, code)

    def killed(process: Process) -> None:
        known.append(process.returncode)
        kill(process)

    monkeypatch.setattr(Process, "kill", killed)
    monkeypatch.setattr(BaseSubprocessTransport, "_process_exited", late)
    workers = OfTests(Limits(workers=1, work_seconds=0.2), {})
    with pytest.raises(Away):
        await workers.run_for("Bera", "turn")
    assert known == [worker_process.OVERWORKED]
    await workers.stop()


async def test_a_worker_that_hangs_without_working_is_stopped_by_the_clock() -> None:
    workers = OfTests(Limits(workers=1, hang_seconds=0.5), {})
    with pytest.raises(Away) as fault:
        await workers.run_for("Bera", "sleep", 3600)
    assert fault.value.key == "work-long"
    await workers.stop()


async def test_nothing_of_a_worker_is_left_to_the_collector() -> None:
    """The collector could run at any time, after the loop is closed."""
    workers = OfTests(Limits(workers=2, hang_seconds=0.5), {})
    with pytest.raises(Away):
        await workers.run_for("Bera", "sleep", 3600)
    workers.limits = Limits(workers=2)  # what follows ends by itself, however busy the machine
    assert await workers.run_for("Bera", "ask") == 7
    (left,) = workers.running
    await workers.stop()
    assert (workers.running, workers.leaving) == ({}, set())
    assert vars(left)["_transport"]._loop is None, "it has been let go"

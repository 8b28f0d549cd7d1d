"""Processes beside the server: what a stranger's file makes them take is bounded, and they live on."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from meadhall.core.fault import Fault
from meadhall.server.people.limits import Limits
from meadhall.server.workshop import worker
from meadhall.server.workshop.chores import CHORES

EATS = """
from meadhall.server.workshop import worker
worker.CHORES.update(eat=lambda size: len(bytearray(size)), ask=lambda: 7)
worker.main({most})
"""


def done(process: subprocess.Popen[bytes], chore: str, *args: object) -> tuple[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(worker.packed((chore, args)))
    process.stdin.flush()
    said, value = pickle.loads(process.stdout.read(worker.SIZE.unpack(process.stdout.read(worker.SIZE.size))[0]))
    return said, value


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system holds a process to its memory")
def test_a_chore_that_eats_memory_is_given_up_and_the_worker_lives_on() -> None:
    command = [sys.executable, "-c", EATS.format(most=Limits().work_memory)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        said, fault = done(process, "eat", 2 * Limits().work_memory)      # never touched, so it takes nothing really
        assert (said, getattr(fault, "key", "")) == ("fault", "work-large")
        assert done(process, "eat", 1000) == ("done", 1000)
        assert done(process, "ask") == ("done", 7)
        assert process.stdin is not None
        process.stdin.close()


def test_memory_that_is_refused_anywhere_is_one_clear_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def eat() -> None:
        raise MemoryError

    monkeypatch.setitem(CHORES, "eat", eat)
    said, fault = worker.done("eat", ())
    assert said == "fault"
    assert isinstance(fault, Fault)
    assert fault.key == "work-large"

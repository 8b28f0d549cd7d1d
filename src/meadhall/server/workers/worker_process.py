"""A worker process: read a task, run it, write the result; exit when the server does.

Tasks read untrusted data. The system ends a task that uses too much processor time, and with it this process; waiting
on a busy machine does not count. Memory is limited too.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO

from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import Away
from meadhall.tables.rules_error import format_trace
from meadhall.tasks.game_tasks import TASKS

SIZE = struct.Struct(">I")
OVERWORKED = -getattr(signal, "SIGPROF", 0)  # how a process ends that has worked too long


def pack_message(value: Any) -> bytes:
    body = pickle.dumps(value)
    return SIZE.pack(len(body)) + body


def run_task(name: str, args: tuple[Any, ...]) -> tuple[str, Any]:
    """Return "done" and the result, "fault" and the Fault, or "failed" and where the error was raised."""
    try:
        return "done", TASKS[name](*args)
    except Fault as fault:
        return "fault", fault
    except MemoryError:
        return "fault", Away("work-large")
    except Exception as error:  # noqa: BLE001 (process boundary: the error is sent to the server)
        return "failed", format_trace(error)


def serve_tasks(inward: BinaryIO, outward: BinaryIO, seconds: float) -> None:
    while len(head := inward.read(SIZE.size)) == SIZE.size:  # nothing comes any more when the server is gone
        name, args = pickle.loads(inward.read(SIZE.unpack(head)[0]))  # noqa: S301 (our own server)
        set_time_limit(seconds)
        outward.write(pack_message(run_task(name, args)))
        set_time_limit(0)
        outward.flush()


def set_time_limit(seconds: float) -> None:
    """Let the system send OVERWORKED after so much processor time; 0 disables the timer."""
    if hasattr(signal, "setitimer"):  # not on Windows, where the server's patience is the only limit
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory(most: int) -> None:
    """Limit the memory of this process, where the system supports it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(ValueError, OSError):  # a lower limit is set already
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def main(most: int, seconds: float) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    limit_memory(most)
    outward = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints, prints elsewhere
    try:
        serve_tasks(sys.stdin.buffer, outward, seconds)
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))

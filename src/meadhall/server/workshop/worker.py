"""One worker process: reads a chore, does it, writes what came of it; ends when the server does.

Chores read what strangers have written. One that works too long is ended by the system, and so is this process: its
own time on a core counts, for a busy machine is nobody's fault. One that takes too much memory is refused it, here,
before it takes it from everybody else.
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
from meadhall.server.people.refusals import Away
from meadhall.server.workshop.chores import CHORES
from meadhall.tables.mishap import where

SIZE = struct.Struct(">I")
OVERWORKED = -getattr(signal, "SIGPROF", 0)  # how a process ends that has worked too long


def packed(value: Any) -> bytes:
    body = pickle.dumps(value)
    return SIZE.pack(len(body)) + body


def done(name: str, args: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", CHORES[name](*args)
    except Fault as fault:
        return "fault", fault
    except MemoryError:
        return "fault", Away("work-large")
    except Exception as error:
        return "failed", where(error)


def work(inward: BinaryIO, outward: BinaryIO, seconds: float) -> None:
    while len(head := inward.read(SIZE.size)) == SIZE.size:  # nothing comes any more when the server is gone
        name, args = pickle.loads(inward.read(SIZE.unpack(head)[0]))
        measure(seconds)
        outward.write(packed(done(name, args)))
        measure(0)
        outward.flush()


def measure(seconds: float) -> None:
    """After so much of its own time on a core this process is ended by OVERWORKED; 0: it may rest."""
    if hasattr(signal, "setitimer"):  # not on Windows, where the server's patience is the only limit
        signal.setitimer(signal.ITIMER_PROF, seconds)


def bound(most: int) -> None:
    """At most so many bytes for this process, where the system can see to it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(ValueError, OSError):  # somebody has set a lower one
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def main(most: int, seconds: float) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    bound(most)
    outward = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints, prints elsewhere
    try:
        work(sys.stdin.buffer, outward, seconds)
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))

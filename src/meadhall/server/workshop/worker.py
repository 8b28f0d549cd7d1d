"""One worker process: reads a chore, does it, writes what came of it; ends when the server does.

Chores read what strangers have written. The server ends one that takes too long; one that takes too much memory is
refused by the system, here, before it takes it from everybody else.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
import sys
from typing import Any, BinaryIO

from meadhall.core.fault import Fault
from meadhall.server.people.refusals import Away
from meadhall.server.workshop.chores import CHORES
from meadhall.tables.mishap import where

SIZE = struct.Struct(">I")


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


def work(inward: BinaryIO, outward: BinaryIO) -> None:
    while len(head := inward.read(SIZE.size)) == SIZE.size:     # nothing comes any more when the server is gone
        name, args = pickle.loads(inward.read(SIZE.unpack(head)[0]))
        outward.write(packed(done(name, args)))
        outward.flush()


def bound(most: int) -> None:
    """At most so many bytes for this process, where the system can see to it."""
    try:
        import resource
    except ImportError:     # Windows
        return
    with contextlib.suppress(ValueError, OSError):      # somebody has set a lower one
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def main(most: int) -> None:
    if hasattr(os, "nice"):
        os.nice(5)      # tables come first
    bound(most)
    outward = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)       # whatever prints, prints elsewhere
    try:
        work(sys.stdin.buffer, outward)
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))

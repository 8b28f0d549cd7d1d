"""Whether books may be opened by their paths. Closed, unless a listed command opens it (`commands.OWN_FILES`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

opened = False
_lock = Lock()
_blocks = 0


@contextmanager
def allow_files() -> Iterator[None]:
    """Allow file names inside this block: they come from the local user. Never use it around a server.

    Blocks of several threads may overlap; access ends with the last of them.
    """
    global opened, _blocks
    with _lock:
        _blocks += 1
        opened = True
    try:
        yield
    finally:
        with _lock:
            _blocks -= 1
            opened = _blocks > 0

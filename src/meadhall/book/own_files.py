"""Whose files may be opened: a command opens its user's books by their paths, a hall that others visit opens none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

opened = False


@contextmanager
def at_home() -> Iterator[None]:
    """In here the one who names a file is the one whose machine it is."""
    global opened
    before, opened = opened, True
    try:
        yield
    finally:
        opened = before

"""Errors of received files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.core.fault import Fault


@contextmanager
def convert_errors(key: str, **args: str) -> Iterator[None]:
    """Convert any error of a received file into a Fault."""
    try:
        yield
    except Fault:
        raise
    except (ValueError, TypeError, LookupError, RecursionError, OverflowError):
        raise Fault(key, **args) from None

"""Values that may be None by their type, in tests that need them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def unwrap(value: T | None) -> T:
    """The value; the test fails where there is none."""
    assert value is not None
    return value

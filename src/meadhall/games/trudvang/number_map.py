"""The meaning of the numbers of a state. A number of a book that was edited since can be unknown."""

from __future__ import annotations

from typing import TypeVar

from meadhall.core.fault import Fault

Thing = TypeVar("Thing")


class Numbers(dict[int, Thing]):
    """A lookup that reports an error for things that the author has removed from the book."""

    def __missing__(self, number: int) -> Thing:
        raise Fault("trudvang-book-changed")

"""What the numbers of a state stand for. A number of a book that has been edited since may stand for nothing."""

from __future__ import annotations

from typing import TypeVar

from meadhall.core.fault import Fault

Thing = TypeVar("Thing")


class Numbers(dict[int, Thing]):
    """Whoever asks for what an author has taken out of the book is told so."""

    def __missing__(self, number: int) -> Thing:
        raise Fault("trudvang-book-changed")

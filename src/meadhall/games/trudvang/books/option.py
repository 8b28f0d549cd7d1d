"""The option that selects a book."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core.game import Option, Value
from meadhall.games.trudvang.saga import Prose, may_open, offered_books, saga_of


@dataclass(frozen=True)
class BookOption(Option):
    """An included book, one that the server's admin offers, or in local games a file. A path given by a remote user is
    a wrong value like any other, whether the file exists or not.
    """

    def offered(self) -> tuple[Value, ...]:
        return offered_books()

    def titles(self) -> dict[str, Prose]:
        return {name: saga_of(name).book_title() for name in offered_books()}

    def read(self, given: object) -> Value:
        if isinstance(given, str) and given not in self.choices and may_open(given):
            saga_of(given)
            return given
        return super().read(given)

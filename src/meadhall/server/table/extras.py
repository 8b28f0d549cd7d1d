"""What a hall may have beside its tables: further routes, tags for the head of every table's page, books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from litestar.types import ControllerRouterHandler

from meadhall.book.story import Book


@dataclass(frozen=True)
class Extras:
    handlers: Sequence[ControllerRouterHandler] = ()
    head: str = ""
    door: str = ""      # where a visitor comes in
    books: Mapping[str, Book] = field(default_factory=dict)     # of the keeper's own, by their names at the table
    drafting: bool = False      # they are being written: their tables follow them wherever that leads


NOTHING = Extras()

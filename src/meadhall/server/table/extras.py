"""What a hall may have beside its tables: routes, tags for the head of every table's page, books, a faster engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from litestar.types import ControllerRouterHandler

from meadhall.lessons.lesson import Lesson
from meadhall.tables.storied import Volume


@dataclass(frozen=True)
class Extras:
    handlers: Sequence[ControllerRouterHandler] = ()
    head: str = ""
    door: str = ""  # where a visitor comes in
    books: Mapping[str, Volume] = field(default_factory=dict)  # of the keeper's own, by their names at the table
    lessons: Sequence[Lesson] = ()  # that do not come with a game
    building: Callable[[int], None] | None = None  # build the compiled engine, and say here how far it is
    keeper: str = field(default="", repr=False)  # the token of whoever keeps the hall; empty: nobody does
    drafting: bool = False  # they are being written: their tables follow them wherever that leads


NOTHING = Extras()

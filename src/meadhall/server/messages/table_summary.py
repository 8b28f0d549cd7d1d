"""A table as the lobby shows it."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from meadhall.server.messages.people_message import Pace, SeatShape, Status

Prose = str | dict[str, str]  # an author's words, or those by language with the author's own under ""


class Bookmark(Struct):
    """Where a story is: the book, the adventure (null before the first) and whether it is `over`, how many were
    played, and the Heroes by seat, "" for one who is not chosen yet. `tries`: how often this adventure was begun, where
    that is counted; `more`: the game is over, and the campaign goes on with another."""

    book: Prose
    adventure: Prose | None
    round: int
    played: int
    over: bool
    heroes: list[str]
    tries: int | UnsetType = UNSET
    more: bool | UnsetType = UNSET


class Summary(Struct, kw_only=True):
    """A table as the lobby shows it. `turn` is the seat that is asked, `yours` are the reader's seats."""

    id: str
    game: str
    title: str
    seats: list[SeatShape]
    pace: Pace
    turn: str | None
    status: Status
    your_turn: bool
    own: Annotated[bool, Meta(description="mine alone: I host it and nobody else sits there, so I may delete it")]
    tried: Annotated[bool, Meta(description="a trial or a lesson: it never says that it is somebody's turn")]
    lesson: Annotated[str, Meta(description="the lesson or exercise of this table, if it is one")]
    yours: list[str]
    updated: float
    story: Bookmark | None

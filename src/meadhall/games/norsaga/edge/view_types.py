"""The types of a view of Norsaga. `tools/wire_types.py` writes those of the browser from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from meadhall.core.game import Value

Ways = Annotated[
    list[list[str]],
    Meta(description="all ways to lay the markers: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive"),
]
Matches = Annotated[dict[str, str], Meta(description="the recessive trait that both of a pair share: `{ G12: 'R' }`")]
Ahead = Annotated[
    dict[str, dict[str, Any]], Meta(description="what each answer would bring, told by the grammar's `brings`")
]
Possible = TypedDict("Possible", {"card": str, "in": list[str]})
Possible.__doc__ = "A card that is in one of several hands."


class Asked(TypedDict):
    """Who is asked what."""

    seat: int
    ask: str


class Cards(TypedDict):
    """Cards that lie between hand and tree; only their owner sees which."""

    of: int
    count: int
    cards: list[str] | None


class Player(TypedDict):
    """One player as the seat sees them."""

    seat: int
    tree: list[str | None]
    matches: Matches
    saga: str | None
    progress: int
    markers: Ways
    doomed: bool
    eligible: list[str]
    hand_size: int
    hand: list[str] | None
    known: Annotated[list[str] | None, Meta(description="cards that are certainly in this hand")]
    maybe: list[Possible] | None


class View(TypedDict):
    """All that a seat may know; `you` is null for a spectator."""

    game: Literal["norsaga"]
    you: int | None
    turn: int
    step: int
    active: int
    asked: Asked | None
    players: list[Player]
    deck: int
    discard: list[str]
    revealed: str | None
    drawn: Cards | None
    aside: Cards | None
    queue: list[int]
    options: dict[str, Value]
    winner: int | None
    over: bool

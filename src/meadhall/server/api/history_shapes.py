"""How finished games are told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PlayedSeat(Struct):
    """`name` is empty for somebody who has left this hall."""

    seat: str
    name: str
    kind: Literal["human", "open", "bot"]
    yours: bool
    won: bool


class PlayedGame(Struct):
    """`result` is how it went for me: `shared` a victory with others, `none` an end without a result."""

    id: str
    game: str
    title: str
    at: float
    seats: list[PlayedSeat]
    result: Literal["won", "shared", "lost", "none", "resigned", "unknown"]
    score: int | None
    story: bool
    archived: bool
    over: bool


class Tally(Struct):
    """`together`: all win or lose together. Given-up games are lost ones."""

    game: str
    together: bool
    played: int
    won: int
    shared: int
    lost: int
    none: int


class History(Struct):
    """The latest games first; `more` older ones can be asked for. The tallies are of all of them."""

    games: list[PlayedGame]
    more: bool
    tallies: list[Tally]


class RatedPerson(Struct):
    name: str
    me: bool
    rating: int
    games: int


class GameRating(Struct):
    game: str
    people: list[RatedPerson]


class Ratings(Struct):
    """`on`: whether this hall rates at all. Only people I have played with are in it."""

    on: bool
    games: list[GameRating]

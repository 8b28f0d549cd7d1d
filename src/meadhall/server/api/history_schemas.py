"""Response types of finished games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PlayedSeat(Struct):
    """`name` is empty for a deleted guest."""

    seat: str
    name: str
    kind: Literal["human", "open", "bot"]
    yours: bool
    won: bool


class PlayedGame(Struct):
    """`result` is the reader's: `shared` a victory with others, `none` an end without a result."""

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
    """`together`: a cooperative game. Resigned games count as lost."""

    game: str
    together: bool
    played: int
    won: int
    shared: int
    lost: int
    none: int


class History(Struct):
    """The latest games first; `more`: older ones can be requested. The totals are of all games."""

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
    """`on`: whether this server has ratings. Contains only people the reader has played with."""

    on: bool
    games: list[GameRating]

"""Response types of lessons. Texts by language, with the original under `""`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class LessonShape(Struct):
    name: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    book: Annotated[str, Meta(description="whose lesson it is, empty for the game's own")]


class HintShape(Struct):
    name: str
    say: dict[str, str]
    light: list[str]


class FirstGameShape(Struct):
    """A first game: its seats (`me`, or the level of a bot), options, and the hints of every game."""

    seats: list[str]
    options: dict[str, bool | int | str]
    hints: list[HintShape]

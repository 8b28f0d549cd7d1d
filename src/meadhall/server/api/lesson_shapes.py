"""What is told of a lesson. Texts by language, with the author's own under `""`."""

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
    """A first game: who sits there (`me`, or the level of a bot), its options, and the hints of every game."""

    seats: list[str]
    options: dict[str, bool | int | str]
    hints: list[HintShape]


class LessonPage(Struct):
    say: dict[str, str]
    light: list[str]


class Teaching(Struct):
    """What the teacher of a lesson says now, page by page, and the answers that go on. `astray`: so many answers lead
    away from it, and `said` is said to the first. An exercise is a lesson of one question."""

    name: str
    title: dict[str, str]
    step: int
    steps: int
    pages: list[LessonPage]
    answers: list[str]
    astray: int
    said: dict[str, str] | None
    done: bool
    exercise: bool

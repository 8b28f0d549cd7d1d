"""What is told of a lesson. Texts by language, with the author's own under `""`."""

from __future__ import annotations

from msgspec import Struct


class LessonShape(Struct):
    name: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int


class LessonPage(Struct):
    say: dict[str, str]
    light: list[str]


class Teaching(Struct):
    """What the teacher of a lesson says now, page by page, and the answers that go on. `astray`: so many answers lead
    away from it, and `said` is said to the first."""

    name: str
    title: dict[str, str]
    step: int
    steps: int
    pages: list[LessonPage]
    answers: list[str]
    astray: int
    said: dict[str, str] | None
    done: bool

"""What the teacher of a lesson says. Texts by language, with the author's own under `""`."""

from __future__ import annotations

from msgspec import Struct


class LessonPage(Struct):
    """What is said, and the things lit on the board."""

    say: dict[str, str]
    light: list[str]


class LessonMoment(Struct):
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

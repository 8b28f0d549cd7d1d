"""Find the learner's place in a lesson from the answers alone, so that undo, leaving and returning
need no extra state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.record import Answer
from meadhall.lessons.lesson import Lesson, Line, Page
from meadhall.words.localized_text import Prose


@dataclass(frozen=True)
class Moment:
    """The learner's place: the pages to show, and the answers that continue."""

    step: int  # counted from 0
    pages: tuple[Page, ...]
    answers: tuple[str, ...] = ()  # those that go on, as the lesson writes them; none: nothing is asked
    astray: int = 0  # so many answers of the learner's lead away from the lesson
    said: Prose | None = None  # to the first of them
    done: bool = False


class Teacher:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.learner = {*lesson.seats, seat_name(TABLE)}

    def moment(self, answers: Sequence[Answer]) -> Moment:
        """Return the place after these answers."""
        at, _ = self._follow(0, self.lesson.begin, answers)
        pages: list[Page] = []
        for number, step in enumerate(self.lesson.steps):
            pages.append(step.page)
            if not step.answers:
                continue
            if at == len(answers):
                return Moment(number, tuple(pages), step.answers)
            if not step.takes(answers[at].text):
                return self._astray(number, answers[at:])
            at, followed = self._follow(at + 1, step.then, answers)
            if not followed and at < len(answers):
                return self._astray(number, answers[at:])
            pages = []
        return Moment(len(self.lesson.steps) - 1, tuple(pages), done=True)

    def due(self, answers: Sequence[Answer]) -> Line | None:
        """Return the next scripted answer of chance or another seat, or None."""
        at, followed = self._follow(0, self.lesson.begin, answers)
        if not followed:
            return self.lesson.begin[at] if at == len(answers) else None
        for step in self.lesson.steps:
            if not step.answers:
                continue
            if at >= len(answers) or not step.takes(answers[at].text):
                return None
            begun = at + 1
            at, followed = self._follow(begun, step.then, answers)
            if not followed:
                return step.then[at - begun] if at == len(answers) else None
        return None

    @staticmethod
    def _follow(at: int, lines: Sequence[Line], answers: Sequence[Answer]) -> tuple[int, bool]:
        """Return how many of these scripted lines were followed, and whether all were."""
        for line in lines:
            if at >= len(answers) or (answers[at].seat, answers[at].text) != (line.seat, line.text):
                return at, False
            at += 1
        return at, True

    def _astray(self, number: int, answers: Sequence[Answer]) -> Moment:
        step = self.lesson.steps[number]
        given = [answer.text for answer in answers if answer.seat in self.learner]
        return Moment(number, (step.page,), step.answers, len(given), step.warning(given[0]) if given else None)

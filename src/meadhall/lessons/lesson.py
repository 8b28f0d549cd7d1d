"""A lesson as it is written: where it begins, what the teacher says and shows, and which answers go on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Fault
from meadhall.files.toml import decoded, text_of
from meadhall.lessons.written import LessonFile, Spoken, StepTable
from meadhall.words.prose import Prose

ANY = "*"  # in an answer: anything, also nothing
SPACES = re.compile(r"[ \t\n]+")  # but not those that keep a colon with its word


def fits(patterns: Sequence[str], text: str) -> bool:
    """Whether an answer is one of these; `*` stands for anything."""
    return one_of(tuple(patterns)).fullmatch(text) is not None


@lru_cache(maxsize=4_096)  # hints ask the same of every answer of every question
def one_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(".*".join(map(re.escape, pattern.split(ANY))) for pattern in patterns) or r"(?!)")


@dataclass(frozen=True)
class Line:
    """What chance or another seat answers."""

    seat: str
    text: str


@dataclass(frozen=True)
class Page:
    """What the teacher says, and what is lit on the board meanwhile."""

    say: Prose
    light: tuple[str, ...] = ()


@dataclass(frozen=True)
class Astray:
    """What is said to those who answer otherwise."""

    answers: tuple[str, ...]
    say: Prose


@dataclass(frozen=True)
class Step:
    """One thing to learn. Without answers it is only read."""

    page: Page
    answers: tuple[str, ...] = ()
    then: tuple[Line, ...] = ()
    astray: tuple[Astray, ...] = ()

    def takes(self, text: str) -> bool:
        """Whether this answer goes on: written out it does; otherwise those who go astray are looked for first."""
        return text in self.answers or (self.warning(text) is None and fits(self.answers, text))

    def warning(self, text: str) -> Prose | None:
        """What is said to this answer."""
        return next((one.say for one in self.astray if fits(one.answers, text)), None)


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    title: Prose
    about: Prose
    minutes: int
    seats: tuple[str, ...]  # the learner's
    level: str  # of the bots that play on where the lesson says nothing
    position: str
    begin: tuple[Line, ...]  # before the learner is first asked
    steps: tuple[Step, ...]
    book: str = ""  # whose lesson it is, if not the game's
    exercise: bool = False  # whether it is one question to be solved


def read_lesson(path: Path, name: str = "") -> Lesson:
    """A lesson from its file; one clear fault where it is not one."""
    return parse_lesson(text_of(path), name or path.stem, str(path))


def parse_lesson(text: str, name: str, path: str) -> Lesson:
    given = decoded(path, text, LessonFile)
    position = " ".join(given.position.split())
    return Lesson(
        name,
        position.split(" ")[0],
        prose(given.title),
        prose(given.about),
        given.minutes,
        texts(given.seats),
        given.level,
        position,
        lines(path, "begin", given.begin),
        tuple(step(path, number, one) for number, one in enumerate(given.step, 1)),
    )


def step(path: str, number: int, given: StepTable) -> Step:
    return Step(
        Page(prose(given.say), texts(given.light)),
        texts(given.answers),
        lines(path, f"step {number}, then", given.then),
        tuple(Astray(texts(one.answers), prose(one.say)) for one in given.astray),
    )


def prose(given: Spoken) -> Prose:
    """Paragraphs are kept, lines are not; the first language is its author's."""
    found: dict[str, str] = {
        language: "\n\n".join(SPACES.sub(" ", part).strip() for part in text.strip().split("\n\n"))
        for language, text in given.items()
    }
    return {"": next(iter(found.values())), **found}


def texts(given: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(text.split()) for text in given)


def lines(path: str, where: str, given: Sequence[str]) -> tuple[Line, ...]:
    found = []
    for number, text in enumerate(texts(given), 1):
        seat, colon, answer = text.partition(": ")
        if not colon or not (seat == seat_name(CHANCE) or (len(seat) == 1 and seat.isupper())):
            raise Fault("lesson-line", path=path, where=f"{where} {number}", text=text)
        found.append(Line(seat, answer))
    return tuple(found)

"""A lesson file: where it begins, what the teacher says and shows, and which answers continue."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Fault
from meadhall.files.toml_loader import decode_toml, read_text
from meadhall.lessons.file_format import LessonFile, Spoken, StepTable
from meadhall.words.localized_text import Prose

ANY = "*"  # in an answer: anything, also nothing
SPACES = re.compile(r"[ \t\n]+")  # but not those that keep a colon with its word


def matches_any(patterns: Sequence[str], text: str) -> bool:
    """Return whether an answer matches one of these patterns; `*` matches anything."""
    return compile_patterns(tuple(patterns)).fullmatch(text) is not None


@lru_cache(maxsize=4_096)  # hints ask the same of every answer of every question
def compile_patterns(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(".*".join(map(re.escape, pattern.split(ANY))) for pattern in patterns) or r"(?!)")


@dataclass(frozen=True)
class Line:
    """A scripted answer of chance or another seat."""

    seat: str
    text: str


@dataclass(frozen=True)
class Page:
    """The teacher's text, an addition for terminals, and what is lit on the board."""

    say: Prose
    light: tuple[str, ...] = ()
    terminal: Prose = field(default_factory=dict)


@dataclass(frozen=True)
class Astray:
    """The text for other answers."""

    answers: tuple[str, ...]
    say: Prose


@dataclass(frozen=True)
class Step:
    """One thing to learn. A step without answers is only read."""

    page: Page
    answers: tuple[str, ...] = ()
    then: tuple[Line, ...] = ()
    astray: tuple[Astray, ...] = ()

    def takes(self, text: str) -> bool:
        """Return whether this answer continues. Exact answers win over the patterns of wrong ones."""
        return text in self.answers or (self.warning(text) is None and matches_any(self.answers, text))

    def warning(self, text: str) -> Prose | None:
        """Return the text for this wrong answer."""
        return next((one.say for one in self.astray if matches_any(one.answers, text)), None)


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
    """Load a lesson from its file, or raise a Fault."""
    return parse_lesson(read_text(path), name or path.stem, str(path))


def parse_lesson(text: str, name: str, path: str) -> Lesson:
    given = decode_toml(path, text, LessonFile)
    position = " ".join(given.position.split())
    return Lesson(
        name,
        position.split(" ")[0],
        join_prose(given.title),
        join_prose(given.about),
        given.minutes,
        list_texts(given.seats),
        given.level,
        position,
        parse_lines(path, "begin", given.begin),
        tuple(parse_step(path, number, one) for number, one in enumerate(given.step, 1)),
    )


def parse_step(path: str, number: int, given: StepTable) -> Step:
    return Step(
        Page(join_prose(given.say), list_texts(given.light), join_prose(given.terminal)),
        list_texts(given.answers),
        parse_lines(path, f"step {number}, then", given.then),
        tuple(Astray(list_texts(one.answers), join_prose(one.say)) for one in given.astray),
    )


def join_prose(given: Spoken) -> Prose:
    """Join lines but keep paragraphs. The first language is the original; no text gives an empty result."""
    if not given:
        return {}
    found: dict[str, str] = {
        language: "\n\n".join(SPACES.sub(" ", part).strip() for part in text.strip().split("\n\n"))
        for language, text in given.items()
    }
    return {"": next(iter(found.values())), **found}


def list_texts(given: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(text.split()) for text in given)


def parse_lines(path: str, where: str, given: Sequence[str]) -> tuple[Line, ...]:
    found = []
    for number, text in enumerate(list_texts(given), 1):
        seat, colon, answer = text.partition(": ")
        if not colon or not (seat == seat_name(CHANCE) or (len(seat) == 1 and seat.isupper())):
            raise Fault("lesson-line", path=path, where=f"{where} {number}", text=text)
        found.append(Line(seat, answer))
    return tuple(found)

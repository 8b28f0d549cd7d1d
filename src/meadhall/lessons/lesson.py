"""A lesson as it is written: where it begins, what the teacher says and shows, and which answers go on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.core.agenda import CHANCE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Fault, nearest
from meadhall.words import LANGUAGES
from meadhall.words.prose import Prose

ANY = "*"                       # in an answer: anything, also nothing
SPACES = re.compile(r"[ \t\n]+")    # but not those that keep a colon with its word
LEVEL = "karl"
MINUTES = 10


def fits(patterns: Sequence[str], text: str) -> bool:
    """Whether an answer is one of these; `*` stands for anything."""
    return any(re.fullmatch(".*".join(map(re.escape, pattern.split(ANY))), text) for pattern in patterns)


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
    seats: tuple[str, ...]      # the learner's
    level: str                  # of the bots that play on where the lesson says nothing
    position: str
    begin: tuple[Line, ...]     # before the learner is first asked
    steps: tuple[Step, ...]
    book: str = ""              # whose lesson it is, if not the game's


# The kinds of value a key may have, and whether it must be there.
LESSON = {"title": (dict, True), "about": (dict, True), "minutes": (int, False), "seats": (list, False),
          "level": (str, False), "position": (str, True), "begin": (list, False), "step": (list, True)}
STEP = {"say": (dict, True), "light": (list, False), "answers": (list, False), "then": (list, False),
        "astray": (list, False)}
ASTRAY = {"answers": (list, True), "say": (dict, True)}


def read_lesson(path: Path, name: str = "") -> Lesson:
    """A lesson from its file; one clear fault where it is not one."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault("record-not-text", path=str(path)) from None
    except OSError as error:
        raise Fault("file-unreadable", path=str(path), reason=error.strerror or "") from None
    return parse_lesson(text, name or path.stem, str(path))


def parse_lesson(text: str, name: str, path: str) -> Lesson:
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Fault("lesson-toml", path=path, reason=str(error)) from None
    reader = Reader(path)
    reader.check(told, LESSON, "")
    position = " ".join(told["position"].split())
    return Lesson(
        name, position.split(" ")[0], reader.prose(told["title"], "title"), reader.prose(told["about"], "about"),
        told.get("minutes", MINUTES), reader.texts(told.get("seats", ["A"]), "seats"), told.get("level", LEVEL),
        position, reader.lines(told.get("begin", []), "begin"),
        tuple(reader.step(step, f"step {number}") for number, step in enumerate(told["step"], 1)))


class Reader:
    """Says of everything that is wrong where it stands."""

    def __init__(self, path: str) -> None:
        self.path = path

    def check(self, told: Any, known: Mapping[str, tuple[type, bool]], where: str) -> None:
        if not isinstance(told, dict):
            raise Fault("lesson-value", path=self.path, where=where, kind="dict")
        for key, value in told.items():
            if key not in known:
                raise Fault("lesson-key", path=self.path, where=self.at(where, key), nearest=nearest(key, list(known)))
            if not isinstance(value, known[key][0]) or isinstance(value, bool):
                raise Fault("lesson-value", path=self.path, where=self.at(where, key), kind=known[key][0].__name__)
        for key, (_, needed) in known.items():
            if needed and not told.get(key):
                raise Fault("lesson-missing", path=self.path, where=self.at(where, key))

    @staticmethod
    def at(where: str, key: str) -> str:
        return f"{where}, {key}" if where else key

    def step(self, told: Any, where: str) -> Step:
        self.check(told, STEP, where)
        astray = []
        for number, one in enumerate(told.get("astray", []), 1):
            here = f"{where}, astray {number}"
            self.check(one, ASTRAY, here)
            astray.append(Astray(self.texts(one["answers"], here), self.prose(one["say"], here)))
        return Step(
            Page(self.prose(told["say"], self.at(where, "say")), self.texts(told.get("light", []), where)),
            self.texts(told.get("answers", []), self.at(where, "answers")),
            self.lines(told.get("then", []), self.at(where, "then")), tuple(astray))

    def prose(self, told: dict[str, Any], where: str) -> Prose:
        """In one language at least; paragraphs are kept, lines are not."""
        for language, text in told.items():
            if language not in LANGUAGES:
                raise Fault("lesson-key", path=self.path, where=self.at(where, language),
                            nearest=nearest(language, list(LANGUAGES)))
            if not isinstance(text, str) or not text.strip():
                raise Fault("lesson-value", path=self.path, where=self.at(where, language), kind="str")
        found = {language: "\n\n".join(SPACES.sub(" ", part).strip() for part in text.strip().split("\n\n"))
                 for language, text in told.items()}
        return {"": next(iter(found.values())), **found}

    def texts(self, told: list[Any], where: str) -> tuple[str, ...]:
        if not all(isinstance(text, str) and text.strip() for text in told):
            raise Fault("lesson-value", path=self.path, where=where, kind="str")
        return tuple(" ".join(text.split()) for text in told)

    def lines(self, told: list[Any], where: str) -> tuple[Line, ...]:
        found = []
        for text in self.texts(told, where):
            seat, colon, answer = text.partition(": ")
            if not colon or not (seat == seat_name(CHANCE) or (len(seat) == 1 and seat.isupper())):
                raise Fault("lesson-line", path=self.path, where=where, text=text)
            found.append(Line(seat, answer))
        return tuple(found)


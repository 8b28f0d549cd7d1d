"""An exercise as stored: a position, the asked seat, the best answers, and the loss of every other."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from meadhall.analysis.estimate import Estimate
from meadhall.core.fault import Fault
from meadhall.files.strict import Name, Strict, Text
from meadhall.files.toml_loader import read_text

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[str, ...] = get_args(Level)
LETTERS = 8  # of a name: enough for a hundred thousand exercises
Share = Annotated[float, Meta(ge=-1, le=1)]
Answers = Annotated[list[Text], Meta(min_length=1)]


class OtherLine(Strict, kw_only=True, frozen=True):
    """Equivalent answers and their loss against the best."""

    answers: Answers
    loss: Share
    reasons: list[Text]


class ExerciseLine(Strict, kw_only=True, frozen=True):
    """One line of an exercise file."""

    theme: Name
    level: Level
    seat: Annotated[str, Meta(pattern="^[A-Z]$")]
    best: Answers
    chance: Share
    margin: Annotated[list[Share], Meta(min_length=3, max_length=3)]
    reasons: list[Text]
    others: Annotated[list[OtherLine], Meta(min_length=1)]
    position: Text


@dataclass(frozen=True)
class Other:
    answers: tuple[str, ...]
    loss: float
    reasons: tuple[str, ...]  # what speaks for the best answer instead; words have the key `weighs-NAME`


@dataclass(frozen=True)
class Exercise:
    game: str
    name: str  # follows from position and question, so that who has solved it is not forgotten
    theme: str
    level: str
    seat: str
    best: tuple[str, ...]  # all of them equally good
    chance: float  # of the best answer
    margin: Estimate  # over the second best
    reasons: tuple[str, ...]
    others: tuple[Other, ...]  # every other answer, the better ones first
    position: str

    def contradicts_itself(self) -> bool:
        """Return whether some answer loses less than the second best is said to, in thousandths as stored."""
        return round(min(other.loss for other in self.others), 3) < round(self.margin.mean, 3)

    def line(self) -> str:
        """Return the stored form. Numbers are in thousandths, the precision of the measurement."""
        margin = [round(part, 3) for part in (self.margin.mean, self.margin.low, self.margin.high)]
        told = {
            "theme": self.theme,
            "level": self.level,
            "seat": self.seat,
            "best": self.best,
            "chance": round(self.chance, 3),
            "margin": margin,
            "reasons": self.reasons,
            "others": [
                {"answers": one.answers, "loss": round(one.loss, 3), "reasons": one.reasons} for one in self.others
            ],
            "position": self.position,
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def derive_name(position: str, seat: str) -> str:
    return hashlib.sha256(f"{seat} {position}".encode()).hexdigest()[:LETTERS]


def read_exercises(path: Path) -> list[Exercise]:
    """Read a file in order. Raise a Fault for an invalid line."""
    lines = read_text(path).splitlines()
    found = [read_line(text, f"{path}:{number}") for number, text in enumerate(lines, 1) if text.strip()]
    names = [one.name for one in found]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise Fault("exercise-twice", path=str(path), name=name)
    return found


def read_line(text: str, place: str) -> Exercise:
    try:
        given = msgspec.json.decode(text, type=ExerciseLine)
    except msgspec.ValidationError as error:
        from meadhall.files.validation_errors import raise_first_mistake  # few files have any

        raise_first_mistake(place, decode_line(text, place), ExerciseLine)
        raise Fault("toml-refused", file=place, reason=str(error)) from None
    except (msgspec.DecodeError, RecursionError):
        raise Fault("exercise-line", place=place) from None
    return build_exercise(given)


def decode_line(text: str, place: str) -> Any:
    """Decode one line. A line with the wrong type may be invalid JSON after the error, so its
    position is found first.
    """
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Fault("exercise-line", place=place) from None


def build_exercise(given: ExerciseLine) -> Exercise:
    mean, low, high = given.margin
    others = tuple(Other(tuple(one.answers), one.loss, tuple(one.reasons)) for one in given.others)
    return Exercise(
        given.position.split(" ")[0],
        derive_name(given.position, given.seat),
        given.theme,
        given.level,
        given.seat,
        tuple(given.best),
        given.chance,
        Estimate(mean, low, high),
        tuple(given.reasons),
        others,
        given.position,
    )


def write_exercises(path: Path, exercises: Iterable[Exercise]) -> None:
    """Write atomically."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text("".join(f"{one.line()}\n" for one in exercises), encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def to_plain(exercise: Exercise) -> dict[str, Any]:
    """Return what may be shown before the exercise is solved."""
    return {"game": exercise.game, "name": exercise.name, "theme": exercise.theme, "level": exercise.level}

"""The illustrated guide of a game: goal, labelled board, a turn, a worked example, and the icons.

Rules are cited by their ids in brackets; numbers come from the counts of the game's data, in braces.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game, package_of
from meadhall.files.toml_loader import decode_toml
from meadhall.lessons.file_format import GuideFile, Named, SceneTable, Spoken
from meadhall.lessons.first_game import parse_conditions
from meadhall.lessons.hints import Condition
from meadhall.lessons.lesson import Line, join_prose, list_texts, parse_lines
from meadhall.words import LANGUAGES
from meadhall.words.localized_text import Prose

FILE = "guide.toml"
RULE = re.compile(r"\[([A-Z]+(?:-[A-Z]+)+-\d+[a-z]?)\]")
NUMBER = re.compile(r"\{([\w-]+)\}")


@dataclass(frozen=True)
class Told:
    """A thing with its name and description; `at` is its place on the board, if any."""

    name: Prose
    say: Prose
    at: str = ""


@dataclass(frozen=True)
class Sign:
    """An icon or a word of the board, by its marks. `word` is the message that names it; its meaning is given here, or
    by the message `means`.
    """

    at: tuple[str, ...]
    word: str
    say: Prose
    means: str = ""


@dataclass(frozen=True)
class Scene:
    """A step of the example. The answers are played, then `so` must hold: the text refers to it."""

    say: Prose
    answers: tuple[Line, ...]
    so: tuple[Condition, ...]
    light: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    game: str
    names: tuple[str, ...]  # of those who sit there; the reader is the first
    goal: Prose
    position: str  # of the picture
    parts: tuple[Told, ...]
    turn: tuple[Told, ...]
    more: tuple[Told, ...]
    begins: str  # the position where the example begins
    scenes: tuple[Scene, ...]
    signs: tuple[Sign, ...]

    def list_texts(self) -> Iterator[Prose]:
        """Return every text of the guide."""
        yield self.goal
        for told in (*self.parts, *self.turn, *self.more):
            yield from (told.name, told.say)
        yield from (scene.say for scene in self.scenes)
        yield from (sign.say for sign in self.signs if sign.say)


@cache
def load_guide(game: Game) -> Guide | None:
    """Return the game's validated guide, or None."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / FILE if package else None  # a game of one file has no folder
    if file is None or not file.is_file():
        return None
    return parse_guide(game, file.read_text(encoding="utf-8"), f"{game.name}/{FILE}")


def parse_guide(game: Game, text: str, path: str) -> Guide:
    given = decode_toml(path, text, GuideFile)
    numbers, rules = count_components(game), list_rule_ids(game)

    def spoken(where: str, said: Spoken) -> Prose:
        if missing := [language for language in LANGUAGES if language not in said]:
            raise Fault("toml-missing", file=path, where=f"{where}, {missing[0]}")
        return {language: fill_numbers(path, where, one, numbers, rules) for language, one in join_prose(said).items()}

    def name_parts(where: str, named: Sequence[Named]) -> tuple[Told, ...]:
        return tuple(
            Told(
                spoken(f"{where} {number}, name", one.name),
                spoken(f"{where} {number}, say", one.say),
                getattr(one, "at", ""),
            )
            for number, one in enumerate(named, 1)
        )

    def scene(number: int, one: SceneTable) -> Scene:
        where = f"example, step {number}"
        return Scene(
            spoken(f"{where}, say", one.say),
            parse_lines(path, f"{where}, answers", one.answers),
            parse_conditions(path, f"{where}, so", one.so),
            list_texts(one.light),
        )

    return Guide(
        game.name,
        list_texts(given.names),
        spoken("goal", given.goal),
        " ".join(given.picture.position.split()),
        name_parts("picture, part", given.picture.part),
        name_parts("turn", given.turn),
        name_parts("more", given.more),
        " ".join(given.example.position.split()),
        tuple(scene(number, one) for number, one in enumerate(given.example.step, 1)),
        tuple(
            Sign(list_texts(one.at), one.word, {} if one.means else spoken(f"sign {number}, say", one.say), one.means)
            for number, one in enumerate(given.sign, 1)
        ),
    )


def fill_numbers(path: str, where: str, text: str, numbers: Mapping[str, int], rules: list[str]) -> str:
    """Fill in the numbers of a text. Refuse unknown rules and numbers."""
    for rule in RULE.findall(text):
        if rule not in rules:
            raise Fault("toml-word", file=path, where=where, found=rule, right=find_nearest(rule, rules))
    for name in NUMBER.findall(text):
        if name not in numbers:
            raise Fault("toml-word", file=path, where=where, found=name, right=find_nearest(name, list(numbers)))
    return NUMBER.sub(lambda found: str(numbers[found[1]]), text)


def count_components(game: Game) -> dict[str, int]:
    """Return the counts of components and rules by name."""
    return {one["of"]: one["number"] for one in load_table(game, "data/counts.toml").get("count", [])}


def list_rule_ids(game: Game) -> list[str]:
    return [rule["id"] for rule in load_table(game, "rules.toml").get("rule", [])]


def load_table(game: Game, name: str) -> dict[str, Any]:
    file = files(package_of(game)).joinpath(*name.split("/"))
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

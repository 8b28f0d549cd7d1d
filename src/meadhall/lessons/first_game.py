"""Somebody's first game: by which options and with whom it is played, and the hints that come up in any game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meadhall.core.fault import Fault
from meadhall.core.game import Game, Value
from meadhall.lessons.hint import Condition, Hint, condition
from meadhall.lessons.lesson import Reader
from meadhall.tables.seats import BOTS, HUMAN

FILE = "first.toml"

FIRST = {"players": (int, True), "level": (str, True), "options": (dict, False), "hint": (list, True)}
HINT = {"name": (str, True), "say": (dict, True), "light": (list, False), "ask": (list, False),
        "answers": (list, False), "event": (list, False), "view": (list, False)}
WHEN = ("ask", "answers", "event", "view")


@dataclass(frozen=True)
class FirstGame:
    """The learner sits in the first seat, gentle bots in the others."""

    players: int
    level: str
    options: dict[str, Value]
    hints: tuple[Hint, ...]

    def seats(self) -> list[str]:
        return [HUMAN, *[self.level] * (self.players - 1)]


@cache
def first_game(game: Game) -> FirstGame | None:
    """What the game brings for it, checked; None where it brings nothing."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / FILE if package else None       # a game of one file has no folder
    if file is None or not file.is_file():
        return None
    return parse_first(game, file.read_text(encoding="utf-8"), f"{game.name}/{FILE}")


def hints_of(game: Game) -> tuple[Hint, ...]:
    found = first_game(game)
    return found.hints if found else ()


def parse_first(game: Game, text: str, path: str) -> FirstGame:
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Fault("lesson-toml", path=path, reason=str(error)) from None
    reader = HintReader(path)
    reader.check(told, FIRST, "")
    if told["level"] not in BOTS:
        raise Fault("lesson-level", lesson=path, level=told["level"], known=", ".join(BOTS))
    options = told.get("options", {})
    game.new(told["players"], options)      # or it could not be played
    hints = tuple(reader.hint(one, f"hint {number}") for number, one in enumerate(told["hint"], 1))
    return FirstGame(told["players"], told["level"], options, hints)


class HintReader(Reader):
    def hint(self, told: Any, where: str) -> Hint:
        self.check(told, HINT, where)
        if not any(told.get(key) for key in WHEN):
            raise Fault("hint-when", path=self.path, where=where, keys=", ".join(WHEN))
        ask, answers, event = (self.texts(told.get(key, []), self.at(where, key)) for key in WHEN[:3])
        return Hint(told["name"], self.prose(told["say"], self.at(where, "say")),
                    self.texts(told.get("light", []), self.at(where, "light")), ask, answers, event,
                    self.conditions(told.get("view", []), self.at(where, "view")))

    def conditions(self, told: list[Any], where: str) -> tuple[Condition, ...]:
        found = []
        for text in self.texts(told, where):
            one = condition(text)
            if one is None:
                raise Fault("hint-view", path=self.path, where=where, text=text)
            found.append(one)
        return tuple(found)

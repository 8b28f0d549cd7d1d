"""What a game brings along for the terminal: how its table is told in words and drawn in letters.

A game named `x` has it in `meadhall.terminal.x` as a class `Teller`; without one, the bare teller serves, and the
game can be played all the same.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from meadhall.core.game import Outcome
from meadhall.terminal.speech import Speech


@dataclass(frozen=True)
class Place:
    """A drawing with the rows and columns it may use, and the keys that stand at things one can choose."""

    width: int
    height: int
    keys: dict[str, str]
    light: bool


class Teller(Protocol):
    """Speaks of one view of the table to one reader."""

    topics: tuple[str, ...]         # the commands it answers

    def __init__(self, speech: Speech, phrases: Any, view: dict[str, Any], names: list[str]) -> None: ...

    def title(self) -> str: ...

    def turn(self) -> str:
        """Whose turn it is."""
        ...

    def tell(self, topic: str, of: int) -> list[str]:
        """The answer to a command, about a seat where the command can name one."""
        ...

    def brief(self) -> list[str]:
        """The table in a few lines."""
        ...

    def thing(self, token: str, full: bool) -> str:
        """A card, spot or player of an answer in words; in full for those who see no picture of it."""
        ...

    def sign(self, token: str) -> Text:
        """A small picture of it, or nothing."""
        ...

    def second(self, verb: str, thing: str, token: str) -> str:
        """The question for the second part of an answer; `token` is one of its answers."""
        ...

    def scores(self, outcome: Outcome) -> list[str]: ...

    def legend(self) -> list[str]:
        """How to read the drawings."""
        ...

    def beam(self) -> str:
        """The line above the table."""
        ...

    def boards(self) -> int:
        """How many drawings there are; each can be told by `tell(topics[0], number)`."""
        ...

    def draw(self, board: int, place: Place) -> Text: ...

    def holding(self, place: Place) -> Text:
        """What the reader holds."""
        ...


class Bare:
    """Knows nothing of the game: its questions, answers and log have words all the same."""

    topics: tuple[str, ...] = ()

    def __init__(self, speech: Speech, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        self.view = view

    def title(self) -> str:
        return str(self.view.get("game", "")).replace("_", " ").title()

    def turn(self) -> str:
        return ""

    def tell(self, topic: str, of: int) -> list[str]:
        return []

    def brief(self) -> list[str]:
        return []

    def thing(self, token: str, full: bool) -> str:
        return token

    def sign(self, token: str) -> Text:
        return Text()

    def second(self, verb: str, thing: str, token: str) -> str:
        return f"{verb} {thing}"

    def scores(self, outcome: Outcome) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return []

    def beam(self) -> str:
        return ""

    def boards(self) -> int:
        return 0

    def draw(self, board: int, place: Place) -> Text:
        return Text()

    def holding(self, place: Place) -> Text:
        return Text()


def teller_of(game: str) -> type[Teller]:
    try:
        module = importlib.import_module(f"meadhall.terminal.{game}")
    except ModuleNotFoundError:
        return Bare
    found: type[Teller] = getattr(module, "Teller", Bare)
    return found

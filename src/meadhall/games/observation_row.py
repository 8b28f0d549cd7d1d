"""One observation as a row of small integers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Fact:
    """One fact of the row: a choice among `size` (a 1 in this many columns), or a number below `size` (one column)."""

    name: str
    size: int
    choice: bool

    @property
    def width(self) -> int:
        return self.size if self.choice else 1


class Row:
    """The facts of one observation, in the order in which they are written."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.codes: list[int] = []

    def choice(self, name: str, value: Any, words: Sequence[Any]) -> None:
        """Write the index of a choice; 0 if it is none of them."""
        self.facts.append(Fact(name, len(words) + 1, True))
        self.codes.append(words.index(value) + 1 if value in words else 0)

    def number(self, name: str, value: int | bool | None, most: int) -> None:
        """Write a number from 0 to `most`; larger ones become `most`."""
        self.facts.append(Fact(name, most + 1, False))
        self.codes.append(max(0, min(int(value or 0), most)))

    def bag(self, name: str, values: Iterable[Any], words: Sequence[Any], most: int = 1) -> None:
        """Write the count of each of these."""
        held = list(values)
        for word in words:
            self.number(f"{name}.{word}", held.count(word), most)

    def counts(self, name: str, values: dict[str, int], words: Sequence[str], most: int) -> None:
        for word in words:
            self.number(f"{name}.{word}", values.get(word, 0), most)

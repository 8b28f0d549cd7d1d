"""A row of facts while it is written, and how wide it is as a tensor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Fact:
    """One place of the row: a choice among `size` (a 1 in so many columns), or a number below `size` (one column)."""

    name: str
    size: int
    choice: bool

    @property
    def width(self) -> int:
        return self.size if self.choice else 1


class Row:
    """The facts of one look at the table, in the order in which they are written."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.codes: list[int] = []

    def choice(self, name: str, value: Any, words: Sequence[Any]) -> None:
        """Which of these it is; 0 where it is none of them."""
        self.facts.append(Fact(name, len(words) + 1, True))
        self.codes.append(words.index(value) + 1 if value in words else 0)

    def number(self, name: str, value: int | bool | None, most: int) -> None:
        """How many, from 0 to `most`; beyond it, `most`."""
        self.facts.append(Fact(name, most + 1, False))
        self.codes.append(max(0, min(int(value or 0), most)))

    def bag(self, name: str, values: Iterable[Any], words: Sequence[Any], most: int = 1) -> None:
        """How many of each of these there are."""
        held = list(values)
        for word in words:
            self.number(f"{name}.{word}", held.count(word), most)

    def counts(self, name: str, values: dict[str, int], words: Sequence[str], most: int) -> None:
        for word in words:
            self.number(f"{name}.{word}", values.get(word, 0), most)


class Layout:
    """Where each fact stands in the tensor. A choice takes a column for each value, a number one column up to 1."""

    def __init__(self, facts: list[Fact]) -> None:
        self.facts = facts
        widths = np.array([fact.width for fact in facts])
        self.first: NDArray[np.int64] = np.concatenate([[0], np.cumsum(widths)[:-1]])
        self.width = int(widths.sum())
        self.sizes: NDArray[np.int64] = np.array([fact.size for fact in facts])
        chosen = np.array([fact.choice for fact in facts])
        self.choices: NDArray[np.int64] = np.flatnonzero(chosen)
        self.numbers: NDArray[np.int64] = np.flatnonzero(~chosen)
        self.scale: NDArray[np.float32] = (1 / np.maximum(1, self.sizes[self.numbers] - 1)).astype(np.float32)

    def tensor(self, codes: Any, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Rows of codes as rows of floats from 0 to 1, many at once; into `out` where one is given."""
        rows = np.atleast_2d(np.asarray(codes))
        if out is None:
            out = np.zeros((len(rows), self.width), np.float32)
        else:
            out[:] = 0
        out[np.arange(len(rows))[:, None], self.first[self.choices] + rows[:, self.choices]] = 1
        out[:, self.first[self.numbers]] = rows[:, self.numbers] * self.scale
        return out

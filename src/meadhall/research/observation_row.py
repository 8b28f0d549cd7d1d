"""The columns of each fact of an observation."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.games.observation_row import Fact


class Layout:
    """The columns of each fact: one per value for a choice, one scaled to 1 for a number."""

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
        """Convert rows of codes to rows of floats from 0 to 1; into `out` if given."""
        rows = np.atleast_2d(np.asarray(codes))
        if out is None:
            out = np.zeros((len(rows), self.width), np.float32)
        else:
            out[:] = 0
        out[np.arange(len(rows))[:, None], self.first[self.choices] + rows[:, self.choices]] = 1
        out[:, self.first[self.numbers]] = rows[:, self.numbers] * self.scale
        return out

"""Thrall: a random legal answer."""

from __future__ import annotations

from meadhall.core.agenda import State, pending
from meadhall.core.rng import Rng


class Thrall:
    """Answers uniformly at random."""

    level = "thrall"

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        moves = pending(state)
        return moves[self.rng.below(len(moves))]

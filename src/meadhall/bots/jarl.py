"""Jarl: a tree search over sampled worlds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.judge import Judge
from meadhall.bots.search import Search
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng

ITERATIONS: Final = 3000  # compiled, a decision takes from 0.01 s (Trudvang) to 0.8 s (Fire & Axe)
SECONDS: Final = 1.5  # the limit that the plain engine reaches first
ENDLESS: Final = 1 << 40


class Jarl:
    """Information-set search, limited by iterations, seconds, or whichever is reached first."""

    level: Final = "jarl"

    def __init__(
        self, game: Game, judge: Judge, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        self.game = game
        self.judge = judge
        self.rng = Rng.seeded(seed)
        if iterations is None and seconds is None:
            iterations, seconds = ITERATIONS, SECONDS
        self.iterations: i64 = ENDLESS if iterations is None else iterations
        self.seconds: float = seconds or 0.0
        self.searched: i64 = 0  # iterations of the latest decision

    def choose(self, state: State, seat: int) -> int:
        pending(state)
        search = Search(self.game, self.judge, self.rng)
        seen: Any = self.judge.seen(state, seat)
        move = search.choose(seen, seat, self.iterations, self.seconds)
        self.searched = search.iterations
        return move

"""Jarl: searches. Many possible worlds are played forward, and the answer that stood up best is given."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.judging import Judge
from meadhall.bots.search import Search
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng

ITERATIONS: Final = 3000  # about a quarter of a second when compiled
SECONDS: Final = 1.5  # nobody waits longer for an interpreted one
ENDLESS: Final = 1 << 40


class Jarl:
    """Information-set search with a limit of iterations, of seconds, or the first of both that is reached."""

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

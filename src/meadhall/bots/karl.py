"""Karl: one step ahead. Each answer is tried in a few possible worlds, and the judge says where it leads.

Where the judge reckons ahead by itself, karl follows what a glance shows it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.judging import Judge, reckons
from meadhall.bots.search import distinct, give, quick
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng

WORLDS: Final = 6  # redealt copies in which each answer is tried


class Karl:
    """Looks at what each answer brings about at once, not at what others will make of it."""

    level: Final = "karl"

    def __init__(self, game: Game, judge: Judge, seed: int, worlds: int = WORLDS) -> None:
        self.game = game
        self.judge = judge
        self.rng = Rng.seeded(seed)
        self.worlds = worlds

    def choose(self, state: State, seat: int) -> int:
        rng = self.rng
        pending(state)
        seen: Any = self.judge.seen(state, seat)
        moves = distinct(seen, seen.agenda[-1].options(seen), self.judge)
        if len(moves) == 1:
            return moves[0]
        if reckons(self.judge):
            return quick(seen, moves, self.judge, rng, 0.0)
        worths: list[float] = [0.0] * len(moves)
        for _ in range(self.worlds):
            world: State = self.game.redeal(seen, seat, rng)
            luck = Rng.seeded(rng.below(1 << 30))
            for i in range(len(moves)):
                # The same luck for every answer, so that they differ by what they do alone.
                trial: State = world.copy()
                give(trial, moves[i], self.judge, luck.copy(), 0.0)
                worths[i] += self.judge.worth(trial)[seat]
        best: i64 = 0
        for i in range(len(moves)):
            if worths[i] > worths[best]:
                best = i
        return moves[best]

"""Karl: one step ahead. Each answer is tried in a few worlds and evaluated by the judge.

If the judge plans ahead by itself, karl follows its priors.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.judge import WORLDS, Judge, follows_priors, has_luck
from meadhall.bots.search import answer_and_continue, choose_by_prior, drop_equivalents
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng


class Karl:
    """Evaluates the immediate result of each answer, without the replies of others."""

    level: Final = "karl"

    def __init__(self, game: Game, judge: Judge, seed: int, worlds: int = WORLDS) -> None:
        self.game = game
        self.judge = judge
        self.rng = Rng.seeded(seed)
        self.has_luck = has_luck(game)
        self.worlds = worlds if self.has_luck else 1

    def choose(self, state: State, seat: int) -> int:
        rng = self.rng
        pending(state)
        seen: Any = self.judge.seen(state, seat)
        moves = drop_equivalents(seen, seen.agenda[-1].options(seen), self.judge)
        if len(moves) == 1:
            return moves[0]
        if follows_priors(self.judge):
            return choose_by_prior(seen, moves, self.judge, rng, 0.0)
        worths: list[float] = [0.0] * len(moves)
        for _ in range(self.worlds):
            world: State = self.game.redeal(seen, seat, rng)
            luck = Rng.seeded(rng.below(1 << 30))
            for i in range(len(moves)):
                # The same random numbers for every answer, so that only the answers differ.
                trial: State = world.copy()
                answer_and_continue(trial, moves[i], self.judge, luck.copy(), 0.0)
                worths[i] += self.judge.worth(trial)[seat]
        best: i64 = 0
        ties: i64 = 1
        for i in range(1, len(moves)):
            if worths[i] > worths[best]:
                best = i
                ties = 1
            elif worths[i] == worths[best] and not self.has_luck:  # or every game would be the same
                ties += 1
                if rng.below(ties) == 0:
                    best = i
        return moves[best]

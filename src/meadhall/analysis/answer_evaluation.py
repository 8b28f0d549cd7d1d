"""Evaluate one question: each answer is tried in the same worlds, and the search continues from there.

Half of the budget finds the finalists by successive halving. The other half compares the finalists world by world, so
that common luck cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.analysis.estimate import EXACTLY_NOTHING, Estimate, average, estimate_mean
from meadhall.analysis.win_probability import compute_chances
from meadhall.bots.judge import Judge, get_plan, judge_of
from meadhall.bots.search import AHEAD, Node, Search
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng

FINALISTS = 4  # answers that are measured to the end
ENTRANTS = 16  # that are tried at all, the most promising by the judge's first impression
LEAST = 4  # worlds in which a finalist is tried at least
REASONED = 160  # worlds in which what the judge weighs is written down
ITERATIONS = 1600  # of a judge that looks at a table,
PLANNED = 80  # and of one that plans whole voyages, for which a look takes a hundred times as long
ENDED = "ends"  # among what the judge weighs: that the game is won, or lost

Weights = dict[str, float]


@dataclass
class Tried:
    """One answer and its results."""

    move: int
    node: Node = field(default_factory=lambda: Node(1.0))
    first: list[float] = field(default_factory=list)  # chances of the asked seat, while finalists are sought
    samples: list[float] = field(default_factory=list)  # and while they are measured, one for each world
    weights: list[Weights] = field(default_factory=list)  # what the judge weighed at the end of each

    @property
    def mean(self) -> float:
        found = self.samples or self.first
        return average(found) if found else 0.0

    @property
    def chance(self) -> Estimate:
        found = estimate_mean(self.samples or self.first)
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def find_default_budget(game: Game) -> int:
    """Return the default number of playouts for one question."""
    return PLANNED if get_plan(judge_of(game)) is not None else ITERATIONS


class Weighing:
    """The evaluation of one question from the asked seat's knowledge. The same seed gives the same numbers."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        budget: int,
        seed: int,
        played: int | None = None,
        most: int = ENTRANTS,
    ) -> None:
        pending(state)
        self.most = most  # answers that are tried
        self.game = game
        self.judge: Judge = judge_of(game)
        self.seat = seat
        self.rng = Rng.seeded(seed)
        self.search = Search(game, self.judge, self.rng)
        self.search.ahead = 0 if get_plan(self.judge) is not None else AHEAD
        self.seen: Any = self.judge.seen(state, seat)
        self.moves = [int(move) for move in self.seen.agenda[-1].options(self.seen)]
        self.kinds = [int(kind) for kind in self.judge.kinds(self.seen, self.moves)]
        self.played = self.find_like(played)
        self.answers = [Tried(move) for move in self.entrants()]
        self.left_out: list[Tried] = []  # on the way to the finalists
        if len(self.answers) > 1:
            self.narrow(budget // 2)
            self.measure(budget - budget // 2)
        self.answers.sort(key=lambda one: -one.mean)

    def find_like(self, played: int | None) -> int | None:
        """Return the first answer of the same kind, or None if the judge does not know it."""
        if played is None or played not in self.moves:
            return None
        return self.moves[self.kinds.index(self.kinds[self.moves.index(played)])]

    def entrants(self) -> list[int]:
        """Return one answer of each kind, the most promising ones, always including the one that was given."""
        moves = [move for at, move in enumerate(self.moves) if self.kinds.index(self.kinds[at]) == at]
        if len(moves) <= self.most:
            return moves
        rates = (get_plan(self.judge) or self.judge.rate)(self.seen, moves)
        ranked = sorted(range(len(moves)), key=lambda at: -rates[at])
        chosen = {moves[at] for at in ranked[: self.most]} | ({self.played} - {None})
        return [move for move in moves if move in chosen]

    def narrow(self, budget: int) -> None:
        """Play worlds for all, then for the better half, until the finalists remain."""
        stages = 0
        count = len(self.answers)
        while count > FINALISTS:
            count, stages = max(FINALISTS, (count + 1) // 2), stages + 1
        for _ in range(stages):
            for _ in range(max(1, budget // stages // len(self.answers))):
                for one, chances in zip(self.answers, self.world(), strict=True):
                    one.first.append(chances[self.seat])
            ranked = sorted(self.answers, key=lambda one: -one.mean)
            kept = ranked[: max(FINALISTS, (len(ranked) + 1) // 2)]
            self.left_out += [one for one in self.answers if one not in kept and one.move != self.played]
            self.answers = [one for one in self.answers if one in kept or one.move == self.played]

    def measure(self, budget: int) -> None:
        for number in range(max(LEAST, budget // len(self.answers))):
            for one, chances in zip(self.answers, self.world(reasoned=number < REASONED), strict=True):
                one.samples.append(chances[self.seat])

    def world(self, reasoned: bool = False) -> list[list[float]]:
        """Try each answer in one more world with the same random numbers; record every seat's result."""
        world: State = self.game.redeal(self.seen, self.seat, self.rng)
        luck = Rng.seeded(int(self.rng.below(1 << 30)))
        found: list[list[float]] = []
        for one in self.answers:
            trial = world.copy()
            self.search.rng = luck.copy()
            trial.agenda.pop().resolve(trial, one.move)
            worth = self.search.iterate(trial, one.node, self.seat)
            found.append(compute_chances(self.game, trial, worth))
            if reasoned:
                one.weights.append(list_weights(self.judge, trial, self.seat, found[-1][self.seat]))
        return found

    def loss(self) -> tuple[Tried, Tried, Estimate] | None:
        """Return the answer that was given, the best one, and the loss of the first against it.

        The best is chosen in every second world and measured in the others, to avoid selection bias. None if there was
        no choice, or nothing that the judge can evaluate.
        """
        given = next((one for one in self.answers if one.move == self.played), None)
        if given is None or len(self.answers) < 2:
            return None
        best = self.rank()[0]
        if best is given:
            return given, given, EXACTLY_NOTHING
        pairs = zip(best.samples[1::2], given.samples[1::2], strict=True)
        return given, best, estimate_mean([one - other for one, other in pairs])

    def rank(self) -> list[Tried]:
        """Return the finalists as ranked in every second world, best first; ties favour the answer that was given."""
        return sorted(self.answers, key=lambda one: (-average(one.samples[::2]), one.move != self.played))


def list_weights(judge: Judge, s: State, seat: int, chance: float) -> Weights:
    """Return the judge's contributions for the seat; in a finished game, that it is won or lost."""
    weigh = getattr(judge, "weighed", None)
    if s.ended:
        return {ENDED: 3.0 if chance > 0.5 else -3.0}
    return dict(weigh(s, seat)) if weigh is not None else {}

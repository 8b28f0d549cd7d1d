"""One question weighed: each answer is tried in the same possible worlds, and the search follows what comes of it.

Half of the budget goes into finding the finalists: whoever falls behind is left out, half of them at a time. The other
half measures the finalists against each other, world by world, so that what they share cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.bots.judging import Judge, judge_of, plan_of
from meadhall.bots.search import AHEAD, Node, Search
from meadhall.core.agenda import State, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.counsel.chance import chance
from meadhall.counsel.estimate import EXACTLY_NOTHING, Estimate, average, estimate

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
    """One answer and what came of it."""

    move: int
    node: Node = field(default_factory=lambda: Node(1.0))
    first: list[float] = field(default_factory=list)  # chances of whoever is asked, while finalists are sought
    samples: list[float] = field(default_factory=list)  # and while they are measured, one for each world
    weights: list[Weights] = field(default_factory=list)  # what the judge weighed at the end of each

    @property
    def mean(self) -> float:
        found = self.samples or self.first
        return average(found) if found else 0.0

    @property
    def chance(self) -> Estimate:
        found = estimate(self.samples or self.first)
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def usual_budget(game: Game) -> int:
    """Playouts for one question, if nobody says how many."""
    return PLANNED if plan_of(judge_of(game)) is not None else ITERATIONS


class Weighing:
    """The answers of one question, as the asked seat can judge them. The same seed gives the same numbers."""

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
        self.search.ahead = 0 if plan_of(self.judge) is not None else AHEAD
        self.seen: Any = self.judge.seen(state, seat)
        self.moves = [int(move) for move in self.seen.agenda[-1].options(self.seen)]
        self.kinds = [int(kind) for kind in self.judge.kinds(self.seen, self.moves)]
        self.played = self.like(played)
        self.answers = [Tried(move) for move in self.entrants()]
        self.left_out: list[Tried] = []  # on the way to the finalists
        if len(self.answers) > 1:
            self.narrow(budget // 2)
            self.measure(budget - budget // 2)
        self.answers.sort(key=lambda one: -one.mean)

    def like(self, played: int | None) -> int | None:
        """The first answer of the same kind; none where the judge does not know it."""
        if played is None or played not in self.moves:
            return None
        return self.moves[self.kinds.index(self.kinds[self.moves.index(played)])]

    def entrants(self) -> list[int]:
        """One answer of each kind, the most promising; the one that was given always."""
        moves = [move for at, move in enumerate(self.moves) if self.kinds.index(self.kinds[at]) == at]
        if len(moves) <= self.most:
            return moves
        rates = (plan_of(self.judge) or self.judge.rate)(self.seen, moves)
        ranked = sorted(range(len(moves)), key=lambda at: -rates[at])
        chosen = {moves[at] for at in ranked[: self.most]} | ({self.played} - {None})
        return [move for move in moves if move in chosen]

    def narrow(self, budget: int) -> None:
        """Worlds for all, then for the better half, until the finalists are left."""
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
        """Each answer in one more world, all with the same luck: what became of it for every seat."""
        world: State = self.game.redeal(self.seen, self.seat, self.rng)
        luck = Rng.seeded(int(self.rng.below(1 << 30)))
        found: list[list[float]] = []
        for one in self.answers:
            trial = world.copy()
            self.search.rng = luck.copy()
            trial.agenda.pop().resolve(trial, one.move)
            worth = self.search.iterate(trial, one.node, self.seat)
            found.append(chance(self.game, trial, worth))
            if reasoned:
                one.weights.append(weights_of(self.judge, trial, self.seat, found[-1][self.seat]))
        return found

    def loss(self) -> tuple[Tried, Tried, Estimate] | None:
        """The answer that was given, the best one, and what the first gives away against it.

        The best is chosen in every second world and measured in the others: the one that was lucky to be chosen is not
        flattered. None where there was nothing to choose, or nothing that the judge could weigh.
        """
        given = next((one for one in self.answers if one.move == self.played), None)
        if given is None or len(self.answers) < 2:
            return None
        best = self.ranked()[0]
        if best is given:
            return given, given, EXACTLY_NOTHING
        pairs = zip(best.samples[1::2], given.samples[1::2], strict=True)
        return given, best, estimate([one - other for one, other in pairs])

    def ranked(self) -> list[Tried]:
        """The finalists as they come out in every second world, the best first; of equals the one that was given."""
        return sorted(self.answers, key=lambda one: (-average(one.samples[::2]), one.move != self.played))


def weights_of(judge: Judge, s: State, seat: int, chance: float) -> Weights:
    """What speaks for the seat in the judge's eyes; where the game is over, that it is won or lost."""
    weigh = getattr(judge, "weighed", None)
    if s.ended:
        return {ENDED: 3.0 if chance > 0.5 else -3.0}
    return dict(weigh(s, seat)) if weigh is not None else {}

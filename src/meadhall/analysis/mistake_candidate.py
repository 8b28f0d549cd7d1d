"""A probable mistake, before rollouts confirm or clear it.

An answer is a candidate if its loss by the search would earn a mark. Then karls play on from it and from the
better-looking alternatives. A first set of worlds chooses the best alternative; because that choice is lucky, a second
set measures the loss.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from meadhall.analysis.answer_evaluation import Weighing
from meadhall.analysis.decision_points import Moment
from meadhall.analysis.estimate import EXACTLY_NOTHING, Estimate, average, estimate_mean
from meadhall.analysis.full_information import average_chances, measure_luck, sample_chances
from meadhall.analysis.reasons import find_reasons
from meadhall.analysis.rollouts import Extent, choose_extent
from meadhall.analysis.verdict import BLAME, DOUBTFUL, FINE, DecisionVerdict, DrawVerdict, Verdict, find_mark
from meadhall.bots.judge import can_evaluate, judge_of
from meadhall.core.agenda import State
from meadhall.core.decision import pending_frame
from meadhall.core.game import Game
from meadhall.core.rng import Rng

RIVALS = 2  # answers that are held against the one that was given
GLANCES = 8  # for so many playouts of a decision, one look at what chance may do
FEWEST = 10  # looks

Played = list[list[float]]  # for each world, what each answer came to, the given one first


@dataclass(frozen=True)
class Rival:
    """An answer that looks better, with its reasons."""

    answer: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Suspicion:
    """A candidate: an answer that lost something according to the search."""

    verdict: DecisionVerdict  # if nothing comes of it
    rivals: tuple[Rival, ...]  # the most promising first
    extent: Extent

    @property
    def number(self) -> int:
        return self.verdict.number

    def list_answers(self, rivals: tuple[Rival, ...]) -> tuple[str, ...]:
        """The alternatives to try."""
        return self.verdict.answer, *(rival.answer for rival in rivals)

    def choose_rival(self, played: Played) -> Rival | None:
        """Return the alternative to measure, or None if none looks better by the threshold of "doubtful"."""
        gains = [average([world[at] - world[0] for world in played]) for at in range(1, len(self.rivals) + 1)]
        best = max(gains)
        return self.rivals[gains.index(best)] if best >= BLAME[DOUBTFUL] else None

    def judge_loss(self, rival: Rival, played: Played) -> DecisionVerdict:
        """Return the measured loss, from worlds that were not used to choose the alternative."""
        loss = estimate_mean([other - given for given, other in played])
        return replace(
            self.verdict,
            mark=find_mark(loss),
            loss=loss,
            chance=estimate_chance([world[0] for world in played]),
            best=rival.answer,
            best_chance=estimate_chance([world[1] for world in played]),
            reasons=rival.reasons,
            worlds=len(played),
        )


def estimate_chance(samples: list[float]) -> Estimate:
    found = estimate_mean(samples)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def judge_moment(game: Game, moment: Moment, budget: int, seed: int) -> Verdict | Suspicion:
    """Return the search's verdict on a moment. It depends on the seed only."""
    rng = Rng.seeded((seed << 24) + moment.number)
    count = max(FEWEST, budget // GLANCES)
    before = sample_chances(game, judge_of(game), moment.before, count, rng)
    if moment.is_draw:
        chance_gave = [EXACTLY_NOTHING] * len(before[0])
        if can_evaluate(judge_of(game), moment.before):
            chance_gave = measure_luck(before, sample_chances(game, judge_of(game), moment.after, count, rng))
        return DrawVerdict(
            moment.number, moment.first, moment.last, moment.ask, moment.answers, average_chances(before), chance_gave
        )
    plain = DecisionVerdict(
        moment.number, moment.last, moment.seat, moment.ask, moment.answers[0], average_chances(before)
    )
    weighing = Weighing(game, moment.before, moment.judge, budget, int(rng.below(1 << 30)), moment.move)
    found = weighing.loss()
    if found is None:
        return plain
    given, best, loss = found
    better = None if best is given else format_answer(moment.before, best.move)
    verdict = replace(
        plain,
        mark=FINE,
        loss=EXACTLY_NOTHING,
        by_search=loss,
        chance=given.chance,
        best=better,
        best_chance=best.chance,
        reasons=tuple(find_reasons(best, given)) if better else (),
    )
    if find_mark(loss) == FINE:
        return verdict
    rivals = tuple(
        Rival(format_answer(moment.before, one.move), tuple(find_reasons(one, given)))
        for one in weighing.rank()
        if one is not given
    )
    return Suspicion(verdict, rivals[:RIVALS], choose_extent(game, len(plain.chances), budget))


def format_answer(state: State, move: int) -> str:
    frame = pending_frame(state)
    assert frame is not None
    return str(frame.text(state, move))

"""What is said about one moment of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.bots.judging import judge_of, weighable
from meadhall.core.agenda import State
from meadhall.core.decision import asked
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.counsel.estimate import EXACTLY_NOTHING, Estimate
from meadhall.counsel.moments import Moment
from meadhall.counsel.outlook import looks, luck, means
from meadhall.counsel.reasons import reasons
from meadhall.counsel.weighing import Weighing

FINE, DOUBTFUL, MISTAKE, BLUNDER = "fine", "doubtful", "mistake", "blunder"
NOT_WEIGHED = "none"            # there was no choice, or none that can be searched
MARKS = (FINE, DOUBTFUL, MISTAKE, BLUNDER)
BLAMED = MARKS[1:]
# The share of all chances that an answer must give away to be called so.
BLAME = {DOUBTFUL: 0.02, MISTAKE: 0.05, BLUNDER: 0.12}
GLANCES = 8         # for so many playouts of a decision, one look at what chance may do
FEWEST = 10         # looks


@dataclass(frozen=True)
class DecisionVerdict:
    """An answer that a player gave. `chances` are those of every seat before it, on the table as it was."""

    number: int
    answer_number: int
    seat: int
    ask: str
    answer: str
    chances: list[float]
    mark: str = NOT_WEIGHED
    loss: Estimate | None = None        # against the best answer found, by what the seat could know
    chance: Estimate | None = None      # of the answer, by what the seat could know
    best: str | None = None             # the better answer; None: this was it
    best_chance: Estimate | None = None
    reasons: tuple[str, ...] = ()       # what spoke for the better one


@dataclass(frozen=True)
class DrawVerdict:
    """What chance gave between two decisions."""

    number: int
    first: int
    last: int
    ask: str
    answers: tuple[str, ...]
    chances: list[float]                # before the first draw
    luck: list[Estimate]                # for each seat


Verdict = DecisionVerdict | DrawVerdict


def mark_of(loss: Estimate) -> str:
    """A loss that might be noise is fine, however large it looks."""
    if loss.low <= 0:
        return FINE
    return next((mark for mark in reversed(BLAMED) if loss.mean >= BLAME[mark]), FINE)


def judged(game: Game, moment: Moment, budget: int, seed: int) -> Verdict:
    """The verdict on a moment; the same for the same seed, whatever else is judged."""
    rng = Rng.seeded((seed << 24) + moment.number)
    count = max(FEWEST, budget // GLANCES)
    before = looks(game, judge_of(game), moment.before, count, rng)
    if moment.is_draw:
        chance_gave = [EXACTLY_NOTHING] * len(before[0])
        if weighable(judge_of(game), moment.before):
            chance_gave = luck(before, looks(game, judge_of(game), moment.after, count, rng))
        return DrawVerdict(moment.number, moment.first, moment.last, moment.ask, moment.answers, means(before),
                           chance_gave)
    plain = DecisionVerdict(moment.number, moment.last, moment.seat, moment.ask, moment.answers[0], means(before))
    weighing = Weighing(game, moment.before, moment.judge, budget, int(rng.below(1 << 30)), moment.move)
    found = weighing.loss()
    if found is None:
        return plain
    given, best, loss = found
    better = None if best is given else text_of(moment.before, best.move)
    return DecisionVerdict(
        plain.number, plain.answer_number, plain.seat, plain.ask, plain.answer, plain.chances, mark_of(loss), loss,
        given.chance, better, best.chance, tuple(reasons(best, given)) if better else ())


def text_of(state: State, move: int) -> str:
    frame = asked(state)
    assert frame is not None
    return str(frame.text(state, move))

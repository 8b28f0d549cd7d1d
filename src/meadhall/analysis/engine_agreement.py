"""How often a seat's real decisions match jarl's first choice. A hint for people, never a proof.

A decision is real if more than one answer is sensible: the second best is within `SENSIBLE` of the best in win
probability. Forced and obvious answers are given by everybody and say nothing.

`benchmarks/experiments/engine_agreement.py` measures the shares of thralls, karls and jarls, and how often the
threshold is wrong.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from meadhall.analysis.answer_evaluation import Weighing
from meadhall.analysis.decision_points import Moment, find_moments
from meadhall.bots import bot
from meadhall.bots.judge import get_plan, judge_of
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.record import Record

SENSIBLE = 0.05  # in chance to win
LOOKS = 64  # playouts that tell sensible answers from others,
PLANNED = 16  # and of a judge that plans, for which each takes far longer
ITERATIONS = 400  # of the jarl whose first choice counts
LEAST = 50  # real decisions: fewer say nothing
SEED = 1


@dataclass(frozen=True)
class Agreement:
    """`agreed` of so many real `decisions` were a jarl's first choice."""

    decisions: int = 0
    agreed: int = 0

    def __add__(self, other: Agreement) -> Agreement:
        return Agreement(self.decisions + other.decisions, self.agreed + other.agreed)

    @property
    def share(self) -> float:
        return self.agreed / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Measured:
    """What bots reached in `games` games. The threshold was chosen in one half and tested in the other.

    A group is a run of games of one level with at least `LEAST` real decisions. `false_alarms` of `karl_groups` and
    `hits` of `jarl_groups` reached the threshold.
    """

    games: int
    thrall: float  # share of agreement
    karl: float
    jarl: float
    threshold: float
    false_alarms: int
    karl_groups: int
    hits: int
    jarl_groups: int


MEASURED: dict[str, Measured] = {
    "norsaga": Measured(
        games=95,
        thrall=0.17,
        karl=0.5,
        jarl=0.85,
        threshold=0.85,
        false_alarms=0,
        karl_groups=15,
        hits=9,
        jarl_groups=17,
    ),
}  # games that are not here are not compared


def measure_agreement(record: Record, seat: int, numbers: Collection[int] | None = None, seed: int = SEED) -> Agreement:
    """Compare the real decisions of this seat in a finished game with a jarl's first choice.

    `numbers`: only these moments. The same seed gives the same numbers, whatever the pieces.
    """
    found = Agreement()
    for moment in find_moments(record):
        if moment.seat == seat and (numbers is None or moment.number in numbers):
            found += compare(record.game, moment, seed)
    return found


def find_decisions(record: Record, seat: int) -> list[int]:
    """Return the numbers of the moments at which this seat decided. Refuse a cooperative game: advice is allowed
    there."""
    if record.game.cooperative:
        raise Fault("agreement-together", game=record.game.name)
    return [moment.number for moment in find_moments(record) if moment.seat == seat]


def compare(game: Game, moment: Moment, seed: int) -> Agreement:
    """Return one decision, agreed or not; None if the decision was not real."""
    number = (seed << 24) + moment.number
    looks = LOOKS if get_plan(judge_of(game)) is None else PLANNED
    weighing = Weighing(game, moment.before, moment.seat, looks, number, moment.move)
    answers = weighing.answers
    if weighing.played is None or len(answers) < 2 or answers[0].mean - answers[1].mean > SENSIBLE:
        return Agreement()
    choice = bot("jarl", game, number, iterations=ITERATIONS).choose(moment.before.copy(), moment.seat)
    return Agreement(1, int(weighing.find_like(choice) == weighing.played))

"""Split an analysis into small tasks that may run anywhere in any order.

First every moment is evaluated by search; then candidates are played on, first to choose the alternative, then to
measure. Task sizes count answers, not time, so that tasks, and with them the numbers, are equal on all machines.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meadhall.analysis.decision_points import Moment
from meadhall.analysis.mistake_candidate import Played, Rival, Suspicion, judge_moment
from meadhall.analysis.rollouts import Bench
from meadhall.analysis.verdict import Verdict
from meadhall.core.game import Game


@dataclass(frozen=True)
class Glance:
    """A task: evaluate some moments by search."""

    first: int
    last: int  # not with it


@dataclass(frozen=True)
class Stretch:
    """A task: play on from answers to one question in some worlds."""

    moment: int
    answers: tuple[str, ...]
    far: int
    first: int
    last: int  # not with it


Piece = Glance | Stretch


def run_piece(game: Game, moments: list[Moment], piece: Piece, budget: int, seed: int) -> list[Any]:
    """Run a task: return verdicts and candidates, or each answer's result in each world."""
    if isinstance(piece, Glance):
        return [judge_moment(game, moment, budget, seed) for moment in moments[piece.first : piece.last]]
    moment = moments[piece.moment]
    bench = Bench(game, moment.before, moment.judge, (seed << 32) + moment.number, piece.far)
    return [bench.chances(piece.answers, number) for number in range(piece.first, piece.last)]


class Course:
    """The progress of an analysis, and its next tasks."""

    def __init__(self, moments: int, at_once: int = 1) -> None:
        self.moments = moments
        self.at_once = at_once  # moments in one piece
        self.verdicts: dict[int, Verdict] = {}  # by the number of the moment
        self.suspicions: dict[int, Suspicion] = {}
        self.played: dict[Stretch, Played] = {}
        self.done, self.of = 0, moments  # steps: a moment, or a stretch of playing on

    @property
    def percent(self) -> int:
        """Return the progress, which never decreases: the amount of rollouts is known only after all moments are
        evaluated, so evaluation counts as one half and rollouts as the other.
        """
        judged = min(self.done, self.moments)
        played, to_play = self.done - judged, self.of - self.moments
        if judged < self.moments:
            return 50 * judged // self.moments
        return 50 + (50 * played // to_play if to_play else 50)

    def rounds(self) -> Iterator[list[Piece]]:
        """Yield tasks that may run in parallel; all results must be returned before the next round."""
        yield [Glance(at, min(self.moments, at + self.at_once)) for at in range(0, self.moments, self.at_once)]
        suspicions = [self.suspicions[number] for number in sorted(self.suspicions)]
        yield [piece for one in suspicions for piece in plan_sifting(one)]
        measured: list[tuple[Suspicion, Rival]] = []
        for one in suspicions:
            rival = one.choose_rival(self.join_results(plan_sifting(one)))
            if rival is not None:
                measured.append((one, rival))
            else:
                self.verdicts[one.number] = one.verdict
                self.done += len(plan_measuring(one, one.rivals[0]))
        yield [piece for one, rival in measured for piece in plan_measuring(one, rival)]
        for one, rival in measured:
            self.verdicts[one.number] = one.judge_loss(rival, self.join_results(plan_measuring(one, rival)))

    def take(self, piece: Piece, found: list[Any]) -> None:
        if isinstance(piece, Stretch):
            self.played[piece] = found
            self.done += 1
            return
        for one in found:
            if isinstance(one, Suspicion):
                self.suspicions[one.number] = one
                self.of += len(plan_sifting(one)) + len(plan_measuring(one, one.rivals[0]))
            else:
                self.verdicts[one.number] = one
            self.done += 1

    def join_results(self, pieces: list[Stretch]) -> Played:
        return [world for piece in pieces for world in self.played.pop(piece)]


def plan_sifting(one: Suspicion) -> list[Stretch]:
    return split_stretches(one, one.rivals, 0, one.extent.sifting)


def plan_measuring(one: Suspicion, rival: Rival) -> list[Stretch]:
    """Return tasks in worlds that were not used to choose the alternative."""
    return split_stretches(one, (rival,), one.extent.sifting, one.extent.sifting + one.extent.measuring)


def split_stretches(one: Suspicion, rivals: tuple[Rival, ...], first: int, last: int) -> list[Stretch]:
    answers = one.list_answers(rivals)
    return [
        Stretch(one.number, answers, one.extent.far, start, end)
        for start, end in one.extent.pieces(first, last, len(answers))
    ]

"""Skill and luck of each seat.

The result minus the initial win probability is luck plus play. Luck is the sum over all draws; play is the rest, the
effect of all answers, the seat's own and others'. The losses of its own answers are listed separately.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.analysis.estimate import Estimate, sum_estimates
from meadhall.analysis.verdict import MARKS, DecisionVerdict, DrawVerdict, Verdict
from meadhall.core.agenda import TABLE


@dataclass(frozen=True)
class Account:
    """Start, luck, play and losses of one seat."""

    seat: int
    start: float
    result: float
    luck: Estimate
    play: Estimate
    given_away: Estimate
    weighed: int  # decisions
    marks: dict[str, int]


def summarize_seats(verdicts: Sequence[Verdict], result: list[float], players: int) -> list[Account]:
    return [summarize_seat(seat, verdicts, result[seat]) for seat in range(players)]


def summarize_seat(seat: int, verdicts: Sequence[Verdict], result: float) -> Account:
    draws = [one for one in verdicts if isinstance(one, DrawVerdict)]
    own = [one for one in verdicts if isinstance(one, DecisionVerdict) and one.seat in (seat, TABLE)]
    start = verdicts[0].chances[seat]
    luck = sum_estimates(one.luck[seat] for one in draws)
    play = result - start - luck.mean
    losses = [one.loss for one in own if one.loss is not None]
    return Account(
        seat,
        start,
        result,
        luck,
        Estimate(play, play - luck.reach, play + luck.reach),
        sum_estimates(losses),
        len(losses),
        {mark: sum(one.mark == mark for one in own) for mark in MARKS},
    )

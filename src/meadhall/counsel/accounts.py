"""Skill and luck of each seat, told apart.

The result, less the chance at the start, is luck and play. Luck is what all draws gave this seat; the rest is play:
what everybody's answers, its own and the others', came to. What its own answers gave away is told besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.core.agenda import TABLE
from meadhall.counsel.estimate import Estimate, total
from meadhall.counsel.verdict import MARKS, DecisionVerdict, DrawVerdict, Verdict


@dataclass(frozen=True)
class Account:
    """What one seat began with, was given, made of it, and gave away."""

    seat: int
    start: float
    result: float
    luck: Estimate
    play: Estimate
    given_away: Estimate
    weighed: int  # decisions
    marks: dict[str, int]


def accounts(verdicts: Sequence[Verdict], result: list[float], players: int) -> list[Account]:
    return [account(seat, verdicts, result[seat]) for seat in range(players)]


def account(seat: int, verdicts: Sequence[Verdict], result: float) -> Account:
    draws = [one for one in verdicts if isinstance(one, DrawVerdict)]
    own = [one for one in verdicts if isinstance(one, DecisionVerdict) and one.seat in (seat, TABLE)]
    start = verdicts[0].chances[seat]
    luck = total(one.luck[seat] for one in draws)
    play = result - start - luck.mean
    losses = [one.loss for one in own if one.loss is not None]
    return Account(
        seat,
        start,
        result,
        luck,
        Estimate(play, play - luck.reach, play + luck.reach),
        total(losses),
        len(losses),
        {mark: sum(one.mark == mark for one in own) for mark in MARKS},
    )

"""The chance of every seat at a table as it really is, hidden cards and all: what is told of a game that is over.

What still lies in a bag is not decided, so nobody knows it, and chance is drawn again for each look.
"""

from __future__ import annotations

from meadhall.bots.judging import Judge
from meadhall.core.agenda import CHANCE, State, advance, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.counsel.chance import chance
from meadhall.counsel.estimate import Estimate, average, estimate, exactly


def looks(game: Game, judge: Judge, state: State, count: int, rng: Rng) -> list[list[float]]:
    """The chances at the next question, once for each way that chance may take; once if it has nothing to say."""
    moves = pending(state)
    asked = state.agenda[-1].seat if moves else CHANCE
    found: list[list[float]] = []
    for _ in range(1 if not moves or (asked != CHANCE and len(moves) > 1) else count):
        world = state.copy()
        advance(world, rng)
        found.append(chance(game, world, judge.worth(world)))
    return found


def means(looks: list[list[float]]) -> list[float]:
    return [average(of_seat) for of_seat in zip(*looks, strict=True)]


def estimates(looks: list[list[float]]) -> list[Estimate]:
    return [estimate(of_seat) if len(looks) > 1 else exactly(of_seat[0]) for of_seat in zip(*looks, strict=True)]


def luck(before: list[list[float]], after: list[list[float]]) -> list[Estimate]:
    """What chance gave each seat: the table after the draw, less what all draws together would have given.

    Whatever the judge thinks of tables, over many draws this comes to nothing: that is what makes it luck.
    """
    return [apart(one, other) for one, other in zip(estimates(after), estimates(before), strict=True)]


def apart(one: Estimate, other: Estimate) -> Estimate:
    mean = one.mean - other.mean
    reach = (one.reach**2 + other.reach**2) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)

"""Win probabilities of the true state, hidden cards included, for finished games.

What is still in a bag is not decided, so chance is drawn again for each sample.
"""

from __future__ import annotations

from meadhall.analysis.estimate import Estimate, average, estimate_mean, make_exact
from meadhall.analysis.win_probability import compute_chances
from meadhall.bots.judge import Judge
from meadhall.core.agenda import CHANCE, State, advance, pending
from meadhall.core.game import Game
from meadhall.core.rng import Rng


def sample_chances(game: Game, judge: Judge, state: State, count: int, rng: Rng) -> list[list[float]]:
    """Return the win probabilities at the next question, sampled over chance; once if there is no chance."""
    moves = pending(state)
    asked = state.agenda[-1].seat if moves else CHANCE
    found: list[list[float]] = []
    for _ in range(1 if not moves or (asked != CHANCE and len(moves) > 1) else count):
        world = state.copy()
        advance(world, rng)
        found.append(compute_chances(game, world, judge.worth(world)))
    return found


def average_chances(looks: list[list[float]]) -> list[float]:
    return [average(of_seat) for of_seat in zip(*looks, strict=True)]


def estimate_chances(looks: list[list[float]]) -> list[Estimate]:
    return [
        estimate_mean(of_seat) if len(looks) > 1 else make_exact(of_seat[0]) for of_seat in zip(*looks, strict=True)
    ]


def measure_luck(before: list[list[float]], after: list[list[float]]) -> list[Estimate]:
    """Return the luck of each seat: the probability after the draw minus the mean over all draws.

    Averaged over many draws this is zero, whatever the judge thinks of the states.
    """
    return [subtract(one, other) for one, other in zip(estimate_chances(after), estimate_chances(before), strict=True)]


def subtract(one: Estimate, other: Estimate) -> Estimate:
    mean = one.mean - other.mean
    reach = (one.reach**2 + other.reach**2) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)

"""Why one answer is better than another: what the judge weighed after each, held against each other."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.counsel.estimate import Estimate, estimate
from meadhall.counsel.weighing import ENDED, Tried, Weights

WON = "won"
MOST = 2  # reasons that are told
SHARE = 0.25  # of everything that speaks for the answer, at least


def reasons(one: Tried, other: Tried) -> list[str]:
    """What speaks for `one`, the weightiest first; only what is clear of the noise. Empty: no single thing does."""
    if one.weights and all(weights.get(ENDED, 0.0) > 0 for weights in one.weights):
        return [WON]  # in every world: whatever else might win as well, this does
    gains = {name: gained(name, one.weights, other.weights) for name in names(one.weights, other.weights)}
    sure = {name: gain.mean for name, gain in gains.items() if gain.low > 0}
    least = SHARE * sum(gain.mean for gain in gains.values() if gain.mean > 0)
    return [name for name in sorted(sure, key=lambda name: -sure[name]) if sure[name] >= least][:MOST]


def names(*sides: Sequence[Weights]) -> list[str]:
    return sorted({name for side in sides for weights in side for name in weights})


def gained(name: str, ours: Sequence[Weights], theirs: Sequence[Weights]) -> Estimate:
    return estimate([one.get(name, 0.0) - other.get(name, 0.0) for one, other in zip(ours, theirs, strict=True)])

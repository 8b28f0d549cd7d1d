"""Explain why one answer is better than another, by the judge's features."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.analysis.answer_evaluation import ENDED, Tried, Weights
from meadhall.analysis.estimate import Estimate, estimate_mean

WON = "won"
MOST = 2  # reasons that are shown
SHARE = 0.25  # of everything that speaks for the answer, at least


def find_reasons(one: Tried, other: Tried) -> list[str]:
    """Return what favours `one`, strongest first, where it is statistically clear. Empty if no single feature does."""
    if one.weights and all(weights.get(ENDED, 0.0) > 0 for weights in one.weights):
        return [WON]  # in every world: whatever else might win as well, this does
    gains = {name: compare_feature(name, one.weights, other.weights) for name in list_names(one.weights, other.weights)}
    sure = {name: gain.mean for name, gain in gains.items() if gain.low > 0}
    least = SHARE * sum(gain.mean for gain in gains.values() if gain.mean > 0)
    return [name for name in sorted(sure, key=lambda name: -sure[name]) if sure[name] >= least][:MOST]


def list_names(*sides: Sequence[Weights]) -> list[str]:
    return sorted({name for side in sides for weights in side for name in weights})


def compare_feature(name: str, ours: Sequence[Weights], theirs: Sequence[Weights]) -> Estimate:
    return estimate_mean([one.get(name, 0.0) - other.get(name, 0.0) for one, other in zip(ours, theirs, strict=True)])

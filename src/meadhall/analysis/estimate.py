"""Estimates with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

BATCHES = 10  # samples are taken together in so many groups
# Student's t for a 95% interval, by number of batches minus one.
REACH = (0.0, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95% interval. It covers the sampling error, not errors of the judge."""

    mean: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def less(self, other: float) -> Estimate:
        return Estimate(self.mean - other, self.low - other, self.high - other)


EXACTLY_NOTHING = Estimate(0.0, 0.0, 0.0)


def make_exact(value: float) -> Estimate:
    return Estimate(value, value, value)


def estimate_mean(samples: Sequence[float]) -> Estimate:
    """Estimate the mean of samples in the order they were drawn.

    A search learns, so neighbouring samples are correlated: means of consecutive batches are compared, and what the
    search learns widens the interval.
    """
    if not samples:
        return Estimate(0.0, -1.0, 1.0)
    mean = sum(samples) / len(samples)
    groups = min(BATCHES, len(samples))
    if groups == 1:
        return Estimate(mean, mean - 1.0, mean + 1.0)
    means = [average(samples[at * len(samples) // groups : (at + 1) * len(samples) // groups]) for at in range(groups)]
    middle = average(means)
    error = sqrt(sum((one - middle) ** 2 for one in means) / (groups - 1) / groups)
    reach = REACH[groups - 1] * error
    return Estimate(mean, mean - reach, mean + reach)


def average(samples: Sequence[float]) -> float:
    return sum(samples) / len(samples)


def sum_estimates(parts: Iterable[Estimate]) -> Estimate:
    """Return the sum of independent estimates."""
    found = list(parts)
    mean = sum(one.mean for one in found)
    reach = sqrt(sum(one.reach**2 for one in found))
    return Estimate(mean, mean - reach, mean + reach)

"""Numbers that say how sure they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

BATCHES = 10  # samples are taken together in so many groups
# How many standard errors a 95% interval reaches to either side, by groups less one (Student's t).
REACH = (0.0, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95% interval. It tells the noise of the search, not whether the judge is right."""

    mean: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2

    def less(self, other: float) -> Estimate:
        return Estimate(self.mean - other, self.low - other, self.high - other)


EXACTLY_NOTHING = Estimate(0.0, 0.0, 0.0)


def exactly(value: float) -> Estimate:
    return Estimate(value, value, value)


def estimate(samples: Sequence[float]) -> Estimate:
    """Of samples in the order in which they were drawn.

    A search learns as it goes, so neighbours resemble each other: whole groups of neighbours are compared, and what it
    has learnt between the first and the last makes the interval wider, as it should.
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


def total(parts: Iterable[Estimate]) -> Estimate:
    """The sum of numbers that were found apart from each other."""
    found = list(parts)
    mean = sum(one.mean for one in found)
    reach = sqrt(sum(one.reach**2 for one in found))
    return Estimate(mean, mean - reach, mean + reach)

"""One stopwatch for both sides, with equal, warm rounds that are long enough.

It counts processor seconds: no measured program uses a second thread, and load on the machine affects these least.
Standard library only, because the peers' interpreter and ours share this file and nothing else.
"""

import os
import statistics
import time
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

QUICK = os.environ.get("MEADHALL_QUICK") == "1"  # to see that all of it runs; such figures are kept nowhere
ROUNDS = 2 if QUICK else 5
SHORTEST = 0.02 if QUICK else 0.3  # seconds; below this the clock of a shared machine measures its neighbours
TIMES = 100  # each in a lot

Lot = Callable[[], int]  # a fixed, seeded portion of work; returns how many units it was
Figure = dict[str, Any]  # best, median, worst, and how they came about


def measure_rate(lot: Lot, how: str) -> Figure:
    """Return units per second. The best round counts: other load can only slow a round down."""
    rates = sorted(units / seconds for units, seconds in time_rounds(lot))
    return {"best": rates[-1], "median": statistics.median(rates), "worst": rates[0], "how": how}


def measure_time(lot: Lot, how: str) -> Figure:
    """Return microseconds per unit, so the best round is the smallest."""
    times = sorted(seconds / units * 1e6 for units, seconds in time_rounds(lot))
    return {"best": times[0], "median": statistics.median(times), "worst": times[-1], "how": how}


def repeat_calls(calls: Sequence[Callable[[], object]]) -> Lot:
    """Copy every position in turn, or query it; `repeat` keeps the loop's own cost relatively small."""

    def lot() -> int:
        for call in calls:
            for _ in repeat(None, TIMES):
                call()
        return TIMES * len(calls)

    return lot


def time_rounds(lot: Lot, lots: int = 1) -> list[tuple[int, float]]:
    """Return units and seconds of equal rounds, after a warm-up that also finds how many lots a round needs.

    A disturbed warm-up leaves the rounds too short; then all is repeated with more.
    """
    while time_round(lot, lots)[1] < SHORTEST:
        lots *= 2
    laps = [time_round(lot, lots) for _ in range(ROUNDS)]
    return laps if min(seconds for _, seconds in laps) >= SHORTEST else time_rounds(lot, 2 * lots)


def time_round(lot: Lot, lots: int) -> tuple[int, float]:
    """Time one round."""
    start = time.process_time()
    units = sum(lot() for _ in range(lots))
    return units, time.process_time() - start

"""Numbers that say how sure they are."""

from __future__ import annotations

import random

import pytest

from meadhall.analysis.estimate import BATCHES, Estimate, estimate_mean, make_exact, sum_estimates
from meadhall.analysis.verdict import find_mark


def test_what_never_varies_is_sure() -> None:
    assert estimate_mean([0.25] * 40) == Estimate(0.25, 0.25, 0.25)


def test_one_sample_says_nothing_and_none_less() -> None:
    assert estimate_mean([0.5]).reach == 1.0
    assert estimate_mean([]).reach == 1.0


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    dice = random.Random(5)
    held = 0
    for _ in range(400):
        found = estimate_mean([dice.random() for _ in range(60)])
        held += found.low <= 0.5 <= found.high
    assert 0.91 <= held / 400 <= 0.985


def test_what_was_learnt_on_the_way_makes_the_interval_wider() -> None:
    """Samples that drift differ more from group to group than those in any order."""
    drifting = [number / 100 for number in range(100)]
    mixed = [drifting[number * 37 % 100] for number in range(100)]

    assert estimate_mean(drifting).mean == pytest.approx(estimate_mean(mixed).mean)
    assert estimate_mean(drifting).reach > 3 * estimate_mean(mixed).reach
    assert BATCHES == 10


def test_reaches_of_numbers_found_apart_add_up_as_squares_do() -> None:
    found = sum_estimates([Estimate(0.1, 0.07, 0.13), Estimate(-0.2, -0.24, -0.16), make_exact(0.5)])

    assert found.mean == pytest.approx(0.4)
    assert found.reach == pytest.approx(0.05)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (Estimate(0.3, -0.01, 0.61), "fine"),  # large, but it may be noise
        (Estimate(0.019, 0.018, 0.02), "fine"),  # sure, but too small to speak of
        (Estimate(0.02, 0.001, 0.04), "doubtful"),
        (Estimate(0.05, 0.01, 0.09), "mistake"),
        (Estimate(0.12, 0.02, 0.2), "blunder"),
        (Estimate(-0.1, -0.2, 0.0), "fine"),
    ],
)
def test_a_loss_is_called_by_its_name_only_where_it_is_clear_of_the_noise(loss: Estimate, mark: str) -> None:
    assert find_mark(loss) == mark

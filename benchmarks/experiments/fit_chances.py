"""Fit the lines of `chances.toml` to results: `meadhall.analysis.calibration` reads them.

A seat's share is the exponential of a weighted sum of its features; the weights are fitted: the logarithm of its worth,
near each of the moments of the lines. That makes the likelihood of the winners concave in the weights, and Newton's
method finds its maximum in a few steps. A slight pull towards uncalibrated worths bounds weights with few tables.
"""

from __future__ import annotations

from collections import defaultdict
from math import exp, log
from pathlib import Path
from typing import Any

from reliability import Measured

from meadhall.analysis.calibration import LEAST, Row, find_support

FOLDER = Path(__file__).parents[2] / "src" / "meadhall" / "games"
KNOTS = 4  # moments, from the start of a game to its end
BROUGHT = 2 * KNOTS  # the place of the number for what players brought with them, where all win or lose together
PULL = 2.0  # as much as so many tables would say
STEPS = 6
BLUNTEST = 0.05  # a better worth is always a better chance
HELD = 3  # every third game of a table measures and fits nothing
FEWEST = 150  # games from which a row is fitted

Vector = dict[int, float]


def held_back(line: dict[str, Any]) -> bool:
    """Return whether a game is held back: one of three, of every kind."""
    return bool(hash_of(line["number"]) % HELD == 0)


def rows_of(line: dict[str, Any]) -> list[str]:
    """Return the row of the table, and the one for all of its kind, if there is one."""
    return [line["row"], *line.get("also", [])]


def hash_of(number: int) -> int:
    """Return a hash for an order that is independent of turns."""
    return (number * 2654435761 >> 7) & 0xFFFFFF


def list_features(worth: float, gone: float, cooperative: bool, brought: float = 0.0) -> Vector:
    """Return a seat's features, by the weight that they are multiplied with."""
    kept = min(1.0 - LEAST, max(LEAST, worth))
    value = log(kept / (1.0 - kept)) if cooperative else log(kept)
    found = {at: near * value for at, near in find_support(KNOTS, gone)}
    if cooperative:
        found |= {KNOTS + at: near for at, near in find_support(KNOTS, gone)}
        found[BROUGHT] = brought
    return found


def cases(line: dict[str, Any], cooperative: bool) -> list[tuple[Vector, float]]:
    """Return the possible winners with their features, and whether each won."""
    if cooperative:
        worth = list_features(line["worth"][0], line["gone"], True, line.get("brought", 0.0))
        return [(worth, line["won"][0]), ({}, 1.0 - line["won"][0])]
    return [
        (list_features(worth, line["gone"], False), won) for worth, won in zip(line["worth"], line["won"], strict=True)
    ]


def fit_rows(lines: list[dict[str, Any]], cooperative: bool) -> dict[str, Row]:
    """Return a row for each kind of table with enough games."""
    by_row: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in lines:
        if not held_back(line):
            for row in rows_of(line):
                by_row[row].append(line)
    return {
        row: fit_row([cases(line, cooperative) for line in mine], cooperative)
        for row, mine in sorted(by_row.items())
        if len({line["number"] for line in mine}) >= FEWEST
    }


def fit_row(tables: list[list[tuple[Vector, float]]], cooperative: bool) -> Row:
    start = [1.0] * KNOTS + [0.0] * (KNOTS + 1 if cooperative else 0)
    numbers = list(start)
    for _ in range(STEPS):
        slope = [PULL * (first - now) for first, now in zip(start, numbers, strict=True)]
        bend = [[PULL if one == other else 0.0 for other in range(len(start))] for one in range(len(start))]
        for seats in tables:
            lean(numbers, seats, slope, bend)
        numbers = [now + step for now, step in zip(numbers, solve(bend, slope), strict=True)]
    return Row(
        [round(max(BLUNTEST, one), 3) for one in numbers[:KNOTS]],
        [round(one, 3) for one in numbers[KNOTS:BROUGHT]],
        round(sum(numbers[BROUGHT:]), 3),
    )


def lean(numbers: list[float], seats: list[tuple[Vector, float]], slope: list[float], bend: list[list[float]]) -> None:
    """Return the gradient and the curvature of the likelihood of one table."""
    shares = [exp(sum(numbers[at] * value for at, value in one.items())) for one, _ in seats]
    total = sum(shares)
    mean: Vector = defaultdict(float)
    for (one, won), share in zip(seats, shares, strict=True):
        part = share / total
        for at, value in one.items():
            mean[at] += part * value
            slope[at] += (won - part) * value
            for other, also in one.items():
                bend[at][other] += part * value * also
    for at, value in mean.items():
        for other, also in mean.items():
            bend[at][other] -= value * also


def solve(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Solve the linear system by elimination; the matrix is dominated by its diagonal."""
    size = len(wanted)
    left = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = left[below][at] / left[at][at]
            left[below] = [one - share * other for one, other in zip(left[below], left[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(left[at][after] * found[after] for after in range(at + 1, size))
        found[at] = (left[at][size] - rest) / left[at][at]
    return found


# The file


def list_entries(
    rows: dict[str, Row], measures: dict[str, tuple[Measured, Measured]], lines: list[dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Return the weights of each row, the number of its games, and the result on those held back."""
    games: dict[str, dict[bool, set[int]]] = {row: {True: set(), False: set()} for row in rows}
    for line in lines:
        for row in rows_of(line):
            if row in games:
                games[row][held_back(line)].add(line["number"])
    return {
        row: {
            "sharp": of.sharp,
            **({"lift": of.lift} if of.lift else {}),
            **({"brought": of.brought} if of.brought else {}),
            "games": len(games[row][False]),
            "held_back": len(games[row][True]),
            "brier_as_judged": round(measures[row][0].brier, 4),
            "brier": round(measures[row][1].brier, 4),
        }
        for row, of in rows.items()
    }


def plain_text(name: str, rows: dict[str, dict[str, Any]]) -> str:
    """Return the text of `chances.toml`."""
    found = [
        f"# How often tables of {name} are won, by the value that the judge gives them.",
        "# Written by benchmarks/experiments/calibration.py;",
        "# src/meadhall/analysis/calibration.py reads it and explains the lines.",
    ]
    for row, values in rows.items():
        found += ["", f'[rows."{row}"]', *(f"{key} = {value}" for key, value in values.items())]
    return "\n".join([*found, ""])

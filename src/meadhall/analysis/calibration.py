"""Map a judge's value to a measured win rate, fitted to thousands of games and stored as plain data.

`chances.toml` lies beside the judge of each game and is written by benchmarks/experiments/calibration.py. The judge's
`stage` names the row to use, for example by number of players. A row holds two lines over the course of a game, each
given by its values at equal steps from start to end: how much a value is sharpened or blunted, and, in cooperative
games, by how much it is raised. Players may bring something that the value does not contain, such as the experience of
a campaign: then the row says how much each unit of it raises the chance.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp, log
from typing import Any

from meadhall.core.agenda import State
from meadhall.core.game import Game, package_of

FILE = "chances.toml"
LEAST = 1e-6  # no worth is taken for nothing, nor for everything, while a game goes on

Stage = Callable[[Any], tuple[str, float, float]]  # the row, how much is over, and what was brought


@dataclass(frozen=True)
class Row:
    """The fit for one kind of table."""

    sharp: list[float]  # over the course of the game
    lift: list[float]  # empty: chances of all seats add up to one
    brought: float = 0.0  # lifts so much for each unit that the players brought with them

    def chances(self, worth: list[float], gone: float, brought: float = 0.0) -> list[float]:
        """Return each seat's win probability, monotonic in its value; `gone`: progress of the game, 0 to 1."""
        sharp = interpolate(self.sharp, gone)
        kept = [min(1.0 - LEAST, max(LEAST, one)) for one in worth]
        if self.lift:
            lift = interpolate(self.lift, gone) + self.brought * brought
            return [1.0 / (1.0 + exp(-lift - sharp * log(one / (1.0 - one)))) for one in kept]
        shares = [exp(sharp * log(one)) for one in kept]
        return [share / sum(shares) for share in shares]


def find_support(values: int, gone: float) -> list[tuple[int, float]]:
    """Return the two support points around a moment with their interpolation weights."""
    at = min(1.0, max(0.0, gone)) * (values - 1)
    low = min(values - 2, int(at)) if values > 1 else 0
    return [(low, 1.0 - (at - low)), (low + 1, at - low)] if values > 1 else [(0, 1.0)]


def interpolate(values: list[float], gone: float) -> float:
    return sum(values[at] * near for at, near in find_support(len(values), gone))


@cache
def load_rows(package: str) -> tuple[Stage, dict[str, Row]] | None:
    """Return the fitted rows of a game's judge; empty if there are none."""
    try:
        judge = importlib.import_module(f"{package}.judge")
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.judge"):
            raise
        return None
    stage: Stage | None = getattr(judge, "stage", None)
    if stage is None:
        return None
    found = tomllib.loads((resources.files(f"{package}.judge") / FILE).read_text(encoding="utf-8"))
    return stage, {
        name: Row(row["sharp"], row.get("lift", []), row.get("brought", 0.0)) for name, row in found["rows"].items()
    }


def is_measured(game: Game) -> bool:
    """Return whether win probabilities of this game were fitted to played games, or are the judge's estimates."""
    return load_rows(package_of(game)) is not None


def calibrate(game: Game, s: State, worth: list[float]) -> list[float]:
    """Return the measured win probabilities of such values; without a fit, the values themselves."""
    known = load_rows(package_of(game))
    if known is None:
        return [min(1.0, max(0.0, one)) for one in worth]
    stage, fitted = known
    name, gone, brought = stage(s)
    row = fitted.get(name)
    return row.chances(worth, gone, brought) if row is not None else [min(1.0, max(0.0, one)) for one in worth]

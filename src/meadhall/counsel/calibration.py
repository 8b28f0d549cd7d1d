"""From a judge's worth to how often such tables are really won: fitted to thousands of games, kept as plain data.

Beside a game's judge lies `chances.toml`, written by benchmarks/calibration.py. Its rows are those that the judge's
`stage` names, by number of players and the like. A row holds two lines over the course of a game, each by its values at
equal steps from the start to the end: how much sharper or blunter chances are than worths, and, where all win or lose
together, how far they are lifted. Players may bring something with them that the worth does not tell, such as what they
have learned in a campaign: then a row says how far each unit of it lifts.
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
    """What was fitted for one kind of table."""

    sharp: list[float]  # over the course of the game
    lift: list[float]  # empty: chances of all seats add up to one
    brought: float = 0.0  # lifts so much for each unit that the players brought with them

    def chances(self, worth: list[float], gone: float, brought: float = 0.0) -> list[float]:
        """The better a seat's worth, the better its chance; `gone`: how much of the game is over, 0 to 1."""
        sharp = along(self.sharp, gone)
        kept = [min(1.0 - LEAST, max(LEAST, one)) for one in worth]
        if self.lift:
            lift = along(self.lift, gone) + self.brought * brought
            return [1.0 / (1.0 + exp(-lift - sharp * log(one / (1.0 - one)))) for one in kept]
        shares = [exp(sharp * log(one)) for one in kept]
        return [share / sum(shares) for share in shares]


def places(values: int, gone: float) -> list[tuple[int, float]]:
    """Which of so many values a moment lies between, and how near each is."""
    at = min(1.0, max(0.0, gone)) * (values - 1)
    low = min(values - 2, int(at)) if values > 1 else 0
    return [(low, 1.0 - (at - low)), (low + 1, at - low)] if values > 1 else [(0, 1.0)]


def along(values: list[float], gone: float) -> float:
    return sum(values[at] * near for at, near in places(len(values), gone))


@cache
def rows(package: str) -> tuple[Stage, dict[str, Row]] | None:
    """What is known of a game's judge; nothing of one that nobody has measured."""
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


def calibrated(game: Game, s: State, worth: list[float]) -> list[float]:
    """The chances that tables of such a worth turned out to have; the worth as it is where nobody has measured them."""
    known = rows(package_of(game))
    if known is None:
        return [min(1.0, max(0.0, one)) for one in worth]
    stage, fitted = known
    name, gone, brought = stage(s)
    row = fitted.get(name)
    return row.chances(worth, gone, brought) if row is not None else [min(1.0, max(0.0, one)) for one in worth]

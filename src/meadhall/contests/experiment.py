"""Measure the effect of an option: the same deals with each of its values."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from statistics import mean, variance
from typing import Any

from meadhall.contests.component_effect import measure_effects
from meadhall.contests.entrant import Entrant
from meadhall.contests.match_job import Job, Played, derive_seed
from meadhall.contests.results import rotate_seats, summarize_spread, summarize_wins
from meadhall.core.fault import Fault
from meadhall.core.game import Game, Value
from meadhall.tables.ratings import SURE

MOST = 100  # settings; more would be compared with nothing but patience


@dataclass
class Setting:
    """One combination of the varied options, all options of its table, and its games."""

    varied: dict[str, Value]
    options: dict[str, Value]
    games: dict[int, Played] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return ", ".join(
            f"{name}={'on' if value is True else 'off' if value is False else value}"
            for name, value in self.varied.items()
        )


def combine_settings(game: Game, players: int, vary: dict[str, list[str]], fixed: dict[str, str]) -> list[Setting]:
    """Return every combination, in the order of the command line."""
    for name in vary:
        if name in fixed:
            raise Fault("lab-both", option=name)
    chosen = [dict(zip(vary, values, strict=True)) for values in product(*vary.values())]
    if len(chosen) > MOST:
        raise Fault("lab-many", settings=len(chosen), most=MOST)
    found = []
    for one in chosen:
        options = game.check({**fixed, **one}, players)
        found.append(Setting({name: options[name] for name in vary}, options))
    for at, setting in enumerate(found):
        if any(setting.varied == other.varied for other in found[:at]):
            raise Fault("lab-twice", setting=setting.name)
    return found


@dataclass
class Laboratory:
    """Collects the games of all settings in any order."""

    game: Game
    bots: list[Entrant]
    settings: list[Setting]
    num: int

    def jobs(self, seed: int, iterations: int) -> list[Job]:
        """Yield jobs with the settings taking turns, so that a stopped run has about equally many games of each. Deal
        and seating depend on the number of the game alone.
        """
        names = [bot.name for bot in self.bots]
        return [
            Job(
                number * len(self.settings) + at,
                self.game.name,
                setting.options,
                tuple(self.bots[bot] for bot in rotate_seats(names, number)),
                derive_seed(seed, number),
                iterations,
                True,
            )
            for number in range(self.num)
            for at, setting in enumerate(self.settings)
        ]

    def add(self, played: Played) -> None:
        number, at = divmod(played.number, len(self.settings))
        self.settings[at].games[number] = played

    def summary(self) -> dict[str, Any]:
        first = self.settings[0]
        return {
            "games": sum(len(one.games) for one in self.settings),
            "wanted": self.num * len(self.settings),
            "together": self.game.cooperative,
            "settings": [
                {
                    **self.summarize_setting(one),
                    "against_first": None if one is first else compare_settings(first, one, self.count_seats()),
                }
                for one in self.settings
            ],
        }

    def count_seats(self) -> int:
        return 1 if self.game.cooperative else len(self.bots)

    def summarize_setting(self, setting: Setting) -> dict[str, Any]:
        games = [setting.games[number] for number in sorted(setting.games)]
        reasons = Counter(one.reason for one in games)
        return {
            "setting": setting.name,
            "varied": setting.varied,
            "games": len(games),
            "won": [
                summarize_wins(sum(seat in one.winners for one in games), len(games))
                for seat in range(self.count_seats())
            ],
            "no_winner": summarize_wins(sum(not one.winners for one in games), len(games)),
            "turns": summarize_spread([one.turns for one in games]),
            "decisions": summarize_spread([sum(one.decisions.values()) for one in games]),
            "reasons": {reason: summarize_wins(count, len(games)) for reason, count in sorted(reasons.items())},
            "influence": measure_effects(games, self.game.cooperative),
        }


def compare_settings(first: Setting, other: Setting, seats: int) -> dict[str, Any]:
    """Return the paired differences from the first setting, with 95 % intervals."""
    both = sorted(first.games.keys() & other.games.keys())
    pairs = [(first.games[number], other.games[number]) for number in both]
    return {
        "pairs": len(pairs),
        "won": [
            compare_wins([(seat in old.winners, seat in new.winners) for old, new in pairs]) for seat in range(seats)
        ],
        "turns": estimate_difference([new.turns - old.turns for old, new in pairs]),
    }


def compare_wins(pairs: list[tuple[bool, bool]]) -> dict[str, float | None]:
    """Return the difference of two paired win rates. Half a pair is added to each of the four cases (Agresti and Min),
    so that a few equal pairs do not look certain.
    """
    if not pairs:
        return {"mean": None, "low": None, "high": None}
    lost, gained, count = pairs.count((True, False)) + 0.5, pairs.count((False, True)) + 0.5, len(pairs) + 2
    middle = (gained - lost) / count
    reach = SURE * sqrt(lost + gained - (gained - lost) ** 2 / count) / count
    return {"mean": (gained - lost) / len(pairs), "low": max(-1.0, middle - reach), "high": min(1.0, middle + reach)}


def estimate_difference(values: list[int]) -> dict[str, float | None]:
    """Return the mean of paired differences with its interval; a single pair has none."""
    if len(values) < 2:
        return {"mean": mean(values) if values else None, "low": None, "high": None}
    middle, reach = mean(values), SURE * sqrt(variance(values) / len(values))
    return {"mean": middle, "low": middle - reach, "high": middle + reach}

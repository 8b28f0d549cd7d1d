"""Summarise many games between bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median
from typing import Any

from meadhall.contests.match_job import Played
from meadhall.tables.ratings import SURE
from meadhall.tables.seats import number_names


def compute_wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate, valid near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def rotate_seats(bots: list[str], number: int) -> list[int]:
    """Return which bot sits where in this game: all move on by one seat after each game."""
    count = len(bots)
    return [(seat + number) % count for seat in range(count)]


@dataclass
class Results:
    """Collects games in any order."""

    bots: list[str]
    cooperative: bool = False
    games: list[Played] = field(default_factory=list)

    def add(self, game: Played) -> None:
        self.games.append(game)

    def summary(self) -> dict[str, Any]:
        count = len(self.games)
        drawn = sum(not game.winners for game in self.games)
        return {
            "games": count,
            "bots": [self.summarize_bot(bot, name) for bot, name in enumerate(number_names(self.bots))],
            "together": summarize_wins(count - drawn, count) if self.cooperative else None,
            "no_winner": summarize_wins(drawn, count),
            "turns": summarize_spread([game.turns for game in self.games]),
            "decisions": summarize_spread([sum(game.decisions.values()) for game in self.games]),
        }

    def summarize_bot(self, bot: int, name: str) -> dict[str, Any]:
        level = self.bots[bot]
        seats = [rotate_seats(self.bots, game.number).index(bot) for game in self.games]
        wins = sum(seat in game.winners for seat, game in zip(seats, self.games, strict=True))
        decisions = sum(game.decisions.get(level, 0) for game in self.games)
        seconds = sum(game.seconds.get(level, 0.0) for game in self.games)
        won = {} if self.cooperative else summarize_wins(wins, len(self.games))
        return {
            "name": name,
            "level": level,
            **won,
            "seats": [seats.count(seat) for seat in range(len(self.bots))],
            "seconds_per_decision": seconds / decisions if decisions else None,
        }


def summarize_wins(count: int, of: int) -> dict[str, Any]:
    low, high = compute_wilson(count, of)
    return {"count": count, "rate": count / of if of else None, "low": low, "high": high}


def summarize_spread(numbers: list[int]) -> dict[str, Any]:
    if not numbers:
        return {"mean": None, "median": None, "least": None, "most": None}
    return {"mean": mean(numbers), "median": median(numbers), "least": min(numbers), "most": max(numbers)}

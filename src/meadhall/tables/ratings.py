"""Ratings from the final places of games, for people on a server and bots in a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Player = TypeVar("Player", bound=Hashable)
START, STEP = 1_000, 40  # what a newcomer has, and how much one of the model's points is shown as
SURE = 1.959963984540054  # so many deviations to either side: 95 %


@dataclass(frozen=True)
class Rating:
    """`cautious` is what a server shows: it rises with better results and with more games. `middle` is the estimate;
    the true value lies between `low` and `high` with 95 % confidence.
    """

    cautious: int
    middle: int
    low: int
    high: int
    games: int


def rank_players(worths: Mapping[Player, tuple[bool, int]]) -> dict[Player, int]:
    """Return the places, 0 for first: winners first, then by score; equals share a place."""
    order = sorted(set(worths.values()), reverse=True)
    return {player: order.index(worth) for player, worth in worths.items()}


def rate_players(games: Iterable[Mapping[Player, int]]) -> dict[Player, Rating]:
    """Return the ratings of all players of these games, processed in order."""
    from openskill.models import PlackettLuce  # imported only where ratings are used

    model = PlackettLuce()
    found: dict[Player, PlackettLuceRating] = {}
    count: Counter[Player] = Counter()
    for placed in games:
        players = list(placed)
        teams = [[found.get(player) or model.rating()] for player in players]
        after = model.rate(teams, ranks=[float(placed[player]) for player in players])
        for player, team in zip(players, after, strict=True):
            found[player] = team[0]
            count[player] += 1
    return {player: rate_player(one, count[player]) for player, one in found.items()}


def rate_player(one: PlackettLuceRating, games: int) -> Rating:
    return Rating(
        round_rating(one.ordinal()),
        round_rating(one.mu),
        round_rating(one.mu - SURE * one.sigma),
        round_rating(one.mu + SURE * one.sigma),
        games,
    )


def round_rating(points: float) -> int:
    return round(START + STEP * points)

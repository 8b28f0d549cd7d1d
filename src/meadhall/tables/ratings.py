"""Ratings from the places that players took, game after game: of people in a hall, of bots in a tournament."""

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
    """`cautious` is what a hall shows: it rises as one plays well and as more is known. The best guess is `middle`,
    and it lies between `low` and `high` with 95 % confidence."""

    cautious: int
    middle: int
    low: int
    high: int
    games: int


def places(worths: Mapping[Player, tuple[bool, int]]) -> dict[Player, int]:
    """Who came where, 0 the first: winners before the others, and by their scores; equals share a place."""
    order = sorted(set(worths.values()), reverse=True)
    return {player: order.index(worth) for player, worth in worths.items()}


def ratings(games: Iterable[Mapping[Player, int]]) -> dict[Player, Rating]:
    """The ratings of all who took a place in these games, which are gone through in their order."""
    from openskill.models import PlackettLuce  # who rates nobody does without it

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
    return {player: rating_of(one, count[player]) for player, one in found.items()}


def rating_of(one: PlackettLuceRating, games: int) -> Rating:
    return Rating(
        shown(one.ordinal()), shown(one.mu), shown(one.mu - SURE * one.sigma), shown(one.mu + SURE * one.sigma), games
    )


def shown(points: float) -> int:
    return round(START + STEP * points)

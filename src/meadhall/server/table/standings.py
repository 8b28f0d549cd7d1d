"""What games came to: for a guest won or lost, among friends a rating for each game.

Nothing is kept beside the games themselves: ratings are worked out from them in their order, and whoever is forgotten
leaves them with their games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from meadhall.core.game import game, names
from meadhall.server.store.histories import UNKNOWN, Histories, Played
from meadhall.server.table import ending
from meadhall.tables import ratings

WON, SHARED, LOST, NONE, GAVE_UP = "won", "shared", "lost", "none", "resigned"


def result_for(played: Played, guest: int) -> str:
    """How it went for this guest, whoever made the last moves on their seat."""
    mine = {chair.seat for chair in played.chairs if chair.guest == guest}
    result = played.result
    if guest in played.gave_up.values() or (result["how"] == ending.RESIGNED and result["seat"] in mine):
        return GAVE_UP
    if result["how"] == UNKNOWN:
        return UNKNOWN
    if result["how"] == ending.ENDED:
        return NONE
    winners = set(result["winners"])
    if not winners & mine:
        return LOST
    return SHARED if winners - mine and not game(played.game).cooperative else WON


def score_of(played: Played, guest: int) -> int | None:
    """The best score of this guest's seats, where the rules counted one."""
    scores = played.result.get("scores") or []
    mine = [scores[i] for i, chair in enumerate(played.chairs) if chair.guest == guest and i < len(scores)]
    return max(mine, default=None)


def rivals() -> list[str]:
    """The games in which people play against each other: only these are rated."""
    return [name for name in names() if not game(name).cooperative]


def places(played: Played) -> dict[int, int] | None:
    """Who came where, 0 the first; None where the game says nothing about people: it ended without a result, fewer
    than two took part, or one person had several seats. Bots are not rated."""
    if played.result["how"] not in (ending.PLAYED, ending.RESIGNED):
        return None
    owners = [chair.guest for chair in played.chairs if chair.guest is not None] + list(played.gave_up.values())
    if len(set(owners)) != len(owners) or len(owners) < 2:
        return None
    scores, winners = played.result.get("scores") or [], set(played.result["winners"])

    def worth(i: int, seat: str) -> tuple[bool, int]:
        return seat in winners, scores[i] if i < len(scores) else 0

    worths = {chair.guest: worth(i, chair.seat) for i, chair in enumerate(played.chairs) if chair.guest is not None}
    last = len(set(worths.values()))
    return ratings.places(worths) | dict.fromkeys(played.gave_up.values(), last)


@dataclass(frozen=True)
class Rated:
    guest: int
    rating: int
    games: int


class Standings:
    def __init__(self, histories: Histories) -> None:
        self.histories = histories
        self.known: tuple[object, dict[str, list[Rated]]] = (None, {})

    async def rated(self, guest: int) -> dict[str, list[tuple[Rated, str]]]:
        """By game, the best first: this guest and those they have played with, with their names."""
        played = await self.histories.of_games(rivals())
        key = hash(
            tuple((one.id, tuple(chair.guest for chair in one.chairs), tuple(one.gave_up.items())) for one in played)
        )
        if self.known[0] != key:
            self.known = key, {name: rate(one for one in played if one.game == name) for name in rivals()}
        met = {guest} | {other for one in played if guest in people_of(one) for other in people_of(one)}
        called = await self.histories.names(sorted(met))
        return {
            name: [(one, called.get(one.guest, "")) for one in found if one.guest in met]
            for name, found in self.known[1].items()
        }


def people_of(played: Played) -> set[int]:
    return {chair.guest for chair in played.chairs if chair.guest is not None} | set(played.gave_up.values())


def rate(games: Iterable[Played]) -> list[Rated]:
    placed = (places(played) for played in games)
    found = ratings.ratings({guest: one[guest] for guest in sorted(one)} for one in placed if one is not None)
    rated = [Rated(guest, one.cautious, one.games) for guest, one in found.items()]
    return sorted(rated, key=lambda one: (-one.rating, one.guest))

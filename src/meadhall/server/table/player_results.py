"""Results of games: won or lost for a guest, and ratings by game.

Nothing is stored besides the games: ratings are computed from them in order, and a deleted guest disappears from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from meadhall.core.game import game, names
from meadhall.server.store.game_history import UNKNOWN, Histories, Played
from meadhall.server.table import entry_replay
from meadhall.tables import ratings

WON, SHARED, LOST, NONE, GAVE_UP = "won", "shared", "lost", "none", "resigned"


def find_result(played: Played, guest: int) -> str:
    """Return this guest's result, even if a bot made the last moves."""
    mine = {chair.seat for chair in played.chairs if chair.guest == guest}
    result = played.result
    if guest in played.gave_up.values() or (result["how"] == entry_replay.RESIGNED and result["seat"] in mine):
        return GAVE_UP
    if result["how"] == UNKNOWN:
        return UNKNOWN
    if result["how"] == entry_replay.ENDED:
        return NONE
    winners = set(result["winners"])
    if not winners & mine:
        return LOST
    return SHARED if winners - mine and not game(played.game).cooperative else WON


def find_score(played: Played, guest: int) -> int | None:
    """Return the best score of this guest's seats, if the game has scores."""
    scores = played.result.get("scores") or []
    mine = [scores[i] for i, chair in enumerate(played.chairs) if chair.guest == guest and i < len(scores)]
    return max(mine, default=None)


def list_rated_games() -> list[str]:
    """Return the competitive games: only these are rated."""
    return [name for name in names() if not game(name).cooperative]


def rank_seats(played: Played) -> dict[int, int] | None:
    """Return the final places, 0 for first; None if the game cannot be rated: no result, fewer than two people, or one
    person with several seats. Bots are not rated.
    """
    if played.result["how"] not in (entry_replay.PLAYED, entry_replay.RESIGNED):
        return None
    owners = [chair.guest for chair in played.chairs if chair.guest is not None] + list(played.gave_up.values())
    if len(set(owners)) != len(owners) or len(owners) < 2:
        return None
    scores, winners = played.result.get("scores") or [], set(played.result["winners"])

    def worth(i: int, seat: str) -> tuple[bool, int]:
        return seat in winners, scores[i] if i < len(scores) else 0

    worths = {chair.guest: worth(i, chair.seat) for i, chair in enumerate(played.chairs) if chair.guest is not None}
    last = len(set(worths.values()))
    return ratings.rank_players(worths) | dict.fromkeys(played.gave_up.values(), last)


@dataclass(frozen=True)
class RatedUser:
    guest: int
    rating: int
    games: int


class RatingService:
    def __init__(self, histories: Histories) -> None:
        self.histories = histories
        self.known: tuple[object, dict[str, list[RatedUser]]] = (None, {})

    async def rate_rivals(self, guest: int) -> dict[str, list[tuple[RatedUser, str]]]:
        """Return the ratings by game, best first: this guest and those they have played with."""
        played = await self.histories.find_by_games(list_rated_games())
        key = hash(
            tuple((one.id, tuple(chair.guest for chair in one.chairs), tuple(one.gave_up.items())) for one in played)
        )
        if self.known[0] != key:
            self.known = key, {name: rate(one for one in played if one.game == name) for name in list_rated_games()}
        met = {guest} | {other for one in played if guest in find_people(one) for other in find_people(one)}
        called = await self.histories.find_names(sorted(met))
        return {
            name: [(one, called.get(one.guest, "")) for one in found if one.guest in met]
            for name, found in self.known[1].items()
        }


def find_people(played: Played) -> set[int]:
    return {chair.guest for chair in played.chairs if chair.guest is not None} | set(played.gave_up.values())


def rate(games: Iterable[Played]) -> list[RatedUser]:
    placed = (rank_seats(played) for played in games)
    found = ratings.rate_players({guest: one[guest] for guest in sorted(one)} for one in placed if one is not None)
    rated = [RatedUser(guest, one.cautious, one.games) for guest, one in found.items()]
    return sorted(rated, key=lambda one: (-one.rating, one.guest))

"""The guest's games with their results, and ratings if the server has them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from meadhall.core.game import game, names
from meadhall.server.api.history_schemas import GameRating, History, PlayedGame, PlayedSeat, RatedPerson, Ratings, Tally
from meadhall.server.store.game_history import UNKNOWN, Played
from meadhall.server.table import player_results
from meadhall.server.table.player_results import GAVE_UP, LOST, NONE, SHARED, WON
from meadhall.server.transport.dependencies import ERRORS, APerson, TheHall

PAGE = 50
OfGame = Annotated[str | None, QueryParameter(max_length=40, required=False, description="only games of this kind")]
Before = Annotated[float | None, QueryParameter(ge=0, lt=1e12, required=False, description="the last one I know of")]


def to_schema(played: Played, guest: int) -> PlayedGame:
    winners = played.result.get("winners", [])
    seats = [
        PlayedSeat(
            chair.seat,
            chair.name,
            chair.kind,  # type: ignore[arg-type]
            chair.guest == guest,
            chair.seat in winners,
        )
        for chair in played.chairs
    ]
    return PlayedGame(
        id=played.id,
        game=played.game,
        title=played.title,
        at=played.at,
        seats=seats,
        result=player_results.find_result(played, guest),  # type: ignore[arg-type]
        score=player_results.find_score(played, guest),
        story=played.story,
        archived=played.archived,
        over=played.over,
    )


def count_tallies(found: list[Played], guest: int) -> list[Tally]:
    counted: dict[str, Counter[str]] = {}
    for played in found:
        counted.setdefault(played.game, Counter())[player_results.find_result(played, guest)] += 1
    return [
        Tally(
            game=name,
            together=game(name).cooperative,
            played=count.total(),
            won=count[WON],
            shared=count[SHARED],
            lost=count[LOST] + count[GAVE_UP],
            none=count[NONE] + count[UNKNOWN],
        )
        for name, count in sorted(counted.items())
    ]


@get("/history", responses=ERRORS, summary="My finished games")
async def history(hall: TheHall, person: APerson, game: OfGame = None, before: Before = None) -> History:
    guest = person.require_user()
    found = [played for played in await hall.histories.find_by_user(guest) if played.game in names()]
    shown = [
        played for played in found if (game is None or played.game == game) and (before is None or played.at < before)
    ]
    return History(
        [to_schema(played, guest) for played in shown[:PAGE]], len(shown) > PAGE, count_tallies(found, guest)
    )


@get("/ratings", responses=ERRORS, summary="Ratings among the people I play with")
async def ratings(hall: TheHall, person: APerson) -> Ratings:
    guest = person.require_user()
    if not hall.features.ratings:
        return Ratings(False, [])
    rated = await hall.standings.rate_rivals(guest)
    return Ratings(
        True,
        [
            GameRating(name, [RatedPerson(called, one.guest == guest, one.rating, one.games) for one, called in people])
            for name, people in rated.items()
            if any(one.guest == guest for one, _ in people)
        ],
    )


handlers = [history, ratings]

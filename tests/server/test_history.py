"""Finished games with results, and ratings among their players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.server.store.game_history import Played
from meadhall.server.store.table_store import Chair
from meadhall.server.table import player_results
from server.absence_helpers import asked_first, three
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated

pytestmark = pytest.mark.store


def test_a_game_is_told_with_its_result_opponents_and_date(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, title="Thursday")
    looks = [bera.watch(table), egil.watch(table)]
    assert bera.get("/api/history") == {"games": [], "more": False, "tallies": []}
    play_on(looks)
    outcome = looks[0].table["outcome"]
    for seat, guest in enumerate((bera, egil)):
        found = guest.get("/api/history")
        (game,) = found["games"]
        assert (game["id"], game["title"], game["game"], game["over"]) == (table, "Thursday", "norsaga", True)
        assert [one["name"] for one in game["seats"]] == ["Bera", "Egil"]
        assert [one["yours"] for one in game["seats"]] == [seat == 0, seat == 1]
        assert [one["won"] for one in game["seats"]] == [i in outcome["winners"] for i in (0, 1)]
        right = "lost" if seat not in outcome["winners"] else "won" if len(outcome["winners"]) == 1 else "shared"
        assert (game["result"], game["score"]) == (right, outcome["scores"][seat])
        (tally,) = found["tallies"]
        assert (tally["game"], tally["together"], tally["played"], tally[right]) == ("norsaga", False, 1, 1)


def test_given_up_ended_and_put_away(host: Host, bera: Guest, egil: Guest, pass_time: Callable[[float], None]) -> None:
    given = seated(bera, egil)
    bera.post(f"/api/tables/{given}/resign", seat="A")
    ended = seated(bera, egil)
    (here,), _ = asked_first(ended, bera, egil)
    pass_time(86_401)
    here.post(f"/api/tables/{ended}/call", kind="end")
    bera.post(f"/api/tables/{given}/archive", away=True)
    found = {game["id"]: (game["result"], game["archived"]) for game in bera.get("/api/history")["games"]}
    assert found == {given: ("resigned", True), ended: ("none", False)}
    assert {game["result"] for game in egil.get("/api/history")["games"]} == {"won", "none"}
    table, people = three(host)
    people[2].post(f"/api/tables/{table}/resign", seat="C")
    (game,) = people[2].get("/api/history")["games"]
    assert (game["result"], game["over"]) == ("resigned", False)
    assert people[0].get("/api/history")["games"] == []


def test_only_games_of_one_kind_and_older_ones(bera: Guest, egil: Guest) -> None:
    tables = []
    for _ in range(3):
        tables.append(seated(bera, egil))
        bera.post(f"/api/tables/{tables[-1]}/resign", seat="A")
    assert [game["id"] for game in bera.get("/api/history")["games"]] == tables[::-1]
    first = bera.get("/api/history")["games"][0]
    assert [game["id"] for game in bera.get(f"/api/history?before={first['at']!r}")["games"]] == tables[1::-1]
    assert bera.get("/api/history?game=yggdrasil")["games"] == []
    assert bera.fault("GET", "/api/history?before=beer", 400) == "request-shape"


def test_ratings_are_off_unless_the_keeper_wants_them(bera: Guest, egil: Guest) -> None:
    bera.post(f"/api/tables/{seated(bera, egil)}/resign", seat="A")
    assert bera.get("/api/ratings") == {"on": False, "games": []}


def test_who_wins_is_rated_higher_and_only_friends_see_it(db: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(db, ratings=True)
    bera, egil, hild = (Guest(host.url, name) for name in ("Bera", "Egil", "Hild"))
    for _ in range(2):
        bera.post(f"/api/tables/{seated(bera, egil)}/resign", seat="A")
    alone = bera.make("me", "thrall")["id"]
    bera.post(f"/api/tables/{alone}/resign", seat="A")  # a bot wins: no player is rated
    rated = bera.get("/api/ratings")
    assert rated["on"]
    ((game,)) = rated["games"]
    assert [(one["name"], one["me"], one["games"]) for one in game["people"]] == [("Egil", False, 2), ("Bera", True, 2)]
    assert game["people"][0]["rating"] > 1_000 > game["people"][1]["rating"]
    assert hild.get("/api/ratings") == {"on": True, "games": []}


def played(result: dict[str, object], *owners: int | None, gave_up: dict[str, int] | None = None) -> Played:
    chairs = [Chair(chr(65 + i), "human" if owner else "bot", None, owner, "", "") for i, owner in enumerate(owners)]
    return Played("t", "norsaga", "", 0.0, True, False, result, False, chairs, gave_up or {})


def won(*winners: str, scores: tuple[int, ...] = ()) -> dict[str, object]:
    return {"how": "played", "seat": "", "winners": list(winners), "scores": list(scores)}


def test_places_of_people() -> None:
    assert player_results.rank_seats(played(won("B", scores=(5, 9, 5)), 1, 2, 3)) == {1: 1, 2: 0, 3: 1}
    assert player_results.rank_seats(played(won("A", scores=(9, 5, 7)), 1, None, 3)) == {1: 0, 3: 1}
    assert player_results.rank_seats(played(won("A", scores=(9, 5)), 1, None)) is None  # alone among bots
    assert player_results.rank_seats(played(won("A", scores=(9, 5)), 1, 1)) is None  # one device for two
    assert player_results.rank_seats(played({**won(), "how": "ended"}, 1, 2)) is None
    assert player_results.rank_seats(played(won("A", scores=(9, 5, 7)), 1, 2, None, gave_up={"C": 3})) == {
        1: 0,
        2: 1,
        3: 2,
    }


def test_ratings_do_not_hang_on_who_sits_where() -> None:
    one = player_results.rate([played(won("A", scores=(9, 5)), 1, 2)])
    other = player_results.rate([played(won("B", scores=(5, 9)), 2, 1)])
    assert one == other
    assert [rated.guest for rated in one] == [1, 2]

"""A tournament: fair seats, ratings that follow the results, a cross table that adds up."""

from collections import Counter
from itertools import combinations

import pytest

import meadhall
from meadhall.contests.entrant import Entrant
from meadhall.contests.match_job import Played
from meadhall.contests.tournament import Tournament, plan_games
from meadhall.core.fault import Fault

NORSAGA, YGGDRASIL = meadhall.game("norsaga"), meadhall.game("yggdrasil")


@pytest.mark.parametrize(("entrants", "players", "rounds"), [(2, 2, 1), (4, 2, 3), (4, 3, 2), (5, 4, 7), (3, 3, 1)])
def test_everybody_sits_everywhere_equally_often(entrants, players, rounds):
    found = plan_games(entrants, players, rounds, together=False)
    each = Counter((one, seat) for sitting in found for seat, one in enumerate(sitting.seats))
    assert len(set(each.values())) == 1
    assert len(each) == entrants * players
    groups = Counter((sitting.round, frozenset(sitting.seats)) for sitting in found)
    assert groups == {
        (number, frozenset(group)): players
        for number in range(rounds)
        for group in combinations(range(entrants), players)
    }
    assert len(set(found)) == len(found)


def test_neighbours_change_from_round_to_round():
    found = plan_games(4, 4, 6, together=False)
    after = Counter((one, sitting.seats[(seat + 1) % 4]) for sitting in found for seat, one in enumerate(sitting.seats))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_who_plays_together_plays_with_its_own_kind():
    assert [sitting.seats for sitting in plan_games(3, 2, 2, together=True)] == [(0, 0), (1, 1), (2, 2)] * 2


@pytest.mark.parametrize(
    ("entrants", "players", "rounds", "key"), [(2, 3, 1, "tournament-few"), (5, 4, 10**6, "tournament-many")]
)
def test_what_cannot_be_played_is_refused(entrants, players, rounds, key):
    with pytest.raises(Fault) as fault:
        plan_games(entrants, players, rounds, together=False)
    assert fault.value.key == key


def played(number, winners, scores=()):
    return Played(number, list(winners), 10, {}, {}, "", list(scores))


def contest(game, names, rounds, result):
    """A tournament whose every game ends as `result` says of who sits there: the seats that win, and scores."""
    found = Tournament(
        game, [Entrant(name, "karl") for name in names], plan_games(len(names), 2, rounds, game.cooperative)
    )
    for number, sitting in enumerate(found.sittings):
        found.add(played(number, *result(sitting.seats)))
    return found


def best_wins(seats):
    return [seats.index(min(seats))], []


def test_ratings_follow_the_results():
    value = contest(NORSAGA, ["good", "fair", "poor"], 8, best_wins).summary()
    assert [one["name"] for one in value["entrants"]] == ["good", "fair", "poor"]
    assert [one["won"]["count"] for one in value["entrants"]] == [32, 16, 0]
    assert [one["seats"] for one in value["entrants"]] == [[16, 16]] * 3
    good, fair, poor = (one["rating"] for one in value["entrants"])
    assert good["low"] > fair["middle"] > poor["high"]
    assert all(one["cautious"] < one["low"] < one["middle"] < one["high"] for one in (good, fair, poor))
    assert value["cross"] == [
        [None, {"better": 16, "equal": 0, "worse": 0}, {"better": 16, "equal": 0, "worse": 0}],
        [{"better": 0, "equal": 0, "worse": 16}, None, {"better": 16, "equal": 0, "worse": 0}],
        [{"better": 0, "equal": 0, "worse": 16}, {"better": 0, "equal": 0, "worse": 16}, None],
    ]


def test_the_seat_alone_makes_nobody_better():
    value = contest(NORSAGA, ["one", "other"], 20, lambda seats: ([0], [])).summary()
    one, other = value["entrants"]
    assert one["won"]["count"] == other["won"]["count"] == 20
    assert one["rating"]["low"] < other["rating"]["middle"]


def test_scores_place_those_whom_nobody_beat():
    value = contest(NORSAGA, ["one", "other"], 3, lambda seats: ([], [5 - seat for seat in seats])).summary()
    assert value["entrants"][0]["name"] == "one"
    assert value["cross"][0][1] == {"better": 6, "equal": 0, "worse": 0}
    assert value["no_winner"]["count"] == 6


def test_the_order_in_which_games_end_changes_nothing():
    one = contest(NORSAGA, ["a", "b", "c"], 3, best_wins)
    other = Tournament(NORSAGA, one.entrants, one.sittings)
    for number in reversed(range(len(one.sittings))):
        other.add(one.games[number])
    assert one.summary() == other.summary()


def test_those_who_play_together_are_compared_by_deals():
    value = contest(YGGDRASIL, ["good", "poor"], 6, lambda seats: ([] if seats[0] else [0, 1], [])).summary()
    assert [(one["name"], one["games"], one["won"]["rate"]) for one in value["entrants"]] == [
        ("good", 6, 1.0),
        ("poor", 6, 0.0),
    ]
    assert all("rating" not in one for one in value["entrants"])
    assert value["cross"][0][1] == {"better": 6, "equal": 0, "worse": 0}


def test_what_was_played_is_added_up_when_it_was_stopped():
    found = contest(NORSAGA, ["a", "b", "c"], 2, best_wins)
    found.games = {number: played for number, played in found.games.items() if number < 2}
    value = found.summary()
    assert (value["games"], value["wanted"]) == (2, 12)
    assert [(one["name"], one["games"], one["rating"] is None) for one in value["entrants"]] == [
        ("a", 2, False),
        ("b", 2, False),
        ("c", 0, True),
    ]


def test_nothing_was_played():
    found = Tournament(NORSAGA, [Entrant("a", "karl"), Entrant("b", "karl")], plan_games(2, 2, 1, together=False))
    assert found.summary()["games"] == 0

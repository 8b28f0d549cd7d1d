"""The laboratory: the same deals for every setting, honest intervals, and what went with winning."""

import pytest

import meadhall
from meadhall.contests.component_effect import measure_effect, measure_effects
from meadhall.contests.component_usage import Met, find_usage, list_components
from meadhall.contests.entrant import Entrant
from meadhall.contests.experiment import Laboratory, combine_settings, compare_wins, estimate_difference
from meadhall.contests.match_job import Job, Played, play_one
from meadhall.core.decision import seat_name
from meadhall.core.fault import Fault
from optional import unwrap

NORSAGA, YGGDRASIL = meadhall.game("norsaga"), meadhall.game("yggdrasil")
BOTS = [Entrant("karl 1", "karl"), Entrant("thrall", "thrall")]


def test_options_are_crossed_in_the_order_of_the_line():
    found = combine_settings(NORSAGA, 2, {"basic": ["on", "off"], "turn_cap": ["20", "40"]}, {"first": "random"})
    assert [one.name for one in found] == [
        "basic=on, turn_cap=20",
        "basic=on, turn_cap=40",
        "basic=off, turn_cap=20",
        "basic=off, turn_cap=40",
    ]
    assert found[1].options == {**found[0].options, "turn_cap": 40}
    assert [one.name for one in combine_settings(NORSAGA, 2, {}, {})] == [""]


@pytest.mark.parametrize(
    ("vary", "fixed", "key"),
    [
        ({"basic": ["on"]}, {"basic": "off"}, "lab-both"),
        ({"basic": ["on", "yes"]}, {}, "lab-twice"),
        ({"basics": ["on"]}, {}, "option-unknown"),
        ({"basic": ["maybe"]}, {}, "option-value"),
        ({"turn_cap": [str(number) for number in range(20, 121)]}, {}, "lab-many"),
    ],
)
def test_what_cannot_be_compared_is_refused(vary, fixed, key):
    with pytest.raises(Fault) as fault:
        combine_settings(NORSAGA, 2, vary, fixed)
    assert fault.value.key == key


def test_every_setting_has_the_same_deals_and_seats():
    lab = Laboratory(NORSAGA, BOTS, combine_settings(NORSAGA, 2, {"basic": ["on", "off"]}, {}), 4)
    jobs = lab.jobs(seed=5, iterations=3)
    assert [job.number for job in jobs] == list(range(8))
    on, off = ([(job.deal, job.seats) for job in jobs if job.options["basic"] is basic] for basic in (True, False))
    assert on == off
    assert len({deal for deal, _ in on}) == 4
    assert [seats[0].name for _, seats in on] == ["karl 1", "thrall"] * 2
    assert not {job.deal for job in lab.jobs(seed=6, iterations=3)} & {deal for deal, _ in on}


def played(number, winners, turns=10, reason="saga", met=()):
    return Played(number, list(winners), turns, {"karl": 5}, {"karl": 0.1}, "", [], reason, list(met))


def test_games_are_added_up_by_setting():
    lab = Laboratory(NORSAGA, BOTS, combine_settings(NORSAGA, 2, {"basic": ["on", "off"]}, {}), 20)
    for number in reversed(range(20)):
        lab.add(played(2 * number, [0], 10))
        lab.add(played(2 * number + 1, [1] if number < 15 else [], 13, "cap"))
    value = lab.summary()
    on, off = value["settings"]
    assert (value["games"], value["wanted"], on["games"], off["games"]) == (40, 40, 20, 20)
    assert [of["count"] for of in on["won"]] == [20, 0]
    assert [of["count"] for of in off["won"]] == [0, 15]
    assert off["no_winner"]["count"] == 5
    assert (on["turns"]["mean"], off["turns"]["mean"], on["decisions"]["mean"]) == (10, 13, 5)
    assert {reason: of["count"] for reason, of in off["reasons"].items()} == {"cap": 20}
    assert on["against_first"] is None
    against = off["against_first"]
    assert (against["pairs"], against["turns"]["mean"]) == (20, 3)
    assert [of["mean"] for of in against["won"]] == [-1.0, 0.75]
    assert against["won"][0]["high"] < 0 < against["won"][1]["low"]


def test_only_games_of_the_same_deal_are_compared():
    lab = Laboratory(NORSAGA, BOTS, combine_settings(NORSAGA, 2, {"basic": ["on", "off"]}, {}), 9)
    for number in (0, 2, 4, 5, 9):  # the deals 0, 1, 2 with the first value, 2 and 4 with the other
        lab.add(played(number, [0]))
    assert lab.summary()["settings"][1]["against_first"]["pairs"] == 1


def test_those_who_play_together_are_one():
    lab = Laboratory(YGGDRASIL, BOTS, combine_settings(YGGDRASIL, 2, {}, {}), 2)
    lab.add(played(0, [0, 1]))
    lab.add(played(1, []))
    (one,) = lab.summary()["settings"]
    assert [of["count"] for of in one["won"]] == [1]


def test_few_pairs_that_agree_are_no_certainty():
    assert compare_wins([(True, True)] * 4)["mean"] == 0
    assert unwrap(compare_wins([(True, True)] * 4)["low"]) < -0.2
    assert compare_wins([])["mean"] is None
    # Agresti and Min 2005: 41 of 1600 went one way and 73 the other; 0.02 with an interval of 0.0068 to 0.0332
    pairs = [(True, False)] * 41 + [(False, True)] * 73 + [(True, True)] * 1486
    assert compare_wins(pairs)["low"] == pytest.approx(0.0069, abs=3e-4)
    assert estimate_difference([3])["low"] is None
    assert estimate_difference([1, 2, 3])["mean"] == 2


def test_newcombe_against_known_values():
    """Newcombe 1998, the second paper, table II: 56/70 and 48/80 differ by 0.2, between 0.0524 and 0.3339."""
    found = unwrap(measure_effect([True] * 56 + [False] * 14, [True] * 48 + [False] * 32))
    assert (found["difference"], found["low"], found["high"]) == pytest.approx((0.2, 0.0524, 0.3339), abs=6e-5)


def test_what_goes_with_winning_comes_first():
    games = [
        played(
            number,
            [number % 2],
            met=[Met(["axe"] if number % 2 == 0 else ["oar"], ["rope"]), Met(["axe"] if number % 2 else [], [])],
        )
        for number in range(40)
    ]
    found = measure_effects(games, together=False)
    assert [(one["component"], one["how"]) for one in found[:2]] == [("axe", "had"), ("oar", "had")]
    assert (found[0]["with"]["rate"], found[0]["without"]["rate"]) == (1.0, 0.0)
    assert (found[1]["difference"], found[1]["with"]["of"]) == (pytest.approx(-2 / 3), 20)
    assert found[2]["component"] == "rope"
    assert found[2]["low"] < 0 < found[2]["high"]
    assert measure_effects(games[:9], together=False) == []


def test_together_it_counts_whether_anybody_had_it():
    games = [
        played(number, [0, 1] if number % 2 else [], met=[Met([], []), Met(["axe"] if number % 2 else [], [])])
        for number in range(40)
    ]
    (found,) = measure_effects(games, together=True)
    assert (found["with"]["of"], found["difference"]) == (20, 1.0)


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_what_seats_had_and_used_is_read_off_the_record(name):
    """Used is what their own answers named; what Norsaga's seats play they had before."""
    game = meadhall.game(name)
    short = {"norsaga": {"turn_cap": 10}, "fire_and_axe": {"round_cap": 3}}
    options = game.check(short.get(name, {}), 2)
    bots = (Entrant("a", "thrall"), Entrant("b", "thrall"))
    game_played = play_one(Job(0, name, options, bots, 11, 5, looked=True))
    record = meadhall.Record.parse(game_played.record)
    assert game_played.met == find_usage(record)
    for seat, met in enumerate(game_played.met):
        words = {word for answer in record.answers if answer.seat == seat_name(seat) for word in answer.text.split()}
        assert set(met.used) >= list_components(name) & words
        assert set(met.had) <= list_components(name)
        if name == "norsaga":
            assert met.had
            assert {word for word in met.used if word[:1].isupper()} <= set(met.had)


def test_a_game_without_data_files_has_no_components(monkeypatch):
    monkeypatch.setitem(meadhall.core.game.GAMES, "toy", "toy:toy")
    list_components.cache_clear()
    assert list_components("toy") == frozenset()

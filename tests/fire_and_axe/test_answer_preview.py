"""What a view reckons ahead: ways and their price, odds of the tasks, where points come from."""

import json

import pytest

from fire_and_axe import greedy
from fire_and_axe.voyage import at, begin, game, table
from meadhall.core.agenda import answer, pending
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.chart import NEAR, SPACE_OF
from meadhall.games.fire_and_axe.edge.voyage import Course
from meadhall.words import words
from scenario import offered, run


def way(view, space, days=None):
    """The spaces of a route in order, by its shortest leg or the one of so many Days."""
    day, _, by = next(leg for leg in view["routes"][space] if days in (None, leg[0]))
    return [space] if day <= 1 else [*way(view, by, day - 1), space]


@pytest.mark.rule("FA-SAIL-01", "FA-TURN-05", "FA-LOSS-02")
def test_every_route_can_be_sailed_at_the_price_it_names():
    s = table("A.ship=german_bight A.crew=4 A.cargo=fish,furs,tusks era=3 sail=2 prep=1 wind=3")
    view = game.view(s, 0)
    for space, legs in view["routes"].items():
        for days, losses, _ in legs:
            trial = s.copy()
            for step in way(view, space, days):
                run(trial, f"sail {step}")
                while offered(trial)[0].startswith("lose"):
                    run(trial, next(text for text in offered(trial) if text != "lose crew"))
                while offered(trial) == ["pass"]:
                    run(trial, "pass")
            assert (at(trial, "A"), trial.sail, len(trial.losses)) == (space, 2 + days, losses)
    assert {losses for legs in view["routes"].values() for _, losses, _ in legs} >= {0, 1}
    assert max(legs[0][0] for legs in view["routes"].values()) == 4


@pytest.mark.rule("FA-LOSS-04")
def test_a_slower_way_is_named_where_it_spares_pieces():
    """Across the North two Days are clear; by the West the same port is reached a Day later with less lost."""
    found = []
    for wind in range(4):
        for sail in range(4):
            for ship in ("norway_coast", "norse_sea", "faeroes", "iceland_e"):
                view = game.view(table(f"A.ship={ship} A.crew=5 sail={sail} wind={wind}"), 0)
                found += [legs for legs in view["routes"].values() if len(legs) > 1]
    assert found
    for quick, slow in (legs[:2] for legs in found):
        assert quick[0] < slow[0]
        assert quick[1] > slow[1]


@pytest.mark.rule("FA-LOSS-02")
def test_a_day_too_many_whose_piece_is_lost_already_says_so():
    s = table("A.ship=iceland_s A.crew=3 sail=4 skulls=crew wind=1")
    promised = game.preview(s, 0)["sail reykjanes"]["weather"]
    assert promised["paid"] == 5 > promised["clear"]
    assert "day" not in promised


@pytest.mark.rule("FA-SAIL-04", "FA-LOSS-04")
def test_another_ships_port_is_no_way_and_skulls_already_covered_count_no_more():
    s = table("A.ship=humber A.crew=3 B.ship=york B.crew=1")
    assert "york" not in game.view(s, 0)["routes"]
    s = table("A.ship=iceland_s A.crew=3 sail=3 skulls=fish")
    assert game.view(s, 0)["routes"]["iceland_e"] == [[1, 0, "iceland_s"]]
    assert all(leg[1] >= 0 for legs in game.view(s, 0)["routes"].values() for leg in legs)  # nor do they pay back
    s = table("A.ship=iceland_s A.crew=3 sail=3")
    assert game.view(s, 0)["routes"]["iceland_e"] == [[1, 1, "iceland_s"]]


@pytest.mark.rule("FA-LOAD-05", "FA-LOAD-08")
def test_from_winter_the_ways_begin_in_the_homelands():
    routes = game.view(table("A.crew=1 prep=2"), None)["routes"]
    assert routes["denmark"] == [[0, 0, "winter"]]
    assert routes["skagerrak"] == [[1, 0, "denmark"]]
    assert game.view(table(), None)["routes"] == {}


@pytest.mark.rule("FA-INFO-04")
def test_only_the_captain_and_those_who_watch_are_told():
    s = table("A.ship=york A.crew=2")
    assert [bool(game.view(s, seat)["routes"]) for seat in (0, 1, 2, None)] == [True, False, False, True]
    assert [bool(game.preview(s, seat)) for seat in (0, 1, 2, None)] == [True, False, False, False]


@pytest.mark.rule("FA-RUNE-11", "FA-LOSS-01")
def test_a_fair_wind_leads_one_space_on_without_a_day():
    s = table("A.ship=iceland_s A.crew=3 sail=3 A.hand=fair_wind")
    run(s, "play fair_wind", "leave")
    routes = game.view(s, 0)["routes"]
    assert {SPACE_OF[name] for name in routes} == set(NEAR[SPACE_OF["iceland_s"]])
    assert routes["iceland_e"] == [[0, 1, "iceland_s"]]


@pytest.mark.rule("FA-RAID-03", "FA-RAID-06", "FA-RAID-08", "FA-TRADE-02", "FA-TRADE-07")
def test_tasks_tell_their_points_and_odds():
    ahead = game.preview(table("A.ship=york A.crew=2 A.cargo=fish,furs"), 0)
    assert (ahead["trade fish"]["vp"], ahead["trade furs"]["vp"]) == (6, 4)
    assert [text for text, facts in ahead.items() if "demand" in facts] == ["trade fish"]
    assert [text for text in ahead if text.startswith("settle")] == []
    assert ahead["raid"]["odds"] == {"hits": 2, "win": 0.5556, "strand": 0.4444, "lost": 1.11}
    assert ahead["raid"]["treasure"] == {"low": 2, "high": 7}
    assert "raid" not in game.preview(table("A.ship=humber A.crew=2"), 0)


@pytest.mark.rule("FA-SETTLE-03", "FA-SETTLE-04", "FA-SETTLE-05", "FA-RAID-02")
def test_more_dice_settle_more_surely_and_cost_more():
    ahead = game.preview(table("A.ship=cork A.crew=3 goods=cork:fish"), 0)
    assert {text: facts["odds"] for text, facts in ahead.items() if text.startswith("settle")} == {
        "settle 1": {"hits": 4, "win": 0.6667, "strand": 0.0, "lost": 0.33},
        "settle 2": {"hits": 4, "win": 0.8889, "strand": 0.0, "lost": 0.67},
        "settle 3": {"hits": 4, "win": 0.963, "strand": 0.037, "lost": 1.0},
    }


@pytest.mark.rule("FA-RAID-06")
def test_after_a_failed_roll_the_odds_are_those_of_the_rolls_left():
    s = table("A.ship=york A.crew=3")
    assert game.view(s, 0)["again"] is None
    run(s, "raid", "die 1")
    assert game.view(s, None)["again"] == {"hits": 2, "win": 0.5556, "strand": 0.4444, "lost": 1.11, "treasure": [2, 7]}
    run(s, "roll", "die 1")
    assert game.view(s, 0)["again"]["win"] == 0.3333


@pytest.mark.rule("FA-SCORE-01", "FA-SCORE-03", "FA-SCORE-05", "FA-SETUP-11", "FA-SAGA-05")
def test_every_point_is_explained():
    s = begin(seed=5, round_cap=12)
    rng = Rng.seeded(7)
    while moves := pending(s):
        answer(s, greedy.pick(s, moves, rng))
    for player in game.view(s, None)["players"]:
        final = player["final"]
        assert sum(player["earned"].values()) == player["vp"]
        assert player["earned"]["trade"] >= 0
        assert sum(final["ports"].values()) == final["settlements"]
        assert sum(final["sets"].values()) == final["sagas"]
        assert final["total"] == player["vp"] + final["axe"] + final["settlements"] + final["sagas"]
    assert json.dumps(game.view(s, None))


@pytest.mark.rule("FA-WEATHER-03", "FA-WEATHER-04")
def test_a_turn_of_the_wind_brings_what_was_shown_before():
    for direction in ("clockwise", "anticlockwise"):
        s = table("A.ship=biscay A.hand=unrest")
        run(s, "discard unrest")
        shown = game.preview(s, 0)[f"turn {direction}"]["wind"]
        run(s, f"turn {direction}")
        assert game.view(s, None)["wind"]["clear"] == shown


# In words

ELBE = "A.ship=hamburg A.crew=3 A.cargo=fish,furs sail=2 prep=1 open=S1-D-T,S1-D-R,S1-N-S"
RHINE = "A.ship=frisian A.crew=2 A.cargo=fish sail=5 prep=0 wind=0 open=S1-D-T,S1-D-R,S1-N-S"


def brings(position, text, language="en"):
    facts = game.preview(table(position), 0).get(text)
    return game.phrases(words(language, "fire_and_axe"), ["Ada", "Bo", "Cy"], 0).brings(facts) if facts else ""


@pytest.mark.rule("FA-INFO-04", "FA-SCORE-01", "FA-SCORE-03", "FA-WINTER-02", "FA-SETTLE-04")
@pytest.mark.parametrize(
    ("position", "answer", "said"),
    [
        (ELBE, "trade fish", "+6 VP, in demand, 1 of 2 for “Markets of the Elbe”"),
        (
            ELBE + " goods=bremen:furs",
            "trade fish",
            "+6 VP, in demand, completes “Markets of the Elbe”: +2 VP, +10 in Final Scoring as it stands",
        ),
        (
            RHINE,
            "sail dorestad",
            "port 3 with a town, only 5 clear Days (West), one piece is lost, "
            "“Ashes of Dorestad” needs it: 0 of 1 so far, one Day left",
        ),
        (
            RHINE.replace("frisian", "dorestad"),
            "raid",
            "75% to win, 3 of 6 on each die, about 0.75 crew lost, 25% to lose them all, treasure 2 to 7, "
            "completes “Ashes of Dorestad”: +2 VP, +13 in Final Scoring as it stands",
        ),
        (
            "A.ship=cork A.crew=3 goods=cork:fish settled=dublin:A",
            "settle 2",
            "89% to win, 4 of 6 on each die, about 0.67 crew lost, +9 in Final Scoring as it stands",
        ),
        (
            "A.ship=orkney A.crew=2 A.cargo=tusks prep=3 open=S1-D-T,S1-N-T,S1-N-S",
            "settle 1",
            "67% to win, 4 of 6 on each die, about 0.33 crew lost, 1 of 3 for “Earls of the Isles”, "
            "+2 in Final Scoring as it stands",
        ),
        (ELBE, "winter", "gives up what is aboard (crew 2, fish 1, furs 1), 4 Days unused"),
        (ELBE, "end", "4 Days unused"),
        ("A.crew=1 prep=2", "load crew", "14 to load from, 4 Days left"),
        ("A.crew=1 prep=2", "launch norway", "2 clear Days (North)"),
        ("A.ship=denmark A.crew=2 prep=6", "draw", "no Day left"),
    ],
)
def test_what_an_answer_would_bring_is_told(position, answer, said):
    assert brings(position, answer) == said


@pytest.mark.rule("FA-INFO-04", "FA-TURN-04", "FA-LOSS-02", "FA-TRADE-02", "FA-SAGA-05", "FA-WEATHER-03")
@pytest.mark.parametrize("seed", range(3))
def test_what_was_told_is_what_comes(seed):
    """In whole games: Days, losses, points and sagas are just as the answer promised."""
    s, rng, told = begin(seed=seed, round_cap=6), Rng.seeded(seed), 0
    while moves := pending(s):
        seat = s.agenda[-1].seat
        facts = game.preview(s, seat) if seat >= 0 else {}
        move = greedy.pick(s, moves, rng)
        promised = facts.get(s.agenda[-1].text(s, move), {}) if seat >= 0 else {}
        before = s.copy()
        answer(s, move)
        if "left" in promised and s.agenda and s.active == before.active:
            assert s.limit - s.prep - s.sail == promised["left"]
            told += 1
        if "vp" in promised:
            bonus = sum(one["vp"] for one in promised.get("completes", []))
            assert s.vp[seat] - before.vp[seat] == promised["vp"] + bonus
            told += 1
        if "losses" in promised.get("weather", {}) and s.owed:
            assert s.owed == promised["weather"]["losses"]
    assert told > 30


# A course


@pytest.mark.rule("FA-SAIL-01", "FA-TURN-08")
def test_a_course_is_sailed_leg_by_leg_until_something_happens():
    s = table("A.ship=skagerrak A.crew=3 B.ship=humber B.crew=1 wind=2")
    course, sailed = Course(0, "dorestad"), []
    while text := course.next(game.view(s, 0)):
        run(s, text)
        sailed.append(text)
    assert sailed == ["sail german_bight", "sail frisian", "sail dorestad"]
    assert at(s, "A") == "dorestad"


@pytest.mark.rule("FA-SAIL-01", "FA-LOSS-02")
@pytest.mark.parametrize("change", ["wind", "crew", "ship"])
def test_whatever_is_new_gives_the_helm_back(change):
    s = table("A.ship=skagerrak A.crew=3 B.ship=humber B.crew=1 wind=2")
    course = Course(0, "dorestad")
    run(s, course.next(game.view(s, 0)))
    if change == "wind":
        s.wind = 1
    elif change == "crew":
        s.crew[0] -= 1
    else:
        s.ships[1] = SPACE_OF["york"]
    assert course.next(game.view(s, 0)) == ""


@pytest.mark.rule("FA-LOSS-02")
def test_a_leg_that_costs_a_piece_is_not_sailed_unasked():
    s = table("A.ship=iceland_s A.crew=3 sail=3")
    assert Course(0, "iceland_e").next(game.view(s, 0)) == ""

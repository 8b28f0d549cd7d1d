"""Sailing, the wind dial, and losses."""

import pytest

from fire_and_axe.voyage import asked, at, game, hold, stock, table, why
from meadhall.core.agenda import pending
from meadhall.games.fire_and_axe.chart import find_skull
from meadhall.games.fire_and_axe.judge.judge import JUDGE
from optional import unwrap
from scenario import offered, run, told


def sails(s):
    return {text.split()[1] for text in offered(s) if text.startswith("sail")}


@pytest.mark.rule("FA-SAIL-01", "FA-SAIL-02")
def test_one_step_to_a_neighbouring_space_of_any_kind():
    s = table("A.ship=german_bight")
    assert sails(s) == {"frisian", "north_sea_e", "skagerrak", "bremen", "denmark", "hamburg"}
    assert why(s, "sail kattegat") == why(s, "sail dorestad") == "FA-SAIL-01"
    run(s, "sail hamburg")
    assert (at(s, "A"), s.sail, s.prep) == ("hamburg", 1, 0)


@pytest.mark.rule("FA-SAIL-02", "FA-SAIL-08")
def test_no_way_leads_over_land():
    s = table("A.ship=york")
    assert sails(s) == {"humber"}
    assert why(s, "sail lincoln") == why(s, "sail irish_sea") == "FA-SAIL-01"


@pytest.mark.rule("FA-SAIL-03")
@pytest.mark.parametrize("way", ["north_sea_w", "pentland", "minch"])
def test_out_of_a_port_into_any_of_its_waters(way):
    s = table(f"A.ship={way}")
    run(s, "sail caithness")
    assert sails(s) == {"north_sea_w", "pentland", "minch"}


@pytest.mark.case("FA-CASE-60")
@pytest.mark.rule("FA-SAIL-04", "FA-SAIL-05")
def test_a_port_holds_one_ship_waters_and_homelands_any_number():
    s = table("A.ship=hamburg B.ship=german_bight C.ship=german_bight active=B")
    assert why(s, "sail hamburg") == "FA-SAIL-04"
    run(s, "sail denmark", "end", "sail denmark", "end")
    assert [at(s, seat) for seat in "ABC"] == ["hamburg", "denmark", "denmark"]
    run(s, "sail german_bight", "end", "sail german_bight", "sail hamburg")  # A has left, in the same round
    assert [at(s, seat) for seat in "AB"] == ["german_bight", "hamburg"]


@pytest.mark.rule("FA-SAIL-05")
def test_a_ship_may_stay_and_block():
    s = table("A.ship=york B.ship=humber C.ship=rome")
    run(s, "end")
    assert why(s, "sail york") == "FA-SAIL-04"
    run(s, "end", "end", "end")
    assert (asked(s)[0], why(s, "sail york")) == (1, "FA-SAIL-04")


@pytest.mark.rule("FA-SAIL-06")
def test_towns_and_settlements_keep_nobody_out():
    s = table("A.ship=humber settled=lincoln:B raided=york:B")
    assert {"york", "lincoln"} <= sails(s)


@pytest.mark.rule("FA-SAIL-07")
def test_back_in_a_homeland_one_draws_but_uses_no_rune():
    s = table("A.ship=skagerrak A.hand=fair_wind")
    run(s, "sail denmark")
    assert offered(s) == ["sail skagerrak", "sail german_bight", "draw", "winter", "end"]
    assert (why(s, "play fair_wind"), why(s, "discard fair_wind")) == ("FA-RUNE-01", "FA-RUNE-02")


@pytest.mark.rule("FA-SAIL-09")
def test_nobody_sails_without_crew():
    s = table("A.ship=finnmark A.crew=1 sail=2")
    run(s, "sail halogaland")  # the third northern Day takes the only crewmember
    assert (at(s, "A"), s.active) == ("winter", 1)


# The dial


@pytest.mark.case("FA-CASE-18")
@pytest.mark.rule("FA-WEATHER-04", "FA-WEATHER-06", "FA-WEATHER-03")
@pytest.mark.parametrize(
    ("answer", "clear"),
    [
        ("turn clockwise", {"N": 3, "E": 3, "S": 6, "W": 6}),
        ("turn anticlockwise", {"N": 3, "E": 5, "S": 6, "W": 4}),
        ("leave", {"N": 2, "E": 4, "S": 7, "W": 5}),
    ],
)
def test_a_rune_turns_the_wind_a_quarter_either_way_or_not(answer, clear):
    s = table("A.ship=biscay A.hand=unrest")
    asked_of = unwrap(run(s, "discard unrest"))
    assert asked_of.options == ["leave", "turn clockwise", "turn anticlockwise"]
    run(s, answer)
    assert game.view(s, 1)["wind"]["clear"] == clear


@pytest.mark.rule("FA-WEATHER-06")
def test_the_best_weather_goes_round_and_the_worst_is_opposite():
    base = {"N": 3, "E": 4, "S": 6, "W": 5}
    for turns, (best, worst) in enumerate([("S", "N"), ("W", "E"), ("N", "S"), ("E", "W"), ("S", "N")]):
        clear = game.view(table(f"wind={turns % 4}"), None)["wind"]["clear"]
        assert clear == {zone: base[zone] + (zone == best) - (zone == worst) for zone in base}


@pytest.mark.case("FA-CASE-07")
@pytest.mark.rule("FA-WEATHER-05", "FA-WEATHER-07", "FA-LOSS-01")
def test_the_turned_wind_counts_from_the_next_sail():
    s = table("A.ship=tyrrhenian A.crew=2 A.hand=change_in_demand sail=6")
    run(s, "play change_in_demand", "turn clockwise")
    assert (s.wind, asked(s)) == (1, (0, "demand.change"))  # before the effect
    run(s, "demand tusks")
    assert (s.losses, hold(s, "A")) == ([], {"crew": 2})
    run(s, "sail rome")  # S7 against South 6, only crew aboard
    assert (len(s.losses), hold(s, "A"), asked(s)) == (1, {"crew": 1}, (0, "turn.act"))
    assert "raid" in offered(s)


@pytest.mark.rule("FA-WEATHER-08")
def test_two_runes_may_turn_twice_each_once():
    s = table("A.ship=biscay A.hand=unrest,calm_seas")
    assert unwrap(run(s, "discard unrest", "turn clockwise")).ask == "turn.act"
    run(s, "discard calm_seas", "turn clockwise")
    assert s.wind == 2


@pytest.mark.case("FA-CASE-55")
@pytest.mark.rule("FA-WEATHER-02", "FA-LOSS-01")
def test_the_faeroes_count_as_west_from_either_side():
    s = table("A.ship=norse_sea A.crew=3 sail=3 skulls=fish")
    run(s, "sail faeroes")  # S4 against West 5
    assert (s.losses, at(s, "A"), hold(s, "A")) == ([1], "faeroes", {"crew": 3})
    s = table("A.ship=norse_sea A.crew=3 sail=3 skulls=fish")
    run(s, "sail iceland_e")  # S4 against North 2 points at the skull that is covered
    assert s.losses == [1]
    run(s, "sail horn")
    assert len(s.losses) == 2


# Losses


@pytest.mark.case("FA-CASE-09", "FA-CASE-10")
@pytest.mark.rule("FA-LOSS-01", "FA-LOSS-02", "FA-LOSS-03", "FA-LOSS-04", "FA-LOSS-08")
def test_the_voyage_to_bjarmaland():
    s = table("A.ship=norway A.crew=3 A.cargo=furs prep=2")
    run(s, "sail norway_coast", "sail halogaland")
    assert (s.sail, s.losses) == (2, [])
    asked_of = unwrap(run(s, "sail finnmark"))
    assert (asked_of.ask, asked_of.options, asked_of.about) == ("loss.cover", ["lose furs", "lose crew"], {"left": 1})
    run(s, "lose furs")
    assert hold(s, "A") == {"crew": 3}
    run(s, "sail white_sea")
    assert (s.sail, len(s.losses)) == (4, 1)
    run(s, "sail bjarmaland")
    assert (s.prep, s.sail, len(s.losses), hold(s, "A")) == (2, 5, 2, {"crew": 2})
    assert why(s, "sail white_sea") == "FA-TURN-05"
    assert "settle 1" in offered(s)


@pytest.mark.rule("FA-LOSS-02", "FA-LOSS-03", "FA-LOSS-05")
@pytest.mark.parametrize(
    ("wind", "sail", "lost"),
    [(0, 1, 0), (0, 2, 1), (0, 3, 1), (0, 4, 2), (0, 5, 2), (0, 6, 3), (1, 6, 2), (2, 6, 2), (2, 4, 1)],
)
def test_overshoot_points_at_a_skull_and_all_left_of_it_are_covered(wind, sail, lost):
    s = table(f"wind={wind} A.ship=faeroe_bank A.crew=5 sail={sail}")
    run(s, "sail iceland_e")  # out of the West into the North
    assert (len(s.losses), hold(s, "A")) == (lost, {"crew": 5 - lost})


OARS = ("play tireless_oars", "leave")
AGAIN = ("draw", "rune tireless_oars")  # the deck was made anew


def long_turn(deck="deck=-"):
    """Seven crew, both Tireless Oars played, drawn again in Norway, and played again: fifteen Days."""
    s = table(f"era=3 A.ship=norway_coast A.crew=7 A.hand=tireless_oars,tireless_oars {deck}")
    run(s, *OARS, *OARS, "sail norway", *AGAIN, *AGAIN, "sail norway_coast", *OARS, *OARS)
    return s


@pytest.mark.rule("FA-LOSS-02", "FA-TURN-05")
def test_two_days_a_skull_go_on_however_long_the_turn_is():
    s = long_turn()
    assert (s.limit, s.prep, s.sail) == (15, 2, 2)
    run(s, *["sail halogaland", "sail norway_coast"] * 5)  # the twelfth Day in the North: ten too many
    assert (s.sail, len(s.losses), hold(s, "A")) == (12, 5, {"crew": 2})
    run(s, "sail halogaland")
    assert (s.sail, len(s.losses), hold(s, "A")) == (13, 6, {"crew": 1})
    assert why(s, "sail norway_coast") == "FA-TURN-05"


@pytest.mark.rule("FA-LOSS-02")
@pytest.mark.parametrize(
    ("over", "skull"), [(-3, 0), (0, 0), (1, 1), (2, 1), (8, 4), (9, 5), (10, 5), (11, 6), (12, 6), (17, 9), (40, 20)]
)
def test_the_losses_chart_has_no_end(over, skull):
    assert find_skull(over) == skull


@pytest.mark.rule("FA-LOSS-02", "FA-TURN-05")
@pytest.mark.parametrize("days", [8, 10, 12])
def test_a_long_turn_is_shown_written_down_and_planned(days):
    s = long_turn()
    run(s, *["sail halogaland", "sail norway_coast"] * (days // 2 - 1))
    back = game.from_position(game.position(s))
    assert (game.position(back), back.limit, back.sail) == (game.position(s), 15, days)
    assert game.view(s, 0)["days"] == {"prep": 2, "sail": days, "limit": 15}
    assert game.view(s, 0)["routes"]["halogaland"] == [[1, 1, "norway_coast"]]
    moves = pending(s)
    assert len(JUDGE.plan(s, moves)) == len(JUDGE.rate(s, moves)) == len(moves)


@pytest.mark.rule("FA-LOSS-05")
def test_the_worked_voyage_into_the_north():
    s = table("wind=1 A.ship=caithness A.crew=2 A.cargo=tusks,fish sail=4")
    run(s, "sail pentland", "sail faeroe_bank")
    assert s.losses == []
    run(s, "sail norse_sea", "lose tusks", "lose crew")  # S7 against North 3
    assert (hold(s, "A"), len(s.losses), asked(s)[1]) == ({"crew": 1, "fish": 1}, 2, "turn.act")


@pytest.mark.case("FA-CASE-40")
@pytest.mark.rule("FA-LOSS-07")
def test_days_of_preparation_cost_nothing():
    s = table("A.ship=norway A.crew=3 prep=3")
    for to, lost in (("norway_coast", 0), ("halogaland", 0), ("norway_coast", 1), ("halogaland", 1)):
        run(s, f"sail {to}")
        assert len(s.losses) == lost
    s = table("A.ship=norway A.crew=3 prep=5")
    run(s, "sail norway_coast", "sail halogaland")
    assert (s.losses, s.prep + s.sail) == ([], 7)


@pytest.mark.case("FA-CASE-58")
@pytest.mark.rule("FA-LOSS-06", "FA-CREW-01")
def test_one_may_give_up_the_last_crewmember():
    s = table("A.ship=halogaland A.crew=1 A.cargo=fish,fish,furs sail=2")
    run(s, "sail finnmark", "lose crew")
    assert (at(s, "A"), hold(s, "A"), s.active) == ("winter", {}, 1)
    assert (stock(s), s.supply[0]) == ({"fish": 10, "tusks": 11, "furs": 11}, 15)


@pytest.mark.rule("FA-LOSS-06")
def test_with_the_last_crewmember_the_question_ends():
    s = table("A.ship=faeroe_bank A.crew=1 A.cargo=fish,fish,furs sail=6")
    asked_of = unwrap(run(s, "sail iceland_e"))
    assert asked_of.about == {"left": 3}
    assert unwrap(run(s, "lose crew")).ask == "turn.act"
    assert (s.active, stock(s)["fish"]) == (1, 10)


@pytest.mark.rule("FA-LOSS-06")
def test_only_what_is_aboard_can_be_lost():
    s = table("A.ship=halogaland A.crew=2 A.cargo=furs sail=2")
    run(s, "sail finnmark")
    assert [why(s, f"lose {piece}") for piece in ("fish", "tusks", "furs", "crew")] == [
        "FA-LOSS-06",
        "FA-LOSS-06",
        None,
        None,
    ]


@pytest.mark.rule("FA-LOSS-08")
def test_a_port_and_a_homeland_have_weather_too():
    s = table("A.ship=norway_coast A.crew=3 sail=2")
    run(s, "sail norway")
    assert (len(s.losses), at(s, "A")) == (1, "norway")
    s = table("A.ship=irminger A.crew=3 sail=2")
    run(s, "sail hvarf")
    assert len(s.losses) == 1


@pytest.mark.case("FA-CASE-57")
@pytest.mark.rule("FA-LOSS-09", "FA-CREW-01")
def test_more_skulls_than_pieces():
    s = table("A.ship=faeroe_bank A.crew=1 sail=5")
    run(s, "sail iceland_e")
    assert (at(s, "A"), hold(s, "A"), s.active, s.owed) == ("winter", {}, 1, 0)
    s = table("A.ship=faeroe_bank A.crew=1 A.cargo=fish sail=6")
    run(s, "sail iceland_e", "lose fish")  # three skulls, two pieces
    assert (at(s, "A"), s.active, s.owed, s.losses) == ("winter", 1, 0, [])


@pytest.mark.rule("FA-LOSS-10")
def test_lost_pieces_are_out_of_reach_until_the_clean_up():
    s = table("A.ship=halogaland A.crew=2 A.cargo=furs sail=2")
    before = stock(s)["furs"], s.supply[0]
    run(s, "sail finnmark", "lose furs")
    assert (stock(s)["furs"], s.supply[0], game.view(s, 1)["skulls"]) == (*before, ["furs"])
    run(s, "end")
    assert (stock(s)["furs"], game.view(s, 1)["skulls"]) == (before[0] + 1, [])


@pytest.mark.rule("FA-LOSS-11")
def test_who_loses_the_last_crew_does_nothing_in_the_port_reached():
    s = table("A.ship=iceland_e A.crew=1 A.cargo=fish sail=4")
    run(s, "sail horn", "lose crew")
    assert (at(s, "A"), s.active, s.vp[0], told(s, "trade")) == ("winter", 1, 0, [])


@pytest.mark.case("FA-CASE-06")
@pytest.mark.rule("FA-SAIL-04", "FA-TASK-03", "FA-TURN-06", "FA-SETTLE-02")
def test_the_long_voyage_of_the_rulebook():
    s = table("A.ship=cadiz A.crew=3 A.cargo=furs A.hand=change_in_demand B.ship=seville")
    assert why(s, "sail seville") == "FA-SAIL-04"
    run(s, "sail alboran", "sail balearics", "settle 1", "pass", "die 5", "pass")
    assert (s.sail, hold(s, "A"), game.view(s, 0)["settled"]) == (2, {"crew": 2, "furs": 1}, {"balearics": 0})
    run(s, "sail lion", "sail arles", "trade furs", "pass")
    assert (s.sail, s.vp[0]) == (4, 3)
    run(s, "sail lion", "sail tyrrhenian", "play change_in_demand", "leave", "demand tusks")
    assert (s.sail, game.view(s, 0)["demand"]) == (6, "tusks")
    run(s, "sail rome")
    assert (s.sail, s.losses) == (7, [])
    run(s, "raid", "die 6", "treasure 9")
    assert (s.vp[0], game.view(s, 0)["players"][0]["towns"]) == (12, ["rome"])

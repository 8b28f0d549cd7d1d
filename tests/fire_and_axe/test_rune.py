"""Playing and discarding runes, and what each of them does."""

import pytest

from fire_and_axe.voyage import FIFTEEN, asked, at, game, hand, hold, owned, pile, port, stock, table, why
from optional import unwrap
from scenario import offered, run, told


@pytest.mark.rule("FA-RUNE-01", "FA-RUNE-02")
def test_runes_are_used_anywhere_but_in_a_homeland():
    for ship in ("winter", "biscay", "york"):
        sailed = 0 if ship == "winter" else 3
        s = table(f"A.ship={ship} A.hand=tireless_oars prep=0 sail={sailed}")
        assert {"play tireless_oars", "discard tireless_oars"} <= set(offered(s))
        run(s, "play tireless_oars", "leave")
        assert (s.prep, s.sail) == (0, sailed)
    for ship in ("denmark", "norway", "sweden"):
        s = table(f"A.ship={ship} A.hand=tireless_oars")
        assert (why(s, "play tireless_oars"), why(s, "discard tireless_oars")) == ("FA-RUNE-01", "FA-RUNE-02")


@pytest.mark.rule("FA-RUNE-03", "FA-WEATHER-05")
def test_a_played_rune_turns_the_wind_works_and_lies_face_up():
    s = table("A.ship=biscay A.hand=change_in_demand")
    assert unwrap(run(s, "play change_in_demand")).ask == "wind.turn"
    assert (hand(s, "A"), pile(s), game.view(s, 1)["runes"]["table"]) == ([], [], ["change_in_demand"])
    assert unwrap(run(s, "turn clockwise")).ask == "demand.change"
    run(s, "demand furs")
    assert (pile(s), game.view(s, 1)["runes"]["table"], s.wind) == (["change_in_demand"], [], 1)
    s = table("A.ship=biscay A.hand=unrest")
    assert (why(s, "play fair_wind"), why(s, "discard fair_wind")) == ("FA-RUNE-03", "FA-RUNE-04")


@pytest.mark.rule("FA-RUNE-04")
def test_a_discarded_rune_only_turns_the_wind():
    s = table("A.ship=biscay A.hand=tireless_oars")
    run(s, "discard tireless_oars", "turn anticlockwise")
    assert (s.wind, s.limit, pile(s), told(s, "discard")[0]["rune"]) == (3, 7, ["tireless_oars"], "tireless_oars")


@pytest.mark.rule("FA-RUNE-05")
def test_any_number_of_runes_each_at_its_time_and_place():
    s = table("A.ship=biscay A.hand=tireless_oars,tireless_oars,empty_market goods=nantes:fish")
    run(s, "play tireless_oars", "leave", "play tireless_oars", "leave")
    assert s.limit == 11
    assert why(s, "play empty_market") == "FA-RUNE-05"
    s = table("A.ship=york A.hand=calm_seas,berserkers,silver_tongue")
    assert {why(s, f"play {rune}") for rune in hand(s, "A")} == {"FA-RUNE-05"}
    s = table("A.crew=1 A.hand=fair_wind,stranded_kinsmen,full_hold")
    assert {why(s, f"play {rune}") for rune in hand(s, "A")} == {"FA-RUNE-05"}


@pytest.mark.case("FA-CASE-42")
@pytest.mark.rule("FA-RUNE-06")
def test_the_wintering_zone_is_no_homeland():
    s = table("A.hand=unrest")
    run(s, "discard unrest", "turn clockwise", "load crew")
    assert (s.wind, s.prep, pile(s)) == (1, 1, ["unrest"])


@pytest.mark.rule("FA-RUNE-08")
@pytest.mark.parametrize(
    ("rune", "position"),
    [
        ("empty_market", "A.ship=york"),
        ("unrest", "A.ship=york"),
        ("unrest", "A.ship=horn settled=horn:A"),
        ("usurper", "A.ship=horn settled=horn:B A.crew=1"),
        ("sea_serpent", "A.ship=york B.ship=horn C.ship=denmark"),
        ("thieves", "A.ship=york B.ship=humber"),
        ("mutiny", "A.ship=york B.ship=humber C.ship=norway C.crew=3"),
        ("foul_omen", "A.ship=york"),
        ("full_hold", "A.ship=york A.crew=5"),
        ("stranded_kinsmen", "A.ship=york A.crew=5"),
    ],
)
def test_a_rune_without_effect_can_only_be_discarded(rune, position):
    s = table(f"{position} A.hand={rune}")
    assert why(s, f"play {rune}") == "FA-RUNE-08"
    assert f"discard {rune}" in offered(s)


@pytest.mark.case("FA-CASE-19")
@pytest.mark.rule("FA-RUNE-09", "FA-TRADE-02")
def test_change_in_demand():
    s = table("A.ship=lion A.cargo=tusks A.hand=change_in_demand")
    before = stock(s)
    run(s, "play change_in_demand", "leave")
    assert why(s, "demand fish") == "FA-RUNE-09"
    run(s, "demand tusks")
    assert stock(s) == {"fish": before["fish"] + 1, "tusks": before["tusks"] - 1, "furs": before["furs"]}
    run(s, "sail arles", "trade tusks")
    assert s.vp[0] == 5


@pytest.mark.rule("FA-RUNE-10")
def test_demand_cannot_change_to_what_is_not_in_the_stockpile():
    held = (
        "goods=horn:furs,york:furs,bayeux:furs,dorestad:furs,iona:furs,orkney:furs B.ship=lion "
        "B.cargo=furs,furs,furs C.ship=lion C.cargo=furs,furs A.ship=biscay A.hand=change_in_demand"
    )
    s = table(held)
    run(s, "play change_in_demand", "leave")  # tusks are the only way
    assert game.view(s, 0)["demand"] == "tusks"
    s = table(f"{held} demand=tusks")
    s.stock[1] = 0
    assert why(s, "play change_in_demand") == "FA-RUNE-08"


@pytest.mark.case("FA-CASE-48")
@pytest.mark.rule("FA-RUNE-11", "FA-LOSS-01")
def test_fair_wind_sails_without_a_day():
    s = table("A.ship=norse_sea A.crew=2 A.hand=fair_wind prep=5 sail=2")
    assert why(s, "sail iceland_e") == "FA-TURN-05"
    asked_of = unwrap(run(s, "play fair_wind", "leave"))
    assert (asked_of.ask, why(s, "sail horn")) == ("wind.sail", "FA-SAIL-01")
    run(s, "sail iceland_e")
    assert (at(s, "A"), s.prep, s.sail, s.losses) == ("iceland_e", 5, 2, [])


@pytest.mark.rule("FA-RUNE-11", "FA-SAIL-04")
def test_fair_wind_keeps_to_the_weather_and_to_free_ports():
    s = table("A.ship=faeroe_bank A.crew=3 A.hand=fair_wind sail=4 B.ship=faeroes")
    run(s, "play fair_wind", "leave")
    assert why(s, "sail faeroes") == "FA-SAIL-04"
    run(s, "sail norse_sea")  # S4 against North 2
    assert (len(s.losses), pile(s)) == (1, ["fair_wind"])
    s = table("A.ship=faeroe_bank A.crew=1 A.hand=fair_wind sail=4")
    run(s, "play fair_wind", "leave", "sail norse_sea")
    assert (at(s, "A"), s.active, pile(s)) == ("winter", 1, ["fair_wind"])


@pytest.mark.case("FA-CASE-49")
@pytest.mark.rule("FA-LOSS-02", "FA-TURN-05")
def test_tireless_oars_lengthen_the_turn():
    s = table("A.ship=norse_sea A.crew=5 A.hand=tireless_oars sail=7 skulls=fish")
    run(s, "play tireless_oars", "leave")
    assert s.limit == 9
    run(s, "sail iceland_e")  # S8 against North 2: overshoot 6, skull 3 and those left of it
    assert (len(s.losses), hold(s, "A")) == (3, {"crew": 3})
    run(s, "sail norse_sea")
    assert why(s, "sail iceland_e") == "FA-TURN-05"


@pytest.mark.case("FA-CASE-54")
@pytest.mark.rule("FA-LOSS-10", "FA-RUNE-08")
def test_crew_on_a_skull_is_no_supply():
    settled = owned(FIFTEEN[:13], "A")
    s = table(f"A.ship=biscay A.hand=stranded_kinsmen sail=7 skulls=crew settled={settled}")
    assert (s.supply[0], why(s, "play stranded_kinsmen")) == (0, "FA-RUNE-08")
    run(s, "end")
    assert s.supply[0] == 1


@pytest.mark.rule("FA-REACT-19", "FA-LOAD-15")
def test_stranded_kinsmen_bring_one_or_two():
    s = table("A.ship=biscay A.crew=1 A.hand=stranded_kinsmen")
    asked_of = unwrap(run(s, "play stranded_kinsmen", "leave"))
    assert (asked_of.options, why(s, "board 0")) == (["board 1", "board 2"], "FA-REACT-19")
    run(s, "board 2")
    assert (hold(s, "A"), s.supply[0]) == ({"crew": 3}, 12)
    s = table("A.ship=biscay A.crew=2 A.cargo=fish,fish A.hand=stranded_kinsmen")
    run(s, "play stranded_kinsmen", "leave")  # one slot: no choice
    assert hold(s, "A")["crew"] == 3


@pytest.mark.rule("FA-REACT-19", "FA-LOAD-15")
def test_full_hold_brings_one_or_two_goods():
    s = table("A.ship=york A.hand=full_hold")
    before = stock(s)
    asked_of = unwrap(run(s, "play full_hold", "leave"))
    assert (asked_of.options, why(s, "done")) == (["stow tusks", "stow fish", "stow furs"], "FA-REACT-19")
    assert unwrap(run(s, "stow furs")).options == ["stow tusks", "stow fish", "stow furs", "done"]
    other = s.copy()
    run(other, "done")
    assert hold(other, "A") == {"crew": 1, "furs": 1}
    run(s, "stow fish")
    assert (hold(s, "A"), stock(s)) == (
        {"crew": 1, "furs": 1, "fish": 1},
        {**before, "furs": before["furs"] - 1, "fish": before["fish"] - 1},
    )


@pytest.mark.rule("FA-TASK-07", "FA-SAGA-12")
def test_empty_market_clears_a_port():
    s = table("A.ship=york A.hand=empty_market goods=york:fish")
    before = stock(s)["fish"]
    run(s, "play empty_market", "leave")
    assert (game.view(s, 0)["goods"], stock(s)["fish"]) == ({}, before + 1)


@pytest.mark.rule("FA-SETTLE-10", "FA-CREW-07", "FA-TASK-08")
@pytest.mark.parametrize(("die", "goods", "stays"), [(3, "", True), (4, "", False), (3, "goods=reykjanes:fish", False)])
def test_unrest_rolls_against_the_current_value(die, goods, stays):
    s = table(f"A.ship=reykjanes A.hand=unrest,berserkers settled=reykjanes:B {goods}")
    assert unwrap(run(s, "play unrest", "leave")).ask == "dice.roll"  # no attack: no windows
    run(s, f"die {die}")
    assert (("reykjanes" in game.view(s, 0)["settled"]), s.supply[1]) == (stays, 14 + (not stays))
    assert (s.dice, s.attack, hold(s, "A")) == ([], 0, {"crew": 1})


@pytest.mark.case("FA-CASE-51")
@pytest.mark.rule("FA-CREW-02", "FA-REACT-05", "FA-REACT-19")
def test_the_sea_serpent_and_the_ward_against_it():
    position = "A.ship=york A.hand=sea_serpent B.ship=biscay B.crew=1 B.cargo=fish,furs"
    s = table(position)
    run(s, "play sea_serpent", "turn clockwise")  # only B's ship is in a water space: no choice
    asked_of = unwrap(run(s, "die 4"))
    assert (asked_of.seat, asked_of.ask, asked_of.about) == (1, "serpent.lose", {"left": 2})
    assert [why(s, f"lose {piece}") for piece in ("tusks", "furs")] == ["FA-LOSS-06", None]
    run(s, "lose crew")
    assert (at(s, "B"), hold(s, "B"), s.supply[1], stock(s)["fish"]) == ("winter", {}, 15, 10)
    assert (asked(s), s.wind, s.losses) == ((0, "turn.act"), 1, [])
    s = table(f"{position} B.hand=thors_ward")
    run(s, "play sea_serpent", "turn clockwise", "play thors_ward", "leave")
    assert (hold(s, "B"), sorted(pile(s)), s.wind) == (
        {"crew": 1, "fish": 1, "furs": 1},
        ["sea_serpent", "thors_ward"],
        1,
    )
    assert (asked(s), told(s, "cancel")[0]["rune"]) == ((0, "turn.act"), "sea_serpent")


@pytest.mark.rule("FA-REACT-19", "FA-CREW-02")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (3, 2), (4, 1), (5, 1), (6, 0)])
def test_the_serpent_takes_one_two_or_all(die, left):
    s = table("A.ship=york A.hand=sea_serpent B.ship=biscay B.crew=3 C.ship=celtic C.crew=3")
    asked_of = unwrap(run(s, "play sea_serpent", "leave"))
    assert (asked_of.options, why(s, "choose A")) == (["choose B", "choose C"], "FA-RUNE-05")
    run(s, "choose B", f"die {die}")
    assert (s.crew[1], s.supply[1], at(s, "B")) == (left, 15 - left, "biscay" if left else "winter")


@pytest.mark.rule("FA-REACT-19")
def test_the_serpent_needs_a_ship_in_open_water():
    s = table("A.ship=biscay A.hand=sea_serpent B.ship=york C.ship=lion")
    run(s, "play sea_serpent", "leave")
    assert told(s, "serpent") == [{"kind": "serpent", "seat": 0, "target": 2}]


@pytest.mark.rule("FA-TASK-07", "FA-SETTLE-10", "FA-SAGA-07")
def test_the_usurper_replaces_a_settlement():
    s = table("A.ship=horn A.crew=2 A.hand=usurper settled=horn:B")
    run(s, "play usurper", "leave")
    assert (s.settled[port("horn")], s.crew[0], s.supply[1], s.tried) == (0, 1, 15, [])


@pytest.mark.rule("FA-RUNE-11", "FA-LOAD-15")
def test_thieves_take_a_good_from_a_ship_nearby():
    s = table("""A.ship=humber A.hand=thieves B.ship=york B.cargo=fish C.ship=frisian C.cargo=furs,furs""")
    asked_of = unwrap(run(s, "play thieves", "leave"))
    assert asked_of.options == ["steal B fish", "steal C furs"]
    assert why(s, "steal B furs") == "FA-RUNE-05"
    run(s, "steal C furs")
    assert (hold(s, "A"), hold(s, "C")) == ({"crew": 1, "furs": 1}, {"crew": 1, "furs": 1})
    for position in (
        "A.ship=skagerrak B.ship=denmark B.cargo=fish",
        "A.ship=humber B.ship=celtic B.cargo=fish",
        "A.ship=humber A.crew=5 B.ship=humber B.cargo=fish",
        "A.ship=humber B.crew=1",
    ):
        assert why(table(f"{position} A.hand=thieves"), "play thieves") == "FA-RUNE-08"


@pytest.mark.rule("FA-REACT-08")
def test_mutiny_costs_an_opponent_at_sea_one_of_two():
    s = table("A.hand=mutiny B.ship=biscay B.crew=2 C.ship=york C.crew=3")
    asked_of = unwrap(run(s, "play mutiny", "leave"))
    assert asked_of.options == ["choose B", "choose C"]
    run(s, "choose B")
    assert (s.crew[1], s.supply[1]) == (1, 14)
    s = table("A.hand=mutiny B.ship=denmark B.crew=2 C.ship=york C.crew=1")
    assert why(s, "play mutiny") == "FA-RUNE-08"


@pytest.mark.rule("FA-REACT-19")
def test_a_foul_omen_takes_a_random_rune_wherever_the_ship_is():
    s = table("A.ship=york A.hand=foul_omen B.ship=denmark B.hand=unrest,calm_seas C.ship=norway C.hand=fair_wind")
    run(s, "play foul_omen", "leave", "choose B")
    assert offered(s) == ["rune unrest", "rune calm_seas"]
    run(s, "rune calm_seas")
    assert (hand(s, "B"), pile(s), s.wind) == (["unrest"], ["calm_seas", "foul_omen"], 0)
    assert told(s, "omen", 2) == [{"kind": "omen", "seat": 1, "rune": "calm_seas"}]


@pytest.mark.rule("FA-REACT-19", "FA-RUNE-13")
def test_a_foul_omen_may_hit_who_sits_out():
    settled = owned(FIFTEEN, "B")
    s = table(f"A.ship=biscay A.hand=foul_omen B.hand=unrest settled={settled}")
    run(s, "play foul_omen", "leave", "rune unrest")  # the only target; chance is asked all the same
    assert hand(s, "B") == []


@pytest.mark.rule("FA-REACT-03")
def test_berserkers_add_up():
    s = table("A.ship=york A.crew=3 A.hand=berserkers,berserkers")
    run(s, "raid", "play berserkers", "leave", "play berserkers", "leave")
    assert s.might == 2
    run(s, "die 3", "treasure 2")  # 5 against 4
    assert (s.vp[0], s.might) == (2, 0)


@pytest.mark.rule("FA-REACT-03")
def test_berserkers_last_for_the_whole_attack():
    s = table("A.ship=york A.crew=3 A.hand=berserkers")
    run(s, "raid", "play berserkers", "leave", "die 3", "roll", "die 4", "treasure 2")
    assert (s.vp[0], s.crew[0]) == (2, 2)
    s = table("A.ship=reykjanes A.crew=3 A.hand=berserkers")
    run(s, "settle 2", "play berserkers", "leave", "die 3", "die 2")
    assert (s.crew[0], "reykjanes" in game.view(s, 0)["settled"]) == (1, True)


@pytest.mark.rule("FA-REACT-18", "FA-REACT-19")
def test_odins_favour_rerolls_any_dice():
    s = table("A.ship=reykjanes A.crew=4 A.hand=odins_favour")
    asked_of = unwrap(run(s, "settle 3", "pass", "die 1", "die 5", "die 2", "play odins_favour", "leave"))
    assert asked_of.options == [
        "reroll 1",
        "reroll 2",
        "reroll 1 2",
        "reroll 3",
        "reroll 1 3",
        "reroll 2 3",
        "reroll 1 2 3",
    ]
    run(s, "reroll 1 3", "die 6", "die 3")
    assert (s.crew[0], "reykjanes" in game.view(s, 0)["settled"]) == (2, True)


@pytest.mark.rule("FA-REACT-19")
def test_a_shield_wall_saves_the_crew_of_failed_dice():
    s = table("A.ship=reykjanes A.crew=3 A.hand=shield_wall")
    run(s, "settle 3", "pass", "die 1", "die 5", "die 2", "play shield_wall", "leave")
    assert (s.crew[0], "reykjanes" in game.view(s, 0)["settled"], s.shield) == (2, True, 0)
    s = table("A.ship=york A.crew=1 A.hand=shield_wall")
    run(s, "raid", "pass", "die 1", "play shield_wall", "leave")
    assert (s.crew[0], asked(s)[1]) == (1, "raid.again")
    run(s, "roll", "die 2")  # the wall stood for one roll
    assert at(s, "A") == "winter"


@pytest.mark.rule("FA-REACT-19", "FA-RUNE-08")
def test_a_shield_wall_needs_a_failed_die():
    s = table("A.ship=york A.crew=2 A.hand=shield_wall")
    asked_of = unwrap(run(s, "raid", "pass", "die 6"))
    assert (asked_of.ask, asked_of.options, why(s, "play shield_wall")) == ("rune.rolled", ["pass"], "FA-RUNE-08")


@pytest.mark.rule("FA-REACT-07")
def test_silver_tongue_pays_the_printed_value_again_and_twice_if_there_are_two():
    s = table("A.ship=york A.cargo=fish A.hand=silver_tongue,silver_tongue")
    run(s, "trade fish")
    assert s.vp[0] == 6
    run(s, "play silver_tongue", "leave", "play silver_tongue", "leave")
    assert (s.vp[0], asked(s)[1]) == (14, "turn.act")


@pytest.mark.rule("FA-REACT-03", "FA-TASK-08")
def test_reinforced_walls_raise_the_value_but_not_above_five():
    s = table("A.ship=york A.crew=3 A.hand=unrest B.ship=biscay B.hand=reinforced_walls")
    worth = s.number_to_beat(s.ships[0])
    run(s, "raid", "pass", "play reinforced_walls", "leave", "pass")  # A might avert it
    assert s.number_to_beat(s.ships[0]) == worth + 1
    assert asked(s) == (0, "rune.declared")
    run(s, "pass", "die 5", "pass")
    assert (asked(s)[1], s.crew[0]) == ("raid.again", 2)
    run(s, "stop")
    assert (s.walls, s.attack, game.view(s, 0)["attack"]) == (0, 0, None)  # only for this attack
    s = table("A.ship=rome A.crew=3 B.ship=biscay B.hand=reinforced_walls")
    assert unwrap(run(s, "raid")).ask == "dice.roll"  # five is five: nobody need be asked
    s = table("A.ship=rome A.crew=3 B.ship=biscay B.hand=reinforced_walls goods=rome:fish")
    assert unwrap(run(s, "raid")).seat == 1


@pytest.mark.rule("FA-REACT-18")
def test_lokis_trick_rerolls_one_die_of_an_opponent():
    s = table("A.ship=york A.crew=3 B.ship=biscay B.hand=lokis_trick")
    asked_of = unwrap(run(s, "raid", "pass", "die 6"))
    assert (asked_of.seat, asked_of.ask, asked_of.options) == (1, "rune.rolled", ["play lokis_trick", "pass"])
    run(s, "play lokis_trick", "leave", "die 1")
    assert (asked(s)[1], s.crew[0]) == ("raid.again", 2)
    s = table("A.ship=reykjanes A.crew=3 B.ship=biscay B.hand=lokis_trick")
    run(s, "settle 2", "pass", "die 6", "die 2", "play lokis_trick", "leave")
    assert offered(s) == ["reroll 1", "reroll 2"]
    run(s, "reroll 1", "die 3")
    assert (s.crew[0], game.view(s, 0)["settled"]) == (1, {})

"""Loading in the Wintering Zone, leaving it, and drawing runes in a Homeland."""

import pytest

import meadhall
from fire_and_axe.voyage import FIFTEEN, asked, at, hand, hold, owned, pile, stock, table, why
from optional import unwrap
from scenario import offered, run, told

HOMES = ["launch denmark", "launch norway", "launch sweden"]


@pytest.mark.case("FA-CASE-03")
@pytest.mark.rule("FA-LOAD-02", "FA-LOAD-03", "FA-LOAD-07", "FA-ERA-01")
def test_five_slots_in_the_first_era_then_out_to_a_homeland():
    s = table()
    run(s, "load crew", "load crew", "load fish", "load fish", "load tusks")
    assert (s.prep, s.sail, s.supply[0]) == (5, 0, 13)
    assert (stock(s), hold(s, "A")) == ({"fish": 8, "tusks": 10, "furs": 11}, {"crew": 2, "fish": 2, "tusks": 1})
    assert [why(s, f"load {piece}") for piece in ("crew", "fish", "furs")] == ["FA-LOAD-03"] * 3
    assert offered(s) == HOMES
    run(s, "launch sweden")
    assert (at(s, "A"), s.prep, s.sail, s.losses) == ("sweden", 5, 0, [])


@pytest.mark.case("FA-CASE-04")
@pytest.mark.rule("FA-DRAW-01", "FA-DRAW-02")
def test_a_rune_is_drawn_in_a_homeland():
    s = table("A.ship=sweden A.crew=2 A.cargo=fish,fish,tusks A.hand=unrest prep=5")
    asked_of = unwrap(run(s, "draw"))
    assert (asked_of.seat, asked_of.ask) == (meadhall.CHANCE, "rune.draw")
    run(s, "rune fair_wind")
    assert (hand(s, "A"), s.prep, s.sail) == (["unrest", "fair_wind"], 6, 0)


@pytest.mark.rule("FA-LOAD-01", "FA-LOAD-13")
@pytest.mark.parametrize(
    ("ship", "rule"),
    [("biscay", "FA-LOAD-01"), ("york", "FA-LOAD-01"), ("denmark", "FA-LOAD-13"), ("norway", "FA-LOAD-13")],
)
def test_loading_needs_the_wintering_zone(ship, rule):
    s = table(f"A.ship={ship}")
    assert {why(s, f"load {piece}") for piece in ("crew", "fish", "furs", "tusks")} == {rule}


@pytest.mark.rule("FA-LOAD-13", "FA-SAIL-07")
def test_a_homeland_reached_by_sail_loads_nothing_either():
    s = table("A.ship=skagerrak")
    run(s, "sail denmark")
    assert (why(s, "load fish"), "draw" in offered(s)) == ("FA-LOAD-13", True)


@pytest.mark.rule("FA-LOAD-03", "FA-ERA-02")
@pytest.mark.parametrize(("era", "slots"), [(1, 5), (2, 6), (3, 7)])
def test_slots_grow_with_the_eras(era, slots):
    s = table(f"era={era} A.crew=1")
    for _ in range(slots - 1):
        run(s, "load fish")
    assert (sum(hold(s, "A").values()), why(s, "load crew")) == (slots, "FA-LOAD-03")


@pytest.mark.case("FA-CASE-33")
@pytest.mark.rule("FA-LOAD-05", "FA-LOAD-10")
def test_the_last_slot_belongs_to_the_first_crewmember():
    s = table("A.cargo=fish,fish,furs,tusks prep=4")
    assert offered(s) == ["load crew"]
    assert why(s, "load furs") == "FA-LOAD-10"
    assert why(s, "launch norway") == "FA-LOAD-05"
    assert why(s, "end") == "FA-LOAD-11"
    run(s, "load crew")
    assert offered(s) == HOMES


@pytest.mark.rule("FA-LOAD-10")
def test_so_does_the_last_day_and_the_last_of_the_supply():
    s = table("prep=6 era=3 A.cargo=fish")
    assert (why(s, "load furs"), "load crew" in offered(s)) == ("FA-LOAD-10", True)
    s = table("prep=5 era=3 A.cargo=fish")
    assert "load furs" in offered(s)
    settled = owned(FIFTEEN[:14], "A")
    s = table(f"settled={settled} A.crew=1")  # the fifteenth is aboard, nobody is left ashore
    assert (why(s, "load crew"), "load fish" in offered(s)) == ("FA-LOAD-04", True)
    s = table("")
    s.supply[0] = 0  # play never comes to a ship in the Wintering Zone without crew aboard or ashore
    assert (why(s, "load fish"), offered(s)) == ("FA-LOAD-10", ["end"])


@pytest.mark.case("FA-CASE-34")
@pytest.mark.rule("FA-LOAD-04", "FA-COMP-07")
def test_what_has_run_out_cannot_be_loaded():
    furs = (
        "goods=horn:furs,york:furs,bayeux:furs,dorestad:furs,iona:furs,orkney:furs B.cargo=furs,furs,furs "
        "C.cargo=furs,furs B.ship=lion C.ship=lion"
    )
    s = table(furs)
    assert stock(s)["furs"] == 0
    assert why(s, "load furs") == "FA-LOAD-04"
    assert {"load crew", "load fish", "load tusks"} <= set(offered(s))


@pytest.mark.rule("FA-LOAD-05", "FA-LOAD-06")
def test_any_mix_will_do_as_long_as_somebody_rows():
    s = table()
    assert why(s, "launch denmark") == "FA-LOAD-05"
    run(s, "load crew")
    assert set(HOMES) <= set(offered(s))  # one piece is enough
    run(s, "launch denmark")
    assert hold(s, "A") == {"crew": 1}


@pytest.mark.rule("FA-LOAD-07")
@pytest.mark.parametrize("home", ["denmark", "norway", "sweden"])
def test_the_move_out_is_free_and_no_sail(home):
    s = table("A.crew=1 A.cargo=fish prep=1 wind=0")
    run(s, f"launch {home}")
    assert (at(s, "A"), s.prep, s.sail, s.owed, s.losses) == (home, 1, 0, 0, [])
    assert told(s, "sail") == []


@pytest.mark.rule("FA-LOAD-08")
def test_nothing_else_leads_out_of_the_wintering_zone():
    s = table("A.crew=1 A.hand=fair_wind")
    assert {why(s, f"sail {to}") for to in ("skagerrak", "norway_coast", "denmark", "york")} == {"FA-LOAD-08"}
    assert why(s, "play fair_wind") == "FA-RUNE-05"
    s = table("A.ship=denmark")
    assert why(s, "launch norway") == "FA-LOAD-08"


@pytest.mark.rule("FA-LOAD-09")
def test_who_kept_a_crewmember_may_leave_without_loading():
    s = table("A.crew=1")
    run(s, "launch norway")
    assert (at(s, "A"), s.prep) == ("norway", 0)


@pytest.mark.case("FA-CASE-36")
@pytest.mark.rule("FA-LOAD-11", "FA-LOAD-07")
def test_who_has_loaded_must_leave_who_has_not_may_stay():
    s = table()
    run(s.copy(), "end")
    run(s, "load crew")
    assert why(s, "end") == "FA-LOAD-11"
    run(s, "launch denmark", "end")
    assert asked(s)[0] == 1


@pytest.mark.case("FA-CASE-37")
@pytest.mark.rule("FA-LOAD-12", "FA-WINTER-05")
def test_going_back_to_winter_ends_the_turn():
    s = table()
    run(s, "load crew", "load crew", "load fish", "load furs", "load tusks", "launch denmark")
    assert not [text for text in offered(s) if text.startswith("load")]
    run(s, "winter")
    assert (at(s, "A"), hold(s, "A"), s.active) == ("winter", {"crew": 1}, 1)
    assert (s.supply[0], stock(s)) == (14, {"fish": 10, "tusks": 11, "furs": 11})


@pytest.mark.rule("FA-LOAD-14")
def test_pieces_cannot_be_thrown_overboard():
    s = table("A.ship=biscay A.crew=3 A.cargo=fish,furs")
    assert {text.split()[0] for text in offered(s)} == {"sail", "winter", "end"}
    assert why(s, "lose fish") == "FA-LOAD-14"
    s = table("A.crew=1 A.cargo=fish,fish,furs,furs")
    assert {text.split()[0] for text in offered(s)} == {"launch", "end"}


@pytest.mark.case("FA-CASE-39")
@pytest.mark.rule("FA-LOAD-15", "FA-LOAD-03", "FA-ERA-05")
def test_a_new_slot_is_there_for_everybody_from_the_next_loading_on():
    s = table("""A.crew=1 B.ship=york C.ship=biscay C.crew=3 C.cargo=fish,furs C.hand=stranded_kinsmen active=B
                 open=S1-D-T,S1-N-R left=12 agenda=Refill()>Act(1)>CleanUp(1)""")
    run(s, "saga S2-N-S", "end")
    assert s.era == 2
    run(s, "play stranded_kinsmen", "leave")  # C is at sea with five pieces: one slot for one more
    assert hold(s, "C")["crew"] == 4
    run(s, "end", "load crew", "load fish", "load fish", "load fish", "load furs")
    assert (sum(hold(s, "A").values()), s.prep, why(s, "load crew")) == (6, 5, "FA-LOAD-03")


@pytest.mark.rule("FA-LOAD-15")
def test_a_ship_at_sea_fills_the_new_slot_only_by_a_rune():
    s = table("era=2 A.ship=york A.crew=3 A.cargo=fish,furs A.hand=full_hold")
    assert "load fish" not in offered(s)
    assert unwrap(run(s, "play full_hold", "leave", "stow fish")).ask == "turn.act"  # there is one slot, for one good
    assert hold(s, "A") == {"crew": 3, "fish": 2, "furs": 1}
    s = table("era=1 A.ship=york A.crew=3 A.cargo=fish,furs A.hand=full_hold,stranded_kinsmen")
    assert why(s, "play full_hold") == why(s, "play stranded_kinsmen") == "FA-RUNE-08"


# Drawing


@pytest.mark.rule("FA-DRAW-01")
@pytest.mark.parametrize("ship", ["winter", "biscay", "york"])
def test_runes_are_drawn_nowhere_else(ship):
    s = table(f"A.ship={ship} A.crew=1")
    assert why(s, "draw") == "FA-DRAW-01"


@pytest.mark.rule("FA-DRAW-01")
def test_a_rune_may_be_drawn_after_sailing_home():
    s = table("A.ship=norway_coast")
    run(s, "sail norway", "draw", "rune unrest")
    assert (s.prep, s.sail, hand(s, "A")) == (1, 1, ["unrest"])


@pytest.mark.case("FA-CASE-43")
@pytest.mark.rule("FA-DRAW-03", "FA-SAIL-07")
def test_three_runes_are_the_most():
    s = table("A.ship=denmark A.hand=unrest,fair_wind,calm_seas")
    assert why(s, "draw") == "FA-DRAW-03"
    run(s, "sail skagerrak", "discard unrest", "leave", "sail denmark", "draw", "rune berserkers")
    assert (s.prep, s.sail, len(hand(s, "A")), why(s, "draw")) == (1, 2, 3, "FA-DRAW-03")


@pytest.mark.rule("FA-DRAW-04", "FA-DRAW-05")
def test_an_empty_deck_is_made_anew_when_a_rune_is_needed():
    s = table("A.ship=denmark A.hand=unrest deck=fair_wind")
    run(s, "draw", "rune fair_wind")
    assert (sum(s.deck), len(s.discard), told(s, "reshuffle")) == (0, 31, [])
    run(s, "draw")
    assert (sum(s.deck), pile(s), told(s, "reshuffle")) == (31, [], [{"kind": "reshuffle", "count": 31}])
    assert "rune unrest" not in offered(s)
    assert unwrap(s.agenda[-1].weights(s))[:2] == [3, 2]  # of the fair winds one is in a hand


@pytest.mark.rule("FA-DRAW-05")
def test_without_any_rune_nothing_can_be_drawn():
    s = table("A.ship=denmark")
    s.deck = [0] * 20
    assert why(s, "draw") == "FA-DRAW-05"


@pytest.mark.rule("FA-DRAW-06")
def test_several_draws_cost_a_day_each():
    s = table("A.ship=denmark")
    run(s, "draw", "rune unrest", "draw", "rune fair_wind", "draw", "rune mutiny")
    assert (s.prep, hand(s, "A")) == (3, ["unrest", "fair_wind", "mutiny"])


@pytest.mark.rule("FA-RUNE-12")
def test_nobody_is_ever_given_a_fourth():
    s = table("A.ship=denmark A.hand=unrest,fair_wind,mutiny agenda=Draw(0)>Act(0)>CleanUp(0)")
    assert unwrap(run(s)).ask == "turn.act"
    assert len(hand(s, "A")) == 3

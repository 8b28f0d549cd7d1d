"""Runes out of turn: who is asked when, in which order, and what it tells."""

import pytest

import meadhall
from fire_and_axe.voyage import FIFTEEN, asked, game, hand, hold, owned, pile, table, why
from meadhall.games.fire_and_axe.cards import RUNES
from meadhall.games.fire_and_axe.rules.runes import Window
from optional import unwrap
from scenario import offered, run

SETTLED = owned(FIFTEEN, "A")


def heard(s, *script):
    """Who is asked what after each answer."""
    found = []
    for text in script:
        run(s, text)
        found.append(asked(s))
    return found


@pytest.mark.rule("FA-REACT-01", "FA-RUNE-07", "FA-REACT-08")
def test_at_the_start_of_a_turn_the_others_may_use_runes():
    s = table("A.ship=biscay B.ship=york B.crew=2 B.hand=mutiny,fair_wind C.ship=rome C.crew=2 step=start round=0")
    decision = unwrap(meadhall.decide(s))
    assert (decision.seat, decision.ask, decision.about) == (1, "rune.start", {"target": "A"})
    assert decision.options == ["play mutiny", "discard mutiny", "discard fair_wind", "pass"]
    assert why(s, "play fair_wind") == "FA-REACT-08"
    run(s, "discard fair_wind", "turn clockwise")
    assert (s.wind, asked(s)) == (1, (1, "rune.start"))
    run(s, "pass")
    assert asked(s) == (0, "turn.act")


@pytest.mark.rule("FA-REACT-01", "FA-FINAL-03")
def test_the_token_is_placed_before_the_window():
    s = table("A.ship=biscay B.ship=york B.hand=fair_wind step=start round=0 left=0 holder=A open=S3-D-T era=3")
    assert (asked(s), s.placed) == ((1, "rune.start"), 1)


@pytest.mark.case("FA-CASE-45")
@pytest.mark.rule("FA-REACT-02", "FA-RUNE-07", "FA-WEATHER-07", "FA-REACT-16")
def test_between_activities_an_opponent_may_spoil_the_weather():
    s = table(
        "options=off_turn:anytime A.ship=celtic A.hand=unrest B.ship=skagerrak B.crew=3 sail=3 active=B C.ship=rome"
    )
    run(s, "sail north_sea_e")
    assert asked(s) == (0, "rune.between")
    run(s, "discard unrest", "turn anticlockwise")
    assert (s.sail, s.wind, hold(s, "B"), asked(s)) == (4, 3, {"crew": 3}, (1, "turn.act"))
    run(s, "sail humber")  # S5 against West 4
    assert (len(s.losses), hold(s, "B")) == (1, {"crew": 2})


@pytest.mark.case("FA-CASE-46")
@pytest.mark.rule("FA-REACT-10", "FA-RUNE-01")
def test_who_is_in_a_homeland_is_not_asked():
    s = table(
        "options=off_turn:anytime A.ship=norway A.hand=unrest B.ship=skagerrak B.crew=3 sail=3 active=B C.ship=rome"
    )
    run(s, "sail north_sea_e")
    assert asked(s) == (1, "turn.act")


@pytest.mark.rule("FA-REACT-02")
@pytest.mark.parametrize(
    ("position", "script"),
    [
        ("A.crew=1", ["load fish"]),
        ("A.crew=1", ["launch denmark"]),
        ("A.ship=denmark", ["draw", "rune mutiny"]),
        ("A.ship=humber", ["sail york"]),
        ("A.ship=finnmark A.crew=2 A.cargo=fish sail=2", ["sail halogaland", "lose fish"]),
        ("A.ship=york A.cargo=fish", ["trade fish"]),
        ("A.ship=york A.crew=2", ["raid", "pass", "die 1", "pass", "stop"]),
        ("A.ship=horn A.crew=2", ["settle 1", "pass", "die 6", "pass"]),
        ("A.ship=biscay A.hand=tireless_oars", ["play tireless_oars", "leave", "pass"]),
        ("A.ship=biscay A.hand=tireless_oars", ["discard tireless_oars", "leave"]),
    ],
)
def test_every_activity_is_followed_by_one_window_and_the_active_player_needs_none(position, script):
    s = table(f"options=off_turn:anytime {position} B.ship=lion B.hand=unrest")
    found = heard(s, *script)
    assert found[-1] == (1, "rune.between")
    assert [ask for _, ask in found].count("rune.between") == 1
    run(s, "pass")
    assert asked(s) == (0, "turn.act")


@pytest.mark.rule("FA-REACT-03")
def test_a_declared_attack_opens_one_window_before_the_first_roll():
    s = table("A.ship=york A.crew=4 A.hand=unrest,mutiny B.ship=biscay B.hand=fair_wind C.ship=lion C.hand=calm_seas")
    assert heard(s, "raid", "pass", "pass", "pass", "die 1", "pass", "pass", "pass", "roll") == [
        (0, "rune.declared"),
        (1, "rune.declared"),
        (2, "rune.declared"),
        (-1, "dice.roll"),
        (0, "rune.rolled"),
        (1, "rune.rolled"),
        (2, "rune.rolled"),
        (0, "raid.again"),
        (-1, "dice.roll"),
    ]


@pytest.mark.rule("FA-REACT-04")
def test_after_every_roll_and_before_anything_comes_of_it():
    s = table("A.ship=york A.crew=4 A.hand=unrest")
    run(s, "raid", "pass", "die 1")
    assert (asked(s), s.crew[0]) == ((0, "rune.rolled"), 4)
    run(s, "pass", "roll", "die 6")
    assert (asked(s), s.crew[0], game.view(s, 0)["attack"]["dice"]) == ((0, "rune.rolled"), 3, [6])
    run(s, "pass")
    assert asked(s)[1] == "treasure.reveal"


@pytest.mark.rule("FA-REACT-05", "FA-REACT-12", "FA-REACT-18")
def test_a_rune_may_be_averted_before_it_takes_effect():
    s = table("A.ship=biscay A.hand=change_in_demand B.ship=lion B.hand=thors_ward,unrest C.ship=rome C.hand=mutiny")
    assert heard(s, "play change_in_demand", "turn clockwise") == [(0, "wind.turn"), (1, "rune.avert")]
    assert offered(s) == ["play thors_ward", "pass"]
    assert why(s, "discard unrest") == "FA-REACT-08"
    # The ward turns the wind as well; nobody can hold another ward, so nobody is asked about it; C is asked no more.
    assert heard(s, "play thors_ward", "turn clockwise") == [(1, "wind.turn"), (0, "turn.act")]
    assert (game.view(s, 0)["demand"], s.wind, pile(s)) == ("fish", 2, ["thors_ward", "change_in_demand"])


@pytest.mark.rule("FA-REACT-05")
def test_a_discard_cannot_be_averted():
    s = table("A.ship=biscay A.hand=unrest B.ship=lion B.hand=thors_ward")
    assert heard(s, "discard unrest", "leave") == [(0, "wind.turn"), (0, "turn.act")]


@pytest.mark.rule("FA-REACT-12")
def test_the_last_rune_takes_effect_first_and_a_ward_may_meet_a_ward():
    s = table("A.ship=biscay A.hand=tireless_oars B.ship=lion B.hand=thors_ward")
    run(s, "play tireless_oars", "leave", "play thors_ward", "leave")
    assert (pile(s), s.limit) == (["thors_ward", "tireless_oars"], 7)  # put away in the order of their end
    # With a second ward in the game (there is one) the windows would nest: the upper one cancels the lower.
    s = table(
        "A.ship=biscay table=tireless_oars,thors_ward warded=1 B.ship=lion "
        "agenda=Effect(1)>RuneWindow(0,3,0)>Effect(0)>Act(0)>CleanUp(0)"
    )
    assert (asked(s), s.limit, pile(s), s.warded) == ((0, "turn.act"), 9, ["thors_ward", "tireless_oars"], 0)


@pytest.mark.rule("FA-REACT-06", "FA-LOSS-01")
def test_only_the_player_who_takes_the_loss_is_asked_to_avert_it():
    s = table("A.ship=norway_coast A.crew=3 sail=2 B.ship=biscay B.hand=calm_seas C.ship=lion C.hand=calm_seas")
    assert heard(s, "sail halogaland") == [(0, "turn.act")]
    assert len(s.losses) == 1
    s = table("A.ship=norway_coast A.crew=3 A.hand=calm_seas sail=2 B.ship=biscay B.hand=calm_seas")
    assert heard(s, "sail halogaland") == [(0, "rune.loss")]
    assert game.position(game.from_position(game.position(s))) == game.position(s)  # it can be kept and opened there
    assert heard(s, "pass") == [(0, "turn.act")]


@pytest.mark.case("FA-CASE-87")
@pytest.mark.rule("FA-REACT-06", "FA-REACT-08", "FA-REACT-15", "FA-WEATHER-07")
def test_calm_seas_and_the_wind_it_turns():
    position = "A.ship=norway_coast A.crew=3 A.hand=calm_seas,unrest sail=2"
    s = table(position)
    assert heard(s, "sail halogaland") == [(0, "rune.loss")]
    assert why(s, "discard unrest") == "FA-REACT-08"
    run(s, "play calm_seas", "turn clockwise")
    assert (s.losses, s.owed, s.wind, asked(s)) == ([], 0, 1, (0, "turn.act"))
    run(s, "sail finnmark")  # S4 against 3
    run(s, "pass")
    assert len(s.losses) == 1
    s = table(f"{position} B.ship=biscay B.hand=thors_ward")
    run(s, "sail halogaland", "play calm_seas", "turn clockwise", "play thors_ward", "leave")
    assert (s.wind, s.owed, asked(s)) == (1, 1, (0, "rune.loss"))  # still counted against North 2
    run(s, "pass")
    assert (len(s.losses), hold(s, "A"), asked(s)) == (1, {"crew": 2}, (0, "turn.act"))


@pytest.mark.rule("FA-REACT-09", "FA-REACT-10", "FA-REACT-13", "FA-REACT-14", "FA-RUNE-03", "FA-RUNE-04")
@pytest.mark.parametrize("rune", RUNES)
def test_a_window_says_of_every_rune_why_it_cannot_be_played_or_discarded(rune):
    s = table("A.ship=norway_coast A.crew=3 A.hand=calm_seas sail=2")
    run(s, "sail halogaland")
    assert asked(s) == (0, "rune.loss")
    held = rune == "calm_seas"
    assert why(s, f"play {rune}") == (None if held else "FA-RUNE-03")
    assert why(s, f"discard {rune}") == ("FA-REACT-08" if held else "FA-RUNE-04")


@pytest.mark.rule("FA-TURN-02", "FA-END-01", "FA-LOAD-05", "FA-LOAD-08")
@pytest.mark.parametrize(
    ("position", "rule"),
    [("", "FA-LOAD-05"), ("A.ship=york A.crew=1", "FA-LOAD-08"), ("A.ship=norway A.crew=1", "FA-LOAD-08")],
)
def test_whichever_homeland_is_named_the_launch_is_barred_alike(position, rule):
    s = table(position)
    assert [why(s, f"launch {home}") for home in ("norway", "sweden", "denmark")] == [rule] * 3


@pytest.mark.rule("FA-REACT-06")
def test_only_who_must_cover_is_asked_and_nobody_in_a_homeland():
    s = table("A.ship=halogaland A.crew=3 sail=2 B.ship=biscay B.hand=calm_seas")
    run(s, "sail finnmark")
    assert (asked(s), len(s.losses)) == ((0, "turn.act"), 1)
    s = table("A.ship=norway_coast A.crew=3 sail=2 A.hand=calm_seas")
    run(s, "sail norway")
    assert (asked(s), len(s.losses)) == ((0, "turn.act"), 1)


@pytest.mark.rule("FA-REACT-07")
def test_only_the_trader_is_asked_after_a_trade_and_sagas_come_first():
    s = table("""A.ship=orkney A.cargo=furs A.hand=unrest B.ship=lion B.hand=silver_tongue goods=caithness:fish
                 open=S1-N-T""")
    asked_of = unwrap(run(s, "trade furs"))
    assert asked_of.ask == "saga.draw"
    run(s, "saga S1-N-R")
    while asked(s)[1] == "saga.draw":
        run(s, offered(s)[0])
    assert (asked(s), offered(s)) == ((0, "rune.trade"), ["pass"])
    assert game.position(game.from_position(game.position(s))) == game.position(s)  # it can be kept and opened there
    run(s, "pass")
    assert asked(s) == (0, "turn.act")


@pytest.mark.case("FA-CASE-52")
@pytest.mark.rule("FA-REACT-09")
def test_offers_go_clockwise_and_begin_anew_after_a_rune():
    s = table("""players=4 A.ship=biscay B.ship=york B.hand=unrest,mutiny C.ship=rome C.hand=calm_seas,fair_wind
                 D.ship=lion D.hand=usurper step=start round=0""")
    assert asked(s) == (1, "rune.start")
    assert heard(s, "pass", "discard calm_seas", "leave", "pass", "pass", "pass") == [
        (2, "rune.start"),
        (2, "wind.turn"),
        (1, "rune.start"),
        (2, "rune.start"),
        (3, "rune.start"),
        (0, "turn.act"),
    ]


@pytest.mark.rule("FA-REACT-09")
def test_the_attacker_is_offered_first_then_clockwise():
    s = table("""players=4 active=C C.ship=york C.crew=3 C.hand=unrest D.ship=lion D.hand=fair_wind A.ship=biscay
                 A.hand=calm_seas B.ship=rome B.hand=mutiny""")
    assert heard(s, "raid", "pass", "pass", "pass") == [
        (2, "rune.declared"),
        (3, "rune.declared"),
        (0, "rune.declared"),
        (1, "rune.declared"),
    ]


@pytest.mark.rule("FA-REACT-10")
@pytest.mark.parametrize(
    ("more", "who"),
    [
        ("B.hand=unrest", [1]),
        ("", []),
        ("B.hand=unrest B.ship=denmark", []),
        ("B.hand=unrest options=conflict:off", []),
        ("B.hand=unrest discard=reinforced_walls", []),
    ],
)
def test_who_is_asked_hangs_on_what_everybody_can_see(more, who):
    position = f"A.ship=york A.crew=2 {more}" + ("" if "B.ship" in more else " B.ship=biscay")
    s = table(position)
    run(s, "raid")
    assert [asked(s)[0]] == (who or [-1])


@pytest.mark.rule("FA-REACT-10", "FA-REACT-14")
def test_nobody_is_asked_about_their_own_rune():
    s = table("A.ship=biscay A.hand=tireless_oars,unrest B.ship=denmark B.hand=thors_ward C.ship=rome")
    assert heard(s, "play tireless_oars", "leave") == [(0, "wind.turn"), (0, "turn.act")]


@pytest.mark.case("FA-CASE-88")
@pytest.mark.rule("FA-RUNE-13", "FA-REACT-10", "FA-CREW-07")
def test_who_sits_out_is_asked_in_no_window_until_a_settlement_comes_back():
    s = table(
        f"settled={SETTLED} A.hand=fair_wind active=B B.ship=faeroes B.crew=2 B.hand=unrest,berserkers "
        f"C.ship=lion "
        "step=start"
    )
    assert asked(s) == (1, "turn.act")
    for seat in (1, 2, None):
        first = game.view(s, seat)["players"][0]
        assert (first["sits_out"], first["rune_count"], first["runes"]) == (True, 1, None)
    run(s, "play unrest", "leave", "die 6")
    assert (s.supply[0], game.view(s, 1)["players"][0]["sits_out"]) == (1, False)
    run(s, "settle 1")
    assert heard(s, "pass") == [(0, "rune.declared")]
    run(s, "pass", "die 6", "pass", "pass", "end")
    assert asked(s) == (0, "rune.start")


@pytest.mark.rule("FA-REACT-13")
def test_passing_is_always_possible_when_asked_out_of_turn():
    windows = [frame for frame in game.frames.values() if issubclass(frame, Window) and frame.ask]
    assert len(windows) == 7
    s = table("A.ship=biscay B.ship=york B.hand=fair_wind step=start round=0")
    assert offered(s)[-1] == "pass"
    run(s, "pass")
    assert asked(s) == (0, "turn.act")


@pytest.mark.rule("FA-REACT-14")
@pytest.mark.parametrize("held", ["berserkers", "odins_favour", "shield_wall", "unrest"])
def test_to_the_others_every_hand_looks_alike(held):
    s = unwrap(table(f"A.ship=york A.crew=3 A.hand={held} B.ship=biscay"))
    seen = []
    for text in ("raid", "pass", "die 1", "pass"):
        run(s, text)
        seen.append((asked(s), game.view(s, 1), [event.fields_for(1) for event in unwrap(s.log)]))
    assert [who for who, _, _ in seen] == [
        (0, "rune.declared"),
        (-1, "dice.roll"),
        (0, "rune.rolled"),
        (0, "raid.again"),
    ]
    other = unwrap(table("A.ship=york A.crew=3 A.hand=fair_wind B.ship=biscay"))
    for number, text in enumerate(("raid", "pass", "die 1", "pass")):
        run(other, text)
        view = game.view(other, 1)
        assert {**view, "runes": None} == {**seen[number][1], "runes": None}
        assert [event.fields_for(1) for event in unwrap(other.log)] == seen[number][2]


@pytest.mark.rule("FA-REACT-15")
def test_a_rune_in_an_attack_turns_the_wind_as_well():
    s = table("A.ship=york A.crew=3 A.hand=berserkers")
    run(s, "raid", "play berserkers", "turn anticlockwise")
    assert (s.wind, s.might) == (3, 1)


@pytest.mark.rule("FA-REACT-16", "FA-RUNE-07")
@pytest.mark.parametrize(("option", "start", "between"), [("reactions", 1, 0), ("anytime", 1, 2), ("own_turn", 0, 0)])
def test_the_table_chooses_when_runes_may_be_used_out_of_turn(option, start, between):
    s = table(
        f"options=off_turn:{option} A.ship=biscay A.crew=3 A.hand=unrest B.ship=rome B.hand=calm_seas "
        f"step=start round=0"
    )
    asks = []
    for text in ("sail celtic", "discard unrest", "leave", "end"):
        while asked(s)[0] == 1:
            asks.append(asked(s)[1])
            run(s, "pass")
        run(s, text)
    assert (asks.count("rune.start"), asks.count("rune.between")) == (start, between)
    s = table(f"options=off_turn:{option} A.ship=york A.crew=3 B.ship=rome B.hand=calm_seas")
    assert heard(s, "raid", "pass", "die 1") == [(1, "rune.declared"), (-1, "dice.roll"), (1, "rune.rolled")]


@pytest.mark.rule("FA-REACT-17")
def test_in_ones_own_turn_runes_are_an_ordinary_choice():
    s = table("""A.ship=york A.crew=2 A.hand=tireless_oars,empty_market,mutiny goods=york:fish B.ship=rome B.crew=2
                 C.ship=lion""")
    runes = [text for text in offered(s) if text.startswith(("play", "discard"))]
    assert runes == [f"{verb} {rune}" for verb in ("play", "discard") for rune in hand(s, "A")]


@pytest.mark.rule("FA-REACT-18")
def test_targets_are_chosen_after_the_window():
    s = table("A.ship=york A.hand=mutiny B.ship=biscay B.crew=2 B.hand=unrest C.ship=lion C.crew=2")
    assert heard(s, "play mutiny", "leave", "pass") == [(0, "wind.turn"), (1, "rune.avert"), (0, "mutiny.aim")]


@pytest.mark.rule("FA-REACT-18")
def test_after_a_reroll_the_same_window_goes_round_again():
    s = table("A.ship=york A.crew=3 A.hand=odins_favour,odins_favour B.ship=biscay B.hand=lokis_trick")
    run(s, "raid", "pass", "pass", "die 1")
    assert heard(
        s, "play odins_favour", "leave", "pass", "die 6", "pass", "play lokis_trick", "leave", "pass", "die 2", "pass"
    ) == [
        (0, "wind.turn"),
        (1, "rune.avert"),
        (-1, "dice.roll"),
        (0, "rune.rolled"),
        (1, "rune.rolled"),
        (1, "wind.turn"),
        (0, "rune.avert"),
        (-1, "dice.roll"),
        (0, "rune.rolled"),
        (0, "raid.again"),
    ]
    assert s.crew[0] == 2


@pytest.mark.rule("FA-REACT-19")
@pytest.mark.parametrize("script", [["winter"], ["raid", "pass", "die 1", "pass"]])
def test_nobody_is_asked_after_wintering_or_losing_the_ship(script):
    s = table("options=off_turn:anytime A.ship=york A.crew=1 B.ship=lion B.hand=unrest C.ship=rome")
    run(s, *script)
    assert asked(s) == (1, "turn.act")  # B's own turn, and C has no rune


@pytest.mark.rule("FA-RUNE-07", "FA-TURN-01", "FA-REACT-01")
def test_at_the_start_of_a_turn_each_other_captain_is_asked_once_and_all_again_after_a_rune():
    s = table(
        "A.ship=biscay A.hand=unrest B.ship=york B.hand=mutiny,fair_wind C.ship=rome C.hand=calm_seas "
        "step=start round=0"
    )
    assert asked(s) == (1, "rune.start")
    assert heard(s, "pass", "pass") == [(2, "rune.start"), (0, "turn.act")]
    s = table(
        "A.ship=biscay A.hand=unrest B.ship=york B.hand=mutiny C.ship=rome C.hand=calm_seas,fair_wind "
        "step=start round=0"
    )
    run(s, "pass", "discard calm_seas", "turn clockwise")
    assert asked(s) == (1, "rune.start")
    assert heard(s, "pass", "pass") == [(2, "rune.start"), (0, "turn.act")]


@pytest.mark.rule("FA-RUNE-07", "FA-RUNE-05", "FA-REACT-02", "FA-TURN-06")
def test_between_activities_each_other_captain_is_asked_once():
    s = table(
        "options=off_turn:anytime A.ship=biscay A.crew=2 A.hand=unrest B.ship=york B.hand=mutiny C.ship=rome "
        "C.hand=calm_seas"
    )
    assert heard(s, "sail celtic", "pass", "pass") == [(1, "rune.between"), (2, "rune.between"), (0, "turn.act")]

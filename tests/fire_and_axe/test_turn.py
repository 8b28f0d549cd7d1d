"""A turn: activities in any order, Days, and how it ends."""

import pytest

import meadhall
from fire_and_axe.voyage import asked, at, begin, game, hold, pile, stock, table, why
from optional import unwrap
from scenario import offered, run, told


@pytest.mark.rule("FA-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_pass_clockwise_from_the_first(players):
    s = begin(players, first="B", off_turn="own_turn", round_cap=3)
    while meadhall.decide(s):
        run(s, "end")
    order = [event["seat"] for event in told(s, "turn")]
    assert order == [(1 + turn) % players for turn in range(3 * players)]


@pytest.mark.rule("FA-TURN-02", "FA-TURN-06", "FA-TURN-08")
def test_activities_mix_freely_and_one_is_finished_before_the_next():
    s = table("A.ship=humber A.crew=3 A.cargo=fish,furs A.hand=calm_seas,tireless_oars")
    for answer, ask in (
        ("sail york", "turn.act"),
        ("trade furs", "rune.trade"),
        ("pass", "turn.act"),
        ("discard calm_seas", "wind.turn"),
        ("leave", "turn.act"),
        ("sail humber", "turn.act"),
        ("sail lincoln", "turn.act"),
        ("play tireless_oars", "wind.turn"),
        ("leave", "turn.act"),
        ("trade fish", "turn.act"),
        ("sail humber", "turn.act"),
        ("end", "turn.act"),
    ):
        assert asked(s)[0] == 0
        run(s, answer)
        assert asked(s)[1] == ask, answer
    assert s.vp[0] == 4 + 3 + 2
    assert asked(s) == (1, "turn.act")
    assert unwrap(game.why(s, 0, "end")).rule == "FA-TURN-08"


@pytest.mark.rule("FA-TURN-03", "FA-TURN-04")
def test_each_action_uses_one_day_of_its_slider():
    s = table("A.crew=1")
    days = []
    for answer in (
        "load fish",
        "load crew",
        "launch denmark",
        "draw",
        "rune unrest",
        "sail skagerrak",
        "sail north_sea_e",
    ):
        run(s, answer)
        days.append((s.prep, s.sail))
    assert days == [(1, 0), (2, 0), (2, 0), (3, 0), (3, 0), (3, 1), (3, 2)]


@pytest.mark.rule("FA-TURN-05", "FA-TURN-06")
def test_after_seven_days_only_free_things_are_left():
    s = table("A.ship=york A.crew=2 A.cargo=fish A.hand=calm_seas prep=3 sail=4")
    assert offered(s) == ["trade fish", "raid", "discard calm_seas", "winter", "end"]
    assert why(s, "sail humber") == "FA-TURN-05"
    s = table("A.ship=denmark prep=3 sail=4")
    assert offered(s) == ["winter", "end"]
    assert why(s, "draw") == why(s, "sail skagerrak") == "FA-TURN-05"
    s = table("A.crew=1 limit=9 prep=7 era=3")
    assert "load fish" in offered(s)
    s = table("A.crew=1 prep=7")
    assert why(s, "load fish") == "FA-TURN-05"


@pytest.mark.rule("FA-TURN-07")
def test_days_need_not_be_used_and_are_not_kept():
    s = table("A.ship=biscay B.ship=york C.ship=rome")
    run(s, "end", "end", "end")
    assert (asked(s)[0], game.view(s, 0)["days"]) == (0, {"prep": 0, "sail": 0, "limit": 7})
    run(s, "sail celtic", "sail biscay", "sail celtic", "sail biscay", "sail celtic")
    assert (s.prep + s.sail, s.limit) == (5, 7)


@pytest.mark.rule("FA-TURN-08")
def test_nothing_else_can_be_done_while_something_is_pending():
    s = table("A.ship=bayeux A.crew=3 A.cargo=fish")
    run(s, "raid", "die 1")
    assert offered(s) == ["roll", "stop"]
    for text in ("sail channel", "trade fish", "end"):
        assert why(s, text) == "FA-RAID-06"
    assert why(s, "sail across") == "answer-unknown"


@pytest.mark.rule("FA-END-01", "FA-END-02")
def test_a_declared_end_leaves_the_ship_where_it_is():
    s = table("A.ship=york A.crew=2 A.cargo=fish")
    run(s, "end")
    assert (at(s, "A"), hold(s, "A"), s.active) == ("york", {"fish": 1, "crew": 2}, 1)


@pytest.mark.case("FA-CASE-61")
@pytest.mark.rule("FA-END-03", "FA-END-05", "FA-LOSS-04")
def test_the_clean_up_returns_what_lies_on_skulls():
    s = table("A.ship=halogaland A.crew=2 prep=2 sail=5 skulls=furs,crew tried=horn B.ship=norway_coast B.crew=3")
    before = stock(s)["furs"], s.supply[0]
    run(s, "end")
    assert (stock(s)["furs"], s.supply[0]) == (before[0] + 1, before[1] + 1)
    assert (s.prep, s.sail, s.losses, s.tried, s.limit) == (0, 0, [], [], 7)
    run(s, "sail halogaland", "sail norway_coast", "sail halogaland")  # the third Day: the same skull anew
    assert (len(s.losses), hold(s, "B")) == (1, {"crew": 2})


@pytest.mark.rule("FA-END-04", "FA-END-01")
@pytest.mark.parametrize("script", [["winter"], ["raid", "die 1"]])
def test_the_clean_up_comes_however_the_turn_ended(script):
    s = table("A.ship=york sail=5 prep=1 skulls=fish,crew limit=9")
    run(s, *script)
    assert (s.active, s.prep, s.sail, s.losses, s.limit, s.over) == (1, 0, 0, [], 7, 0)
    assert (s.supply[0] + s.crew[0], stock(s)["fish"]) == (15, 10)


@pytest.mark.rule("FA-END-05")
def test_what_counted_for_the_turn_is_forgotten():
    s = table("A.ship=york A.crew=3 A.cargo=fish A.hand=tireless_oars B.ship=biscay C.ship=rome")
    run(s, "play tireless_oars", "leave", "trade fish")
    assert (why(s, "raid"), s.limit) == ("FA-TASK-02", 9)
    run(s, "end", "end", "end")
    assert (asked(s)[0], s.limit, s.tried) == (0, 7, [])
    assert "raid" in offered(s)


@pytest.mark.rule("FA-SAIL-10")
def test_the_next_turn_starts_where_the_ship_stands():
    s = table("A.ship=biscay B.ship=york C.ship=rome")
    run(s, "sail celtic", "end", "end", "end")
    assert (asked(s)[0], at(s, "A")) == (0, "celtic")
    assert "sail erin" in offered(s)


@pytest.mark.rule("FA-REACT-11")
def test_a_declared_end_opens_no_window():
    s = table("options=off_turn:anytime A.ship=biscay B.ship=lion B.hand=calm_seas C.ship=rome")
    run(s, "end")
    assert asked(s) == (1, "turn.act")  # C has no rune, and B is now the active player
    assert pile(s) == []

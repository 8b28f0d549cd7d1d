"""Raids and settling."""

import pytest

from fire_and_axe.voyage import asked, at, game, hold, port, stock, table, why
from meadhall.games.fire_and_axe.cards import SAGA_OF
from optional import unwrap
from scenario import offered, run, told


@pytest.mark.case("FA-CASE-15")
@pytest.mark.rule("FA-RAID-03", "FA-RAID-04", "FA-RAID-05", "FA-RAID-06")
def test_the_raid_on_bayeux():
    s = table("A.ship=bayeux A.crew=4")
    asked_of = unwrap(run(s, "raid", "die 4"))
    assert (asked_of.ask, asked_of.options) == ("raid.again", ["roll", "stop"])
    assert (hold(s, "A"), s.supply[0]) == ({"crew": 3}, 12)
    run(s, "roll", "die 5", "treasure 5")
    assert (s.vp[0], hold(s, "A"), asked(s)[1]) == (5, {"crew": 3}, "turn.act")
    assert game.view(s, 1)["players"][0]["towns"] == ["bayeux"]
    assert "bayeux" not in game.view(s, 1)["towns"]


@pytest.mark.case("FA-CASE-16")
@pytest.mark.rule("FA-RAID-02", "FA-RAID-08", "FA-CREW-01")
def test_the_raid_on_rome():
    s = table("A.ship=rome A.crew=2 A.cargo=fish goods=rome:furs")
    before = stock(s)["fish"]
    asked_of = unwrap(run(s, "raid", "die 1"))
    assert asked_of.about == {"port": "rome", "value": 4, "left": 2}
    run(s, "roll", "die 4")
    assert (at(s, "A"), hold(s, "A"), stock(s)["fish"], s.supply[0]) == ("winter", {}, before + 1, 15)
    assert (s.active, "rome" in game.view(s, 0)["towns"]) == (1, True)


@pytest.mark.case("FA-CASE-66")
@pytest.mark.rule("FA-RAID-01", "FA-RAID-02")
@pytest.mark.parametrize(("die", "won"), [(1, False), (2, True)])
def test_a_good_makes_a_port_weaker_and_no_town_no_raid(die, won):
    s = table("A.ship=lindisfarne A.crew=2 goods=lindisfarne:fish")
    assert told(s, "raid") == []
    run(s, "raid", f"die {die}")
    assert told(s, "raid")[0]["value"] == 1
    assert (asked(s)[1] == "treasure.reveal") == won
    s = table("A.ship=horn A.crew=2")
    assert why(s, "raid") == "FA-RAID-01"
    s = table("A.ship=bayeux A.crew=2 raided=bayeux:B")
    assert why(s, "raid") == "FA-RAID-01"


@pytest.mark.rule("FA-RAID-03")
@pytest.mark.parametrize("goods", ["", "goods=bayeux:fish"])
@pytest.mark.parametrize("die", range(1, 7))
def test_only_more_than_the_value_wins(die, goods):
    s = table(f"A.ship=bayeux A.crew=3 {goods}")
    run(s, "raid", f"die {die}")
    assert (asked(s)[1] == "treasure.reveal") == (die > (3 if goods else 4))


@pytest.mark.rule("FA-RAID-03", "FA-SETTLE-04", "FA-INFO-04")
@pytest.mark.parametrize(
    ("position", "script", "hits"),
    [
        ("A.ship=bayeux", ["raid"], [5, 6]),
        ("A.ship=bayeux goods=bayeux:fish", ["raid"], [4, 5, 6]),
        ("A.ship=bayeux A.hand=berserkers", ["raid", "play berserkers", "leave"], [4, 5, 6]),
        ("A.ship=reykjanes", ["settle 1"], [4, 5, 6]),
    ],
)
def test_everybody_is_told_which_faces_hit_and_those_do(position, script, hits):
    for die in range(1, 7):
        s = table(f"A.crew=3 {position}")
        run(s, *script)
        assert [game.view(s, seat)["attack"]["hits"] for seat in (0, 1, None)] == [hits] * 3
        run(s, f"die {die}")
        assert (not told(s, "fall")) == (die in hits)


@pytest.mark.rule("FA-RAID-06", "FA-RAID-07", "FA-RAID-10")
def test_three_rolls_at_most_and_breaking_off_in_between():
    s = table("A.ship=york A.crew=5")
    assert unwrap(run(s, "raid", "die 1")).about["left"] == 2
    assert unwrap(run(s, "roll", "die 2")).about["left"] == 1
    assert offered(s) == ["roll", "stop"]
    run(s, "roll", "die 3")
    assert (asked(s)[1], hold(s, "A"), s.attack) == ("turn.act", {"crew": 2}, 0)
    for script in (["raid", "die 1", "stop"], ["raid", "die 1", "roll", "die 1", "stop"]):
        s = table("A.ship=york A.crew=5")
        run(s, *script)
        assert (asked(s), hold(s, "A")["crew"]) == ((0, "turn.act"), 5 - script.count("die 1"))


@pytest.mark.rule("FA-RAID-09")
def test_one_crewmember_one_roll():
    s = table("A.ship=york A.crew=1")
    run(s, "raid", "die 4")
    assert (at(s, "A"), s.active) == ("winter", 1)
    s = table("A.ship=york A.crew=1")
    run(s, "raid", "die 5", "treasure 2")
    assert (s.vp[0], hold(s, "A"), s.active) == (2, {"crew": 1}, 0)


@pytest.mark.rule("FA-RAID-11")
def test_a_raid_opens_the_region_but_not_that_port_this_turn():
    s = table("A.ship=lubech A.crew=4")
    assert why(s, "settle 1") == "FA-SETTLE-01"
    run(s, "raid", "die 6", "treasure 2")
    assert why(s, "settle 1") == "FA-TASK-02"
    run(s, "sail dnieper_m", "sail kiev")
    assert "settle 3" in offered(s)


@pytest.mark.rule("FA-RAID-12")
def test_the_good_stays_after_the_raid():
    s = table("A.ship=bayeux A.crew=2 goods=bayeux:furs")
    run(s, "raid", "die 6", "treasure 2")
    assert game.view(s, 0)["goods"] == {"bayeux": "furs"}


# Settle


@pytest.mark.rule("FA-SETTLE-01")
@pytest.mark.parametrize(
    ("ship", "more", "rule"),
    [
        ("lubech", "", "FA-SETTLE-01"),
        ("kiev", "", "FA-SETTLE-01"),
        ("kiev", "raided=lubech:B", None),
        ("horn", "settled=horn:B", "FA-SETTLE-10"),
        ("horn", "settled=horn:A", "FA-SETTLE-10"),
        ("horn", "", None),
    ],
)
def test_where_one_may_settle(ship, more, rule):
    s = table(f"A.ship={ship} A.crew=2 {more}")
    assert why(s, "settle 1") == rule


@pytest.mark.rule("FA-SETTLE-02", "FA-REGION-02")
@pytest.mark.parametrize(
    ("ship", "more", "rule"),
    [
        ("rome", "", "FA-SETTLE-01"),
        ("rome", "raided=rome:B", None),
        ("balearics", "", None),
        ("london", "", "FA-SETTLE-01"),
        ("london", "raided=london:C", None),
    ],
)
def test_independent_ports_look_at_themselves_alone(ship, more, rule):
    s = table(f"A.ship={ship} A.crew=2 {more}")
    assert why(s, "settle 1") == rule


@pytest.mark.rule("FA-SETTLE-03")
@pytest.mark.parametrize(("crew", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_one_to_three_dice_and_no_more_than_crew(crew, most):
    s = table(f"A.ship=horn A.crew={crew}")
    assert [text for text in offered(s) if "settle" in text] == [f"settle {n}" for n in range(1, most + 1)]
    assert {why(s, f"settle {n}") for n in (0, *range(most + 1, 8))} == {"FA-SETTLE-03"}
    run(s, f"settle {most}", *["die 1"] * (most - 1))
    assert asked(s)[1] == "dice.roll"  # all are rolled before anything comes of them
    assert hold(s, "A") == {"crew": crew}


@pytest.mark.case("FA-CASE-67")
@pytest.mark.rule("FA-SETTLE-03", "FA-SETTLE-05", "FA-SETTLE-13")
def test_a_failed_attempt_costs_its_dice_and_uses_the_port():
    s = table("A.ship=reykjanes A.crew=5")
    assert [why(s, f"settle {n}") for n in (0, 4)] == ["FA-SETTLE-03"] * 2
    run(s, "settle 1", "die 2")
    assert (hold(s, "A"), s.supply[0], why(s, "settle 1"), asked(s)) == ({"crew": 4}, 11, "FA-TASK-02", (0, "turn.act"))


@pytest.mark.rule("FA-SETTLE-04", "FA-SETTLE-05", "FA-SETTLE-06")
def test_the_settlement_of_kiev():
    s = table("A.ship=kiev A.crew=4 raided=lubech:A goods=kiev:fish")  # 4, less one for the good
    run(s, "settle 3", "die 2", "die 4", "die 6")
    assert (hold(s, "A"), s.supply[0], game.view(s, 1)["settled"]) == ({"crew": 2}, 12, {"kiev": 0})


@pytest.mark.case("FA-CASE-69")
@pytest.mark.rule("FA-SETTLE-07", "FA-SETTLE-09", "FA-SAGA-06", "FA-CREW-04")
def test_the_last_crewmember_may_stay_aboard_or_settle():
    s = table("A.ship=reykjanes A.crew=2 A.cargo=fish settled=hvarf:B,vinland:C open=S3-N-S era=3")
    asked_of = unwrap(run(s, "settle 2", "die 6", "die 1"))
    assert (asked_of.ask, asked_of.options, s.supply[0]) == ("settle.place", ["place", "refuse"], 14)
    kept = s.copy()
    run(kept, "refuse")
    assert (hold(kept, "A"), kept.settled[port("reykjanes")], asked(kept)) == (
        {"crew": 1, "fish": 1},
        -1,
        (0, "turn.act"),
    )
    assert (why(kept, "settle 1"), kept.won[SAGA_OF["S3-N-S"]]) == ("FA-TASK-02", -1)
    run(s, "place")
    while asked(s)[1] == "saga.draw":
        run(s, offered(s)[0])
    assert (s.settled[port("reykjanes")], at(s, "A"), hold(s, "A"), s.active) == (0, "winter", {}, 1)
    assert (s.won[SAGA_OF["S3-N-S"]], s.vp[0]) == (0, 5)


@pytest.mark.case("FA-CASE-70")
@pytest.mark.rule("FA-SETTLE-06", "FA-SETTLE-08")
def test_several_successes_one_settlement_and_no_refusing():
    s = table("A.ship=reykjanes A.crew=3")
    assert unwrap(run(s, "settle 3", "die 5", "die 5", "die 6")).ask == "turn.act"
    assert (hold(s, "A"), game.view(s, 0)["settled"]) == ({"crew": 2}, {"reykjanes": 0})


@pytest.mark.rule("FA-SETTLE-09", "FA-CREW-01")
def test_losing_all_crew_ends_the_turn():
    s = table("A.ship=reykjanes A.crew=2 A.cargo=fish")
    run(s, "settle 2", "die 3", "die 1")
    assert (at(s, "A"), hold(s, "A"), s.active, game.view(s, 0)["settled"]) == ("winter", {}, 1, {})


@pytest.mark.rule("FA-SETTLE-10")
def test_a_settlement_is_for_good():
    s = table("A.ship=horn A.crew=3 settled=horn:B")
    assert [why(s, text) for text in ("settle 3", "raid")] == ["FA-SETTLE-10", "FA-RAID-01"]
    s = table("A.ship=horn A.crew=3 settled=horn:B A.hand=unrest")
    run(s, "play unrest", "leave", "die 6")  # but a rune may say otherwise
    assert game.view(s, 0)["settled"] == {}


@pytest.mark.rule("FA-SETTLE-11")
def test_neighbours_do_not_hinder():
    s = table("A.ship=horn A.crew=2 B.ship=langanes settled=reykjanes:C goods=horn:fish")
    assert "settle 2" in offered(s)


@pytest.mark.rule("FA-SETTLE-12")
def test_settlements_pay_only_at_the_end():
    s = table("A.ship=horn A.crew=3")
    run(s, "settle 1", "die 6")
    assert (s.vp, game.view(s, 0)["players"][0]["final"]["settlements"]) == ([0, 0, 0], 2)


@pytest.mark.rule("FA-SETTLE-13")
def test_one_roll_an_attempt():
    s = table("A.ship=horn A.crew=4")
    assert unwrap(run(s, "settle 2", "die 1", "die 2")).ask == "turn.act"
    assert why(s, "settle 1") == "FA-TASK-02"

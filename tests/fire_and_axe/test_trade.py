"""Tasks in general, regions, and trade."""

import pytest

from fire_and_axe.voyage import game, hold, port, stock, table, why
from optional import unwrap
from scenario import offered, run, told


def tasks(s):
    return [text for text in offered(s) if text.split()[0] in ("trade", "raid", "settle")]


@pytest.mark.rule("FA-TASK-01")
@pytest.mark.parametrize("ship", ["winter", "denmark", "humber", "norway"])
def test_tasks_are_done_in_ports(ship):
    s = table(f"A.ship={ship} A.crew=3 A.cargo=fish,furs")
    assert tasks(s) == []
    assert [why(s, text) for text in ("trade fish", "raid", "settle 1")] == ["FA-TASK-01"] * 3


@pytest.mark.rule("FA-TASK-02")
@pytest.mark.parametrize(
    ("ship", "script"),
    [
        ("horn", ["trade furs"]),
        ("lindisfarne", ["raid", "die 6", "treasure 4"]),
        ("horn", ["settle 1", "die 1"]),
        ("horn", ["settle 2", "die 6", "die 6"]),
        ("lindisfarne", ["raid", "die 1", "stop"]),
    ],
)
def test_one_task_a_port_whether_it_succeeds_or_not(ship, script):
    s = table(f"A.ship={ship} A.crew=3 A.cargo=fish,furs")
    assert tasks(s)
    run(s, *script)
    assert tasks(s) == []
    assert {why(s, text) for text in ("trade fish", "raid", "settle 1")} == {"FA-TASK-02"}


@pytest.mark.rule("FA-TASK-03")
def test_each_port_allows_one():
    s = table("A.ship=lincoln A.crew=3 A.cargo=fish,furs")
    run(s, "trade fish", "sail humber", "sail york", "trade furs")
    assert s.vp[0] == 3 + 2 + 4


@pytest.mark.rule("FA-TASK-04")
def test_coming_back_gives_no_second_task():
    s = table("A.ship=york A.crew=3 A.cargo=fish")
    run(s, "trade fish", "sail humber", "sail york")
    assert why(s, "raid") == "FA-TASK-02"


@pytest.mark.case("FA-CASE-63")
@pytest.mark.rule("FA-TASK-05")
def test_a_task_before_moving():
    s = table("A.ship=biscay A.cargo=fish B.ship=york B.crew=2 B.cargo=furs")
    run(s, "end")
    assert tasks(s) == ["trade furs", "raid"]


@pytest.mark.case("FA-CASE-64")
@pytest.mark.rule("FA-TASK-06")
def test_a_raid_broken_off_has_used_the_port():
    s = table("A.ship=bayeux A.crew=3 A.cargo=fish")
    run(s, "raid", "die 2", "stop")
    assert why(s, "trade fish") == "FA-TASK-02"


@pytest.mark.rule("FA-TASK-06")
def test_so_has_a_settlement_that_was_refused():
    s = table("A.ship=horn A.crew=1 A.cargo=fish")
    run(s, "settle 1", "die 6", "refuse")
    assert why(s, "trade fish") == "FA-TASK-02"


@pytest.mark.rule("FA-TASK-07")
@pytest.mark.parametrize(
    "script", [["play empty_market", "leave"], ["play unrest", "leave", "die 6"], ["play usurper", "leave"]]
)
def test_runes_that_touch_a_port_are_no_tasks(script):
    s = table("A.ship=horn A.crew=2 A.cargo=furs A.hand=empty_market,unrest,usurper goods=horn:fish settled=horn:B")
    run(s, *script)
    assert s.tried == []
    if script[0] == "play empty_market":
        run(s, "trade furs", "pass")
    assert (why(s, "settle 1") == "FA-TASK-02") == (script[0] == "play empty_market")


@pytest.mark.rule("FA-TASK-08")
@pytest.mark.parametrize(("ship", "attack"), [("york", "raid"), ("horn", "settle 1")])
def test_raids_and_settling_are_attacks(ship, attack):
    s = table(f"A.ship={ship} A.crew=2 A.hand=berserkers B.ship=biscay B.hand=reinforced_walls")
    asked = unwrap(run(s, attack))
    assert (asked.seat, asked.ask, "play berserkers" in asked.options) == (0, "rune.declared", True)
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, "play reinforced_walls" in asked.options) == (1, True)


# Regions and trade


@pytest.mark.case("FA-CASE-13")
@pytest.mark.rule("FA-TRADE-01", "FA-TRADE-04", "FA-TRADE-07", "FA-REGION-01")
def test_the_same_good_never_twice_in_a_region():
    s = table("A.ship=reykjanes A.cargo=furs,fish goods=horn:fish")
    assert why(s, "trade fish") == "FA-TRADE-04"
    before = stock(s)["furs"]
    run(s, "trade furs")
    assert (s.vp[0], game.view(s, 1)["goods"], hold(s, "A")) == (
        3,
        {"reykjanes": "furs", "horn": "fish"},
        {"fish": 1, "crew": 1},
    )
    assert stock(s)["furs"] == before


@pytest.mark.rule("FA-TRADE-02")
@pytest.mark.parametrize(("good", "vp"), [("tusks", 7), ("fish", 5), ("furs", 5)])
def test_the_good_in_demand_pays_two_more(good, vp):
    s = table(f"A.ship=constantinople A.cargo={good} demand=tusks")
    run(s, f"trade {good}")
    assert s.vp == [vp, 0, 0]
    assert told(s, "trade")[0]["vp"] == vp


@pytest.mark.case("FA-CASE-73")
@pytest.mark.rule("FA-TRADE-03", "FA-TRADE-06")
def test_one_good_a_port_whoever_lives_there():
    s = table("A.ship=york A.cargo=furs settled=dublin:B")
    run(s, "trade furs")  # there is a town
    assert s.vp[0] == 4
    s = table("A.ship=lincoln A.cargo=furs settled=lincoln:B raided=york:B")
    run(s, "trade furs")
    assert s.vp[0] == 3
    s = table("A.ship=lincoln A.cargo=furs goods=lincoln:tusks")
    assert why(s, "trade furs") == "FA-TRADE-03"


@pytest.mark.case("FA-CASE-72")
@pytest.mark.rule("FA-TRADE-04")
def test_the_third_port_takes_the_third_good():
    s = table("A.ship=bayeux A.crew=2 A.cargo=fish,furs,tusks goods=rouen:fish,nantes:furs")
    assert tasks(s)[:1] == ["trade tusks"]
    assert [why(s, f"trade {good}") for good in ("fish", "furs")] == ["FA-TRADE-04"] * 2
    s = table("A.ship=rouen A.crew=2 A.cargo=fish,furs,tusks A.hand=empty_market goods=rouen:fish,nantes:furs")
    run(s, "play empty_market", "leave", "sail seine", "sail channel", "sail bayeux")
    assert [why(s, f"trade {good}") for good in ("fish", "tusks", "furs")] == [None, None, "FA-TRADE-04"]


@pytest.mark.rule("FA-TRADE-05", "FA-REGION-02")
@pytest.mark.parametrize("ship", ["arles", "paris", "rome", "london"])
def test_independent_ports_take_any_good(ship):
    s = table(f"A.ship={ship} A.cargo=fish,furs,tusks goods=rouen:fish,nantes:furs,bayeux:tusks,lincoln:fish")
    assert tasks(s)[:3] == ["trade tusks", "trade fish", "trade furs"]


@pytest.mark.rule("FA-TRADE-07", "FA-COMP-02")
def test_traded_goods_stay_out_of_the_stockpile():
    s = table("A.ship=london A.cargo=fish")
    run(s, "trade fish", "end")
    assert (stock(s)["fish"], s.market[port("london")]) == (9, 1)


@pytest.mark.rule("FA-TRADE-08")
def test_a_fitting_good_is_all_it_takes():
    s = table("A.ship=london A.crew=1 A.cargo=fish")
    assert why(s, "trade furs") == "FA-TRADE-08"
    assert unwrap(run(s, "trade fish")).ask == "turn.act"  # no die, no crew
    assert hold(s, "A") == {"crew": 1}

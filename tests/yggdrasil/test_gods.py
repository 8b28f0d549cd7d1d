"""The seven gods: powers and starting abilities of the hard game."""

import pytest

from yggdrasil.scene import ask, asked, hard, life, offered, refused, run, table, yggdrasil

FAR = "{0}.at=jotunheim {1}.at=jotunheim"


def danger(gods, count, position="", make=hard):
    """The first god faces risks alone."""
    others = gods.split(",")[1:]
    return make(f"gods={gods} {FAR.format(*others)} agenda=Danger(0,{count},-1,0)>EndTurn()>Turn() {position}")


@pytest.mark.case("YG-CASE-57")
@pytest.mark.rule("YG-GOD-FREYIA-01", "YG-GOD-06")
def test_freyia_may_use_heroes_after_the_throw():
    s = danger("freyia,thor,tyr", 3, "valhalla=2")
    run(s, "heroes 0", "throw 0", "roll god e")
    assert (ask(s), offered(s)) == ("heroes.late", ["heroes 0", "heroes 1", "heroes 2"])
    assert refused(s, "heroes 3") == "YG-RISK-02"
    run(s, "heroes 2")
    assert (life(s, "freyia"), s.valhalla) == (7, 0)
    s = danger("freyia,thor,tyr", 3, "jotnar=skyrmir valhalla=2")
    run(s, "throw 0", "roll god e")
    assert life(s, "freyia") == 5
    s = danger("freyia,thor,tyr", 3, "valhalla=2", make=table)
    run(s, "heroes 0", "throw 0", "roll god e")
    assert life(s, "freyia") == 5  # the easy side has no powers


@pytest.mark.rule("YG-GOD-06")
def test_freyia_has_no_late_heroes_without_a_throw():
    s = danger("freyia,thor,tyr", 2, "valhalla=3")
    run(s, "heroes 1", "refrain")
    assert (life(s, "freyia"), s.valhalla) == (6, 2)
    s = danger("freyia,thor,tyr", 2, "valhalla=3")
    run(s, "heroes 1", "throw 0", "roll god b", "heroes 1")  # before and after
    assert life(s, "freyia") == 7


@pytest.mark.rule("YG-GOD-FREYIA-02", "YG-GOD-ODIN-02", "YG-REL-01")
def test_bonds_of_the_start():
    s = hard("gods=freyia,odin,tyr step=3")
    bonds = [one["bonds"] for one in yggdrasil.view(s, None)["gods"]]
    assert bonds[0] == {"brothers": [], "bloods": [], "chances": ["odin", "tyr"], "travels": []}
    assert bonds[1] == {"brothers": ["freyia", "tyr"], "bloods": [], "chances": [], "travels": []}
    assert bonds[2] == {"brothers": [], "bloods": [], "chances": [], "travels": []}
    solo = hard("players=1 gods=odin,thor,tyr step=3")
    assert yggdrasil.view(solo, None)["gods"][0]["bonds"]["brothers"] == ["thor", "tyr"]


@pytest.mark.rule("YG-GOD-FREYR-01", "YG-GOD-03", "YG-RISK-14")
def test_freyr_pays_two_elves_a_risk_after_the_throw():
    s = danger("freyr,thor,tyr", 3, "freyr.elves=5")
    run(s, "throw 0", "roll god b", "elf god b")
    assert (ask(s), offered(s)) == ("pairs.use", ["pairs 0", "pairs 1", "pairs 2"])  # four elves are left
    assert refused(s, "pairs 3") == "YG-RISK-14"
    run(s, "pairs 2")
    assert (life(s, "freyr"), s.elves[0], s.alfheim) == (7, 0, 9)
    s = danger("freyr,thor,tyr", 3, "freyr.elves=3")
    run(s, "refrain")
    assert refused(s, "pairs 2") == "YG-GOD-FREYR-01"
    s = danger("freyr,thor,tyr", 1, "freyr.elves=6")
    run(s, "refrain")
    assert offered(s) == ["pairs 0", "pairs 1"]  # none is paid for nothing
    s = danger("freyr,thor,tyr", 3, "freyr.elves=4", make=table)
    run(s, "refrain")
    assert life(s, "freyr") == 4


@pytest.mark.rule("YG-GOD-FRIGG-01", "YG-GOD-04", "YG-GOD-01")
def test_frigg_gives_up_step_three_for_a_life_point():
    s = hard("gods=frigg,thor,tyr frigg.at=alfheim thor.at=alfheim frigg.life=5 thor.life=2 tyr.life=2 step=3")
    assert {"bless frigg", "bless thor"} <= set(offered(s))
    assert refused(s, "bless tyr") == "YG-GOD-FRIGG-01"  # elsewhere
    run(s, "bless thor")
    assert (s.life, s.supply, ask(s)) == ([5, 3, 2], 11, "turn.order")
    s = hard("gods=frigg,thor,tyr frigg.at=alfheim thor.at=alfheim frigg.life=5 step=3")
    assert refused(s, "bless thor") == "YG-GOD-04"  # full of life
    s = hard("gods=frigg,thor,tyr frigg.at=midgard frigg.life=5 frigg.artifacts=gullinbursti step=3")
    run(s, "act disadvantage")
    assert refused(s, "bless frigg") == "YG-GOD-04"  # half of the step is used
    s = hard("players=2 gods=frigg,thor,tyr tyr.life=2 step=3")
    run(s, "bless tyr")
    assert life(s, "tyr") == 3  # a support god
    s = table("gods=frigg,thor,tyr frigg.at=alfheim frigg.life=5 step=3")
    assert refused(s, "bless frigg") == "YG-GOD-FRIGG-01"


@pytest.mark.case("YG-CASE-58")
@pytest.mark.rule("YG-GOD-FRIGG-02", "YG-GOD-05")
def test_friggs_b_succeeds_on_vanir_dice_and_stays():
    s = danger("frigg,thor,tyr", 4, "frigg.dice=3")
    run(s, "throw 3", "roll god b", "roll vanir b", "roll vanir b", "roll vanir c")
    assert (life(s, "frigg"), s.dice[0]) == (5, 3)


@pytest.mark.rule("YG-GOD-HEIMDALL-02", "YG-GOD-05")
def test_heimdalls_b_succeeds_on_both_kinds():
    s = danger("heimdall,thor,tyr", 3, "heimdall.dice=2 heimdall.elves=1")
    run(s, "throw 2", "roll god b", "roll vanir b", "roll vanir c")
    assert offered(s) == ["elf vanir c", "done"]  # what succeeds needs no elf
    run(s, "done")
    assert life(s, "heimdall") == 6


@pytest.mark.rule("YG-GOD-TYR-02", "YG-RISK-05")
@pytest.mark.parametrize(("face", "lost"), [("-", 1), ("b", 0), ("c", 0), ("d", 1), ("e", 0)])
def test_tyrs_b_and_c_succeed_on_the_god_die_alone(face, lost):
    s = danger("tyr,thor,odin", 1)
    run(s, "throw 0", f"roll god {face}")
    assert life(s, "tyr") == 7 - lost
    s = danger("tyr,thor,odin", 1, "tyr.dice=1 jotnar=utgardloki")
    run(s, "throw 1", "roll vanir c")
    assert life(s, "tyr") == 6


@pytest.mark.case("YG-CASE-55")
@pytest.mark.rule("YG-GOD-THOR-01", "YG-RISK-11")
def test_thors_god_die_averts_two():
    s = danger("thor,odin,tyr", 3, "thor.elves=1")
    run(s, "throw 0", "roll god -", "elf god -")
    assert life(s, "thor") == 6
    s = danger("thor,odin,tyr", 1)
    run(s, "throw 0", "roll god e")
    assert life(s, "thor") == 7
    s = danger("thor,odin,tyr", 3, "thor.dice=1 jotnar=utgardloki")
    run(s, "throw 1", "roll vanir f")
    assert life(s, "thor") == 5  # Vanir dice avert one
    s = danger("thor,odin,tyr", 2, make=table)
    run(s, "throw 0", "roll god e")
    assert life(s, "thor") == 6


@pytest.mark.rule("YG-GOD-THOR-02")
def test_thor_starts_with_nothing_more():
    s = hard("gods=thor,odin,tyr step=3")
    seen = yggdrasil.view(s, None)["gods"][0]
    assert (seen["symbols"], seen["elves"], any(seen["bonds"].values())) == ({"god": "ef", "vanir": "ef"}, 0, False)


@pytest.mark.rule("YG-GOD-01")
def test_powers_may_be_used_turn_after_turn():
    s = hard("gods=frigg,thor,tyr frigg.life=3 order=thor thor.down=thor.surt step=3 devastated=midgard")
    run(s, "bless frigg", "stay", "pass")
    run(s, "order frigg thor tyr", "reveal frigg.hel", "stay", "bless frigg")
    assert life(s, "frigg") == 5
    assert asked(s)[0] == -1

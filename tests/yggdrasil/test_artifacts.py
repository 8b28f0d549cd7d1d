"""The eighteen artifacts."""

import pytest

from meadhall.games.yggdrasil.cards import FIGURE, NONE
from meadhall.games.yggdrasil.dice import count_averted_by_artifacts
from yggdrasil.scene import artifacts, ask, asked, at, hard, jotnar, life, offered, refused, run, table, told, where


def danger(count, position="", make=table, foe=-1):
    return make(f"agenda=Danger(0,{count},{foe},0)>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim {position}")


def acts(s):
    return [text for text in offered(s) if text.startswith("act")]


@pytest.mark.case("YG-CASE-52")
@pytest.mark.rule("YG-ART-ANDVARINAUT", "YG-ART-01")
def test_andvarinaut_rolls_chosen_vanir_dice_again():
    s = danger(2, "odin.dice=2 odin.artifacts=andvarinaut jotnar=utgardloki")
    run(s, "throw 2", "roll vanir e", "roll vanir b")
    assert offered(s) == ["mark b", "mark e", "keep"]  # even the e
    assert refused(s, "reroll god") == "YG-ART-DRAUPNIR"
    run(s, "mark b")
    assert offered(s) == ["mark e", "again"]
    assert refused(s, "keep") == "YG-ART-ANDVARINAUT"
    run(s, "again", "roll vanir a")
    assert (life(s, "odin"), s.dice[0], ask(s)) == (6, 1, "turn.order")  # once per throw; the a is lost


@pytest.mark.rule("YG-ART-DRAUPNIR", "YG-ART-01")
def test_draupnir_rolls_the_god_die_again():
    s = danger(1, "odin.artifacts=draupnir")
    run(s, "throw 0", "roll god b")
    assert (ask(s), offered(s)) == ("throw.reroll", ["reroll god", "keep"])
    run(s, "reroll god", "roll god e")
    assert (life(s, "odin"), ask(s)) == (7, "turn.order")
    worse = danger(1, "odin.artifacts=draupnir")
    run(worse, "throw 0", "roll god e", "reroll god", "roll god b")
    assert life(worse, "odin") == 6  # the last face counts


@pytest.mark.rule("YG-ART-01")
@pytest.mark.parametrize(
    "script",
    [["reroll god", "roll god e", "mark b", "roll vanir e"], ["mark b", "roll vanir e", "reroll god", "roll god e"]],
)
def test_the_two_rerolls_come_in_either_order(script):
    s = danger(2, "odin.dice=1 odin.artifacts=draupnir,andvarinaut")
    run(s, "throw 1", "roll god b", "roll vanir b", *script)
    assert (life(s, "odin"), ask(s)) == (7, "turn.order")


WEAPONS = [
    ("gleipnir", "fenrir", "asgard", "fenrir=asgard", "YG-ART-GLEIPNIR"),
    ("gungnir", "hel", "niflheim", "dead=2", "YG-ART-GUNGNIR"),
    ("hofund", "loki", "vanaheim", "jotnar=beli,gerda", "YG-ART-HOFUND"),
    ("jarngreipr", "beli", "muspellheim", "jotnar=beli", "YG-ART-JARNGREIPR"),
    ("mimming", "surt", "muspellheim", "giants=2", "YG-ART-MIMMING"),
    ("mjollnir", "iormungand", "midgard", "", "YG-ART-MJOLLNIR"),
]


@pytest.mark.rule(
    "YG-ART-GLEIPNIR",
    "YG-ART-GUNGNIR",
    "YG-ART-HOFUND",
    "YG-ART-JARNGREIPR",
    "YG-ART-MIMMING",
    "YG-ART-MJOLLNIR",
    "YG-ART-MEGINGJORD",
    "YG-ART-06",
)
@pytest.mark.parametrize(("weapon", "foe", "world", "position", "rule"), WEAPONS)
def test_each_weapon_averts_one_risk_against_its_opponent_two_with_the_belt(weapon, foe, world, position, rule):
    def averted(owned):
        s = table(f"odin.at={world} {position} {owned} step=3")
        run(s, f"fight {foe}")
        return told(s, "danger")[0]["count"]

    assert averted("") == 0
    assert averted(f"odin.artifacts={weapon}") == 1
    # Fenrir's power is 1 here
    assert averted(f"odin.artifacts={weapon},megingjord") == (2 if foe != "fenrir" else 1)
    assert (
        averted(
            f"odin.artifacts={weapon},megingjord jotnar=thrym"
            if not position.startswith("jotnar")
            else f"odin.artifacts=megingjord thor.artifacts={weapon}"
        )
        == 0
    )
    others = ",".join(name for name, *_ in WEAPONS if name != weapon)
    assert averted(f"odin.artifacts={others}") == 0


@pytest.mark.rule(
    "YG-ART-GLEIPNIR",
    "YG-ART-GUNGNIR",
    "YG-ART-HOFUND",
    "YG-ART-JARNGREIPR",
    "YG-ART-MIMMING",
    "YG-ART-MJOLLNIR",
    "YG-ART-MEGINGJORD",
    "YG-ART-06",
)
@pytest.mark.parametrize("weapon", [one[0] for one in WEAPONS])
def test_a_weapon_neither_helps_nor_harms_where_there_is_no_opponent(weapon):
    for owned in (weapon, f"{weapon},megingjord"):
        s = danger(3, f"odin.artifacts={owned}")
        run(s, "refrain")
        assert life(s, "odin") == 4


@pytest.mark.case("YG-CASE-51")
@pytest.mark.rule("YG-ART-BRISINGAMEN", "YG-ART-SVALINN", "YG-DEC-16", "YG-REL-CHANCE-03")
def test_brisingamen_and_svalinn_keep_a_die_and_an_elf_before_acquaintances():
    s = hard("""gods=odin,freyia,tyr freyia.at=asgard tyr.at=alfheim odin.dice=3 odin.elves=1
                odin.artifacts=brisingamen,svalinn agenda=Danger(0,4,-1,0)>EndTurn()>Turn()""")
    run(s, "throw 3", "pass", "roll god b", "roll vanir a", "roll vanir f", "roll vanir f", "elf god b")
    assert (asked(s), offered(s)) == ((0, "die.keep"), ["keep die", "none"])
    run(s, "keep die")
    assert (asked(s), offered(s)) == ((0, "elf.keep"), ["keep elf", "none"])
    run(s, "keep elf")
    assert (asked(s), offered(s)) == ((1, "chance.take"), ["take die", "none"])
    run(s, "take die")
    assert (s.dice, s.elves, s.vanaheim, s.alfheim) == ([1, 1, 0], [1, 0, 0], 7, 8)


@pytest.mark.rule("YG-DEC-26", "YG-ART-SVALINN", "YG-ART-BRISINGAMEN")
def test_keeping_may_be_declined():
    s = danger(1, "odin.dice=1 odin.artifacts=brisingamen")
    run(s, "throw 1", "roll god b", "roll vanir f", "none")
    assert (s.dice[0], s.vanaheim) == (0, 9)
    s = danger(2, "odin.dice=1 odin.elves=1 odin.artifacts=brisingamen,svalinn")
    run(s, "throw 1", "roll god e", "roll vanir e")
    assert ask(s) == "turn.order"  # nothing would leave, so nothing is asked


@pytest.mark.rule("YG-ART-05")
def test_svalinn_does_not_cover_elves_of_freyrs_pairs():
    s = hard(
        "gods=freyr,odin,thor odin.at=alfheim thor.at=alfheim freyr.elves=2 freyr.artifacts=svalinn "
        "agenda=Danger(0,1,-1,0)>EndTurn()>Turn()"
    )
    run(s, "refrain", "pairs 1")
    assert (ask(s), s.elves[0], s.alfheim) == ("turn.order", 0, 9)


@pytest.mark.rule("YG-ART-GULLINBURSTI", "YG-DEC-24", "YG-ART-08")
def test_gullinbursti_opens_both_halves_in_either_order():
    s = table("odin.at=midgard odin.artifacts=gullinbursti island=2 step=3")
    run(s, "act disadvantage")
    assert offered(s) == ["fight iormungand", "pass"]
    assert refused(s, "act disadvantage") == "YG-ART-GULLINBURSTI"
    run(s, "fight iormungand", "heroes 1", "refrain")
    assert (ask(s), s.island) == ("turn.order", 0)
    s = table("odin.at=midgard odin.artifacts=gullinbursti step=3")
    run(s, "fight iormungand", "refrain")
    assert acts(s) == ["act disadvantage"]
    assert refused(s, "fight iormungand") == "YG-ART-GULLINBURSTI"
    s = table("odin.at=alfheim odin.artifacts=gullinbursti devastated=alfheim surt=alfheim step=3")
    run(s, "heal")
    assert offered(s) == ["fight surt", "pass"]  # healing is an action half
    s = table("odin.at=midgard island=2 step=3")
    run(s, "act disadvantage")
    assert ask(s) == "turn.order"


@pytest.mark.rule("YG-ART-02")
def test_each_half_is_done_where_the_god_then_is():
    s = table("""odin.at=jotunheim odin.artifacts=gullinbursti thor.at=alfheim step=3 tyr.at=alfheim""")
    run(s, "act normal", "stone white rotate", "stone green journey", "journey odin vanaheim", "rotate 0")
    assert (at(s, "odin"), offered(s)) == ("vanaheim", ["fight loki", "pass"])


@pytest.mark.rule("YG-ART-07", "YG-JOTUN-THRYM-01")
def test_gullinbursti_works_from_the_moment_it_can():
    s = table("odin.at=jotunheim odin.artifacts=gullinbursti jotnar=thrym step=3")
    run(s, "fight thrym", "refrain")
    assert (jotnar(s), acts(s)) == ([], ["act normal"])
    s = table("""odin.at=nidavellir thor.at=nidavellir loki=nidavellir tops=draupnir,gungnir,gullinbursti
                 odin.artifacts=valshamr step=3""")
    run(s, "act advantage", "take gullinbursti", "artifact idunn")
    assert offered(s) == ["fight loki", "pass"]
    assert artifacts(s, "odin") == ["gullinbursti", "valshamr"]


@pytest.mark.case("YG-CASE-49")
@pytest.mark.rule("YG-CREA-06", "YG-ART-02", "YG-CREA-RATATOSK")
def test_ratatosks_action_belongs_to_the_first_half():
    s = table("odin.at=svartalfheim loki=alfheim odin.artifacts=gullinbursti thor.at=jotunheim tyr.at=jotunheim step=3")
    run(s, "act normal", "creature ratatosk", "creature skuld", "call ratatosk", "move alfheim", "act disadvantage")
    assert (s.elves[0], offered(s)) == (1, ["fight loki", "pass"])
    run(s, "fight loki", "throw 0", "roll god b", "elf god b")
    assert where(s, "loki") == "cage"


@pytest.mark.rule("YG-ART-IDUNN", "YG-ART-04")
def test_idunns_apples_make_healing_cheaper_but_not_the_asgard_action():
    s = table("odin.at=alfheim devastated=alfheim odin.artifacts=idunn step=3")
    run(s, "heal")
    assert life(s, "odin") == 6
    s = table("devastated=alfheim odin.artifacts=idunn thor.at=jotunheim tyr.at=jotunheim step=3")
    run(s, "act normal")
    assert told(s, "danger")[0]["risks"] == 3


@pytest.mark.case("YG-CASE-40")
@pytest.mark.rule("YG-ART-ODROERIR", "YG-ART-VALSHAMR", "YG-ART-03", "YG-SUP-04")
def test_odroerir_and_valshamr_do_not_add_up():
    both = "odin.at=alfheim odin.artifacts=odroerir,valshamr"
    s = table(f"{both} surt=alfheim step=3")
    assert acts(s) == ["act normal", "act disadvantage"]
    run(s, "act normal")
    assert offered(s) == ["take 1", "take 2"]
    s = table(f"{both} step=3")
    assert acts(s) == ["act normal", "act advantage"]
    run(s, "act advantage", "take 3")
    assert s.elves[0] == 3
    s = table(f"players=1 {both} thor.at=alfheim step=3")
    assert acts(s) == ["act advantage"]


@pytest.mark.rule("YG-ART-VALSHAMR", "YG-ART-ODROERIR")
def test_both_are_optional_each_time():
    s = table("odin.at=alfheim thor.at=alfheim surt=alfheim odin.artifacts=valshamr step=3")
    assert acts(s) == ["act normal", "act advantage"]
    s = table("odin.at=svartalfheim odin.artifacts=odroerir thor.at=alfheim step=3")
    run(s, "act normal", "creature stags", "creature skuld")
    assert ask(s) == "creature.call"  # two cards, not three


@pytest.mark.rule("YG-ART-06", "YG-CREA-GERIFREKI")
def test_weapons_work_with_the_wolves_too():
    s = table("odin.at=svartalfheim drawn=gerifreki odin.artifacts=mjollnir agenda=Call(0)>EndTurn()>Turn()")
    run(s, "move midgard", "fight iormungand")
    assert told(s, "danger")[0]["count"] == 2


@pytest.mark.rule(
    "YG-ART-06",
    "YG-ART-GLEIPNIR",
    "YG-ART-GUNGNIR",
    "YG-ART-HOFUND",
    "YG-ART-JARNGREIPR",
    "YG-ART-MIMMING",
    "YG-ART-MJOLLNIR",
    "YG-ART-MEGINGJORD",
)
def test_a_weapon_averts_nothing_against_the_figures_of_a_saga_or_without_an_opponent():
    s = table(f"odin.artifacts={','.join(row[0] for row in WEAPONS)},megingjord")
    assert [count_averted_by_artifacts(s, 0, foe) for foe in (NONE, FIGURE, FIGURE + 1)] == [0, 0, 0]
    assert [count_averted_by_artifacts(s, 0, foe) for foe in range(6)].count(2) >= 5
    assert [count_averted_by_artifacts(s, 1, foe) for foe in range(6)] == [0] * 6  # Thor has none

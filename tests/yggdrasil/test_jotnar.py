"""The eighteen jotnar: riders, besiegers, blockers."""

import pytest

from meadhall.games.yggdrasil.cards import ENEMIES, JOTNAR
from meadhall.games.yggdrasil.data import COMPONENTS
from yggdrasil.scene import (
    ask,
    devastated,
    hard,
    jotnar,
    life,
    offered,
    refused,
    run,
    table,
    where,
    yggdrasil,
)

RIDERS = [
    ("angrboda", "loki"),
    ("gerda", "surt"),
    ("hyrrokkin", "hel"),
    ("hymir", "iormungand"),
    ("vafthrudnir", "fenrir"),
]
SIEGES = [
    ("thjazi", "asgard"),
    ("baugi", "alfheim"),
    ("skadi", "vanaheim"),
    ("geirrod", "midgard"),
    ("greip", "nidavellir"),
    ("gjalp", "svartalfheim"),
    ("starkadr", "niflheim"),
    ("beli", "muspellheim"),
]
ABUNDANT = "dead=4 giants=4 devastated=jotunheim"


@pytest.mark.rule("YG-JOTUN-01", "YG-JOTUN-02", "YG-JOTUN-04")
def test_a_card_is_drawn_once_and_a_pawn_leaves_lokis_ladder():
    s = table("jotnar=beli jotun_out=gerda agenda=Wake()>EndTurn()>Turn()")
    assert (ask(s), len(offered(s))) == ("jotun.draw", 16)
    assert not {"jotun beli", "jotun gerda"} & set(offered(s))
    run(s, "jotun thrym")
    assert (jotnar(s), s.pawns, s.find_power(4)) == (["beli", "thrym"], 5, 3)
    assert yggdrasil.view(s, None)["jotnar"]["deck"] == 15
    s = table("jotnar=beli,thrym odin.at=jotunheim step=3 odin.dice=0")
    run(s, "fight thrym", "refrain")
    assert (jotnar(s), s.pawns, s.find_power(4), yggdrasil.view(s, None)["jotnar"]["out"]) == (
        ["beli"],
        6,
        2,
        ["beli", "thrym"],
    )


@pytest.mark.rule("YG-JOTUN-06")
def test_several_jotnar_act_side_by_side():
    s = table("jotnar=thrym,baugi,gerda odin.at=alfheim surt=alfheim step=3")
    assert refused(s, "act disadvantage") == "YG-JOTUN-BAUGI-01"
    assert refused(s, "fight surt") == "YG-FIGHT-03"
    assert {"fight baugi", "fight gerda"} <= set(offered(s))


@pytest.mark.rule(
    "YG-JOTUN-ANGRBODA-01",
    "YG-JOTUN-GERDA-01",
    "YG-JOTUN-HYRROKKIN-01",
    "YG-JOTUN-HYMIR-01",
    "YG-JOTUN-VAFTHRUDNIR-01",
    "YG-JOTUN-07",
    "YG-FIGHT-03",
)
@pytest.mark.parametrize(("jotun", "enemy"), RIDERS)
def test_a_rider_must_be_beaten_before_its_enemy(jotun, enemy):
    place = "midgard" if enemy == "iormungand" else "asgard"
    put = "" if enemy == "iormungand" else f"{enemy}={place}"
    s = table(f"odin.at={place} {put} jotnar={jotun} step=3")
    assert refused(s, f"fight {enemy}") == "YG-FIGHT-03"
    assert f"fight {jotun}" in offered(s)
    run(s, f"fight {jotun}", "refrain")
    assert (jotnar(s), life(s, "odin")) == ([], 5)
    s = table(f"odin.at={place} {put} step=3")
    assert f"fight {enemy}" in offered(s)
    away = table(f"odin.at=jotunheim {put} jotnar={jotun} step=3")
    assert refused(away, f"fight {jotun}") == "YG-JOTUN-07"


@pytest.mark.rule("YG-JOTUN-07", "YG-JOTUN-VAFTHRUDNIR-01", "YG-JOTUN-ANGRBODA-01")
@pytest.mark.parametrize(("jotun", "enemy"), [("vafthrudnir", "fenrir"), ("angrboda", "loki")])
def test_a_rider_in_the_cage_is_out_of_reach(jotun, enemy):
    s = table(f"{enemy}=cage jotnar={jotun} surt=asgard step=3")
    assert refused(s, f"fight {jotun}") == "YG-JOTUN-07"
    assert yggdrasil.view(s, None)["jotnar"]["active"] == [{"jotun": jotun, "place": "cage"}]


@pytest.mark.rule("YG-JOTUN-08")
def test_a_supported_enemy_acts_as_ever():
    s = table("jotnar=gerda odin.down=odin.surt open=thor.surt turned=2 step=1")
    run(s)
    assert (where(s, "surt"), devastated(s)) == ("midgard", ["midgard"])
    s = table("jotnar=gerda surt=alfheim odin.at=alfheim step=3")
    assert "act disadvantage" in offered(s)


@pytest.mark.rule(
    "YG-JOTUN-THJAZI-01",
    "YG-JOTUN-BAUGI-01",
    "YG-JOTUN-SKADI-01",
    "YG-JOTUN-GEIRROD-01",
    "YG-JOTUN-GREIP-01",
    "YG-JOTUN-GJALP-01",
    "YG-JOTUN-STARKADR-01",
    "YG-JOTUN-BELI-01",
    "YG-JOTUN-03",
)
@pytest.mark.parametrize(("jotun", "world"), SIEGES)
def test_a_siege_allows_no_action_but_fights(jotun, world):
    rule = f"YG-JOTUN-{jotun.upper()}-01"
    free = table(f"odin.at={world} thor.at=jotunheim tyr.at=jotunheim {ABUNDANT} step=3")
    strength = next(text for text in offered(free) if text.startswith("act"))
    s = table(f"odin.at={world} thor.at=jotunheim tyr.at=jotunheim {ABUNDANT} jotnar={jotun} step=3")
    assert refused(s, strength) == rule
    assert f"fight {jotun}" in offered(s)
    ruined = table(f"odin.at={world} devastated={world} jotnar={jotun} step=3")
    assert refused(ruined, "heal") == rule
    run(s, f"fight {jotun}", "refrain")
    assert jotnar(s) == []


@pytest.mark.rule("YG-JOTUN-09")
def test_nobody_besieges_jotunheim():
    assert "jotunheim" not in {jotun.object for jotun in COMPONENTS.jotnar}
    assert len(JOTNAR) == 18


@pytest.mark.case("YG-CASE-46")
@pytest.mark.rule("YG-JOTUN-10", "YG-JOTUN-GEIRROD-01")
def test_geirrod_before_midgard():
    s = table("jotnar=geirrod devastated=midgard odin.at=midgard step=3")
    assert offered(s) == ["fight iormungand", "fight geirrod", "pass"]
    for foe, power in (("iormungand", 3), ("geirrod", 2)):
        s = table("jotnar=geirrod devastated=midgard odin.at=midgard step=3")
        run(s, f"fight {foe}")
        assert s.risks == power
    for devastated_ in ("", "devastated=midgard"):
        s = table(f"jotnar=geirrod {devastated_} agenda=Stones(0,[2],1)>EndTurn()>Turn()")
        assert refused(s, "action midgard") == "YG-JOTUN-GEIRROD-01"
    s = table("jotnar=geirrod devastated=midgard step=3")
    run(s, "act advantage", "refrain")  # the Asgard action heals Midgard from afar
    assert (devastated(s), life(s, "odin")) == ([], 5)


@pytest.mark.rule("YG-JOTUN-10")
def test_a_siege_does_not_stop_friggs_power():
    s = hard("gods=frigg,odin,thor frigg.life=3 jotnar=thjazi step=3 devastated=midgard")
    assert refused(s, "act advantage") == "YG-JOTUN-THJAZI-01"
    run(s, "bless frigg")
    assert life(s, "frigg") == 4


THROW = "agenda=Danger(0,4,-1,0)>EndTurn()>Turn() odin.elves=2 odin.dice=2 valhalla=2"


@pytest.mark.rule("YG-JOTUN-SKYRMIR-01", "YG-JOTUN-11")
def test_skyrmir_keeps_heroes_from_averting():
    assert ask(table(THROW)) == "heroes.use"
    s = table(f"{THROW} jotnar=skyrmir")
    assert ask(s) == "throw.choose"
    s = table("jotnar=skyrmir odin.at=midgard step=3")
    run(s, "act disadvantage")
    assert s.valhalla == 1  # collecting is allowed


@pytest.mark.rule("YG-JOTUN-SUTTUNG-01", "YG-JOTUN-11")
def test_suttung_keeps_elves_out_of_throws():
    for jotun, question in (("", "elves.use"), ("jotnar=suttung", "turn.order")):
        s = table(f"{THROW} {jotun}")
        run(s, "heroes 0", "throw 0", "roll god b")
        assert ask(s) == question
    s = table("jotnar=suttung odin.at=alfheim step=3")
    run(s, "act normal", "take 2")
    assert s.elves[0] == 2
    for jotun, question in (("", "helper.elf"), ("jotnar=suttung", "turn.order")):
        s = hard(f"thor.elves=1 tyr.at=alfheim {jotun} agenda=Danger(0,3,-1,0)>EndTurn()>Turn()")
        run(s, "throw 0", "help", "roll god b", "roll god b")
        assert ask(s) == question  # nor a helper's elf


@pytest.mark.rule("YG-JOTUN-HRUNGNIR-01", "YG-JOTUN-UTGARDLOKI-01")
def test_hrungnir_and_utgardloki_keep_dice_out():
    s = table(f"{THROW} jotnar=hrungnir")
    run(s, "heroes 0")
    assert offered(s) == ["throw 0", "refrain"]
    assert refused(s, "throw 1") == "YG-JOTUN-HRUNGNIR-01"
    s = table(f"{THROW} jotnar=utgardloki")
    run(s, "heroes 0")
    assert offered(s) == ["throw 1", "throw 2", "refrain"]
    assert refused(s, "throw 0") == "YG-JOTUN-UTGARDLOKI-01"
    run(s, "throw 1")
    assert offered(s)[0].startswith("roll vanir")


@pytest.mark.case("YG-CASE-54")
@pytest.mark.rule("YG-JOTUN-12")
def test_both_dice_blocked_is_no_throw_at_all():
    text = """gods=freyr,odin,thor agenda=Danger(0,5,2,0)>EndTurn()>Turn() freyr.elves=4 freyr.dice=2 valhalla=1
              freyr.artifacts=mjollnir"""
    s = hard(f"{text} jotnar=hrungnir,utgardloki")
    assert (ask(s), s.risks) == ("heroes.use", 4)  # the hammer has averted one
    run(s, "heroes 1")
    assert ask(s) == "pairs.use"
    run(s, "pairs 2")
    assert life(s, "freyr") == 6
    s = hard(f"{text} jotnar=hrungnir,utgardloki,skyrmir")
    assert ask(s) == "pairs.use"
    run(s, "pairs 2")
    assert life(s, "freyr") == 5


@pytest.mark.rule("YG-JOTUN-12", "YG-GOD-FREYR-01")
def test_suttung_does_not_stop_freyr():
    s = hard("gods=freyr,odin,thor agenda=Danger(0,1,-1,0)>EndTurn()>Turn() freyr.elves=2 jotnar=suttung")
    run(s, "refrain")
    assert ask(s) == "pairs.use"


@pytest.mark.rule("YG-JOTUN-12", "YG-REL-BROTHER-04")
def test_utgardloki_stops_brothers_in_arms():
    for jotun, question in (("", "brother.help"), ("jotnar=utgardloki", "die.roll")):
        s = hard(f"agenda=Danger(0,2,-1,0)>EndTurn()>Turn() odin.dice=1 {jotun}")
        run(s, "throw 1")
        assert ask(s) == question


@pytest.mark.rule("YG-JOTUN-12", "YG-GOD-FREYIA-01")
def test_skyrmir_stops_freyias_late_heroes():
    for jotun, question in (("", "heroes.late"), ("jotnar=skyrmir", "turn.order")):
        s = hard(
            f"gods=freyia,odin,thor odin.at=midgard thor.at=midgard valhalla=2 {jotun} "
            "agenda=Danger(0,2,-1,0)>EndTurn()>Turn()"
        )
        if not jotun:
            run(s, "heroes 0")
        run(s, "throw 0", "roll god b")
        assert ask(s) == question


@pytest.mark.rule("YG-JOTUN-THRYM-01", "YG-JOTUN-12", "YG-JOTUN-11")
def test_thrym_silences_all_artifacts_the_helpers_too():
    text = """odin.artifacts=mjollnir,draupnir thor.artifacts=megingjord odin.at=midgard thor.at=midgard step=3
              tyr.at=alfheim"""
    s = hard(f"{text} jotnar=thrym")
    run(s, "fight iormungand")
    assert s.risks == 3
    run(s, "throw 0", "help", "roll god b", "roll god b")
    assert ask(s) == "turn.order"  # no reroll
    s = hard(text)
    run(s, "fight iormungand")
    assert s.risks == 2
    s = table("jotnar=thrym odin.at=nidavellir tops=draupnir,gungnir,svalinn step=3")
    run(s, "act normal", "take draupnir")
    assert yggdrasil.view(s, None)["gods"][0]["artifacts"] == ["draupnir"]


@pytest.mark.rule("YG-JOTUN-05", "YG-ART-ODROERIR")
def test_a_jotun_does_not_end_being_alone():
    s = table("jotnar=suttung,skyrmir odin.at=jotunheim odin.artifacts=odroerir step=3")
    assert [text for text in offered(s) if text.startswith("act")] == ["act normal", "act advantage"]


@pytest.mark.rule(
    "YG-JOTUN-ANGRBODA-01",
    "YG-JOTUN-GERDA-01",
    "YG-JOTUN-HYRROKKIN-01",
    "YG-JOTUN-HYMIR-01",
    "YG-JOTUN-VAFTHRUDNIR-01",
)
def test_each_of_the_five_supports_one_enemy_and_none_supports_nidhogg():
    supporters = ("angrboda", "gerda", "hyrrokkin", "hymir", "vafthrudnir")
    one_each = [[table(f"jotnar={jotun}").is_supported(enemy) for enemy in range(6)] for jotun in supporters]
    assert [row.count(True) for row in one_each] == [1] * 5
    assert [any(column) for column in zip(*one_each, strict=True)].count(False) == 1
    assert not any(row[ENEMIES.index("nidhogg")] for row in one_each)
    assert not any(table("").is_supported(enemy) for enemy in range(6))

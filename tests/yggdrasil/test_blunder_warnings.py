"""What is legal but perhaps not meant is said before anybody commits."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.edge.blunder_warnings import BLUNDERS
from optional import unwrap
from yggdrasil.scene import preview, run, table, yggdrasil

WILD = "devastated=midgard loki=midgard odin.at=midgard active=odin step=3"  # Iormungand lives there


def warned(state):
    return preview(state, "warnings")


@pytest.mark.rule("YG-FIGHT-06")
def test_an_opponent_at_home_moves_nowhere():
    assert warned(table(WILD))["fight iormungand"] == ["moves-nobody"]
    assert "fight iormungand" not in warned(table(WILD + " island=2"))
    assert "fight loki" not in warned(table(WILD))
    assert warned(table("surt=muspellheim odin.at=muspellheim active=odin step=3"))["fight surt"] == ["moves-nobody"]


@pytest.mark.rule("YG-FIGHT-07")
def test_risks_that_may_take_the_last_life():
    strong = "surt=svartalfheim giants=4 odin.at=svartalfheim active=odin step=3"
    assert "fight surt" not in warned(table(strong))
    weak = table(strong + " odin.life=5")
    assert warned(weak) == {"fight surt": ["may-die"]}
    run(weak, "fight surt")
    assert set(warned(weak)) == set(preview(weak, "odds"))


@pytest.mark.rule("YG-ACT-HEAL-03", "YG-ART-IDUNN", "YG-JOTUN-THRYM-01")
def test_healing_may_cost_the_last_life():
    alone = "devastated=alfheim odin.at=alfheim active=odin step=3"
    assert "heal" not in warned(table(alone))
    assert warned(table(alone + " odin.life=2"))["heal"] == ["will-die"]
    assert "heal" not in warned(table(alone + " odin.life=2 odin.artifacts=idunn"))
    assert "heal" in warned(table(alone + " odin.life=2 odin.artifacts=idunn jotnar=thrym"))


@pytest.mark.rule("YG-DEV-08", "YG-ACT-ASGARD-01")
def test_what_two_enemies_devastate_again():
    assert warned(table(WILD))["heal"] == ["in-vain"]
    assert warned(table(WILD + " odin.life=1"))["heal"] == ["will-die", "in-vain"]
    afar = table("devastated=midgard,alfheim loki=midgard odin.at=asgard active=odin step=3")
    run(afar, "act advantage")
    assert warned(afar) == {"heal midgard": ["in-vain"]}


@pytest.mark.rule("YG-FIGHT-07", "YG-RISK-06")
def test_what_elves_avert_for_certain_is_no_danger():
    face = "surt=svartalfheim giants=2 odin.at=svartalfheim odin.life=3 active=odin step=3 "
    assert "fight surt" in warned(table(face))
    safe = table(face + "odin.elves=1")
    assert "fight surt" not in warned(safe)
    run(safe, "fight surt", "throw 0", "roll god -")
    assert warned(safe) == {"done": ["may-die"]}


@pytest.mark.rule("YG-FIGHT-05")
def test_a_retreat_to_another_enemy_devastates():
    driven = "surt=svartalfheim odin.at=svartalfheim active=odin step=3"
    assert warned(table(driven)) == {}
    assert warned(table(driven + " loki=muspellheim"))["fight surt"] == ["devastates"]
    assert warned(table(driven + " loki=muspellheim devastated=muspellheim")) == {}
    caged = table("loki=alfheim odin.at=alfheim active=odin step=3")  # Fenrir is in the cage, which is no world
    assert warned(caged) == {}


@pytest.mark.rule("YG-RUNE-03", "YG-RUNE-04", "YG-ACT-HEAL-03", "YG-DEV-08")
def test_healing_by_a_rune_costs_as_much():
    rune = "odin.at=jotunheim devastated=midgard,alfheim loki=midgard active=odin agenda=Stones(0,[2,3],1)>Turn() "
    assert warned(table(rune)) == {"action midgard": ["in-vain"], "regain": ["does-nothing"]}
    weak = table(rune + "odin.life=2")
    assert warned(weak)["action alfheim"] == ["will-die"]
    assert warned(weak)["action midgard"] == ["will-die", "in-vain"]
    assert "regain" not in warned(weak)
    run(weak, "action alfheim")
    assert unwrap(yggdrasil.outcome(weak)).reason == "life"


@pytest.mark.rule("YG-ACT-SVART-03", "YG-CREA-02")
def test_a_creature_that_could_do_nothing_says_so():
    drawn = "drawn=stags,eikthyrnir,gullfaxi,gullinkambi,skuld active=odin agenda=Call(0)>Turn() "
    idle = table(drawn)
    assert warned(idle) == {f"call {name}": ["does-nothing"] for name in ("stags", "eikthyrnir", "gullfaxi")}
    assert set(warned(table(drawn + "valhalla=8"))) == {*warned(idle), "call gullinkambi"}
    busy = table(drawn + "odin.life=1 devastated=alfheim jotnar=baugi")
    assert warned(busy) == {}


def test_nobody_is_warned_where_nothing_is_asked_of_one_god():
    assert warned(yggdrasil.new(3, {})) == {}
    assert warned(table("")) == {}
    assert len(set(BLUNDERS)) == 6

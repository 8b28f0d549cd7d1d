"""Jotunheim: runestones."""

import pytest

from meadhall.games.yggdrasil.cards import RUNES
from yggdrasil.actions_helpers import presence, risks
from yggdrasil.scene import ask, asked, at, devastated, life, offered, refused, run, table


@pytest.mark.rule("YG-ACT-JOTUNHEIM-01", "YG-RUNE-05", "YG-DEC-10", "YG-SETUP-07")
@pytest.mark.parametrize(
    ("strength", "stones"),
    [("normal", ["white", "green"]), ("advantage", ["white", "green", "red"]), ("disadvantage", ["white"])],
)
def test_stones_are_thrown_together_then_used_in_any_order(strength, stones):
    s = table(f"{presence('jotunheim', strength)} odin.life=3 step=3")
    run(s, f"act {strength}")
    for stone in stones:
        assert (ask(s), [text.split()[1] for text in offered(s)]) == ("stones.cast", [stone, stone])
        assert {text.split()[2] for text in offered(s)} <= set(RUNES)
        run(s, offered(s)[0])
    assert ask(s) == "stones.use"
    if "regain" not in offered(s):
        assert refused(s, "regain") == "YG-ACT-JOTUNHEIM-01"
    run(s, "pass")
    assert ask(s) == "turn.order"


STONES = "agenda=Stones(0,{},1)>EndTurn()>Turn()"


@pytest.mark.rule("YG-RUNE-01")
def test_the_rotating_rune_turns_up_to_two_steps():
    for steps in (0, 1, 2):
        s = table(f"turned=2 {STONES.format('[0]')}")
        run(s, f"rotate {steps}")
        assert (s.turned, ask(s)) == ((2 + steps) % 3, "turn.order")


@pytest.mark.rule("YG-RUNE-02", "YG-DEC-10")
def test_the_journey_takes_any_god_anywhere():
    s = table(STONES.format("[1]"))
    assert len([text for text in offered(s) if text.startswith("journey")]) == 27
    assert asked(s)[0] == 0
    run(s, "journey thor niflheim")
    assert at(s, "thor") == "niflheim"


@pytest.mark.rule("YG-RUNE-03", "YG-RUNE-07", "YG-RUNE-09", "YG-ACT-07")
def test_a_world_action_from_afar_is_normal_whoever_is_there():
    s = table(f"odin.at=jotunheim loki=alfheim {STONES.format('[2]')}")
    run(s, "action alfheim", "take 2")
    assert s.elves[0] == 2
    s = table(f"odin.at=jotunheim thor.at=niflheim odin.artifacts=valshamr,odroerir dead=4 {STONES.format('[2]')}")
    run(s, "action niflheim", "refrain", "take 3")
    assert (risks(s), life(s, "odin"), s.dead) == (2, 5, 1)
    s = table(f"odin.at=jotunheim tops=draupnir,gungnir,svalinn odin.artifacts=odroerir {STONES.format('[2]')}")
    run(s, "action nidavellir")
    assert offered(s) == ["take draupnir", "take gungnir"]


@pytest.mark.rule("YG-RUNE-03", "YG-ART-04", "YG-ART-IDUNN")
def test_a_devastated_world_is_healed_from_afar_at_its_price():
    for owned, price in (("", 2), ("odin.artifacts=idunn", 1)):
        s = table(f"devastated=niflheim {owned} {STONES.format('[2]')}")
        run(s, "action niflheim")
        assert (devastated(s), life(s, "odin")) == ([], 7 - price)


@pytest.mark.rule("YG-RUNE-04", "YG-CREA-02")
def test_the_rune_of_life():
    s = table(f"odin.life=5 {STONES.format('[3,3]')}")
    run(s, "regain", "regain")
    assert (life(s, "odin"), s.supply) == (7, 0)
    s = table(STONES.format("[3]"))
    run(s, "regain")
    assert life(s, "odin") == 7


@pytest.mark.rule("YG-RUNE-05")
def test_sides_may_be_used_in_any_order_and_left():
    s = table(f"odin.life=5 {STONES.format('[0,3,1]')}")
    run(s, "regain", "journey odin midgard")
    assert {"rotate 0", "rotate 1", "rotate 2", "pass"} == set(offered(s))
    run(s, "pass")
    assert (s.turned, at(s, "odin")) == (0, "midgard")


@pytest.mark.case("YG-CASE-48")
@pytest.mark.rule("YG-RUNE-06")
def test_jotunheim_inside_jotunheim_once():
    s = table(f"odin.life=5 {STONES.format('[2,2,3]')}")
    run(s, "action jotunheim", "stone white rotate", "stone green action")
    assert refused(s, "action jotunheim") == "YG-RUNE-06"
    run(s, "rotate 1", "action alfheim", "take 1")
    assert refused(s, "action jotunheim") == "YG-RUNE-06"  # the second side of the first throw
    run(s, "regain")
    assert (life(s, "odin"), s.elves[0], s.turned) == (6, 1, 1)
    s = table(STONES.format("[0,1,2]"))
    run(s, "rotate 1", "journey thor midgard")
    assert "action jotunheim" in offered(s)  # other sides used before do not use it up


@pytest.mark.rule("YG-RUNE-06", "YG-CREA-07")
def test_ratatosk_brings_a_new_jotunheim_action():
    s = table("odin.at=jotunheim drawn=ratatosk agenda=Call(0)>Stones(0,[3],0)>EndTurn()>Turn() thor.at=alfheim")
    run(s, "move jotunheim", "act normal", "stone white rotate", "stone green action")
    assert "action jotunheim" in offered(s)


@pytest.mark.rule("YG-RUNE-03", "YG-RUNE-06")
def test_healing_jotunheim_from_afar_is_no_throw_and_uses_no_throw_up():
    s = table(f"devastated=jotunheim odin.at=alfheim {STONES.format('[2,3]')}")
    run(s, "action jotunheim")
    assert (devastated(s), life(s, "odin"), offered(s)) == ([], 5, ["pass", "regain"])
    s = table("devastated=jotunheim odin.at=alfheim agenda=Stones(0,[2],0)>EndTurn()>Turn()")
    assert "action jotunheim" in offered(s)  # even where a throw there has been taken

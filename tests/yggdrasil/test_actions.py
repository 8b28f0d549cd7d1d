"""The nine world actions in three strengths, healing the tree, runestones."""

import pytest

from meadhall.games.yggdrasil.data import COMPONENTS
from yggdrasil.actions_helpers import presence, risks
from yggdrasil.scene import (
    artifacts,
    ask,
    devastated,
    hard,
    life,
    offered,
    reason,
    refused,
    run,
    table,
    told,
    yggdrasil,
)

AWAY = "thor.at=jotunheim tyr.at=jotunheim"


def acts(s):
    return [text for text in offered(s) if text.startswith("act")]


@pytest.mark.rule("YG-ACT-01", "YG-ACT-02")
@pytest.mark.parametrize("strength", ["normal", "advantage", "disadvantage"])
@pytest.mark.parametrize("world", [world.id for world in COMPONENTS.worlds])
def test_presence_makes_the_strength(world, strength):
    if world == "midgard" and strength == "advantage":
        return
    s = table(f"""{presence(world, strength)} dead=5 giants=5 {"devastated=alfheim" if world != "alfheim" else ""}
                  step=3""")
    assert acts(s) == [f"act {strength}"]
    for other in {"normal", "advantage", "disadvantage"} - {strength}:
        assert refused(s, f"act {other}") == "YG-ACT-02"


@pytest.mark.rule("YG-ACT-02")
def test_an_enemy_and_a_god_together_make_it_normal():
    s = table("odin.at=alfheim thor.at=alfheim loki=alfheim step=3")
    assert acts(s) == ["act normal"]


@pytest.mark.rule("YG-ACT-ASGARD-01", "YG-ACT-06", "YG-DEC-07")
@pytest.mark.parametrize(("strength", "count"), [("normal", 3), ("advantage", 2), ("disadvantage", 4)])
def test_asgard_heals_any_world_for_risks(strength, count):
    s = table(f"{presence('asgard', strength)} devastated=niflheim,alfheim step=3")
    run(s, f"act {strength}")
    assert (ask(s), offered(s)) == ("asgard.heal", ["heal alfheim", "heal niflheim"])
    assert refused(s, "heal asgard") == "YG-ACT-ASGARD-02"
    run(s, "heal niflheim")
    assert (risks(s), devastated(s)) == (count, ["alfheim", "niflheim"])  # not before the risks
    run(s, "refrain")
    assert (devastated(s), life(s, "odin"), s.wall, s.find_power(3)) == (["alfheim"], 7 - count, 6, 2)


@pytest.mark.rule("YG-ACT-ASGARD-02", "YG-ACT-HEAL-02")
def test_a_world_healed_from_asgard_can_be_used_at_once_unless_all_healing_waits():
    for option, usable in (("", True), ("options=healing_delay:all", False)):
        s = table(f"""{option} {AWAY} devastated=alfheim odin.life=7
                      agenda=AsgardTarget(0,1)>Stones(0,[2],1)>EndTurn()>Turn()""")
        run(s, "refrain")
        assert ("action alfheim" in offered(s)) == usable
        if not usable:
            assert refused(s, "action alfheim") == "YG-ACT-HEAL-02"
        s = table(f"""{option} {AWAY} devastated=alfheim drawn=eikthyrnir
                      agenda=Call(0)>Stones(0,[2],1)>EndTurn()>Turn()""")
        assert ("action alfheim" in offered(s), devastated(s)) == (usable, [])


@pytest.mark.rule("YG-ACT-ALFHEIM-01", "YG-ACT-08", "YG-DEC-07", "YG-ACT-VANAHEIM-01")
@pytest.mark.parametrize(("strength", "count"), [("normal", 2), ("advantage", 3), ("disadvantage", 1)])
@pytest.mark.parametrize(("world", "piece"), [("alfheim", "elves"), ("vanaheim", "dice")])
def test_elves_and_dice(world, piece, strength, count):
    s = table(f"{presence(world, strength)} step=3")
    run(s, f"act {strength}")
    if count > 1:
        assert offered(s) == [f"take {number}" for number in range(1, count + 1)]
        assert (refused(s, "take 0"), refused(s, f"take {count + 1}")) == ("YG-ACT-08", f"YG-ACT-{world.upper()}-01")
        run(s, f"take {count}")
    assert getattr(s, piece)[0] == count
    assert (s.alfheim if piece == "elves" else s.vanaheim) == 9 - count


@pytest.mark.rule("YG-ACT-VANAHEIM-01", "YG-ACT-ALFHEIM-01", "YG-ACT-05")
@pytest.mark.parametrize(("world", "piece"), [("alfheim", "elves"), ("vanaheim", "dice")])
def test_an_empty_reserve_makes_the_action_impossible(world, piece):
    s = table(f"odin.at={world} thor.{piece}=9 loki={world} step=3")
    assert refused(s, "act disadvantage") == f"YG-ACT-{world.upper()}-01"
    s = table(f"odin.at={world} tyr.at={world} thor.{piece}=8 loki=cage step=3")
    run(s, "act advantage")
    assert getattr(s, piece)[0] == 1  # what is there


@pytest.mark.case("YG-CASE-39")
@pytest.mark.rule("YG-ACT-MIDGARD-01", "YG-ACT-MIDGARD-02", "YG-ART-VALSHAMR")
def test_midgard_sends_heroes():
    def sent(position, strength):
        s = table(f"odin.at=midgard {position} step=3")
        before = s.valhalla
        run(s, f"act {strength}")
        return s.valhalla - before

    assert sent("", "disadvantage") == 1
    assert sent("thor.at=midgard", "normal") == 2
    assert sent("odin.artifacts=valshamr", "normal") == 2
    assert sent("odin.artifacts=valshamr thor.at=midgard", "advantage") == 3
    assert sent("thor.at=midgard valhalla=7", "normal") == 1
    s = table("odin.at=midgard valhalla=8 step=3")
    assert refused(s, "act disadvantage") == "YG-ACT-05"


@pytest.mark.rule("YG-ACT-NIDAVELLIR-01", "YG-DEC-08", "YG-SETUP-08")
@pytest.mark.parametrize(("strength", "stacks"), [("normal", 2), ("advantage", 3), ("disadvantage", 1)])
def test_nidavellir_gives_the_open_card_of_a_permitted_stack(strength, stacks):
    tops = ["draupnir", "gungnir", "svalinn"]
    s = table(f"{presence('nidavellir', strength)} tops={','.join(tops)} step=3")
    run(s, f"act {strength}")
    if stacks > 1:
        assert offered(s) == [f"take {name}" for name in tops[:stacks]]
        assert refused(s, "take megingjord") == "YG-ACT-NIDAVELLIR-01"
        run(s, f"take {tops[stacks - 1]}")
    assert artifacts(s, "odin") == [tops[stacks - 1]]
    assert (ask(s), len(offered(s))) == ("artifact.deal", 5)  # the next card becomes visible
    run(s, offered(s)[0])
    assert s.tops.count(-1) == 0


@pytest.mark.rule("YG-ACT-NIDAVELLIR-01", "YG-ACT-NIDAVELLIR-02")
def test_an_empty_stack_cannot_be_chosen_and_without_stacks_there_is_no_action():
    level1 = "andvarinaut,draupnir,giallarhorn,hringhorni,megingjord,skidbladnir"
    s = table(f"odin.at=nidavellir {AWAY} thor.artifacts={level1} loki=nidavellir step=3")
    assert refused(s, "act disadvantage") == "YG-ACT-NIDAVELLIR-02"
    s = table(f"odin.at=nidavellir {AWAY} thor.artifacts={level1} step=3")
    run(s, "act normal")
    assert artifacts(s, "odin") == ["gleipnir"]
    every = ",".join(artifact.id for artifact in COMPONENTS.artifacts)
    s = table(f"odin.at=nidavellir thor.at=nidavellir thor.artifacts={every} loki=nidavellir step=3")
    assert refused(s, "act normal") == "YG-ACT-NIDAVELLIR-02"
    s = table(f"odin.at=alfheim {AWAY} thor.artifacts={every} step=3")
    assert acts(s) == ["act normal"]  # no other world minds
    last = table("""odin.at=nidavellir thor.at=nidavellir tops=skidbladnir,gungnir,svalinn step=3
                    tyr.artifacts=andvarinaut,draupnir,giallarhorn,hringhorni,megingjord""")
    run(last, "act advantage", "take skidbladnir")
    assert (last.tops[0], ask(last)) == (-1, "turn.order")


@pytest.mark.rule("YG-ACT-SVART-01", "YG-DEC-09")
@pytest.mark.parametrize(("strength", "count"), [("normal", 2), ("advantage", 3), ("disadvantage", 1)])
def test_svartalfheim_draws_creatures_and_calls_one(strength, count):
    s = table(f"{presence('svartalfheim', strength)} odin.life=3 step=3")
    run(s, f"act {strength}")
    for number, name in enumerate(["stags", "gullinkambi", "heidrun"][:count]):
        assert (ask(s), len(offered(s))) == ("creature.draw", 18 - number)
        run(s, f"creature {name}")
    if count > 1:
        assert ask(s) == "creature.call"
        assert refused(s, "call skuld") == "YG-ACT-SVART-01"
        run(s, "call stags")
    assert life(s, "odin") == 4
    seen = yggdrasil.view(s, None)["creatures"]
    assert (seen["deck"], seen["out"], seen["drawn"]) == (
        18 - count,
        sorted(["stags", "gullinkambi", "heidrun"][:count], key=["stags", "gullinkambi", "heidrun"].index),
        [],
    )


OUT = ",".join(creature.id for creature in COMPONENTS.creatures if creature.id != "stags")


@pytest.mark.case("YG-CASE-42")
@pytest.mark.rule("YG-ACT-SVART-02", "YG-ACT-SVART-03", "YG-ACT-05")
def test_the_last_creature_must_be_used_and_an_empty_deck_offers_nothing():
    s = table(f"odin.at=svartalfheim thor.at=svartalfheim creature_out={OUT} order=thor thor.down=thor.nidhogg step=3")
    run(s, "act advantage")
    assert told(s, "call") == [{"kind": "call", "god": "odin", "creature": "stags"}]  # in vain: full of life
    run(s, "stay")
    assert acts(s) == []
    assert acts(table(f"odin.at=svartalfheim thor.at=svartalfheim creature_out={OUT} step=3")) == ["act advantage"]
    s = table(f"odin.at=svartalfheim loki=svartalfheim creature_out={OUT},stags step=3")
    assert refused(s, "act disadvantage") == "YG-ACT-SVART-02"


@pytest.mark.rule("YG-ACT-SVART-02")
def test_the_discards_are_shuffled_again_where_the_table_likes():
    s = table(f"options=creatures:reshuffle odin.at=svartalfheim thor.at=svartalfheim creature_out={OUT} step=3")
    run(s, "act advantage")
    assert ("creature stags" not in offered(s), len(offered(s))) == (True, 17)
    run(s, "creature skuld", "creature urd")
    assert sorted(offered(s)) == ["call skuld", "call stags", "call urd"]
    s = table(f"options=creatures:reshuffle odin.at=svartalfheim {AWAY} creature_out={OUT},stags step=3")
    run(s, "act normal")
    assert (ask(s), len(offered(s))) == ("creature.draw", 18)
    run(s, "creature skuld")
    seen = yggdrasil.view(s, None)["creatures"]
    assert (seen["deck"], seen["out"], seen["drawn"], len(offered(s))) == (17, [], ["skuld"], 17)


@pytest.mark.rule("YG-ACT-NIFLHEIM-01", "YG-ACT-MUSPELL-01", "YG-ACT-06", "YG-ACT-08")
@pytest.mark.parametrize(("strength", "count"), [("normal", 2), ("advantage", 1), ("disadvantage", 3)])
@pytest.mark.parametrize(
    ("world", "ladder", "reserve", "rule"),
    [
        ("niflheim", "dead", "anonymous", "YG-ACT-NIFLHEIM-01"),
        ("muspellheim", "giants", "muspell", "YG-ACT-MUSPELL-01"),
    ],
)
def test_ladders_are_emptied_by_dangerous_actions(world, ladder, reserve, rule, strength, count):
    s = table(f"{presence(world, strength)} {ladder}=5 step=3")
    run(s, f"act {strength}", "refrain")
    assert (risks(s), life(s, "odin"), getattr(s, ladder)) == (count, 7 - count, 5)  # chosen after the risks
    assert offered(s) == ["take 1", "take 2", "take 3"]
    assert (refused(s, "take 4"), refused(s, "take 0")) == (rule, "YG-ACT-08")
    run(s, "take 3")
    assert (getattr(s, ladder), getattr(s, reserve)) == (2, 6)
    empty = table(f"{presence(world, strength)} step=3")
    if ask(empty) == "deed.choose":
        assert refused(empty, f"act {strength}") == "YG-ACT-05"
    else:
        assert strength == "advantage"  # nothing to fight there either, so nothing was asked


@pytest.mark.rule("YG-ACT-04")
def test_presence_counts_when_the_action_is_declared():
    s = table("odin.at=alfheim thor.at=alfheim step=3")
    run(s, "act advantage")
    s.at[1] = 0  # Thor is gone before the elves are counted
    assert offered(s) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("YG-ACT-05")
def test_what_can_do_nothing_may_not_be_chosen():
    s = table("fenrir=asgard step=3")
    assert refused(s, "act normal") == "YG-ACT-05"  # no world is devastated
    s = table("odin.at=niflheim step=3")
    assert refused(s, "act disadvantage") == "YG-ACT-05"
    s = table("odin.at=muspellheim step=3")
    assert refused(s, "act disadvantage") == "YG-ACT-05"


@pytest.mark.rule("YG-ACT-09", "YG-ACT-07")
def test_a_fruitless_fight_stays_legal_and_no_fight_has_an_advantage():
    s = table("odin.at=niflheim thor.at=niflheim dead=2 step=3")
    assert "fight hel" in offered(s)
    run(s, "fight hel")
    assert risks(s) == 3  # company makes neither more nor less


@pytest.mark.case("YG-CASE-43")
@pytest.mark.rule("YG-ACT-HEAL-01", "YG-ACT-HEAL-02", "YG-DEV-02")
def test_heal_the_tree_costs_two_and_the_action_waits_for_the_next_turn():
    s = table("""odin.at=vanaheim odin.life=5 devastated=vanaheim,alfheim order=thor thor.at=vanaheim
                 thor.down=thor.nidhogg step=3""")
    power = s.find_power(3)
    run(s, "heal")
    assert (life(s, "odin"), s.supply, devastated(s), s.wall, s.find_power(3)) == (3, 4, ["alfheim"], 6, power - 1)
    run(s, "stay")
    assert acts(s) == ["act normal"]  # Loki is there, and Odin
    pile = ",".join(["odin.nidhogg", *["?"] * 17])
    s = table(f"players=1 odin.at=vanaheim odin.life=5 devastated=vanaheim odin.pile={pile} step=3")
    run(s, "heal", "stay")
    assert (life(s, "odin"), acts(s)) == (3, ["act disadvantage"])  # the next turn of a god alone
    s = table("odin.at=vanaheim odin.artifacts=gullinbursti devastated=vanaheim step=3")
    run(s, "heal")
    assert acts(s) == []
    assert refused(s, "act disadvantage") == "YG-ART-GULLINBURSTI"


@pytest.mark.rule("YG-ACT-HEAL-02")
@pytest.mark.case("YG-CASE-79")
def test_a_world_healed_this_turn_has_no_action_for_a_second_stone():
    s = table("devastated=alfheim thor.at=jotunheim odin.at=jotunheim agenda=Stones(0,[2,2],1)>EndTurn()>Turn()")
    run(s, "action alfheim")
    assert (life(s, "odin"), devastated(s)) == (5, [])
    assert refused(s, "action alfheim") == "YG-ACT-HEAL-02"
    assert "action vanaheim" in offered(s)


@pytest.mark.rule("YG-ACT-HEAL-03")
def test_healing_with_two_life_points_is_legal_and_loses():
    s = table("odin.at=alfheim odin.life=2 devastated=alfheim step=3")
    run(s, "heal")
    assert (reason(s), devastated(s)) == ("life", ["alfheim"])


@pytest.mark.rule("YG-ACT-HEAL-04", "YG-ACT-HEAL-01")
@pytest.mark.parametrize("who", ["", "thor.at=alfheim", "surt=alfheim", "surt=alfheim thor.at=alfheim"])
def test_company_does_not_change_the_price_of_healing(who):
    s = table(f"odin.at=alfheim devastated=alfheim {who} valhalla=5 step=3")
    run(s, "heal")
    assert (life(s, "odin"), s.valhalla) == (5, 5)
    s = table("odin.at=vanaheim devastated=alfheim step=3")
    assert refused(s, "heal") == "YG-ACT-HEAL-01"


@pytest.mark.case("YG-CASE-45")
@pytest.mark.rule("YG-ACT-ASGARD-02", "YG-CREA-EIKTHYRNIR")
def test_asgard_in_ruins_is_healed_on_the_spot_or_by_the_stag():
    s = table("devastated=asgard step=3")
    assert offered(s) == ["heal", "pass"]
    s = table("devastated=asgard odin.at=svartalfheim drawn=eikthyrnir agenda=Call(0)>EndTurn()>Turn()")
    run(s)
    assert (devastated(s), life(s, "odin")) == ([], 7)


@pytest.mark.rule("YG-ACT-01")
def test_exactly_one_deed_a_turn():
    s = table("odin.at=midgard step=3")
    run(s, "act disadvantage")
    assert ask(s) == "turn.order"
    s = hard("gods=frigg,odin,thor frigg.at=midgard frigg.life=3 step=3")
    run(s, "bless frigg")
    assert ask(s) == "turn.order"


@pytest.mark.rule("YG-ACT-05", "YG-ACT-ALFHEIM-01", "YG-ACT-VANAHEIM-01", "YG-ACT-03")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "vanaheim", "midgard", "niflheim", "muspellheim"])
def test_an_action_is_offered_only_where_it_has_something_to_act_on(world):
    def there(count):
        s = table(f"{presence(world, 'normal')} valhalla=2 dead=2 giants=2 step=3")
        name = {"asgard": "devastated", "midgard": "heroes", "niflheim": "dead", "muspellheim": "giants"}.get(
            world, world
        )
        setattr(s, name, count << 1)
        return acts(s)

    assert (there(1), there(0)) == (["act normal"], [])

"""Relations: brothers in arms, blood relatives, chance acquaintances, travel companions."""

import pytest

from yggdrasil.scene import ask, asked, at, hard, life, offered, reason, refused, run, table, told, yggdrasil

TOGETHER = "odin.at=midgard thor.at=midgard tyr.at=alfheim"
DANGER = "agenda=Danger(0,{},2,0)>EndTurn()>Turn()"


@pytest.mark.rule("YG-REL-BROTHER-01", "YG-REL-BROTHER-03", "YG-DEC-13")
def test_a_brother_in_the_same_world_rolls_for_the_holder():
    s = table(f"{TOGETHER} odin.brothers=thor,tyr {DANGER.format(2)}")
    run(s, "throw 0")
    assert (asked(s), offered(s)) == ((1, "brother.help"), ["help", "pass"])  # Tyr is elsewhere
    run(s, "help", "roll god b", "roll god e")
    assert (life(s, "odin"), [die["god"] for die in told(s, "die")]) == (6, ["odin", "thor"])


@pytest.mark.case("YG-CASE-03")
@pytest.mark.rule("YG-REL-01", "YG-RISK-09")
def test_relations_help_the_holder_alone():
    s = hard("""gods=freyr,frigg,thor frigg.brothers=freyr fenrir=asgard thor.at=alfheim frigg.dice=2 frigg.elves=2
                step=3""")
    run(s, "fight fenrir", "throw 0")
    assert ask(s) == "die.roll"  # Frigg stands by
    s = hard("gods=frigg,freyr,thor frigg.brothers=freyr fenrir=asgard thor.at=alfheim step=3")
    run(s, "fight fenrir", "throw 0")
    assert asked(s) == (1, "brother.help")


@pytest.mark.rule("YG-REL-BROTHER-01", "YG-REL-BROTHER-03", "YG-REL-BROTHER-04", "YG-DEC-13")
def test_a_helper_uses_own_elf_and_artifacts_but_not_the_rollers():
    s = table(f"""{TOGETHER} odin.brothers=thor thor.elves=1 odin.elves=1 thor.artifacts=draupnir,svalinn
                  {DANGER.format(3)}""")
    run(s, "throw 0", "help", "roll god e", "roll god b")
    assert (asked(s), offered(s)) == ((1, "helper.reroll"), ["reroll god", "keep"])  # Odin's elf cannot turn it
    run(s, "reroll god", "roll god c")
    assert (asked(s), offered(s)) == ((1, "helper.elf"), ["elf god", "done"])
    run(s, "elf god")
    assert (asked(s), offered(s)) == ((1, "lent.keep"), ["keep elf", "none"])
    run(s, "keep elf")
    assert (life(s, "odin"), s.elves, s.alfheim) == (6, [1, 1, 0], 7)
    s = table(f"{TOGETHER} odin.brothers=thor thor.elves=1 {DANGER.format(3)}")
    run(s, "throw 0", "help", "roll god b", "roll god e")
    assert (ask(s), s.elves) == ("turn.order", [0, 1, 0])  # a helper's success needs no elf


@pytest.mark.rule("YG-REL-BROTHER-03", "YG-REL-BROTHER-04", "YG-ART-MEGINGJORD")
def test_helper_weapons_count_with_the_throw():
    s = table(f"{TOGETHER} odin.brothers=thor thor.artifacts=mjollnir,megingjord valhalla=1 {DANGER.format(4)}")
    run(s, "heroes 1")
    assert s.risks == 3
    run(s, "throw 0", "help")
    assert s.risks == 1
    s = table(f"{TOGETHER} odin.brothers=thor thor.artifacts=mjollnir {DANGER.format(2)}")
    run(s, "refrain")
    assert (life(s, "odin"), told(s, "help")) == (5, [])  # no throw, no help
    s = table(f"""odin.at=midgard thor.at=midgard tyr.at=midgard odin.brothers=thor,tyr thor.artifacts=mjollnir
                  {DANGER.format(1)}""")
    run(s, "throw 0", "help")
    assert (ask(s), life(s, "odin"), told(s, "die")) == ("turn.order", 7, [])  # Tyr is not even asked


@pytest.mark.rule("YG-REL-BROTHER-05")
def test_no_die_falls_where_helpers_weapons_avert_everything():
    three = "odin.at=midgard thor.at=midgard tyr.at=midgard odin.brothers=thor,tyr odin.dice=2 thor.artifacts=mjollnir"
    s = table(f"{three} {DANGER.format(1)}")
    run(s, "throw 2", "help")
    assert (ask(s), told(s, "die"), life(s, "odin")) == ("turn.order", [], 7)  # and Tyr is not asked
    assert (s.dice[0], s.vanaheim, s.throw) == (2, 7, [])  # nothing was at stake
    s = table(f"{three} {DANGER.format(2)}")
    run(s, "throw 2", "help", "pass", "roll god e", "roll vanir a", "roll vanir f", "roll god -")
    assert (life(s, "odin"), s.dice[0]) == (7, 0)  # one risk was left, so all dice fell


@pytest.mark.rule("YG-REL-BROTHER-03", "YG-GOD-TYR-02", "YG-GOD-THOR-01")
def test_the_helpers_own_symbols_count_and_thor_averts_two_or_one():
    for option, lost in (("", 1), (",thor_helps:1", 2)):
        s = table(f"""options=difficulty:hard{option} {TOGETHER} {DANGER.format(3)}""")
        run(s, "throw 0", "help", "roll god b", "roll god e")
        assert life(s, "odin") == 7 - lost
        s = table(f"""options=difficulty:hard{option} gods=thor,odin,tyr {TOGETHER} {DANGER.format(3)}""")
        run(s, "throw 0", "roll god e")
        assert life(s, "thor") == 6  # his own throw averts two either way
    s = hard(f"odin.at=midgard tyr.at=midgard thor.at=alfheim {DANGER.format(2)}")
    run(s, "throw 0", "help", "roll god b", "roll god c")
    assert life(s, "odin") == 6


@pytest.mark.rule("YG-REL-BROTHER-03")
def test_several_brothers_may_help():
    s = hard(f"odin.at=midgard tyr.at=midgard thor.at=midgard {DANGER.format(3)}")
    run(s, "throw 0", "help", "help", "roll god b", "roll god e", "roll god b")
    assert life(s, "odin") == 7


@pytest.mark.case("YG-CASE-64")
@pytest.mark.rule("YG-REL-BROTHER-02", "YG-REL-BROTHER-04", "YG-SUP-05")
def test_support_brothers_roll_plain_dice():
    text = f"players=1 odin.at=midgard thor.at=midgard tyr.at=midgard odin.elves=2 {DANGER.format(4)}"
    s = hard(text)
    run(s, "throw 0")
    assert asked(s) == (0, "brother.help")
    for dice in (["e", "e", "b"], ["e", "b", "e"]):
        s = hard(text)
        run(s, "throw 0", "help", "help", *(f"roll god {face}" for face in dice))
        assert (ask(s), life(s, "odin")) == ("card.reveal", 7)  # no elf can turn their b; Thor averts but one
    s = hard(f"{text} jotnar=utgardloki")
    assert ask(s) == "card.reveal"


@pytest.mark.rule("YG-REL-BLOOD-01", "YG-REL-BLOOD-03", "YG-DEC-18")
def test_a_blood_relative_helps_themselves_in_the_same_world():
    s = table("""odin.bloods=thor thor.elves=1 thor.dice=1 thor.artifacts=draupnir odin.at=alfheim thor.at=alfheim
                 step=2""")
    assert (asked(s), offered(s)) == ((0, "kin.take"), ["take thor elf", "take thor die", "take thor draupnir", "pass"])
    run(s, "take thor draupnir", "pass")
    assert (ask(s), s.artifacts[1], s.artifacts[0] > 0) == ("god.move", 0, True)
    assert ask(table("odin.bloods=thor thor.elves=1 odin.at=alfheim step=2")) == "god.move"  # elsewhere
    assert ask(table("thor.bloods=odin thor.elves=1 odin.at=alfheim thor.at=alfheim step=2")) == "god.move"


@pytest.mark.rule("YG-REL-BLOOD-01", "YG-DEC-18")
def test_a_holder_may_also_take_outside_the_own_turn():
    s = table("tyr.bloods=odin odin.elves=1 odin.at=alfheim tyr.at=alfheim step=2")
    assert asked(s) == (2, "kin.take")
    assert refused(s, "take thor elf") == "YG-REL-BLOOD-01"
    run(s, "take odin elf")
    assert (s.elves, ask(s)) == ([0, 0, 1], "god.move")


@pytest.mark.case("YG-CASE-66")
@pytest.mark.rule("YG-REL-BLOOD-01", "YG-REL-BLOOD-03")
def test_an_elf_taken_after_the_throw_turns_a_die_and_a_die_does_not_join():
    s = table(f"{TOGETHER} odin.bloods=thor thor.elves=1 thor.dice=1 odin.dice=1 {DANGER.format(2)}")
    run(s, "pass", "throw 1", "roll god e", "roll vanir b")
    assert (ask(s), offered(s)) == ("kin.take", ["take thor elf", "take thor die", "pass"])
    run(s, "take thor elf", "take thor die")
    assert (ask(s), offered(s), len(s.throw)) == ("elves.use", ["elf vanir b", "done"], 2)
    run(s, "elf vanir b")
    assert (life(s, "odin"), s.dice) == (7, [2, 0, 0])


@pytest.mark.rule("YG-REL-BLOOD-01", "YG-ART-DRAUPNIR", "YG-ART-01")
def test_a_ring_taken_after_the_throw_rolls_again_and_so_does_one_taken_after_that():
    s = table(f"{TOGETHER} odin.bloods=thor thor.artifacts=draupnir,andvarinaut odin.dice=1 {DANGER.format(2)}")
    run(s, "pass", "throw 1", "roll god b", "roll vanir b", "take thor draupnir", "pass", "reroll god", "roll god e")
    assert (ask(s), offered(s)) == ("kin.take", ["take thor andvarinaut", "pass"])
    run(s, "take thor andvarinaut", "mark b", "roll vanir e")
    assert (life(s, "odin"), s.artifacts[1]) == (7, 0)


@pytest.mark.rule("YG-REL-BLOOD-01", "YG-CREA-06")
@pytest.mark.parametrize(
    ("creature", "thing", "then"),
    [
        ("gerifreki", "mjollnir", ["fight iormungand", "pass"]),
        ("ratatosk", "valshamr", ["act normal", "act advantage", "pass"]),
    ],
)
def test_a_creature_leads_to_a_relative_whose_things_help_at_once(creature, thing, then):
    s = table(f"""odin.bloods=thor thor.artifacts={thing} odin.at=svartalfheim thor.at=midgard drawn={creature}
                  agenda=Call(0)>EndTurn()>Turn()""")
    run(s, "move midgard")
    assert asked(s) == (0, "kin.take")
    run(s, f"take thor {thing}")
    assert offered(s) == then


@pytest.mark.rule("YG-REL-BLOOD-01")
def test_dice_of_the_running_throw_cannot_be_taken():
    s = table(
        "odin.at=midgard thor.at=midgard thor.bloods=odin odin.dice=2 throw=odin:god:b,odin:vanir:b,odin:vanir:c "
        "risks=3 agenda=Kin(1)>Suffer(0)>PutAside(0)>EndTurn()>Turn()"
    )
    run(s)
    assert (life(s, "odin"), s.throw) == (4, [])  # both dice lay in the throw, so nothing was asked before the loss
    # After the turn they can be taken
    assert (asked(s), offered(s)) == ((1, "kin.take"), ["take odin die", "pass"])
    s = table(
        "odin.at=midgard thor.at=midgard thor.bloods=odin odin.dice=2 throw=odin:god:b,odin:vanir:b risks=3 "
        "agenda=Kin(1)>Suffer(0)>PutAside(0)>EndTurn()>Turn()"
    )
    assert (asked(s), offered(s)) == ((1, "kin.take"), ["take odin die", "pass"])  # the one that was not thrown
    run(s, "take odin die")
    assert (s.dice, ask(s)) == ([1, 1, 0], "kin.take")  # now, after the turn, the other one


@pytest.mark.rule("YG-REL-BLOOD-02", "YG-REL-BLOOD-03", "YG-DEC-15")
def test_a_support_relative_may_suffer_in_the_holders_place():
    s = table(f"players=1 odin.bloods=tyr odin.at=midgard tyr.at=midgard {DANGER.format(3)}")
    run(s, "refrain")
    assert (asked(s), offered(s)) == ((0, "risk.bear"), ["hurt odin", "hurt tyr"])
    assert refused(s, "hurt thor") == "YG-REL-BLOOD-02"
    run(s, "hurt tyr", "hurt odin", "hurt tyr")
    assert (s.life, ask(s)) == ([8, 5, 3], "card.reveal")
    s = table(f"players=1 odin.bloods=tyr odin.at=midgard tyr.life=1 tyr.at=midgard {DANGER.format(1)}")
    run(s, "refrain", "hurt tyr")
    assert reason(s) == "life"
    s = table("players=1 odin.bloods=tyr odin.down=thor.hel open=odin.hel step=1")
    run(s)
    assert life(s, "odin") == 8  # not for Hel
    s = table("players=2 odin.bloods=thor,tyr risks=1 agenda=Suffer(0)>PutAside(0)>EndTurn()>Turn()")
    assert offered(s) == ["hurt odin", "hurt tyr"]
    assert refused(s, "hurt thor") == "YG-REL-BLOOD-02"  # no player's god
    s = table("players=2 odin.bloods=tyr tyr.at=alfheim risks=2 agenda=Suffer(0)>PutAside(0)>EndTurn()>Turn()")
    run(s)
    assert s.life == [6, 8, 5]  # a relative elsewhere is of no help
    s = table("players=1 odin.bloods=thor,tyr odin.at=alfheim thor.at=alfheim tyr.at=alfheim step=2")
    assert ask(s) == "god.move"  # a support god has nothing that could be taken


@pytest.mark.case("YG-CASE-04")
@pytest.mark.rule("YG-REL-CHANCE-01", "YG-REL-CHANCE-03", "YG-DEC-17")
def test_a_chance_acquaintance_takes_one_piece():
    s = hard("""gods=odin,freyia,tyr odin.at=midgard freyia.at=midgard tyr.at=alfheim island=2 odin.elves=2 odin.dice=2
                step=3""")
    run(
        s,
        "fight iormungand",
        "throw 2",
        "pass",
        "roll god -",
        "roll vanir f",
        "roll vanir b",
        "elf god -",
        "elf vanir b",
    )
    assert (asked(s), offered(s)) == ((1, "chance.take"), ["take elf", "take die", "none"])
    run(s, "take die")
    assert (s.island, life(s, "odin"), s.dice, s.elves) == (0, 7, [1, 1, 0], [0, 0, 0])
    assert (s.alfheim, s.vanaheim) == (9, 7)


@pytest.mark.rule("YG-REL-CHANCE-01", "YG-REL-CHANCE-02")
def test_an_acquaintance_elsewhere_gives_nothing_and_an_elf_may_be_taken_too():
    throw = "throw=odin:god:b+,odin:vanir:f spent=1 odin.dice=1 risks=2 agenda=Suffer(0)>PutAside(0)>EndTurn()>Turn()"
    s = table(f"odin.at=midgard tyr.chances=odin tyr.at=alfheim {throw}")
    run(s)
    assert (ask(s), s.elves, s.dice) == ("turn.order", [0, 0, 0], [0, 0, 0])
    s = table(f"odin.at=midgard tyr.chances=odin tyr.at=midgard {throw}")
    assert (asked(s), offered(s)) == ((2, "chance.take"), ["take elf", "take die", "none"])
    run(s, "take elf")
    assert (s.elves, s.alfheim, s.dice, s.vanaheim) == ([0, 0, 1], 8, [0, 0, 0], 9)
    for position in ("odin.chances=tyr tyr.at=alfheim", "tyr.at=midgard"):  # elsewhere, or no acquaintance
        s = table(f"players=1 odin.at=midgard {position} {throw}")
        run(s)
        assert (ask(s), s.elves) == ("card.reveal", [0])


@pytest.mark.rule("YG-REL-CHANCE-01", "YG-REL-CHANCE-03")
def test_several_holders_take_one_each_and_a_helpers_elf_does_not_count():
    s = table(f"""odin.at=midgard thor.at=midgard tyr.at=midgard thor.chances=odin tyr.chances=odin odin.dice=2
                  {DANGER.format(1)}""")
    run(s, "throw 2", "roll god b", "roll vanir f", "roll vanir a")
    assert asked(s) == (1, "chance.take")
    run(s, "take die")
    assert asked(s) == (2, "chance.take")
    run(s, "take die")
    assert (s.dice, s.vanaheim) == ([0, 1, 1], 7)
    s = table(f"""odin.at=midgard thor.at=midgard tyr.at=midgard odin.brothers=thor thor.elves=1 tyr.chances=odin
                  {DANGER.format(2)}""")
    run(s, "throw 0", "help", "roll god e", "roll god b", "elf god")
    assert ask(s) == "turn.order"


@pytest.mark.rule("YG-REL-CHANCE-02", "YG-REL-CHANCE-03")
def test_a_support_acquaintance_lets_the_holder_keep_a_piece():
    s = hard("""players=1 gods=freyia,odin,thor freyia.at=midgard odin.at=midgard thor.at=midgard freyia.dice=2
                agenda=Danger(0,1,-1,0)>EndTurn()>Turn()""")
    run(s, "throw 2", "roll god b", "roll vanir f", "roll vanir a")
    assert (asked(s), offered(s)) == ((0, "chance.take"), ["take die", "none"])
    assert yggdrasil.position(yggdrasil.from_position(yggdrasil.position(s))) == yggdrasil.position(s)
    run(s, "take die")
    assert asked(s) == (0, "chance.take")  # one for each support god there
    run(s, "take die")
    assert (s.dice[0], s.vanaheim) == (2, 4)


@pytest.mark.rule("YG-REL-CHANCE-03")
def test_elves_of_freyrs_pairs_cannot_be_taken():
    s = hard("gods=freyr,freyia,tyr tyr.at=alfheim freyr.elves=2 agenda=Danger(0,1,-1,0)>EndTurn()>Turn()")
    run(s, "throw 0", "roll god b", "done", "pairs 1")
    assert (ask(s), s.elves) == ("turn.order", [0, 0, 0])


@pytest.mark.rule("YG-REL-TRAVEL-01", "YG-REL-TRAVEL-02", "YG-DEC-05")
def test_a_travel_companion_is_one_jump_before_the_move():
    s = table("gods=frigg,freyia,thor frigg.travels=freyia freyia.at=alfheim step=2")
    assert (asked(s), offered(s)) == ((0, "travel.jump"), ["move alfheim", "stay"])
    assert refused(s, "move midgard") == "YG-REL-TRAVEL-01"
    run(s, "move alfheim")
    assert ask(s) == "god.move"
    run(s, "move muspellheim")  # two levels below Alfheim, as in the book
    assert at(s, "frigg") == "muspellheim"
    s = table("players=1 odin.travels=tyr tyr.at=niflheim step=2")
    assert offered(s) == ["move niflheim", "stay"]


@pytest.mark.rule("YG-REL-TRAVEL-01")
@pytest.mark.parametrize("kind", ["brothers", "bloods", "chances", "travels"])
def test_of_all_relations_only_a_travel_companion_is_one_to_jump_to(kind):
    s = table(f"gods=frigg,freyia,thor frigg.{kind}=thor freyia.at=alfheim thor.at=niflheim step=2")
    assert (ask(s), "move niflheim" in offered(s)) == (
        ("travel.jump", True) if kind == "travels" else ("god.move", False)
    )
    both = "frigg.travels=freyia,thor" if kind == "travels" else f"frigg.travels=freyia frigg.{kind}=thor"
    s = table(f"gods=frigg,freyia,thor {both} freyia.at=alfheim thor.at=niflheim step=2")
    jumps = {"move niflheim", "move alfheim"} if kind == "travels" else {"move alfheim"}
    assert (ask(s), set(offered(s))) == ("travel.jump", {*jumps, "stay"})


@pytest.mark.rule("YG-REL-TRAVEL-01")
def test_the_companions_of_another_god_are_not_ones_own_and_one_who_is_here_is_no_jump():
    s = table("gods=frigg,freyia,thor freyia.travels=thor thor.at=niflheim step=2")
    assert ask(s) == "god.move"
    s = table("gods=frigg,freyia,thor frigg.travels=thor frigg.at=niflheim thor.at=niflheim step=2")
    assert ask(s) == "god.move"


@pytest.mark.rule("YG-REL-TRAVEL-02")
def test_fenrir_cancels_the_jump_too():
    s = table("odin.travels=thor thor.at=alfheim odin.down=odin.fenrir open=thor.fenrir step=1")
    run(s)
    assert (ask(s), at(s, "odin")) == ("turn.order", "asgard")

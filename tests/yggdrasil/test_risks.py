"""Risks and the saving throw in its full order."""

import pytest

from meadhall.games.yggdrasil.data import COMPONENTS
from yggdrasil.scene import ask, asked, devastated, hard, life, offered, reason, refused, run, table, told, yggdrasil


def danger(count, position="", make=table, foe=-1, bonus=0):
    return make(f"agenda=Danger(0,{count},{foe},{bonus})>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim {position}")


@pytest.mark.case("YG-CASE-01")
@pytest.mark.rule(
    "YG-RISK-02", "YG-RISK-03", "YG-RISK-04", "YG-RISK-05", "YG-RISK-06", "YG-RISK-07", "YG-RISK-08", "YG-RISK-10"
)
def test_the_example_of_the_book():
    s = table("""loki=asgard thor.at=alfheim tyr.at=alfheim devastated=niflheim valhalla=1 odin.dice=3 odin.elves=1
                 step=3""")
    run(s, "act disadvantage")
    assert told(s, "danger")[0]["risks"] == 4
    run(s, "heroes 1", "throw 3", "roll god d", "roll vanir a", "roll vanir b", "roll vanir f", "elf vanir b")
    assert (life(s, "odin"), s.supply, s.dice[0], s.vanaheim) == (6, 1, 1, 8)
    assert (s.elves[0], s.alfheim, s.valhalla, s.heroes, devastated(s)) == (0, 9, 0, 8, [])


@pytest.mark.rule("YG-RISK-01")
def test_every_risk_left_costs_a_life_point():
    s = danger(3)
    run(s, "throw 0", "roll god e")
    assert (life(s, "odin"), s.supply) == (5, 2)
    assert reason(run_all(danger(3, "odin.life=2"), "throw 0", "roll god e")) == "life"


@pytest.mark.rule("YG-RISK-01", "YG-END-03")
def test_with_one_life_point_left_a_god_plays_on():
    s = danger(3, "odin.life=4")
    run(s, "refrain")
    assert (life(s, "odin"), s.ended) == (1, False)


def run_all(s, *script):
    run(s, *script)
    return s


@pytest.mark.rule("YG-RISK-02", "YG-RISK-09", "YG-RISK-14", "YG-DEC-11")
def test_heroes_come_first_as_many_as_needed_and_serve_anybody():
    s = danger(3, "valhalla=5")
    assert (ask(s), offered(s)) == ("heroes.use", ["heroes 0", "heroes 1", "heroes 2", "heroes 3"])
    assert refused(s, "heroes 4") == "YG-RISK-14"
    assert refused(s, "heroes 6") == "YG-RISK-02"
    run(s, "heroes 2")
    assert (s.valhalla, s.heroes, ask(s), s.risks) == (3, 5, "throw.choose", 1)


@pytest.mark.rule("YG-RISK-03", "YG-DEC-12")
def test_the_throw_is_chosen_before_rolling_and_may_be_skipped():
    s = danger(2, "odin.dice=2")
    assert offered(s) == ["throw 0", "throw 1", "throw 2", "refrain"]
    assert refused(s, "throw 3") == "YG-RISK-09"
    run(s, "throw 1", "roll god -")
    assert offered(s)[0].startswith("roll vanir")
    run(s, "roll vanir b")
    assert (life(s, "odin"), s.dice[0]) == (5, 2)
    s = danger(2, "odin.dice=2")
    run(s, "refrain")
    assert (life(s, "odin"), told(s, "die")) == (5, [])


@pytest.mark.rule("YG-RISK-04", "YG-RISK-05")
@pytest.mark.parametrize(("face", "success"), [("a", 0), ("b", 0), ("c", 0), ("d", 0), ("e", 1), ("f", 1)])
def test_only_e_and_f_succeed_in_the_easy_game(face, success):
    s = danger(1, "odin.dice=1 jotnar=utgardloki")
    run(s, "throw 1", f"roll vanir {face}")
    assert life(s, "odin") == 6 + success


@pytest.mark.rule("YG-RISK-05")
def test_the_dice_have_the_faces_of_the_data():
    s = danger(1, "odin.dice=1")
    run(s, "throw 1")
    god, vanir = ([*die.faces] for die in COMPONENTS.dice)
    assert dict(zip(offered(s), s.agenda[-1].weights(s), strict=True)) == (
        {f"roll god {face}": god.count(face) for face in god}
    )
    run(s, "roll god -")
    assert sorted(offered(s)) == sorted(f"roll vanir {face}" for face in vanir)


@pytest.mark.rule("YG-RISK-06", "YG-RISK-14", "YG-DEC-14")
def test_elves_turn_failed_dice_while_a_risk_is_left():
    s = danger(2, "odin.dice=2 odin.elves=3")
    run(s, "throw 2", "roll god -", "roll vanir a", "roll vanir d")
    assert offered(s) == ["elf god -", "elf vanir a", "elf vanir d", "done"]
    assert refused(s, "elf vanir b") == "YG-RISK-06"
    run(s, "elf god -", "elf vanir a")
    assert ask(s) == "turn.order"  # nothing left: the third elf is not even asked for
    assert (life(s, "odin"), s.elves[0], s.alfheim) == (7, 1, 8)
    assert (s.dice[0], s.vanaheim) == (1, 8)  # a is lost although an elf turned it


@pytest.mark.rule("YG-RISK-07", "YG-RISK-08", "YG-RISK-11")
def test_dice_that_show_a_or_f_leave_after_the_risks_even_in_surplus():
    s = danger(1, "odin.dice=4")
    run(s, "throw 4", "roll god e", "roll vanir f", "roll vanir f", "roll vanir a", "roll vanir e")
    assert (life(s, "odin"), s.dice[0], s.vanaheim) == (7, 1, 8)
    assert [event.kind for event in s.log][-2:] == ["lost-dice", "round"]
    s = table("throw=odin:god:f odin.dice=1 risks=1 agenda=Suffer(0)>PutAside(0)>EndTurn()>Turn()")
    run(s)
    assert (life(s, "odin"), s.dice[0]) == (7, 1)  # whatever a god die shows


@pytest.mark.rule("YG-RISK-09")
def test_elves_and_dice_of_others_do_not_help():
    s = danger(2, "thor.dice=3 thor.elves=3")
    assert offered(s) == ["throw 0", "refrain"]
    run(s, "throw 0", "roll god b")
    assert (life(s, "odin"), s.elves[1]) == (5, 3)


@pytest.mark.rule("YG-RISK-06")
@pytest.mark.parametrize(
    "die",
    [
        f"{kind} {face}"
        for kind in ("god", "vanir")
        for face in "-abcdef"
        if (kind, face) not in (("god", "b"), ("vanir", "c"))
    ],
)
def test_an_elf_turns_only_a_failed_die_that_was_thrown(die):
    s = danger(4, "odin.dice=1 odin.elves=1")
    run(s, "throw 1", "roll god b", "roll vanir c")
    assert offered(s) == ["elf god b", "elf vanir c", "done"]
    assert refused(s, f"elf {die}") == "YG-RISK-06"


@pytest.mark.rule("YG-RISK-10", "YG-DEC-26", "YG-DEC-14")
def test_the_full_order_of_a_throw():
    s = hard("""gods=odin,tyr,freyia odin.at=midgard tyr.at=midgard freyia.at=midgard valhalla=1 odin.dice=2
                odin.elves=1 tyr.elves=1
                odin.artifacts=mjollnir,draupnir,andvarinaut,svalinn,brisingamen tyr.artifacts=megingjord
                agenda=Danger(0,7,2,0)>EndTurn()>Turn()""")
    seen = []
    for answer in (
        "heroes 1",
        "throw 2",
        "help",
        "pass",
        "roll god b",
        "roll vanir a",
        "roll vanir b",
        "roll god d",
        "mark b",
        "again",
        "roll vanir f",
        "reroll god",
        "roll god c",
        "elf god c",
        "elf god",
        "keep die",
        "keep elf",
        "take die",
    ):
        seen.append(asked(s))
        run(s, answer)
    assert [ask_ for _, ask_ in seen] == [
        "heroes.use",
        "throw.choose",
        "brother.help",
        "brother.help",
        "die.roll",
        "die.roll",
        "die.roll",
        "die.roll",
        "throw.reroll",
        "throw.reroll",
        "die.roll",
        "throw.reroll",
        "die.roll",
        "elves.use",
        "helper.elf",
        "die.keep",
        "elf.keep",
        "chance.take",
    ]
    assert [seat for seat, ask_ in seen if ask_ in ("brother.help", "helper.elf", "chance.take")] == [1, 2, 1, 2]
    assert life(s, "odin") == 5  # 7 - hammer - hero - f - elf on c - Tyr's die = 2
    assert (s.dice, s.elves) == ([1, 0, 1], [1, 0, 0])


@pytest.mark.rule("YG-RISK-12")
def test_nothing_left_to_avert_means_no_throw():
    s = danger(2, "valhalla=2 odin.dice=3")
    run(s, "heroes 2")
    assert (ask(s), told(s, "die")) == ("turn.order", [])
    s = danger(1, "odin.at=midgard odin.artifacts=mjollnir odin.dice=3", foe=2)
    assert ask(s) == "turn.order"


@pytest.mark.rule("YG-RISK-13")
def test_what_is_no_risk_cannot_be_averted():
    s = table("odin.at=alfheim devastated=alfheim valhalla=5 odin.elves=3 odin.dice=3 step=3")
    run(s, "heal")
    assert (life(s, "odin"), s.valhalla, s.elves[0]) == (5, 5, 3)


@pytest.mark.rule("YG-RISK-14")
def test_dice_may_be_thrown_in_any_number_as_long_as_one_risk_is_left():
    s = danger(1, "odin.dice=5")
    assert "throw 5" in offered(s)


@pytest.mark.case("YG-CASE-78")
@pytest.mark.rule("YG-RISK-14", "YG-REL-CHANCE-01")
def test_no_elf_may_be_spent_to_hand_it_over():
    s = hard("""gods=odin,freyia,tyr odin.at=midgard freyia.at=midgard odin.elves=2 odin.dice=2 tyr.at=alfheim
                agenda=Danger(0,3,2,0)>EndTurn()>Turn()""")
    run(s, "throw 2", "pass", "roll god e", "roll vanir e", "roll vanir f")
    assert (asked(s), offered(s)) == ((1, "chance.take"), ["take die", "none"])
    assert refused(s, "take elf") == "YG-REL-CHANCE-01"


@pytest.mark.rule("YG-FIGHT-07", "YG-RISK-10")
def test_the_view_shows_the_throw_as_it_stands():
    s = danger(3, "odin.dice=1 odin.elves=1")
    run(s, "throw 1", "roll god e", "roll vanir b")
    seen = yggdrasil.view(s, None)["throw"]
    assert (seen["left"], [(die["kind"], die["face"], die["worth"]) for die in seen["dice"]]) == (
        2,
        [("god", "e", 1), ("vanir", "b", 0)],
    )


@pytest.mark.rule("YG-RISK-01", "YG-RISK-02", "YG-RISK-10", "YG-RISK-14")
def test_without_a_hero_used_none_goes_back_and_none_is_told_of():
    s = danger(2, "valhalla=2")
    assert refused(s, "heroes 3") == "YG-RISK-02"
    assert refused(danger(1, "valhalla=2"), "heroes 2") == "YG-RISK-14"  # there are two, but one is enough
    before = (s.valhalla, s.heroes, s.risks)
    run(s, "heroes 0")
    assert ((s.valhalla, s.heroes, s.risks), told(s, "heroes")) == (before, [])
    averted = danger(1, "valhalla=2")
    run(averted, "heroes 1")
    assert (life(averted, "odin"), told(averted, "hurt")) == (7, [])  # nothing is left, and nothing told

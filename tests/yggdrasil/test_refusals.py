"""A refusal cites the rule that forbids the answer, not a neighbour's."""

from __future__ import annotations

import pytest

from yggdrasil.scene import ask, hard, offered, refused, run, table

AWAY = "loki=cage thor.at=midgard tyr.at=midgard"


def called(creature, more=""):
    """Odin has called this creature."""
    s = table(f"{AWAY} drawn={creature} {more} agenda=Call(0)>EndTurn()>Turn()")
    ask(s)
    return s


@pytest.mark.rule("YG-ACT-08")
@pytest.mark.parametrize(
    "text",
    [
        f"odin.at=alfheim {AWAY} agenda=Alfheim(0,0)>EndTurn()>Turn()",
        f"odin.at=vanaheim {AWAY} agenda=Vanaheim(0,0)>EndTurn()>Turn()",
        "dead=5 agenda=FreeDead(0,3)>EndTurn()>Turn()",
        "giants=5 agenda=RoutGiants(0,3)>EndTurn()>Turn()",
        f"{AWAY} odin.life=2 drawn=heidrun agenda=Call(0)>EndTurn()>Turn()",
        f"{AWAY} drawn=hildisvini agenda=Call(0)>EndTurn()>Turn()",
        f"{AWAY} drawn=huginmunin agenda=Call(0)>EndTurn()>Turn()",
        f"{AWAY} drawn=vedrfolnir agenda=Call(0)>EndTurn()>Turn()",
        f"{AWAY} drawn=vidofnir agenda=Call(0)>EndTurn()>Turn()",
    ],
)
def test_up_to_a_number_is_at_least_one(text):
    s = table(text)
    assert "take 1" in offered(s)
    assert refused(s, "take 0") == "YG-ACT-08"


@pytest.mark.rule(
    "YG-CREA-HEIDRUN", "YG-CREA-HILDISVINI", "YG-CREA-HUGINMUNIN", "YG-CREA-VEDRFOLNIR", "YG-CREA-VIDOFNIR"
)
@pytest.mark.parametrize(
    ("creature", "too_many"), [("heidrun", 3), ("hildisvini", 4), ("huginmunin", 3), ("vedrfolnir", 3), ("vidofnir", 4)]
)
def test_a_creature_gives_no_more_than_it_says(creature, too_many):
    s = called(creature, "odin.life=2")
    assert f"take {too_many - 1}" in offered(s)
    assert refused(s, f"take {too_many}") == f"YG-CREA-{creature.upper()}"


@pytest.mark.rule("YG-ACT-NIFLHEIM-01", "YG-ACT-MUSPELL-01", "YG-ACT-ALFHEIM-01", "YG-ACT-VANAHEIM-01")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("dead=2 agenda=FreeDead(0,3)>EndTurn()>Turn()", "YG-ACT-NIFLHEIM-01"),
        ("giants=2 agenda=RoutGiants(0,3)>EndTurn()>Turn()", "YG-ACT-MUSPELL-01"),
        ("thor.elves=7 agenda=Alfheim(0,1)>EndTurn()>Turn()", "YG-ACT-ALFHEIM-01"),
        ("thor.dice=7 agenda=Vanaheim(0,1)>EndTurn()>Turn()", "YG-ACT-VANAHEIM-01"),
    ],
)
def test_nobody_takes_what_is_not_there(text, rule):
    s = table(text)
    assert offered(s) == ["take 1", "take 2"]
    assert refused(s, "take 3") == rule


@pytest.mark.rule("YG-ART-GULLINBURSTI")
def test_gullinbursti_is_one_action_and_one_fight():
    s = table("odin.at=midgard odin.artifacts=gullinbursti step=3")
    run(s, "fight iormungand", "refrain")
    assert refused(s, "fight iormungand") == "YG-ART-GULLINBURSTI"
    s = table("odin.at=midgard odin.artifacts=gullinbursti island=2 step=3")
    run(s, "act disadvantage")
    assert refused(s, "act disadvantage") == refused(s, "heal") == "YG-ART-GULLINBURSTI"


@pytest.mark.rule("YG-GOD-04")
def test_frigg_gives_up_all_of_the_step():
    s = hard("gods=frigg,thor,tyr frigg.at=midgard frigg.life=3 frigg.artifacts=gullinbursti island=2 step=3")
    run(s, "act disadvantage")
    assert refused(s, "bless frigg") == "YG-GOD-04"


@pytest.mark.rule("YG-ACT-ASGARD-02")
def test_asgard_is_never_healed_from_asgard():
    s = table(f"{AWAY} devastated=niflheim,midgard step=3")
    run(s, "act normal")
    assert (refused(s, "heal asgard"), refused(s, "heal alfheim")) == ("YG-ACT-ASGARD-02", "YG-ACT-ASGARD-01")


@pytest.mark.rule("YG-MAP-08", "YG-MOVE-05")
def test_no_god_gets_into_the_cage():
    s = table("loki=cage step=2")
    assert refused(s, "move cage") == "YG-MAP-08"
    s = table("agenda=Ratatosk(0)>EndTurn()>Turn()")
    assert refused(s, "move cage") == "YG-MOVE-05"
    s = table("agenda=Ride(1,1)>EndTurn()>Turn()")
    assert refused(s, "move cage") == "YG-MOVE-05"
    s = table("agenda=Stones(0,[1],1)>EndTurn()>Turn()")
    assert refused(s, "journey thor cage") == "YG-MOVE-05"
    s = table("agenda=Stones(0,[0],1)>EndTurn()>Turn()")
    assert refused(s, "journey thor cage") == "YG-ACT-JOTUNHEIM-01"  # this rune does not lie up


@pytest.mark.rule("YG-CREA-06")
def test_healing_is_no_action_of_the_squirrels():
    s = table("odin.at=alfheim agenda=SquirrelAct(0)>EndTurn()>Turn()")
    assert refused(s, "heal") == "YG-CREA-06"


@pytest.mark.rule("YG-SUP-05")
def test_a_support_god_neither_gets_nor_loses_things():
    s = table("players=2 odin.elves=1 agenda=Trade(0)>EndTurn()>Turn()")
    assert "give thor elf" in offered(s)
    assert refused(s, "give tyr elf") == "YG-SUP-05"
    s = table("players=2 odin.bloods=thor,tyr thor.elves=1 agenda=Kin(0)>EndTurn()>Turn()")
    assert "take thor elf" in offered(s)
    assert refused(s, "take tyr elf") == "YG-SUP-05"


@pytest.mark.rule("YG-CREA-VERDANDI")
def test_nobody_gives_life_to_oneself():
    s = table("odin.life=2 thor.life=2 agenda=TradeLife(0)>EndTurn()>Turn()")
    assert "give thor life" in offered(s)
    assert refused(s, "give odin life") == "YG-CREA-VERDANDI"


@pytest.mark.rule("YG-CREA-SKULD")
def test_skuld_puts_back_what_she_showed():
    s = table("odin.pile=odin.surt,odin.hel,?,?,?,? agenda=Top(0)>EndTurn()>Turn()")
    assert offered(s) == ["top odin.surt", "top odin.hel"]
    assert refused(s, "top odin.loki") == refused(s, "top thor.hel") == "YG-CREA-SKULD"


@pytest.mark.rule("YG-REL-BROTHER-04")
def test_an_elf_of_the_rollers_turns_no_helpers_die():
    s = table(
        "gods=odin,thor,tyr odin.elves=1 risks=2 throw=odin:god:b,thor:god:c "
        "agenda=Elves(0)>PutAside(0)>EndTurn()>Turn()"
    )
    assert offered(s) == ["elf god b", "done"]
    assert (refused(s, "elf god c"), refused(s, "elf god d")) == ("YG-REL-BROTHER-04", "YG-RISK-06")


@pytest.mark.rule("YG-REL-CHANCE-02")
def test_a_support_acquaintance_gives_back_what_was_used():
    s = hard(
        "players=1 gods=freyia,odin,thor freyia.dice=1 throw=freyia:vanir:a "
        "agenda=Acquaint(0,0)>PutAway(0)>EndTurn()>Turn()"
    )
    assert refused(s, "take elf") == "YG-REL-CHANCE-02"


@pytest.mark.rule("YG-ART-ANDVARINAUT")
def test_what_is_marked_is_rolled_before_anything_else():
    s = table(
        "odin.dice=2 odin.artifacts=andvarinaut,draupnir risks=2 throw=odin:god:b,odin:vanir:b,odin:vanir:c "
        "agenda=Reroll(0,0)>PutAside(0)>EndTurn()>Turn()"
    )
    run(s, "mark b")
    assert refused(s, "reroll god") == "YG-ART-ANDVARINAUT"

"""Positions as text: short to write, whole when read back, clear when wrong."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import EASY_MOVES
from optional import unwrap
from yggdrasil.scene import ask, pile, run, table, yggdrasil
from yggdrasil.starts import ALL_OUT, ENDS, SEVEN


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("norsaga players=3", "position-game"),
        ("yggdrasil players", "position-part"),
        ("yggdrasil beer=3", "position-key"),
        ("yggdrasil turn=1 turn=2", "position-twice"),
        ("yggdrasil players=6", "position-number"),
        ("yggdrasil surt=midgarth", "position-word"),
        ("yggdrasil gods=odin,odin,tyr", "yggdrasil-gods"),
        ("yggdrasil gods=odin,thor", "yggdrasil-gods"),
        ("yggdrasil gods=odin,thor,bragi", "position-word"),
        ("yggdrasil frigg.at=midgard", "yggdrasil-no-god"),
        ("yggdrasil players=1 thor.elves=2", "yggdrasil-support"),
        ("yggdrasil open=odin.surt,odin.surt", "position-card-twice"),
        ("yggdrasil open=odin.elf", "position-card"),
        ("yggdrasil odin.pile=?,?", "yggdrasil-pile"),
        ("yggdrasil players=2 odin.tokens=1", "yggdrasil-tokens"),
        ("yggdrasil odin.elves=5 thor.elves=5", "yggdrasil-too-many"),
        ("yggdrasil tops=gungnir,-,-", "yggdrasil-tops"),
        ("yggdrasil throw=odin:stone:b", "yggdrasil-die"),
        ("yggdrasil loki=muspellheim", "yggdrasil-not-devastated"),
        ("yggdrasil odin.artifacts=idunn thor.artifacts=idunn", "position-card-twice"),
        ("yggdrasil agenda=Deed(7,0)", "position-frame"),
        ("yggdrasil agenda=Dance(0)", "frame-unknown"),
        ("yggdrasil options=fenrir_duo:active", "yggdrasil-option-players"),
        ("yggdrasil step=4", "position-number"),
        ("yggdrasil options=thor_helps:1", "yggdrasil-option-hard"),
        ("yggdrasil odin.life=0", "position-number"),
        (f"yggdrasil nidhogg={EASY_MOVES[2]}", "position-number"),
        ("yggdrasil surt=cage", "position-word"),
        ("yggdrasil fenrir=midgard", "position-word"),
        ("yggdrasil order=thor,thor", "position-word-twice"),
        ("yggdrasil drawn=urd,urd", "position-word-twice"),
        ("yggdrasil drawn=urd creature_out=urd", "position-card-twice"),
        ("yggdrasil odin.bloods=odin", "yggdrasil-own-kin"),
        ("yggdrasil odin.down=odin.hel", "yggdrasil-laid"),
        ("yggdrasil thor.down=? step=3", "yggdrasil-laid"),
        ("yggdrasil agenda=Rise(3)", "position-frame"),
        ("yggdrasil agenda=GoBack(0,3)", "position-frame"),
        ("yggdrasil agenda=GoUnder(0,3)", "position-frame"),
        ("yggdrasil open=odin.fenrir agenda=GoBack(0,3)", "position-frame"),
        ("yggdrasil agenda=Compare(0,3)", "position-frame"),
        ("yggdrasil agenda=CastStones(0,4,[0],1)", "position-frame"),
        ("yggdrasil agenda=CastStones(0,1,[0],1)", "position-frame"),
        ("yggdrasil agenda=HealFromAfar(3)", "position-frame"),
        ("yggdrasil open=?", "position-card"),
        ("yggdrasil odin.apart=?", "position-card"),
        ("yggdrasil players=2 odin.strangers=?", "position-card"),
        ("yggdrasil odin.down=?,? step=1", "yggdrasil-one-down"),
        ("yggdrasil odin.down=thor.hel step=1", "yggdrasil-foreign-card"),
        ("yggdrasil odin.pile=?,?,?,?,?,?,thor.hel", "yggdrasil-foreign-card"),
        ("yggdrasil odin.strangers=thor.hel", "yggdrasil-strangers"),
        ("yggdrasil players=2 odin.strangers=thor.hel", "yggdrasil-strangers"),
        ("yggdrasil odin.apart=odin.hel", "yggdrasil-apart"),
        ("yggdrasil odin.apart=thor.hel step=1", "yggdrasil-apart"),
        ("yggdrasil open=odin.hel,thor.hel", "yggdrasil-open"),
        ("yggdrasil gods=odin,thor,-", "yggdrasil-gods"),
        ("yggdrasil players=1 gods=odin,thor,tyr open=odin.hel,thor.hel,tyr.hel", "yggdrasil-open"),
        ("yggdrasil thor.down=? order=thor", "yggdrasil-laid"),
        ("yggdrasil agenda=Deed(0,0)>Round()>Turn()", "yggdrasil-last"),
        ("yggdrasil agenda=Turn()>EndTurn()", "yggdrasil-last"),
        ("yggdrasil agenda=Creature(0)", "frame-unknown"),
        ("yggdrasil agenda=Retreat(5)", "position-frame"),
        ("yggdrasil agenda=Deed(-1,0)", "position-frame"),
        ("yggdrasil agenda=Step(0)>Deed(0,0)>EndTurn()>Turn()", "frame-unknown"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(text, key):
    with pytest.raises(Fault) as fault:
        yggdrasil.from_position(text)
    assert fault.value.key == key
    assert len(str(fault.value)) > len(key)


THROWN = "odin.dice=2 risks=2 throw=odin:god:b,{} agenda=Elves(0)>PutAside(0)>EndTurn()>Turn()"
RUNNING = "agenda=Deed(0,0)>EndTurn()>Turn()"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        # What a step speaks of lies on the table.
        ("agenda=Retreat(20)>Turn()", "position-frame"),
        ("agenda=Retreat(4)>Turn()", "position-frame"),
        ("agenda=DealArtifact(0)>Round()", "position-frame"),
        ("players=2 agenda=Trade(2)>Order()", "position-frame"),
        ("agenda=SupportMove(0,1)>Turn()", "position-frame"),
        ("agenda=Look(0,2)>Turn()", "position-frame"),
        ("agenda=Top(0)>Turn()", "position-frame"),
        ("agenda=Ride(0,1)>Turn()", "position-frame"),
        ("agenda=Brother(0,1,0)>Turn()", "position-frame"),
        ("agenda=Cast(0,1)>PutAside(0)>Turn()", "position-frame"),
        ("agenda=ChooseGod(0)>Round()", "position-frame"),
        ("round=1 agenda=Gifts()>Round()", "position-unplayable"),
        (f"jotnar={SEVEN} agenda=DrawJotun()>Turn()", "position-unplayable"),
        (f"jotun_out={SEVEN},{ALL_OUT} agenda=DrawJotun()>Turn()", "position-unplayable"),
        # Numbers are such as the game has.
        ("agenda=Danger(0,10,0,0)>Turn()", "position-frame"),
        ("agenda=Danger(0,1,0,2)>Turn()", "position-frame"),
        ("agenda=TakeElves(0,0)>Turn()", "position-frame"),
        ("agenda=FreeDead(0,4)>Turn()", "position-frame"),
        ("agenda=TakeArtifact(0,0)>Turn()", "position-frame"),
        ("agenda=Sleipnir(0,8)>Turn()", "position-frame"),
        ("risks=10 agenda=PutAside(0)>Turn()", "position-number"),
        # A turn is the active god's, and each of its steps comes once.
        ("agenda=Deed(1,0)>EndTurn()>Turn()", "position-frame"),
        ("agenda=HelTakes(2)>EndTurn()>Turn()", "position-frame"),
        ("agenda=Deed(0,0)>Deed(0,0)>Turn()", "position-word-twice"),
        ("devastated=alfheim agenda=HealFromAfar(1)>HealFromAfar(1)>Turn()", "position-word-twice"),
        ("order=odin,thor odin.down=? thor.down=? agenda=EndTurn()>Turn()", "yggdrasil-second-turn"),
        ("agenda=Order()", "yggdrasil-unlaid"),
        # The game goes on, or it has ended.
        ("agenda=-", "yggdrasil-goes-on"),
        ("agenda=Deed(0,0)", "yggdrasil-goes-on"),
        ("agenda=Deed(0,0)>EndTurn()", "yggdrasil-goes-on"),
        ("step=3 agenda=Turn()", "yggdrasil-contradiction"),
        ("ended=giants giants=8 agenda=Turn()", "yggdrasil-contradiction"),
        ("ended=giants giants=8 step=1", "yggdrasil-contradiction"),
        *((f"ended={reason}", "yggdrasil-ended") for reason in ENDS),
        ("ended=giants giants=8 odin.life=0", "yggdrasil-ended"),
        (f"ended=giants giants=8 nidhogg={EASY_MOVES[2]}", "yggdrasil-ended"),
        # What is laid out for a question is put away again.
        (f"risks=1 {RUNNING}", "yggdrasil-idle"),
        (f"throw=odin:god:b {RUNNING}", "yggdrasil-idle"),
        (f"spent=1 {RUNNING}", "yggdrasil-idle"),
        (f"lent=thor {RUNNING}", "yggdrasil-idle"),
        (f"foe=surt {RUNNING}", "yggdrasil-idle"),
        (f"drawn=urd {RUNNING}", "yggdrasil-idle"),
        ("fresh=alfheim", "yggdrasil-idle"),
        (f"tops=-,gungnir,idunn {RUNNING}", "yggdrasil-tops"),
        # Dice in a throw.
        (THROWN.format("odin:god:c"), "yggdrasil-dice"),
        (THROWN.format(",".join(["odin:vanir:b"] * 3)), "yggdrasil-dice"),
        ("thor.dice=1 " + THROWN.format("thor:vanir:b"), "yggdrasil-dice"),
        (THROWN.format("odin:vanir:?"), "yggdrasil-idle"),
        (THROWN.format("odin:vanir:b!"), "yggdrasil-idle"),
        (THROWN.format("odin:vanir:b++"), "yggdrasil-die"),
        (THROWN.format("odin:vanir:?+"), "yggdrasil-die"),
        (THROWN.format("odin:vanir:"), "yggdrasil-die"),
        ("odin.dice=1 throw=odin:vanir:b agenda=PutAway(0)>Turn()", "yggdrasil-idle"),
        ("players=2 lent=tyr agenda=PutAside(0)>Turn()", "position-word"),
        # Sheets.
        ("odin.god_symbols=b", "yggdrasil-symbols"),
        ("odin.god_symbols=-", "yggdrasil-symbols"),
        ("odin.vanir_symbols=aef", "yggdrasil-symbols"),
        ("odin.god_symbols=bbef", "yggdrasil-symbols"),
    ],
)
def test_what_play_cannot_come_to_is_refused(text, key):
    with pytest.raises(Fault) as fault:
        yggdrasil.from_position(f"yggdrasil {text}")
    assert fault.value.key == key
    assert len(str(fault.value)) > len(key)


@pytest.mark.parametrize("end", ENDS)
def test_an_ended_game_is_read_again(end):
    s = table(ENDS[end])
    rng = meadhall.Rng.seeded(5)
    while decision := meadhall.decide(s):
        meadhall.play(s, decision.options[rng.below(len(decision.options))])
    line = yggdrasil.position(s)
    assert yggdrasil.position(yggdrasil.from_position(line)) == line
    assert f"ended={unwrap(yggdrasil.outcome(s)).reason}" in line


def test_a_short_line_means_a_table_as_at_the_start():
    s = table("")
    assert (ask(s), s.players, s.alfheim, s.supply) == ("turn.order", 3, 9, 0)
    assert yggdrasil.position(s).startswith("yggdrasil players=3 gods=odin,thor,tyr odin.down=? thor.down=?")


def test_a_position_is_one_readable_line():
    s = table("""odin.at=midgard surt=svartalfheim jotnar=thrym open=thor.hel odin.pile=?,?,?,?,odin.hel,odin.surt
                 step=3""")
    line = yggdrasil.position(s)
    for part in (
        "odin.at=midgard",
        "surt=svartalfheim",
        "jotnar=thrym",
        "open=thor.hel",
        "agenda=Deed(0,0)>EndTurn()>Turn()",
    ):
        assert part in line
    assert pile(yggdrasil.from_position(line), "odin")[-2:] == ["odin.hel", "odin.surt"]


def test_an_illegal_answer_names_the_rule_and_changes_nothing():
    s = table("odin.at=alfheim devastated=alfheim step=3")
    before = yggdrasil.position(s)
    with pytest.raises(meadhall.Illegal) as error:
        run(s, "act normal")
    assert error.value.args_of_key["rule"] == "YG-DEV-05"
    assert yggdrasil.position(s) == before


def test_every_rule_stands_in_a_docstring_and_only_rules_do():
    import tomllib

    import meadhall.games.yggdrasil as package

    folder = Path(package.__file__).parent
    ledger = {rule["id"] for rule in tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))["rule"]}
    written = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    cited = set(re.findall(r"YG-[A-Z]+(?:-[A-Z]+)?(?:-\d\d)?(?![\w-])", written))
    chapters = {rule_id.rpartition("-")[0] for rule_id in ledger}  # the browser opens the rule book at one
    assert cited - ledger - chapters == set()
    assert ledger - cited == set()

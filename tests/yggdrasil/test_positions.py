"""Positions as text: short to write, whole when read back, clear when wrong."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import moves_to_tree
from yggdrasil.scene import ask, pile, run, table, yggdrasil


@pytest.mark.parametrize(("text", "key"), [
    ("norsaga players=3", "position-game"), ("yggdrasil players", "position-part"), ("yggdrasil beer=3",
    "position-key"),
    ("yggdrasil turn=1 turn=2", "position-twice"), ("yggdrasil players=6", "position-number"),
    ("yggdrasil surt=midgarth", "yggdrasil-name"), ("yggdrasil gods=odin,odin,tyr", "yggdrasil-gods"),
    ("yggdrasil gods=odin,thor", "yggdrasil-gods"), ("yggdrasil gods=odin,thor,bragi", "yggdrasil-name"),
    ("yggdrasil frigg.at=midgard", "yggdrasil-no-god"), ("yggdrasil players=1 thor.elves=2", "yggdrasil-support"),
    ("yggdrasil open=odin.surt,odin.surt", "position-card-twice"), ("yggdrasil open=odin.elf", "position-card"),
    ("yggdrasil odin.pile=?,?", "yggdrasil-pile"), ("yggdrasil players=2 odin.tokens=1", "yggdrasil-tokens"),
    ("yggdrasil odin.elves=5 thor.elves=5", "yggdrasil-too-many"), ("yggdrasil tops=gungnir,-,-", "yggdrasil-tops"),
    ("yggdrasil throw=odin:stone:b", "yggdrasil-die"), ("yggdrasil loki=muspellheim", "yggdrasil-not-devastated"),
    ("yggdrasil odin.artifacts=idunn thor.artifacts=idunn", "position-card-twice"),
    ("yggdrasil agenda=Deed(7,0)", "position-frame"), ("yggdrasil agenda=Dance(0)", "frame-unknown"),
    ("yggdrasil options=fenrir_duo:active", "yggdrasil-option-players"), ("yggdrasil step=4", "position-number"),
    ("yggdrasil options=thor_helps:1", "yggdrasil-option-hard"), ("yggdrasil odin.life=0", "position-number"),
    (f"yggdrasil nidhogg={moves_to_tree('easy')}", "position-number"),
    ("yggdrasil surt=cage", "yggdrasil-name"), ("yggdrasil fenrir=midgard", "yggdrasil-name"),
    ("yggdrasil order=thor,thor", "yggdrasil-twice"), ("yggdrasil drawn=urd,urd", "yggdrasil-twice"),
    ("yggdrasil drawn=urd creature_out=urd", "position-card-twice"),
    ("yggdrasil odin.bloods=odin", "yggdrasil-own-kin"), ("yggdrasil odin.down=odin.hel", "yggdrasil-laid"),
    ("yggdrasil thor.down=? step=3", "yggdrasil-laid"), ("yggdrasil agenda=Rise(3)", "position-frame"),
    ("yggdrasil agenda=GoBack(0,3)", "position-frame"), ("yggdrasil agenda=GoUnder(0,3)", "position-frame"),
    ("yggdrasil open=odin.fenrir agenda=GoBack(0,3)", "position-frame"),
    ("yggdrasil agenda=Compare(0,3)", "position-frame"), ("yggdrasil agenda=CastStones(0,4,[0],1)", "position-frame"),
    ("yggdrasil agenda=CastStones(0,1,[0],1)", "position-frame"),
    ("yggdrasil agenda=HealFromAfar(3)", "position-frame"),
    ("yggdrasil open=?", "position-card"), ("yggdrasil odin.apart=?", "position-card"),
    ("yggdrasil players=2 odin.strangers=?", "position-card"), ("yggdrasil odin.down=?,? step=1", "yggdrasil-one-down"),
    ("yggdrasil odin.down=thor.hel step=1", "yggdrasil-foreign-card"),
    ("yggdrasil odin.pile=?,?,?,?,?,?,thor.hel", "yggdrasil-foreign-card"),
    ("yggdrasil odin.strangers=thor.hel", "yggdrasil-strangers"),
    ("yggdrasil players=2 odin.strangers=thor.hel", "yggdrasil-strangers"),
    ("yggdrasil odin.apart=odin.hel", "yggdrasil-apart"), ("yggdrasil odin.apart=thor.hel step=1", "yggdrasil-apart"),
    ("yggdrasil open=odin.hel,thor.hel", "yggdrasil-open"), ("yggdrasil gods=odin,thor,-", "yggdrasil-gods"),
    ("yggdrasil players=1 gods=odin,thor,tyr open=odin.hel,thor.hel,tyr.hel", "yggdrasil-open"),
    ("yggdrasil thor.down=? order=thor", "yggdrasil-laid"),
    ("yggdrasil agenda=Deed(0,0)>Round()>Turn()", "yggdrasil-last"),
    ("yggdrasil agenda=Turn()>EndTurn()", "yggdrasil-last"), ("yggdrasil agenda=Creature(0)", "frame-unknown"),
    ("yggdrasil agenda=Retreat(5)", "position-frame"), ("yggdrasil agenda=Deed(-1,0)", "position-frame")])
def test_a_wrong_position_says_what_is_wrong(text, key):
    with pytest.raises(Fault) as fault:
        yggdrasil.from_position(text)
    assert fault.value.key == key
    assert len(str(fault.value)) > len(key)


def test_a_short_line_means_a_table_as_at_the_start():
    s = table("")
    assert (ask(s), s.players, s.alfheim, s.supply) == ("turn.order", 3, 9, 0)
    assert yggdrasil.position(s).startswith("yggdrasil players=3 gods=odin,thor,tyr odin.down=? thor.down=?")


def test_a_position_is_one_readable_line():
    s = table("""odin.at=midgard surt=svartalfheim jotnar=thrym open=thor.hel odin.pile=?,?,?,?,odin.hel,odin.surt
                 step=3""")
    line = yggdrasil.position(s)
    for part in ("odin.at=midgard", "surt=svartalfheim", "jotnar=thrym", "open=thor.hel",
                 "agenda=Deed(0,0)>EndTurn()>Turn()"):
        assert part in line
    assert pile(yggdrasil.from_position(line), "odin")[-2:] == ["odin.hel", "odin.surt"]


def test_an_illegal_answer_names_the_rule_and_changes_nothing():
    s = table("odin.at=alfheim devastated=alfheim step=3")
    before = yggdrasil.position(s)
    with pytest.raises(meadhall.Illegal) as error:
        run(s, "act normal")
    assert error.value.args_of_key["rule"] == "YG-DEV-05"
    assert yggdrasil.position(s) == before


def test_no_file_of_the_game_is_longer_than_four_hundred_lines():
    import meadhall.games.yggdrasil as package

    for path in Path(package.__file__).parent.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path


def test_every_rule_stands_in_a_docstring_and_only_rules_do():
    import tomllib

    import meadhall.games.yggdrasil as package

    folder = Path(package.__file__).parent
    ledger = {rule["id"] for rule in tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))["rule"]}
    written = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    cited = set(re.findall(r"YG-[A-Z]+(?:-[A-Z]+)?(?:-\d\d)?(?![\w-])", written))
    assert cited - ledger == set()
    assert ledger - cited == set()

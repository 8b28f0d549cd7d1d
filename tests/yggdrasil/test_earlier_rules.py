"""Records of earlier rules are played by them: two blanks on the god die, shorter pages, the saga as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from golden import golden
from meadhall import Record
from meadhall.core.dealer import SeededDealer
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import DIE, FACES, GOD_DIE, VANIR_DIE
from meadhall.games.yggdrasil.former import RULES, TWO_BLANKS
from yggdrasil.book import WOLVES
from yggdrasil.scene import yggdrasil

FORGED = WOLVES + "page=2 round=4 step=3 gods=odin,thor,tyr odin.at=nidavellir "
FORGED += "odin.elves=2 odin.dice=1 odin.artifacts=idunn"


def faces(dice: list[list[int]], kind: int) -> str:
    return "".join(face * count for face, count in zip(FACES, dice[kind], strict=True))


def began(position: str, rules: int, seed: int = 3) -> Record:
    """A record from a position, with no answer yet, as these rules would have begun it."""
    text = "yggdrasil " + " ".join(position.split())
    state = yggdrasil.from_position(text)
    record = Record.start(
        yggdrasil,
        state,
        state.players,
        yggdrasil.options_of(state),
        ["human"] * state.players,
        SeededDealer(seed),
        text,
    )
    record.header["rules"] = rules
    return Record.parse(record.text())


def first(record: Record) -> Any:
    return record.first()


def unpacked(state: Any) -> Any:
    return yggdrasil.unpack(yggdrasil.pack(state))


@pytest.mark.rule("YG-RISK-03", "YG-RISK-05")
def test_the_god_die_has_one_blank_and_succeeds_as_often_as_a_vanir_die() -> None:
    assert (faces(DIE, GOD_DIE), faces(DIE, VANIR_DIE)) == ("-bcdee", "abcdef")


@pytest.mark.parametrize("rules", [1, TWO_BLANKS])
def test_an_old_record_keeps_its_die_and_its_pages(rules: int) -> None:
    for players, hard in ((1, 12), (2, 12), (3, 12), (4, 9), (5, 8)):
        for difficulty, moves in (("easy", 6), ("hard", hard)):
            header = {**began("step=3", rules).header, "players": players, "options": {"difficulty": difficulty}}
            del header["position"]
            state = first(Record(header))
            assert (faces(state.house.dice, GOD_DIE), state.count_moves()) == ("--bcde", moves)
            assert yggdrasil.options_of(state) == yggdrasil.check({"difficulty": difficulty}, players)
            again: Any = yggdrasil.unpack(json.loads(json.dumps(yggdrasil.pack(state))))
            assert (faces(again.house.dice, GOD_DIE), again.count_moves()) == ("--bcde", moves)


def test_a_record_of_today_has_todays_die() -> None:
    state = first(began("step=3", RULES))
    assert state.house.dice is DIE
    assert "rules" not in yggdrasil.options_of(state)
    assert unpacked(state).house.dice is DIE


def test_old_games_are_dealt_again_as_they_were_and_by_todays_rules_are_not() -> None:
    """The golden games were dealt with two blanks; read as games of today some of their throws would be lies."""
    old = [record for record in golden("yggdrasil").values() if record.header["rules"] == TWO_BLANKS]
    rolled = [record for record in old if any(answer.text.startswith("roll god") for answer in record.answers)]
    assert rolled
    wrong = 0
    for record in rolled:
        assert record.verify().proven
        twin = Record.parse(record.text())
        twin.header["rules"] = RULES
        try:
            twin.verify()
        except Fault:
            wrong += 1
    assert wrong > len(rolled) // 2


@pytest.mark.rule("YG-BOOK-05")
def test_an_old_record_forged_two_leashes_in_a_round() -> None:
    two = FORGED + " last=forge:4 tally=leashes:1"
    old = began(two, TWO_BLANKS)
    state = first(old)
    meadhall.play(state, "saga melt")
    assert int(state.tale.page) == 2
    assert unpacked(first(old)).saga is state.saga
    with pytest.raises(Fault):
        meadhall.play(began(two, RULES).first(), "saga melt")

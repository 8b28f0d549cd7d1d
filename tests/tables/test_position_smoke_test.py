"""Positions that somebody wrote are played on for a while, before anybody believes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from golden import golden
from meadhall.core.agenda import CHANCE, NOBODY, Question, State
from meadhall.core.fault import Fault
from meadhall.tables.position_smoke_test import check_position

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("text", "frame"), [("yggdrasil devastated=alfheim agenda=Eikthyrnir(0)>HealFromAfar(1)>Turn()", "Order")]
)  # a marker too many
def test_a_position_that_cannot_be_played_is_refused_with_the_step_that_fails(text: str, frame: str) -> None:
    of = meadhall.game(text.partition(" ")[0])
    state = of.from_position(text)

    with pytest.raises(Fault) as fault:
        check_position(of, state)
    assert (fault.value.key, fault.value.args_of_key["frame"]) == ("position-unplayable", frame)


@pytest.mark.parametrize("game", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_a_position_after_which_nothing_comes_is_refused(game: str) -> None:
    of = meadhall.game(game)
    state = of.new(3)
    state.agenda.clear()

    with pytest.raises(Fault) as fault:
        check_position(of, state)
    assert fault.value.key == "position-nowhere"


class Trap(Question):
    """Asks for one of many, and one of them leads astray."""

    ask = "trap"

    def options(self, s: State) -> list[int]:
        return [*range(30)]

    def resolve(self, s: State, move: int) -> None:
        assert move != 11


def test_every_answer_to_the_first_question_is_tried() -> None:
    of = meadhall.game("norsaga")
    state = of.new(2)
    state.agenda.append(Trap(0))
    of.frames["Trap"] = Trap
    try:
        with pytest.raises(Fault) as fault:
            check_position(of, state)
    finally:
        del of.frames["Trap"]
    assert (fault.value.key, fault.value.args_of_key["frame"]) == ("position-unplayable", "Trap")


class Again(Question):
    """Goes on for ever, and never asks anybody."""

    def options(self, s: State) -> list[int]:
        return [0, 1]

    def resolve(self, s: State, move: int) -> None:
        s.do(Again(self.seat))


@pytest.mark.parametrize("seat", [NOBODY, CHANCE])
def test_an_agenda_that_goes_round_and_round_is_refused(seat: int) -> None:
    of = meadhall.game("norsaga")
    state = of.new(2)
    state.agenda.append(Again(seat))

    with pytest.raises(Fault) as fault:
        check_position(of, state)
    assert (fault.value.key, fault.value.args_of_key["frame"]) == ("position-unplayable", "Again")


def test_a_step_the_book_no_longer_has_is_told_at_once() -> None:
    of = meadhall.game("trudvang")
    state = of.from_position("trudvang A.hero=kattly A.at=fylges B.hero=briya B.at=fylges agenda=EndEffects(0)")

    with pytest.raises(Fault) as fault:
        check_position(of, state)
    assert fault.value.key == "trudvang-book-changed"


@pytest.mark.parametrize(
    "name",
    [
        "norsaga/golden/three-players",
        "fire_and_axe/golden/own-turn",
        "yggdrasil/golden/three-hard",
        "trudvang/golden/rye-two",
    ],
)
def test_a_position_of_a_real_game_is_believed_and_left_as_it_was(name: str) -> None:
    game, _, called = name.split("/")
    record = golden(game)[called]
    for number in range(0, len(record.answers), 25):
        before = record.game.position(record.replay(number))
        state = record.game.from_position(before)  # today's rules: the record may be older
        check_position(record.game, state)
        assert record.game.position(state) == before

"""How presses are counted: what was pressed before, what is pressed now, and what by those who confirm by picking."""

from __future__ import annotations

from presses import Presses, count

import meadhall

FIRE_AND_AXE = meadhall.game("fire_and_axe")
SEA = "fire_and_axe players=3 A.ship=skagerrak A.crew=3 A.cargo=fish B.ship=humber B.crew=1 wind=2 "


def pressed(position: str, *answers: str) -> Presses:
    state = FIRE_AND_AXE.from_position(position)
    return count(FIRE_AND_AXE, state, [("A", text) for text in answers])


def test_an_answer_is_picked_and_confirmed() -> None:
    assert pressed(SEA, "sail german_bight") == Presses(answers=1, before=2, now=2, picking=1)


def test_a_course_takes_two_presses_however_long_it_is() -> None:
    course = "sail german_bight", "sail frisian", "sail dorestad"
    assert pressed(SEA, *course) == Presses(answers=3, before=6, now=2, picking=2)
    assert pressed(SEA, *course, "trade fish") == Presses(answers=4, before=8, now=4, picking=3)


def test_a_way_round_is_no_course() -> None:
    """Nobody is spared a press for what the course would not have sailed."""
    there_and_back = "sail german_bight", "sail skagerrak"
    assert pressed(SEA, *there_and_back) == Presses(answers=2, before=4, now=4, picking=2)


def test_an_only_answer_takes_one_press_or_none() -> None:
    """The window asks whoever may hold a fitting rune, even if they can only pass."""
    assert pressed("fire_and_axe players=3 A.ship=york A.crew=2 A.hand=fair_wind", "raid", "pass") == Presses(
        answers=2, before=4, now=3, picking=1
    )

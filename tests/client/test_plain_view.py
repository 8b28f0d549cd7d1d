"""The board of squares that the browser draws for a game without a drawing: which press gives which answer."""

from __future__ import annotations

from typing import Any

import pytest

from client.node import run_node
from meadhall.games.grid import Grid
from meadhall.words.decision_text import LabelledDecision, writer_of

ANSWERS = ["move d1 d4", "move d1 e1", "move a2 a3", "place c3", "pass", "swap b1 b2 b3"]
PRESSES: list[tuple[str | None, str, dict[str, Any]]] = [
    (None, "c3", {"choose": "place c3"}),
    (None, "d1", {"lift": "d1"}),
    ("d1", "d4", {"choose": "move d1 d4"}),
    ("d1", "d1", {"lift": None}),
    ("d1", "a2", {"lift": "a2"}),
    ("d1", "g7", {"lift": None}),
    (None, "g7", {}),
    ("b1", "b3", {"choose": "swap b1 b2 b3"}),
]


class Plain:
    """Speaks as a game does that brings no words."""

    words = None

    def prompt(self, seat: int, ask: str, about: Any) -> str:
        return ask

    def answer(self, text: str, seat: int, view: Any) -> str:
        return text


def decision() -> LabelledDecision:
    return writer_of(None, Plain(), {}, 0, "move", ANSWERS, {}).write()


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    found: dict[str, Any] = run_node(
        "plain_view.mjs",
        {
            "answers": [{"text": option.answer, "things": option.targets} for option in decision().options],
            "presses": [press[:2] for press in PRESSES],
            "values": [None, "", [], 0, ["a", 2], {"a": [1], "b": None}],
        },
    )
    return found


@pytest.mark.parametrize("number", range(len(PRESSES)), ids=[f"{held}-{square}" for held, square, _ in PRESSES])
def test_a_press_chooses_lifts_or_lays_down(told: dict[str, Any], number: int) -> None:
    assert told["pressed"][number] == PRESSES[number][2]


def test_squares_of_answers_are_found() -> None:
    asked = decision()
    squares = [["d1", "d4"], ["d1", "e1"], ["a2", "a3"], ["c3"], [], ["b1", "b2", "b3"]]
    assert [option.targets for option in asked.options] == squares
    assert [thing.id for thing in asked.things if thing.group] == ["d1", "a2", "b1"]


def test_squares_are_drawn_from_the_highest_row(told: dict[str, Any]) -> None:
    grid = Grid(rows=2, columns=3)
    assert told["squares"] == ["a2", "b2", "c2", "a1", "b1", "c1"]
    assert sorted(told["squares"]) == sorted(grid.name(square) for square in range(len(grid)))


def test_values_are_readable(told: dict[str, Any]) -> None:
    assert told["readable"] == ["–", "–", "–", "0", "a, 2", "a 1, b –"]

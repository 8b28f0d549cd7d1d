"""Squares that answers name, for the board of a game without a drawing; presses on it are in `units/`."""

from __future__ import annotations

from typing import Any

from meadhall.games.grid import Grid
from meadhall.words.decision_text import LabelledDecision, writer_of

ANSWERS = ["move d1 d4", "move d1 e1", "move a2 a3", "place c3", "pass", "swap b1 b2 b3"]


class Plain:
    """Speaks as a game does that brings no words."""

    words = None

    def prompt(self, seat: int, ask: str, about: Any) -> str:
        return ask

    def answer(self, text: str, seat: int, view: Any) -> str:
        return text


def decision() -> LabelledDecision:
    return writer_of(None, Plain(), {}, 0, "move", ANSWERS, {}).write()


def test_squares_of_answers_are_found() -> None:
    asked = decision()
    squares = [["d1", "d4"], ["d1", "e1"], ["a2", "a3"], ["c3"], [], ["b1", "b2", "b3"]]
    assert [option.targets for option in asked.options] == squares
    assert [thing.id for thing in asked.things if thing.group] == ["d1", "a2", "b1"]


def test_squares_have_the_names_of_the_grid() -> None:
    """`units/plain_view.test.mjs` expects the same names."""
    grid = Grid(rows=2, columns=3)
    assert sorted(grid.name(square) for square in range(len(grid))) == ["a1", "a2", "b1", "b2", "c1", "c2"]

"""A game that draws nothing in the terminal: its grid in letters, its view in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.game import GAMES
from meadhall.scaffold import write_game
from meadhall.terminal.game_ui import Place
from meadhall.terminal.messages import Speech
from meadhall.terminal.plain_teller import PlainTeller, find_teller, format_value


@pytest.fixture
def teller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlainTeller:
    write_game("wolves", tmp_path / "wolves", "grid", [])
    monkeypatch.syspath_prepend(tmp_path / "wolves")
    monkeypatch.setitem(GAMES, "wolves", "wolves.game:wolves")
    game = meadhall.game("wolves")
    state = game.new(2)
    meadhall.play(state, "place b2")
    meadhall.play(state, "place e5")
    speech, names = Speech("en", "wolves"), ["Bera", "Orm"]
    made = find_teller("wolves")(speech, game.phrases(speech, names, 0), game.view(state, 0), names)
    assert isinstance(made, PlainTeller)
    return made


def test_the_grid_is_drawn_with_the_signs_of_its_pieces(teller: PlainTeller) -> None:
    assert teller.brief() == [
        " 5  ·  ·  ·  ·  ●",
        " 4  ·  ·  ·  ·  ·",
        " 3  ·  ·  ·  ·  ·",
        " 2  ·  ○  ·  ·  ·",
        " 1  ·  ·  ·  ·  ·",
        "    a  b  c  d  e",
        "Bera (you): stones 1",
        "Orm: stones 1",
        "Turn: 3",
    ]


def test_squares_that_can_be_chosen_show_their_keys(teller: PlainTeller) -> None:
    drawn = teller.draw(0, Place(80, 24, {"a1": "7"}, light=True)).plain.splitlines()
    assert drawn[4] == " 1  7  ·  ·  ·  · "
    assert drawn[:4] == [line + " " for line in teller.brief()[:4]]


def test_a_drawing_keeps_to_its_height(teller: PlainTeller) -> None:
    assert len(teller.draw(0, Place(80, 3, {}, light=False)).plain.splitlines()) == 3
    assert teller.layout(80, 24).height <= 14


@pytest.mark.parametrize(
    ("value", "said"),
    [(None, "–"), ([], "–"), (0, "0"), (["a", 2], "a, 2"), ({"a": [1], "b": None}, "a 1, b –"), (True, "True")],
)
def test_values_of_a_view_are_readable(value: Any, said: str) -> None:
    assert format_value(value) == said

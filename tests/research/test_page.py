"""The page for researchers: its tables are true. Its code is run by `tests/handbook/test_blocks.py`."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.research.actions import OPEN, actions_of
from meadhall.research.observing import layout_of
from research.walks import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
TITLES = {
    "norsaga": "Norsaga",
    "fire_and_axe": "Fire & Axe",
    "yggdrasil": "Yggdrasil Chronicles",
    "trudvang": "Trudvang Legends",
}


@pytest.mark.parametrize("name", GAMES)
def test_its_tables_are_true(name):
    game = meadhall.game(name)
    actions, layout = actions_of(game), layout_of(game)
    assert f"| {TITLES[name]} | {actions.size:,} | {OPEN} |" in PAGE
    assert f"| {TITLES[name]} | {len(layout.facts)} | {layout.width:,} |" in PAGE


def test_what_it_names_is_there():
    root = Path(__file__).parents[2]
    assert all((root / path).is_file() for path in re.findall(r"`((?:examples|src)/[\w/.]+)`", PAGE))

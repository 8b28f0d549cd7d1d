"""The page for researchers: its tables are true. Its code is run by `tests/handbook/test_blocks.py`."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.research.action_space import OPEN, number_actions
from meadhall.research.observation import build_layout
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
    actions, layout = number_actions(game), build_layout(game)
    assert f"| {TITLES[name]} | {actions.size:,} | {OPEN} |" in PAGE
    assert f"| {TITLES[name]} | {len(layout.facts)} | {layout.width:,} |" in PAGE


def test_its_speed_is_that_of_the_last_run():
    """Two pages of one measurement must not contradict each other."""
    measured = (Path(__file__).parents[2] / "benchmarks" / "vector.md").read_text(encoding="utf-8")
    told = re.search(r"Compiled, one core gives .*", PAGE)
    assert told
    figures = re.findall(r"\d+,\d{3}", told.group())
    assert len(figures) == 2
    assert [figure for figure in figures if f"| {figure} |" not in measured] == []


def test_what_it_names_is_there():
    root = Path(__file__).parents[2]
    assert all((root / path).is_file() for path in re.findall(r"`((?:examples|src)/[\w/.]+)`", PAGE))

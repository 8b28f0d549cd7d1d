"""The page for researchers: its code runs, and its tables are true."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.research.actions import OPEN, actions_of
from meadhall.research.observing import layout_of
from research.walks import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PAGE, LAB = ((DOCS / name).read_text(encoding="utf-8") for name in ("research.md", "lab.md"))
TITLES = {"norsaga": "Norsaga", "fire_and_axe": "Fire & Axe", "yggdrasil": "Yggdrasil Chronicles",
          "trudvang": "Trudvang Legends"}
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE + LAB, re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_its_code_runs(block, capsys):
    exec(block, {"__name__": "page"})


@pytest.mark.parametrize("name", GAMES)
def test_its_tables_are_true(name):
    game = meadhall.game(name)
    actions, layout = actions_of(game), layout_of(game)
    assert f"| {TITLES[name]} | {actions.size:,} | {OPEN} |" in PAGE
    assert f"| {TITLES[name]} | {len(layout.facts)} | {layout.width:,} |" in PAGE


def test_what_it_names_is_there():
    root = Path(__file__).parents[2]
    assert all((root / path).is_file() for path in re.findall(r"`((?:examples|src)/[\w/.]+)`", PAGE))

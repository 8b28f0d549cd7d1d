"""Modules that programs and games of other people import by their old names."""

import importlib

import pytest

MOVED = [
    ("meadhall.bots.judging", "meadhall.bots.judge", "judge_of"),
    ("meadhall.core.forms", "meadhall.core.answer_grammar", "KIND"),
    ("meadhall.games.box", "meadhall.games.component_files", "check_count"),
    ("meadhall.games.parts", "meadhall.games.position_parts", "split_parts"),
    ("meadhall.games.position", "meadhall.games.position_format", "Table"),
    ("meadhall.games.writing", "meadhall.games.position_values", "Number"),
]


@pytest.mark.parametrize(("old", "new", "name"), MOVED)
def test_an_old_name_warns_and_leads_to_the_new_one(old: str, new: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old}.{name} is now {new}"):
        found = getattr(importlib.import_module(old), name)
    assert found is getattr(importlib.import_module(new), name)

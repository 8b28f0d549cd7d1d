"""Small books for the tests: a clean one to spoil, and the fixtures of the linter."""

import dataclasses
from pathlib import Path

import pytest

from meadhall.book.format.text_stats import hash_sentence
from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.games.trudvang.books import world

FIXTURES = Path(__file__).parent / "fixtures"
CLEAN = (FIXTURES / "E01" / "right.yaml").read_text(encoding="utf-8")
SOMEBODY_ELSES = "Once there was a sentence that belonged to somebody else."
WORLD = dataclasses.replace(world(), protected=frozenset({hash_sentence(SOMEBODY_ELSES)}))


@pytest.fixture
def spoilt(tmp_path):
    """The clean book with some texts replaced, as a file."""

    def make(*edits, name="x0.yaml"):
        text = CLEAN
        for old, new in edits:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return make


@pytest.fixture
def found():
    """What the linter says about a file or folder."""

    def judge(path):
        return lint(load_draft(path), WORLD).findings

    return judge

"""Docstrings and comments are plain: none of our former private words (docs/adr/0030-public-names.md)."""

import ast
import io
import tokenize
from pathlib import Path

import pytest

from plain_words import PRIVATE

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
PACKAGES = sorted(
    path.name for path in SOURCE.iterdir() if path.suffix == ".py" or (path.is_dir() and path.name != "client")
)


def private_words(text: str) -> list[str]:
    """Return the private words of a module's docstrings and comments, with their lines."""
    found = [
        f"{node.body[0].lineno}: {word}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for word in PRIVATE.findall(ast.get_docstring(node) or "")
    ]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found += [f"{token.start[0]}: {word}" for word in PRIVATE.findall(token.string)]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_and_comments_have_no_private_words(package: str) -> None:
    found = {
        str(path.relative_to(SOURCE)): words
        for path in sorted((SOURCE / package).rglob("*.py") if (SOURCE / package).is_dir() else [SOURCE / package])
        if (words := private_words(path.read_text(encoding="utf-8")))
    }

    assert found == {}


def test_private_words_are_noticed() -> None:
    text = '"""Whoever asks is told."""\nx = 1  # nobody reads this\ny = "somebody"\n'

    assert private_words(text) == ["1: Whoever", "1: is told", "2: nobody"]

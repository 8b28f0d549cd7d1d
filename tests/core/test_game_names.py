"""A game stands in its own folder: outside of it, code names none. What it brings is found through the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.games import SHIPPED

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
NAME = re.compile(rf"(?<![\w-])(?:{'|'.join(SHIPPED)})(?![\w-])")
AUTHORING = "books are written for the game that plays them; the commands of authors open its world"
# Files and folders that may name a game, and why.
ALLOWED = {
    "__init__.py": "types of meadhall.game(name) for editors",
    "games/": "their place",
    "analysis/engine_agreement.py": "what was measured for this game",
    "server/auth/common_passwords.py": "guests choose them as passwords",
    "book/model/story.py": AUTHORING,
    "commands/campaign_new.py": AUTHORING,
    "commands/setup/campaign_book.py": AUTHORING,
    "commands/setup/custom_books.py": AUTHORING,
    "commands/story_": AUTHORING,
    "playtests/": AUTHORING,
    "preview/": AUTHORING,
}


def code_of(path: Path) -> Iterator[tuple[int, str]]:
    """Names and texts of a file by line, without docstrings and comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from enumerate(re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.S | re.M).splitlines(), 1)
        return
    tree = ast.parse(text)
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, described) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, f"{node.module} {' '.join(alias.name for alias in node.names)}"
        elif isinstance(node, ast.Import):
            yield node.lineno, " ".join(alias.name for alias in node.names)
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id


def named(root: Path) -> list[str]:
    files = [path for path in sorted(root.rglob("*")) if path.suffix in (".py", ".js", ".css", ".html", ".toml")]
    return [
        f"{path.relative_to(root)}:{line}"
        for path in files
        if "vendor" not in path.parts
        for line, text in code_of(path)
        if NAME.search(text.replace(".", " "))
    ]


def test_no_code_outside_its_folder_names_a_game() -> None:
    found = named(SOURCE)
    assert [place for place in found if not place.startswith(tuple(ALLOWED))] == []
    assert [reason for reason in ALLOWED if not any(place.startswith(reason) for place in found)] == []


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("a.py", "from meadhall.games.norsaga import game", True),
        ("a.py", "GAMES = ('trudvang',)", True),
        ("a.py", '"""Such as norsaga."""\n# norsaga\nx = 1', False),
        ("a.js", "const games = { yggdrasil: 1 }", True),
        ("a.js", "// yggdrasil has it\nconst x = 1", False),
        ("a.css", ".fire_and_axe { color: red }", True),
        ("a.css", "/* of fire_and_axe */ .x { color: red }", False),
    ],
)
def test_names_are_found_in_code_and_not_in_comments(file: str, text: str, found: bool, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text)
    assert bool(named(tmp_path)) is found

"""Functions are verbs: none is called by a bare participle, adverb or preposition (docs/adr/0030-public-names.md).

Such a name (`told`, `at`, `again`) does not say what a call does. Properties are values and may have them.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
PARTICIPLE = re.compile(r"[a-z]+ed|put_away|begun_by")
NO_PARTICIPLES = ("deed", "embed", "exceed", "feed", "heed", "need", "proceed", "seed", "shed", "speed")
PRIVATE = frozenset(
    re.findall(
        r"\w+",
        """
        begun borne bound broken brought built chosen done drawn fought found given gone heard held hidden kept known
        laid left lost made meant met paid said seen sent shown slain sold stood struck taken thrown told won worn
        written above again against along alone among anew anyone anything apart aside at away back before behind below
        beside between beyond by down due elsewhere enough ever far from here in meanwhile near nowhere of off on onward
        out over since somebody there thus together under until up whoever with without alike bare brief certain close
        distinct last least most own plain quick same usual whole
        """,
    )
)
# Names of the public API (docs/adr/0030-public-names.md): `Frame`, `Judge`, `Rng`, `Option`, `Game`, `State` parts.
PUBLIC = {"below", "due", "offered", "plain", "printed", "put_away", "resumed", "seeded", "seen", "weighed"}
# What the packages still hold, exactly: lower a number when you rename.
REMAINING = {
    "book": 1,
    "games/fire_and_axe": 14,
    "games/norsaga": 10,
    "games/trudvang": 37,
    "games/yggdrasil": 22,
    "playtests": 1,
    "research": 1,
    "server": 26,
    "terminal": 16,
    "words": 15,
}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield every function and method that is not a property."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = " ".join(ast.unparse(one) for one in node.decorator_list)
            if "property" not in decorators and ".setter" not in decorators:
                yield node


def is_private_word(name: str) -> bool:
    """Return whether a function of this name says nothing of what it does."""
    word = name.lstrip("_")
    if word in PUBLIC or word in NO_PARTICIPLES or name.endswith("__"):
        return False
    return word in PRIVATE or PARTICIPLE.fullmatch(word) is not None


def private_names(text: str) -> list[str]:
    """Return the offending functions of a module, with their lines."""
    return [f"{node.lineno}: {node.name}" for node in functions(ast.parse(text)) if is_private_word(node.name)]


def package_of(path: Path) -> str:
    """Return the package of a file: that of a game, or the first one below `meadhall`."""
    parts = path.relative_to(SOURCE).parts
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def test_functions_are_called_by_what_they_do() -> None:
    found = {
        path: names
        for path in sorted(SOURCE.rglob("*.py"))
        if (names := private_names(path.read_text(encoding="utf-8")))
    }
    counts = Counter[str]()
    for path, names in found.items():
        counts[package_of(path)] += len(names)
    changed = {package for package in counts | REMAINING if counts[package] != REMAINING.get(package, 0)}

    assert {str(path.relative_to(SOURCE)): names for path, names in found.items() if package_of(path) in changed} == {}
    assert counts == REMAINING


@pytest.mark.parametrize("name", ["told", "_laid", "at", "there", "barred", "listed", "begun_by"])
def test_private_words_are_noticed(name: str) -> None:
    assert private_names(f"def {name}():\n    pass") == [f"1: {name}"]


@pytest.mark.parametrize("name", ["list_cards", "is_closed", "why_closed", "feed", "seen", "__copy__"])
def test_verbs_and_public_names_are_allowed(name: str) -> None:
    assert private_names(f"def {name}():\n    pass") == []


def test_properties_may_be_called_by_what_they_hold() -> None:
    assert private_names("class A:\n    @property\n    def told(self):\n        return 1") == []

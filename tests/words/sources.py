"""What the word files hold and what the code asks them for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.core import fault
from meadhall.games import SHIPPED
from meadhall.words import Words

SOURCE = Path(meadhall.__file__).parent
HALL = SOURCE / "words"
# The hall's own games, as it announces them; a test may have registered others.
GAMES = list(SHIPPED)
# Words that edges ask for without the rules knowing: headings, switches, opponents, the offer to a newcomer.
FOR_EDGES = re.compile(r"title|tagline|you|yes|no|on|off|list-and|labelled|(term|step|bot|first|guide|system)-.+")
# The edges (commands, terminal, server) say their faults in words of their own.
TABLE = ("core", "words", "files", "tables", "bots", "analysis", "lessons", "exercises", "contests", "research")


def folder_of(game: str) -> Path:
    return SOURCE / "games" / game / "words"


def said_of_answers(game: str, keys: set[str]) -> set[str]:
    """The words with which the game's `edge/options.py`, and what it speaks with, tell of answers."""
    edge = SOURCE / "games" / game / "edge"
    text = "".join((edge / name).read_text(encoding="utf-8") for name in ("options.py", "phrases.py"))
    written = {*re.findall(r'f?"([a-z]+-[\w-]*)', text), *re.findall(r'words\(\s*f?"([\w-]+)', text)}
    return {key for key in keys if key in written or any(key.startswith(one) for one in written if one.endswith("-"))}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@cache
def entries(path: Path) -> tuple[EntryType, ...]:
    """What Fluent reads in a file. It takes its time: many tests look at what it found."""
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The variables of every message (`ask-x`) and attribute (`ask-x.wait`) of a file."""
    found: dict[str, set[str]] = {}
    for entry in entries(path):
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((SOURCE / folder).rglob("*.py"))


def calls(folders: tuple[str, ...], *names: str) -> Iterator[ast.Call]:
    for path in files(*folders):
        yield from calls_in(tree(path), *names)


def calls_in(code: ast.Module, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(code):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def constants(node: ast.AST) -> list[str]:
    """The texts an expression may be: `"a" if x else "b"` is both."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


# Every kind of fault that rooms below the edges raise.
KINDS = (
    *(name for name, kind in vars(fault).items() if isinstance(kind, type) and issubclass(kind, fault.Fault)),
    "Broken",
    "SagaDeadEnd",
)


RAISED = re.compile(rf"\b({'|'.join(KINDS)})\(")


def faults(*folders: str) -> list[tuple[str, frozenset[str]]]:
    """Each fault that can be raised, with the arguments it brings."""
    return [found for path in files(*folders) for found in faults_in(path)]


@cache
def faults_in(path: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """Those of one file; most have none and need not be parsed."""
    text = path.read_text(encoding="utf-8")
    return tuple(
        (key, frozenset(str(keyword.arg) for keyword in call.keywords))
        for call in (calls_in(ast.parse(text), *KINDS) if RAISED.search(text) else ())
        if call.args
        for key in constants(call.args[0])
    )


def own_faults(game: str) -> list[tuple[str, frozenset[str]]]:
    return [(key, args) for key, args in faults(f"games/{game}") if key.startswith(f"{game}-")]


class Strict(Words):
    """Refuses to say a key instead of its words; remembers what it said, for games repeat themselves."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **args: Any) -> str:
        asked = (key, *args.items())
        if asked not in self.said:
            assert self.has(key), key
            text = super().__call__(key, **args)
            assert text.strip() == text, key
            assert text, key
            assert "{" not in text, key
            assert not re.search(r"\bnone\b", text), text
            assert "  " not in text, text
            self.said[asked] = text
        return self.said[asked]

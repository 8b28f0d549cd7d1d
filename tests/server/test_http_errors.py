"""Every error of the server has its status, and a message in three languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.core.fault import Fault
from meadhall.server.errors import messages
from meadhall.server.errors.http_errors import find_status
from meadhall.server.transport.dependencies import REASONS
from meadhall.words import LANGUAGES, texts

SOURCE = Path(meadhall.__file__).parent
BELOW = ("core", "words", "tables", "bots", "tasks", "server")  # whose faults are said with the server's words alone
GAMES = sorted(ledger.parent.name for ledger in SOURCE.glob("games/*/rules.toml"))
UNDESCRIBED = {421, 500}  # no request is answered so on purpose


@dataclass(frozen=True)
class Made:
    """An error in the source: its key, its kind, and its arguments."""

    where: str
    key: str
    kind: type[Fault]
    args: frozenset[str] | None  # None: not all of them are named there


def kinds_in(path: Path) -> dict[str, type[Fault]]:
    """Return the kinds of errors that a file names."""
    name = ".".join(("meadhall", *path.relative_to(SOURCE).with_suffix("").parts))
    module = import_module(name.removesuffix(".__init__"))
    return {name: value for name, value in vars(module).items() if isinstance(value, type) and issubclass(value, Fault)}


def made_in(folder: Path) -> list[Made]:
    return [made for path in sorted(folder.rglob("*.py")) for made in made_by(path)]


@cache
def made_by(path: Path) -> list[Made]:
    return list(calls_in(path))


def calls_in(path: Path) -> Iterator[Made]:
    kinds = kinds_in(path) if "migrations" not in path.parts else {}  # those run in Alembic alone
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds):
            continue
        key = node.args[0]
        if isinstance(key, ast.Constant):
            named = [keyword.arg for keyword in node.keywords]
            args = frozenset(name for name in named if name is not None)
            yield Made(
                f"{path.relative_to(SOURCE)}:{node.lineno}",
                str(key.value),
                kinds[node.func.id],
                args if None not in named else None,
            )


class Asked(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_Attribute(self, node: Attribute) -> None:
        return


@cache  # most texts are looked up for every game
def messages_in(source: str) -> dict[str, set[str]]:
    """Return each message with its arguments; of two with one name the first counts."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            asked = Asked()
            asked.visit(entry)
            found.setdefault(entry.id.name, asked.found)
    return found


def sayings(*sources: str) -> dict[str, set[str]]:
    """Return the messages of all texts; of two with one name the first counts."""
    found: dict[str, set[str]] = {}
    for source in reversed(sources):
        found |= messages_in(source)
    return found


def unsayable(made: list[Made], language: str, *sources: str) -> list[str]:
    known = sayings(*sources)
    found = []
    for one in made:
        if f"fault-{one.key}" not in known:
            found.append(f"{one.where}: no words for {one.key} in {language}")
        elif one.args is not None and not known[f"fault-{one.key}"] <= one.args:
            found.append(f"{one.where}: {one.key} is not given {known[f'fault-{one.key}'] - one.args} ({language})")
    return found


def of_book(language: str) -> str:
    return (resources.files("meadhall.book") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_the_server_and_below_has_words(language: str) -> None:
    made = [one for room in BELOW for one in made_in(SOURCE / room)]
    assert len(made) > 150
    assert unsayable(made, language, *texts(language, None), messages.read_fluent(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_fault_of_a_game_has_words(game: str, language: str) -> None:
    made = made_in(SOURCE / "games" / game)
    assert made
    assert unsayable(made, language, *texts(language, game), of_book(language)) == []


def test_every_fault_has_one_status_and_one_that_the_description_knows() -> None:
    """A reader of the description must know all of them; and a key means the same in every place."""
    statuses: dict[str, dict[int, str]] = {}
    for one in [one for room in (*BELOW, "games", "book") for one in made_in(SOURCE / room)]:
        statuses.setdefault(one.key, {})[find_status(one.kind)] = one.where
    assert {key: found for key, found in statuses.items() if len(found) > 1} == {}
    assert {status for found in statuses.values() for status in found} <= {*REASONS, *UNDESCRIBED}


def test_a_fault_without_words_or_arguments_is_found() -> None:
    made = [
        Made("x.py:1", "table-unknown", Fault, frozenset({"table"})),
        Made("x.py:2", "no-such", Fault, None),
        Made("x.py:3", "table-unknown", Fault, frozenset()),
    ]
    found = unsayable(made, "en", "fault-table-unknown = No table { $table }.\n")
    assert found == ["x.py:2: no words for no-such in en", "x.py:3: table-unknown is not given {'table'} (en)"]

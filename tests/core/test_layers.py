"""The layers: imports point downwards only, no game knows another, and files keep to their budgets."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 400
CORE_LINES = 1_000
EVERYBODY = {"meadhall.version"}
COMPILER = {"mypy_extensions"}

# What a layer may import of the hall, and from elsewhere besides the standard library; None: anything. A game may
# also import itself. Packages that are not named are edges: server, terminal, research, commands, preview.
LAYERS = {
    "core": ({"meadhall.core"}, COMPILER),
    "words": ({"meadhall.core", "meadhall.words"}, {"fluent"}),
    "book": ({"meadhall.core", "meadhall.words", "meadhall.book"}, {"msgspec", "yaml", *COMPILER}),
    "games": ({"meadhall.core", "meadhall.words", "meadhall.book", "meadhall.games.box"}, {"msgspec", *COMPILER}),
    "tables": ({"meadhall", "meadhall.core", "meadhall.tables", "meadhall.bots"}, None),
    "bots": ({"meadhall", "meadhall.core", "meadhall.tables", "meadhall.bots"}, None),
}
EDGES = {"server", "terminal", "research", "commands", "client", "preview"}


# Inside a game: its nouns stand at its door, the rules on them, the edges on both, and the judge on all.
FLOORS = ("", "rules", "edge", "judge")


def module_of(path):
    parts = ("meadhall", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path):
    """Every module this file names, inside functions too, with its line."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                # `from meadhall import words` names a module just as `import meadhall.words` does.
                inner = SOURCE.parent.joinpath(*base.split("."), name.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield (f"{base}.{name.name}" if is_module else base), node.lineno


def allowed_in(path):
    """(what of the hall, what of others) this file may import; None where there is no limit."""
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1 or parts[0] not in LAYERS:
        return None, None
    hall, others = LAYERS[parts[0]]
    if parts[0] == "games":
        hall = hall | ({f"meadhall.games.{parts[1]}"} if len(parts) > 2 else set())
    return hall | EVERYBODY, others


def within(module, packages):
    """`meadhall` itself is the public face and stands for nothing behind it."""
    return module in packages or any(module.startswith(f"{package}.") for package in packages - {"meadhall"})


def wrong(path):
    hall, others = allowed_in(path)
    for module, line in imports(path):
        top = module.partition(".")[0]
        if top == "meadhall":
            if hall is not None and not within(module, hall):
                yield f"{path.relative_to(SOURCE)}:{line} imports {module}"
        elif others is not None and top not in sys.stdlib_module_names and top not in others:
            yield f"{path.relative_to(SOURCE)}:{line} imports {module}"


def test_imports_point_downwards():
    assert [found for path in FILES for found in wrong(path)] == []


def floor_of(module):
    """The floor of a game on which a module lives. The game itself, which knows all of them, has none."""
    parts = module.split(".")
    if len(parts) < 4 or parts[1] != "games" or parts[3] in ("game", "books"):
        return None
    return FLOORS.index(parts[3]) if parts[3] in FLOORS else 0


def upwards(path):
    here = floor_of(module_of(path))
    for module, line in imports(path):
        there = floor_of(module)
        if here is not None and there is not None and there > here:
            yield f"{path.relative_to(SOURCE)}:{line} imports {module}"


def test_inside_a_game_imports_point_downwards():
    assert [found for path in FILES for found in upwards(path)] == []


def test_every_package_has_its_place():
    """A new package must be put into a layer before it can import things."""
    packages = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert packages <= {*LAYERS, *EDGES}


@pytest.mark.parametrize(("where", "text", "found"), [
    ("core/x.py", "import msgspec", ["msgspec"]),
    ("core/x.py", "from meadhall.games import norsaga", ["meadhall.games.norsaga"]),
    ("core/x.py", "import meadhall", ["meadhall"]),
    ("core/x.py", "def f():\n    from meadhall.tables.table import Table", ["meadhall.tables.table"]),
    ("core/x.py", "from ..games.norsaga import norsaga", ["meadhall.games.norsaga"]),
    ("core/x.py", "import json\nfrom mypy_extensions import i64\nfrom meadhall.core.rng import Rng", []),
    ("games/norsaga/x.py", "from meadhall.games.trudvang import cards", ["meadhall.games.trudvang"]),
    ("games/norsaga/x.py", "from meadhall.games import GAMES", ["meadhall.games"]),
    ("games/norsaga/x.py", "import meadhall.bots.karl", ["meadhall.bots.karl"]),
    ("games/norsaga/x.py", "import rich", ["rich"]),
    ("games/norsaga/x.py", "import msgspec\nfrom meadhall.games.norsaga.cards import IDS", []),
    ("games/__init__.py", "from meadhall.games import norsaga", ["meadhall.games.norsaga"]),
    ("tables/x.py", "from meadhall.games.norsaga import norsaga", ["meadhall.games.norsaga"]),
    ("bots/x.py", "from meadhall.server import app", ["meadhall.server"]),
    ("tables/x.py", "import meadhall\nfrom meadhall.core.game import game", []),
    ("server/x.py", "import litestar\nfrom meadhall.games.norsaga import norsaga", []),
])
def test_the_walk_finds_what_it_looks_for(tmp_path, monkeypatch, where, text, found):
    """On a hall of straw: the real packages exist, so that names resolve."""
    hall = tmp_path / "meadhall"
    for folder in ("core", "games/norsaga", "games/trudvang", "tables", "bots", "server"):
        (hall / folder).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", hall)
    (hall / where).write_text(text)
    assert [line.rpartition(" ")[2] for line in wrong(hall / where)] == found


@pytest.mark.parametrize(("where", "text", "found"), [
    ("games/norsaga/state.py", "from meadhall.games.norsaga.edge import view", True),
    ("games/norsaga/state.py", "from meadhall.games.norsaga.cards import IDS", False),
    ("games/norsaga/rules/turn.py", "def f():\n    from meadhall.games.norsaga.judge.marks import weigh", True),
    ("games/norsaga/rules/turn.py", "from meadhall.games.norsaga.edge.view import view", True),
    ("games/norsaga/edge/view.py", "from meadhall.games.norsaga.rules import turn", False),
    ("games/norsaga/edge/view.py", "import meadhall.games.norsaga.judge.judge", True),
    ("games/norsaga/judge/judge.py", "from meadhall.games.norsaga.edge.view import view", False),
    ("games/norsaga/game.py", "from meadhall.games.norsaga.edge.view import view", False),
])
def test_the_walk_inside_a_game_finds_what_it_looks_for(tmp_path, monkeypatch, where, text, found):
    hall = tmp_path / "meadhall"
    for folder in ("edge", "judge", "rules"):
        (hall / "games/norsaga" / folder).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", hall)
    (hall / where).write_text(text)
    assert bool(list(upwards(hall / where))) == found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_file_is_too_long(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_the_core_stays_small():
    """Raising this budget takes a written reason."""
    lines = [line.strip() for path in FILES if path.is_relative_to(SOURCE / "core")
             for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line and not line.startswith("#")]) <= CORE_LINES

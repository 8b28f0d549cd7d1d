"""The layers: imports point downwards only, no game knows another, and files keep to their budgets."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

from packages import build_module_graph, build_package_graph, find_cycle, find_cycles, list_imports, name_module

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 600  # 150 is typical; a longer file is about more than one thing
CORE_STATEMENTS = 1_290  # with the defaults of a game and its writers, and of a dealer; layout does not matter
EVERYBODY = {"meadhall.version", "meadhall.moved"}
COMPILER = {"mypy_extensions"}

# What the games have in common.
SHARED = ("component_files", "position_parts", "position_format", "position_values", "observation_row", "grid")

# What a layer may import of the hall, and from elsewhere besides the standard library; None: anything. A game may
# also import itself. Commands put everything together: they alone may import whatever there is.
LAYERS = {
    "core": ({"meadhall.core"}, COMPILER),
    "words": ({"meadhall.core", "meadhall.words"}, {"fluent", "msgspec"}),
    "files": ({"meadhall.core", "meadhall.files"}, {"msgspec"}),
    "book": (
        {"meadhall.core", "meadhall.words", "meadhall.files.translation_lock", "meadhall.book"},
        {"msgspec", "yaml", *COMPILER},
    ),
    "games": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.files",
            "meadhall.book",
            *(f"meadhall.games.{shared}" for shared in SHARED),
        },
        {"msgspec", *COMPILER},
    ),
    "tables": ({"meadhall", "meadhall.core", "meadhall.words", "meadhall.tables", "meadhall.bots"}, None),
    "bots": ({"meadhall", "meadhall.core", "meadhall.tables", "meadhall.bots"}, None),
    "analysis": ({"meadhall.core", "meadhall.bots", "meadhall.analysis"}, set()),
    "lessons": (
        {"meadhall.core", "meadhall.words", "meadhall.files", "meadhall.tables", "meadhall.lessons"},
        {"msgspec"},
    ),
    "exercises": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.files",
            "meadhall.bots",
            "meadhall.analysis",
            "meadhall.lessons",
            "meadhall.exercises",
        },
        {"msgspec"},
    ),
    "scaffold": ({"meadhall.core", "meadhall.scaffold"}, set()),
    "conformance": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.bots",
            "meadhall.lessons",
            "meadhall.terminal",
            "meadhall.research",
            "meadhall.server.bundle",
            "meadhall.conformance",
        },
        {"numpy"},
    ),
    "engine": ({"meadhall", "meadhall.engine"}, set()),
    "contests": (
        {"meadhall.core", "meadhall.book.file_access", "meadhall.bots", "meadhall.tables", "meadhall.contests"},
        set(),
    ),
    "playtests": ({"meadhall.core", "meadhall.book", "meadhall.games", "meadhall.bots", "meadhall.playtests"}, set()),
    # What a worker process does, for a server or a command.
    "tasks": (
        {
            "meadhall",
            "meadhall.core",
            "meadhall.words",
            "meadhall.book.model.story",
            "meadhall.tables",
            "meadhall.lessons",
            "meadhall.exercises",
            "meadhall.bots",
            "meadhall.analysis",
            "meadhall.tasks",
        },
        None,
    ),
    # The server plays any game and knows none.
    "server": (
        {
            "meadhall",
            "meadhall.core",
            "meadhall.words",
            "meadhall.book.model.story",
            "meadhall.tables",
            "meadhall.lessons",
            "meadhall.exercises",
            "meadhall.bots",
            "meadhall.analysis",
            "meadhall.engine",
            "meadhall.tasks",
            "meadhall.server",
        },
        None,
    ),
    "terminal": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.games",
            "meadhall.tables",
            "meadhall.lessons",
            "meadhall.bots",
            "meadhall.analysis",
            "meadhall.terminal",
        },
        None,
    ),
    "games/terminal": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.tables",
            "meadhall.terminal",
            *(f"meadhall.games.{shared}" for shared in SHARED),
        },
        None,
    ),
    "preview": (
        {
            "meadhall.core",
            "meadhall.words",
            "meadhall.book",
            "meadhall.games",
            "meadhall.tables",
            "meadhall.server",
            "meadhall.preview",
        },
        None,
    ),
}
ABOVE = {"commands", "client", "research"}

# Inside a game: its nouns stand at its door, the rules on them, the edges on both, and the judge on all.
FLOORS = ("", "rules", "edge", "judge")


def allowed_in(path):
    """(what of the hall, what of others) this file may import; None where there is no limit."""
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1 or parts[0] not in LAYERS:
        return None, None
    hall, others = LAYERS["games/terminal" if is_terminal(path) and parts[0] == "games" else parts[0]]
    if parts[0] == "games":
        hall = hall | ({f"meadhall.games.{parts[1]}"} if len(parts) > 2 else set())
    return hall | EVERYBODY, others


def is_terminal(path):
    """Whether it draws in a terminal: the terminal itself, or how one game is drawn there."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] == "terminal" or (parts[0] == "games" and parts[2:3] == ("terminal",))


def within(module, packages):
    """`meadhall` itself is the public face and stands for nothing behind it."""
    return module in packages or any(module.startswith(f"{package}.") for package in packages - {"meadhall"})


def wrong(path):
    hall, others = allowed_in(path)
    for module, line in list_imports(path, SOURCE):
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
    if len(parts) < 4 or parts[1] != "games" or parts[3] in ("game", "books", "terminal"):
        return None
    return FLOORS.index(parts[3]) if parts[3] in FLOORS else 0


def upwards(path):
    here = floor_of(name_module(path, SOURCE))
    for module, line in list_imports(path, SOURCE):
        there = floor_of(module)
        if here is not None and there is not None and there > here:
            yield f"{path.relative_to(SOURCE)}:{line} imports {module}"


def test_inside_a_game_imports_point_downwards():
    assert [found for path in FILES for found in upwards(path)] == []


def reckoning(path):
    """What a reader of views would need only to work out a rule a second time."""
    for module, line in list_imports(path, SOURCE):
        parts = module.split(".")
        if parts[1:2] == ["games"] and parts[3:4] and parts[3] in ("rules", "judge", "state"):
            yield f"{path.relative_to(SOURCE)}:{line} imports {module}"


def test_the_terminal_reads_views_and_works_no_rule_out_again():
    assert [found for path in FILES if is_terminal(path) for found in reckoning(path)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from meadhall.games.norsaga.rules.setup import bare", True),
        ("def f():\n    from meadhall.games.norsaga.state import Norsaga", True),
        ("import meadhall.games.norsaga.judge.judge", True),
        ("from meadhall.games.norsaga.cards import IDS\nfrom meadhall.games.norsaga.edge.phrases import kind", False),
    ],
)
def test_the_walk_through_the_terminal_finds_what_it_looks_for(tmp_path, monkeypatch, text, found):
    hall = tmp_path / "meadhall"
    for folder in ("terminal", "rules", "judge", "edge"):
        (hall / "games/norsaga" / folder).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", hall)
    (hall / "games/norsaga/terminal/x.py").write_text(text)
    assert bool(list(reckoning(hall / "games/norsaga/terminal/x.py"))) == found


def test_every_package_has_its_place():
    """A new package must be put into a layer before it can import things."""
    packages = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert packages <= {*LAYERS, *ABOVE}


def house(room):
    """The books, the sagas and the data of a game are shelves in its own room. Everything else is a room by itself."""
    shelves = (".books", ".sagas", ".data")
    return room.rpartition(".")[0] if room.startswith("meadhall.games.") and room.endswith(shelves) else room


def cycles(source):
    """A shortest cycle of each knot of packages, imports in functions and for the type checker included."""
    graph: dict[Any, Any] = {}
    for room, others in build_package_graph(source).items():
        graph.setdefault(house(room), set()).update({house(other) for other in others} - {house(room)})
    return [" -> ".join(find_cycle(graph, group)) for group in find_cycles(graph)]


def test_no_packages_import_each_other():
    assert cycles(SOURCE) == []


def knotted(source):
    """A shortest cycle of each knot of files, imports in functions and for the type checker included."""
    graph = build_module_graph(source)
    return [" -> ".join(find_cycle(graph, group)) for group in find_cycles(graph)]


def test_no_files_import_each_other():
    assert knotted(SOURCE) == []


def test_a_knot_of_files_is_found_inside_one_package(tmp_path):
    hall = tmp_path / "meadhall"
    for name, text in {
        "games/norsaga/rules/a": "from meadhall.games.norsaga.rules.b import B",
        "games/norsaga/rules/b": "def f():\n    from meadhall.games.norsaga.rules import a",
        "games/trudvang/terminal/c": "import meadhall.games.trudvang.terminal.d",
        "games/trudvang/terminal/d": "import meadhall.games.trudvang.terminal.c",
    }.items():
        (hall / name).parent.mkdir(parents=True, exist_ok=True)
        (hall / f"{name}.py").write_text(text)
    a, c = "meadhall.games.norsaga.rules.a", "meadhall.games.trudvang.terminal.c"
    assert knotted(hall) == [
        f"{a} -> meadhall.games.norsaga.rules.b -> {a}",
        f"{c} -> meadhall.games.trudvang.terminal.d -> {c}",
    ]


def test_a_cycle_is_found_wherever_it_hides(tmp_path):
    """Three packages in a ring: at the top of a file, inside a function, and for the type checker alone."""
    hall = tmp_path / "meadhall"
    for name, text in {
        "core/a": "from meadhall.server.table import b",
        "server/table/b": "def f():\n    from meadhall.words import c",
        "words/c": "if TYPE_CHECKING:\n    import meadhall.core.a",
        "bots/d": "import meadhall.core.a",
        "games/norsaga/e": "import meadhall.games.norsaga.rules.f",
        "games/norsaga/rules/f": "import meadhall.games.norsaga.e",
        "games/trudvang/g": "import meadhall.games.trudvang.books.h",
        "games/trudvang/books/h": "import meadhall.games.trudvang.g",
    }.items():
        (hall / name).parent.mkdir(parents=True, exist_ok=True)
        (hall / f"{name}.py").write_text(text)
    assert cycles(hall) == [
        "meadhall.core -> meadhall.server.table -> meadhall.words -> meadhall.core",
        "meadhall.games.norsaga -> meadhall.games.norsaga.rules -> meadhall.games.norsaga",
    ]


@pytest.mark.parametrize(
    ("where", "text", "found"),
    [
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
        ("server/x.py", "import litestar\nfrom meadhall.tables import table", []),
        ("server/x.py", "def f():\n    from meadhall.games.norsaga import norsaga", ["meadhall.games.norsaga"]),
        ("server/table/x.py", "from meadhall.commands import say", ["meadhall.commands"]),
        ("preview/x.py", "from meadhall.commands.cli.output import spelled", ["meadhall.commands.cli.output"]),
        ("commands/x.py", "import rich\nfrom meadhall.games.norsaga import norsaga", []),
    ],
)
def test_the_walk_finds_what_it_looks_for(tmp_path, monkeypatch, where, text, found):
    """On a hall of straw: the real packages exist, so that names resolve."""
    hall = tmp_path / "meadhall"
    for folder in ("core", "games/norsaga", "games/trudvang", "tables", "bots", "server/table", "preview", "commands"):
        (hall / folder).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", hall)
    (hall / where).write_text(text)
    assert [line.rpartition(" ")[2] for line in wrong(hall / where)] == found


@pytest.mark.parametrize(
    ("where", "text", "found"),
    [
        ("games/norsaga/state.py", "from meadhall.games.norsaga.edge import view", True),
        ("games/norsaga/state.py", "from meadhall.games.norsaga.cards import IDS", False),
        (
            "games/norsaga/rules/turn.py",
            "def f():\n    from meadhall.games.norsaga.judge.value_features import weigh",
            True,
        ),
        ("games/norsaga/rules/turn.py", "from meadhall.games.norsaga.edge.view import view", True),
        ("games/norsaga/edge/view.py", "from meadhall.games.norsaga.rules import turn", False),
        ("games/norsaga/edge/view.py", "import meadhall.games.norsaga.judge.judge", True),
        ("games/norsaga/judge/judge.py", "from meadhall.games.norsaga.edge.view import view", False),
        ("games/norsaga/game.py", "from meadhall.games.norsaga.edge.view import view", False),
    ],
)
def test_the_walk_inside_a_game_finds_what_it_looks_for(tmp_path, monkeypatch, where, text, found):
    hall = tmp_path / "meadhall"
    for folder in ("edge", "judge", "rules"):
        (hall / "games/norsaga" / folder).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", hall)
    (hall / where).write_text(text)
    assert bool(list(upwards(hall / where))) == found


MISTAKES = {"AttributeError", "AssertionError"}


def mistakes(text):
    """Lines that name one of our own mistakes as something to be caught: then it would be a way to go on."""
    if not any(name in text for name in MISTAKES):
        return  # hardly a file speaks of them, and reading all takes long
    for node in (one for one in ast.walk(ast.parse(text)) if isinstance(one, (ast.stmt, ast.expr, ast.ExceptHandler))):
        caught = (
            [node.type]
            if isinstance(node, ast.ExceptHandler)
            else node.args
            if isinstance(node, ast.Call) and "suppress" in ast.unparse(node.func)
            else [node.exc]
            if isinstance(node, ast.Raise)
            else [node.value]
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
            else []
        )
        named = {name.id for one in caught if one is not None for name in ast.walk(one) if isinstance(name, ast.Name)}
        if named & MISTAKES:
            yield node.lineno


def test_our_own_mistakes_are_no_way_to_go_on():
    """A missing attribute or a broken assertion is mended, not caught."""
    assert [
        f"{path.relative_to(SOURCE)}:{line}" for path in FILES for line in mistakes(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("try:\n    f()\nexcept (KeyError, AttributeError):\n    pass", [3]),
        ("with contextlib.suppress(AssertionError):\n    f()", [1]),
        ("raise AssertionError('never')", [1]),
        ("LOST = (Fault, AttributeError)", [1]),
        ("try:\n    f()\nexcept KeyError:\n    raise", []),
        ("assert found is not None", []),
    ],
)
def test_caught_mistakes_are_found(text, lines):
    assert list(mistakes(text)) == lines


def test_no_file_is_too_long():
    ours = [
        *FILES,
        *(
            path
            for name in ("tests", "benchmarks", "tools", "examples")
            for path in (SOURCE.parents[1] / name).rglob("*.py")
            if "node_modules" not in path.parts
        ),
    ]
    assert [path for path in ours if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []


def test_the_core_stays_small():
    """A core that grows for the sake of one game is a mistake: raise this number only with a reason in the commit."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in FILES if path.is_relative_to(SOURCE / "core")]
    assert sum(isinstance(node, ast.stmt) for tree in trees for node in ast.walk(tree)) <= CORE_STATEMENTS

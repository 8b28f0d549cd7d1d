"""Break rules on purpose: would a test that carries the rule's own id notice?

A hundred rules are drawn by seed, twenty-five of each game. For each, a few small faults are planted, one at a time, in
the code whose docstring cites the rule; then the tests marked with the ids of that docstring run. A fault that none of
them notices is shown to all other tests of the game, to tell a fault caught elsewhere from one that nobody catches.

    make mutation                           # the sample of the report, benchmarks/mutation.md
    python benchmarks/mutation.py --seed 2 --rules 10 --games trudvang
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import cosmic_ray.plugins
from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from mutation_report import report
from statement_removal import StatementRemoval

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"norsaga": "NS", "fire_and_axe": "FA", "yggdrasil": "YG", "trudvang": "TL"}
# Faults a hurried programmer makes. Replacing `==` by `is` and the like says nothing about a rule.
SWAPS = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt")
OPERATORS = [
    *(f"core/ReplaceComparisonOperator_{swap}" for swap in SWAPS),
    "core/ReplaceBinaryOperator_Add_Sub",
    "core/ReplaceBinaryOperator_Sub_Add",
    "core/ReplaceUnaryOperator_Delete_Not",
    "core/AddNot",
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceBreakWithContinue",
    "core/NumberReplacer",
    "core/ZeroIterationForLoop",
]
TELLING = re.compile(r"\b(s|self)\.(say|tell\w*)\(|\b(s|self)\.log\b")
# Faults that change nothing a player could notice, each with the reason: [before, after] of its line.
HARMLESS = [
    [one["before"], one["after"]]
    for one in tomllib.loads((ROOT / "benchmarks/mutation.toml").read_text(encoding="utf-8"))["harmless"]
]
LIMIT = 240  # seconds for the tests of one fault; a fault that makes them run for ever is noticed, too


@dataclass(frozen=True)
class Place:
    """Code under a docstring that cites rules."""

    path: str
    first: int
    last: int
    ids: tuple[str, ...]


@dataclass
class Fault:
    """One planted fault, and who noticed it: `own` (a test of the drawn rule), `place`, `others`, `nobody`."""

    rule: str
    path: str
    line: int
    operator: str
    occurrence: int
    ids: tuple[str, ...]
    before: str = ""
    after: str = ""
    noticed: str = ""
    by: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.rule} {self.path}:{self.line} {self.operator.rpartition('/')[2]}#{self.occurrence}"


def ledger(game: str) -> list[str]:
    rules = tomllib.loads((ROOT / f"src/meadhall/games/{game}/rules.toml").read_text(encoding="utf-8"))
    return [rule["id"] for rule in rules["rule"]]


def places(game: str) -> list[Place]:
    """Every function or class whose docstring cites rules; what cites its own inside another is left to itself."""
    found = []
    for path in sorted((ROOT / f"src/meadhall/games/{game}").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                ids = re.findall(rf"{GAMES[game]}(?:-[A-Z]+)+(?:-\d+)?", ast.get_docstring(node) or "")
                if ids:
                    found.append(
                        Place(str(path.relative_to(ROOT)), node.lineno, node.end_lineno or node.lineno, tuple(ids))
                    )
    return found


def silent(source: str) -> set[int]:
    """Lines on which a fault breaks no rule: annotations, docstrings, declarations of frames, what is only told."""
    lines = {number for number, line in enumerate(source.splitlines(), 1) if TELLING.search(line)}
    for node in ast.walk(ast.parse(source)):
        spans: list[ast.expr | ast.stmt] = []
        if isinstance(node, ast.ClassDef):
            lines.add(node.lineno)
        if isinstance(node, ast.FunctionDef):
            spans = [*node.decorator_list, *(a.annotation for a in node.args.args if a.annotation)]
            lines.add(node.lineno)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            spans.append(node)
        if isinstance(node, ast.AnnAssign) and "ClassVar" in ast.unparse(node.annotation):
            spans.append(node)
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Pass):
            spans.append(node)
        for span in spans:
            lines.update(range(span.lineno, (span.end_lineno or span.lineno) + 1))
    return lines


class Positions(Visitor):  # type: ignore[misc]       # cosmic-ray has no types
    """Where an operator can plant its fault, in the order of its occurrences."""

    def __init__(self, operator: Any) -> None:
        self.operator = operator
        self.found: list[int] = []

    def visit(self, node: object) -> object:
        self.found += [start[0] for start, _ in self.operator.mutation_positions(node)]
        return node


def operators() -> Iterator[tuple[str, object]]:
    for name in OPERATORS:
        yield name, cosmic_ray.plugins.get_operator(name)()
    yield "StatementRemoval", StatementRemoval()


class Quarry:
    """All faults that can be planted in a file, read once."""

    def __init__(self) -> None:
        self.files: dict[str, list[tuple[int, str, int]]] = {}

    def of(self, path: str) -> list[tuple[int, str, int]]:
        if path not in self.files:
            source = (ROOT / path).read_text(encoding="utf-8")
            quiet = silent(source)
            found = []
            for name, operator in operators():
                visitor = Positions(operator)
                visitor.walk(get_ast(source))
                found += [(line, name, at) for at, line in enumerate(visitor.found) if line not in quiet]
            self.files[path] = found
        return self.files[path]


def drawn(game: str, count: int, each: int, seed: int) -> list[Fault]:
    """A few faults for each of the rules drawn; a rule without a line that could be broken draws none."""
    rng = random.Random(f"{seed} {game}")
    known, quarry, faults = places(game), Quarry(), []
    for rule in sorted(rng.sample(ledger(game), count)):
        here = []
        for place in known:
            if rule not in place.ids:
                continue
            for line, operator, at in quarry.of(place.path):
                inner = min(
                    (p for p in known if p.path == place.path and p.first <= line <= p.last),
                    key=lambda p: p.last - p.first,
                    default=None,
                )
                if inner == place:
                    here.append(Fault(rule, place.path, line, operator, at, place.ids))
        faults += rng.sample(here, min(each, len(here))) if here else [Fault(rule, "", 0, "", 0, (), noticed="none")]
    return faults


def plant(tree: Path, fault: Fault) -> str | None:
    """Write the fault into a copy of the tree; the text before, or None where nothing follows from it."""
    path = tree / fault.path
    before = path.read_text(encoding="utf-8")
    operator = dict(operators())[fault.operator]
    after = mutate_code(before, operator, fault.occurrence)
    if after is None or ast.dump(ast.parse(after)) == ast.dump(ast.parse(before)):
        return None
    changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=False) if a != b]
    fault.before, fault.after = (text.strip() for text in changed[0]) if changed else ("", "")
    if [fault.before, fault.after] in HARMLESS:
        return None
    write(path, after)
    return before


def write(path: Path, source: str) -> None:
    """And forget what Python has compiled of it: a change within a second may escape Python."""
    path.write_text(source, encoding="utf-8")
    for old in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        old.unlink()


def homes(games: list[str]) -> list[str]:
    """Where the tests of these games live; the Book of Sagas is Trudvang's."""
    return [*(f"tests/{game}" for game in games), *(["tests/book"] if "trudvang" in games else [])]


def marked(games: list[str]) -> dict[str, list[str]]:
    """The tests that carry a rule's id; those in a browser or with a server only tell what the others tell faster."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "--collect-only",
                "-q",
                "-p",
                "marked_tests",
                "tests/terminal",
                *homes(games),
            ],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT / "benchmarks"), "MARKED_TESTS": file.name},
        )
        found: dict[str, list[str]] = json.loads(Path(file.name).read_text())
        return found


def fallen(tree: Path, tests: list[str], deselected: list[str] | None = None) -> list[str]:
    """The tests that notice, the first at most; a run past its limit counts as one."""
    listing = tree / "tests.args"
    listing.write_text("\n".join([*tests, *(f"--deselect={test}" for test in deselected or [])]))
    try:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-x",
                "-q",
                "--tb=no",
                "-p",
                "no:cacheprovider",
                "-p",
                "pytest_asyncio",
                f"@{listing}",
            ],
            cwd=tree,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        )
    except subprocess.TimeoutExpired:
        return ["(ran past the limit)"]
    if done.returncode == 0:
        return []
    return re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.M) or ["(did not start)"]


def judge(tree: Path, fault: Fault, tests: dict[str, list[str]], quick: bool) -> None:
    before = plant(tree, fault)
    if before is None:
        fault.noticed = "none"
        return
    try:
        own = tests.get(fault.rule, [])
        beside = [test for other in fault.ids for test in tests.get(other, []) if test not in own]
        game = fault.path.split("/")[3]
        elsewhere = [] if quick else homes([game])
        for who, asked in (("own", own), ("place", list(dict.fromkeys(beside))), ("others", elsewhere)):
            if asked and (by := fallen(tree, asked, [*own, *beside] if who == "others" else None)):
                fault.noticed, fault.by = who, by
                return
        fault.noticed = "nobody"
    finally:
        write(tree / fault.path, before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample")
    parser.add_argument("--rules", type=int, default=25, help="rules of each game")
    parser.add_argument("--each", type=int, default=2, help="faults for each rule")
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas")
    parser.add_argument("--jobs", type=int, default=2, help="faults tried at the same time")
    parser.add_argument("--quick", action="store_true", help="do not try the other tests of the game")
    parser.add_argument("--out", type=Path, help="write the report here")
    parser.add_argument("--log", type=Path, help="write a line of JSON here for each fault")
    given = parser.parse_args()
    games = given.games.split(",")
    tests = marked(games)
    faults = [fault for game in games for fault in drawn(game, given.rules, given.each, given.seed)]
    trees: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as scratch:
        for job in range(given.jobs):
            tree = Path(scratch) / str(job) / "meadhall"
            for folder in ("src", "tests", "docs", "examples"):
                shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "pyproject.toml", tree)
            trees.put(tree)

        def one(fault: Fault) -> None:
            if not fault.noticed:
                tree = trees.get()
                try:
                    judge(tree, fault, tests, given.quick)
                finally:
                    trees.put(tree)
            print(f"{fault.noticed:7} {fault.name}  {fault.before}  ->  {fault.after}  {fault.by[:1]}", flush=True)
            if given.log:
                with given.log.open("a") as log:
                    log.write(json.dumps(fault.__dict__) + "\n")

        with ThreadPoolExecutor(given.jobs) as pool:
            list(pool.map(one, faults))
    text = report(faults, games, given)
    print(text)
    if given.out:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Break rules on purpose: does a test with the rule's own id notice?

Rules are drawn by a random seed, as many of each game. For each, a few small faults are planted, one at a time, in the
code whose docstring cites the rule; then the tests marked with the ids of that docstring run, playthroughs last. A
fault that none of them notices is run against all other tests of the game, to distinguish a fault caught elsewhere from
one that no test catches. Every test that noticed a fault then runs with nothing broken; if it fails there, it has
noticed nothing, and the fault is tried without it.

    make mutation                           # three fresh seeds, for the report benchmarks/mutation.md
    python benchmarks/mutation.py --seeds 12 --rules 10 --games trudvang
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import cosmic_ray.plugins
from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from mutation_report import render_report
from mutation_trees import ROOT, copy_project, find_failures, find_fallen
from statement_removal import StatementRemoval

from meadhall.games import SHIPPED

# Typical programming errors. Replacing `==` by `is` and the like says nothing about a rule.
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
# Faults that change nothing a player could notice: the reason, by file and by the line before and after. The report
# names and counts those that were drawn.
HARMLESS = {
    (one["path"], one["before"], one["after"]): one["reason"]
    for one in tomllib.loads((ROOT / "benchmarks/mutation.toml").read_text(encoding="utf-8"))["harmless"]
}
LIMIT = 40  # seconds of the processor for one test
PLAYTHROUGHS = "/test_playthroughs.py::"


@dataclass(frozen=True)
class Place:
    """Code under a docstring that cites rules."""

    path: str
    first: int
    last: int
    ids: tuple[str, ...]


@dataclass
class Fault:
    """One planted fault, and the tests that noticed it: `own` (a test of the drawn rule), `place` (one of another rule
    of the docstring), `played` (a playthrough of these rules alone), `others`, `nobody` (no test at all), or `none` (no
    fault was planted).
    """

    seed: int
    rule: str
    path: str
    line: int
    operator: str
    occurrence: int
    ids: tuple[str, ...]
    before: str = ""
    after: str = ""
    noticed: str = ""
    harmless: str = ""  # why it was not planted
    by: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.seed} {self.rule} {self.path}:{self.line} {self.operator.rpartition('/')[2]}#{self.occurrence}"


def read_ledger(game: str) -> list[str]:
    rules = tomllib.loads((ROOT / f"src/meadhall/games/{game}/rules.toml").read_text(encoding="utf-8"))
    return [rule["id"] for rule in rules["rule"]]


def find_places(game: str) -> list[Place]:
    """Return every function or class whose docstring cites rules, without nested ones that cite their own."""
    found = []
    prefix = read_ledger(game)[0].partition("-")[0]  # the letters before the first hyphen of every rule id
    for path in sorted((ROOT / f"src/meadhall/games/{game}").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                ids = re.findall(rf"{prefix}(?:-[A-Z]+)+(?:-\d+)?", ast.get_docstring(node) or "")
                if ids:
                    found.append(
                        Place(str(path.relative_to(ROOT)), node.lineno, node.end_lineno or node.lineno, tuple(ids))
                    )
    return found


def find_silent_lines(source: str) -> set[int]:
    """Return lines on which a fault breaks no rule: annotations, docstrings, declarations of frames, events."""
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
    """The positions where an operator can plant its fault, in the order of its occurrences."""

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
            quiet, tree = find_silent_lines(source), get_ast(source)
            found = []
            for name, operator in operators():
                visitor = Positions(operator)
                visitor.walk(tree)
                found += [(line, name, at) for at, line in enumerate(visitor.found) if line not in quiet]
            self.files[path] = found
        return self.files[path]


QUARRY = Quarry()


def draw_faults(game: str, count: int, each: int, seed: int) -> list[Fault]:
    """Return a few faults for each of the rules drawn; none for a rule without a line that can be broken."""
    rng = random.Random(f"{seed} {game}")
    known, faults = find_places(game), []
    for rule in sorted(rng.sample(read_ledger(game), count)):
        here = []
        for place in known:
            if rule not in place.ids:
                continue
            for line, operator, at in QUARRY.of(place.path):
                inner = min(
                    (p for p in known if p.path == place.path and p.first <= line <= p.last),
                    key=lambda p: p.last - p.first,
                    default=None,
                )
                if inner == place:
                    here.append(Fault(seed, rule, place.path, line, operator, at, place.ids))
        nothing = Fault(seed, rule, "", 0, "", 0, (), noticed="none")
        faults += rng.sample(here, min(each, len(here))) if here else [nothing]
    return faults


def plant(tree: Path, fault: Fault) -> str | None:
    """Write the fault into a copy of the tree; return the text before, or None if the fault changes nothing."""
    path = tree / fault.path
    before = path.read_text(encoding="utf-8")
    operator = dict(operators())[fault.operator]
    after = mutate_code(before, operator, fault.occurrence)
    if after is None or ast.dump(ast.parse(after)) == ast.dump(ast.parse(before)):
        return None
    changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=False) if a != b]
    fault.before, fault.after = (text.strip() for text in changed[0]) if changed else ("", "")
    fault.harmless = HARMLESS.get((fault.path, fault.before, fault.after), "")
    if fault.harmless:
        return None
    write(path, after)
    return before


def write(path: Path, source: str) -> None:
    """Write the file and remove its compiled form: Python can miss a change within a second."""
    path.write_text(source, encoding="utf-8")
    for old in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        old.unlink()


def list_test_folders(games: list[str]) -> list[str]:
    """Return the test folders of these games; the Book of Sagas is Trudvang's."""
    return [*(f"tests/{game}" for game in games), *(["tests/book"] if "trudvang" in games else [])]


def find_marked_tests(games: list[str]) -> dict[str, list[str]]:
    """Return the tests with a rule's id; those with a browser or a server are left out, because others check the same
    faster.
    """
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
                *list_test_folders(games),
            ],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'benchmarks'}:{ROOT / 'src'}", "MARKED_TESTS": file.name},
        )
        found: dict[str, list[str]] = json.loads(Path(file.name).read_text())
        return found


def split_tests(fault: Fault, tests: dict[str, list[str]]) -> tuple[list[str], list[str], list[str]]:
    """Return the tests of the drawn rule, those of the other rules of the docstring, and the playthroughs of both."""
    own = tests.get(fault.rule, [])
    beside = [test for other in fault.ids for test in tests.get(other, []) if test not in own]
    played = [test for test in dict.fromkeys([*own, *beside]) if PLAYTHROUGHS in test]
    return (
        [test for test in own if PLAYTHROUGHS not in test],
        [test for test in dict.fromkeys(beside) if PLAYTHROUGHS not in test],
        played,
    )


def judge(tree: Path, fault: Fault, tests: dict[str, list[str]], quick: bool, fallen: Collection[str] = ()) -> None:
    """Plant a fault and find out which test notices it. Those that fall unbroken are not asked."""
    before = plant(tree, fault)
    if before is None:
        fault.noticed = "none"
        return
    own, beside, played = ([test for test in group if test not in fallen] for group in split_tests(fault, tests))
    try:
        if by := find_failures(tree, [*own, *beside, *played], LIMIT):
            fault.by = by
            fault.noticed = "own" if is_among(by, own) else "place" if is_among(by, beside) else "played"
            return
        asked = [] if quick else list_test_folders([fault.path.split("/")[3]])
        fault.by = find_failures(tree, asked, LIMIT, [*own, *beside, *played, *fallen])
        fault.noticed = "others" if fault.by else "nobody"
    finally:
        write(tree / fault.path, before)


def is_among(by: list[str], tests: list[str]) -> bool:
    """Return whether the first failure is one of these tests; one that has no name counts for the first that ran."""
    return any(test.startswith(by[0]) for test in tests) or (by[0].startswith("(") and bool(tests))


class Run:
    """A run: its copies of the project, one for each job, and the tests by rule."""

    def __init__(self, trees: list[Path], tests: dict[str, list[str]], quick: bool, log: Path | None) -> None:
        self.trees: SimpleQueue[Path] = SimpleQueue()
        for tree in trees:
            self.trees.put(tree)
        self.jobs, self.tests, self.quick, self.log = len(trees), tests, quick, log
        self.fallen: set[str] = set()

    def try_all(self, faults: list[Fault]) -> None:
        """Try these faults. Whatever noticed one then runs unbroken; if it falls, the fault is tried without it."""
        while faults:
            with ThreadPoolExecutor(self.jobs) as pool:
                list(pool.map(self.try_one, faults))
            noticing = {by for fault in faults for by in fault.by[:1] if not by.startswith("(")}
            tree = self.trees.get()
            fallen = set(find_fallen(tree, sorted(noticing - self.fallen), LIMIT))
            self.trees.put(tree)
            self.fallen |= fallen
            faults = [fault for fault in faults if fault.by and fault.by[0] in fallen]
            for fault in faults:
                fault.noticed, fault.by = "", []
        print("what noticed these faults passes unbroken", flush=True)

    def resume(self, faults: list[Fault]) -> None:
        """Take the faults that the log of a run with the same seeds has already."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log and self.log.exists() else []
        known = {fault.name: fault for line in lines for fault in [Fault(**json.loads(line))]}
        for fault in faults:
            if (found := known.get(fault.name)) is not None:
                fault.__dict__.update(found.__dict__)

    def try_one(self, fault: Fault) -> None:
        if fault.noticed:
            return
        tree = self.trees.get()
        try:
            judge(tree, fault, self.tests, self.quick, self.fallen)
        finally:
            self.trees.put(tree)
        print(f"{fault.noticed:7} {fault.name}  {fault.before}  ->  {fault.after}  {fault.by[:1]}", flush=True)
        if self.log:
            with self.log.open("a") as log:
                log.write(json.dumps(fault.__dict__) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", help="seeds of the samples, separated by commas; drawn at random if not given")
    parser.add_argument("--runs", type=int, default=1, help="how many seeds are drawn at random")
    parser.add_argument("--rules", type=int, default=25, help="rules of each game")
    parser.add_argument("--each", type=int, default=2, help="faults for each rule")
    parser.add_argument("--games", default=",".join(SHIPPED), help="which games, separated by commas")
    parser.add_argument("--jobs", type=int, default=2, help="faults tried at the same time")
    parser.add_argument("--quick", action="store_true", help="do not try the other tests of the game")
    parser.add_argument("--out", type=Path, help="write the report here")
    parser.add_argument("--log", type=Path, help="write a line of JSON here for each fault; go on where it ends")
    given = parser.parse_args()
    games = given.games.split(",")
    seeds = (
        [int(seed) for seed in given.seeds.split(",")]
        if given.seeds
        else [secrets.randbelow(1_000_000) for _ in range(given.runs)]
    )
    print(f"seeds: {', '.join(map(str, seeds))}", flush=True)
    tests = find_marked_tests(games)
    faults = [fault for seed in seeds for game in games for fault in draw_faults(game, given.rules, given.each, seed)]
    with tempfile.TemporaryDirectory() as scratch:
        trees = [copy_project(Path(scratch) / str(job) / "meadhall") for job in range(given.jobs)]
        run = Run(trees, tests, given.quick, given.log)
        run.resume(faults)
        for seed in seeds:
            run.try_all([fault for fault in faults if fault.seed == seed])
    text = render_report(
        faults, games, seeds, rules=given.rules, each=given.each, quick=given.quick, fresh=not given.seeds
    )
    print(text)
    if given.out:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write the playthroughs of the games: `python tests/make_playthroughs.py [GAME ...]` chooses and plays new ones.

`--keep` keeps the games as they are played and writes what the program says of them now, after a change that is meant:
it prints a diff of every first difference, against the commit of `--against` (HEAD if not given). With `--marks` it
also measures again, which takes longer, which rules each carries out.
`--against REVISION` alone prints the diffs and writes nothing.

Stretches of games are drawn: of every kind of table, played at random and by bots, from drawn seeds. Those are chosen
that together reach the most branches of the game's code, those of rules first, and the most values of what it says.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import heapq
import io
import json
import re
import secrets
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import coverage

import meadhall
from conformance.games import ENTRIES, Entry
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE, State, answer, pending
from meadhall.core.decision import pending_frame
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.games import SHIPPED
from playthrough import (
    ASPECTS,
    Playthrough,
    Steps,
    build_scenes,
    compare,
    digest,
    find_file,
    indent_aspect,
    load,
    replay,
    shorten,
)

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
LENGTH = 14  # answers of a stretch
STEPS = {"norsaga": 1_500, "fire_and_axe": 1_700, "yggdrasil": 1_700, "trudvang": 1_500}  # described in all
BESIDE = 4  # steps that a position costs beside those played from it
POOL = 2  # stretches that are tried for each that is kept
BOTS = {"karl": 8}  # every how many games are played by such bots
DECAY = (1.0, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1)  # the worth of what was reached so often before
CITED, OTHER, VALUE = 4.0, 1.0, 0.25  # the worth of a branch under a docstring that cites a rule, another, a value
SHOWN = 5  # diffs
MOST = {"karl": 80, "random": 1_500}  # questions of one game


class Cited(NamedTuple):
    """Code under a docstring that cites rules."""

    path: str
    first: int
    last: int
    ids: tuple[str, ...]


class Stretch(NamedTuple):
    """A playthrough that may be chosen, and what it reaches."""

    played: Playthrough
    worth: dict[int, float]  # of everything reached, by its hash


def find_prefix(game: str) -> str:
    rules = tomllib.loads((ROOT / f"src/meadhall/games/{game}/rules.toml").read_text(encoding="utf-8"))
    return str(rules["rule"][0]["id"]).partition("-")[0]


def find_cited(game: str) -> list[Cited]:
    """Return the bodies of functions and classes whose docstring cites rules."""
    found = []
    pattern = rf"{find_prefix(game)}(?:-[A-Z]+)+(?:-\d+)?"
    for path in sorted((ROOT / f"src/meadhall/games/{game}").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                ids = re.findall(pattern, ast.get_docstring(node) or "")
                functions = [node] if isinstance(node, ast.FunctionDef) else node.body
                for inner in functions if ids else ():
                    if isinstance(inner, ast.FunctionDef):
                        said = ast.get_docstring(inner) is not None and len(inner.body) > 1
                        first = inner.body[1 if said else 0].lineno
                        found.append(Cited(str(path), first, inner.end_lineno or 0, tuple(ids)))
    return found


class Measure:
    """Which lines and branches of a game a stretch reaches, under coverage."""

    def __init__(self, game: str) -> None:
        self.game, self.cited = game, find_cited(game)
        self.cover = coverage.Coverage(
            data_file=None, branch=True, include=[str(ROOT / f"src/meadhall/games/{game}/*")], config_file=False
        )
        self.number = 0

    def run(self, played: Playthrough) -> Stretch:
        """Replay a stretch: write its hashes and rules, and return what it reaches."""
        context = str(self.number)
        self.number += 1
        self.cover.start()
        self.cover.switch_context(context)
        try:
            steps = list(replay(self.game, played.start, played.answers))
        finally:
            self.cover.stop()
        played.hashes = [digest(aspects) for aspects in steps]
        data = self.cover.get_data()
        data.set_query_context(context)
        worth: dict[int, float] = {}
        rules: set[str] = set()
        for path in data.measured_files():
            arcs = data.arcs(path) or []
            lines = {abs(line) for arc in arcs for line in arc}
            spans = [one for one in self.cited if one.path == path]
            inside = {line for one in spans for line in range(one.first, one.last + 1)}
            for one in spans:
                if any(one.first <= line <= one.last for line in lines):
                    rules.update(one.ids)
            for first, last in arcs:
                worth[hash((path, first, last))] = CITED if abs(first) in inside else OTHER
        played.rules = sorted(rules)
        for aspects in steps:
            for value in list_values(aspects):
                worth.setdefault(hash(value), VALUE)
        return Stretch(played, worth)


def list_values(aspects: Steps) -> Iterator[Any]:
    """What is said at a step: every short value, by where it stands."""
    for aspect in ASPECTS:
        if aspect != "positions":
            yield from walk_values(json.loads(aspects[aspect]), aspect)


def walk_values(value: Any, at: str) -> Iterator[Any]:
    if isinstance(value, dict):
        for name, one in value.items():
            yield from walk_values(one, f"{at}.{'#' if ' ' in name or any(map(str.isdigit, name)) else name}")
    elif isinstance(value, list):
        yield (at, "length", min(len(value), 6))
        for one in value:
            yield from walk_values(one, f"{at}[]")
    elif not isinstance(value, str):
        yield (at, value if not isinstance(value, int) or -3 < value < 13 else "many")
    elif len(value) < 30:
        yield (at, value.partition(" ")[0])


class Walk:
    """One game, played on from a table, with a text of its state where one can be written."""

    def __init__(self, entry: Entry, at: int, level: str, seed: int) -> None:
        self.entry, self.rng = entry, Rng.seeded(seed)
        self.of = meadhall.game(entry.name)
        count = len(entry.variants)
        self.start, self.state = self.first(at, count)
        self.players = int(self.of.seats(self.state))
        self.level = level
        self.bots = (
            [bot(self.level, self.of, seed + seat) for seat in range(self.players)] if self.level in BOTS else []
        )

    def first(self, at: int, count: int) -> tuple[str, State]:
        if at < count:
            players, options = self.entry.variants[at]
            return f"new {players} {json.dumps(options)}", self.of.new(players, options)
        if self.entry.name == "trudvang":
            return f"scene {at - count}", build_scenes(self.entry.name)[at - count].copy()
        state = self.entry.starts[at - count].copy()
        return f"position {self.of.position(state)}", state

    def choose(self, moves: list[int]) -> int:
        frame = pending_frame(self.state)
        assert frame is not None
        if self.bots and frame.seat != CHANCE:
            seat = 0 if frame.seat == TABLE else int(frame.seat)
            return int(self.bots[seat].choose(self.state, seat))
        return int(self.entry.pick(self.state, moves, self.rng))

    def text(self) -> str:
        """Return where a stretch can begin now, or "" for a book that only the tests have."""
        text = self.of.position(self.state)
        try:
            self.of.from_position(text)
        except Fault:
            return ""
        return "" if self.start.startswith("scene") else f"position {text}"

    def stretches(self) -> Iterator[Playthrough]:
        """Cut the whole game into stretches; each begins with a position, the first where the game does."""
        start, answers = self.start, list[str]()
        for _ in range(MOST[self.level]):
            moves = pending(self.state)
            if not moves:
                break
            move = self.choose(moves)
            answers.append(str(self.of.notate(self.state, move)))
            answer(self.state, move)
            if len(answers) >= LENGTH and (text := self.text()):
                yield Playthrough("", start, answers)
                start, answers = text, []
        if answers:
            yield Playthrough("", start, answers[: 4 * LENGTH])


def draw(entry: Entry, wanted: int, rng: Rng) -> Iterator[Playthrough]:
    """Draw stretches: a few of each game, the first and the last among them."""
    starts = len(entry.starts) if entry.name == "yggdrasil" else len(build_scenes(entry.name))
    tables = list(range(len(entry.variants) + starts))
    found = number = 0
    while found < wanted:
        if number % len(tables) == 0:
            rng.shuffle(tables)
        level = next((level for level, every in BOTS.items() if number % every == every - 1), "random")
        walk = Walk(entry, tables[number % len(tables)], level, rng.below(1 << 40))
        number += 1
        cuts = list(walk.stretches())
        keep = {0, len(cuts) - 1, *(rng.below(len(cuts)) for _ in range(4))}
        for at in sorted(keep):
            cuts[at].name = f"{walk.level}, {walk.players} players"
            found += 1
            yield cuts[at]


def choose(stretches: list[Stretch], steps: int) -> list[Stretch]:
    """Choose those that add the most for their length, one after the other."""
    reached: Counter[int] = Counter()

    def gain(stretch: Stretch) -> float:
        new = sum(
            worth * (DECAY[reached[one]] if reached[one] < len(DECAY) else 0) for one, worth in stretch.worth.items()
        )
        return new / (len(stretch.played.hashes) + BESIDE)

    heap = [(-gain(stretch), at) for at, stretch in enumerate(stretches)]
    heapq.heapify(heap)
    chosen = []
    while heap and steps > 0:
        _, at = heapq.heappop(heap)
        now = -gain(stretches[at])
        if heap and now > heap[0][0]:
            heapq.heappush(heap, (now, at))
            continue
        chosen.append(stretches[at])
        steps -= len(stretches[at].played.hashes)
        reached.update(stretches[at].worth.keys())
    return chosen


def make_playthroughs(game: str, seed: int) -> None:
    """Choose new playthroughs of a game."""
    entry = next(entry for entry in ENTRIES if entry.name == game)
    rng, measure, began = Rng.seeded(seed), Measure(game), time.monotonic()
    wanted = POOL * STEPS[game] // LENGTH
    found = [measure.run(played) for played in draw(entry, wanted, rng)]
    chosen = choose(found, STEPS[game])
    for number, stretch in enumerate(chosen, 1):
        stretch.played.name = f"{number:03}: {stretch.played.name}"
    write(game, [stretch.played for stretch in chosen])
    every = {one for stretch in found for one in stretch.worth}
    kept = {one for stretch in chosen for one in stretch.worth}
    rules = {rule for stretch in chosen for rule in stretch.played.rules}
    print(
        f"{game}: seed {seed}, {len(chosen)} of {len(found)} stretches, {len(kept)} of {len(every)} branches and "
        f"values, {len(rules)} rules, {time.monotonic() - began:.0f} s",
        flush=True,
    )


IMPORT = """
import coverage, importlib, json, pkgutil, sys
cover = coverage.Coverage(data_file=None, include=[sys.argv[2] + "/*"], config_file=False)
cover.start()
game = importlib.import_module(sys.argv[1])
for one in pkgutil.walk_packages(game.__path__, sys.argv[1] + "."):
    importlib.import_module(one.name)
cover.stop()
data = cover.get_data()
print(json.dumps({path: data.lines(path) for path in data.measured_files()}))
"""


def find_imported(game: str) -> list[str]:
    """Return the rules that are carried out when the game is imported."""
    folder = ROOT / f"src/meadhall/games/{game}"
    done = subprocess.run(
        [sys.executable, "-c", IMPORT, f"meadhall.games.{game}", str(folder)],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    lines = json.loads(done.stdout)
    spans = [one for one in find_cited(game) if any(one.first <= line <= one.last for line in lines.get(one.path, ()))]
    return sorted({rule for one in spans for rule in one.ids})


def write(game: str, played: list[Playthrough]) -> None:
    lines = [f"imported {shorten(find_imported(game))}", "", *(line for one in played for line in one.lines())]
    find_file(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def keep_playthroughs(game: str, marks: bool) -> None:
    """Write what the program says now; cut playthroughs whose answers are no longer legal."""
    measure, kept = Measure(game), []
    for played in load(game):
        while played.answers:
            try:
                if marks:
                    measure.run(played)
                else:
                    played.hashes = [digest(aspects) for aspects in replay(game, played.start, played.answers)]
            except Fault as fault:
                print(f"{game} {played.name}: {len(played.answers)} answers do not replay: {fault!r}")
                played.answers = played.answers[: len(played.answers) // 2]
            else:
                kept.append(played)
                break
    write(game, kept)


def show_changes(game: str, revision: str) -> None:
    """Print the first difference of each playthrough that changed, before and after."""
    changed = [(played, found) for played in load(game) if (found := compare(game, played))]
    print(f"{game}: {len(changed)} playthroughs changed")
    with tempfile.TemporaryDirectory() as folder:
        if changed:
            packed = subprocess.run(
                ["git", "archive", revision, "src", "tests"], cwd=ROOT, check=True, capture_output=True
            )
            with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
                archive.extractall(folder, filter="data")
        for played, found in changed[:SHOWN]:
            step = int((re.search(r"step (\d+)", found) or ["", "0"])[1])
            before, after = (write_step(tree, game, played.name, step) for tree in (Path(folder), ROOT))
            print(f"\n== {game} {played.name}, step {step}")
            print("\n".join(difflib.unified_diff(before, after, revision, "now", n=2, lineterm="")))


def write_step(tree: Path, game: str, name: str, step: int) -> list[str]:
    """Return the full text of a step as this tree tells it."""
    done = subprocess.run(
        [sys.executable, str(tree / "tests/make_playthroughs.py"), "--text", game, name, str(step)],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(tree / "src")},
    )
    return done.stdout.splitlines() or done.stderr.splitlines()[-1:]


def print_step(game: str, name: str, step: int) -> None:
    played = next(played for played in load(game) if played.name == name)
    aspects = next(aspects for at, aspects in enumerate(replay(game, played.start, played.answers)) if at == step)
    print(played.start if step == 0 else played.answers[step - 1])
    for aspect, text in aspects.items():
        print(indent_aspect(aspect, text))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SHIPPED))
    parser.add_argument("--keep", action="store_true", help="keep the games, write what is said of them now")
    parser.add_argument("--marks", action="store_true", help="with --keep: measure again which rules each carries out")
    parser.add_argument("--against", metavar="REVISION", help="print what changed since this commit")
    parser.add_argument("--seed", type=int, help="seed of the draw; from the system if not given")
    parser.add_argument("--text", action="store_true", help="print a step: GAME NAME STEP")
    given = parser.parse_args()
    if given.text:
        print_step(given.games[0], given.games[1], int(given.games[2]))
        return
    for game in given.games:
        if given.keep or given.against:
            show_changes(game, given.against or "HEAD")
        if given.keep:
            keep_playthroughs(game, given.marks)
        elif not given.against:
            make_playthroughs(game, given.seed if given.seed is not None else secrets.randbelow(1_000_000))


if __name__ == "__main__":
    main()

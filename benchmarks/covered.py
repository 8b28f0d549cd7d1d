"""Which lines of the games does the plain engine's part of `make test` reach? By rooms of each game.

    python benchmarks/covered.py                    all four games, one after the other
    python benchmarks/covered.py norsaga --missed   one game, and the lines that nothing reaches

Twice for each game: by the walks of the conformance suite in brief, as the plain engine takes them, and by these
together with the game's own tests. The compiled engine takes the walks whole, but nobody can see its lines. Needs
coverage.py (`pip install coverage`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from lots import SEATS

ROOT = Path(__file__).parents[1]
DATA = ROOT / "build" / "covered"
WALKS = [
    f"tests/conformance/test_{name}.py" for name in ("chance", "round_trips", "secrecy", "why", "records", "games_end")
]


def covered(game: str, part: str, *tests: str) -> Path:
    """Run these tests; the lines they reached are in the file that is given back."""
    data = DATA / f"{game}.{part}"
    subprocess.run(
        (
            sys.executable,
            "-m",
            "coverage",
            "run",
            f"--data-file={data}",
            f"--source=src/meadhall/games/{game}",
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            *tests,
        ),
        cwd=ROOT,
        check=True,
        env={**os.environ, "MEADHALL_WALKS": "brief", "PYTHONPATH": f"src:{os.environ.get('PYTHONPATH', '')}"},
    )
    return data


def lines(*data: Path) -> dict[str, tuple[set[int], set[int]]]:
    """For each file the lines that were reached by any of these, and those that were not."""
    found: dict[str, tuple[set[int], set[int]]] = {}
    for one in data:
        told = one.with_suffix(one.suffix + ".json")
        subprocess.run(
            (sys.executable, "-m", "coverage", "json", f"--data-file={one}", "-o", str(told), "--quiet"),
            cwd=ROOT,
            check=True,
        )
        for name, file in json.loads(told.read_text(encoding="utf-8"))["files"].items():
            reached, missed = set(file["executed_lines"]), set(file["missing_lines"])
            if name in found:
                reached |= found[name][0]
            found[name] = (reached, (missed | reached) - reached)
    return found


def by_room(game: str, found: dict[str, tuple[set[int], set[int]]]) -> tuple[Counter[str], Counter[str]]:
    """Lines there are and lines reached, by folder of the game."""
    there: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    for name, (hit, missed) in found.items():
        within = Path(name).relative_to(f"src/meadhall/games/{game}").parts
        room = within[0] if len(within) > 1 else "state, components and options"
        there[room] += len(hit) + len(missed)
        reached[room] += len(hit)
    return there, reached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--missed", action="store_true", help="name the lines that nothing reaches")
    given = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    print("| game | room | lines | brief walks | and the game's tests |\n|---|---|--:|--:|--:|")
    for game in given.games:
        walks, tests = covered(game, "walks", *WALKS, "-k", game), covered(game, "tests", f"tests/{game}")
        there, walked = by_room(game, lines(walks))
        together = lines(walks, tests)
        _, all_of_it = by_room(game, together)
        for room in sorted(there):
            print(f"| {game} | {room} | {there[room]} | {walked[room]} | {all_of_it[room]} |", flush=True)
        for name, (_, missed) in sorted(together.items()):
            if given.missed and missed:
                print(f"    {name}: {', '.join(map(str, sorted(missed)))}")


if __name__ == "__main__":
    main()

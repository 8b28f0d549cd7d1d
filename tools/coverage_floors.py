"""Compare measured coverage with the floors in tests/coverage.toml: lines and branches of each package, in percent.

    python tools/coverage_floors.py build/coverage/measured.json             fail where a floor is missed
    python tools/coverage_floors.py build/coverage/measured.json --raise     raise the floors to what was measured
    python tools/coverage_floors.py --since OLD.toml                         fail where a floor is lower than it was

`make coverage` measures and compares; CI also looks at the floors of the commit before, so that they only rise.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tomllib
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from meadhall.games import SHIPPED

FLOORS = Path(__file__).parents[1] / "tests/coverage.toml"
PACKAGES = {  # name -> files, with * for a game
    "core": "*meadhall/core/*",
    **{f"games/{game}/rules": f"*meadhall/games/{game}/rules/*" for game in SHIPPED},
    "tables": "*meadhall/tables/*",
    "server": "*meadhall/server/*",
}
KINDS = {"lines": ("covered_lines", "num_statements"), "branches": ("covered_branches", "num_branches")}
Floors = dict[str, dict[str, float]]


def measure(report: dict[str, Any]) -> Floors:
    """Return percent by package, rounded down to a tenth; a package without files is an error."""
    found: Floors = {}
    for name, pattern in PACKAGES.items():
        sums: Counter[str] = Counter()
        for path, file in report["files"].items():
            if fnmatch(path.replace("\\", "/"), pattern):
                sums.update({key: file["summary"][key] for pair in KINDS.values() for key in pair})
        if not sums["num_statements"]:
            raise SystemExit(f"{name}: nothing of it was measured; it should be files like {pattern}")
        found[name] = {
            kind: math.floor(1000 * sums[reached] / sums[there]) / 10 if sums[there] else 100.0
            for kind, (reached, there) in KINDS.items()
        }
    return found


def list_missed(found: Floors, floors: Floors) -> list[str]:
    """Return a sentence for each floor that was missed or is not set."""
    sentences = []
    for name, kinds in found.items():
        for kind, percent in kinds.items():
            floor = floors.get(name, {}).get(kind)
            if floor is None:
                sentences.append(f"{name}: no floor for {kind}; set it with --raise (measured: {percent} %)")
            elif percent < floor:
                sentences.append(f"{name}: {percent} % of the {kind} are reached, the floor is {floor} %; add tests")
    return sentences


def list_lowered(now: Floors, before: Floors) -> list[str]:
    """Return a sentence for each floor that was lowered or removed."""
    return [
        f"{name}: the floor for {kind} was {floor} % and is {now.get(name, {}).get(kind, 0.0)} %; floors only rise"
        for name, kinds in before.items()
        for kind, floor in kinds.items()
        if now.get(name, {}).get(kind, 0.0) < floor
    ]


def raise_floors(found: Floors, floors: Floors) -> Floors:
    """Return each floor at the whole percent below the measured value, because random cases differ; never lower than
    before.
    """

    def higher(name: str, kind: str, percent: float) -> float:
        return max(float(math.floor(percent)), floors.get(name, {}).get(kind, 0.0))

    return {name: {kind: higher(name, kind, percent) for kind, percent in of.items()} for name, of in found.items()}


def load(path: Path) -> Floors:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def dump(floors: Floors) -> str:
    lines = ["# Percent that the tests reach at least; `python tools/coverage_floors.py` compares. Floors only rise."]
    for name, kinds in floors.items():
        lines += ["", f'["{name}"]', *(f"{kind} = {percent}" for kind, percent in kinds.items())]
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> int:
    line = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    line.add_argument("report", type=Path, nargs="?", help="what `coverage json` wrote")
    line.add_argument("--floors", type=Path, default=FLOORS)
    line.add_argument("--raise", dest="higher", action="store_true")
    line.add_argument("--since", type=Path, help="the floors of an earlier commit")
    given = line.parse_args(argv)
    floors = load(given.floors)
    sentences = list_lowered(floors, load(given.since)) if given.since else []
    if given.report:
        found = measure(json.loads(given.report.read_text(encoding="utf-8")))
        if given.higher:
            given.floors.write_text(dump(raise_floors(found, floors)), encoding="utf-8")
            return 0
        sentences += list_missed(found, floors)
        for name, kinds in found.items():
            print(f"{name:26}", *(f"{kind} {percent:5.1f} %" for kind, percent in kinds.items()))
    print(*sentences, sep="\n", end="\n" if sentences else "", file=sys.stderr)
    return int(bool(sentences))


if __name__ == "__main__":
    sys.exit(main())

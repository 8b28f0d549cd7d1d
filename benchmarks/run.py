"""`make bench`: measure both our builds and the peers in one run, with their ratios, and write `results.md`.

A figure that could not be measured stays missing, with the reason. Falling below a floor is shown, not an error: timing
on a shared machine is no test. `MEADHALL_QUICK=1` only shows that all of it runs.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from report import markdown, table
from targets import TARGETS, Target
from timing import QUICK

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build/compiled"
PEERS_PYTHON = Path(os.environ.get("MEADHALL_PEERS_PYTHON", ROOT / ".venv-bench/bin/python"))

BUILDS = ("interpreted", "compiled")
Sheet = dict[str, Any]  # what one script printed, or {"missing": reason}


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        karls = Path(folder, "karls.json")
        sheets: dict[str, Sheet] = {
            "interpreted": ours("src", karls, compiled=False),
            "compiled": ours("build/compiled", karls, compiled=True),
        }
    sheets |= peer_sheets()
    rows = [row(target, sheets) for target in TARGETS]
    print(table(rows))
    if QUICK:
        print("bench: MEADHALL_QUICK=1: too short to mean anything, nothing written", file=sys.stderr)
        return 0
    results = HERE / "results.md"
    results.write_text(markdown(rows, sheets), encoding="utf-8")
    print(f"bench: wrote {results.relative_to(ROOT)}", file=sys.stderr)
    return 0 if "missing" not in sheets["interpreted"] else 1


def ours(folder: str, karls: Path, compiled: bool) -> Sheet:
    """Measure one build. Its own report of being compiled is checked: a stray extension in `src` would spoil both
    figures.

    Both builds replay the same games of karls, recorded by the compiled engine if there is one.
    """
    script = [sys.executable, str(HERE / "ours.py")]
    if compiled and not COMPILED.is_dir():
        return {"missing": "not built: make compiled"}
    if not karls.exists():
        recorder = COMPILED if COMPILED.is_dir() else ROOT / "src"
        subprocess.run([*script, "--record", karls], env={**os.environ, "PYTHONPATH": str(recorder)}, check=True)
    sheet = answer([*script, str(karls)], {"PYTHONPATH": str(ROOT / folder)})
    if "missing" not in sheet and sheet["compiled"] is not compiled:
        return {"missing": f"{folder} says compiled={sheet['compiled']}"}
    return sheet


def peer_sheets() -> dict[str, Sheet]:
    """Return a sheet for each peer, also if none can be run."""
    names = {target.peer[0]: None for target in TARGETS if target.peer[0] not in BUILDS}
    if not PEERS_PYTHON.exists():
        print(f"bench: no {PEERS_PYTHON}: `make bench` makes it, or set MEADHALL_PEERS_PYTHON", file=sys.stderr)
        return {name: {"missing": "no peers environment: make bench"} for name in names}
    printed = answer([str(PEERS_PYTHON), str(HERE / "peers.py")], {"PYTHONHASHSEED": "0", "PYTHONPATH": ""})
    return {name: printed if "missing" in printed else printed[name] for name in names}


def answer(command: list[str], environment: Mapping[str, str]) -> Sheet:
    """Return what the script printed. Its progress goes straight to our stderr; threads are bound to one core."""
    print(f"bench: {' '.join(command)}", file=sys.stderr, flush=True)
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        check=False,
        env={**os.environ, "OMP_NUM_THREADS": "1", **environment},
    )
    if done.returncode:
        return {"missing": f"{Path(command[1]).name} ended with status {done.returncode}, see above"}
    sheet: Sheet = json.loads(done.stdout)
    return sheet


def row(target: Target, sheets: Mapping[str, Sheet]) -> dict[str, Any]:
    """Return a line of the table: both figures, the ratio and its mark, or what is missing."""
    bounds = {"what": target.what, "floor": target.floor, "goal": target.goal}
    ours_best, peer_best = (best(sheets, *place) for place in (target.ours, target.peer))
    if isinstance(ours_best, str) or isinstance(peer_best, str):
        absent = [text for text in (ours_best, peer_best) if isinstance(text, str)]
        return {**bounds, "missing": "; ".join(absent)}
    ratio = ours_best / peer_best
    found = {**bounds, "ours": ours_best, "peer": peer_best, "ratio": ratio, "mark": target.mark(ratio)}
    rounds = [sheets[sheet]["figures"][figure] for sheet, figure in (target.ours, target.peer)]
    ratios = [rounds[0][mine] / rounds[1][theirs] for mine, theirs in (("best", "worst"), ("worst", "best"))]
    return {**found, "range": (min(ratios), max(ratios))}


def best(sheets: Mapping[str, Sheet], sheet: str, figure: str) -> float | str:
    """Return the figure, or why there is none."""
    if "missing" in sheets[sheet]:
        return f"{sheet}: {sheets[sheet]['missing']}"
    found = sheets[sheet]["figures"].get(figure)
    return float(found["best"]) if found else f"{sheet}: {figure} not measured"


if __name__ == "__main__":
    sys.exit(main())

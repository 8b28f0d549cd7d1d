"""Measure the rate of training data: our batch and our environment beside others', in one run, in processor seconds.

    python benchmarks/vector.py --out benchmarks/vector.md

It needs the compiled engine (`make compiled`) and the peers' environment (`.venv-bench`). `MEADHALL_QUICK=1` only shows
that all of it runs.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from timing import QUICK, measure_rate

ROOT = Path(__file__).resolve().parents[1]
PEERS_PYTHON = Path(os.environ.get("MEADHALL_PEERS_PYTHON", ROOT / ".venv-bench/bin/python"))
ENGINE = Path(os.environ.get("MEADHALL_ENGINE", ROOT / "build/compiled"))
BATCH = 64  # more of them leave the caches
STEPS = 20 if QUICK else 40
FIRST = "Meadhall Norsaga, codes and masks"


def measure() -> dict[str, Any]:
    """Return our own figures, from a process with the requested engine."""
    import numpy as np

    import meadhall
    from meadhall.research import pettingzoo_env
    from meadhall.research.vector_env import Vector

    rng = meadhall.Rng.seeded(1)
    tables = Vector("norsaga", BATCH, players=2, seed=1)
    floats = tables.tensor()

    def batch() -> int:
        for _ in range(STEPS):
            tables.step(tables.random(rng))
        return STEPS * BATCH

    def tensors() -> int:
        for _ in range(STEPS):
            tables.step(tables.random(rng))
            tables.tensor(floats)
        return STEPS * BATCH

    env, luck = pettingzoo_env.env("norsaga", 2), np.random.default_rng(1)

    def one() -> int:
        env.reset(seed=1)
        for _ in range(10 * STEPS):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset(seed=2)
            else:
                env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        return 10 * STEPS

    how = "compiled" if meadhall.compiled else "interpreted"
    return {
        FIRST: measure_rate(batch, f"Vector, {BATCH} games, random actions drawn, {how}"),
        "Meadhall Norsaga, tensors and masks": measure_rate(
            tensors, f"the same, and {tables.layout.width} floats each"
        ),
        "Meadhall Norsaga in PettingZoo": measure_rate(one, f"petting.env, AEC loop, {how}"),
    }


def answer(command: list[str], **more: str) -> dict[str, Any]:
    """Return the last line that a script printed; a failed script gives the reason."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **more})
    if done.returncode:
        return {Path(command[0]).name: {"missing": (done.stderr.strip().splitlines() or ["no word"])[-1]}}
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def table(found: dict[str, Any], load: tuple[float, float]) -> str:
    """Return one row for each; the ratio is ours to theirs."""
    ours = found.get(FIRST, {}).get("best")
    lines = [
        "# Many games at once, beside others",
        "",
        "Decisions per second of one core, each with an observation and a mask of the legal actions; best of "
        "five rounds, by seconds of the processor.",
        f"Load of the machine ({os.cpu_count()} cores): {load[0]:.1f} before, {load[1]:.1f} after.",
        "The games differ, so the ratios say how a learner would be fed, not whose engine is better.",
        "",
        "| environment | decisions per second | median | ours to it | how |",
        "|---|---|---|---|---|",
    ]
    for name, one in found.items():
        if "missing" in one:
            lines.append(f"| {name} | missing | | | {one['missing']} |")
        else:
            ratio = f"{ours / one['best']:.1f}" if ours else ""
            lines.append(f"| {name} | {one['best']:,.0f} | {one['median']:,.0f} | {ratio} | {one['how']} |")
    return "\n".join([*lines, "", "`python benchmarks/vector.py --out benchmarks/vector.md` measures again.", ""])


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--ours", action="store_true", help="print our own figures as JSON")
    given = parser.parse_args()
    if given.ours:
        print(json.dumps(measure()))
        return 0
    before = os.getloadavg()[0]
    found = answer([sys.executable, __file__, "--ours"], PYTHONPATH=str(ENGINE))
    found |= (
        answer([str(PEERS_PYTHON), str(ROOT / "benchmarks/vector_peers.py")])
        if PEERS_PYTHON.exists()
        else {"peers": {"missing": "no .venv-bench"}}
    )
    text = table(found, (before, os.getloadavg()[0]))
    print(text)
    if given.out and not QUICK:
        given.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

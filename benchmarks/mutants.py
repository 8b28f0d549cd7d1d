"""Test positions from outside, mutated by the thousand: each must raise a Fault, or give a playable table.

    python benchmarks/mutants.py [--mutants 20000] [--seed 0] [--jobs 2] [--games norsaga,trudvang] [--report FILE]
Each is read, written again, validated, viewed by all seats in three languages, and played on, in a process with limits
on time and memory. Failures are printed with their position.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import meadhall
from conformance.ordeal import ACCEPTED, BROKEN, READER, REHEARSAL, SECONDS, Told, ordeal
from meadhall.games import SHIPPED as GAMES

STAGES = (READER, REHEARSAL, ACCEPTED, BROKEN)
OFTEN = 12  # faults named in the report


def report(found: Iterable[Told], seed: int) -> str:
    """Report the refused ones for each game, by check and reason."""
    stages, keys = Counter[tuple[str, str]](), Counter[str]()
    for told in found:
        stages[told.game, told.stage] += 1
        keys[told.key or "-"] += told.stage in (READER, REHEARSAL)
    games = [game for game in GAMES if any(stages[game, stage] for stage in STAGES)]
    rows = [
        f"| {game} | {' | '.join(f'{n:,}' for n in (sum(row), *row))} |"
        for game in games
        for row in [[stages[game, stage] for stage in STAGES]]
    ]
    sums = [sum(stages[game, stage] for game in games) for stage in STAGES]
    often = ", ".join(f"`{key}` {count:,}" for key, count in keys.most_common(OFTEN))
    return "\n".join(
        [
            "# Mutated positions",
            "",
            f"Written by `python benchmarks/mutants.py`, seed {seed}.",
            "Moments of the golden games and the positions from which tests begin, each with one to three changes:",
            "parts dropped, doubled, swapped or taken from elsewhere, numbers pushed, lists and agendas recombined,",
            "steps with any arguments, nesting, letters of other alphabets.",
            "Each is read, written again, rehearsed, shown through all eyes, and played on with other luck.",
            "Anything but a `Fault` is a bug: an exception, a position that is written differently when read again,",
            "a piece too many or too few, a game that is over without a result,",
            f"more than {SECONDS} seconds of the processor or 2 GiB.",
            "",
            "| game | mutants | refused by the reader | refused by the rehearsal | accepted | broken |",
            "|---|---:|---:|---:|---:|---:|",
            *rows,
            f"| all | {' | '.join(f'{n:,}' for n in (sum(sums), *sums))} |",
            "",
            f"{len([key for key in keys if keys[key]])} different faults; most often {often}.",
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mutants", type=int, default=20_000, help="mutated positions in all games together")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="positions tried at the same time")
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas")
    parser.add_argument("--report", type=Path, help="write the report here")
    given = parser.parse_args()
    games, found, began = given.games.split(","), [], time.perf_counter()
    for told in ordeal(games, given.mutants // len(games), given.seed, given.jobs):
        found.append(told)
        if told.stage == BROKEN:
            print(f"\n{told.game} {told.number}: {told.text!a}\n{told.error}", flush=True)
        if len(found) % 100 == 0:
            print(f"\r{len(found):,} mutants", end="", file=sys.stderr, flush=True)
    said = report(found, given.seed)
    build = "compiled" if meadhall.compiled else "interpreted"
    print(f"\n{said}\n{build}, {time.perf_counter() - began:.0f} s")
    if given.report:
        given.report.write_text(said, encoding="utf-8")
    return 1 if any(told.stage == BROKEN for told in found) else 0


if __name__ == "__main__":
    sys.exit(main())

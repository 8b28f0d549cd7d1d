"""Evaluate the included exercises again, after a judge has changed.

    PYTHONPATH=build/compiled python benchmarks/weigh_exercises.py --write
    PYTHONPATH=build/compiled python benchmarks/weigh_exercises.py --game yggdrasil --seed 77 --workers 2

Each exercise gets the last look of mining with its own luck, then the deeper search of `meadhall exercises confirm`.
`--write` keeps those that hold, with today's numbers, and removes the others. Without a seed one is drawn and printed.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import meadhall
from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.core.game import game as game_of
from meadhall.core.game import names
from meadhall.exercises.candidate import weigh_again
from meadhall.exercises.catalog import FILE
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises, write_exercises
from meadhall.exercises.verification import confirm

GAMES = Path(__file__).parents[1] / "src" / "meadhall" / "games"


def weigh(exercise: Exercise, seed: int) -> tuple[str, Exercise | None]:
    """Return what became of an exercise, and the exercise with today's numbers if it holds."""
    game = game_of(exercise.game)
    now = weigh_again(exercise, seed, find_default_budget(game))
    if now is None:
        return "another answer, or no clear one", None
    if not confirm(game, now, seed + 1).agrees:
        return "the deeper search answers otherwise", None
    return "holds", now


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--num", type=int, help="only so many of each game")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    print(f"seed {given.seed}, {'compiled' if meadhall.compiled else 'plain'} engine", flush=True)
    with ProcessPoolExecutor(given.workers) as pool:
        for name in given.game or names():
            path = GAMES / name / "exercises" / FILE
            before = read_exercises(path)[: given.num]
            seeds = [given.seed + 2 * number for number in range(len(before))]
            after = list(pool.map(weigh, before, seeds))
            report(name, before, after)
            if given.write and given.num is None:
                write_exercises(path, [now for _, now in after if now is not None])


def report(name: str, before: list[Exercise], after: list[tuple[str, Exercise | None]]) -> None:
    print(f"{name}: {dict(Counter(became for became, _ in after))}")
    kept = [(old, now) for old, (_, now) in zip(before, after, strict=True) if now is not None]
    levels = Counter(now.level for _, now in kept)
    print(f"  levels: {', '.join(f'{level} {levels[level]}' for level in LEVELS)}")
    if kept:
        chance = sum(abs(now.chance - old.chance) for old, now in kept) / len(kept)
        margin = sum(abs(now.margin.mean - old.margin.mean) for old, now in kept) / len(kept)
        print(f"  mean change of the chance {chance:.3f}, of the margin {margin:.3f}", flush=True)


if __name__ == "__main__":
    main()

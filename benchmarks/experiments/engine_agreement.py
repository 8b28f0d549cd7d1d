"""How often bots answer as a jarl would, and how often the hint “agrees with jarl far above rating” would be wrong.

    PYTHONPATH=build/compiled python benchmarks/experiments/engine_agreement.py norsaga --games 95
    PYTHONPATH=build/compiled python benchmarks/experiments/engine_agreement.py fire_and_axe --games 14 --iterations 400

In every game a thrall, a karl and a jarl play each other, with seats and deals of their own. Games are gathered, level
by level, into groups of at least `LEAST` real decisions, as the hint gathers those of a person. The first half of the
games sets the threshold: the mean of karls' groups and three standard deviations more. The second half tries it: a karl
at or above it is a false alarm, a jarl a hit. Prints the entry for `MEASURED` in `engine_agreement.py`, and 95 %
intervals. The second half knows nothing of the first, so the rates are honest; they are rates of bots, not of people.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from statistics import mean, stdev

import meadhall
from meadhall.analysis.engine_agreement import LEAST, Agreement, Measured, measure_agreement
from meadhall.bots.match import play_match
from meadhall.contests.results import compute_wilson

LEVELS = ["thrall", "karl", "jarl"]
FAR = 3.0  # standard deviations


def one_game(number: int, *, name: str, seed: int, iterations: int | None) -> dict[str, Agreement]:
    """Play one game and return what each level agreed with."""
    turn = number % len(LEVELS)
    levels = LEVELS[turn:] + LEVELS[:turn]
    record = play_match(meadhall.game(name), len(levels), {}, levels, seed + number, iterations=iterations).record
    return {level: measure_agreement(record, seat) for seat, level in enumerate(levels)}


def groups(found: list[Agreement]) -> Iterator[Agreement]:
    """Join games in their order until there are enough decisions. What is left over at the end is dropped."""
    group = Agreement()
    for one in found:
        group += one
        if group.decisions >= LEAST:
            yield group
            group = Agreement()


def summarize(games: list[dict[str, Agreement]]) -> Measured:
    half = len(games) // 2
    shares: dict[str, list[list[float]]] = defaultdict(list)
    for part in (games[:half], games[half:]):
        for level in LEVELS:
            shares[level].append([group.share for group in groups([one[level] for one in part])])
    threshold = round(mean(shares["karl"][0]) + FAR * stdev(shares["karl"][0]), 2)
    whole = {level: sum((one[level] for one in games), Agreement()) for level in LEVELS}
    karls, jarls = shares["karl"][1], shares["jarl"][1]
    return Measured(
        len(games),
        round(whole["thrall"].share, 2),
        round(whole["karl"].share, 2),
        round(whole["jarl"].share, 2),
        threshold,
        sum(share >= threshold for share in karls),
        len(karls),
        sum(share >= threshold for share in jarls),
        len(jarls),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["norsaga", "fire_and_axe"], help="the game to play")
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--seed", type=int, default=1_000, help="the seed of the first deal")
    parser.add_argument("--iterations", type=int, help="of the jarl that plays; otherwise its usual limits hold")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    given = parser.parse_args()
    work = partial(one_game, name=given.game, seed=given.seed, iterations=given.iterations)
    games = []
    with ProcessPoolExecutor(given.jobs) if given.jobs > 1 else nullcontext() as pool:
        for found in (pool.map if pool else map)(work, range(given.games)):
            games.append(found)
            told = ", ".join(f"{level} {one.agreed}/{one.decisions}" for level, one in found.items())
            print(f"game {len(games)}: {told}", file=sys.stderr, flush=True)
    report(given.game, games)


def report(name: str, games: list[dict[str, Agreement]]) -> None:
    found = summarize(games)
    print(f'    "{name}": {found},')
    for what, count, of in (
        ("false alarms (karl)", found.false_alarms, found.karl_groups),
        ("hits (jarl)", found.hits, found.jarl_groups),
    ):
        low, high = compute_wilson(count, of)
        print(f"{what}: {count} of {of} groups; 95 % between {max(0.0, low):.1%} and {high:.1%}")
    for level in LEVELS:
        whole = sum((one[level] for one in games), Agreement())
        print(f"{level}: {whole.agreed} of {whole.decisions} real decisions, {whole.share:.1%}")


if __name__ == "__main__":
    main()

"""Measure how far answers must be played on: compare karls who stop early with karls who play to the end.

    PYTHONPATH=build/compiled python benchmarks/experiments/how_far.py --game norsaga --suspected 24 --worlds 120

For answers that the search suspects, each with the best answer it found, in the same worlds with the same luck. For
each limit of answers per seat it prints the mean error of the difference between the two answers, with its standard
error; the error of a single one without noise; and the luck in one world.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from confirm_analysis import FIELDS

import meadhall
from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.analysis.decision_points import Moment, find_moments
from meadhall.analysis.mistake_candidate import Suspicion, judge_moment
from meadhall.analysis.rollouts import TO_THE_END, Bench
from meadhall.bots.match import play_match
from meadhall.core.game import Game

FAR = (3, 7, 14, 20, 40, 80)  # answers of each seat
OF_ONE_GAME = 3


def find_suspected(name: str, seed: int) -> Iterator[tuple[Moment, Suspicion]]:
    """Return some suspected answers of one game, chosen at random."""
    game, field = meadhall.game(name), FIELDS[name]
    levels = field.tables[seed % len(field.tables)].split()
    record = play_match(game, len(levels), game.check(field.options, len(levels)), levels, seed).record
    found = find_moments(record)
    rng = meadhall.Rng.seeded(seed)
    rng.shuffle(found)
    left = OF_ONE_GAME
    for moment in found:
        one = judge_moment(game, moment, find_default_budget(game), 1) if left and not moment.is_draw else None
        if isinstance(one, Suspicion):
            left -= 1
            yield moment, one


def differences(game: Game, moment: Moment, one: Suspicion, far: int, worlds: int) -> list[float]:
    bench = Bench(game, moment.before, moment.judge, moment.number, far)
    answers = one.list_answers(one.rivals[:1])
    return [other - given for given, other in (bench.chances(answers, number) for number in range(worlds))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(FIELDS), default="norsaga")
    parser.add_argument("--suspected", type=int, default=24)
    parser.add_argument("--worlds", type=int, default=120)
    parser.add_argument("--seed", type=int, default=900, help="of the first game")
    args = parser.parse_args()
    game, seed, found = meadhall.game(args.game), args.seed, 0
    off: dict[int, list[list[float]]] = {far: [] for far in (*FAR, TO_THE_END)}
    noise: dict[int, list[float]] = {far: [] for far in off}
    while found < args.suspected:
        for moment, one in find_suspected(args.game, seed):
            found += 1
            players = len(one.verdict.chances)
            ends = differences(game, moment, one, TO_THE_END, args.worlds)
            for far in off:
                these = differences(game, moment, one, far * players, args.worlds) if far else ends
                off[far].append([this - end for this, end in zip(these, ends, strict=True)])
                noise[far].append(stdev(these))
        seed += 1
        print(f"{found} of {seed - args.seed} games", flush=True)
    for far, each in off.items():
        means, errors = [fmean(one) for one in each], [stdev(one) / sqrt(len(one)) for one in each]
        apart = fmean(mean**2 - error**2 for mean, error in zip(means, errors, strict=True))
        error = sqrt(sum(one**2 for one in errors)) / found
        print(
            f"{far or 'to the end'}: {100 * fmean(means):.1f} (se {100 * error:.1f}), "
            f"one {100 * sqrt(max(0.0, apart)):.1f}, luck of a world {100 * fmean(noise[far]):.0f}"
        )


if __name__ == "__main__":
    main()

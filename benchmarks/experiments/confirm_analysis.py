"""Check the mistakes that the analysis finds: karls play on after both answers once more, in other worlds and with
other luck than those of the analysis.

    PYTHONPATH=build/compiled python benchmarks/experiments/confirm_analysis.py --game yggdrasil --named 20

Games are played to their end, where the analysis stops earlier; in Trudvang Legends to the end of the combat. Each
mistake is recorded as soon as it is checked (`--out`); the next run continues with other games, and reports the sum of
all runs. `--named 0` only reports. The plain engine takes ten times as long.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic, process_time
from typing import Any

import meadhall
from meadhall.analysis.decision_points import Moment, find_moments
from meadhall.analysis.game_analysis import analyse
from meadhall.analysis.rollouts import Bench
from meadhall.analysis.verdict import BLAME, BLUNDER, DOUBTFUL, MISTAKE
from meadhall.bots import LEVELS
from meadhall.bots.match import play_match
from meadhall.contests.results import compute_wilson
from meadhall.core.game import Game
from meadhall.core.record import Record

SHARED = 5  # mistakes of one game at most, so that no game counts for all
EARLY, AT_LAST = 3.0, 2.0  # standard errors that make it clear before the last look, and then
MISTAKEN, UNCLEAR, NONE = "a mistake", "unclear", "none"
OTHERS = 9001  # a seed of worlds that no analysis here has seen


@dataclass(frozen=True)
class Field:
    """The settings of a game: the players, and the least and greatest number of continuations of each answer."""

    options: dict[str, Any]
    tables: tuple[str, ...]
    first: int
    most: int


FIELDS = {
    "norsaga": Field({}, ("karl thrall", "karl karl", "thrall karl karl"), 150, 300),
    "yggdrasil": Field({}, ("karl thrall", "karl karl karl", "thrall karl karl"), 400, 1200),
    "trudvang": Field({"adventure": "example_x1"}, ("karl thrall", "karl karl", "thrall karl karl"), 100, 400),
    "fire_and_axe": Field({}, ("karl thrall karl", "karl karl karl"), 80, 160),
}


@dataclass(frozen=True)
class Confirmed:
    """One mistake, and its result. `soon` is the difference after the first look, which every mistake has had: stopping
    when a difference is clear means stopping when it is large.
    """

    game: str
    seed: int
    answer_number: int
    by: str  # the level of the bot that gave the answer
    ask: str
    given: str
    better: str
    mark: str
    told: float  # what the analysis says it gave away
    worlds: int
    mean: float  # how much more the better answer won
    error: float  # the standard error of that
    soon: float
    verdict: str

    def line(self) -> str:
        return json.dumps(asdict(self)) + "\n"

    def __str__(self) -> str:
        return (
            f"{self.game} {self.seed}, answer {self.answer_number} ({self.by}, {self.ask}), {self.mark}: gave "
            f"away {100 * self.told:.1f}, played on {self.worlds} times {100 * self.mean:.1f} "
            f"(se {100 * self.error:.1f}): {self.verdict}"
        )


def differences(game: Game, moment: Moment, better: str, given: str) -> Iterator[float]:
    """Return how much better the one result is than the other, in one world after the other."""
    bench = Bench(game, moment.before, moment.judge, (OTHERS << 32) + moment.number)
    for number in count():
        one, other = bench.chances((better, given), number)
        yield one - other


def measure(differences: Iterator[float], first: int, most: int) -> tuple[int, float, float, float, str]:
    """Play on until the difference is clear, within the bounds: return the number of worlds, the mean difference, its
    standard error, the mean of the first look, and the verdict.
    """
    found: list[float] = []
    soon, verdict = 0.0, UNCLEAR
    while verdict == UNCLEAR and len(found) < most:
        found += [next(differences) for _ in range(min(first, most - len(found)))]
        mean, error = mean_and_error(found)
        soon = soon if len(found) > first else mean
        verdict = verdict_on(mean, (EARLY if len(found) < most else AT_LAST) * error)
    return len(found), mean, error, soon, verdict


def mean_and_error(found: list[float]) -> tuple[float, float]:
    """Add one more world with a difference: if all worlds agree, it is not certain that all others will."""
    mean = fmean(found)
    return mean, sqrt((sum((one - mean) ** 2 for one in found) + 1.0) / (len(found) - 1) / len(found))


def verdict_on(mean: float, reach: float) -> str:
    """Return the verdict: a loss below the analysis's threshold of a doubtful answer is none."""
    if mean - reach > 0:
        return MISTAKEN
    return NONE if mean + reach < BLAME[DOUBTFUL] else UNCLEAR


def confirm_mistakes(name: str, seed: int, shared: int = SHARED, budget: int | None = None) -> Iterator[Confirmed]:
    """Check some mistakes of one game between bots, chosen at random."""
    game, field = meadhall.game(name), FIELDS[name]
    levels = field.tables[seed % len(field.tables)].split()
    record: Record = play_match(game, len(levels), game.check(field.options, len(levels)), levels, seed).record
    began = process_time()
    decisions = analyse(record, seed=1, budget=budget).decisions
    named = [one for one in decisions if one.mark in (MISTAKE, BLUNDER)]
    tried = sum(one.worlds > 0 for one in decisions)
    print(
        f"{name} {seed} ({', '.join(levels)}): {len(decisions)} decisions, {tried} "
        f"measured, {len(named)} mistakes and blunders; {process_time() - began:.0f} s",
        flush=True,
    )
    rng, states = meadhall.Rng.seeded(seed), find_moments(record)
    while named and shared > 0:
        one, shared = named.pop(int(rng.below(len(named)))), shared - 1
        assert one.loss is not None
        assert one.best is not None
        found = differences(game, states[one.number], one.best, one.answer)
        yield Confirmed(
            name,
            seed,
            one.answer_number,
            levels[max(0, one.seat)],
            one.ask,
            one.answer,
            one.best,
            one.mark,
            one.loss.mean,
            *measure(found, field.first, field.most),
        )


def summary(found: list[Confirmed]) -> str:
    """Summarize all, and each level's: karls who play on understand a karl's plans."""
    parts = [("all", found), *((level, [one for one in found if one.by == level]) for level in LEVELS)]
    return (
        "\n".join(f"{who}: {summarize_first(these)}" for who, these in parts if len(these) > 1)
        or f"{len(found)} confirmed"
    )


def summarize_first(found: list[Confirmed]) -> str:
    """Return the mean of the first looks, and how many were clear after all of them."""
    many, soon, too_much = len(found), [one.soon for one in found], [one.told - one.soon for one in found]
    lines = [
        f"{many} of {len({one.seed for one in found})} games: gave away "
        f"{100 * fmean(one.told for one in found):.1f} on average, played on {100 * fmean(soon):.1f} "
        f"(se {100 * stdev(soon) / sqrt(many):.1f}), too much {100 * fmean(too_much):.1f} "
        f"(se {100 * stdev(too_much) / sqrt(many):.1f})"
    ]
    for verdict in (MISTAKEN, UNCLEAR, NONE):
        these = [one for one in found if one.verdict == verdict]
        low, high = compute_wilson(len(these), many)
        lines.append(f"  {verdict}: {len(these)} ({100 * low:.0f} to {100 * high:.0f}%)")
    return "\n".join(lines)


def read_confirmed(path: Path, name: str) -> list[Confirmed]:
    """Return the checked mistakes of earlier runs of this game."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [one for one in (Confirmed(**json.loads(line)) for line in lines) if one.game == name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(FIELDS), default="norsaga")
    parser.add_argument("--named", type=int, default=20, help="mistakes and blunders to be confirmed by this run")
    parser.add_argument("--minutes", type=float, default=10.0, help="no other is begun after them")
    parser.add_argument("--seed", type=int, default=501, help="of the first game")
    parser.add_argument("--out", type=Path, default=Path("build/confirmed.jsonl"))
    args = parser.parse_args()
    found = read_confirmed(args.out, args.game)
    seed, left, until = max([args.seed, *(one.seed + 1 for one in found)]), args.named, monotonic() + 60 * args.minutes
    args.out.parent.mkdir(parents=True, exist_ok=True)
    try:
        while left > 0 and monotonic() < until:
            for one in confirm_mistakes(args.game, seed, min(SHARED, left)):
                with args.out.open("a", encoding="utf-8") as lines:
                    lines.write(one.line())
                found.append(one)
                left -= 1
                print(one, flush=True)
                if monotonic() > until:
                    break
            seed += 1
    except KeyboardInterrupt:
        print()
    print(summary(found))


if __name__ == "__main__":
    main()

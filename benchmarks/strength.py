"""How strong the bots are: matches between levels, seats rotated, with intervals and what each level made use of.

    python benchmarks/strength.py jarl karl --games 400
    python benchmarks/strength.py jarl karl karl karl --games 200 --json

Every deal is played once from each seat. A win rate counts wins of that level's seats over all games; `seat` is the
same per seat of that level, to be held against one over the number of players.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.match import MatchResult, Tally, play_match

EMBELLISHES = ("story.embellish", "skald.embellish")


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share, sound for small numbers and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, z * z / games
    middle, reach = share + square / 2, z * sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - reach) / (1 + square), (middle + reach) / (1 + square)


def one(number: int, *, name: str, levels: list[str], seed: int, options: dict[str, Any],
        iterations: int | None, seconds: float | None) -> MatchResult:
    """Game `number`: the levels move on by one seat each time, the deal changes when they are back where they were."""
    rounds = next(n for n in range(1, len(levels) + 1) if levels[n:] + levels[:n] == levels)
    turn = number % rounds
    return play_match(meadhall.game(name), len(levels), options, levels[turn:] + levels[:turn], seed + number // rounds,
                      iterations=iterations, seconds=seconds)


def report(results: Iterable[MatchResult], levels: list[str], games: int) -> dict[str, Any]:
    wins: dict[str, int] = dict.fromkeys(levels, 0)
    tallies = {level: Tally() for level in levels}
    turns = answers = unfinished = 0
    for done, result in enumerate(results, 1):
        for level in result.winning_levels:
            wins[level] += 1
        unfinished += not result.winners
        turns += result.turns
        answers += result.decisions
        for level, tally in result.tallies.items():
            tallies[level].add(tally)
        if sys.stderr.isatty():
            print(f"\r{done}/{games} {wins}", end="", file=sys.stderr, flush=True)
    about = {"build": "compiled" if meadhall.compiled else "interpreted", "games": games, "levels": levels,
             "unfinished": unfinished, "turns": turns / games, "decisions": answers / games}
    return {**about, "by_level": {level: sheet(wins[level], games, levels.count(level), tallies[level])
                                  for level in dict.fromkeys(levels)}}


def sheet(wins: int, games: int, seats: int, tally: Tally) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "wins": wins, "rate": wins / games, "low": low, "high": high, "seat": wins / games / seats,
        "ms_mean": 1e3 * tally.seconds / max(1, tally.decisions), "ms_slowest": 1e3 * tally.slowest,
        "asks": dict(sorted(tally.asks.items())),
        "embellishments": dict(sorted(tally.chosen(*EMBELLISHES).items())),
    }


def tell(found: dict[str, Any]) -> None:
    print(f"{' '.join(found['levels'])}: {found['games']} games, {found['build']}, {found['turns']:.1f} turns and "
          f"{found['decisions']:.1f} decisions a game, {found['unfinished']} without a winner")
    for level, of in found["by_level"].items():
        print(f"  {level:7} {of['wins']:4} wins  {of['rate']:.1%} [{of['low']:.1%}, {of['high']:.1%}]  "
              f"seat {of['seat']:.1%}  {of['ms_mean']:.2f} ms a decision, slowest {of['ms_slowest']:.0f} ms")
        for what in ("embellishments", "asks"):
            print(f"    {what}: " + ", ".join(f"{name} {count}" for name, count in of[what].items()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+", choices=LEVELS, metavar="LEVEL", help="one for each seat")
    parser.add_argument("--game", default="norsaga")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--iterations", type=int, help="jarl's limit")
    parser.add_argument("--seconds", type=float, help="jarl's limit")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    options = dict(entry.split("=", 1) for entry in given.option)
    play = partial(one, name=given.game, levels=given.levels, seed=given.seed, options=options,
                   iterations=given.iterations, seconds=given.seconds)
    if given.jobs > 1:
        with ProcessPoolExecutor(given.jobs) as pool:
            found = report(pool.map(play, range(given.games), chunksize=4), given.levels, given.games)
    else:
        found = report(map(play, range(given.games)), given.levels, given.games)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        tell(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

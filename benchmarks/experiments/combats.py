"""Measure how well bots of each level fight in Trudvang Legends: the same combats for all of them, from the same seeds.

    python benchmarks/experiments/combats.py --games 30 --iterations 100
    PYTHONPATH=build/compiled python benchmarks/experiments/combats.py --games 400 --iterations 300 --jobs 16

Prints Markdown tables for docs/bots.md. The score of a combat is negative: the health its Heroes lost, 6 more for each
one defeated and 2 for each Enemy unit still standing; means have 95% intervals.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from time import thread_time
from typing import Any

import meadhall
from meadhall.bots import LEVELS, bot
from meadhall.contests.results import compute_wilson
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame
from meadhall.games.trudvang.cards import REGION_OF

COMBATS = (
    ("kattly briya", "draugr@arji:0.0"),
    ("volgr maelling", "garm@arji:0;draugr@arji:0"),
    ("felerion lydana", "forest_troll@arji:0.0"),
    ("volgr kattly briya", "garm@arji:0;draugr@arji:0.0!1"),
    ("maelling briya", "draugr@arji:0.0.0"),
    ("volgr felerion", "garm@arji:0;forest_troll@arji:0"),
)
TABLE_OF = (
    "trudvang players={players} options=adventure:example_x1 {heroes} round=1 windows=A pois=A:fylges "
    "enemies=DRAUGR-1,FOREST-TROLL-1,GARM-1 groups={foes} agenda=Combat({place})"
)
FALLEN, STANDING = 6, 2


@dataclass
class Sheet:
    """The results of one level over its combats."""

    won: int = 0
    points: list[int] = field(default_factory=list)
    fallen: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Sheet") -> None:
        self.won += other.won
        self.points += other.points
        self.fallen += other.fallen
        self.decisions += other.decisions
        self.seconds += other.seconds

    def interval(self) -> tuple[float, float]:
        """Return the interval of the mean of the points."""
        mean = fmean(self.points)
        reach = 1.96 * stdev(self.points) / sqrt(len(self.points)) if len(self.points) > 1 else 99.0
        return mean - reach, mean + reach


def begin_combat(heroes: str, foes: str) -> Any:
    """Return the table at the first Feat of a combat."""
    names = heroes.split()
    seated = " ".join(f"{seat}.hero={name} {seat}.at=arji" for seat, name in zip("ABCD", names, strict=False))
    return meadhall.game("trudvang").from_position(
        TABLE_OF.format(players=len(names), heroes=seated, foes=foes, place=REGION_OF["arji"])
    )


def play_combat(job: tuple[str, int, int], *, seed: int, iterations: int) -> tuple[str, int, Sheet]:
    """Play one combat, with a bot of the level for each Hero."""
    level, number, deal = job
    game, state = meadhall.game("trudvang"), begin_combat(*COMBATS[number])
    state.log = None
    luck = (seed << 24) + deal
    dealer, sheet, health = meadhall.SeededDealer(luck), Sheet(), sum(state.hp)
    bots = [bot(level, game, (luck << 8) + seat + 1, iterations=iterations) for seat in range(state.players)]
    while (frame := pending_frame(state)) is not None:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        began = thread_time()
        move = bots[seat].choose(state, seat)
        sheet.seconds += thread_time() - began
        sheet.decisions += 1
        meadhall.play(state, move)
    standing, sheet.fallen = sum(len(group.units) for group in state.groups), sum(state.down)
    sheet.won = int(standing == 0)
    sheet.points.append(sum(state.hp) - health - FALLEN * sheet.fallen - STANDING * standing)
    return level, number, sheet


def row(*cells: Any) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def head(*cells: str) -> None:
    print()
    row(*cells)
    row(*["---"] * len(cells))


def tell(sheets: dict[tuple[str, int], Sheet], levels: list[str], iterations: int) -> None:
    build = "compiled" if meadhall.compiled else "interpreted"
    totals = {level: Sheet() for level in levels}
    for (level, _), sheet in sheets.items():
        totals[level].add(sheet)
    print(f"{build} engine, jarl with {iterations} iterations")
    head("level", "combats", "won", "interval", "points", "interval", "defeated", "ms a decision")
    for level, sheet in totals.items():
        low, high = compute_wilson(sheet.won, len(sheet.points))
        least, most = sheet.interval()
        row(
            level,
            len(sheet.points),
            f"{sheet.won / len(sheet.points):.0%}",
            f"{low:.0%} to {high:.0%}",
            f"{fmean(sheet.points):.2f}",
            f"{least:.2f} to {most:.2f}",
            sheet.fallen,
            f"{1e3 * sheet.seconds / sheet.decisions:.1f}",
        )
    strict = all(below.interval()[1] < above.interval()[0] for below, above in pairwise(totals.values()))
    if len(levels) > 1:
        print(f"\nStrictly ordered by points: {'yes' if strict else 'no'}.")
    head("Heroes", "Enemies", *[f"{level}: won, points" for level in levels])
    for number, (heroes, foes) in enumerate(COMBATS):
        each = [sheets[level, number] for level in levels]
        row(
            heroes,
            foes.replace("@arji", ""),
            *[f"{sheet.won / len(sheet.points):.0%}, {fmean(sheet.points):.1f}" for sheet in each],
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS, help="the levels to compare")
    parser.add_argument("--games", type=int, default=20, help="games of each combat and level")
    parser.add_argument("--iterations", type=int, default=300, help="how many iterations jarl may use")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    given = parser.parse_args()
    levels = [level for level in LEVELS if level in given.levels]
    jobs = [
        (level, number, deal)
        for level in reversed(levels)
        for number in range(len(COMBATS))
        for deal in range(given.games)
    ]
    fight = partial(play_combat, seed=given.seed, iterations=given.iterations)
    sheets: dict[tuple[str, int], Sheet] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for level, number, sheet in pool.map(fight, jobs) if given.jobs > 1 else map(fight, jobs):
            sheets.setdefault((level, number), Sheet()).add(sheet)
    tell(sheets, levels, given.iterations)
    return 0


if __name__ == "__main__":
    sys.exit(main())

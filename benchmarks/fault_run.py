"""`python benchmarks/fault_run.py --minutes 30 --tables 200 --seed 1`: two nodes with all four games, while processes
are killed and restarted, and disks and clocks are disturbed.

Nodes, Redis and PostgreSQL are killed with SIGKILL; the disk of the database becomes slow, the clock of a node jumps.
At each table one or two scripted players play with bots; a broken connection is resumed at either node. When the faults
are over, all games are played to their end, and every record is compared with the players' journals:
- an acknowledged answer is recorded once, in its place;
- the seats of players have no answer that they did not send;
- `meadhall verify` finds every draw honest, and both nodes show the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import shutil
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from fault_blows import KINDS, Fate, schedule
from fault_hall import Halls, place
from fault_players import Pace, Person, Place
from fault_verdict import Verdict

import meadhall

EACH = 10  # tables for each person who opens some
EAGER = 0.3  # seconds people think once the faults are over


@dataclass(frozen=True)
class Wish:
    minutes: float
    tables: int
    seed: int
    gap: float  # seconds from one fault to the next, on average
    pause: float  # seconds a person thinks, on average
    patience: float  # minutes for the games to end afterwards


@dataclass
class Done:
    wish: Wish
    fate: Fate
    verdict: Verdict
    told: Counter[str]
    said: Counter[str]
    ending: float  # minutes until all games had ended

    def lines(self) -> list[str]:
        counts, dealt = self.verdict.counts, Counter(blow.kind for _, blow in self.fate.dealt)
        engine = "compiled" if meadhall.compiled else "interpreted"
        return [
            f"{self.wish}; {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}, Python {platform.python_version()}, "
            f"{engine} engine",
            "",
            "| fault | times |",
            "|---|---:|",
            *(f"| {kind} | {dealt[kind]} |" for kind in KINDS),
            "",
            "| what | how many |",
            "|---|---:|",
            *(f"| {what} | {number} |" for what, number in counts.items()),
            *(f"| ended: {how} | {number} |" for how, number in sorted(self.verdict.ended.items())),
            *(f"| starts of node {node.name} | {node.starts} |" for node in self.fate.halls.nodes),
            f"| minutes until all had ended | {self.ending:.1f} |",
            "",
            "What people met:",
            *(f"- {number} × {what}" for what, number in self.told.most_common()),
            "",
            "What the nodes said:",
            *(f"- {number} × {line}" for line, number in self.said.most_common(40)),
            "",
            f"{len(self.verdict.faults)} FAULTS" if self.verdict.faults else "No fault.",
            *self.verdict.faults[:60],
        ]


async def run(wish: Wish, folder: Path) -> Done:
    halls = await asyncio.to_thread(Halls, folder)
    try:
        await halls.open()
        return await endure(wish, halls)
    finally:
        halls.close()


async def endure(wish: Wish, halls: Halls) -> Done:
    told: Counter[str] = Counter()
    urls = [node.url for node in halls.nodes]
    people = [Person(number, urls, random.Random(f"{wish.seed} {number}")) for number in range(2 + wish.tables // EACH)]
    for person in people:
        await person.ask("GET", "/api/me", 200)
    pace, enough = Pace(wish.pause), asyncio.Event()
    places = [Place(number, people, pace, wish.seed, told) for number in range(wish.tables)]
    playing = [asyncio.create_task(one.play(enough)) for one in places]
    while not all(one.journals for one in places):
        await asyncio.sleep(0.2)
        if broken := [task for task in playing if task.done()]:
            await broken[0]
    print(f"{len(places)} tables are laid", flush=True)
    fate = Fate(halls, schedule(wish.minutes * 60, wish.gap, wish.seed))
    watching = asyncio.create_task(watch(places))
    begun = time.monotonic()
    await fate.strike()
    await asyncio.sleep(max(0.0, begun + wish.minutes * 60 - time.monotonic()))
    await fate.heal()
    enough.set()
    pace.seconds, ended = EAGER, time.monotonic()
    print("the faults are over", flush=True)
    await asyncio.wait(playing, timeout=wish.patience * 60)
    ending = (time.monotonic() - ended) / 60
    watching.cancel()
    for task in playing:
        task.cancel()
    verdict, records = Verdict(), halls.folder / "records"
    verdict.faults += fate.failed
    verdict.faults += [
        f"broken off: {result!r}"
        for result in await asyncio.gather(*playing, return_exceptions=True)
        if isinstance(result, Exception)
    ]
    records.mkdir()
    journals = [journal for one in places for journal in one.journals]
    (halls.folder / "journals.jsonl").write_text("".join(journal.line() for journal in journals), encoding="utf-8")
    for journal in journals:
        await verdict.judge(journal, records)
    await verdict.verify(records)
    return Done(wish, fate, verdict, told, sum((node.said() for node in halls.nodes), Counter()), ending)


async def watch(places: list[Place]) -> None:
    begun = time.monotonic()
    while True:
        await asyncio.sleep(30)
        journals = [journal for place in places for journal in place.journals]
        print(
            f"{time.monotonic() - begun:6.0f} s  {sum(journal.over for journal in journals)} of {len(journals)} "
            f"games over, {sum(journal.kept for journal in journals)} answers acknowledged, "
            f"{sum(len(journal.wrong) for journal in journals)} wrong",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="how long faults happen")
    parser.add_argument("--tables", type=int, default=200, help="how many there are at any time")
    parser.add_argument("--seed", type=int, default=1, help="which faults, when, and what people answer")
    parser.add_argument("--gap", type=float, default=24, help="seconds from one fault to the next, on average")
    parser.add_argument("--pause", type=float, default=12, help="seconds a person thinks, on average")
    parser.add_argument("--patience", type=float, default=25, help="minutes for the games to end afterwards")
    parser.add_argument("--keep", action="store_true", help="leave the folder with logs and records")
    given = vars(parser.parse_args())
    keep, folder = given.pop("keep"), place()
    print(folder, flush=True)
    try:
        done = asyncio.run(run(Wish(**given), folder))
    finally:
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(done.lines()))
    return bool(done.verdict.faults)


if __name__ == "__main__":
    sys.exit(main())

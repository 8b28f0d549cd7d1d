"""`meadhall sim GAME --bots A,B`: many games between bots, and what they show."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.book.own_files import at_home
from meadhall.commands.arguments import Number, Options, Speaker, at_least, options_from
from meadhall.commands.say import INDENT, Say, trouble
from meadhall.commands.tally import Played, Results, seating
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of
from meadhall.tables.seats import seats_from

STOPPED = 130
THOUGHTS = 300      # a limit in seconds, as at the table, would not give the same games again


@dataclass(frozen=True)
class Job:
    """One game to play. The numbers of a run never meet those of a run with another seed."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    number: int
    iterations: int

    @property
    def levels(self) -> list[str]:
        return [self.bots[bot] for bot in seating(self.bots, self.number)]

    @property
    def deal(self) -> int:
        return (self.seed << 32) + self.number


def sim(game: str = "norsaga", /, *, bots: str, num: Number = 100, seed: Number = 1, jobs: Number = 1,
        out: str | None = None, option: Options = None, iterations: Number = THOUGHTS, say: Speaker) -> int:
    import meadhall

    of = game_of(game)
    words = say.words(game)
    seats = seats_from(bots, of, "")
    if any(not seat.is_bot for seat in seats):
        raise Fault("sim-people", bots=bots)
    levels = [seat.kind for seat in seats]
    options = of.check(options_from(option), len(levels))
    at_least("--num", num, 1)
    at_least("--jobs", jobs, 1)
    at_least("--iterations", iterations, 1)
    to_do = [Job(game, options, levels, seed, number, iterations) for number in range(num)]
    files = places(out, to_do)
    results = Results(levels, of.cooperative)
    began = time.monotonic()
    stopped = False
    try:
        with played(to_do, min(jobs, num)) as games:
            for one in watched(games, num, words("sim-playing")):
                results.add(one)
                if files:
                    keep(files[one.number], one.record)
    except KeyboardInterrupt:
        stopped = True
    value = {
        "game": game, "players": len(levels), "options": options, "seed": seed, "iterations": iterations,
        "compiled": meadhall.compiled, **results.summary(), "seconds": time.monotonic() - began, "stopped": stopped,
        "out": out,
    }
    say.give(value, told(value, num, words, say))
    return STOPPED if stopped else 0


def places(out: str | None, jobs: list[Job]) -> list[Path]:
    """A file for each game, none of which exists yet."""
    if out is None:
        return []
    folder = Path(out)
    width = len(str(len(jobs)))
    files = [folder / f"{job.game}-{job.seed}-{job.number + 1:0{width}}.record" for job in jobs]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = [file for file in files if file.exists()]
        probe = folder / ".meadhall"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Fault("sim-out", path=out, reason=trouble(error)) from None
    if there:
        raise Fault("sim-exists", path=str(there[0]))
    return files


def keep(file: Path, record: str) -> None:
    """Whole or not at all: whoever stops the run finds no half-written game."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_text(record, encoding="utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def play_one(job: Job) -> Played:
    from meadhall.bots.match import play_match

    with at_home():     # a worker that did not inherit it
        result = play_match(game_of(job.game), len(job.bots), job.options, job.levels, job.deal,
                            iterations=job.iterations)
    return Played(
        job.number, result.winners, result.turns, {level: tally.decisions for level, tally in result.tallies.items()},
        {level: tally.seconds for level, tally in result.tallies.items()}, result.record.text(),
    )


@contextmanager
def played(jobs: list[Job], workers: int) -> Iterator[Iterable[Played]]:
    """The games as they end. When the reader stops, so do the workers."""
    if workers == 1:
        yield map(play_one, jobs)
        return
    with multiprocessing.Pool(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap_unordered(play_one, jobs)


def watched(games: Iterable[Played], count: int, title: str) -> Iterator[Played]:
    """With a bar on stderr, if somebody can see it."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=count)
        for game in games:
            bar.advance(task)
            yield game


def told(value: dict[str, Any], wanted: int, words: Any, say: Say) -> Iterator[str]:
    if value["stopped"]:
        yield words("sim-stopped", games=value["games"], wanted=wanted)
    yield words("sim-title", title=words("title"), games=value["games"], players=value["players"],
                seed=str(value["seed"]), compiled="yes" if value["compiled"] else "no", seconds=float(value["seconds"]),
                iterations=value["iterations"] if "jarl" in (bot["level"] for bot in value["bots"]) else 0)
    if not value["games"]:
        return
    none = words("sim-none", count=value["no_winner"]["count"], **shares(value["no_winner"]))
    if value["together"]:
        yield INDENT + words("sim-together", wins=value["together"]["count"], **shares(value["together"]))
        yield INDENT + none
    yield from (INDENT + line for line in each_bot(value["bots"], bool(value["together"]), words))
    if not value["together"]:
        yield INDENT + none
    for key in ("turns", "decisions"):
        of = value[key]
        yield INDENT + words(f"sim-{key}", mean=float(of["mean"]), median=of["median"], least=of["least"],
                             most=of["most"])
    if value["games"] % value["players"]:
        yield say.wrapped(words("sim-uneven", players=value["players"]))
    if value["out"]:
        yield words("sim-written", count=value["games"], path=value["out"])


def each_bot(bots: list[dict[str, Any]], together: bool, words: Any) -> Iterator[str]:
    """What each of them won, or, where all win or lose together, only how long it thinks."""
    width = max(len(bot["name"]) for bot in bots)
    for bot in bots:
        each = 1000 * (bot["seconds_per_decision"] or 0.0)
        name = f"{bot['name']:<{width}}"
        yield words("sim-thinks", name=name, each=each) if together else \
            words("sim-bot", name=name, wins=bot["count"], **shares(bot), each=each)


def shares(of: dict[str, Any]) -> dict[str, float]:
    return {key: 100.0 * of[key] for key in ("rate", "low", "high")}

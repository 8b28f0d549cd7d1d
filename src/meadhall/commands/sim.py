"""`meadhall sim GAME --bots A,B`: play many games between bots and report the results."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.commands.cli.arguments import Games, MaybeNumber, Number, Options, Speaker, limit_number, parse_options
from meadhall.commands.cli.output import INDENT, Say
from meadhall.commands.cli.progress import show_progress
from meadhall.commands.reports.match_report import count_shares, render_bots
from meadhall.contests.entrant import Entrant
from meadhall.contests.match_job import THOUGHTS, Job, derive_seed
from meadhall.contests.results import Results, rotate_seats
from meadhall.contests.runners import parse_place, play_jobs
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of
from meadhall.games import SHIPPED
from meadhall.tables.seats import parse_seats

STOPPED = 130


def sim(
    game: str = SHIPPED[0],
    /,
    *,
    bots: str,
    num: Games = 100,
    seed: Number = 1,
    jobs: MaybeNumber = None,
    on: str | None = None,
    out: str | None = None,
    option: Options = None,
    iterations: Number = THOUGHTS,
    say: Speaker,
) -> int:
    import meadhall

    of = game_of(game)
    words = say.words(game)
    seats = parse_seats(bots, of, "")
    if any(not seat.is_bot for seat in seats):
        raise Fault("sim-people", bots=bots)
    levels = [seat.kind for seat in seats]
    options = of.check(parse_options(option), len(levels))
    limit_number("--games", num, 1)
    limit_number("--jobs", 1 if jobs is None else jobs, 1)
    limit_number("--iterations", iterations, 1)
    place = parse_place(on)
    to_do = [
        Job(
            number,
            game,
            options,
            tuple(Entrant(levels[bot], levels[bot]) for bot in rotate_seats(levels, number)),
            derive_seed(seed, number),
            iterations,
        )
        for number in range(num)
    ]
    files = format_places(out, game, seed, num)
    results = Results(levels, of.cooperative)
    began = time.monotonic()
    stopped = False
    try:
        with play_jobs(to_do, jobs, place) as games:
            for one in show_progress(games, num, words("sim-playing")):
                results.add(one)
                if files:
                    save_records(files[one.number], one.record)
    except KeyboardInterrupt:
        stopped = True
    value = {
        "game": game,
        "players": len(levels),
        "options": options,
        "seed": seed,
        "iterations": iterations,
        "compiled": meadhall.compiled,
        **results.summary(),
        "seconds": time.monotonic() - began,
        "stopped": stopped,
        "out": out,
    }
    say.give(value, render_results(value, num, words, say))
    return STOPPED if stopped else 0


def format_places(out: str | None, game: str, seed: int, num: int) -> list[Path]:
    """Return a new file for each game."""
    if out is None:
        return []
    folder = Path(out)
    width = len(str(num))
    files = [folder / f"{game}-{seed}-{number:0{width}}.record" for number in range(1, num + 1)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = [file for file in files if file.exists()]
        probe = folder / ".meadhall"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Fault("sim-out", path=out, reason=error) from None
    if there:
        raise Fault("sim-exists", path=str(there[0]))
    return files


def save_records(file: Path, record: str) -> None:
    """Write atomically: an interrupted run leaves no incomplete record."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_text(record, encoding="utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def render_results(value: dict[str, Any], wanted: int, words: Any, say: Say) -> Iterator[str]:
    if value["stopped"]:
        yield words("sim-stopped", games=value["games"], wanted=wanted)
    yield words(
        "sim-title",
        title=words("title"),
        games=value["games"],
        players=value["players"],
        seed=str(value["seed"]),
        compiled="yes" if value["compiled"] else "no",
        seconds=float(value["seconds"]),
        iterations=value["iterations"] if "jarl" in (bot["level"] for bot in value["bots"]) else 0,
    )
    if not value["games"]:
        return
    none = words("sim-none", count=value["no_winner"]["count"], **count_shares(value["no_winner"]))
    if value["together"]:
        yield INDENT + words("sim-together", wins=value["together"]["count"], **count_shares(value["together"]))
        yield INDENT + none
    yield from (INDENT + line for line in render_bots(value["bots"], bool(value["together"]), words))
    if not value["together"]:
        yield INDENT + none
    for key in ("turns", "decisions"):
        of = value[key]
        yield INDENT + words(
            f"sim-{key}", mean=float(of["mean"]), median=of["median"], least=of["least"], most=of["most"]
        )
    if value["games"] % value["players"]:
        yield say.wrap(words("sim-uneven", players=value["players"]))
    if value["out"]:
        yield words("sim-written", count=value["games"], path=value["out"])

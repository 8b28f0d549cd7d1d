"""`meadhall lab GAME --vary option=a,b`: measure the effect of an option over the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from meadhall.commands.cli.arguments import Games, MaybeNumber, Number, Options, Speaker, limit_number, parse_options
from meadhall.commands.cli.progress import show_progress
from meadhall.commands.reports.experiment_report import build_report
from meadhall.commands.reports.html_page import check_writable
from meadhall.commands.reports.report import render_lines, render_page
from meadhall.commands.sim import STOPPED
from meadhall.contests.entrant import parse_entrants
from meadhall.contests.experiment import Laboratory, combine_settings
from meadhall.contests.match_job import THOUGHTS
from meadhall.contests.runners import parse_place, play_jobs
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of
from meadhall.games import SHIPPED

Vary = Annotated[list[str] | None, Parameter(name="--vary", negative=())]

VARIED = "line-vary-form"


def lab(
    game: str = SHIPPED[0],
    /,
    *,
    vary: Vary = None,
    bots: str = "karl",
    players: MaybeNumber = None,
    num: Games = 100,
    seed: Number = 1,
    jobs: MaybeNumber = None,
    on: str | None = None,
    option: Options = None,
    iterations: Number = THOUGHTS,
    html: str | None = None,
    say: Speaker,
) -> int:
    of = game_of(game)
    words = say.words(game)
    named = bots.split(",")
    seats = len(named) if len(named) > 1 else of.usual if players is None else players
    low, high = of.players
    if not low <= seats <= high:
        raise Fault("players-count", game=game, players=seats, low=low, high=high)
    if players not in (None, seats):
        raise Fault("lab-players", players=players, bots=seats)
    entrants = parse_entrants(bots if len(named) > 1 else ",".join(named * seats))
    for name, number in (("--games", num), ("--jobs", 1 if jobs is None else jobs), ("--iterations", iterations)):
        limit_number(name, number, 1)
    chosen = combine_settings(of, seats, parse_varied(vary), parse_options(option))
    place = parse_place(on)
    if html is not None:
        check_writable(Path(html))
    found = Laboratory(of, entrants, chosen, num)
    stopped = False
    try:
        with play_jobs(found.jobs(seed, iterations), jobs, place) as games:
            for one in show_progress(games, num * len(chosen), words("sim-playing")):
                found.add(one)
    except KeyboardInterrupt:
        stopped = True
    value: dict[str, Any] = {
        "game": game,
        "players": seats,
        "bots": [one.name for one in entrants],
        "num": num,
        "seed": seed,
        "iterations": iterations,
        **found.summary(),
        "stopped": stopped,
        "html": html,
    }
    report = build_report(value, words)
    if html is not None:
        Path(html).write_text(render_page(report, say.language), encoding="utf-8")
    say.give(value, render_lines(report, words("analysis-written", path=html) if html else ""))
    return STOPPED if stopped else 0


def parse_varied(given: list[str] | None) -> dict[str, list[str]]:
    """Parse repeated `--vary name=a,b`; without it there is a single, default setting."""
    found = {
        name: [word.strip() for word in values.split(",")] for name, values in parse_options(given, VARIED).items()
    }
    for name, values in found.items():
        if not all(values):
            raise Fault(VARIED, text=f"{name}={','.join(values)}")
    return found

"""`meadhall tournament GAME --bots A,B,C`: round robin with ratings and a cross table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.commands.cli.arguments import Games, MaybeNumber, Number, Options, Speaker, limit_number, parse_options
from meadhall.commands.cli.progress import show_progress
from meadhall.commands.reports.html_page import check_writable
from meadhall.commands.reports.report import render_lines, render_page
from meadhall.commands.reports.tournament_report import build_report
from meadhall.commands.sim import STOPPED
from meadhall.contests.entrant import parse_entrants
from meadhall.contests.match_job import THOUGHTS
from meadhall.contests.runners import parse_place, play_jobs
from meadhall.contests.tournament import Tournament, plan_games
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of
from meadhall.games import SHIPPED


def tournament(
    game: str = SHIPPED[0],
    /,
    *,
    bots: str,
    players: MaybeNumber = None,
    rounds: Games = 10,
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
    entrants = parse_entrants(bots)
    if len(entrants) < 2:
        raise Fault("tournament-alone", bots=bots)
    seats = max(2, of.players[0]) if players is None else players
    if not of.players[0] <= seats <= of.players[1]:
        raise Fault("players-count", game=game, players=seats, low=of.players[0], high=of.players[1])
    options = of.check(parse_options(option), seats)
    for name, number in (("--games", rounds), ("--jobs", 1 if jobs is None else jobs), ("--iterations", iterations)):
        limit_number(name, number, 1)
    place = parse_place(on)
    if html is not None:
        check_writable(Path(html))
    contest = Tournament(of, entrants, plan_games(len(entrants), seats, rounds, of.cooperative))
    stopped = False
    try:
        with play_jobs(contest.jobs(options, seed, iterations), jobs, place) as games:
            for one in show_progress(games, len(contest.sittings), words("sim-playing")):
                contest.add(one)
    except KeyboardInterrupt:
        stopped = True
    value: dict[str, Any] = {
        "game": game,
        "players": seats,
        "options": options,
        "rounds": rounds,
        "seed": seed,
        "iterations": iterations,
        **contest.summary(),
        "stopped": stopped,
        "html": html,
    }
    report = build_report(value, words)
    if html is not None:
        Path(html).write_text(render_page(report, say.language), encoding="utf-8")
    say.give(value, render_lines(report, words("analysis-written", path=html) if html else ""))
    return STOPPED if stopped else 0

"""Run all checks on a game and gather what they find."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from meadhall.conformance import outside, rules, states
from meadhall.conformance.sample import Progress, Sample, draw_sample, ignore_progress
from meadhall.core.game import Game, find_missing

Check = Callable[[Sample], Iterator[str]]
CHECKS: dict[str, Check] = {**states.CHECKS, **rules.CHECKS, **outside.CHECKS}
MOST = 5  # problems of one check; more of the same kind teach nothing


@dataclass
class Report:
    """What was looked at, and every problem as `check: sentence`."""

    game: str
    seed: int
    games: int = 0
    answers: int = 0
    positions: int = 0
    questions: list[str] = field(default_factory=list)
    checks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def check_game(game: Game, games: int = 20, seed: int = 1, progress: Progress = ignore_progress) -> Report:
    """Check a game on positions from so many random games. The same seed draws the same positions. `progress` is
    called with the name of the step, how many of its parts are done, and how many there are.
    """
    report = Report(game.name, seed)
    if lacking := find_missing(type(game)):
        report.problems.append(f"contract: {game.name} lacks {', '.join(lacking)}.")
        return report
    try:
        sample = draw_sample(game, games, seed, progress)
    except Exception as error:  # noqa: BLE001 (the rules of a new game may raise anything)
        report.problems.append(f"play: a random game stopped: {format_error(error)}.")
        return report
    report.games, report.answers, report.positions = sample.played, sample.answers, len(sample.positions)
    report.questions = sorted(sample.asks)
    for number, (name, check) in enumerate(CHECKS.items()):
        progress(name, number, len(CHECKS))
        report.checks.append(name)
        report.problems += [f"{name}: {problem}" for problem in run_check(check, sample)]
    return report


def run_check(check: Check, sample: Sample) -> list[str]:
    """The problems that a check finds, each once; an error of the game is one of them."""
    found: dict[str, None] = {}
    try:
        for problem in check(sample):
            found[problem] = None
            if len(found) == MOST:
                break
    except Exception as error:  # noqa: BLE001 (a new game may raise anything)
        found[f"{format_error(error)}."] = None
    return list(found)


def format_error(error: Exception) -> str:
    """An error in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{place}"

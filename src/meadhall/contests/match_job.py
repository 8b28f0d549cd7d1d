"""One game between bots: the job of a worker, and its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.book.file_access import allow_files
from meadhall.bots.match import play_match
from meadhall.contests.component_usage import Met, find_usage
from meadhall.contests.entrant import Entrant
from meadhall.core.game import game as game_of

THOUGHTS = 300  # of a jarl: a limit in seconds, as at the table, would not give the same games again


@dataclass(frozen=True)
class Job:
    """One game to play: seating and seed. `looked`: also record its components."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[Entrant, ...]
    deal: int
    iterations: int = THOUGHTS
    looked: bool = False


@dataclass
class Played:
    """One finished game. Decisions and seconds are by name."""

    number: int
    winners: list[int]
    turns: int
    decisions: dict[str, int]
    seconds: dict[str, float]
    record: str
    scores: list[int] = field(default_factory=list)
    reason: str = ""
    met: list[Met] = field(default_factory=list)


def derive_seed(seed: int, number: int) -> int:
    """Return the seed of a deal. Runs with different seeds never share one."""
    return (seed << 32) + number


def play_one(job: Job) -> Played:
    game = game_of(job.game)
    names = [seat.name for seat in job.seats]
    with allow_files():  # a worker that did not inherit it
        bots = [seat.sits_down(game, (job.deal << 8) + at + 1, job.iterations) for at, seat in enumerate(job.seats)]
        result = play_match(game, len(names), job.options, names, job.deal, bots=bots)
        met = find_usage(result.record) if job.looked else []
    outcome = (result.record.result or {}).get("result") or {}
    return Played(
        job.number,
        result.winners,
        result.turns,
        {name: tally.decisions for name, tally in result.tallies.items()},
        {name: tally.seconds for name, tally in result.tallies.items()},
        result.record.text(),
        outcome.get("scores", []),
        outcome.get("reason", ""),
        met,
    )

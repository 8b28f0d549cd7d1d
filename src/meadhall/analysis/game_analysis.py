"""The analysis of a finished game: curve, decisions, draws, skill and luck of each seat."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any

from meadhall.analysis.analysis_plan import Course, Piece, run_piece
from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.analysis.decision_points import Moment, find_moments
from meadhall.analysis.seat_summary import Account, summarize_seats
from meadhall.analysis.verdict import DecisionVerdict, DrawVerdict, Verdict
from meadhall.core.record import Record

FORMAT = 1
Progress = Callable[[int], None]  # told how much is done, in percent
Hands = Callable[[list[Piece]], Iterable[tuple[Piece, list[Any]]]]
Around = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True)
class Analysis:
    """The result of an analysis."""

    game: str
    players: int
    cooperative: bool
    budget: int
    seed: int
    verdicts: list[Verdict]  # in the order of the game
    result: list[float]  # 1 for a single winner
    accounts: list[Account]  # by seat

    @property
    def decisions(self) -> list[DecisionVerdict]:
        return [one for one in self.verdicts if isinstance(one, DecisionVerdict)]

    @property
    def draws(self) -> list[DrawVerdict]:
        return [one for one in self.verdicts if isinstance(one, DrawVerdict)]

    @property
    def curve(self) -> list[tuple[int, list[float]]]:
        """Return the number of answers and every seat's win probability at each point; at the end the result."""
        firsts = [one.answer_number if isinstance(one, DecisionVerdict) else one.first for one in self.verdicts]
        found = [(first - 1, one.chances) for first, one in zip(firsts, self.verdicts, strict=True)]
        last = self.verdicts[-1]
        end = last.answer_number if isinstance(last, DecisionVerdict) else last.last
        return [*found, (end, self.result)]

    def plain(self) -> dict[str, Any]:
        """Return JSON-ready data."""
        return {
            "analysis": FORMAT,
            "game": self.game,
            "players": self.players,
            "cooperative": self.cooperative,
            "budget": self.budget,
            "seed": self.seed,
            "curve": [{"answers": answers, "chances": chances} for answers, chances in self.curve],
            "decisions": [asdict(one) for one in self.decisions],
            "draws": [asdict(one) for one in self.draws],
            "seats": [asdict(one) for one in self.accounts],
        }


def analyse(
    record: Record,
    *,
    seed: int,
    budget: int | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    around: Around = nullcontext,
) -> Analysis:
    """Analyse a finished game. `budget`: playouts per decision, which also scales the rollouts; `jobs`: number of
    processes, without effect on the result; `around`: a context manager that each process enters.
    """
    found = find_moments(record)
    budget = budget or find_default_budget(record.game)
    course = Course(len(found))
    with open_workers(record, found, budget, seed, min(jobs, max(1, len(found))), around) as done:
        for pieces in course.rounds():
            for piece, came in done(pieces):
                course.take(piece, came)
                if progress is not None:
                    progress(course.percent)
    return combine_verdicts(record, found, list(course.verdicts.values()), budget, seed)


def combine_verdicts(record: Record, found: list[Moment], verdicts: list[Verdict], budget: int, seed: int) -> Analysis:
    """Combine the verdicts on all moments."""
    game, players = record.game, int(record.header["players"])
    verdicts = sorted(verdicts, key=lambda one: one.number)
    outcome = game.outcome(found[-1].after)
    winners = outcome.winners if outcome else []
    share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
    result = [share if seat in winners else 0.0 for seat in range(players)]
    return Analysis(
        game.name, players, game.cooperative, budget, seed, verdicts, result, summarize_seats(verdicts, result, players)
    )


@contextmanager
def open_workers(
    record: Record, found: list[Moment], budget: int, seed: int, jobs: int, around: Around
) -> Iterator[Hands]:
    """Yield a function that runs tasks and yields results as they finish. Workers stop when the reader stops."""
    if jobs == 1:
        yield lambda pieces: ((piece, run_piece(record.game, found, piece, budget, seed)) for piece in pieces)
        return
    start = (record.text(), budget, seed, around)
    with multiprocessing.Pool(jobs, initializer=initialize_worker, initargs=start) as pool:
        yield lambda pieces: pool.imap_unordered(run_in_worker, pieces)


class Worker:
    """What a worker process knows of the game."""

    def __init__(self, record: Record, budget: int, seed: int) -> None:
        self.record = record
        self.budget = budget
        self.seed = seed
        self.moments = find_moments(record)


AT_WORK: list[Worker] = []
OPEN = ExitStack()


def initialize_worker(text: str, budget: int, seed: int, around: Around) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    OPEN.enter_context(around())  # for as long as the process lives
    AT_WORK[:] = [Worker(Record.parse(text), budget, seed)]


def run_in_worker(piece: Piece) -> tuple[Piece, list[Any]]:
    worker = AT_WORK[0]
    return piece, run_piece(worker.record.game, worker.moments, piece, worker.budget, worker.seed)

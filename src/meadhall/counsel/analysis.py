"""A finished game judged from end to end: the curve of chances, every decision and draw, skill and luck of seats."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any

from meadhall.core.record import Record
from meadhall.counsel.accounts import Account, accounts
from meadhall.counsel.course import Course, Piece, work
from meadhall.counsel.moments import Moment, moments
from meadhall.counsel.verdict import DecisionVerdict, DrawVerdict, Verdict
from meadhall.counsel.weighing import usual_budget

FORMAT = 1
Progress = Callable[[int, int], None]  # so many steps of so many are done; there may be more on the way
Hands = Callable[[list[Piece]], Iterable[tuple[Piece, list[Any]]]]
Around = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True)
class Analysis:
    """What can be said about a game that is over."""

    game: str
    players: int
    cooperative: bool
    budget: int
    seed: int
    verdicts: list[Verdict]  # in the order of the game
    result: list[float]  # 1 for whoever won alone
    accounts: list[Account]  # by seat

    @property
    def decisions(self) -> list[DecisionVerdict]:
        return [one for one in self.verdicts if isinstance(one, DecisionVerdict)]

    @property
    def draws(self) -> list[DrawVerdict]:
        return [one for one in self.verdicts if isinstance(one, DrawVerdict)]

    @property
    def curve(self) -> list[tuple[int, list[float]]]:
        """Answers given so far, and every seat's chance then; at the end the result."""
        firsts = [one.answer_number if isinstance(one, DecisionVerdict) else one.first for one in self.verdicts]
        found = [(first - 1, one.chances) for first, one in zip(firsts, self.verdicts, strict=True)]
        last = self.verdicts[-1]
        end = last.answer_number if isinstance(last, DecisionVerdict) else last.last
        return [*found, (end, self.result)]

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
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
    """Judge a finished game. `budget`: playouts for each decision, by which playing on is measured too; `jobs`:
    processes that share the work, to the same end; `around`: what each of them has to be inside of."""
    found = moments(record)
    budget = budget or usual_budget(record.game)
    course = Course(len(found))
    with hands(record, found, budget, seed, min(jobs, max(1, len(found))), around) as done:
        for pieces in course.rounds():
            for piece, came in done(pieces):
                course.take(piece, came)
                if progress is not None:
                    progress(course.done, course.of)
    return whole(record, found, list(course.verdicts.values()), budget, seed)


def whole(record: Record, found: list[Moment], verdicts: list[Verdict], budget: int, seed: int) -> Analysis:
    """What the verdicts on all moments come to."""
    game, players = record.game, int(record.header["players"])
    verdicts = sorted(verdicts, key=lambda one: one.number)
    outcome = game.outcome(found[-1].after)
    winners = outcome.winners if outcome else []
    share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
    result = [share if seat in winners else 0.0 for seat in range(players)]
    return Analysis(
        game.name, players, game.cooperative, budget, seed, verdicts, result, accounts(verdicts, result, players)
    )


@contextmanager
def hands(record: Record, found: list[Moment], budget: int, seed: int, jobs: int, around: Around) -> Iterator[Hands]:
    """Who does the pieces; they come back as they are done. When the reader stops, so do the workers."""
    if jobs == 1:
        yield lambda pieces: ((piece, work(record.game, found, piece, budget, seed)) for piece in pieces)
        return
    start = (record.text(), budget, seed, around)
    with multiprocessing.Pool(jobs, initializer=begin, initargs=start) as pool:
        yield lambda pieces: pool.imap_unordered(work_at, pieces)


class Worker:
    """What a process knows of the game it helps to judge."""

    def __init__(self, record: Record, budget: int, seed: int) -> None:
        self.record = record
        self.budget = budget
        self.seed = seed
        self.moments = moments(record)


AT_WORK: list[Worker] = []


def begin(text: str, budget: int, seed: int, around: Around) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ExitStack().enter_context(around())  # for as long as the process lives
    AT_WORK[:] = [Worker(Record.parse(text), budget, seed)]


def work_at(piece: Piece) -> tuple[Piece, list[Any]]:
    worker = AT_WORK[0]
    return piece, work(worker.record.game, worker.moments, piece, worker.budget, worker.seed)

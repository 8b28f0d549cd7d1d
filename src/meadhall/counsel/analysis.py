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
from meadhall.counsel.moments import Moment, moments
from meadhall.counsel.verdict import DecisionVerdict, DrawVerdict, Verdict, judged
from meadhall.counsel.weighing import usual_budget

FORMAT = 1
Progress = Callable[[int, int], None]       # so many moments of so many are judged
Around = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True)
class Analysis:
    """What can be said about a game that is over."""

    game: str
    players: int
    cooperative: bool
    budget: int
    seed: int
    verdicts: list[Verdict]         # in the order of the game
    result: list[float]             # 1 for whoever won alone
    accounts: list[Account]         # by seat

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
            "analysis": FORMAT, "game": self.game, "players": self.players, "cooperative": self.cooperative,
            "budget": self.budget, "seed": self.seed,
            "curve": [{"answers": answers, "chances": chances} for answers, chances in self.curve],
            "decisions": [asdict(one) for one in self.decisions], "draws": [asdict(one) for one in self.draws],
            "seats": [asdict(one) for one in self.accounts],
        }


def analyse(record: Record, *, seed: int, budget: int | None = None, jobs: int = 1, progress: Progress | None = None,
            around: Around = nullcontext) -> Analysis:
    """Judge a finished game. `budget`: playouts for each decision; `jobs`: processes that share the work, to the same
    end; `around`: what each of them has to be inside of."""
    game = record.game
    found = moments(record)
    budget = budget or usual_budget(game)
    verdicts: list[Verdict] = []
    with judging(record, found, budget, seed, min(jobs, max(1, len(found))), around) as arriving:
        for verdict in arriving:
            verdicts.append(verdict)
            if progress is not None:
                progress(len(verdicts), len(found))
    return whole(record, found, verdicts, budget, seed)


def whole(record: Record, found: list[Moment], verdicts: list[Verdict], budget: int, seed: int) -> Analysis:
    """What the verdicts on all moments come to."""
    game, players = record.game, int(record.header["players"])
    verdicts = sorted(verdicts, key=lambda one: one.number)
    outcome = game.outcome(found[-1].after)
    winners = outcome.winners if outcome else []
    share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
    result = [share if seat in winners else 0.0 for seat in range(players)]
    return Analysis(game.name, players, game.cooperative, budget, seed, verdicts, result,
                    accounts(verdicts, result, players))


@contextmanager
def judging(record: Record, found: list[Moment], budget: int, seed: int, jobs: int,
            around: Around) -> Iterator[Iterable[Verdict]]:
    """The verdicts as they are found. When the reader stops, so do the workers."""
    if jobs == 1:
        yield (judged(record.game, moment, budget, seed) for moment in found)
        return
    start = (record.text(), budget, seed, around)
    with multiprocessing.Pool(jobs, initializer=begin, initargs=start) as pool:
        yield pool.imap_unordered(judge_number, range(len(found)))


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
    ExitStack().enter_context(around())         # for as long as the process lives
    AT_WORK[:] = [Worker(Record.parse(text), budget, seed)]


def judge_number(number: int) -> Verdict:
    worker = AT_WORK[0]
    return judged(worker.record.game, worker.moments[number], worker.budget, worker.seed)



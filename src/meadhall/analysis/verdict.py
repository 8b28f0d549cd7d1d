"""The verdict on one moment of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.analysis.estimate import Estimate

FINE, DOUBTFUL, MISTAKE, BLUNDER = "fine", "doubtful", "mistake", "blunder"
NOT_WEIGHED = "none"  # there was no choice, or none that can be searched
MARKS = (FINE, DOUBTFUL, MISTAKE, BLUNDER)
BLAMED = MARKS[1:]
# The loss of win probability from which an answer is called so.
BLAME = {DOUBTFUL: 0.02, MISTAKE: 0.05, BLUNDER: 0.12}


@dataclass(frozen=True)
class DecisionVerdict:
    """An answer that a player gave. `chances` are every seat's win probabilities before it, in the true state."""

    number: int
    answer_number: int
    seat: int
    ask: str
    answer: str
    chances: list[float]
    mark: str = NOT_WEIGHED
    loss: Estimate | None = None  # against the best answer found; nothing where it was not measured
    chance: Estimate | None = None  # of the answer, by what the seat could know
    best: str | None = None  # the better answer; None: this was it
    best_chance: Estimate | None = None
    reasons: tuple[str, ...] = ()  # what spoke for the better one
    by_search: Estimate | None = None  # the loss that the search sees, which is only a suspicion
    worlds: int = 0  # in which both answers were played on; 0: it did not come to that


@dataclass(frozen=True)
class DrawVerdict:
    """What chance gave between two decisions."""

    number: int
    first: int
    last: int
    ask: str
    answers: tuple[str, ...]
    chances: list[float]  # before the first draw
    luck: list[Estimate]  # for each seat


Verdict = DecisionVerdict | DrawVerdict


def find_mark(loss: Estimate) -> str:
    """Return the mark. A loss that may be noise is fine, however large it looks."""
    if loss.low <= 0:
        return FINE
    return next((mark for mark in reversed(BLAMED) if loss.mean >= BLAME[mark]), FINE)

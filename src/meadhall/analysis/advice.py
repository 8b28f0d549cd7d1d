"""Advice: up to three answers to the pending question, with win probabilities and reasons."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from meadhall.analysis.answer_evaluation import Tried, Weighing, find_default_budget
from meadhall.analysis.estimate import Estimate
from meadhall.analysis.reasons import find_reasons
from meadhall.core.agenda import CHANCE, State, pending
from meadhall.core.decision import pending_frame
from meadhall.core.fault import OutOfTurn
from meadhall.core.game import Game

SHOWN = 3

# Why an answer is recommended: it was compared with others, nothing else is legal, the others are equivalent, or the
# judge prefers it where nothing can be searched.
WEIGHED, ONLY, ALIKE, JUDGED = "weighed", "only", "alike", "judged"


@dataclass(frozen=True)
class Advice:
    """One answer. `chance` is None if it was not evaluated; `basis` says why it is recommended."""

    answer: str
    chance: Estimate | None
    reasons: tuple[str, ...]  # names of what the judge weighs; their words have the key `weighs-NAME`
    basis: str = WEIGHED  # its words have the key `counsel-BASIS`, unless it was weighed

    def plain(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "chance": asdict(self.chance) if self.chance else None,
            "reasons": list(self.reasons),
            "basis": self.basis,
        }


def advise(game: Game, state: State, seat: int, *, seed: int, budget: int | None = None) -> list[Advice]:
    """Return the best answers to the pending question from this seat's knowledge, best first.

    The reasons of an answer are the judge's features that favour it over the next one. If nothing was evaluated,
    because only one answer is legal, all are equivalent, or the question cannot be searched, the result is one answer
    without a probability. `budget`: playouts.
    """
    frame = pending_frame(state)
    if frame is None or frame.seat == CHANCE:
        raise OutOfTurn("counsel-nothing")
    weighing = Weighing(game, state, seat, budget or find_default_budget(game), seed)
    answers = weighing.answers
    if len(answers) == 1:
        return [Advice(frame.text(state, answers[0].move), None, (), name_basis(state, weighing))]
    return [
        Advice(frame.text(state, one.move), one.chance, tuple(list_answers(answers, at)))
        for at, one in enumerate(answers[:SHOWN])
    ]


def name_basis(state: State, weighing: Weighing) -> str:
    """Return why only one answer was considered. The judge may treat several answers as one kind."""
    if len(pending(state)) == 1:
        return ONLY
    return ALIKE if len(weighing.moves) > 1 else JUDGED


def list_answers(answers: list[Tried], at: int) -> list[str]:
    return find_reasons(answers[at], answers[at + 1]) if at + 1 < len(answers) else []

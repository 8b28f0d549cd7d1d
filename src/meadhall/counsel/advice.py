"""What would a jarl do? Up to three answers to the pending question, with their chances and what speaks for them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from meadhall.core.agenda import CHANCE, State
from meadhall.core.decision import asked
from meadhall.core.fault import OutOfTurn
from meadhall.core.game import Game
from meadhall.counsel.estimate import Estimate
from meadhall.counsel.reasons import reasons
from meadhall.counsel.weighing import Tried, Weighing, usual_budget

SHOWN = 3


@dataclass(frozen=True)
class Advice:
    """One answer. `chance` is none where there is nothing to weigh it against."""

    answer: str
    chance: Estimate | None
    reasons: tuple[str, ...]  # names of what the judge weighs; their words have the key `weighs-NAME`

    def plain(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "chance": asdict(self.chance) if self.chance else None,
            "reasons": list(self.reasons),
        }


def counsel(game: Game, state: State, seat: int, *, seed: int, budget: int | None = None) -> list[Advice]:
    """The best answers to the pending question as this seat can judge them, the best first.

    An answer's reasons are what the judge holds in its favour against the next one. Where only one answer is worth a
    thought, or a question cannot be searched, that answer comes alone and without a chance. `budget`: playouts.
    """
    frame = asked(state)
    if frame is None or frame.seat == CHANCE:
        raise OutOfTurn("counsel-nothing")
    weighing = Weighing(game, state, seat, budget or usual_budget(game), seed)
    answers = weighing.answers
    if len(answers) == 1:
        return [Advice(frame.text(state, answers[0].move), None, ())]
    return [
        Advice(frame.text(state, one.move), one.chance, tuple(spoken_for(answers, at)))
        for at, one in enumerate(answers[:SHOWN])
    ]


def spoken_for(answers: list[Tried], at: int) -> list[str]:
    return reasons(answers[at], answers[at + 1]) if at + 1 < len(answers) else []

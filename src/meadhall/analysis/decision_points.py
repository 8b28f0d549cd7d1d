"""Split a finished game into players' decisions and the draws between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE, State
from meadhall.core.decision import parse_answer, pending_frame
from meadhall.core.fault import Fault
from meadhall.core.record import Record

NOBODY = -1


@dataclass(frozen=True)
class Moment:
    """A player's decision, or all answers of chance until the next one. Answers are counted from 1."""

    number: int  # in the order of the game
    first: int
    last: int
    seat: int  # who decided; CHANCE for a draw, TABLE where any of them may answer
    ask: str
    answers: tuple[str, ...]
    before: Any  # the table as it was
    after: Any  # and as it became, up to the next question
    move: int  # the decision, packed

    @property
    def is_draw(self) -> bool:
        return self.seat == CHANCE

    @property
    def judge(self) -> int:
        """The seat whose knowledge is used. If all are asked, all know the same."""
        return 0 if self.seat == TABLE else self.seat


def find_moments(record: Record) -> list[Moment]:
    """Return all moments. Refuse a record of an unfinished game."""
    state: State = record.first()
    found: list[Moment] = []
    for number, answer in enumerate(record.answers):
        frame = pending_frame(state)
        if frame is None:
            record.replay_one(state, number)  # says what is wrong with the line
        assert frame is not None
        drawn = frame.seat == CHANCE
        before = found.pop() if drawn and found and found[-1].is_draw else None
        start = before.before if before else state.copy()
        ask = before.ask if before else frame.ask
        move = NOBODY if drawn else try_read(state, answer.text)
        record.replay_one(state, number)
        found.append(
            Moment(
                len(found),
                before.first if before else number + 1,
                number + 1,
                int(frame.seat),
                ask,
                (*(before.answers if before else ()), answer.text),
                start,
                state.copy(),
                move,
            )
        )
    if pending_frame(state) is not None or record.game.outcome(state) is None:
        raise Fault("analysis-unfinished", answers=len(record.answers))
    if not found:
        raise Fault("analysis-empty")
    return found


def try_read(state: State, text: str) -> int:
    """Return the packed answer, or None if it is illegal: the replay reports that with its line."""
    try:
        return parse_answer(state, text)
    except Fault:
        return NOBODY

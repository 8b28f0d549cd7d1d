"""Questions and answers as text, on top of the agenda."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE, Frame, State, answer, answer_or_rollback, pending
from meadhall.core.fault import Illegal, OutOfTurn

SHOWN = 12  # an error lists the legal answers up to this many and counts them beyond


@dataclass(frozen=True)
class Decision:
    """A question: who is asked, what, and every legal answer as text, in a stable order."""

    seat: int
    ask: str
    options: list[str]
    about: dict[str, Any] = field(default_factory=dict)


def pending_frame(state: State) -> Frame | None:
    """Return the frame that waits for an answer, or None if the game is over."""
    return state.agenda[-1] if pending(state) else None


def decide(state: State) -> Decision | None:
    """Return the pending question, or None if the game is over."""
    frame = pending_frame(state)
    if frame is None:
        return None
    return Decision(frame.seat, frame.ask, legal_texts(state), frame.about(state))


def legal_texts(state: State) -> list[str]:
    """Return the legal answers as text."""
    frame = pending_frame(state)
    return [frame.text(state, move) for move in pending(state)] if frame else []


def play(state: State, move: object) -> None:
    """Answer the pending question, by text or packed move. After an illegal answer, or a text at which a rule raises,
    the state is unchanged.
    """
    number = move if isinstance(move, int) and not isinstance(move, bool) else None
    if isinstance(move, str):
        answer_or_rollback(state, parse_answer(state, move))
    elif number is not None and number in pending(state):
        answer(state, number)
    else:
        frame = pending_frame(state)
        known = frame and number is not None and number in frame.candidates(state)
        raise build_illegal(state, frame.text(state, number) if known and frame and number is not None else str(move))


def parse_answer(state: State, text: str) -> int:
    """Return the packed move of a legal answer."""
    frame = pending_frame(state)
    wanted = " ".join(text.split())
    if frame is not None:
        for move in pending(state):
            if frame.text(state, move) == wanted:
                return move
    raise build_illegal(state, wanted)


def find_rule_against(state: State, text: str) -> str | None:
    """Return None for a legal answer, else the id of the rule that forbids it, or, for an answer to another question,
    the rule that says what is due. Empty if the text cannot be parsed.
    """
    frame = pending_frame(state)
    wanted = " ".join(text.split())
    if frame is None or wanted in legal_texts(state):
        return None if frame else ""
    for move in frame.candidates(state):
        if frame.text(state, move) == wanted:
            return frame.why(state, move)
    return state.forms.find_misplaced_rule(wanted, frame.due(state))


def build_illegal(state: State, text: str) -> Illegal:
    """Return the error for an illegal answer."""
    frame = pending_frame(state)
    if frame is None:
        return OutOfTurn("answer-over", answer=text)
    legal = legal_texts(state)
    rule = find_rule_against(state, text)
    return Illegal(
        "answer-illegal" if rule else "answer-unknown",
        answer=text,
        ask=frame.ask,
        seat=seat_name(frame.seat),
        rule=rule or "",
        count=len(legal),
        legal=", ".join(legal[:SHOWN]) + (", …" if len(legal) > SHOWN else ""),
    )


def seat_name(seat: int) -> str:
    """Return a seat's letter, from A on, or the words for the dealer and the whole table."""
    return {CHANCE: "chance", TABLE: "table"}.get(seat) or chr(ord("A") + seat)


def seat_of(name: str) -> int:
    return {"chance": CHANCE, "table": TABLE}.get(name, ord(name[:1] or "A") - ord("A"))

"""What some eyes may know of a game. Everything a seat is told is built here, from its own view."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import Decision, asked, decide, seat_name
from meadhall.core.game import Game
from meadhall.tables.table import Table


def decision_for(state: Any, eyes: int | None) -> dict[str, Any] | None:
    """The question: for everybody who is asked what, for the asked seat also the answers."""
    frame = asked(state)
    if frame is None:
        return None
    if eyes is not None and frame.seat in (eyes, TABLE):
        question = decide(state)
        assert question is not None
        return whole(question)
    return {"seat": seat_name(frame.seat), "ask": frame.ask}


def whole(question: Decision) -> dict[str, Any]:
    return {"seat": seat_name(question.seat), "ask": question.ask, "options": question.options, "about": question.about}


def seen(game: Game, state: Any, eyes: int | None) -> dict[str, Any]:
    """What these eyes may know of a state."""
    outcome = game.outcome(state)
    return {
        "view": game.view(state, eyes),
        "decision": decision_for(state, eyes),
        "outcome": asdict(outcome) if outcome else None,
    }


def events_for(
    play: Table, eyes: int | None, seqs: list[int], first: int, everything: bool = False
) -> list[dict[str, Any]]:
    """What happened from a group of events on; `n` is the entry it came with."""
    events = play.log(eyes, first, everything)
    for event in events:
        event["n"] = seqs[event["n"]]
    return events

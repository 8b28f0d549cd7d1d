"""How a game ends: by its rules, or because people end it before. Such an end is an entry like any other."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from meadhall.core.decision import seat_name
from meadhall.server.table.laid import Laid

PLAYED, RESIGNED, ENDED = "played", "resigned", "ended"


def written(how: str, seat: str, winners: list[str]) -> str:
    return json.dumps({"how": how, "seat": seat, "winners": winners})


def read(room: Laid, text: str) -> dict[str, Any]:
    """An end as it is stored. The seal of the deal is opened, as after any game."""
    if room.play is not None and room.play.record.result is None:
        room.play.record.finish(room.play.state, room.play.dealer)
    found: dict[str, Any] = json.loads(text)
    return found


def shown(room: Laid, seen: dict[str, Any]) -> dict[str, Any]:
    """What some eyes see of a game that people have ended: nothing is asked any more."""
    if room.ended is None:
        return seen
    winners = [room.index(seat) for seat in room.ended["winners"]]
    outcome = {"winners": winners, "scores": [], "reason": room.ended["how"]}
    return {**seen, "decision": None, "outcome": outcome}


def result(room: Laid) -> dict[str, Any] | None:
    """How it ended, for lists of games: `how`, the letters of the winners, scores by seat."""
    if room.ended is not None:
        return {**room.ended, "scores": []}
    outcome = room.play.outcome if room.play is not None else None
    if outcome is None:
        return None
    found = asdict(outcome)
    return {
        "how": PLAYED,
        "seat": "",
        "winners": [seat_name(seat) for seat in found["winners"]],
        "scores": found["scores"],
    }

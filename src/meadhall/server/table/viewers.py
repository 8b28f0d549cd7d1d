"""Who looks at a table, and what one viewer is shown of it."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from msgspec import Struct

from meadhall.core.fault import Fault
from meadhall.core.game import Game, Outcome
from meadhall.lessons.first_game import load_hints
from meadhall.lessons.hints import find_hints
from meadhall.server.auth.requester import Visitor
from meadhall.server.messages.view_changes import Fields, encode_fields
from meadhall.tables.seat_view import DecisionMessage, SeatView, build_view
from meadhall.tables.table import Table


class Subscriber(Protocol):
    """A connection as its table knows it. What it sends is decided by the transport."""

    visitor: Visitor
    eyes: int | None  # the seat whose view it is sent; None: a spectator's
    wake: asyncio.Event  # set when there is something new to send
    dismissed: Fault | None  # why the connection ends

    def look_again(self) -> None:
        """Send everything again: what was sent before is no longer true."""
        ...

    def hear_anew(self) -> None:
        """Send the chat again: the users it hides have changed."""
        ...


class Snapshot(Struct):
    """View, question and outcome for one viewer, and the names of the hints due now. The view is encoded once."""

    view: Fields
    fields: dict[str, Any]  # the same view, from which sentences are made
    decision: DecisionMessage | None
    outcome: Outcome | None
    hints: list[str]


def take_snapshot(game: Game, play: Table, eyes: int | None, ended: Outcome | None) -> Snapshot:
    """Return what this viewer is shown now. Spectators get no hints; a game that people ended asks nothing."""
    found = build_view(game, play.state, eyes)
    if ended is not None:
        found = SeatView(view=found.view, decision=None, outcome=ended)
    hints = [] if eyes is None else find_hints(load_hints(game), play, eyes, found)
    return Snapshot(encode_fields(found.view), found.view, found.decision, found.outcome, [hint.name for hint in hints])

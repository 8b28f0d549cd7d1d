"""What some eyes see of a game, wherever it stands."""

from __future__ import annotations

from typing import Any

from meadhall.lessons.first_game import hints_of
from meadhall.lessons.hint import due
from meadhall.server.table import ending
from meadhall.server.table.laid import Laid
from meadhall.tables.seat_view import seen
from meadhall.tables.table import Table


def look(room: Laid, play: Table, eyes: int | None) -> dict[str, Any]:
    """View, question and outcome, and the names of the hints that matter now. Nobody's eyes are given none."""
    found = ending.shown(room, seen(room.game, play.state, eyes))
    hints = [] if eyes is None else due(hints_of(room.game), play, eyes, found)
    return {**found, "hints": [hint.name for hint in hints]}

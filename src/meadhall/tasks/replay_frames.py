"""Structs of replays and positions."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from meadhall.tables.seat_view import GameView
from meadhall.words.decision_text import LabelledDecision
from meadhall.words.events import Event


class Frame(Struct, kw_only=True):
    """A moment at which a player was asked, or the end, with the `events` since the previous frame. `seq` is the entry
    that led to it; `position` is set only if all hands are open.
    """

    seq: int
    view: GameView
    decision: LabelledDecision | None
    events: list[Event]
    position: str | UnsetType = UNSET


class Replay(Struct):
    """A game from first to last frame; `names` by seat."""

    game: str
    players: int
    names: list[str]
    frames: list[Frame]


class PositionShape(Struct):
    """A position with all hands open, and its canonical form."""

    game: str
    players: int
    options: dict[str, Any]
    view: GameView
    decision: LabelledDecision | None
    position: str

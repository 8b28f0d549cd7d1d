"""How far a game of Norsaga has come, and with how many: a lead means more the nearer the end is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.state import Norsaga

MARKERS: Final = 6.0


def stage(s: Norsaga) -> tuple[str, float, float]:
    """Which row of chances.toml holds, and how much of the way is gone: the markers of whoever has most."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.progress_of(seat))
    return str(s.players), float(most) / MARKERS, 0.0

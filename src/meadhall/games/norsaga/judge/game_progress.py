"""The progress of a game of Norsaga by number of players: a lead counts more near the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.state import Norsaga

MARKERS: Final = 6.0


def stage(s: Norsaga) -> tuple[str, float, float]:
    """Return the row of chances.toml to use, and the progress: the markers of the leader."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.count_markers(seat))
    return str(s.players), float(most) / MARKERS, 0.0

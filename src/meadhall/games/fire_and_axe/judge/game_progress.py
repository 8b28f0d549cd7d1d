"""The progress of a game of Fire & Axe by number of players: a lead counts more near the end."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.state import NO_ONE, FireAndAxe


def stage(s: FireAndAxe) -> tuple[str, float, float]:
    """Return the row of chances.toml to use, and the share of the sagas that are done."""
    done: i64 = 0
    for owner in s.won:
        if owner != NO_ONE:
            done += 1
    return str(s.players), float(done) / float(len(s.won)), 0.0

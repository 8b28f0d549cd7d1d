"""How far a game of Fire & Axe has come, and with how many: a lead means more the nearer the end is."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.state import NO_ONE, FireAndAxe


def stage(s: FireAndAxe) -> tuple[str, float, float]:
    """Which row of chances.toml holds, and how much of the way is gone: the sagas that are done."""
    done: i64 = 0
    for owner in s.won:
        if owner != NO_ONE:
            done += 1
    return str(s.players), float(done) / float(len(s.won)), 0.0

"""Possible worlds. What nobody knows is not decided yet, so every copy is one."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.trudvang.state import Trudvang


def redeal(s: Trudvang, seat: i64, rng: Rng) -> Trudvang:
    """TL-GEN-12. A copy with all that the table knows and nothing else: decks and bags are drawn from when they are, and the book is not part of the state."""
    twin = s.copy()
    twin.legal = None
    return twin

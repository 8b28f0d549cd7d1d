"""Determinization: unknown things are not decided yet, so every copy is a possible world."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.trudvang.state import Trudvang


def redeal(s: Trudvang, seat: i64, rng: Rng) -> Trudvang:
    """TL-GEN-12. Return a copy of the state; it contains only public knowledge: decks and bags are decided at the draw,
    and the book is not part of the state.
    """
    twin = s.copy()
    twin.legal = None
    return twin

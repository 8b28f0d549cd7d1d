"""Determinization: unknown things are not decided yet, so every copy is a possible world."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.state import Yggdrasil


def redeal(s: Yggdrasil, seat: i64, rng: Rng) -> Yggdrasil:
    """YG-INFO-02, YG-INFO-03, YG-INFO-04. Return a copy of the state; it contains only public knowledge.

    Decks, stacks and piles are bags from which chance draws when a card is turned over; known places are explicit.
    """
    twin = s.copy()
    twin.legal = None
    return twin

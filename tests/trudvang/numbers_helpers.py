"""A position with an Enemy."""

from __future__ import annotations

from meadhall.games.trudvang.state import Trudvang
from trudvang.scene import table


def prey(left: int = 3, place: int = -1) -> Trudvang:
    """Draugr in two places, some of them gone; the party defeats `left` of them."""
    return table(
        "enemies=DRAUGR-1 groups=draugr@sylvan:0.1#4.7;draugr@arji:0.0.1 "
        f"agenda=DefeatUnit(0,{left},-1,{place},0,0,-1)>Round()"
    )

"""Marks on pieces and parts of the table in the page, so that lessons and hints can highlight them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.games.norsaga.cards import SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS

PARTS = ("saga", "embellishments", "rivals", "piles")


def marks(view: dict[str, Any]) -> Iterator[str]:
    """Return every mark that this seat sees on its table."""
    yield from (f"part:{part}" for part in PARTS)
    for player in view["players"]:
        yield from (f"spot:{player['seat']}.{spot}" for spot in SPOT_NAMES)
        yield from (f"card:{card}" for card in [*player["tree"], *(player["hand"] or player["known"] or [])] if card)
    youngest = view["players"][view["you"] or 0]["tree"][0]
    hero = next((hero for hero in COMPONENTS.heroes if hero.id == youngest), None)
    yield from (f"embellishment:{one.id}" for one in COMPONENTS.embellishments if hero and one.colour == hero.dominant)

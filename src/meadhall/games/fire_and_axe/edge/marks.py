"""Marks on pieces and parts of the table in the page, so that lessons and hints can highlight them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.games.fire_and_axe.edge.component_facts import build_component_facts

PARTS = ("days", "losses", "wind", "runes", "demand", "sagas")


def marks(view: dict[str, Any]) -> Iterator[str]:
    """Return every mark that this seat sees on its table. Open sea has a mark only where a ship could go."""
    yield from (f"part:{part}" for part in PARTS)
    for player in view["players"]:
        yield f"hold:{player['seat']}"
        if player["seat"] == view["you"]:
            yield from (f"rune:{rune}" for rune in player["runes"] or [])
    chart = build_component_facts()
    yield from (f"space:{space}" for space in [*chart["ports"], *chart["homes"]])
    yield from (f"space:{space}" for space in chart["waters"] if space in view["routes"])

"""What is printed on the components of Norsaga, for those who draw them."""

from __future__ import annotations

from typing import Any

from meadhall.games.norsaga.data import COMPONENTS


def printed() -> dict[str, Any]:
    """The six traits each saga asks for, and the embellishments of each colour by generation."""
    families: dict[str, list[str]] = {}
    for one in sorted(COMPONENTS.embellishments, key=lambda one: one.generation):
        families.setdefault(one.colour, []).append(one.id)
    return {"sagas": {saga.id: "".join(trait * n for trait, n in saga.traits.items()) for saga in COMPONENTS.sagas},
            "families": families}

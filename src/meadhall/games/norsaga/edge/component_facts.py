"""The printed facts on the components of Norsaga, for drawings and words."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.norsaga.data import COMPONENTS


@cache
def build_component_facts() -> dict[str, Any]:
    """Return the class and the traits of each hero, the six traits of each saga, and the embellishments of each colour
    by generation.
    """
    families: dict[str, list[str]] = {}
    for one in sorted(COMPONENTS.embellishments, key=lambda one: one.generation):
        families.setdefault(one.colour, []).append(one.id)
    return {
        "heroes": {
            hero.id: {"kind": find_kind(hero.id), "dominant": hero.dominant, "recessive": hero.recessive.strip("-")}
            for hero in COMPONENTS.heroes
        },
        "sagas": {saga.id: "".join(trait * n for trait, n in saga.traits.items()) for saga in COMPONENTS.sagas},
        "families": families,
    }


def find_kind(name: str) -> str:
    """Return the kind of a card: `GR` for GR1, `SkR` for SK-R1, `Gh` for GH-1."""
    if name.startswith("SK-"):
        return f"Sk{name[3]}"
    return "Gh" if name.startswith("GH-") else name[:2]

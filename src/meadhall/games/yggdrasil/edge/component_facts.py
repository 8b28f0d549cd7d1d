"""The printed facts of the board of Yggdrasil Chronicles, for drawings."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.yggdrasil.cards import COLUMN, WORLDS
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.forecast import WAYS


@cache
def build_component_facts() -> dict[str, Any]:
    """Return the level and the column of each world (of the middle level as at the start), and the ways to lose of each
    enemy.
    """
    return {
        "levels": {world.id: world.level for world in COMPONENTS.worlds},
        "columns": dict(zip(WORLDS, COLUMN, strict=True)),
        "ways": WAYS,
    }

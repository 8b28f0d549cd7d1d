"""What is printed on the board of Yggdrasil Chronicles, for those who draw it."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.yggdrasil.cards import COLUMN, WORLDS
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.forecast import WAYS


@cache
def printed() -> dict[str, Any]:
    """The level and the column of each world, of the middle level as it is at the start, and which ways to lose belong to each enemy."""
    return {
        "levels": {world.id: world.level for world in COMPONENTS.worlds},
        "columns": dict(zip(WORLDS, COLUMN, strict=True)),
        "ways": WAYS,
    }

"""The first frame of each world action and creature, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.yggdrasil.cards import CREATURES, WORLDS
from meadhall.games.yggdrasil.rules import actions, creatures
from meadhall.games.yggdrasil.rules.actions import (
    Alfheim,
    Asgard,
    Midgard,
    Muspellheim,
    Nidavellir,
    Niflheim,
    Vanaheim,
    WorldAction,
)
from meadhall.games.yggdrasil.rules.creatures import (
    Eikthyrnir,
    GeriFreki,
    Gullfaxi,
    Gullinkambi,
    Heidrun,
    Hildisvini,
    HuginMunin,
    Ratatosk,
    Stags,
    Svartalfheim,
    Vedrfolnir,
    Vidofnir,
)
from meadhall.games.yggdrasil.rules.runes import Jotunheim
from meadhall.games.yggdrasil.rules.shared import Gulltopp, Saehrimnir, Skuld, Sleipnir, Tann, Urd, Verdandi

OF_WORLD: Final[dict[str, type[WorldAction]]] = {
    "asgard": Asgard,
    "alfheim": Alfheim,
    "vanaheim": Vanaheim,
    "midgard": Midgard,
    "nidavellir": Nidavellir,
    "svartalfheim": Svartalfheim,
    "jotunheim": Jotunheim,
    "niflheim": Niflheim,
    "muspellheim": Muspellheim,
}
OF_CREATURE: Final[dict[str, Callable[[i64], Frame]]] = {
    "stags": Stags,
    "eikthyrnir": Eikthyrnir,
    "gerifreki": GeriFreki,
    "gullfaxi": Gullfaxi,
    "gullinkambi": Gullinkambi,
    "gulltopp": Gulltopp,
    "heidrun": Heidrun,
    "hildisvini": Hildisvini,
    "huginmunin": HuginMunin,
    "ratatosk": Ratatosk,
    "saehrimnir": Saehrimnir,
    "skuld": Skuld,
    "sleipnir": Sleipnir,
    "tann": Tann,
    "urd": Urd,
    "vedrfolnir": Vedrfolnir,
    "verdandi": Verdandi,
    "vidofnir": Vidofnir,
}


def fill() -> None:
    """Fill both tables once all chapters are loaded: actions lead to creatures and creatures to actions."""
    if not actions.WORLD_ACTIONS:
        actions.WORLD_ACTIONS.extend([OF_WORLD[name] for name in WORLDS])
        creatures.EFFECTS.extend([OF_CREATURE[name] for name in CREATURES])


fill()

"""The frame of each rune, by the rune's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.fire_and_axe.cards import RUNES
from meadhall.games.fire_and_axe.rules.favours import (
    Berserkers,
    CalmSeas,
    ChangeInDemand,
    EmptyMarket,
    FairWind,
    FullHold,
    OdinsFavour,
    ShieldWall,
    SilverTongue,
    StrandedKinsmen,
    TirelessOars,
    Unrest,
)
from meadhall.games.fire_and_axe.rules.runes import EFFECT_OF
from meadhall.games.fire_and_axe.rules.strife import (
    FoulOmen,
    LokisTrick,
    Mutiny,
    ReinforcedWalls,
    SeaSerpent,
    Thieves,
    ThorsWard,
    Usurper,
)

EFFECTS: Final[dict[str, Callable[[i64], Frame]]] = {
    "change_in_demand": ChangeInDemand,
    "fair_wind": FairWind,
    "tireless_oars": TirelessOars,
    "calm_seas": CalmSeas,
    "berserkers": Berserkers,
    "odins_favour": OdinsFavour,
    "shield_wall": ShieldWall,
    "stranded_kinsmen": StrandedKinsmen,
    "silver_tongue": SilverTongue,
    "full_hold": FullHold,
    "empty_market": EmptyMarket,
    "unrest": Unrest,
    "sea_serpent": SeaSerpent,
    "usurper": Usurper,
    "thieves": Thieves,
    "mutiny": Mutiny,
    "reinforced_walls": ReinforcedWalls,
    "lokis_trick": LokisTrick,
    "foul_omen": FoulOmen,
    "thors_ward": ThorsWard,
}

EFFECT_OF.extend([EFFECTS[name] for name in RUNES])

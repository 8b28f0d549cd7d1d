"""Runes, sagas, goods and treasures as tables of small ints: the rules use no card objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.chart import HOME_IDS, SPACE_OF
from meadhall.games.fire_and_axe.data import COMPONENTS

DAYS: Final = 7
HAND: Final = 3
CREW_EACH: Final = 15
GOODS_EACH: Final = 11
SAGA_SPACES: Final = 3
SAGAS_PER_ERA: Final = 6  # in the deck, after three of each Era were removed
ROLLS: Final = 3
DICE: Final = 3
TOKENS: Final = 3
DEMAND_BONUS: Final = 2
MOST_VALUE: Final = 5

GOODS: Final = 3
CREW: Final = 3  # a piece is a good (0, 1, 2) or crew
PIECES: Final[list[str]] = [*(good.id for good in COMPONENTS.goods), "crew"]
PIECE_OF: Final[dict[str, int]] = {name: piece for piece, name in enumerate(PIECES)}
FIRST_DEMAND: Final[int] = [good.demanded for good in COMPONENTS.goods].index(True)
SLOTS: Final[list[i64]] = [0, 5, 6, 7]  # by Era

OWN: Final = 0
OWN_AT_SEA: Final = 1
OWN_IN_PORT: Final = 2
ANY_WINDOW: Final = 3
AFTER_TRADE: Final = 4
LOSS: Final = 5
DECLARED: Final = 6
ROLLED: Final = 7
OPPONENT_DECLARED: Final = 8
OPPONENT_ROLLED: Final = 9
OPPONENT_RUNE: Final = 10
TIMINGS: Final = (
    "own",
    "own-at-sea",
    "own-in-port",
    "any-window",
    "after-own-trade",
    "loss",
    "attack-declared",
    "attack-rolled",
    "opponent-attack-declared",
    "opponent-attack-rolled",
    "opponent-rune",
)

RUNES: Final[list[str]] = [rune.id for rune in COMPONENTS.runes]
RUNE_OF: Final[dict[str, int]] = {name: rune for rune, name in enumerate(RUNES)}
KINDS: Final[int] = len(RUNES)
COPIES: Final[list[i64]] = [rune.copies for rune in COMPONENTS.runes]
CONFLICT: Final[list[bool]] = [rune.conflict for rune in COMPONENTS.runes]
TIMING: Final[list[i64]] = [TIMINGS.index(rune.timing) for rune in COMPONENTS.runes]

CHANGE_IN_DEMAND: Final[int] = RUNE_OF["change_in_demand"]
FAIR_WIND: Final[int] = RUNE_OF["fair_wind"]
STRANDED_KINSMEN: Final[int] = RUNE_OF["stranded_kinsmen"]
SHIELD_WALL: Final[int] = RUNE_OF["shield_wall"]
FULL_HOLD: Final[int] = RUNE_OF["full_hold"]
EMPTY_MARKET: Final[int] = RUNE_OF["empty_market"]
UNREST: Final[int] = RUNE_OF["unrest"]
SEA_SERPENT: Final[int] = RUNE_OF["sea_serpent"]
USURPER: Final[int] = RUNE_OF["usurper"]
THIEVES: Final[int] = RUNE_OF["thieves"]
MUTINY: Final[int] = RUNE_OF["mutiny"]
REINFORCED_WALLS: Final[int] = RUNE_OF["reinforced_walls"]
FOUL_OMEN: Final[int] = RUNE_OF["foul_omen"]

TRADE: Final = 0
RAID: Final = 1
SETTLE: Final = 2
TASKS: Final = ("trade", "raid", "settle")

SAGAS: Final[list[str]] = [saga.id for saga in COMPONENTS.sagas]
SAGA_OF: Final[dict[str, int]] = {name: saga for saga, name in enumerate(SAGAS)}
SAGA_ERA: Final[list[i64]] = [saga.era for saga in COMPONENTS.sagas]
SAGA_HOME: Final[list[i64]] = [HOME_IDS.index(saga.homeland) for saga in COMPONENTS.sagas]
SAGA_KIND: Final[list[i64]] = [TASKS.index(saga.kind) for saga in COMPONENTS.sagas]
SAGA_BONUS: Final[list[i64]] = [saga.bonus for saga in COMPONENTS.sagas]
SAGA_PORTS: Final[list[list[i64]]] = [[SPACE_OF[port] for port in saga.ports] for saga in COMPONENTS.sagas]
SAGA_DECK: Final = 18

TREASURES: Final[list[list[i64]]] = [
    [],
    [t.value for t in COMPONENTS.treasures if t.size == "small"],
    [t.value for t in COMPONENTS.treasures if t.size == "large"],
]


def count_runes(conflict: bool) -> list[i64]:
    """FA-SETUP-08. Return the number of runes of each kind in the deck; a table option can leave the conflict runes
    out.
    """
    counts: list[i64] = []
    for kind in range(KINDS):
        counts.append(0 if CONFLICT[kind] and not conflict else COPIES[kind])
    return counts

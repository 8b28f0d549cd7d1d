"""The 160 Feats as tables of small ints; their effects are steps of the book."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.book.model.steps import Step
from meadhall.games.trudvang.cards import HERO_OF, KINDS
from meadhall.games.trudvang.data_combat import COMBAT

SKILL: Final = 0
ATTACK: Final = 1
BLOCK: Final = 2
TYPES: Final = ("skill", "attack", "block")
PLAIN: Final = 0
FAST: Final = 1
INSTANT: Final = 2
KEYWORDS: Final = ("", "fast", "instant")
ONE: Final = 0
TWO: Final = 1
LEGENDARY: Final = 2
ULTIMATE: Final = 3
WYRD: Final = 4
LEVELS: Final = ("one", "two", "legendary", "ultimate", "wyrd")
NO_FEAT: Final = -1

# Special properties of an Attack.
IS_ATTACK: Final = 1  # ATK modifiers count; without it, "deal X"
IGNORE_DEFENCE: Final = 2
SURPLUS: Final = 4
EVERY_UNIT: Final = 8
DAZE: Final = 16
DISARM: Final = 32
KILL_CP: Final = 64
KILL_HEALTH: Final = 128

EVERYTHING: Final = 99  # a Block that stops all of an attack


def has_verb(effects: tuple[Step, ...], verb: str) -> bool:
    """Return whether one of these effects has this verb."""
    return any(step.verb == verb for step in effects)


def slots_of(kinds: list[list[str]]) -> list[i64]:
    """Return each slot as a mask of the kinds it accepts."""
    found: list[i64] = []
    for slot in kinds:
        mask: i64 = 0
        for kind in slot:
            mask |= 1 << KINDS.index(kind)
        found.append(mask)
    return found


FEATS: Final[list[str]] = [feat.id for feat in COMBAT.feats]
FEAT_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(FEATS)}
LINE: Final[list[str]] = [feat.line for feat in COMBAT.feats]
LEVEL: Final[list[i64]] = [LEVELS.index(feat.level) for feat in COMBAT.feats]
HERO_FEAT: Final[list[i64]] = [HERO_OF[feat.hero] if feat.hero else -1 for feat in COMBAT.feats]
TYPE: Final[list[i64]] = [TYPES.index(feat.type) for feat in COMBAT.feats]
KEYWORD: Final[list[i64]] = [KEYWORDS.index(feat.keyword) for feat in COMBAT.feats]
SOLO: Final[list[bool]] = [feat.solo for feat in COMBAT.feats]
SLOTS: Final[list[list[i64]]] = [
    slots_of([[str(kind) for kind in slot] for slot in feat.slots]) for feat in COMBAT.feats
]
USES: Final[list[i64]] = [feat.uses for feat in COMBAT.feats]
USES_IF_LOW: Final[list[i64]] = [feat.uses_if_low for feat in COMBAT.feats]
COST: Final[list[i64]] = [feat.lose_health for feat in COMBAT.feats]
EITHER: Final[list[bool]] = [feat.either for feat in COMBAT.feats]
BLOCKS: Final[list[str]] = [block.name for block in COMBAT.blocks]
EFFECTS: Final[list[tuple[Step, ...]]] = [block.steps for block in COMBAT.blocks]
CANCELS: Final[list[bool]] = [has_verb(effects, "cancel") for effects in EFFECTS]
SHIELDS: Final[list[bool]] = [has_verb(effects, "redirect") for effects in EFFECTS]
FOR_ANYONE: Final[list[bool]] = [any(getattr(step, "aim", "") == "anyone" for step in effects) for effects in EFFECTS]
OF_HERO: Final[list[list[list[i64]]]] = [  # by level
    [
        [feat for feat in range(len(FEATS)) if HERO_FEAT[feat] == hero and LEVEL[feat] == level]
        for level in range(len(LEVELS))
    ]
    for hero in range(len(HERO_OF))
]
WYRDS: Final[list[i64]] = [number for number, feat in enumerate(COMBAT.feats) if feat.level == "wyrd"]
LOW_HEALTH: Final = 3


def feats_of(hero: i64, level: i64) -> list[i64]:
    """TL-FEAT-01. Return the Feats of a Hero and its Class of one level."""
    return OF_HERO[hero][level][:]


def upgrade_of(feat: i64) -> i64:
    """TL-LEVEL-05. Return the next version of a Feat, or NO_FEAT."""
    if LEVEL[feat] in (ONE, TWO):
        for other in range(len(FEATS)):
            if LINE[other] == LINE[feat] and LEVEL[other] == LEVEL[feat] + 1:
                return other
    return NO_FEAT


def is_wyrd(feat: i64) -> bool:
    return LEVEL[feat] == WYRD

"""The 160 Feats as tables of small ints, and their effects as shared values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.cards import HERO_OF, KINDS
from meadhall.games.trudvang.data_combat import COMBAT, EffectData
from meadhall.games.trudvang.tokens import status_number

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

# Verbs of Feats.
VERBS: Final = (
    "attack", "block", "weaken", "miss", "cancel", "shield", "modify-attack", "multiply-attack", "gain-cp",
    "gain-health", "gain-status", "discard-status", "refresh", "foretell", "arrange", "make-active", "draw-runes",
    "return-miss", "enemy-attack", "enemy-defence", "skip-attack", "defeat", "poison", "pilfer", "hide",
    "backlash-after",
)
DO_ATTACK: Final = 0
DO_BLOCK: Final = 1
DO_WEAKEN: Final = 2
DO_MISS: Final = 3
DO_CANCEL: Final = 4
DO_SHIELD: Final = 5
DO_MODIFY: Final = 6
DO_MULTIPLY: Final = 7
DO_GAIN_CP: Final = 8
DO_GAIN_HEALTH: Final = 9
DO_GAIN_STATUS: Final = 10
DO_DISCARD_STATUS: Final = 11
DO_REFRESH: Final = 12
DO_FORETELL: Final = 13
DO_ARRANGE: Final = 14
DO_MAKE_ACTIVE: Final = 15
DO_DRAW_RUNES: Final = 16
DO_RETURN_MISS: Final = 17
DO_ENEMY_ATTACK: Final = 18
DO_ENEMY_DEFENCE: Final = 19
DO_SKIP: Final = 20
DO_DEFEAT: Final = 21
DO_POISON: Final = 22
DO_PILFER: Final = 23
DO_HIDE: Final = 24
DO_BACKLASH: Final = 25

# Whom an effect benefits, and what it aims at.
SELF: Final = 0
ONE_HERO: Final = 1
EACH: Final = 2
OTHERS: Final = 3
OTHER: Final = 4
WHO: Final = ("self", "one", "each", "others", "other")
USER: Final = 0
ANYONE: Final = 1
UNIT: Final = 2
GROUP: Final = 3
ALL: Final = 4
AIMS: Final = ("user", "anyone", "unit", "group", "all")

# What is special about an Attack.
IS_ATTACK: Final = 1          # ATK modifiers count; without it, "deal X"
IGNORE_DEFENCE: Final = 2
SURPLUS: Final = 4
EVERY_UNIT: Final = 8
DAZE: Final = 16
DISARM: Final = 32
KILL_CP: Final = 64
KILL_HEALTH: Final = 128

EVERYTHING: Final = 99        # a Block that stops all of an attack


class Effect:
    """One effect of a Feat; see data/feats.toml."""

    def __init__(
        self, verb: i64, n: i64, times: i64, who: i64, aim: i64, kind: i64, also: i64, flags: i64, damaged: i64,
        alone: i64, cripple: i64, defence: i64, each: bool, dark: bool, not_boss: bool, most: i64,
    ) -> None:
        self.verb = verb
        self.n = n
        self.times = times
        self.who = who
        self.aim = aim
        self.kind = kind
        self.also = also
        self.flags = flags
        self.damaged = damaged      # more against a target that has damage
        self.alone = alone          # more when no other Feat has been used in this combat
        self.cripple = cripple      # less ATK of the target
        self.defence = defence
        self.each = each
        self.dark = dark
        self.not_boss = not_boss
        self.most = most            # printed health of a unit at most; 0 any


def flags_of(data: EffectData) -> i64:
    flags: i64 = IS_ATTACK if data.do == "attack" else 0
    for set_, flag in (
        (data.ignore_defence, IGNORE_DEFENCE), (data.surplus, SURPLUS), (data.each, EVERY_UNIT), (data.daze, DAZE),
        (data.disarm, DISARM), (data.kill == "cp", KILL_CP), (data.kill == "health", KILL_HEALTH),
    ):
        if set_:
            flags |= flag
    return flags


def effect_of(data: EffectData) -> Effect:
    return Effect(
        VERBS.index(data.do), EVERYTHING if data.all else data.n, data.times, WHO.index(data.who),
        AIMS.index(data.aim), status_number(data.kind), status_number(data.also), flags_of(data), data.damaged,
        data.alone, data.cripple, data.defence, data.each, data.dark, data.not_boss, data.most,
    )


def slots_of(kinds: list[list[str]]) -> list[i64]:
    """Each slot as a mask of the kinds it takes."""
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
SLOTS: Final[list[list[i64]]] = [slots_of([[str(kind) for kind in slot] for slot in feat.slots]) for feat in COMBAT.feats]
USES: Final[list[i64]] = [feat.uses for feat in COMBAT.feats]
USES_IF_LOW: Final[list[i64]] = [feat.uses_if_low for feat in COMBAT.feats]
COST: Final[list[i64]] = [feat.lose_health for feat in COMBAT.feats]
EITHER: Final[list[bool]] = [feat.either for feat in COMBAT.feats]
EFFECTS: Final[list[list[Effect]]] = [[effect_of(effect) for effect in feat.effects] for feat in COMBAT.feats]
WYRDS: Final[list[i64]] = [number for number, feat in enumerate(COMBAT.feats) if feat.level == "wyrd"]
LOW_HEALTH: Final = 3


def feats_of(hero: i64, level: i64) -> list[i64]:
    """TL-FEAT-01. The Feats of a Hero and its Class of one level."""
    found: list[i64] = []
    for feat in range(len(FEATS)):
        if HERO_FEAT[feat] == hero and LEVEL[feat] == level:
            found.append(feat)
    return found


def upgrade_of(feat: i64) -> i64:
    """TL-LEVEL-05. The next version of a Feat, or NO_FEAT."""
    if LEVEL[feat] in (ONE, TWO):
        for other in range(len(FEATS)):
            if LINE[other] == LINE[feat] and LEVEL[other] == LEVEL[feat] + 1:
                return other
    return NO_FEAT


def does(feat: i64, verb: i64) -> bool:
    """Whether one of a Feat's effects has this verb."""
    for effect in EFFECTS[feat]:
        if effect.verb == verb:
            return True
    return False


def is_wyrd(feat: i64) -> bool:
    return LEVEL[feat] == WYRD

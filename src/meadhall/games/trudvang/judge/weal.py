"""What Heroes and Enemies amount to, in points of health: the measure in which bots compare tables."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.cards import DARK, HEALTH, WILD
from meadhall.games.trudvang.feats import (
    COST,
    DO_ARRANGE,
    DO_ATTACK,
    DO_BACKLASH,
    DO_BLOCK,
    DO_CANCEL,
    DO_DEFEAT,
    DO_DISCARD_STATUS,
    DO_DRAW_RUNES,
    DO_ENEMY_ATTACK,
    DO_ENEMY_DEFENCE,
    DO_FORETELL,
    DO_GAIN_CP,
    DO_GAIN_HEALTH,
    DO_GAIN_STATUS,
    DO_HIDE,
    DO_MAKE_ACTIVE,
    DO_MISS,
    DO_MODIFY,
    DO_MULTIPLY,
    DO_PILFER,
    DO_POISON,
    DO_REFRESH,
    DO_RETURN_MISS,
    DO_SHIELD,
    DO_SKIP,
    DO_WEAKEN,
    EACH,
    EFFECTS,
    EITHER,
    EVERY_UNIT,
    EVERYTHING,
    FEATS,
    OTHERS,
    SURPLUS,
    USES,
    Effect,
    is_wyrd,
)
from meadhall.games.trudvang.state import Trudvang

FALLEN: Final = -7.0          # a defeated Hero comes back with 6 health, a Wyrd and Darkness
FRAILTY: Final = 3.0          # how much worse than its number low health is
CP: Final = 0.45
XP: Final = 1.2
GOOD_STATUS: Final = 0.8
BAD_STATUS: Final = -0.8
WEARY: Final = -0.9           # an exhausted Hero card
CARD: Final = 1.0             # an Item, Companion or Title
RUNE: Final = 0.2
WILD_RUNE: Final = 0.6
DARK_RUNE: Final = -0.5
SKILL: Final = 0.25           # of each Feat in the deck
WYRD: Final = -2.5
FOE: Final = 1.2              # an Enemy unit that still stands
FOE_HEALTH: Final = 0.7
FOE_ATTACK: Final = 0.4
SCALE: Final = 3.0            # points of health that turn a middling end into a good one

# What one of each effect brings, by its verb.
EACH_ONE: Final[dict[int, float]] = {
    DO_ATTACK: 0.9, DO_BLOCK: 0.8, DO_WEAKEN: 0.7, DO_MISS: 3.0, DO_CANCEL: 1.0, DO_SHIELD: 0.8, DO_MODIFY: 1.2,
    DO_MULTIPLY: 1.3, DO_GAIN_CP: 0.5, DO_GAIN_HEALTH: 0.9, DO_GAIN_STATUS: 1.0, DO_DISCARD_STATUS: 0.9,
    DO_REFRESH: 1.0, DO_FORETELL: 0.3, DO_ARRANGE: 0.4, DO_MAKE_ACTIVE: 2.0, DO_DRAW_RUNES: 0.5, DO_RETURN_MISS: 0.8,
    DO_ENEMY_ATTACK: 1.5, DO_ENEMY_DEFENCE: 1.0, DO_SKIP: 2.2, DO_DEFEAT: 4.0, DO_POISON: 0.9, DO_PILFER: 0.4,
    DO_HIDE: 1.5, DO_BACKLASH: -2.0,
}
WIDE: Final = 1.7             # an effect for each Hero, or on every unit
ALL_OF_IT: Final = 4.0        # a Block that stops a whole attack counts as one of so much
WITHOUT_NUMBER: Final = (DO_MISS, DO_CANCEL, DO_SHIELD, DO_HIDE, DO_BACKLASH, DO_MAKE_ACTIVE, DO_DISCARD_STATUS)


def effect_worth(effect: Effect) -> float:
    n: float = float(max(effect.n, -effect.n))
    if effect.n == EVERYTHING:
        n = ALL_OF_IT
    if effect.verb in WITHOUT_NUMBER or n == 0.0:
        n = 1.0
    worth: float = EACH_ONE[effect.verb] * n * float(max(1, effect.times))
    if effect.who in (EACH, OTHERS) or effect.flags & EVERY_UNIT:
        worth *= WIDE
    if effect.flags & SURPLUS:
        worth *= 1.2
    return worth


def feat_worth(feat: i64) -> float:
    """What a Feat brings when it is active, whatever stands there."""
    if is_wyrd(feat):
        return WYRD
    worth: float = 0.0
    for effect in EFFECTS[feat]:
        one = effect_worth(effect)
        worth = max(worth, one) if EITHER[feat] else worth + one
    return worth * float(max(1, USES[feat])) - float(COST[feat])


FEAT_WORTH: Final[list[float]] = [feat_worth(feat) for feat in range(len(FEATS))]


def health_worth(health: float) -> float:
    """The last points of health are the dearest."""
    if health <= 0.0:
        return FALLEN
    return health - FRAILTY * exp(-health / 2.0)


def belongings(s: Trudvang, seat: i64) -> float:
    """What a combat gives and takes besides health."""
    worth: float = CP * float(s.cp[seat]) + (WEARY if s.exhausted[seat] else 0.0)
    for kind in s.status[seat]:
        worth += BAD_STATUS if kind & 1 else GOOD_STATUS
    return worth


def keepings(s: Trudvang, seat: i64) -> float:
    """What no combat puts at risk: experience, runes, Feats, cards."""
    worth: float = XP * float(s.xp[seat])
    bag = s.bags[seat]
    drawn = s.drawn[seat]
    for kind in range(6):
        worth += (DARK_RUNE if kind == DARK else WILD_RUNE if kind == WILD else RUNE) * float(bag[kind] + drawn[kind])
    for feat in s.feat_decks[seat].cards() + s.feat_decks[seat].out:
        worth += SKILL * FEAT_WORTH[feat]
    cards: i64 = len(s.items[seat]) + len(s.companions[seat]) + len(s.titles[seat])
    return worth + CARD * float(cards)


def hero_worth(s: Trudvang, seat: i64, health: float) -> float:
    """Beyond full health there is nothing to gain."""
    most: float = float(HEALTH[s.hero[seat]])
    return health_worth(0.0 if s.down[seat] else min(most, health)) + belongings(s, seat)


def foe_worth(health: float, attack: float) -> float:
    """What it will take to be rid of an Enemy unit."""
    return FOE + FOE_HEALTH * health + FOE_ATTACK * attack


def hope(points: float) -> float:
    """From points to a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, points / SCALE))))

"""The value of Heroes and Enemies in points of health, in which bots compare tables."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from meadhall.book.model.conditions import Amount
from meadhall.book.model.steps import Count, Status, Step
from meadhall.games.trudvang.cards import DARK, HEALTH, WILD
from meadhall.games.trudvang.feat_steps import Attack
from meadhall.games.trudvang.feats import (
    COST,
    EFFECTS,
    EITHER,
    FEATS,
    USES,
    is_wyrd,
)
from meadhall.games.trudvang.state import Trudvang

FALLEN: Final = -7.0  # a defeated Hero comes back with 6 health, a Wyrd and Darkness
FRAILTY: Final = 3.0  # how much worse than its number low health is
CP: Final = 0.45
XP: Final = 1.2
GOOD_STATUS: Final = 0.8
BAD_STATUS: Final = -0.8
WEARY: Final = -0.9  # an exhausted Hero card
CARD: Final = 1.0  # an Item, Companion or Title
RUNE: Final = 0.2
WILD_RUNE: Final = 0.6
DARK_RUNE: Final = -0.5
SKILL: Final = 0.25  # of each Feat in the deck
WYRD: Final = -2.5
FOE: Final = 1.2  # an Enemy unit that still stands
FOE_HEALTH: Final = 0.7
FOE_ATTACK: Final = 0.4
SCALE: Final = 3.0  # points of health that turn a middling end into a good one

# The value of each effect of a Feat, by its verb.
EACH_ONE: Final[dict[str, float]] = {
    "attack": 0.9,
    "block": 0.8,
    "enemy_misses": 3.0,
    "cancel": 1.0,
    "redirect": 0.8,
    "modify_attack": 1.2,
    "multiply_attack": 1.3,
    "gain_cp": 0.5,
    "gain_health": 0.9,
    "gain_status": 1.0,
    "discard_status": 0.9,
    "refresh": 1.0,
    "foretell": 0.3,
    "arrange": 0.4,
    "make_active": 2.0,
    "draw_runes": 0.5,
    "return_miss": 0.8,
    "modify_enemy_attack": 1.5,
    "modify_enemy_defence": 1.0,
    "skip_attack": 2.2,
    "defeat_enemies": 4.0,
    "poison": 0.9,
    "pilfer": 0.4,
    "hide": 1.5,
    "backlash_after": -2.0,
}
WEAKEN: Final = 0.7  # less ATK of this one attack
WIDE: Final = 1.7  # an effect for each Hero, or on every unit
ALL_OF_IT: Final = 4.0  # a Block that stops a whole attack counts as one of so much


def number_in(step: Any) -> float:
    """Return the number of an effect; 1 if it has none, or if its number does not measure its value."""
    n: Amount | None = getattr(step, "n", None)
    if n is None or step.verb == "make_active":
        return 1.0
    return ALL_OF_IT if n.name == "all" else float(abs(n.number))


def effect_worth(step: Step) -> float:
    worth: float = EACH_ONE[step.verb]
    if isinstance(step, Count) and step.verb == "modify_enemy_attack" and step.aim == "this":
        worth = WEAKEN
    if isinstance(step, Status) and step.verb == "gain_status" and step.kind.startswith("-"):
        return 0.0
    worth *= number_in(step)
    if isinstance(step, Count):
        worth *= float(step.times)
    if step.who.kind in ("party", "others") or (isinstance(step, Attack) and step.each):
        worth *= WIDE
    return worth * 1.2 if isinstance(step, Count) and step.spread else worth


def feat_worth(feat: i64) -> float:
    """Return the value of an active Feat against any Enemies."""
    if is_wyrd(feat):
        return WYRD
    worth: float = 0.0
    for step in EFFECTS[feat]:
        one = effect_worth(step)
        worth = max(worth, one) if EITHER[feat] else worth + one
    return worth * float(max(1, USES[feat])) - float(COST[feat])


FEAT_WORTH: Final[list[float]] = [feat_worth(feat) for feat in range(len(FEATS))]


def health_worth(health: float) -> float:
    """Return the value of health; the last points count most."""
    if health <= 0.0:
        return FALLEN
    return health - FRAILTY * exp(-health / 2.0)


def value_of_belongings(s: Trudvang, seat: i64) -> float:
    """Return the value of what a combat gives and takes besides health."""
    worth: float = CP * float(s.cp[seat]) + (WEARY if s.exhausted[seat] else 0.0)
    for kind in s.status[seat]:
        worth += BAD_STATUS if kind & 1 else GOOD_STATUS
    return worth


def value_of_keepings(s: Trudvang, seat: i64) -> float:
    """Return the value of what no combat puts at risk: experience, runes, Feats, cards."""
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
    """Return the value of a Hero; health above the maximum adds nothing."""
    most: float = float(HEALTH[s.hero[seat]])
    return health_worth(0.0 if s.down[seat] else min(most, health)) + value_of_belongings(s, seat)


def foe_worth(health: float, attack: float) -> float:
    """Return the expected cost of defeating an Enemy unit."""
    return FOE + FOE_HEALTH * health + FOE_ATTACK * attack


def hope(points: float) -> float:
    """Convert points to a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, points / SCALE))))

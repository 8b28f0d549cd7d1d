"""The Enemy Attack deck as tables of small ints. Equal cards share a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.trudvang.data_combat import COMBAT

ATTACK_IDS: Final[list[str]] = [card.id for card in COMBAT.attacks]
MODIFIER: Final[list[i64]] = [card.modifier for card in COMBAT.attacks]
ABILITY: Final[list[i64]] = [card.ability for card in COMBAT.attacks]
MISSES: Final[list[bool]] = [card.miss for card in COMBAT.attacks]
RESHUFFLES: Final[list[bool]] = [card.reshuffle for card in COMBAT.attacks]


def whole_deck() -> list[i64]:
    """TL-ATTACK-02. Return the twelve cards."""
    cards: list[i64] = []
    for number, card in enumerate(COMBAT.attacks):
        cards.extend([number] * card.count)
    return cards


ATTACK_DECK: Final[list[i64]] = whole_deck()

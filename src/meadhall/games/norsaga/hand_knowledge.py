"""The knowledge of each player and of a spectator about cards in others' hands, with perfect memory.

For a card in a hand, `known` holds four bits for each observer: the hands where it can be, as far as that observer has
seen. One bit: certain. No bits: the observer knows nothing of it. A card has an entry only while it is in a hand, or
laid aside from one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OBSERVERS: Final = 5  # four seats and, last, the spectator
SPECTATOR: Final = 4
ALL_SEE: Final = 0x11111  # one bit for each observer


def find_hands(known: dict[i64, i64], observer: i64, card: i64) -> i64:
    """Return the hands where this observer knows the card can be, as bits; 0: nothing known."""
    return (known.get(card, 0) >> (4 * observer)) & 15


def set_hands(known: dict[i64, i64], card: i64, hands: i64) -> None:
    """Set the knowledge of all observers about the card; remove an entry without information."""
    if hands:
        known[card] = hands
    else:
        forget(known, card)


def forget(known: dict[i64, i64], card: i64) -> None:
    if card in known:  # `pop` is a slow call when compiled
        del known[card]  # noqa: RUF051


def note_hands(known: dict[i64, i64], observer: i64, card: i64, hands: i64) -> None:
    others = known.get(card, 0) & ~(15 << (4 * observer))
    set_hands(known, card, others | hands << (4 * observer))


def note_shown_card(known: dict[i64, i64], owner: i64, card: i64) -> None:
    """NS-INFO-05. Record a card that openly went into a hand: all players know it is there."""
    known[card] = ALL_SEE << owner


def note_seen_hand(known: dict[i64, i64], observer: i64, owner: i64, hand: list[i64]) -> None:
    """NS-INFO-03. Record that an observer saw this whole hand: its cards are certain, all others are elsewhere."""
    there: i64 = 1 << (4 * observer + owner)
    for card in list(known):
        was = known[card]
        if was & there and card not in hand:
            set_hands(known, card, was & ~there)
    for card in hand:
        note_hands(known, observer, card, 1 << owner)


def note_new_deck(known: dict[i64, i64], hands: list[list[i64]]) -> None:
    """NS-DECK-03, NS-INFO-05. Record that all players saw the cards of the new deck: all other cards that a player
    cannot see are in hands.
    """
    held: i64 = 0
    for owner in range(len(hands)):
        if hands[owner]:
            held |= 1 << owner
    for owner in range(len(hands)):
        for card in hands[owner]:
            was = known.get(card, 0)
            now = was
            for observer in range(OBSERVERS):
                if observer != owner and not (was >> (4 * observer)) & 15:
                    now |= (held & ~(1 << observer)) << (4 * observer)
            if now != was:
                known[card] = now


def note_empty_hand(known: dict[i64, i64], owner: i64) -> None:
    """Remove an empty hand from the possible places of every card."""
    there: i64 = ALL_SEE << owner
    for card in list(known):
        was = known[card]
        if was & there:
            set_hands(known, card, was & ~there)


def note_swap(
    known: dict[i64, i64], actor: i64, target: i64, gave: i64, took: i64, alone: bool, target_alone: bool
) -> None:
    """NS-EMB-PLUNDER-02, NS-INFO-05. Record a swap of one card each way; the two players know which cards.

    An observer who knew a card in either hand now knows it only as in one of the two, unless a hand held nothing else
    (`alone`, `target_alone`): then that very card must have moved.
    """
    both: i64 = (1 << actor) | (1 << target)
    for card, was in known.items():
        now = was
        for observer in range(OBSERVERS):
            if observer != actor and observer != target:
                hands = (was >> (4 * observer)) & 15
                if hands & both:
                    moved = (alone and hands == 1 << actor) or (target_alone and hands == 1 << target)
                    now ^= (both if moved else both & ~hands) << (4 * observer)
        if now != was:
            known[card] = now
    for observer in (actor, target):
        note_hands(known, observer, gave, 1 << target)
        note_hands(known, observer, took, 1 << actor)

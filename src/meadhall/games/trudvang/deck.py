"""A deck of cards: known from the top, a bag in the middle, known at the bottom, and its discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Part
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import take_out

NO_CARD: Final = -1  # nothing to draw: what chance answers where it has no choice


class Deck(Part):
    """TL-GEN-12. Only the order is hidden, and it is not decided before a card is drawn; cards shown by Foretell are
    known.
    """

    top: list[i64]  # next first
    bag: list[i64]  # in any order
    bottom: list[i64]  # the last one lies lowest
    out: list[i64]

    def count_left(self) -> i64:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def cards(self) -> list[i64]:
        """Return all cards of the deck, without the discards."""
        return [*self.top, *self.bag, *self.bottom]

    def drawable(self) -> list[i64]:
        """Return the cards that can be drawn: the known top card, else any of the bag, else the known bottom; one entry
        per card.
        """
        if self.top:
            return [self.top[0]]
        if self.bag:
            return self.bag[:]
        return [self.bottom[0]] if self.bottom else []

    def pick(self, rng: Rng) -> i64:
        """Return one card of `next`, NO_CARD if there is none, without copying the bag."""
        cards = self.bag if self.bag and not self.top else self.drawable()
        return cards[rng.below(len(cards))] if cards else NO_CARD

    def take(self, card: i64) -> None:
        """Remove a card that was drawn."""
        if self.top:
            take_out(self.top, card)
        elif self.bag:
            take_out(self.bag, card)
        else:
            take_out(self.bottom, card)

    def shuffle(self) -> None:
        """Shuffle: the cards lose their known places; the discards stay."""
        if self.top or self.bottom:
            self.bag = self.cards()
            self.top = []
            self.bottom = []
        self.bag.sort()

    def renew(self) -> None:
        """TL-ATTACK-05, TL-COMBAT-PLAN-04, TL-EVENT-10. Shuffle the discards into the deck."""
        self.bag.extend(self.out)
        self.out = []
        self.shuffle()


def deck_of(plain: list[list[i64]]) -> Deck:
    """TL-END-11. Build a deck from its plain form."""
    return Deck(plain[0][:], plain[1][:], plain[2][:], plain[3][:])

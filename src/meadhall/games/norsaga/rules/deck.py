"""Draw cards from the deck one by one; the dealer is asked for each."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Lot, Onward
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.norsaga import hand_knowledge
from meadhall.games.norsaga.cards import IDS
from meadhall.games.norsaga.state import Norsaga

TO_HAND: Final = 0
TO_DRAWN: Final = 1  # Martyr: seen by the holder, not part of the hand
TO_REVEALED: Final = 2  # Prayer: open to all


class Draw(Onward):
    """NS-DECK-03, NS-DECK-04, NS-DECK-05, NS-DECK-06. Draw this many cards; an empty deck is renewed from the discard
    pile when a card is needed.

    If both are empty, the draw ends early.
    """

    player: i64
    count: i64
    to: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        if self.count <= 0 or not s.can_draw():
            return
        if not s.deck:
            s.deck = s.discard
            s.deck.sort()
            s.discard = []
            if not s.drawn:
                hand_knowledge.note_new_deck(s.known, s.hands)
            if s.log is not None:
                s.log.append(Event("reshuffle", {"count": len(s.deck)}))
        there: i64 = min(self.count, len(s.deck))
        if there < self.count:
            s.do(Draw(self.player, self.count - there, self.to))
        card = DrawCard(self.player, self.to)
        for _ in range(there):
            s.do(card)


def take(deck: list[i64], card: i64) -> None:
    """Remove a card from the deck, which is sorted."""
    low: i64 = 0
    high: i64 = len(deck) - 1
    while low < high:
        middle = (low + high) >> 1
        if deck[middle] < card:
            low = middle + 1
        else:
            high = middle
    deck.pop(low)


class DrawCard(Lot):
    """NS-INFO-02, NS-UI-06. Draw the top card of the deck, which can be any card left in it; the
    dealer decides which.
    """

    ask: ClassVar[str] = "deck.draw"
    rule: ClassVar[str] = "NS-INFO-02"
    player: i64
    to: i64

    def options(self, s: Norsaga) -> list[i64]:
        return s.deck[:]

    def sample(self, s: Norsaga, rng: Rng) -> i64:
        return s.deck[rng.below(len(s.deck))]

    def text(self, s: Norsaga, move: i64) -> str:
        return "draw " + IDS[move]

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:
            return
        take(s.deck, move)
        if self.to == TO_HAND:
            s.hands[self.player].append(move)
        elif self.to == TO_DRAWN:
            s.drawn.append(move)
        else:
            s.revealed = move
        if s.log is not None:
            self.log_draw(s, move)

    def log_draw(self, s: Norsaga, card: i64) -> None:
        assert s.log is not None
        if self.to == TO_REVEALED:
            s.log.append(Event("reveal", {"seat": self.player, "card": IDS[card]}, reveals=True))
        else:
            s.log.append(
                Event(
                    "draw",
                    {"seat": self.player, "count": 1},
                    {"cards": [IDS[card]]},
                    [self.player],
                    reveals=True,
                    joins=True,
                )
            )

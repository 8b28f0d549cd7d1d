"""Foretell: show the next cards of a deck, and put each back on top or to the bottom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Question
from meadhall.core.rng import Rng
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import EVENTS
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.state import Trudvang

ATTACKS: Final = 0
EVENT_DECK: Final = 1
FEAT_DECK: Final = 2
UPGRADES: Final = 3
DECKS: Final = ("attack", "event", "feats", "upgrades")
PLACE: Final = 0  # what is done with the cards shown: each on top or to the bottom,
ARRANGE: Final = 1  # all on top in a chosen order,
SINK: Final = 2  # one of them to the bottom, the others back as they lay
TO_BOTTOM: Final = 1000


def deck_of(s: Trudvang, deck: i64, hero: i64) -> Deck:
    if deck == ATTACKS:
        return s.attack_deck
    if deck == EVENT_DECK:
        return s.events
    return s.feat_decks[hero] if deck == FEAT_DECK else s.upgrades[hero]


def card_name(deck: i64, card: i64) -> str:
    if deck == ATTACKS:
        return ATTACK_IDS[card]
    return EVENTS[card] if deck == EVENT_DECK else FEATS[card]


def distinct(cards: list[i64]) -> list[i64]:
    found: list[i64] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def foretell(s: Trudvang, asked: i64, deck: i64, n: i64, hero: i64) -> list[Frame]:
    """TL-GLOSS-12. With fewer cards than that, show those; discards are not shuffled in for it."""
    return show(s, asked, deck, n, hero, PLACE)


def show(s: Trudvang, asked: i64, deck: i64, n: i64, hero: i64, what: i64) -> list[Frame]:
    left = min(n, deck_of(s, deck, hero).count_left())
    frames: list[Frame] = [Show(asked, deck, hero, left, what, [])] if left else []
    return frames


class Show(Lot):
    """TL-GLOSS-12, TL-GEN-12. Show the next card of the deck to all."""

    ask: ClassVar[str] = "deck.show"
    rule: ClassVar[str] = "TL-GLOSS-12"
    player: i64
    deck: i64
    hero: i64
    left: i64
    what: i64
    cards: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        return distinct(deck_of(s, self.deck, self.hero).drawable())

    def weights(self, s: Trudvang) -> list[i64] | None:
        cards = deck_of(s, self.deck, self.hero).drawable()
        found: list[i64] = [cards.count(card) for card in distinct(cards)]
        return found

    def sample(self, s: Trudvang, rng: Rng) -> i64:
        return deck_of(s, self.deck, self.hero).pick(rng)

    def text(self, s: Trudvang, move: i64) -> str:
        return "show " + card_name(self.deck, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        cards = self.cards
        if move != AUTO:
            deck_of(s, self.deck, self.hero).take(move)
            cards = [*cards, move]
            if s.log is not None:
                s.say("shown", {"deck": DECKS[self.deck], "card": card_name(self.deck, move)}, reveals=True)
        if move != AUTO and self.left > 1:
            s.do(Show(self.player, self.deck, self.hero, self.left - 1, self.what, cards))
        elif self.what == SINK:
            s.do(Sink(self.player, self.deck, self.hero, cards))
        else:
            s.do(Foretold(self.player, self.deck, self.hero, self.what, cards, []))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"deck": DECKS[self.deck]}


class Foretold(Question):
    """TL-GLOSS-12. Each card shown goes on top or to the bottom; the chooser also orders those on the same side. Arranging keeps them all on top.

    On either side the card named first is drawn first.
    """

    ask: ClassVar[str] = "deck.foretell"
    rule: ClassVar[str] = "TL-GLOSS-12"
    deck: i64
    hero: i64
    what: i64
    cards: list[i64]
    top: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found = distinct(self.cards)
        if self.what == PLACE:
            found.extend([TO_BOTTOM + card for card in found])
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        found = distinct(self.cards)
        return [*found, *[TO_BOTTOM + card for card in found]]

    def why(self, s: Trudvang, move: i64) -> str:
        return "TL-GEN-02" if self.what == ARRANGE and move >= TO_BOTTOM else ""

    def text(self, s: Trudvang, move: i64) -> str:
        if move >= TO_BOTTOM:
            return "bottom " + card_name(self.deck, move - TO_BOTTOM)
        return "top " + card_name(self.deck, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        deck = deck_of(s, self.deck, self.hero)
        card = move - TO_BOTTOM if move >= TO_BOTTOM else move
        top = self.top
        if move >= TO_BOTTOM:
            deck.bottom.append(card)
        else:
            top = [*top, card]
        rest = self.cards[:]
        rest.remove(card)
        if rest:
            s.do(Foretold(self.seat, self.deck, self.hero, self.what, rest, top))
        else:
            deck.top = [*top, *deck.top]

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"deck": DECKS[self.deck]}


class Sink(Question):
    """TL-GEN-02. Lockpicks and Lies: one of the cards shown goes to the bottom, the others back in their order."""

    ask: ClassVar[str] = "deck.sink"
    rule: ClassVar[str] = "TL-GEN-02"
    deck: i64
    hero: i64
    cards: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        return distinct(self.cards)

    def text(self, s: Trudvang, move: i64) -> str:
        return "bottom " + card_name(self.deck, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        deck = deck_of(s, self.deck, self.hero)
        rest = self.cards[:]
        rest.remove(move)
        deck.top = [*rest, *deck.top]
        deck.bottom.append(move)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"deck": DECKS[self.deck]}

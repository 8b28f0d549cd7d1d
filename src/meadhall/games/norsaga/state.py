"""The state of Norsaga, and the basic operations on cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import State
from meadhall.core.answer_grammar import Forms
from meadhall.core.event import Event
from meadhall.games.norsaga import hand_knowledge
from meadhall.games.norsaga.answer_grammar import FORMS
from meadhall.games.norsaga.cards import DOMINANT, DOOM, EMPTY, IDS, NEED, PURPLE, SPOT_NAMES, SPOTS
from meadhall.games.norsaga.notation import cards_text
from meadhall.games.norsaga.options import House
from meadhall.games.norsaga.tree import count_markers, is_complete

NO_ONE: Final = -1
ALL_TREES: Final = 15


class Norsaga(State):
    """The table. The index of a spot is seat * 7 + place in the tree.

    The deck is a bag, sorted, without an order; the order of the discard pile means nothing.
    """

    forms: ClassVar[Forms] = FORMS
    fixed: ClassVar[tuple[str, ...]] = ("house", "sagas")

    house: House
    sagas: list[i64]
    trees: list[list[i64]]
    hands: list[list[i64]]
    deck: list[i64]
    discard: list[i64]
    drawn: list[i64]  # Martyr's cards, seen by the holder alone until they are placed
    aside: list[i64]  # hand cards the holder has laid aside, to be discarded together
    holder: i64 = NO_ONE  # whose are the cards drawn or laid aside
    revealed: i64 = EMPTY  # Prayer's card, open to all
    arrivals: list[i64]  # owners of trees on which the running effect has put a skald
    queue: list[i64]  # whose embellishment by a skald comes next; the first is being asked
    doomed: i64 = 0  # a bit for each seat with a Doom token
    known: dict[i64, i64]  # see memory
    turn: i64 = 0
    active: i64 = 0
    grants: i64 = 0  # skald grants whose place has come this turn
    winner: i64 = NO_ONE

    @property
    def players(self) -> i64:
        return len(self.trees)

    def card_at(self, spot: i64) -> i64:
        return self.trees[spot // SPOTS][spot % SPOTS]

    def has_hero(self, seat: i64) -> bool:
        """NS-TERM-03. Return whether a hero lies there; any card in the tree is one, ghosts and skalds too."""
        for card in self.trees[seat]:
            if card != EMPTY:
                return True
        return False

    def list_heroes(self, seat: i64) -> list[i64]:
        """NS-TERM-03, NS-TERM-04. Return the spots of a tree with a hero, in the order of the tree."""
        tree = self.trees[seat]
        first = seat * SPOTS
        spots: list[i64] = []
        for i in range(SPOTS):
            if tree[i] != EMPTY:
                spots.append(first + i)
        return spots

    def is_doomed(self, seat: i64) -> bool:
        """NS-DOOM-02, NS-DOOM-03. Return whether this player has a Doom token."""
        return (self.doomed >> seat) & 1 != 0

    def count_markers(self, seat: i64) -> i64:
        """NS-WIN-01. Return how many markers of this player's saga the tree fulfils."""
        return count_markers(self.trees[seat], NEED[self.sagas[seat]])

    def can_draw(self) -> bool:
        """NS-DECK-03. Return the number of cards that can be drawn; the discard pile becomes the deck when that is
        empty.
        """
        return bool(self.deck or self.discard)

    def find_open_trees(self, seat: i64, card: i64) -> i64:
        """NS-PLACE-06, NS-GHOST-01, NS-DOOM-06, NS-DOOM-11. Return the trees on which a player can play this card, a
        bit each.

        One's own always; any with a ghost; any card on a tree whose owner has a Doom token.
        """
        return ALL_TREES if DOMINANT[card] == DOOM else self.doomed | 1 << seat

    def put(self, seat: i64, card: i64, spot: i64, verb: str) -> None:
        """NS-PLACE-04, NS-PLACE-08, NS-PLACE-09, NS-TURN-05, NS-GHOST-02, NS-WIN-03. Put the card onto a tree and
        dismiss the card that lay there.

        Covering is one step. A skald's arrival is recorded for the owner of the tree, no matter who played it.
        """
        owner: i64 = spot // SPOTS
        tree = self.trees[owner]
        covered = tree[spot % SPOTS]
        tree[spot % SPOTS] = card
        if covered != EMPTY:
            self.discard.append(covered)
        if self.log is not None:
            told = {"seat": seat, "card": IDS[card], "owner": owner, "spot": SPOT_NAMES[spot % SPOTS]}
            if covered != EMPTY:
                told["covered"] = IDS[covered]
            self.log.append(Event(verb, told))
        if DOMINANT[card] == PURPLE:
            self.arrivals.append(owner)
        self.win_if_complete(owner)

    def dismiss(self, spot: i64) -> None:
        """NS-TERM-04, NS-DECK-01, NS-INHERIT-17. Move a card from the tree to the discard pile. Losing a hero never
        completes a saga, so no check follows.
        """
        owner = spot // SPOTS
        tree = self.trees[owner]
        card = tree[spot % SPOTS]
        tree[spot % SPOTS] = EMPTY
        self.discard.append(card)
        if self.log is not None:
            self.log.append(Event("dismiss", {"owner": owner, "spot": SPOT_NAMES[spot % SPOTS], "card": IDS[card]}))

    def leave_hand(self, seat: i64, card: i64) -> None:
        """NS-INFO-05. Remove the card from the hand, and all knowledge that it was there."""
        hand = self.hands[seat]
        hand.remove(card)
        if self.known:
            hand_knowledge.forget(self.known, card)
            if not hand:
                hand_knowledge.note_empty_hand(self.known, seat)

    def discard_cards(self, seat: i64, cards: list[i64]) -> None:
        """NS-DECK-02, NS-DECK-07, NS-DECK-08, NS-INFO-05. Move cards openly from the hand to the discard pile, all at
        once.

        The order in which they were drawn or chosen stays hidden; knowledge of them in the hand is dropped.
        """
        cards.sort()
        self.discard.extend(cards)
        if self.known:
            for card in cards:
                hand_knowledge.forget(self.known, card)
            if not self.hands[seat]:
                hand_knowledge.note_empty_hand(self.known, seat)
        if self.log is not None and cards:
            self.log.append(Event("discard", {"seat": seat, "cards": cards_text(cards)}))

    def lay_aside(self, seat: i64, card: i64) -> None:
        """NS-DECK-08. Lay a chosen card aside before it is discarded: no other player sees which one it is."""
        self.hands[seat].remove(card)
        self.aside.append(card)
        self.holder = seat

    def discard_aside(self) -> None:
        """NS-DECK-08. Move the chosen cards to the discard pile together."""
        cards = self.aside
        seat = self.holder
        self.aside = []
        self.holder = NO_ONE
        if cards:
            self.discard_cards(seat, cards)

    def win_if_complete(self, seat: i64) -> None:
        """NS-WIN-01, NS-WIN-02, NS-WIN-04, NS-WIN-05, NS-DOOM-13, NS-INHERIT-16. End the game at once when all six
        markers of a tree are placed, no matter who caused it.
        """
        if not self.ended and is_complete(self.trees[seat], NEED[self.sagas[seat]]):
            self.winner = seat
            self.queue.clear()
            self.arrivals.clear()
            if self.log is not None:
                self.log.append(Event("win", {"seat": seat}))
            self.end()

    def log_event(self, kind: str, seat: i64) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat}))

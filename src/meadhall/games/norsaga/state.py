"""What lies on the table in Norsaga, and the few things that can happen to a card."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import State
from meadhall.core.event import Event
from meadhall.core.forms import Forms
from meadhall.games.norsaga import memory
from meadhall.games.norsaga.cards import DOMINANT, DOOM, EMPTY, IDS, NEED, PURPLE, SPOT_NAMES, SPOTS
from meadhall.games.norsaga.forms import FORMS
from meadhall.games.norsaga.notation import cards_text
from meadhall.games.norsaga.options import House
from meadhall.games.norsaga.tree import is_complete, progress

NO_ONE: Final = -1
ALL_TREES: Final = 15


class Norsaga(State):
    """The table. Spots are counted through: seat * 7 + place in the tree.

    NS-INFO-02: the deck is a bag, sorted, without an order that anybody could know.
    NS-DECK-07: the discard pile lies open; its order means nothing.
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
        """NS-TERM-03. Any card in the tree is a hero, ghosts and skalds too."""
        for card in self.trees[seat]:
            if card != EMPTY:
                return True
        return False

    def heroes_of(self, seat: i64) -> list[i64]:
        tree = self.trees[seat]
        first = seat * SPOTS
        spots: list[i64] = []
        for i in range(SPOTS):
            if tree[i] != EMPTY:
                spots.append(first + i)
        return spots

    def is_doomed(self, seat: i64) -> bool:
        return (self.doomed >> seat) & 1 != 0

    def progress_of(self, seat: i64) -> i64:
        return progress(self.trees[seat], NEED[self.sagas[seat]])

    def drawable(self) -> bool:
        """NS-DECK-03. The discard pile is the deck in waiting."""
        return bool(self.deck or self.discard)

    def open_to(self, seat: i64, card: i64) -> i64:
        """NS-PLACE-06, NS-GHOST-01, NS-DOOM-06, NS-DOOM-11. The trees a player may play this card on, a bit each.

        One's own always; any with a ghost; any card on a tree whose owner has a Doom token.
        """
        return ALL_TREES if DOMINANT[card] == DOOM else self.doomed | 1 << seat

    def put(self, seat: i64, card: i64, spot: i64, verb: str) -> None:
        """NS-PLACE-04, NS-PLACE-08, NS-PLACE-09, NS-TURN-05, NS-GHOST-02, NS-WIN-03. A card comes onto a tree; what lay there is dismissed.

        Covering is one step. A skald's arrival is noted for the owner of the tree, whoever brought it.
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
        self.maybe_win(owner)

    def dismiss(self, spot: i64) -> None:
        """NS-TERM-04, NS-DECK-01, NS-INHERIT-17. From the tree to the discard pile. Losing a hero never completes a saga, so nobody needs to look."""
        owner = spot // SPOTS
        tree = self.trees[owner]
        card = tree[spot % SPOTS]
        tree[spot % SPOTS] = EMPTY
        self.discard.append(card)
        if self.log is not None:
            self.log.append(Event("dismiss", {"owner": owner, "spot": SPOT_NAMES[spot % SPOTS], "card": IDS[card]}))

    def leave_hand(self, seat: i64, card: i64) -> None:
        """The card is not in this hand any more, and nobody needs to remember that it was."""
        hand = self.hands[seat]
        hand.remove(card)
        if self.known:
            memory.forget(self.known, card)
            if not hand:
                memory.emptied(self.known, seat)

    def discard_cards(self, seat: i64, cards: list[i64]) -> None:
        """NS-DECK-02, NS-DECK-08, NS-INFO-05. Cards go openly from the hand to the discard pile, all at once.

        In which order they came or were chosen is nobody's business; that somebody knew them in the hand is past.
        """
        cards.sort()
        self.discard.extend(cards)
        if self.known:
            for card in cards:
                memory.forget(self.known, card)
            if not self.hands[seat]:
                memory.emptied(self.known, seat)
        if self.log is not None and cards:
            self.log.append(Event("discard", {"seat": seat, "cards": cards_text(cards)}))

    def lay_aside(self, seat: i64, card: i64) -> None:
        """Chosen but not yet discarded: nobody else sees which card it is."""
        self.hands[seat].remove(card)
        self.aside.append(card)
        self.holder = seat

    def discard_aside(self) -> None:
        cards = self.aside
        seat = self.holder
        self.aside = []
        self.holder = NO_ONE
        if cards:
            self.discard_cards(seat, cards)

    def maybe_win(self, seat: i64) -> None:
        """NS-WIN-01, NS-WIN-02, NS-WIN-04, NS-WIN-05, NS-DOOM-13, NS-INHERIT-16. All six markers on the tree end the game at once, whoever did it."""
        if not self.ended and is_complete(self.trees[seat], NEED[self.sagas[seat]]):
            self.winner = seat
            self.queue.clear()
            self.arrivals.clear()
            if self.log is not None:
                self.log.append(Event("win", {"seat": seat}))
            self.end()

    def tell(self, kind: str, seat: i64) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat}))

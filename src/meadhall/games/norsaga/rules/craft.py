"""Craft (green): Plunder, Turncoat, Infiltrate."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Question
from meadhall.core.event import Event
from meadhall.games.norsaga import hand_knowledge
from meadhall.games.norsaga.cards import CARDS, DOMINANT, EMPTY, IDS, SPOT_NAMES, SPOTS
from meadhall.games.norsaga.notation import SEATS, cards_text, spot_text
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.state import Norsaga

SWAP_NOTHING: Final[int] = CARDS * CARDS  # a swap is card given * CARDS + card taken


def look_at_hand(s: Norsaga, actor: i64, owner: i64) -> None:
    """NS-INFO-03, NS-EMB-PLUNDER-02, NS-EMB-INFILTRATE-02. Show the hand to the actor alone, who remembers it."""
    if owner != actor:
        hand_knowledge.note_seen_hand(s.known, actor, owner, s.hands[owner])
    if s.log is not None:
        s.log.append(
            Event(
                "look",
                {"seat": actor, "target": owner},
                {"cards": cards_text(sorted(s.hands[owner]))},
                [actor, owner],
                reveals=True,
            )
        )


class Plunder(PickPlayer):
    """NS-EMB-PLUNDER-01, NS-EMB-PLUNDER-04. Choose another player who holds a card, and look at their hand."""

    ask: ClassVar[str] = "plunder.target"
    rule: ClassVar[str] = "NS-EMB-PLUNDER-01"

    def why_protected(self, s: Norsaga, player: i64) -> str:
        if player == self.seat:
            return "NS-EMB-PLUNDER-01"
        return "" if s.hands[player] else "NS-EMB-PLUNDER-04"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            look_at_hand(s, self.seat, move)
            s.do(PlunderSwap(self.seat, move))


class PlunderSwap(Question):
    """NS-EMB-PLUNDER-01, NS-EMB-PLUNDER-03, NS-EMB-PLUNDER-04, NS-EMB-PLUNDER-05, NS-UI-05, NS-INFO-05. Swap one card
    of yours for one of theirs, or decline.

    This is asked even without a choice, because only the actor knows the cards to swap.
    """

    ask: ClassVar[str] = "plunder.swap"
    rule: ClassVar[str] = "NS-EMB-PLUNDER-01"
    private: ClassVar[bool] = True
    target: i64

    def options(self, s: Norsaga) -> list[i64]:
        moves: list[i64] = []
        theirs = sorted(s.hands[self.target])  # the order in which they came stays hidden
        for gave in s.hands[self.seat]:
            for took in theirs:
                moves.append(gave * CARDS + took)
        moves.append(SWAP_NOTHING)
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == SWAP_NOTHING:
            s.log_event("keep", self.seat)
            return
        gave = move // CARDS
        took = move % CARDS
        mine = s.hands[self.seat]
        theirs = s.hands[self.target]
        mine[mine.index(gave)] = took
        theirs[theirs.index(took)] = gave
        hand_knowledge.note_swap(s.known, self.seat, self.target, gave, took, len(mine) == 1, len(theirs) == 1)
        if s.log is not None:
            s.log.append(
                Event(
                    "swap",
                    {"seat": self.seat, "target": self.target},
                    {"gave": IDS[gave], "took": IDS[took]},
                    [self.seat, self.target],
                    reveals=True,
                )
            )

    def text(self, s: Norsaga, move: i64) -> str:
        return "keep" if move == SWAP_NOTHING else f"swap {IDS[move // CARDS]} {IDS[move % CARDS]}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [move for move in range(CARDS * CARDS)] + [SWAP_NOTHING]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == SWAP_NOTHING:
            return ""
        if not s.hands[self.seat]:
            return "NS-EMB-PLUNDER-04"
        mine = move // CARDS in s.hands[self.seat] and move % CARDS in s.hands[self.target]
        return "" if mine else "NS-EMB-PLUNDER-01"

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"target": SEATS[self.target]}


class Turncoat(DismissOwn):
    """NS-EMB-TURNCOAT-01, NS-EMB-TURNCOAT-04, NS-EMB-TURNCOAT-06, NS-PLACE-05. Take a hero of yours back into your
    hand, openly; then play a card, then discard any number.
    """

    ask: ClassVar[str] = "turncoat.take"
    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "NS-EMB-TURNCOAT-01"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:
            return
        tree = s.trees[self.seat]
        card = tree[move % SPOTS]
        tree[move % SPOTS] = EMPTY
        s.hands[self.seat].append(card)
        hand_knowledge.note_shown_card(s.known, self.seat, card)
        if s.log is not None:
            s.log.append(Event("take", {"seat": self.seat, "spot": SPOT_NAMES[move % SPOTS], "card": IDS[card]}))
        s.do(TurncoatPlay(self.seat), TurncoatDiscard(self.seat))


class TurncoatPlay(Play):
    """NS-EMB-TURNCOAT-02. You must play a card, the one taken back or another, by the rules of any play."""

    ask: ClassVar[str] = "turncoat.play"
    rule: ClassVar[str] = "NS-EMB-TURNCOAT-02"


class TurncoatDiscard(PickCard):
    """NS-EMB-TURNCOAT-01, NS-EMB-TURNCOAT-03, NS-DECK-08. Lay aside any number of cards; they are
    discarded together.
    """

    ask: ClassVar[str] = "turncoat.discard"
    rule: ClassVar[str] = "NS-EMB-TURNCOAT-01"

    def options(self, s: Norsaga) -> list[i64]:
        moves = s.hands[self.seat][:]
        moves.append(PASS)
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == PASS:
            s.discard_aside()
        else:
            s.lay_aside(self.seat, move)
            s.do(self)

    def text(self, s: Norsaga, move: i64) -> str:
        return "done" if move == PASS else "discard " + IDS[move]

    def candidates(self, s: Norsaga) -> list[i64]:
        return [card for card in range(CARDS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        return "" if move == PASS or move in s.hands[self.seat] else self.rule


class Infiltrate(PickPlayer):
    """NS-EMB-INFILTRATE-01, NS-EMB-INFILTRATE-02, NS-EMB-INFILTRATE-10. Choose a player who holds a card, yourself too, and look at that hand."""

    ask: ClassVar[str] = "infiltrate.target"
    rule: ClassVar[str] = "NS-EMB-INFILTRATE-01"

    def why_protected(self, s: Norsaga, player: i64) -> str:
        return "" if s.hands[player] else "NS-EMB-INFILTRATE-10"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            look_at_hand(s, self.seat, move)
            s.do(InfiltratePlace(self.seat, move))


class InfiltratePlace(Question):
    """NS-EMB-INFILTRATE-01, NS-EMB-INFILTRATE-03, NS-EMB-INFILTRATE-04, NS-EMB-INFILTRATE-05, NS-EMB-INFILTRATE-06,
    NS-EMB-INFILTRATE-07, NS-EMB-INFILTRATE-11, NS-GHOST-04, NS-WIN-07, NS-UI-05. Place cards of that hand on heroes of
    their colour, in any tree, one after another, as long as you like.

    A card just placed is a hero like any other. This is asked as long as the hand holds a card.
    """

    ask: ClassVar[str] = "infiltrate.place"
    rule: ClassVar[str] = "NS-EMB-INFILTRATE-01"
    private: ClassVar[bool] = True
    target: i64

    def options(self, s: Norsaga) -> list[i64]:
        moves: list[i64] = []
        hand = s.hands[self.target]
        if not hand:
            return moves
        for card in sorted(hand):
            colour = DOMINANT[card]
            for owner in range(s.players):
                tree = s.trees[owner]
                for i in range(SPOTS):
                    if DOMINANT[tree[i]] == colour:
                        moves.append(card * BOARD + owner * SPOTS + i)
        moves.append(PASS)
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO or move == PASS:
            return
        s.leave_hand(self.target, move // BOARD)
        s.put(self.seat, move // BOARD, move % BOARD, "place")
        s.do(self)

    def text(self, s: Norsaga, move: i64) -> str:
        return "stop" if move == PASS else f"place {IDS[move // BOARD]} {spot_text(move % BOARD, self.seat)}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [card * BOARD + spot for card in range(CARDS) for spot in range(s.players * SPOTS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return ""
        if move // BOARD not in s.hands[self.target]:
            return "NS-EMB-INFILTRATE-01"
        covered = s.card_at(move % BOARD)
        if covered == EMPTY:
            return "NS-EMB-INFILTRATE-05"
        return "" if DOMINANT[covered] == DOMINANT[move // BOARD] else "NS-EMB-INFILTRATE-04"

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"target": SEATS[self.target]}

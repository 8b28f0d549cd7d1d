"""Faith (yellow): Chant, Prayer, Martyr."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.games.norsaga.cards import CARDS, EMPTY, IDS, SPOTS
from meadhall.games.norsaga.notation import spot_text
from meadhall.games.norsaga.rules.deck import TO_DRAWN, TO_HAND, TO_REVEALED, Draw
from meadhall.games.norsaga.rules.placing import BOARD, PASS, PLAYS, SEATS_MOST, DismissOwn, Play
from meadhall.games.norsaga.state import NO_ONE, Norsaga


class Chant(Onward):
    """NS-EMB-CHANT-01, NS-EMB-CHANT-02, NS-EMB-CHANT-03. Discard your hand, even an empty one, then draw three cards."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        cards = s.hands[self.player]
        s.hands[self.player] = []
        s.discard_cards(self.player, cards)
        s.do(Draw(self.player, 3, TO_HAND))


class Prayer(Onward):
    """NS-EMB-PRAYER-01, NS-EMB-PRAYER-02, NS-EMB-PRAYER-06. The deck's top card is revealed to all players at once and
    then played.
    """

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.do(Draw(self.player, 1, TO_REVEALED), PrayerPlay(self.player))


class PrayerPlay(Play):
    """NS-EMB-PRAYER-03, NS-EMB-PRAYER-04, NS-EMB-PRAYER-05, NS-EMB-PRAYER-07, NS-GHOST-03. The revealed card must be
    played by the rules of any play; it never enters the hand.
    """

    ask: ClassVar[str] = "prayer.play"
    rule: ClassVar[str] = "NS-EMB-PRAYER-03"

    def options(self, s: Norsaga) -> list[i64]:
        card = s.revealed
        present: i64 = (1 << s.players) - 1
        return [] if card == EMPTY else PLAYS[card << SEATS_MOST | self.find_open_trees(s, card) & present][:]

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.revealed = EMPTY
        if move == AUTO:
            return
        s.put(self.seat, move // BOARD, move % BOARD, "play")

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS or move // BOARD != s.revealed:
            return "NS-EMB-PRAYER-03"
        return self.why_closed(s, s.revealed, (move % BOARD) // SPOTS)


class Martyr(Onward):
    """NS-EMB-MARTYR-02, NS-EMB-MARTYR-03, NS-EMB-MARTYR-04. Clockwise from the actor, each player is asked to dismiss a hero of their own."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.do(MartyrDismiss(self.player, self.player, s.players, []))


class MartyrDismiss(DismissOwn):
    """NS-EMB-MARTYR-01, NS-EMB-MARTYR-02, NS-EMB-MARTYR-05. Each player dismisses one own hero; players without one are
    skipped, and one card is drawn for each dismissed hero.
    """

    ask: ClassVar[str] = "martyr.dismiss"
    rule: ClassVar[str] = "NS-EMB-MARTYR-02"
    declined: ClassVar[str] = "NS-EMB-MARTYR-02"
    actor: i64
    left: i64  # players still to dismiss, this one included
    spots: list[i64]  # where heroes used to be

    def resolve(self, s: Norsaga, move: i64) -> None:
        spots = self.spots
        if move != AUTO:
            s.dismiss(move)
            spots = [*spots, move]
        if self.left > 1:
            s.do(MartyrDismiss((self.seat + 1) % s.players, self.actor, self.left - 1, spots))
        else:
            s.holder = self.actor
            s.do(Draw(self.actor, len(spots), TO_DRAWN), MartyrPlace(self.actor, spots))


class MartyrPlace(Question):
    """NS-EMB-MARTYR-06, NS-EMB-MARTYR-07, NS-EMB-MARTYR-09, NS-EMB-MARTYR-10, NS-GHOST-04, NS-WIN-07, NS-INFO-04. Only
    the actor sees the cards, and places them one by one in the spots of the dismissed heroes, ghosts too, in any order.
    """

    ask: ClassVar[str] = "martyr.place"
    rule: ClassVar[str] = "NS-EMB-MARTYR-07"
    spots: list[i64]

    def options(self, s: Norsaga) -> list[i64]:
        moves: list[i64] = []
        for card in s.drawn:
            for spot in self.spots:
                moves.append(card * BOARD + spot)
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:
            s.holder = NO_ONE
            return
        s.drawn.remove(move // BOARD)
        s.put(self.seat, move // BOARD, move % BOARD, "place")
        s.do(MartyrPlace(self.seat, [spot for spot in self.spots if spot != move % BOARD]))

    def text(self, s: Norsaga, move: i64) -> str:
        return f"place {IDS[move // BOARD]} {spot_text(move % BOARD, self.seat)}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [card * BOARD + spot for card in range(CARDS) for spot in range(s.players * SPOTS)]

    def why(self, s: Norsaga, move: i64) -> str:
        if move // BOARD not in s.drawn:
            return "NS-EMB-MARTYR-10" if move // BOARD in s.hands[self.seat] else "NS-EMB-MARTYR-06"
        return "" if move % BOARD in self.spots else "NS-EMB-MARTYR-07"

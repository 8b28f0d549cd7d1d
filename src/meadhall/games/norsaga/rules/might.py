"""Might (red): Adapt, Assault, Invade."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward
from meadhall.games.norsaga.cards import CARDS, IDS, SPOTS
from meadhall.games.norsaga.notation import spot_text
from meadhall.games.norsaga.rules.placing import BOARD, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.state import ALL_TREES, Norsaga

ELSEWHERE: Final = 4096  # Adapt: a card on another spot, which a player can try


class Adapt(DismissOwn):
    """NS-EMB-ADAPT-01, NS-EMB-ADAPT-02, NS-EMB-ADAPT-04. Dismiss any hero of your own; an empty
    spot cannot be chosen.
    """

    ask: ClassVar[str] = "adapt.dismiss"
    rule: ClassVar[str] = "NS-EMB-ADAPT-04"

    def due(self, s: Norsaga) -> str:
        return "NS-EMB-ADAPT-01"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.dismiss(move)
            s.do(AdaptPlace(self.seat, move))


class AdaptPlace(PickCard):
    """NS-EMB-ADAPT-01, NS-EMB-ADAPT-03, NS-EMB-ADAPT-05, NS-EMB-ADAPT-06, NS-GHOST-04, NS-DOOM-08. Place any hand card
    in the same spot; the dismissed hero is in the discard pile.
    """

    ask: ClassVar[str] = "adapt.place"
    verb: ClassVar[str] = "place"
    rule: ClassVar[str] = "NS-EMB-ADAPT-01"
    spot: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.leave_hand(self.seat, move)
            s.put(self.seat, move, self.spot, "place")

    def text(self, s: Norsaga, move: i64) -> str:
        if move < ELSEWHERE:
            return super().text(s, move)
        return f"place {IDS[(move - ELSEWHERE) // BOARD]} {spot_text((move - ELSEWHERE) % BOARD, self.seat)}"

    def candidates(self, s: Norsaga) -> list[i64]:
        found = super().candidates(s)
        for card in range(CARDS):
            for spot in range(s.players * SPOTS):
                if spot != self.spot:
                    found.append(ELSEWHERE + card * BOARD + spot)
        return found

    def why(self, s: Norsaga, move: i64) -> str:
        if move >= ELSEWHERE:
            return "NS-EMB-ADAPT-03"
        return "NS-EMB-ADAPT-06" if s.discard and move == s.discard[-1] else super().why(s, move)

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"spot": spot_text(self.spot, self.seat)}


class Assault(Onward):
    """NS-EMB-ASSAULT-01, NS-EMB-ASSAULT-03. Discard two cards, or all if you hold fewer; then choose a player."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        price: i64 = min(2, len(s.hands[self.player]))
        s.do(AssaultPay(self.player, price), AssaultTarget(self.player))


class AssaultPay(PickCard):
    """NS-EMB-ASSAULT-01, NS-DECK-08. Lay the cards aside one by one and discard them together; the last ones of a hand
    need no choice.
    """

    ask: ClassVar[str] = "assault.pay"
    rule: ClassVar[str] = "NS-EMB-ASSAULT-01"
    left: i64

    def options(self, s: Norsaga) -> list[i64]:
        hand = s.hands[self.seat]
        return hand[:] if len(hand) > self.left else hand[:1]

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.lay_aside(self.seat, move)
        if self.left > 1:
            s.do(AssaultPay(self.seat, self.left - 1))
        else:
            s.discard_aside()

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"left": self.left}


class AssaultTarget(PickPlayer):
    """NS-EMB-ASSAULT-02, NS-EMB-ASSAULT-04. Choose a player with a hero, yourself included."""

    ask: ClassVar[str] = "assault.target"
    rule: ClassVar[str] = "NS-EMB-ASSAULT-02"

    def why_protected(self, s: Norsaga, player: i64) -> str:
        return "" if s.has_hero(player) else "NS-EMB-ASSAULT-04"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            self.log_target(s, move)
            s.do(AssaultDismiss(move))


class AssaultDismiss(DismissOwn):
    """NS-EMB-ASSAULT-02, NS-UI-04. The chosen player picks the hero to dismiss."""

    ask: ClassVar[str] = "assault.dismiss"
    rule: ClassVar[str] = "NS-EMB-ASSAULT-02"
    declined: ClassVar[str] = "NS-EMB-ASSAULT-02"


class Invade(Play):
    """NS-EMB-INVADE-01, NS-EMB-INVADE-02, NS-EMB-INVADE-03, NS-EMB-INVADE-04. Play a card on another player's tree, any spot, token or none; never on your own, not even a ghost."""

    ask: ClassVar[str] = "invade.play"
    rule: ClassVar[str] = "NS-EMB-INVADE-01"

    shut: ClassVar[str] = "NS-EMB-INVADE-02"

    def find_open_trees(self, s: Norsaga, card: i64) -> i64:
        return ALL_TREES & ~(1 << self.seat)

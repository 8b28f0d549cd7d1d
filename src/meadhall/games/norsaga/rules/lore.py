"""Lore (blue): Augur, Offering, Possess."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import COLOURS, DOMINANT, EMPTY, IDS, SPOT_NAMES, SPOTS
from meadhall.games.norsaga.notation import spot_text
from meadhall.games.norsaga.rules.deck import TO_HAND, Draw
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, Play
from meadhall.games.norsaga.state import Norsaga


class Augur(Onward):
    """NS-EMB-AUGUR-01. Draw a card, then discard one."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.do(Draw(self.player, 1, TO_HAND), AugurDiscard(self.player))


class AugurDiscard(PickCard):
    """NS-EMB-AUGUR-02. Discard any hand card, the new one included, before anything else happens."""

    ask: ClassVar[str] = "augur.discard"
    rule: ClassVar[str] = "NS-EMB-AUGUR-02"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.lay_aside(self.seat, move)
            s.discard_aside()


class Offering(PickCard):
    """NS-EMB-OFFERING-01. Discard a card; then you may play one of its colour."""

    ask: ClassVar[str] = "offering.discard"
    rule: ClassVar[str] = "NS-EMB-OFFERING-01"

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.lay_aside(self.seat, move)
            s.discard_aside()
            s.do(OfferingPlay(self.seat, DOMINANT[move]))


class OfferingPlay(Play):
    """NS-EMB-OFFERING-01, NS-EMB-OFFERING-02, NS-EMB-OFFERING-03, NS-EMB-OFFERING-04, NS-GHOST-03, NS-UI-05. You may
    play a card of the discarded card's colour; skalds and ghosts are colours of their own.

    This is asked even if you hold none, because the question itself is information; an empty hand is not asked.
    """

    ask: ClassVar[str] = "offering.play"
    rule: ClassVar[str] = "NS-EMB-OFFERING-01"
    private: ClassVar[bool] = True
    colour: i64

    def find_open_trees(self, s: Norsaga, card: i64) -> i64:
        return super().find_open_trees(s, card) if DOMINANT[card] == self.colour else 0

    def why_closed(self, s: Norsaga, card: i64, owner: i64) -> str:
        return super().why_closed(s, card, owner) if DOMINANT[card] == self.colour else "NS-EMB-OFFERING-02"

    def options(self, s: Norsaga) -> list[i64]:
        moves = super().options(s)
        if s.hands[self.seat]:
            moves.append(PASS)
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == PASS:
            s.log_event("pass", self.seat)
        else:
            super().resolve(s, move)

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return ""
        return "NS-EMB-OFFERING-04" if s.discard and move // BOARD == s.discard[-1] else super().why(s, move)

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"colour": COLOURS[self.colour]}


class Possess(Question):
    """NS-EMB-POSSESS-01, NS-EMB-POSSESS-02. Choose a hero in another player's tree."""

    ask: ClassVar[str] = "possess.take"
    rule: ClassVar[str] = "NS-EMB-POSSESS-01"

    def options(self, s: Norsaga) -> list[i64]:
        spots: list[i64] = []
        for other in range(s.players):
            if other != self.seat:
                spots.extend(s.list_heroes(other))
        return spots

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.do(PossessGive(self.seat, move))

    def text(self, s: Norsaga, move: i64) -> str:
        return "pass" if move == PASS else "possess " + spot_text(move, self.seat)

    def candidates(self, s: Norsaga) -> list[i64]:
        return [spot for spot in range(s.players * SPOTS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return "NS-ELIG-13"
        return "" if move // SPOTS != self.seat and s.card_at(move) != EMPTY else "NS-EMB-POSSESS-01"


class PossessGive(DismissOwn):
    """NS-EMB-POSSESS-01, NS-EMB-POSSESS-03, NS-EMB-POSSESS-04, NS-EMB-POSSESS-06, NS-WIN-06. Swap it with a hero of your own; each takes the other's spot.

    Nothing is dismissed and no skald speaks. Both trees change at once; if both are complete, the actor wins.
    """

    ask: ClassVar[str] = "possess.give"
    verb: ClassVar[str] = "give"
    rule: ClassVar[str] = "NS-EMB-POSSESS-01"
    spot: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:
            return
        owner = self.spot // SPOTS
        taken = s.card_at(self.spot)
        given = s.card_at(move)
        s.trees[self.seat][move % SPOTS] = taken
        s.trees[owner][self.spot % SPOTS] = given
        if s.log is not None:
            s.log.append(
                Event(
                    "possess",
                    {
                        "seat": self.seat,
                        "target": owner,
                        "given": IDS[given],
                        "card": IDS[taken],
                        "spot": SPOT_NAMES[move % SPOTS],
                        "from": SPOT_NAMES[self.spot % SPOTS],
                    },
                )
            )
        s.win_if_complete(self.seat)
        s.win_if_complete(owner)

    def about(self, s: Norsaga) -> dict[str, Any]:
        return {"spot": spot_text(self.spot, self.seat)}

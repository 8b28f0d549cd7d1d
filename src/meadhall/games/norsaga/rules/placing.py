"""Questions that several rules share: play a card, dismiss a hero, pick a card, pick a player."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Question
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import CARDS, EMPTY, IDS, SPOTS
from meadhall.games.norsaga.notation import SEATS, spot_text
from meadhall.games.norsaga.state import Norsaga

BOARD: Final = 28  # spots of four trees: a move is card * BOARD + spot
PASS: Final = 4095  # declining, stopping, being done
SEATS_MOST: Final = 4


def build_plays() -> list[list[i64]]:
    table: list[list[i64]] = []
    for card in range(CARDS):
        for trees in range(1 << SEATS_MOST):
            table.append([card * BOARD + spot for spot in range(BOARD) if trees >> spot // SPOTS & 1])
    return table


# The moves of a card on the trees that are open to it, a bit each: PLAYS[card << SEATS_MOST | trees].
PLAYS: Final[list[list[i64]]] = build_plays()


class Play(Question):
    """NS-TERM-05, NS-PLACE-01, NS-PLACE-02, NS-PLACE-03, NS-PLACE-10, NS-GHOST-05, NS-DOOM-07, NS-DOOM-10. Play a hand
    card on any spot of any tree that is open to it.

    Empty or not, in any order, any colour: only the choice of tree is limited. Each play is a new choice.
    """

    ask: ClassVar[str] = "card.play"
    rule: ClassVar[str] = "NS-TURN-05"  # cited for a card that is not in the hand
    declined: ClassVar[str] = "NS-ELIG-13"

    shut: ClassVar[str] = "NS-PLACE-06"  # cited for a tree that is not open to the card

    def find_open_trees(self, s: Norsaga, card: i64) -> i64:
        """Return the trees that are open to this card, a bit each."""
        return s.find_open_trees(self.seat, card)

    def why_closed(self, s: Norsaga, card: i64, owner: i64) -> str:
        return "" if self.find_open_trees(s, card) >> owner & 1 else self.shut

    def options(self, s: Norsaga) -> list[i64]:
        moves: list[i64] = []
        present: i64 = (1 << s.players) - 1
        for card in s.hands[self.seat]:
            moves += PLAYS[card << SEATS_MOST | self.find_open_trees(s, card) & present]
        return moves

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:  # an empty hand has nothing to play
            return
        card = move // BOARD
        s.leave_hand(self.seat, card)
        s.put(self.seat, card, move % BOARD, "play")

    def text(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return "pass"
        return f"play {IDS[move // BOARD]} {spot_text(move % BOARD, self.seat)}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [card * BOARD + spot for card in range(CARDS) for spot in range(s.players * SPOTS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return self.declined
        if move // BOARD not in s.hands[self.seat]:
            return self.rule
        return self.why_closed(s, move // BOARD, (move % BOARD) // SPOTS)


class DismissOwn(Question):
    """NS-TERM-04, NS-ELIG-13. A player must dismiss one hero of their own tree, of their choice."""

    ask: ClassVar[str] = "hero.dismiss"
    verb: ClassVar[str] = "dismiss"
    rule: ClassVar[str] = "NS-TERM-04"  # cited for another's hero or an empty spot
    declined: ClassVar[str] = "NS-ELIG-13"

    def options(self, s: Norsaga) -> list[i64]:
        return s.list_heroes(self.seat)

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.dismiss(move)

    def text(self, s: Norsaga, move: i64) -> str:
        return "pass" if move == PASS else f"{self.verb} {spot_text(move, self.seat)}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [spot for spot in range(s.players * SPOTS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return self.declined
        if move // SPOTS != self.seat or s.card_at(move) == EMPTY:
            return self.rule
        return ""


class PickCard(Question):
    """NS-DECK-02, NS-UI-01. Pick a card of your own hand."""

    ask: ClassVar[str] = "card.pick"
    verb: ClassVar[str] = "discard"
    rule: ClassVar[str] = "NS-DECK-02"  # cited for a card that is not in the hand

    def options(self, s: Norsaga) -> list[i64]:
        return s.hands[self.seat][:]

    def text(self, s: Norsaga, move: i64) -> str:
        return "pass" if move == PASS else f"{self.verb} {IDS[move]}"

    def candidates(self, s: Norsaga) -> list[i64]:
        return [card for card in range(CARDS)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        if move == PASS:
            return "NS-ELIG-13"
        return "" if move in s.hands[self.seat] else self.rule


class PickPlayer(Question):
    """NS-TERM-07. The actor names a player whom the embellishment allows."""

    ask: ClassVar[str] = "player.pick"

    def why_protected(self, s: Norsaga, player: i64) -> str:
        """Return the rule that protects this player; "" if the player can be chosen."""
        raise NotImplementedError

    def options(self, s: Norsaga) -> list[i64]:
        players: list[i64] = []
        for player in range(s.players):
            if not self.why_protected(s, player):
                players.append(player)
        return players

    def text(self, s: Norsaga, move: i64) -> str:
        return "pass" if move == PASS else "choose " + SEATS[move]

    def candidates(self, s: Norsaga) -> list[i64]:
        return [player for player in range(s.players)] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        return "NS-ELIG-13" if move == PASS else self.why_protected(s, move)

    def log_target(self, s: Norsaga, player: i64) -> None:
        if s.log is not None:
            s.log.append(Event("target", {"seat": self.seat, "target": player}))

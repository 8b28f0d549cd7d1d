"""The rune deck: a draw is a chance question over the runes left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Lot, Onward
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import HAND, KINDS, RUNES
from meadhall.games.fire_and_axe.state import FireAndAxe


class Draw(Onward):
    """FA-DRAW-02, FA-DRAW-04, FA-DRAW-05, FA-DRAW-06, FA-RUNE-12. Draw the top rune of the deck; an empty deck is
    renewed from the discards when a rune is needed. No player gets a fourth rune.
    """

    player: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if len(s.hands[self.player]) >= HAND:
            return
        if not s.count_deck():
            if not s.discard:
                return
            for rune in s.discard:
                s.deck[rune] += 1
            if s.log is not None:
                s.log_event("reshuffle", {"count": len(s.discard)})
            s.discard = []
            s.olds = [len(hand) for hand in s.hands]
        s.do(DrawRune(self.player))


class DrawRune(Lot):
    """FA-INFO-01, FA-INFO-03. Draw any rune left in the deck, each kind by its share; only its new owner sees it.

    Private: it must not show if only one kind is left.
    """

    ask: ClassVar[str] = "rune.draw"
    rule: ClassVar[str] = "FA-INFO-01"
    private: ClassVar[bool] = True
    player: i64

    def options(self, s: FireAndAxe) -> list[i64]:
        return [rune for rune in range(KINDS) if s.deck[rune]]

    def weights(self, s: FireAndAxe) -> list[i64] | None:
        return [count for count in s.deck if count]

    def sample(self, s: FireAndAxe, rng: Rng) -> i64:
        left = rng.below(s.count_deck())
        rune: i64 = 0
        while left >= s.deck[rune]:
            left -= s.deck[rune]
            rune += 1
        return rune

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "rune " + RUNES[move]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.deck[move] -= 1
        s.hands[self.player].append(move)
        if s.log is not None:
            s.log.append(
                Event(
                    "draw",
                    {"seat": self.player, "count": 1},
                    {"runes": [RUNES[move]]},
                    [int(self.player)],
                    reveals=True,
                    joins=True,
                )
            )

"""The base of every question that lets a god go to a world or stay."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Question
from meadhall.games.yggdrasil.cards import CAGE, PLACES, WORLDS, list_bits
from meadhall.games.yggdrasil.state import Yggdrasil

STAY: Final = 9
INTO_CAGE: Final = 10  # tried, never allowed


class Step(Question):
    """YG-MOVE-01, YG-MAP-08. Go to one of some worlds, or stay; never into the cage."""

    ask: ClassVar[str] = "god.step"
    rule: ClassVar[str] = "YG-MOVE-01"

    def find_god(self) -> i64:
        return self.seat

    def find_reach(self, s: Yggdrasil) -> i64:
        raise NotImplementedError

    def options(self, s: Yggdrasil) -> list[i64]:
        moves = list_bits(self.find_reach(s))
        if moves:
            moves.append(STAY)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == INTO_CAGE:
            return "move " + PLACES[CAGE]
        return "stay" if move == STAY else "move " + WORLDS[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [0, 1, 2, 3, 4, 5, 6, 7, 8, STAY, INTO_CAGE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == INTO_CAGE:
            return "YG-MAP-08"
        return "" if move == STAY or self.find_reach(s) >> move & 1 else self.rule

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if 0 <= move < STAY:
            s.move_god(self.find_god(), move)

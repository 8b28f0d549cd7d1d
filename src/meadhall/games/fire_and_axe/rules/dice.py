"""Dice: a chance question for each."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Lot
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.state import FireAndAxe


class RollDie(Lot):
    """FA-COMP-05. Roll one ordinary die; `at` is its place in the roll, new or rolled again."""

    ask: ClassVar[str] = "dice.roll"
    rule: ClassVar[str] = "FA-COMP-05"
    at: i64

    def options(self, s: FireAndAxe) -> list[i64]:
        return [1, 2, 3, 4, 5, 6]

    def sample(self, s: FireAndAxe, rng: Rng) -> i64:
        return 1 + rng.below(6)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return f"die {move}"

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if self.at < len(s.dice):
            s.dice[self.at] = move
        else:
            s.dice.append(move)
        if s.log is not None:
            s.log_event("roll", {"seat": s.active, "die": move}, reveals=True)


def roll_dice(count: i64) -> list[Frame]:
    """FA-SETTLE-03. Roll this many dice together."""
    frames: list[Frame] = []
    for at in range(count):
        frames.append(RollDie(at))
    return frames

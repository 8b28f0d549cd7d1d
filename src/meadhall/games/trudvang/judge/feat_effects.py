"""The value of an active Feat in the rest of a combat: a hit, a block, a unit defeated or held, or another effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, DefeatEnemies, Step
from meadhall.games.trudvang.feats import EFFECTS, EVERYTHING
from meadhall.games.trudvang.rules.combat_verbs import flags_of

STRIKE: Final = 0
WARD: Final = 1
FELL: Final = 2
STILL: Final = 3
OTHERWISE: Final = 4


class FeatUse:
    """One effect of a Feat."""

    def __init__(self, kind: i64, n: i64, times: i64, flags: i64, is_block: bool) -> None:
        self.kind = kind
        self.n = n
        self.times = times
        self.flags = flags
        self.is_block = is_block  # Blocks that change change it


def feat_use_of(step: Step) -> FeatUse:
    if isinstance(step, DefeatEnemies):
        return FeatUse(FELL, step.n.number, 1, 0, False)
    if step.verb == "enemy_misses":
        return FeatUse(WARD, EVERYTHING, 1, 0, False)
    if not isinstance(step, Count):
        return FeatUse(OTHERWISE, 0, 1, 0, False)
    n: i64 = step.n.number
    if step.verb == "attack":
        return FeatUse(STRIKE, n, step.times, flags_of(step), False)
    if step.verb == "block":
        return FeatUse(WARD, EVERYTHING if step.n.name == "all" else n, 1, 0, True)
    if step.verb == "modify_enemy_attack" and step.aim == "this":
        return FeatUse(WARD, -n, 1, 0, False)
    return FeatUse(STILL if step.verb == "skip_attack" else OTHERWISE, n, 1, 0, False)


ARMS: Final[list[list[FeatUse]]] = [[feat_use_of(step) for step in effects] for effects in EFFECTS]

"""Moving: one step a turn, the jump to a travel companion, and the step of a support god."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ASGARD,
    GIALLARHORN,
    HEIMDALL,
    HRINGHORNI,
    LEVEL_MASK,
    LEVEL_OF,
    MIDGARD,
    NONE,
    ODIN,
    SKIDBLADNIR,
    STEPS,
    bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.step import Step
from meadhall.games.yggdrasil.state import Yggdrasil


def reach(s: Yggdrasil, slot: i64) -> i64:
    """YG-MOVE-01, YG-MOVE-02, YG-MOVE-04, YG-ART-GIALLARHORN, YG-ART-HRINGHORNI, YG-ART-SKIDBLADNIR, YG-GOD-ODIN-01, YG-GOD-HEIMDALL-01. The worlds one move leads to: along the level, along the column, and wherever a ship, the horn or a power carries."""
    mask: i64 = STEPS[s.turned * 9 + s.at[slot]]
    if s.tale is not None:
        mask &= ~barred(s, s.at[slot])
    if s.has(slot, SKIDBLADNIR):
        mask |= LEVEL_MASK[0]
    if s.has(slot, GIALLARHORN):
        mask |= LEVEL_MASK[1]
    if s.has(slot, HRINGHORNI):
        mask |= LEVEL_MASK[2]
    if s.has_power(slot, ODIN):
        mask |= 1 << ASGARD
    if s.has_power(slot, HEIMDALL):
        mask |= 1 << MIDGARD
    return mask & ~(1 << s.at[slot])


def barred(s: Yggdrasil, world: i64) -> i64:
    """YG-BOOK-08, YG-MOVE-01. The worlds that a page lets no vertical step lead to from here; other ways are open."""
    page = s.page()
    along = LEVEL_MASK[LEVEL_OF[world]]
    mask: i64 = 0
    for bar in page.ways_out:
        if bar.world == world and bar.when.holds(s, s.active, world, NONE):
            mask |= ~along
    for bar in page.ways_in:
        if not along >> bar.world & 1 and bar.when.holds(s, s.active, world, NONE):
            mask |= 1 << bar.world
    return mask


class Move(Step):
    """YG-ROUND-04, YG-MOVE-01, YG-MOVE-02, YG-MOVE-03, YG-MOVE-04, YG-DEC-05. Step 2: one move, or none."""

    ask: ClassVar[str] = "god.move"

    def reach(self, s: Yggdrasil) -> i64:
        return reach(s, self.seat)


class SupportMove(Step):
    """YG-SUP-02, YG-SUP-07, YG-DEC-04. The support god whose card woke an enemy may take one step, as the active player likes."""

    ask: ClassVar[str] = "support.move"
    rule: ClassVar[str] = "YG-SUP-02"
    slot: i64

    def god(self) -> i64:
        return self.slot

    def reach(self, s: Yggdrasil) -> i64:
        return reach(s, self.slot)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.slot)}


class Jump(Step):
    """YG-REL-TRAVEL-01, YG-REL-TRAVEL-02, YG-DEC-05. Before the move you may go to the world of a travel companion, once."""

    ask: ClassVar[str] = "travel.jump"
    rule: ClassVar[str] = "YG-REL-TRAVEL-01"

    def reach(self, s: Yggdrasil) -> i64:
        mask: i64 = 0
        for other in bits(s.travels[self.seat]):
            mask |= 1 << s.at[other]
        return mask & ~(1 << s.at[self.seat])

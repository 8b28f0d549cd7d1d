"""Moving: one step a turn, the jump to a travel companion, and the step of a support god."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ASGARD,
    CAGE,
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
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.step import Step
from meadhall.games.yggdrasil.state import Yggdrasil


def find_reach(s: Yggdrasil, slot: i64) -> i64:
    """YG-MOVE-01, YG-MOVE-02, YG-MOVE-04, YG-ART-GIALLARHORN, YG-ART-HRINGHORNI, YG-ART-SKIDBLADNIR, YG-GOD-ODIN-01,
    YG-GOD-HEIMDALL-01. Return the worlds of one move: along the level, along the column, and by a ship, the horn or a
    power.
    """
    mask: i64 = STEPS[s.turned * 9 + s.at[slot]]
    if s.tale is not None:
        mask &= ~find_closed_worlds(s, s.at[slot])
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


def find_closed_worlds(s: Yggdrasil, world: i64) -> i64:
    """YG-BOOK-08, YG-MOVE-01. Return the worlds that a page closes for a vertical step from here;
    other ways are open.
    """
    page = s.get_page()
    along = LEVEL_MASK[LEVEL_OF[world]]
    mask: i64 = 0
    for bar in page.ways_out:
        if bar.world == world and bar.when.is_true(s, s.active, world, NONE):
            mask |= ~along
    for bar in page.ways_in:
        if not along >> bar.world & 1 and bar.when.is_true(s, s.active, world, NONE):
            mask |= 1 << bar.world
    return mask


def why_not_enter(s: Yggdrasil, slot: i64, world: i64, rule: str) -> str:
    """YG-BOOK-08. Return the rule that keeps this god from that world: the page's, if it closes a step that would
    otherwise be open.
    """
    if s.tale is None or world >= CAGE:
        return rule
    closed: i64 = STEPS[s.turned * 9 + s.at[slot]] & find_closed_worlds(s, s.at[slot])
    return "YG-BOOK-08" if closed >> world & 1 else rule


class Move(Step):
    """YG-ROUND-04, YG-MOVE-01, YG-MOVE-02, YG-MOVE-03, YG-MOVE-04, YG-BOOK-08, YG-DEC-05. Step 2: one move, or none."""

    ask: ClassVar[str] = "god.move"

    def find_reach(self, s: Yggdrasil) -> i64:
        return find_reach(s, self.seat)

    def why(self, s: Yggdrasil, move: i64) -> str:
        rule = super().why(s, move)
        return why_not_enter(s, self.seat, move, rule) if rule else ""


class SupportMove(Step):
    """YG-SUP-02, YG-SUP-07, YG-BOOK-08, YG-DEC-04. The support god whose card woke an enemy can take one step, of the
    active player's choice.
    """

    ask: ClassVar[str] = "support.move"
    rule: ClassVar[str] = "YG-SUP-02"
    slot: i64

    def find_god(self) -> i64:
        return self.slot

    def find_reach(self, s: Yggdrasil) -> i64:
        return find_reach(s, self.slot)

    def why(self, s: Yggdrasil, move: i64) -> str:
        rule = super().why(s, move)
        return why_not_enter(s, self.slot, move, rule) if rule else ""

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.slot)}


class Jump(Step):
    """YG-REL-TRAVEL-01, YG-REL-TRAVEL-02, YG-DEC-05. Before the move you can go to the world of a travel companion,
    once.
    """

    ask: ClassVar[str] = "travel.jump"
    rule: ClassVar[str] = "YG-REL-TRAVEL-01"

    def find_reach(self, s: Yggdrasil) -> i64:
        mask: i64 = 0
        for other in list_bits(s.travels[self.seat]):
            mask |= 1 << s.at[other]
        return mask & ~(1 << s.at[self.seat])

"""Brothers in arms: they announce their help, roll with the holder, and help their own die."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Question
from meadhall.games.yggdrasil.cards import DRAUPNIR, ELVES, FACES, GOD_DICE, GOD_DIE
from meadhall.games.yggdrasil.dice import (
    ELF_TURNED,
    ROLLING,
    build_die,
    count_averted_by_artifacts,
    count_risks_left,
    count_successes,
    get_face,
    get_kind,
    get_slot,
    set_face,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.dicing import DONE, REROLL_GOD, Roll
from meadhall.games.yggdrasil.state import Yggdrasil

NO: Final = 0
YES: Final = 1


def ask_brothers(s: Yggdrasil, roller: i64) -> list[Frame]:
    """YG-REL-BROTHER-01, YG-REL-BROTHER-02, YG-REL-BROTHER-04, YG-REL-01, YG-JOTUN-12. Ask the brothers in arms in the
    roller's world for help, unless god dice are blocked.
    """
    frames: list[Frame] = []
    if s.brothers[roller] and not s.is_blocked(GOD_DICE):
        for slot in range(len(s.at)):
            if slot != roller and s.brothers[roller] >> slot & 1 and s.at[slot] == s.at[roller]:
                frames.append(Brother(slot if slot < s.players else roller, slot, roller))
    return frames


class Brother(Question):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-02, YG-REL-BROTHER-03, YG-REL-BROTHER-04, YG-REL-BROTHER-05, YG-DEC-13. A
    brother in arms announces die and weapon before the roll, or declines; once weapons have averted everything, no
    further brother is asked.
    """

    ask: ClassVar[str] = "brother.help"
    rule: ClassVar[str] = "YG-REL-BROTHER-01"
    slot: i64
    roller: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return [YES, NO] if s.risks else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "help" if move == YES else "pass"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.throw.append(build_die(self.slot, GOD_DIE))
            s.risks = max(0, s.risks - count_averted_by_artifacts(s, self.slot, s.foe))
            s.log_god("help", self.slot)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.slot), "roller": god_name(s, self.roller), "risks": count_risks_left(s)}


def find_own_die(s: Yggdrasil, slot: i64) -> i64:
    """Return the index of a helper's god die."""
    for i in range(len(s.throw)):
        if get_slot(s.throw[i]) == slot and get_kind(s.throw[i]) == GOD_DIE:
            return i
    return -1


class HelperReroll(Question):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-03, YG-ART-DRAUPNIR, YG-DEC-13. A helper's Draupnir rolls the helper's die again."""

    ask: ClassVar[str] = "helper.reroll"
    rule: ClassVar[str] = "YG-REL-BROTHER-03"

    def options(self, s: Yggdrasil) -> list[i64]:
        return [REROLL_GOD, DONE] if s.has(self.seat, DRAUPNIR) and find_own_die(s, self.seat) >= 0 else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "reroll god" if move == REROLL_GOD else "keep"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == REROLL_GOD:
            i = find_own_die(s, self.seat)
            s.throw[i] = set_face(s.throw[i], ROLLING)
            s.log_god("reroll", self.seat)
            s.do(Roll())

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"face": FACES[get_face(s.throw[find_own_die(s, self.seat)])], "risks": count_risks_left(s)}


class HelperElf(Question):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-04, YG-JOTUN-SUTTUNG-01, YG-DEC-13. A helper can turn their own failed die with
    one own elf; the roller's elves cannot.
    """

    ask: ClassVar[str] = "helper.elf"
    rule: ClassVar[str] = "YG-REL-BROTHER-04"

    def options(self, s: Yggdrasil) -> list[i64]:
        i = find_own_die(s, self.seat)
        if (
            i < 0
            or count_successes(s, s.throw[i])
            or not s.elves[self.seat]
            or s.is_blocked(ELVES)
            or count_risks_left(s) == 0
        ):
            return []
        return [YES, NO]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "elf god" if move == YES else "done"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.throw[find_own_die(s, self.seat)] |= ELF_TURNED
            s.elves[self.seat] -= 1
            s.lent.append(self.seat)
            s.log_god("elf", self.seat)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": count_risks_left(s)}

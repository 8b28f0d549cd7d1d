"""The saving throw: heroes before it, the dice, the elves after it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.yggdrasil.cards import (
    ELVES,
    FACES,
    FREYIA,
    GOD_DICE,
    GOD_DIE,
    HEROES,
    HEROES_IN_ALL,
    VANIR,
    VANIR_DIE,
)
from meadhall.games.yggdrasil.dice import ELF_TURNED, KIND_NAMES, build_die, count_risks_left, count_successes, get_slot
from meadhall.games.yggdrasil.rules.bonds import meet_kin
from meadhall.games.yggdrasil.rules.brothers import HelperElf, HelperReroll, ask_brothers
from meadhall.games.yggdrasil.rules.dicing import DONE, Reroll, Roll
from meadhall.games.yggdrasil.state import Yggdrasil

NO_THROW: Final = 99


class Heroes(Question):
    """YG-RISK-02, YG-RISK-09, YG-RISK-14, YG-JOTUN-SKYRMIR-01, YG-DEC-11. Heroes of Valhalla go back to Midgard, one
    risk each; any god can use them, at most as many as needed.
    """

    ask: ClassVar[str] = "heroes.use"
    rule: ClassVar[str] = "YG-RISK-02"

    def find_most(self, s: Yggdrasil) -> i64:
        return 0 if s.is_blocked(HEROES) else min(s.valhalla, count_risks_left(s))

    def options(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(self.find_most(s) + 1)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"heroes {move}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(HEROES_IN_ALL + 1)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move <= self.find_most(s):
            return ""
        return "YG-RISK-02" if move > s.valhalla else "YG-RISK-14"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move > 0:
            s.valhalla -= move
            s.heroes += move
            s.risks -= move
            s.log_count("heroes", self.seat, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": count_risks_left(s)}


class Throw(Question):
    """YG-RISK-03, YG-RISK-12, YG-RISK-14, YG-JOTUN-HRUNGNIR-01, YG-JOTUN-UTGARDLOKI-01, YG-JOTUN-12, YG-DEC-12. Throw the god die and any number of your Vanir dice, or do not throw; with nothing left to avert, or both kinds blocked, there is no throw."""

    ask: ClassVar[str] = "throw.choose"
    rule: ClassVar[str] = "YG-RISK-03"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        if count_risks_left(s):
            if not s.is_blocked(GOD_DICE):
                moves.append(0)
            if not s.is_blocked(VANIR):
                moves.extend([count for count in range(1, s.dice[self.seat] + 1)])
            if moves:
                moves.append(NO_THROW)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "refrain" if move == NO_THROW else f"throw {move}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [*[count for count in range(14)], NO_THROW]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == NO_THROW:
            return ""
        if move > s.dice[self.seat]:
            return "YG-RISK-09"
        if move > 0 and s.is_blocked(VANIR):
            return "YG-JOTUN-HRUNGNIR-01"
        return "YG-JOTUN-UTGARDLOKI-01" if move == 0 and s.is_blocked(GOD_DICE) else ""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == NO_THROW:
            return
        s.do(Cast(self.seat, move))
        s.do_all(ask_brothers(s, self.seat))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": count_risks_left(s)}


class Cast(Onward):
    """YG-RISK-03, YG-RISK-09, YG-RISK-10, YG-REL-BROTHER-03, YG-REL-BROTHER-04, YG-REL-BROTHER-05, YG-REL-BLOOD-03,
    YG-GOD-06, YG-DEC-14, YG-DEC-26. All dice are rolled together; then the roller's rerolls and elves, then the
    helpers', then Freyia's late heroes. If the helpers' weapons have averted everything, no die is rolled.
    """

    player: i64
    count: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.risks == 0:
            s.throw = []
            return
        helpers = s.throw
        own: list[i64] = [] if s.is_blocked(GOD_DICE) else [build_die(self.player, GOD_DIE)]
        for _ in range(self.count):
            own.append(build_die(self.player, VANIR_DIE))
        frames: list[Frame] = []
        for die in helpers:
            slot = get_slot(die)
            if slot < s.players:
                frames.append(HelperReroll(slot))
                frames.append(HelperElf(slot))
        s.throw = own + helpers
        s.do(LateHeroes(self.player))
        s.do_all(frames)
        s.do(Reroll(self.player, 0), Elves(self.player))
        meet_kin(s, self.player)
        s.do(Roll())


class Elves(Question):
    """YG-RISK-06, YG-RISK-09, YG-RISK-14, YG-REL-BROTHER-04, YG-JOTUN-SUTTUNG-01, YG-DEC-14. An elf of your own turns a failed die of yours into a success, while a risk is left; as often as you like."""

    ask: ClassVar[str] = "elves.use"
    rule: ClassVar[str] = "YG-RISK-06"

    def find_die(self, s: Yggdrasil, move: i64) -> i64:
        """Return the index of an own failed die of this kind and face; -1 if there is none."""
        for i in range(len(s.throw)):
            die = s.throw[i]
            if get_slot(die) == self.seat and die & 15 == move and count_successes(s, die) == 0:
                return i
        return -1

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        if s.elves[self.seat] and not s.is_blocked(ELVES) and count_risks_left(s):
            for move in range(15):
                if self.find_die(s, move) >= 0:
                    moves.append(move)
            if moves:
                moves.append(DONE)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "done" if move == DONE else f"elf {KIND_NAMES[move >> 3]} {FACES[move & 7]}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, DONE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == DONE or self.find_die(s, move) >= 0:
            return ""
        for die in s.throw:
            if get_slot(die) != self.seat and die & 15 == move and count_successes(s, die) == 0:
                return "YG-REL-BROTHER-04"
        return "YG-RISK-06"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        s.throw[self.find_die(s, move)] |= ELF_TURNED
        s.elves[self.seat] -= 1
        s.spent += 1
        s.log_god("elf", self.seat)
        s.do(self)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": count_risks_left(s)}


class LateHeroes(Heroes):
    """YG-GOD-FREYIA-01, YG-GOD-06, YG-RISK-14, YG-JOTUN-12. Freyia may use heroes after the throw too."""

    ask: ClassVar[str] = "heroes.late"
    rule: ClassVar[str] = "YG-GOD-FREYIA-01"

    def find_most(self, s: Yggdrasil) -> i64:
        return super().find_most(s) if s.has_power(self.seat, FREYIA) else 0

"""Risks: the means that avert them before a throw, and their cost in the end. The throw has its own chapter."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward, Question
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import BRISINGAMEN, FREYR, SVALINN
from meadhall.games.yggdrasil.dice import count_averted_by_artifacts, count_risks_left, is_lost
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.bonds import meet_kin
from meadhall.games.yggdrasil.rules.throw import Heroes, Throw
from meadhall.games.yggdrasil.state import Yggdrasil

NO_FOE: Final = -1
NO: Final = 0
YES: Final = 1
TAKE_ELF: Final = 1
TAKE_DIE: Final = 2


class Danger(Onward):
    """YG-RISK-10, YG-ART-06, YG-CREA-GERIFREKI, YG-RUNE-07, YG-REL-BROTHER-04, YG-REL-BLOOD-03. Face risks: first the
    weapons and wolves avert theirs, then heroes, the throw, Freyr's elves; the rest costs life.
    """

    player: i64
    risks: i64
    foe: i64
    bonus: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        player = self.player
        averted = min(self.risks, self.bonus + count_averted_by_artifacts(s, player, self.foe))
        s.foe = self.foe
        s.risks = self.risks - averted
        if s.log is not None:
            s.log.append(Event("danger", {"god": god_name(s, player), "risks": self.risks, "count": averted}))
        s.do(Pairs(player), Suffer(player), PutAside(player))
        s.do(Throw(player))
        meet_kin(s, player)
        s.do(Heroes(player))


class Pairs(Question):
    """YG-GOD-FREYR-01, YG-GOD-03, YG-RISK-14, YG-JOTUN-12. Freyr can send elves home, two for each risk, with any throw
    or without one; Suttung does not stop him.
    """

    ask: ClassVar[str] = "pairs.use"
    rule: ClassVar[str] = "YG-GOD-FREYR-01"

    def find_most(self, s: Yggdrasil) -> i64:
        return min(s.elves[self.seat] // 2, count_risks_left(s)) if s.has_power(self.seat, FREYR) else 0

    def options(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(self.find_most(s) + 1)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"pairs {move}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(7)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move <= self.find_most(s):
            return ""
        return "YG-RISK-14" if move > count_risks_left(s) else "YG-GOD-FREYR-01"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move > 0:
            s.elves[self.seat] -= 2 * move
            s.alfheim += 2 * move
            s.risks -= move
            s.log_count("pairs", self.seat, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": count_risks_left(s)}


class Suffer(Onward):
    """YG-RISK-01, YG-RISK-10, YG-END-06, YG-REL-BLOOD-02. Remaining risks cost life points, before the deed takes
    effect; a support god of your blood can take one over.
    """

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        risks = count_risks_left(s)
        if risks == 0:
            return
        if s.bloods[self.player] >> s.players:
            s.do(Bear(self.player, risks))
        else:
            s.lose_life(self.player, risks)


class Bear(Question):
    """YG-REL-BLOOD-02, YG-REL-BLOOD-03, YG-DEC-15, YG-SUP-07. A support god that is your blood relative, in your world, may lose a life point in your place."""

    ask: ClassVar[str] = "risk.bear"
    rule: ClassVar[str] = "YG-REL-BLOOD-02"
    count: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at)) if not self.why(s, slot)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "hurt " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == self.seat:
            return ""
        kin = move >= s.players and s.bloods[self.seat] >> move & 1
        return "" if kin and s.at[move] == s.at[self.seat] else "YG-REL-BLOOD-02"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.lose_life(move, 1)
        if self.count > 1:
            s.do(Bear(self.seat, self.count - 1))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": self.count}


class PutAside(Onward):
    """YG-RISK-07, YG-RISK-10, YG-REL-CHANCE-03, YG-DEC-26. After the risks, dice that show a or f and used elves are
    lost; first Brisingamen and Svalinn can keep them, then chance acquaintances.
    """

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        player = self.player
        lost: list[i64] = [die for die in s.throw if is_lost(die, player)]
        s.throw = lost
        s.risks = 0
        s.do(PutAway(player))
        frames: list[Frame] = []
        for helper in s.lent:
            frames.append(KeepLent(helper))
        for slot in range(len(s.at)):
            if slot != player and s.at[slot] == s.at[player]:
                if slot < s.players and s.chances[slot] >> player & 1:
                    frames.append(Acquaint(slot, player))
                elif slot >= s.players and s.chances[player] >> slot & 1:
                    frames.append(Acquaint(player, player))
        s.do_all(frames)
        if s.artifacts[player]:
            s.do(KeepDie(player), KeepElf(player))


class Keep(Question):
    """YG-DEC-16, YG-DEC-26. Keep a piece that would be lost; the player may decline."""

    ask: ClassVar[str] = "piece.keep"
    piece: ClassVar[str] = "elf"

    def is_usable(self, s: Yggdrasil) -> bool:
        raise NotImplementedError

    def options(self, s: Yggdrasil) -> list[i64]:
        return [YES, NO] if self.is_usable(s) else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "keep " + self.piece if move == YES else "none"


class KeepDie(Keep):
    """YG-ART-BRISINGAMEN. Keep one Vanir die that shows a or f."""

    ask: ClassVar[str] = "die.keep"
    rule: ClassVar[str] = "YG-ART-BRISINGAMEN"
    piece: ClassVar[str] = "die"

    def is_usable(self, s: Yggdrasil) -> bool:
        return len(s.throw) > 0 and s.has(self.seat, BRISINGAMEN)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.throw.pop()
            s.log_god("keep-die", self.seat)


class KeepElf(Keep):
    """YG-ART-SVALINN, YG-ART-05. Keep one elf that turned a die; those of Freyr's pairs are gone."""

    ask: ClassVar[str] = "elf.keep"
    rule: ClassVar[str] = "YG-ART-SVALINN"

    def is_usable(self, s: Yggdrasil) -> bool:
        return s.spent > 0 and s.has(self.seat, SVALINN)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.spent -= 1
            s.elves[self.seat] += 1
            s.log_god("keep-elf", self.seat)


class KeepLent(Keep):
    """YG-REL-BROTHER-03, YG-DEC-13. A helper with Svalinn can keep the elf that turned the helper's die."""

    ask: ClassVar[str] = "lent.keep"
    rule: ClassVar[str] = "YG-REL-BROTHER-03"

    def is_usable(self, s: Yggdrasil) -> bool:
        return self.seat in s.lent and s.has(self.seat, SVALINN)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.lent.remove(self.seat)
            s.elves[self.seat] += 1
            s.log_god("keep-elf", self.seat)


class Acquaint(Question):
    """YG-REL-CHANCE-01, YG-REL-CHANCE-02, YG-REL-CHANCE-03, YG-REL-01, YG-DEC-17. The holder takes one used elf or one
    lost die of an acquaintance's throw; if the acquaintance is a support god, the holder keeps one of their own.
    """

    ask: ClassVar[str] = "chance.take"
    rule: ClassVar[str] = "YG-REL-CHANCE-01"
    roller: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        for move in (TAKE_ELF, TAKE_DIE):
            if not self.why(s, move):
                moves.append(move)
        if moves:
            moves.append(NO)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "none" if move == NO else "take elf" if move == TAKE_ELF else "take die"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [NO, TAKE_ELF, TAKE_DIE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == NO or (s.spent if move == TAKE_ELF else len(s.throw)):
            return ""
        return "YG-REL-CHANCE-02" if self.seat == self.roller else "YG-REL-CHANCE-01"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == TAKE_ELF:
            s.spent -= 1
            s.elves[self.seat] += 1
            s.log_god("take-elf", self.seat)
        elif move == TAKE_DIE:
            s.throw.pop()
            s.dice[self.roller] -= 1
            s.dice[self.seat] += 1
            s.log_god("take-die", self.seat)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.roller)}


class PutAway(Onward):
    """YG-RISK-06, YG-RISK-07. Return spent elves to Alfheim, lost dice to Vanaheim."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        lost: i64 = len(s.throw)
        s.dice[self.player] -= lost
        s.vanaheim += lost
        s.alfheim += s.spent + len(s.lent)
        if s.log is not None and lost:
            s.log.append(Event("lost-dice", {"god": god_name(s, self.player), "count": lost}))
        s.throw = []
        s.spent = 0
        s.lent = []
        s.foe = NO_FOE

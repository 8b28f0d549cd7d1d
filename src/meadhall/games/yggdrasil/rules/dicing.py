"""Dice come to rest, and some are rolled again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Lot, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import ANDVARINAUT, DRAUPNIR, FACES, GOD_DIE, VANIR_DIE
from meadhall.games.yggdrasil.dice import KIND_NAMES, MARKED, ROLLING, get_face, get_kind, get_slot, set_face
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.bonds import meet_kin
from meadhall.games.yggdrasil.state import Yggdrasil

REROLL_GOD: Final = 50
AGAIN: Final = 60
DONE: Final = 99
DRAUPNIR_USED: Final = 1
ANDVARINAUT_USED: Final = 2


class Roll(Lot):
    """YG-RISK-03, YG-ART-01. A die comes to rest; the dealer decides its face."""

    ask: ClassVar[str] = "die.roll"
    rule: ClassVar[str] = "YG-RISK-03"

    def find_rolling_die(self, s: Yggdrasil) -> i64:
        """Return the first die still rolling; -1 if all lie still."""
        for i in range(len(s.throw)):
            if get_face(s.throw[i]) == ROLLING:
                return i
        return -1

    def options(self, s: Yggdrasil) -> list[i64]:
        i = self.find_rolling_die(s)
        if i < 0:
            return []
        faces = s.house.dice[get_kind(s.throw[i])]
        return [face for face in range(len(faces)) if faces[face]]

    def weights(self, s: Yggdrasil) -> list[i64] | None:
        i = self.find_rolling_die(s)
        return None if i < 0 else [weight for weight in s.house.dice[get_kind(s.throw[i])] if weight]

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        i = self.find_rolling_die(s)
        if i < 0:
            return AUTO
        faces = s.house.dice[get_kind(s.throw[i])]
        side: i64 = rng.below(6)
        face: i64 = 0
        while side >= faces[face]:
            side -= faces[face]
            face += 1
        return face

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"roll {KIND_NAMES[get_kind(s.throw[self.find_rolling_die(s)])]} {FACES[move]}"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        i = self.find_rolling_die(s)
        if i < 0 or move == AUTO:
            return
        die = set_face(s.throw[i], move)
        s.throw[i] = die
        if s.log is not None:
            s.log.append(
                Event(
                    "die",
                    {"god": god_name(s, get_slot(die)), "die": KIND_NAMES[get_kind(die)], "face": FACES[move]},
                    reveals=True,
                )
            )
        if self.find_rolling_die(s) >= 0:
            s.do(self)


class Reroll(Question):
    """YG-ART-ANDVARINAUT, YG-ART-DRAUPNIR, YG-ART-01, YG-DEC-14. After the throw: Draupnir rolls the god die again, Andvarinaut any Vanir dice together, each once, in either order; the last face counts."""

    ask: ClassVar[str] = "throw.reroll"
    rule: ClassVar[str] = "YG-DEC-14"
    used: i64

    def find_die(self, s: Yggdrasil, face: i64) -> i64:
        """Return the index of an own Vanir die with this face that is not yet marked; -1 if there is none."""
        for i in range(len(s.throw)):
            die = s.throw[i]
            if get_kind(die) == VANIR_DIE and get_face(die) == face and not die & MARKED:
                return i
        return -1

    def has_marks(self, s: Yggdrasil) -> bool:
        for die in s.throw:
            if die & MARKED:
                return True
        return False

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        for move in self.candidates(s):
            if not self.why(s, move):
                moves.append(move)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == REROLL_GOD:
            return "reroll god"
        return "mark " + FACES[move] if move < len(FACES) else "again" if move == AGAIN else "keep"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [REROLL_GOD, 0, 1, 2, 3, 4, 5, 6, AGAIN, DONE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        marked = self.has_marks(s)
        if move == DONE:
            return "YG-ART-ANDVARINAUT" if marked else ""
        if move == AGAIN:
            return "" if marked else "YG-ART-ANDVARINAUT"
        if move == REROLL_GOD and marked:
            return "YG-ART-ANDVARINAUT"
        if move == REROLL_GOD:
            own = len(s.throw) > 0 and get_kind(s.throw[0]) == GOD_DIE and get_slot(s.throw[0]) == self.seat
            free = own and not self.used & DRAUPNIR_USED and s.has(self.seat, DRAUPNIR)
            return "" if free else "YG-ART-DRAUPNIR"
        free = not self.used & ANDVARINAUT_USED and s.has(self.seat, ANDVARINAUT) and self.find_die(s, move) >= 0
        return "" if free else "YG-ART-ANDVARINAUT"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        if move == REROLL_GOD:
            s.throw[0] = set_face(s.throw[0], ROLLING)
            s.log_god("reroll", self.seat)
            self.throw_again(s, DRAUPNIR_USED)
        elif move == AGAIN:
            for i in range(len(s.throw)):
                if s.throw[i] & MARKED:
                    s.throw[i] = set_face(s.throw[i], ROLLING)
            s.log_god("reroll", self.seat)
            self.throw_again(s, ANDVARINAUT_USED)
        else:
            s.throw[self.find_die(s, move)] |= MARKED
            s.do(self)

    def throw_again(self, s: Yggdrasil, using: i64) -> None:
        s.do(Reroll(self.seat, self.used | using))
        meet_kin(s, self.seat)
        s.do(Roll())

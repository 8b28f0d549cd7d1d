"""The saving throw: dice, brothers in arms, rerolls, elves."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, CHANCE, NOBODY, Frame
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    ANDVARINAUT,
    DIE,
    DRAUPNIR,
    ELVES,
    FACES,
    FREYIA,
    GOD_DICE,
    GOD_DIE,
    HEROES,
    VANIR,
    VANIR_DIE,
)
from meadhall.games.yggdrasil.dice import (
    ELF_TURNED,
    KIND_NAMES,
    MARKED,
    ROLLING,
    die_of,
    face_of,
    kind_of,
    left,
    slot_of,
    weapon,
    with_face,
    worth,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.bonds import Kin
from meadhall.games.yggdrasil.state import Yggdrasil

NO_THROW: Final = 99
DONE: Final = 99
NO: Final = 0
YES: Final = 1
REROLL_GOD: Final = 50
AGAIN: Final = 60
DRAUPNIR_USED: Final = 1
ANDVARINAUT_USED: Final = 2


def kin_of(s: Yggdrasil, player: i64) -> list[Frame]:
    """YG-REL-BLOOD-03. The roller may help themselves to a blood relative's things around the throw."""
    return [Kin(player)] if s.bloods[player] else []


class Throw(Frame):
    """YG-RISK-03, YG-RISK-12, YG-RISK-14, YG-JOTUN-HRUNGNIR-01, YG-JOTUN-UTGARDLOKI-01, YG-JOTUN-12, YG-DEC-12. Throw the god die and any number of your Vanir dice, or do not throw; with nothing left to avert, or both kinds blocked, there is no throw."""

    ask: ClassVar[str] = "throw.choose"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        if left(s):
            for count in range(s.dice[self.seat] + 1):
                if not self.why(s, count):
                    moves.append(count)
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
        if move > 0 and s.blocked(VANIR):
            return "YG-JOTUN-HRUNGNIR-01"
        return "YG-JOTUN-UTGARDLOKI-01" if move == 0 and s.blocked(GOD_DICE) else ""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == NO_THROW:
            return
        s.do(*brothers_of(s, self.seat), Cast(self.seat, move))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": left(s)}


def brothers_of(s: Yggdrasil, roller: i64) -> list[Frame]:
    """YG-REL-BROTHER-01, YG-REL-BROTHER-02, YG-REL-BROTHER-04, YG-REL-01, YG-JOTUN-12. The brothers in arms in the roller's world are asked for help, unless god dice may not be rolled."""
    frames: list[Frame] = []
    if s.brothers[roller] and not s.blocked(GOD_DICE):
        for slot in range(len(s.at)):
            if slot != roller and s.brothers[roller] >> slot & 1 and s.at[slot] == s.at[roller]:
                frames.append(Brother(slot if slot < s.players else roller, slot, roller))
    return frames


class Brother(Frame):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-02, YG-REL-BROTHER-03, YG-REL-BROTHER-04, YG-DEC-13, YG-RISK-12. A brother in arms announces die and weapon before the dice fall, or stands by."""

    ask: ClassVar[str] = "brother.help"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "roller")

    def __init__(self, seat: i64, slot: i64, roller: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.roller = roller

    def options(self, s: Yggdrasil) -> list[i64]:
        return [YES, NO]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "help" if move == YES else "pass"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.throw.append(die_of(self.slot, GOD_DIE))
            s.risks = max(0, s.risks - weapon(s, self.slot, s.foe))
            s.tell_god("help", self.slot)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.slot), "roller": god_name(s, self.roller), "risks": left(s)}


class Cast(Frame):
    """YG-RISK-03, YG-RISK-09, YG-RISK-10, YG-RISK-12, YG-GOD-06, YG-DEC-14, YG-DEC-26. All dice are rolled together; then the roller's rerolls and elves, then the helpers', then Freyia's late heroes. If the helpers' weapons have averted everything, no die falls."""

    fields: ClassVar[tuple[str, ...]] = ("player", "count")

    def __init__(self, player: i64, count: i64) -> None:
        self.seat = NOBODY
        self.player = player
        self.count = count

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.risks == 0:
            s.throw = []
            return
        helpers = s.throw
        own: list[i64] = [] if s.blocked(GOD_DICE) else [die_of(self.player, GOD_DIE)]
        for _ in range(self.count):
            own.append(die_of(self.player, VANIR_DIE))
        frames: list[Frame] = [Roll(), Reroll(self.player, 0), *kin_of(s, self.player), Elves(self.player)]
        for die in helpers:
            slot = slot_of(die)
            if slot < s.players:
                frames.append(HelperReroll(slot))
                frames.append(HelperElf(slot))
        s.throw = own + helpers
        s.do(*frames, LateHeroes(self.player))


class Roll(Frame):
    """YG-RISK-03, YG-ART-01. A die comes to rest; the dealer says how."""

    ask: ClassVar[str] = "die.roll"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def next(self, s: Yggdrasil) -> i64:
        """The first die still rolling; -1: all lie still."""
        for i in range(len(s.throw)):
            if face_of(s.throw[i]) == ROLLING:
                return i
        return -1

    def options(self, s: Yggdrasil) -> list[i64]:
        i = self.next(s)
        if i < 0:
            return []
        faces = DIE[kind_of(s.throw[i])]
        return [face for face in range(len(faces)) if faces[face]]

    def weights(self, s: Yggdrasil) -> list[i64] | None:
        i = self.next(s)
        return None if i < 0 else [weight for weight in DIE[kind_of(s.throw[i])] if weight]

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        i = self.next(s)
        if i < 0:
            return AUTO
        faces = DIE[kind_of(s.throw[i])]
        side: i64 = rng.below(6)
        face: i64 = 0
        while side >= faces[face]:
            side -= faces[face]
            face += 1
        return face

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"roll {KIND_NAMES[kind_of(s.throw[self.next(s)])]} {FACES[move]}"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        i = self.next(s)
        if i < 0 or move == AUTO:
            return
        die = with_face(s.throw[i], move)
        s.throw[i] = die
        if s.log is not None:
            s.log.append(Event("die", {"god": god_name(s, slot_of(die)), "die": KIND_NAMES[kind_of(die)],
                                       "face": FACES[move]}, reveals=True))
        if self.next(s) >= 0:
            s.do(self)


class Reroll(Frame):
    """YG-ART-ANDVARINAUT, YG-ART-DRAUPNIR, YG-ART-01, YG-DEC-14. After the throw: Draupnir rolls the god die again, Andvarinaut any Vanir dice together, each once, in either order; the last face counts."""

    ask: ClassVar[str] = "throw.reroll"
    fields: ClassVar[tuple[str, ...]] = ("seat", "used")

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat = seat
        self.used = used

    def find(self, s: Yggdrasil, face: i64) -> i64:
        """The place of an own Vanir die with this face that is not yet marked; -1: none."""
        for i in range(len(s.throw)):
            die = s.throw[i]
            if kind_of(die) == VANIR_DIE and face_of(die) == face and not die & MARKED:
                return i
        return -1

    def marks(self, s: Yggdrasil) -> bool:
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
        marked = self.marks(s)
        if move == DONE:
            return "YG-ART-ANDVARINAUT" if marked else ""
        if move == AGAIN:
            return "" if marked else "YG-ART-ANDVARINAUT"
        if move == REROLL_GOD:
            own = len(s.throw) > 0 and kind_of(s.throw[0]) == GOD_DIE and slot_of(s.throw[0]) == self.seat
            free = own and not marked and not self.used & DRAUPNIR_USED and s.has(self.seat, DRAUPNIR)
            return "" if free else "YG-ART-DRAUPNIR"
        free = not self.used & ANDVARINAUT_USED and s.has(self.seat, ANDVARINAUT) and self.find(s, move) >= 0
        return "" if free else "YG-ART-ANDVARINAUT"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        if move == REROLL_GOD:
            s.throw[0] = with_face(s.throw[0], ROLLING)
            s.tell_god("reroll", self.seat)
            s.do(Roll(), Reroll(self.seat, self.used | DRAUPNIR_USED))
        elif move == AGAIN:
            for i in range(len(s.throw)):
                if s.throw[i] & MARKED:
                    s.throw[i] = with_face(s.throw[i], ROLLING)
            s.tell_god("reroll", self.seat)
            s.do(Roll(), Reroll(self.seat, self.used | ANDVARINAUT_USED))
        else:
            s.throw[self.find(s, move)] |= MARKED
            s.do(self)


class Elves(Frame):
    """YG-RISK-06, YG-RISK-09, YG-RISK-14, YG-JOTUN-SUTTUNG-01, YG-DEC-14. An elf of your own turns a failed die of yours into a success, while a risk is left; as often as you like."""

    ask: ClassVar[str] = "elves.use"

    def find(self, s: Yggdrasil, move: i64) -> i64:
        """The place of an own failed die of this kind and face; -1: none."""
        for i in range(len(s.throw)):
            die = s.throw[i]
            if slot_of(die) == self.seat and die & 15 == move and worth(s, die) == 0:
                return i
        return -1

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        if s.elves[self.seat] and not s.blocked(ELVES) and left(s):
            for move in range(15):
                if self.find(s, move) >= 0:
                    moves.append(move)
            if moves:
                moves.append(DONE)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "done" if move == DONE else f"elf {KIND_NAMES[move >> 3]} {FACES[move & 7]}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, DONE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move == DONE or self.find(s, move) >= 0 else "YG-RISK-06"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        s.throw[self.find(s, move)] |= ELF_TURNED
        s.elves[self.seat] -= 1
        s.spent += 1
        s.tell_god("elf", self.seat)
        s.do(self)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": left(s)}


def own_die(s: Yggdrasil, slot: i64) -> i64:
    """The place of a helper's god die."""
    for i in range(len(s.throw)):
        if slot_of(s.throw[i]) == slot and kind_of(s.throw[i]) == GOD_DIE:
            return i
    return -1


class HelperReroll(Frame):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-03, YG-ART-DRAUPNIR, YG-DEC-13. A helper's Draupnir rolls the helper's die again."""

    ask: ClassVar[str] = "helper.reroll"

    def options(self, s: Yggdrasil) -> list[i64]:
        return [REROLL_GOD, DONE] if s.has(self.seat, DRAUPNIR) else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "reroll god" if move == REROLL_GOD else "keep"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == REROLL_GOD:
            i = own_die(s, self.seat)
            s.throw[i] = with_face(s.throw[i], ROLLING)
            s.tell_god("reroll", self.seat)
            s.do(Roll())

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"face": FACES[face_of(s.throw[own_die(s, self.seat)])], "risks": left(s)}


class HelperElf(Frame):
    """YG-REL-BROTHER-01, YG-REL-BROTHER-04, YG-JOTUN-SUTTUNG-01, YG-DEC-13. A helper may turn the own failed die with one own elf; the roller's elves cannot."""

    ask: ClassVar[str] = "helper.elf"

    def options(self, s: Yggdrasil) -> list[i64]:
        if not s.elves[self.seat] or s.blocked(ELVES) or left(s) == 0 or worth(s, s.throw[own_die(s, self.seat)]):
            return []
        return [YES, NO]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "elf god" if move == YES else "done"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == YES:
            s.throw[own_die(s, self.seat)] |= ELF_TURNED
            s.elves[self.seat] -= 1
            s.lent.append(self.seat)
            s.tell_god("elf", self.seat)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": left(s)}


class LateHeroes(Frame):
    """YG-GOD-FREYIA-01, YG-GOD-06, YG-RISK-14, YG-JOTUN-12. Freyia may use heroes after the throw too."""

    ask: ClassVar[str] = "heroes.late"

    def most(self, s: Yggdrasil) -> i64:
        return min(s.valhalla, left(s)) if s.has_power(self.seat, FREYIA) and not s.blocked(HEROES) else 0

    def options(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(self.most(s) + 1)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"heroes {move}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(9)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move <= self.most(s):
            return ""
        return "YG-RISK-02" if move > s.valhalla else "YG-RISK-14"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move > 0:
            s.valhalla -= move
            s.heroes += move
            s.risks -= move
            s.tell_count("heroes", self.seat, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": left(s)}

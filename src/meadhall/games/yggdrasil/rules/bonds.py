"""Blood relatives, who can take each other's things."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Question
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import ARTIFACT_IDS, list_bits
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.state import Yggdrasil

PASS: Final = 0
ELF: Final = 1
DIE: Final = 2
THING: Final = 3  # THING + artifact; a move is slot * THINGS + one of these
THINGS: Final = 32


def build_kin_windows(s: Yggdrasil) -> list[Frame]:
    """YG-REL-BLOOD-01. At any time: the table asks before moves, before deeds and after a turn, each holder in seat
    order, and also when the active god meets a relative or throws.
    """
    frames: list[Frame] = []
    for seat in range(s.players):
        if s.bloods[seat]:
            frames.append(Kin(seat))
    return frames


def meet_kin(s: Yggdrasil, player: i64) -> None:
    """YG-REL-BLOOD-01, YG-REL-BLOOD-03. The active god can take a blood relative's things after a creature has brought
    the two together, before a throw, and each time the dice lie still.
    """
    if s.bloods[player]:
        s.do(Kin(player))


class Kin(Question):
    """YG-REL-01, YG-REL-BLOOD-01, YG-REL-BLOOD-03, YG-DEC-18, YG-SUP-05. Take elves, Vanir dice or artifacts of a blood relative in your world, one after the other; dice of the running throw stay."""

    ask: ClassVar[str] = "kin.take"
    rule: ClassVar[str] = "YG-REL-BLOOD-01"

    def why_protected(self, s: Yggdrasil, move: i64) -> str:
        """Return the rule that protects this thing; "" if it can be taken."""
        other = move // THINGS
        thing = move % THINGS
        if other >= s.players:
            return "YG-SUP-05"
        if not s.bloods[self.seat] >> other & 1 or s.at[other] != s.at[self.seat]:
            return "YG-REL-BLOOD-01"
        if thing == ELF:
            return "" if s.elves[other] else "YG-REL-BLOOD-01"
        if thing == DIE:
            return "" if s.dice[other] > count_thrown_dice(s, other) else "YG-REL-BLOOD-01"
        return "" if s.artifacts[other] >> (thing - THING) & 1 else "YG-REL-BLOOD-01"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        for other in list_bits(s.bloods[self.seat]):
            for thing in range(ELF, THING + len(ARTIFACT_IDS)):
                if not self.why_protected(s, other * THINGS + thing):
                    moves.append(other * THINGS + thing)
        if moves:
            moves.append(PASS)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == PASS:
            return "pass"
        return f"take {god_name(s, move // THINGS)} {thing_name(move % THINGS)}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        found: list[i64] = [PASS]
        for other in range(len(s.at)):
            for thing in range(ELF, THING + len(ARTIFACT_IDS)):
                found.append(other * THINGS + thing)
        return found

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move == PASS else self.why_protected(s, move)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == PASS:
            return
        hand_over(s, move // THINGS, self.seat, move % THINGS)
        s.do(self)


def count_thrown_dice(s: Yggdrasil, slot: i64) -> i64:
    """Return the Vanir dice of this god in the running throw."""
    found: i64 = 0
    for die in s.throw:
        if die >> 4 & 7 == slot and die >> 3 & 1:
            found += 1
    return found


def thing_name(thing: i64) -> str:
    return "elf" if thing == ELF else "die" if thing == DIE else ARTIFACT_IDS[thing - THING]


def hand_over(s: Yggdrasil, giver: i64, taker: i64, thing: i64) -> None:
    """Give an elf, a die or an artifact to another god."""
    if thing == ELF:
        s.elves[giver] -= 1
        s.elves[taker] += 1
    elif thing == DIE:
        s.dice[giver] -= 1
        s.dice[taker] += 1
    else:
        bit: i64 = 1 << (thing - THING)
        s.artifacts[giver] &= ~bit
        s.artifacts[taker] |= bit
    if s.log is not None:
        s.log.append(
            Event("pass-on", {"god": god_name(s, giver), "to": god_name(s, taker), "thing": thing_name(thing)})
        )

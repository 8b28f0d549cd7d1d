"""Jotunheim: runestones are thrown, and each side may be used."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Lot, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    ACTION,
    CAGE,
    GODS,
    JOTUNHEIM,
    JOURNEY,
    LIFE,
    NORMAL,
    PLACES,
    ROTATE,
    RUNES,
    SIDES,
    STONES,
    STRENGTH,
    WORLDS,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.actions import WorldAction, begin_action, heal_tree
from meadhall.games.yggdrasil.rules.errands import begin_errand, list_errand_names, list_errands, why_not_errand
from meadhall.games.yggdrasil.rules.presence import why_besieged, why_closed, why_too_weak
from meadhall.games.yggdrasil.state import Yggdrasil

PASS: Final = 0
TURN: Final = 1  # plus 0 to 2 steps
REGAIN: Final = 4
ACT: Final = 10  # plus the world
TRAVEL: Final = 20  # plus god * 9 + world
INTO_CAGE: Final = 100  # plus the god: tried, never allowed
ERRAND: Final = 200  # plus a saga action * 9 + world


class Jotunheim(WorldAction):
    """YG-ACT-JOTUNHEIM-01, YG-RUNE-06. White and green, with advantage red as well, with disadvantage white alone."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(CastStones(self.player, STRENGTH[JOTUNHEIM][self.strength], [], 1))


class CastStones(Lot):
    """YG-ACT-JOTUNHEIM-01, YG-RUNE-05. All stones are thrown like coins before any is used."""

    ask: ClassVar[str] = "stones.cast"
    rule: ClassVar[str] = "YG-ACT-JOTUNHEIM-01"
    player: i64
    count: i64
    thrown: list[i64]
    nest: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return SIDES[len(self.thrown)][:]

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        return SIDES[len(self.thrown)][rng.below(2)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"stone {STONES[len(self.thrown)]} {RUNES[move]}"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.log is not None:
            s.log.append(Event("stone", {"stone": STONES[len(self.thrown)], "rune": RUNES[move]}, reveals=True))
        thrown = [*self.thrown, move]
        if len(thrown) < self.count:
            s.do(CastStones(self.player, self.count, thrown, self.nest))
        else:
            s.do(Stones(self.player, thrown, self.nest))


def list_journeys(gods: i64) -> list[i64]:
    return [TRAVEL + place for place in range(9 * gods)]


JOURNEYS: Final[list[list[i64]]] = [
    list_journeys(gods) for gods in range(len(GODS) + 1)
]  # made once: answers share them


class Stones(Question):
    """YG-RUNE-01, YG-RUNE-02, YG-RUNE-03, YG-RUNE-04, YG-RUNE-05, YG-RUNE-06, YG-RUNE-07, YG-RUNE-09, YG-MOVE-05,
    YG-DEC-10. Use the upper sides in any order, each or none: turn the tree, send a god to any world, take any world's
    action at normal strength or heal it, regain life.

    Jotunheim can be chosen once, and not again in the throw that it causes.
    """

    ask: ClassVar[str] = "stones.use"
    rule: ClassVar[str] = "YG-RUNE-05"
    thrown: list[i64]
    nest: i64

    def why_not_world(self, s: Yggdrasil, world: i64) -> str:
        """YG-RUNE-03, YG-RUNE-06, YG-JOTUN-10, YG-ACT-HEAL-02. Return why a world cannot be chosen from afar; a
        devastated one is healed, unless it is besieged.
        """
        if s.is_devastated(world):
            return why_besieged(s, world)
        if world == JOTUNHEIM and not self.nest:
            return "YG-RUNE-06"
        return why_closed(s, world) or why_too_weak(s, world, NORMAL)

    def options(self, s: Yggdrasil) -> list[i64]:
        if not self.thrown:
            return []
        moves: list[i64] = [PASS]
        if ROTATE in self.thrown:
            moves.extend((TURN, TURN + 1, TURN + 2))
        if LIFE in self.thrown:
            moves.append(REGAIN)
        if ACTION in self.thrown:
            for world in range(len(WORLDS)):
                if not self.why_not_world(s, world):
                    moves.append(ACT + world)
            if s.tale is not None:
                for world in range(len(WORLDS)):
                    for number in list_errands(s, self.seat, world):
                        moves.append(ERRAND + number * 9 + world)
        if JOURNEY in self.thrown:
            moves += JOURNEYS[len(s.at)]
        return moves

    def find_side(self, move: i64) -> i64:
        if move < REGAIN:
            return ROTATE
        return LIFE if move == REGAIN else ACTION if move < TRAVEL or move >= ERRAND else JOURNEY

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == PASS:
            return "pass"
        side = self.find_side(move)
        if side == ROTATE:
            return f"rotate {move - TURN}"
        if side == LIFE:
            return "regain"
        if move >= ERRAND:
            return f"saga {list_errand_names(s)[(move - ERRAND) // 9]} {WORLDS[(move - ERRAND) % 9]}"
        if side == ACTION:
            return "action " + WORLDS[move - ACT]
        if move >= INTO_CAGE:
            return f"journey {god_name(s, move - INTO_CAGE)} {PLACES[CAGE]}"
        return f"journey {god_name(s, (move - TRAVEL) // 9)} {WORLDS[(move - TRAVEL) % 9]}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [
            PASS,
            TURN,
            TURN + 1,
            TURN + 2,
            REGAIN,
            *[ACT + world for world in range(9)],
            *[TRAVEL + place for place in range(9 * len(s.at))],
            *[INTO_CAGE + slot for slot in range(len(s.at))],
            *[ERRAND + number for number in range(9 * len(list_errand_names(s)))],
        ]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == PASS:
            return ""
        side = self.find_side(move)
        if side not in self.thrown:
            return "YG-ACT-JOTUNHEIM-01"
        if move >= ERRAND:
            return why_not_errand(s, self.seat, (move - ERRAND) // 9, (move - ERRAND) % 9)
        if move >= INTO_CAGE:
            return "YG-MOVE-05"
        return self.why_not_world(s, move - ACT) if side == ACTION else ""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == PASS:
            return
        side = self.find_side(move)
        rest = self.thrown[:]
        rest.remove(side)
        again = side == ACTION and move - ACT == JOTUNHEIM and not s.is_devastated(JOTUNHEIM)
        s.do(Stones(self.seat, rest, 0 if again else self.nest))
        if side == ROTATE:
            s.turn_level(move - TURN)
        elif side == LIFE:
            s.regain(self.seat, 1)
        elif side == JOURNEY:
            s.move_god((move - TRAVEL) // 9, (move - TRAVEL) % 9)
        elif move >= ERRAND:
            begin_errand(s, self.seat, (move - ERRAND) // 9, (move - ERRAND) % 9)
        elif again:
            s.do(CastStones(self.seat, STRENGTH[JOTUNHEIM][NORMAL], [], 0))
        elif s.is_devastated(move - ACT):
            heal_tree(s, self.seat, move - ACT)
        else:
            begin_action(s, self.seat, move - ACT, NORMAL)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"runes": [RUNES[side] for side in self.thrown]}

"""The nine world actions and healing the tree."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Lot, Onward, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    ALFHEIM,
    ARTIFACT_IDS,
    ASGARD,
    HEALING,
    HEALING_IDUNN,
    IDUNN,
    LEVEL,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NONE,
    REMOVED_AT_MOST,
    STRENGTH,
    STRENGTHS,
    VANAHEIM,
    WORLDS,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.risks import NO_FOE, Danger
from meadhall.games.yggdrasil.state import Yggdrasil


class WorldAction(Onward):
    """YG-ACT-01, YG-ACT-02. A world's action in one strength, taken by one god."""

    player: i64
    strength: i64


WORLD_ACTIONS: Final[list[type[WorldAction]]] = []  # by world; effects fills it when all chapters are known


def begin_action(s: Yggdrasil, player: i64, world: i64, strength: i64) -> None:
    """YG-ACT-06. Declare a world's action; its questions come next."""
    if s.log is not None:
        s.log.append(
            Event("act", {"god": god_name(s, player), "world": WORLDS[world], "strength": STRENGTHS[strength]})
        )
    s.do(WORLD_ACTIONS[world](player, strength))


def find_healing_price(s: Yggdrasil, player: i64) -> i64:
    """YG-ACT-HEAL-01, YG-ACT-HEAL-04, YG-ART-IDUNN, YG-ART-04. Two life points, with Idunn's apples one, for any world
    with any company.
    """
    return HEALING_IDUNN if s.has(player, IDUNN) else HEALING


def heal_tree(s: Yggdrasil, player: i64, world: i64) -> None:
    """YG-ACT-HEAL-01, YG-ACT-HEAL-02, YG-ACT-HEAL-03. Pay the price, then heal the world; its action is available from
    the next turn.
    """
    s.lose_life(player, find_healing_price(s, player))
    if not s.ended:
        s.heal(world, True)


class Asgard(WorldAction):
    """YG-ACT-ASGARD-01, YG-ACT-06. Dangerous: choose a devastated world, face the risks, then it is healed."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(AsgardTarget(self.player, STRENGTH[ASGARD][self.strength]))


class PickDevastated(Question):
    """YG-ACT-ASGARD-02, YG-JOTUN-10. Choose a devastated world to be healed from afar, besieged or not."""

    ask: ClassVar[str] = "world.pick"
    rule: ClassVar[str] = "YG-ACT-ASGARD-01"

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(s.devastated)

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "heal " + WORLDS[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [world for world in range(len(WORLDS))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if s.is_devastated(move) else self.rule


class AsgardTarget(PickDevastated):
    """YG-ACT-ASGARD-01, YG-ACT-ASGARD-02, YG-DEC-07. The target is named before the risks."""

    ask: ClassVar[str] = "asgard.heal"
    risks: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.do(Danger(self.seat, self.risks, NO_FOE, 0), HealFromAfar(move))

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == ASGARD and not s.is_devastated(ASGARD):
            return "YG-ACT-ASGARD-02"
        return super().why(s, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"risks": self.risks}


class HealFromAfar(Onward):
    """YG-ACT-ASGARD-01, YG-ACT-ASGARD-02. Heal the world after the risks, even if they cost life; its action can be
    used at once, unless the table lets all healing wait.
    """

    world: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.heal(self.world, s.house.all_healing_waits)


class Take(Question):
    """YG-ACT-08, YG-DEC-07. Take up to this many: at least one, at most what is there. `rule` gives
    exactly this many.
    """

    ask: ClassVar[str] = "pieces.take"
    rule: ClassVar[str] = ""
    most: i64

    def count_available(self, s: Yggdrasil) -> i64:
        raise NotImplementedError

    def options(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(1, min(self.most, self.count_available(s)) + 1)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return f"take {move}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [count for count in range(14)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move < 1:
            return "YG-ACT-08"
        return "" if move <= min(self.most, self.count_available(s)) else self.rule


class Alfheim(WorldAction):
    """YG-ACT-ALFHEIM-01. Elves from the reserve."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(TakeElves(self.player, STRENGTH[ALFHEIM][self.strength]))


class TakeElves(Take):
    """YG-ACT-ALFHEIM-01, YG-RUNE-09. Take up to this many elves into your own reserve."""

    ask: ClassVar[str] = "elves.take"
    rule: ClassVar[str] = "YG-ACT-ALFHEIM-01"

    def count_available(self, s: Yggdrasil) -> i64:
        return s.alfheim

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.alfheim -= move
            s.elves[self.seat] += move
            s.log_count("elves", self.seat, move)


class Vanaheim(WorldAction):
    """YG-ACT-VANAHEIM-01. Vanir dice from the reserve."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(TakeDice(self.player, STRENGTH[VANAHEIM][self.strength]))


class TakeDice(Take):
    """YG-ACT-VANAHEIM-01, YG-RUNE-09. Take up to this many Vanir dice into your own reserve."""

    ask: ClassVar[str] = "dice.take"
    rule: ClassVar[str] = "YG-ACT-VANAHEIM-01"

    def count_available(self, s: Yggdrasil) -> i64:
        return s.vanaheim

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.vanaheim -= move
            s.dice[self.seat] += move
            s.log_count("dice", self.seat, move)


def send_heroes(s: Yggdrasil, player: i64, count: i64) -> None:
    """Move heroes from Midgard to Valhalla, at most as many as there are."""
    sent = min(count, s.heroes)
    s.heroes -= sent
    s.valhalla += sent
    s.log_count("einherjar", player, sent)


class Midgard(WorldAction):
    """YG-ACT-MIDGARD-01, YG-ACT-MIDGARD-02. Move heroes from the reserve to Valhalla, as many as the strength gives, if
    available.
    """

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        send_heroes(s, self.player, STRENGTH[MIDGARD][self.strength])


class Nidavellir(WorldAction):
    """YG-ACT-NIDAVELLIR-01. One of the open artifacts."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(TakeArtifact(self.player, STRENGTH[NIDAVELLIR][self.strength]))


class TakeArtifact(Question):
    """YG-ACT-NIDAVELLIR-01, YG-ACT-NIDAVELLIR-02, YG-DEC-08. Take the open card of one of the first stacks; an empty one has none."""

    ask: ClassVar[str] = "artifact.take"
    rule: ClassVar[str] = "YG-ACT-NIDAVELLIR-01"
    stacks: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return [s.tops[stack] for stack in range(self.stacks) if s.tops[stack] != NONE]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "take " + ARTIFACT_IDS[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [artifact for artifact in range(len(ARTIFACT_IDS))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in self.options(s) else "YG-ACT-NIDAVELLIR-01"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        s.artifacts[self.seat] |= 1 << move
        s.tops[move // LEVEL] = NONE
        if s.log is not None:
            s.log.append(Event("artifact", {"god": god_name(s, self.seat), "artifact": ARTIFACT_IDS[move]}))
        s.do(DealArtifact(move // LEVEL))


class DealArtifact(Lot):
    """YG-SETUP-08, YG-ACT-NIDAVELLIR-01, YG-INFO-02. The next card of a stack becomes visible: any card left of its
    level.
    """

    ask: ClassVar[str] = "artifact.deal"
    rule: ClassVar[str] = "YG-SETUP-08"
    stack: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        left = list_bits(s.stacks & (63 << (LEVEL * self.stack)))
        if not left and s.tale is not None:
            left = [artifact for artifact in s.tale.buried if artifact // LEVEL == self.stack][:1]
        return left

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        left = self.options(s)
        return left[rng.below(len(left))] if left else AUTO

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "artifact " + ARTIFACT_IDS[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        if s.tale is not None and move in s.tale.buried:
            s.tale.buried.remove(move)
        s.stacks &= ~(1 << move)
        s.tops[self.stack] = move
        if s.log is not None:
            s.log.append(Event("uncover", {"artifact": ARTIFACT_IDS[move]}, reveals=True))


class Niflheim(WorldAction):
    """YG-ACT-NIFLHEIM-01, YG-ACT-06. Dangerous: after the risks, anonymous go home."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(Danger(self.player, STRENGTH[NIFLHEIM][self.strength], NO_FOE, 0), FreeDead(self.player, REMOVED_AT_MOST))


class FreeDead(Take):
    """YG-ACT-NIFLHEIM-01, YG-ACT-06. Up to three anonymous from Hel's ladder back to Midgard."""

    ask: ClassVar[str] = "dead.free"
    rule: ClassVar[str] = "YG-ACT-NIFLHEIM-01"

    def count_available(self, s: Yggdrasil) -> i64:
        return s.dead

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.dead -= move
            s.anonymous += move
            s.log_count("freed", self.seat, move)


class Muspellheim(WorldAction):
    """YG-ACT-MUSPELL-01, YG-ACT-06. Dangerous: after the risks, fire giants leave Surt."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(
            Danger(self.player, STRENGTH[MUSPELLHEIM][self.strength], NO_FOE, 0),
            RoutGiants(self.player, REMOVED_AT_MOST),
        )


class RoutGiants(Take):
    """YG-ACT-MUSPELL-01, YG-ACT-06. Up to three giants from Surt's ladder back to their reserve."""

    ask: ClassVar[str] = "giants.rout"
    rule: ClassVar[str] = "YG-ACT-MUSPELL-01"

    def count_available(self, s: Yggdrasil) -> i64:
        return s.giants

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.giants -= move
            s.muspell += move
            s.log_count("routed", self.seat, move)

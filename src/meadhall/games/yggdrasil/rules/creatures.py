"""Svartalfheim: draw creatures, call one, and apply its help at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Onward, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    AMOUNT,
    CAGE,
    CREATURES,
    FOES,
    JOTNAR,
    PLACES,
    STRENGTH,
    STRENGTHS,
    SVARTALFHEIM,
    WORLDS,
    count_bits,
    find_nth,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.actions import (
    PickDevastated,
    Take,
    TakeDice,
    TakeElves,
    WorldAction,
    begin_action,
    send_heroes,
)
from meadhall.games.yggdrasil.rules.bonds import meet_kin
from meadhall.games.yggdrasil.rules.deeds import ACT, ERRAND, FIGHT, HEAL, PASS, begin_fight, list_fights, why_not_fight
from meadhall.games.yggdrasil.rules.errands import begin_errand, list_errand_names, list_errands, why_not_errand
from meadhall.games.yggdrasil.rules.presence import why_not_act
from meadhall.games.yggdrasil.state import Yggdrasil

EFFECTS: Final[list[Callable[[i64], Frame]]] = []  # by creature; effects fills it when all chapters are known


class Svartalfheim(WorldAction):
    """YG-ACT-SVART-01. Draw creatures, then call one of them."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(DrawCreature(self.player, STRENGTH[SVARTALFHEIM][self.strength]), Call(self.player))


class DrawCreature(Lot):
    """YG-ACT-SVART-01, YG-ACT-SVART-02, YG-CREA-07, YG-INFO-02. Draw the top creature, which is any card left; an empty
    deck gives none, unless the table shuffles the discards.
    """

    ask: ClassVar[str] = "creature.draw"
    rule: ClassVar[str] = "YG-ACT-SVART-01"
    player: i64
    count: i64

    def count_left(self, s: Yggdrasil) -> i64:
        return s.creature_out if s.creature_deck == 0 and s.house.reshuffle else s.creature_deck

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(self.count_left(s))

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        left = self.count_left(s)
        return find_nth(left, rng.below(count_bits(left))) if left else AUTO

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "creature " + CREATURES[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        if s.creature_deck == 0:
            s.creature_deck = s.creature_out
            s.creature_out = 0
        s.creature_deck &= ~(1 << move)
        s.drawn.append(move)
        if s.log is not None:
            s.log.append(Event("creature", {"creature": CREATURES[move]}, reveals=True))
        if self.count > 1:
            s.do(DrawCreature(self.player, self.count - 1))


class Call(Question):
    """YG-ACT-SVART-01, YG-ACT-SVART-03, YG-CREA-01, YG-INFO-04, YG-DEC-09. Call exactly one of the open drawn cards,
    even without effect; discard all.
    """

    ask: ClassVar[str] = "creature.call"
    rule: ClassVar[str] = "YG-ACT-SVART-01"

    def options(self, s: Yggdrasil) -> list[i64]:
        return s.drawn[:]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "call " + CREATURES[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [creature for creature in range(len(CREATURES))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in s.drawn else "YG-ACT-SVART-01"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        for creature in s.drawn:
            s.creature_out |= 1 << creature
        s.drawn = []
        if s.log is not None:
            s.log.append(Event("call", {"god": god_name(s, self.seat), "creature": CREATURES[move]}))
        s.do(EFFECTS[move](self.seat))


class Creature(Onward):
    """YG-CREA-01. A creature helps the active god, who decides."""

    name: ClassVar[str] = ""
    player: i64

    def get_amount(self) -> i64:
        return AMOUNT[CREATURES.index(self.name)]


class Stags(Creature):
    """YG-CREA-STAGS, YG-CREA-02. Regain one life point."""

    name: ClassVar[str] = "stags"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.regain(self.player, self.get_amount())


class Heidrun(Creature):
    """YG-CREA-HEIDRUN, YG-CREA-02, YG-BOOK-13. Regain up to two life points."""

    name: ClassVar[str] = "heidrun"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(TakeLife(self.player, self.get_amount() - s.find_life_reduction(self.player)))


class TakeLife(Take):
    """YG-CREA-HEIDRUN, YG-CREA-02, YG-ACT-08. From the supply, up to the maximum."""

    ask: ClassVar[str] = "life.take"
    rule: ClassVar[str] = "YG-CREA-HEIDRUN"

    def count_available(self, s: Yggdrasil) -> i64:
        return min(s.supply, s.most[self.seat] - s.life[self.seat])

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.restore(self.seat, move)


class Eikthyrnir(PickDevastated):
    """YG-CREA-EIKTHYRNIR, YG-ACT-ASGARD-02, YG-JOTUN-10. Heal any devastated world for free, from anywhere."""

    ask: ClassVar[str] = "stag.heal"
    rule: ClassVar[str] = "YG-CREA-EIKTHYRNIR"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.heal(move, s.house.all_healing_waits)


class Gullinkambi(Creature):
    """YG-CREA-GULLINKAMBI. One hero to Valhalla."""

    name: ClassVar[str] = "gullinkambi"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        send_heroes(s, self.player, self.get_amount())


class Vedrfolnir(Creature):
    """YG-CREA-VEDRFOLNIR. Up to two heroes to Valhalla."""

    name: ClassVar[str] = "vedrfolnir"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(CallHeroes(self.player, self.get_amount()))


class CallHeroes(Take):
    """YG-CREA-VEDRFOLNIR, YG-ACT-08. At least one, if there is one."""

    ask: ClassVar[str] = "heroes.call"
    rule: ClassVar[str] = "YG-CREA-VEDRFOLNIR"

    def count_available(self, s: Yggdrasil) -> i64:
        return s.heroes

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            send_heroes(s, self.seat, move)


class Vidofnir(Creature):
    """YG-CREA-VIDOFNIR. Up to three heroes to Valhalla."""

    name: ClassVar[str] = "vidofnir"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(CrowHeroes(self.player, self.get_amount()))


class CrowHeroes(CallHeroes):
    """YG-CREA-VIDOFNIR, YG-ACT-08. As the hawk, with one hero more."""

    rule: ClassVar[str] = "YG-CREA-VIDOFNIR"


class Hildisvini(Creature):
    """YG-CREA-HILDISVINI. Up to three elves."""

    name: ClassVar[str] = "hildisvini"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(BringElves(self.player, self.get_amount()))


class BringElves(TakeElves):
    """YG-CREA-HILDISVINI, YG-ACT-08. The boar brings elves from afar."""

    rule: ClassVar[str] = "YG-CREA-HILDISVINI"


class HuginMunin(Creature):
    """YG-CREA-HUGINMUNIN. Up to two Vanir dice."""

    name: ClassVar[str] = "huginmunin"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(BringDice(self.player, self.get_amount()))


class BringDice(TakeDice):
    """YG-CREA-HUGINMUNIN, YG-ACT-08. The ravens bring Vanir dice from afar."""

    rule: ClassVar[str] = "YG-CREA-HUGINMUNIN"


class Gullfaxi(Question):
    """YG-CREA-GULLFAXI. Beat any active jotun in any place, even on an enemy in the cage."""

    ask: ClassVar[str] = "jotun.beat"
    rule: ClassVar[str] = "YG-CREA-GULLFAXI"

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(s.jotnar)

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "beat " + JOTNAR[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [jotun for jotun in range(len(JOTNAR))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if s.jotnar >> move & 1 else "YG-CREA-GULLFAXI"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.beat(move)


class Roam(Question):
    """YG-MOVE-05, YG-MAP-08. Go to any world; the present one means staying. The cage is none."""

    ask: ClassVar[str] = "world.roam"

    def options(self, s: Yggdrasil) -> list[i64]:
        return [world for world in range(len(WORLDS))]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "move " + PLACES[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [place for place in range(len(PLACES))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "YG-MOVE-05" if move == CAGE else ""


class GeriFreki(Roam):
    """YG-CREA-GERIFREKI, YG-MOVE-05, YG-CREA-06. Go to any world, or stay; then you may fight there."""

    ask: ClassVar[str] = "wolves.roam"
    rule: ClassVar[str] = "YG-CREA-GERIFREKI"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.move_god(self.seat, move)
        s.do(WolfFight(self.seat))
        meet_kin(s, self.seat)


class WolfFight(Question):
    """YG-CREA-GERIFREKI, YG-CREA-06, YG-ART-06. A fight in which the wolves avert one risk, or none."""

    ask: ClassVar[str] = "wolves.fight"
    rule: ClassVar[str] = "YG-CREA-GERIFREKI"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves = list_fights(s, self.seat)
        if moves:
            moves.append(PASS)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "pass" if move == PASS else "fight " + FOES[move - FIGHT]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [PASS, *[FIGHT + foe for foe in range(len(FOES))]]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move == PASS else why_not_fight(s, self.seat, move - FIGHT)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move >= FIGHT:
            begin_fight(s, self.seat, move - FIGHT, AMOUNT[CREATURES.index("gerifreki")])


class Ratatosk(Roam):
    """YG-CREA-RATATOSK, YG-MOVE-05, YG-CREA-06. Go to any world, or stay; then you may act there."""

    ask: ClassVar[str] = "squirrel.roam"
    rule: ClassVar[str] = "YG-CREA-RATATOSK"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.move_god(self.seat, move)
        s.do(SquirrelAct(self.seat))
        meet_kin(s, self.seat)


class SquirrelAct(Question):
    """YG-CREA-RATATOSK, YG-CREA-06, YG-CREA-07, YG-BOOK-05. The world's action, at the strength of presence, if the
    world is neither devastated nor besieged; healing is no action.
    """

    ask: ClassVar[str] = "squirrel.act"
    rule: ClassVar[str] = "YG-CREA-RATATOSK"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        for strength in range(3):
            if not why_not_act(s, self.seat, s.at[self.seat], strength):
                moves.append(ACT + strength)
        if s.tale is not None and not s.is_devastated(s.at[self.seat]):
            for number in list_errands(s, self.seat, s.at[self.seat]):
                moves.append(ERRAND + number)
        if moves:
            moves.append(PASS)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move >= ERRAND:
            return "saga " + list_errand_names(s)[move - ERRAND]
        return "pass" if move == PASS else "heal" if move == HEAL else "act " + STRENGTHS[move - ACT]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [PASS, ACT, ACT + 1, ACT + 2, HEAL, *[ERRAND + number for number in range(len(list_errand_names(s)))]]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == HEAL or (move >= ERRAND and s.is_devastated(s.at[self.seat])):
            return "YG-CREA-06"
        if move >= ERRAND:
            return why_not_errand(s, self.seat, move - ERRAND, s.at[self.seat])
        return "" if move == PASS else why_not_act(s, self.seat, s.at[self.seat], move - ACT)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move >= ERRAND:
            begin_errand(s, self.seat, move - ERRAND, s.at[self.seat])
        elif move > PASS:
            begin_action(s, self.seat, s.at[self.seat], move - ACT)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"world": WORLDS[s.at[self.seat]]}

"""Step 3: an action or a fight, Frigg's gift, or nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import (
    BLOCKS,
    CAGE,
    FIGURE,
    FIGURES,
    FOES,
    FRIGG,
    GULLINBURSTI,
    IORMUNGAND,
    JOTUN,
    JOTUN_KIND,
    JOTUN_OBJECT,
    JOTUNHEIM,
    NIDHOGG,
    NONE,
    RETREAT,
    STRENGTHS,
    SUPPORTS,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.actions import begin_action, heal_tree
from meadhall.games.yggdrasil.rules.book import Heed, run_program
from meadhall.games.yggdrasil.rules.errands import (
    begin_errand,
    count_extra_risks,
    count_fate,
    list_errand_names,
    list_errands,
    why_not_errand,
    why_not_fight_figure,
)
from meadhall.games.yggdrasil.rules.presence import list_open_strengths, why_besieged, why_not_act
from meadhall.games.yggdrasil.rules.risks import Danger
from meadhall.games.yggdrasil.state import Yggdrasil

PASS: Final = 0
ACT: Final = 1  # plus the strength
HEAL: Final = 4
FIGHT: Final = 10  # plus the foe
BLESS: Final = 60  # plus the god
ERRAND: Final = 70  # plus the number of a saga action
ACTED: Final = 1
FOUGHT: Final = 2


def why_not_fight(s: Yggdrasil, slot: i64, foe: i64) -> str:
    """YG-FIGHT-01, YG-FIGHT-03, YG-FIGHT-06, YG-FIGHT-07, YG-ACT-09, YG-JOTUN-07, YG-MAP-08, YG-ENEMY-NID-03,
    YG-BOOK-02. Return why a god cannot fight this opponent in its world; "" if it can, at any price.
    """
    world = s.at[slot]
    if foe == NIDHOGG:
        return "YG-ENEMY-NID-03"
    if foe >= FIGURE:
        return why_not_fight_figure(s, slot, foe)
    if foe < JOTUN:
        if s.where[foe] == CAGE:
            return "YG-MAP-08"
        if s.where[foe] != world:
            return "YG-FIGHT-01"
        return "YG-FIGHT-03" if s.is_supported(foe) else ""
    jotun = foe - JOTUN
    if not s.jotnar >> jotun & 1:
        return "YG-FIGHT-01"
    place = JOTUNHEIM if JOTUN_KIND[jotun] == BLOCKS else JOTUN_OBJECT[jotun]
    if JOTUN_KIND[jotun] == SUPPORTS:
        place = s.where[place]
        if place != world:
            return "YG-JOTUN-07"
    return "" if place == world else "YG-FIGHT-01"


def list_fights(s: Yggdrasil, slot: i64) -> list[i64]:
    """Return every opponent that this god can fight here."""
    found: list[i64] = []
    add_fights(s, slot, found)
    return found


def add_fights(s: Yggdrasil, slot: i64, found: list[i64]) -> None:
    world = s.at[slot]
    for foe in range(NIDHOGG):
        if s.where[foe] == world and not why_not_fight(s, slot, foe):  # most stand elsewhere
            found.append(FIGHT + foe)
    if s.jotnar:
        for jotun in list_bits(s.jotnar):
            if not why_not_fight(s, slot, JOTUN + jotun):
                found.append(FIGHT + JOTUN + jotun)
    if s.tale is not None:
        for figure in range(len(FIGURES)):
            if not why_not_fight(s, slot, FIGURE + figure):
                found.append(FIGHT + FIGURE + figure)


def begin_fight(s: Yggdrasil, player: i64, foe: i64, bonus: i64) -> None:
    """YG-FIGHT-02, YG-FIGHT-04, YG-FIGHT-07, YG-BOOK-02. Declare the fight: the power counts now; after the risks the
    opponent retreats, at any cost.
    """
    power = s.find_power(foe)
    if s.log is not None:
        s.log.append(Event("fight", {"god": god_name(s, player), "foe": FOES[foe], "power": power}))
    if s.tale is not None:
        s.tale.scathe = 0
    s.do(
        Danger(player, power + count_extra_risks(s, player, foe), foe, bonus + count_fate(s, player, foe)), Retreat(foe)
    )


class Retreat(Onward):
    """YG-FIGHT-02, YG-FIGHT-05, YG-FIGHT-06, YG-FIGHT-SURT-01, YG-FIGHT-HEL-01, YG-FIGHT-LOKI-01, YG-FIGHT-FEN-01,
    YG-FIGHT-IOR-01, YG-FIGHT-JOTUN-01, YG-BOOK-02. Retreat home, into the cage, one island back, or off the board; a
    retreat can devastate, and one that is there already stays.
    """

    foe: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        foe = self.foe
        if s.tale is not None and (foe >= FIGURE or (foe < NIDHOGG and s.get_page().slays and s.tale.scathe == 0)):
            run_fall(s, foe)
        elif foe >= JOTUN:
            s.beat(foe - JOTUN)
        elif foe == IORMUNGAND:
            if s.island > 0:
                s.island -= 1
                if s.log is not None:
                    s.log.append(Event("island", {"island": s.island + 1}))
        elif s.where[foe] != RETREAT[foe]:
            s.place_enemy(foe, RETREAT[foe])


def run_fall(s: Yggdrasil, foe: i64) -> None:
    """YG-BOOK-02, YG-BOOK-09. Run the page's program for a beaten campaign opponent; if the page slays enemies, one
    beaten without harm leaves the game.
    """
    tale = s.tale
    assert tale is not None
    if foe >= FIGURE:
        offered = s.find_saga_fight(foe)
        if offered is not None:
            if offered.once != NONE:
                tale.last[offered.once] = s.round
            s.do_all(run_program(s, s.active, offered.then, foe), Heed(s.active))
        return
    tale.gone |= 1 << foe
    s.where[foe] = CAGE  # in no world, like an enemy in the cage
    if s.log is not None:
        s.log.append(Event("slain", {"enemy": FOES[foe]}))
    s.do(Heed(s.active))


def continue_step(s: Yggdrasil, player: i64, did: i64) -> None:
    """YG-BOOK-09, YG-ART-GULLINBURSTI. After a deed, check the page's goal before anything else; then the other half of
    the step.
    """
    s.do(Deed(player, did))
    if s.tale is not None:
        s.do(Heed(player))


class Deed(Question):
    """YG-ROUND-04, YG-ACT-01, YG-BOOK-05, YG-ACT-07, YG-ACT-09, YG-FIGHT-01, YG-DEC-06, YG-DEC-24, YG-ART-GULLINBURSTI,
    YG-ART-02, YG-ART-07, YG-ART-08, YG-GOD-FRIGG-01, YG-GOD-04, YG-JOTUN-08. Step 3: act or fight in your world, or
    skip the step.

    With Gullinbursti both halves are open, in either order; its effect is checked at the second half.
    """

    ask: ClassVar[str] = "deed.choose"
    rule: ClassVar[str] = "YG-ROUND-04"
    did: i64

    def why_closed(self, s: Yggdrasil, half: i64) -> str:
        """YG-ACT-01, YG-ART-GULLINBURSTI. Return the rule against this half of the step: the first is always open,
        Gullinbursti opens the other, none twice.
        """
        if self.did == 0:
            return ""
        if not s.has(self.seat, GULLINBURSTI):
            return "YG-ACT-01"
        return "YG-ART-GULLINBURSTI" if self.did & half else ""

    def options(self, s: Yggdrasil) -> list[i64]:
        moves: list[i64] = []
        if not self.why_closed(s, ACTED):
            for strength in list_open_strengths(s, self.seat, s.at[self.seat]):
                moves.append(ACT + strength)
            if not self.why_not_heal(s):
                moves.append(HEAL)
            if s.tale is not None:
                for number in list_errands(s, self.seat, s.at[self.seat]):
                    moves.append(ERRAND + number)
        if not self.why_closed(s, FOUGHT):
            add_fights(s, self.seat, moves)
        if self.did == 0 and s.has_power(self.seat, FRIGG):
            for slot in range(len(s.at)):
                if not self.why_not_bless(s, slot):
                    moves.append(BLESS + slot)
        if moves:
            moves.append(PASS)
        return moves

    def why_not_heal(self, s: Yggdrasil) -> str:
        """YG-ACT-HEAL-01, YG-DEV-05, YG-DEV-08. Return why the world cannot be healed: only the god's own, devastated
        world, not under siege.
        """
        world = s.at[self.seat]
        if not s.is_devastated(world):
            return "YG-ACT-HEAL-01"
        return why_besieged(s, world)

    def why_not_bless(self, s: Yggdrasil, slot: i64) -> str:
        """YG-GOD-FRIGG-01, YG-GOD-04. Return why Frigg's gift cannot reach this god: Frigg herself or a god in her
        world, below the maximum, for the whole step.
        """
        if not s.has_power(self.seat, FRIGG) or s.at[slot] != s.at[self.seat]:
            return "YG-GOD-FRIGG-01"
        return "" if not self.did and s.life[slot] < s.most[slot] else "YG-GOD-04"

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == PASS:
            return "pass"
        if move == HEAL:
            return "heal"
        if move < HEAL:
            return "act " + STRENGTHS[move - ACT]
        if move >= ERRAND:
            return "saga " + list_errand_names(s)[move - ERRAND]
        return "bless " + god_name(s, move - BLESS) if move >= BLESS else "fight " + FOES[move - FIGHT]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        found: list[i64] = [PASS, ACT, ACT + 1, ACT + 2, HEAL]
        for foe in range(len(FOES)):
            found.append(FIGHT + foe)
        for slot in range(len(s.at)):
            found.append(BLESS + slot)
        for number in range(len(list_errand_names(s))):
            found.append(ERRAND + number)
        return found

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == PASS:
            return ""
        if move >= ERRAND:
            return self.why_closed(s, ACTED) or why_not_errand(s, self.seat, move - ERRAND, s.at[self.seat])
        if move >= BLESS:
            return self.why_not_bless(s, move - BLESS)
        if move >= FIGHT:
            return self.why_closed(s, FOUGHT) or why_not_fight(s, self.seat, move - FIGHT)
        rule = self.why_closed(s, ACTED)
        if rule:
            return rule
        return self.why_not_heal(s) if move == HEAL else why_not_act(s, self.seat, s.at[self.seat], move - ACT)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        player = self.seat
        if move == AUTO or move == PASS:
            if self.did == 0:
                s.log_god("rest", player)
        elif BLESS <= move < ERRAND:
            s.regain(move - BLESS, 1)
        elif FIGHT <= move < BLESS:
            continue_step(s, player, self.did | FOUGHT)
            begin_fight(s, player, move - FIGHT, 0)
        else:
            continue_step(s, player, self.did | ACTED)
            if move >= ERRAND:
                begin_errand(s, player, move - ERRAND, s.at[player])
            elif move == HEAL:
                heal_tree(s, player, s.at[player])
            else:
                begin_action(s, player, s.at[player], move - ACT)

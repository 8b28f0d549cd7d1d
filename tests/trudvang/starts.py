"""Games that begin in the middle, for questions which a first adventure hardly ever comes to."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import Agenda
from meadhall.games.trudvang.feats import ATTACK, FEATS, feats_of
from meadhall.games.trudvang.fight import PLANNING
from meadhall.games.trudvang.rules.combat import Combat, EndCombat, Step
from meadhall.games.trudvang.rules.combat_verbs import MoveRune, PutBack, ReuseFeat
from meadhall.games.trudvang.rules.hired import MoveHiredRune
from meadhall.games.trudvang.rules.layout import MakeActive, ReturnMiss
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.games.trudvang.rules.runes import lose_rune
from meadhall.games.trudvang.rules.strikes import DamageUnit, Surplus
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang import arena
from trudvang.scene import reading, table, tale
from trudvang.winter import BOOK

CAP = 3  # rounds after which these games are cut short
CARDS = """
    LAMP: {kind: item, name: Lamp, effects: [{at: item_step, cost: {cp: 1}, do: [{deal: 2}]}]}
    ROPE: {kind: item, name: Rope, effects: [{at: item_step, do: [{damage: 1}]}]}
    OX: {kind: companion, name: Ox, effects: [{at: fast, do: [{redraw: 1}]}]}
    ELK: {kind: companion, name: Elk, effects: [{at: fast, do: [{gain_cp: 1}]}]}
    CALM: {kind: title, name: Calm, effects: [{at: would_lose_health, cost: {cp: 1}, do: [{prevent: 1}]}]}
    WAKE: {kind: title, name: Awake, effects: [{at: round_start, cost: {cp: 1}, do: [{gain_health: 1}]}]}
    T1T: {kind: title, name: One}
    T2T: {kind: title, name: Two}
    T6T: {kind: title, name: Six}
    T7T: {kind: title, name: Seven}
    T8T: {kind: title, name: Eight}
    T9T: {kind: title, name: Nine}
    T5T: {kind: title, name: Five, mandatory: true}
    FROST: {kind: phase, name: Frost, sleeve: 1, scope: party, do: [{lose_health: 1}]}
    ONE: {kind: world, name: One, effects: [{at: end, do: [{gain_cp: 1, who: all}]}]}
    TWO: {kind: world, name: Two, effects: [{at: end, do: [{lose_cp: 1, who: all}]}]}
"""
QUIET = "".join(f"    Q{n}: {{kind: world, name: Q{n}}}\n" for n in range(1, 13))
SECOND = ",".join(FEATS[feat] for feat in feats_of(0, 1)[:3])
RICH = "A.cp=6 B.cp=6 "
# Steps of an entry and the table on which it is read.
PAGES = (
    ("choose: [{label: A, cost: {cp: 1}, do: [{gain_health: 1}]}, {label: B, do: []}]", RICH),
    ("choose: [{label: A, cost: {cp: 2}, do: []}, {label: B, cost: {cp: 1}, do: []}, {label: C, do: []}]", RICH),
    ("give_up: {kind: item, n: 1}", "A.items=ITEM-LYRE,LAMP,ROPE"),
    ("lose_health: 3", RICH + "A.titles=CALM:- B.titles=WAKE:-"),
    ("restore_companion: any", "A.companions=OX,ELK rotated=OX,ELK"),
    ("lose_rune: any", ""),
    ("lose_ship", "A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=grim_sea B.ship=1 ships=grim_sea,-"),
    ("sleeve: Q11", "stories=DEFEAT," + ",".join(f"Q{n}" for n in range(1, 12) if n != 11) + ",ONE"),
    ("gain_card: T5T", "A.titles=T1T:-,T2T:-,CALM:-,WAKE:- B.titles=T6T:-,T7T:-,T8T:-,T9T:-"),
    ("place_threat: {in: soj, n: 2}", "threat=" + ",".join(["arji!1", "sylvan!1"] * 7 + ["icepeak!1"])),
    ("place_threat: {in: arji, n: 1}", "threat=" + ",".join(["soj!1"] * 8 + ["icepeak!1"] * 7)),
    ("remove_threat: {in: arji, n: 1}", "enemies=DRAUGR-1 groups=draugr@arji:0.0!1;draugr@arji:0.0!1 threat=arji!1"),
    ("gain_xp: 3", f"A.upgrades=/{SECOND} B.upgrades=pilfer-2"),
    ("defeat_enemies: {n: 1, in: arji}", "enemies=DRAUGR-1,GARM-1 groups=draugr@arji:0.1;garm@arji:0"),
    ("defeat_enemies: {n: 2, in: soj}", "enemies=DRAUGR-1,GARM-1 groups=draugr@soj:0.1.0;garm@soj:0"),
    (
        "place_enemies: {draugr: 2, in: soj}",
        "enemies=DRAUGR-1 groups=draugr@arji:0.0.0;draugr@sylvan:0.0.0;draugr@fylges:0.0",
    ),
    ("place_threat: {in: arji, n: 2}", "enemies=DRAUGR-1,GARM-1 groups=draugr@arji:0;garm@arji:0"),
)


def pages() -> list[Any]:
    """Each page is read, and leads to an end with two timed effects to put in order."""
    found = []
    for step, position in PAGES:
        book = tale(
            f"10: {{text: Now., do: [{{{step}}}, {{sleeve: ONE}}, {{sleeve: TWO}}, {{read: end-done}}]}}", CARDS + QUIET
        )
        place = "grim_sea" if step == "lose_ship" else "fylges"
        found.append(reading(table(position, book, round_cap=CAP), "10", place))
    return found


def rounds() -> list[Any]:
    """Rounds with cards that ask, and Events that need a choice."""
    book = tale("", CARDS)
    apart = RICH + "A.hero=kattly A.at=soj B.hero=briya B.at=arji B.titles=WAKE:- "
    apart += "phases=FROST,TRAVEL,ENGAGE,EXPLORE,-,-"
    engage = f"phase=3 agenda=BeginPhase({ident('ENGAGE')})>NextPhase()"
    carrion = f"events=carrion-sky enemies=DRAUGR-1,GARM-1 groups=draugr@arji:0;draugr@sylvan:0 {engage}"
    stray = f"events=stray-pack enemies=DRAUGR-1,GARM-1 {engage}"
    return [table(position, book, round_cap=CAP) for position in (apart, carrion, stray)]


def between() -> list[Any]:
    """The end of a first adventure, and what is chosen before the second."""
    two = "A.items=ITEM-LYRE,KNIFE,HAT A.companions=OX A.idle=T1,T2,T4 A.xp=1 stories=DEFEAT,GIFT,TAX"
    one = "players=1 A.hero=volgr A.at=fylges A.items=ITEM-AXE,KNIFE,HAT A.idle=T1,T2,T4,T5"
    three = "players=3 C.hero=volgr C.at=fylges A.hero=kattly A.at=fylges A.companions=OX A.idle=T1 "
    three += "B.hero=briya B.at=fylges"
    return [reading(table(position, BOOK, round_cap=CAP), "end-done") for position in (two, one, three)]


def fights() -> list[Any]:
    """Combats with Feats that lie ready and cards for every window."""
    found = []
    for heroes, feats, companions in (
        ("kattly,volgr", ("song-of-the-first-morning", "cleave-1"), ("SPARK", "DRUM")),
        ("volgr,felerion", ("cleave-2", "chain-of-sparks-1"), ("WEAVER", "STORM")),
        ("lydana,maelling", ("walk-the-mist-2", "quick-shot-2"), ("CAIRN", "SEER")),
    ):
        s = arena.table(heroes, "draugr:4 garm:2", round_cap=CAP)
        s.hp = [4, 4]
        s.exhausted = [1, 0]
        s.cp = [6, 6]
        for seat in range(2):
            arena.fill(s, seat, feats[seat])
            s.companions[seat] = [ident(companions[seat])]
            s.items[seat] = [ident("ITEM-TRAPS")] if seat == 0 else []
            s.titles[seat] = [ident("BONE-TAKER")] if seat == 0 else []
            s.title_runes[seat] = [-1] * len(s.titles[seat])
        put_runes(s)
        s.groups[0].units = [0, 1, 0, 1]
        s.agenda = Agenda([Round()])
        s.do(*[Step(step) for step in range(2, 6)], EndCombat())
        found.append(s)
    planning = arena.table("lydana,kattly", "draugr:2", round_cap=CAP)
    planning.companions = [[ident("GOAT")], [ident("SEER")]]
    planning.agenda = Agenda([Round(), Combat(arena.HERE)])
    return [*found, planning, handwork(), lent(), scorched()]


def handwork() -> Any:
    """What cards do with laid-out Feats and runes, asked one after another."""
    s = arena.table("kattly,volgr", "draugr:2", round_cap=CAP)
    arena.put(s, 0, "chorus-1", "water")
    arena.put(s, 0, "cutting-jest-1", "water")
    arena.put(s, 0, "dagger-dance-1", "wind", "earth")
    arena.put(s, 0, "reel-aside-1")
    arena.misses(s, 0, "dark", "fire")
    fight = unwrap(s.fight)
    fight.used[0][1:3] = [1, 1]
    s.bags[0][0] = 0
    s.pool[0] += 2
    s.bags[0][5] += 1
    s.pool[5] -= 1
    s.drawn[0] = [0, 0, 0, 0, 1, 1]
    s.bags[0][4] -= 1
    s.bags[0][5] -= 1
    s.agenda = Agenda([Round()])
    s.groups[0].units[1] = 1
    s.do(
        Surplus(0, 0, 1, 0),
        MakeActive(0, 1),
        ReuseFeat(0, ATTACK),
        ReturnMiss(0, 1, 0),
        MoveRune(0, 1),
        *lose_rune(s, 0, 0),
        PutBack(0, 1, []),
        EndCombat(),
    )
    return s


def lent() -> Any:
    """A Feat of the hired hand is used: one of its runes goes to her Hero card."""
    s = arena.hired("draugr:2", 2, 2, 1, 1, round_cap=CAP)
    arena.fight_of(s)
    s.agenda = Agenda([Round()])
    s.do(MoveHiredRune(0, 0), EndCombat())
    return s


def scorched() -> Any:
    """A card deals damage to a unit of its user's choice."""
    s = arena.table("kattly,volgr", "draugr:3 garm:1", round_cap=CAP)
    arena.fight_of(s)
    s.agenda = Agenda([Round()])
    s.do(DamageUnit(0, arena.HERE, 1, 0), EndCombat())
    return s


def put_runes(s: Any) -> None:
    """Something on the Miss tracks and on open Feats, so that runes can be moved and taken back."""
    arena.misses(s, 0, "dark", "dark")
    arena.misses(s, 1, "dark")
    for seat in range(2):
        feat = next(name for name in (FEATS[feat] for feat in s.feat_decks[seat].bag))
        arena.put(s, seat, feat)
    assert s.fight.step == PLANNING


def starts() -> tuple[Any, ...]:
    found = [*pages(), *rounds(), *between(), *fights()] * 4
    for state in found:
        state.log = None
        state.legal = None
    return tuple(state.copy() for state in found)

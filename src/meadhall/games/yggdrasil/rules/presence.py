"""The action of a world: its present strength, and the rule that closes it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    ADVANTAGE,
    ALFHEIM,
    ASGARD,
    DISADVANTAGE,
    JOTNAR,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NONE,
    NORMAL,
    ODROERIR,
    STRENGTH,
    SVARTALFHEIM,
    VALSHAMR,
    VANAHEIM,
)
from meadhall.games.yggdrasil.state import Yggdrasil


def why_besieged(s: Yggdrasil, world: i64) -> str:
    """YG-JOTUN-10, YG-JOTUN-THJAZI-01, YG-JOTUN-BAUGI-01, YG-JOTUN-SKADI-01, YG-JOTUN-GEIRROD-01, YG-JOTUN-GREIP-01,
    YG-JOTUN-GJALP-01, YG-JOTUN-STARKADR-01, YG-JOTUN-BELI-01. Return the rule of the jotun before this world, which
    allows no action there, not even from afar.
    """
    jotun = s.find_besieger(world)
    return "" if jotun == NONE else f"YG-JOTUN-{JOTNAR[jotun].upper()}-01"


def why_closed(s: Yggdrasil, world: i64) -> str:
    """YG-ACT-03, YG-ACT-05, YG-DEV-05, YG-ACT-HEAL-02. Return why a world's action cannot be taken, in any strength; ""
    if it can.
    """
    if s.find_besieger(world) != NONE:
        return why_besieged(s, world)
    if s.is_devastated(world):
        return "YG-DEV-05"
    if s.fresh >> world & 1:
        return "YG-ACT-HEAL-02"
    return why_fruitless(s, world)


def why_fruitless(s: Yggdrasil, world: i64) -> str:
    """YG-ACT-05, YG-ACT-ALFHEIM-01, YG-ACT-VANAHEIM-01, YG-ACT-NIDAVELLIR-02, YG-ACT-SVART-02. Return whether an action
    would have no effect at all; it cannot be chosen.
    """
    if world == ASGARD:
        return "" if s.devastated else "YG-ACT-05"
    if world == ALFHEIM:
        return "" if s.alfheim else "YG-ACT-ALFHEIM-01"
    if world == VANAHEIM:
        return "" if s.vanaheim else "YG-ACT-VANAHEIM-01"
    if world == MIDGARD:
        return "" if s.heroes else "YG-ACT-05"
    if world == SVARTALFHEIM:
        return "" if s.creature_deck or (s.house.reshuffle and s.creature_out) else "YG-ACT-SVART-02"
    if world == NIFLHEIM:
        return "" if s.dead else "YG-ACT-05"
    if world == MUSPELLHEIM:
        return "" if s.giants else "YG-ACT-05"
    return ""


def why_too_weak(s: Yggdrasil, world: i64, strength: i64) -> str:
    """YG-ACT-NIDAVELLIR-02. In Nidavellir a strength whose stacks are all empty is no action."""
    if world == NIDAVELLIR:
        for stack in range(STRENGTH[NIDAVELLIR][strength]):
            if s.tops[stack] != NONE:
                return ""
        return "YG-ACT-NIDAVELLIR-02"
    return ""


def list_strengths(s: Yggdrasil, slot: i64, world: i64) -> list[i64]:
    """YG-ACT-02, YG-ACT-04, YG-ACT-MIDGARD-02, YG-ART-ODROERIR, YG-ART-VALSHAMR, YG-ART-03. Return the strengths to
    choose from: that of presence, and the alternative of Valshamr or Odroerir.
    """
    enemy = s.is_hostile(world)
    company = s.has_company(slot, world)
    if enemy:
        found: list[i64] = [NORMAL if company else DISADVANTAGE]
        if s.has(slot, VALSHAMR):
            found.append(ADVANTAGE if company else NORMAL)
        return found
    if company:
        return [ADVANTAGE]
    return [NORMAL, ADVANTAGE] if s.has(slot, ODROERIR) else [NORMAL]


def list_open_strengths(s: Yggdrasil, slot: i64, world: i64) -> list[i64]:
    """Return the strengths with which a god can act here, in order."""
    if why_closed(s, world):
        return []
    found = list_strengths(s, slot, world)
    if world == NIDAVELLIR:
        found = [strength for strength in found if not why_too_weak(s, world, strength)]
    if len(found) > 1:
        found.sort()
    return found


def why_not_act(s: Yggdrasil, slot: i64, world: i64, strength: i64) -> str:
    """Return the rule against acting here with this strength; "" if there is none."""
    rule = why_closed(s, world)
    if rule:
        return rule
    if strength not in list_strengths(s, slot, world):
        return "YG-ACT-02"
    return why_too_weak(s, world, strength)

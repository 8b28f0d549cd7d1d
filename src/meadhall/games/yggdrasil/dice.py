"""Dice on the table: the face, the kind of die, its owner, and whether an elf has turned it.

A die is face | kind << 3 | slot << 4 | turned by an elf << 7 | marked to be thrown again << 8.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import (
    FACE_A,
    FACE_F,
    FIGURE,
    GOD_DIE,
    MEGINGJORD,
    NONE,
    PLAIN_SYMBOLS,
    THOR,
    VANIR_DIE,
    WEAPON,
)
from meadhall.games.yggdrasil.state import Yggdrasil

ROLLING: Final = 7  # the face of a die that has not come to rest
ELF_TURNED: Final = 128
MARKED: Final = 256
KIND_NAMES: Final = ("god", "vanir")


def build_die(slot: i64, kind: i64) -> i64:
    return ROLLING | kind << 3 | slot << 4


def get_face(die: i64) -> i64:
    return die & 7


def get_kind(die: i64) -> i64:
    return die >> 3 & 1


def get_slot(die: i64) -> i64:
    return die >> 4 & 7


def set_face(die: i64, face: i64) -> i64:
    return (die & ~(7 | MARKED | ELF_TURNED)) | face


def count_successes(s: Yggdrasil, die: i64) -> i64:
    """YG-RISK-04, YG-RISK-05, YG-RISK-06, YG-SUP-05, YG-GOD-05, YG-GOD-FRIGG-02, YG-GOD-HEIMDALL-02, YG-GOD-TYR-02,
    YG-GOD-THOR-01, YG-REL-BROTHER-03. Return the risks that one die averts: a success one, Thor's god die two.

    e and f succeed, for some gods more symbols on one kind of die, and any face that an elf has turned.
    """
    slot = get_slot(die)
    kind = get_kind(die)
    symbols = PLAIN_SYMBOLS
    if slot < s.players:
        symbols = s.god_symbols[slot] if kind == GOD_DIE else s.vanir_symbols[slot]
    if not die & ELF_TURNED and (get_face(die) == ROLLING or not symbols >> get_face(die) & 1):
        return 0
    if kind == GOD_DIE and s.has_power(slot, THOR):
        return 2 if slot == s.active else s.house.thor_helps
    return 1


def count_risks_left(s: Yggdrasil) -> i64:
    """YG-RISK-11, YG-RISK-14. Return the risks not averted yet; surplus successes are wasted."""
    risks = s.risks
    for die in s.throw:
        risks -= count_successes(s, die)
    return max(0, risks)


def is_lost(die: i64, roller: i64) -> bool:
    """YG-RISK-07, YG-RISK-08, YG-ART-01. Return whether a die is lost: a Vanir die of the roller that shows a or f in
    the end, elf or not; the god die never.
    """
    return get_slot(die) == roller and get_kind(die) == VANIR_DIE and get_face(die) in (FACE_A, FACE_F)


def count_averted_by_artifacts(s: Yggdrasil, slot: i64, foe: i64) -> i64:
    """YG-ART-GLEIPNIR, YG-ART-GUNGNIR, YG-ART-HOFUND, YG-ART-JARNGREIPR, YG-ART-MIMMING, YG-ART-MJOLLNIR,
    YG-ART-MEGINGJORD, YG-ART-06. Return the risks that a god's artifacts avert against this opponent.
    """
    if foe == NONE:
        return 0
    if foe >= FIGURE:
        return 0
    artifact = WEAPON[min(foe, 6)]
    if artifact == NONE or not s.has(slot, artifact):
        return 0
    return 2 if s.has(slot, MEGINGJORD) else 1

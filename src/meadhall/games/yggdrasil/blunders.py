"""What is legal but perhaps not meant: the table warns of it before anybody commits."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.yggdrasil.cards import HEALING, HEALING_IDUNN, IDUNN, IORMUNGAND, NIDHOGG, RETREAT, bits
from meadhall.games.yggdrasil.rules.actions import PickDevastated
from meadhall.games.yggdrasil.rules.creatures import WolfFight
from meadhall.games.yggdrasil.rules.deeds import FIGHT, HEAL, Deed, fights
from meadhall.games.yggdrasil.state import Yggdrasil

MAY_DIE = "may-die"
WILL_DIE = "will-die"
MOVES_NOBODY = "moves-nobody"
IN_VAIN = "in-vain"
BLUNDERS = (MAY_DIE, WILL_DIE, MOVES_NOBODY, IN_VAIN)


def at_home(s: Yggdrasil, foe: i64) -> bool:
    """YG-FIGHT-06. Whether an opponent is where it would retreat to; a jotun never is."""
    if foe == IORMUNGAND:
        return s.island == 0
    return foe < NIDHOGG and s.where[foe] == RETREAT[foe]


def of_odds(s: Yggdrasil, seat: i64, odds: dict[str, Any]) -> dict[str, list[str]]:
    """YG-FIGHT-07. Risks that may take the last life point."""
    return {text: [MAY_DIE] for text, one in odds.items() if one["clear"] < 100 and one["risks"] >= s.life[seat]}


def of_heal(s: Yggdrasil, seat: i64) -> list[str]:
    """YG-ACT-HEAL-03, YG-DEV-08. Healing the tree with the last life points, or where two enemies stay."""
    price = HEALING_IDUNN if s.has(seat, IDUNN) else HEALING
    found = [WILL_DIE] if price >= s.life[seat] else []
    return [*found, IN_VAIN] if s.enemies_in(s.at[seat]) > 1 else found


def of_frame(s: Yggdrasil, frame: Frame) -> dict[str, list[str]]:
    """What the rules of a question make senseless, by answer."""
    if isinstance(frame, PickDevastated):
        return {frame.text(s, world): [IN_VAIN] for world in bits(s.devastated) if s.enemies_in(world) > 1}
    if not isinstance(frame, (Deed, WolfFight)):
        return {}
    moves = frame.options(s)
    found = {frame.text(s, move): [MOVES_NOBODY] for move in fights(s, frame.seat)
             if move in moves and at_home(s, move - FIGHT)}
    if isinstance(frame, Deed) and HEAL in moves:
        found[frame.text(s, HEAL)] = of_heal(s, frame.seat)
    return found


def blunders(s: Yggdrasil, odds: dict[str, Any]) -> dict[str, list[str]]:
    """YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. By answer, what to be warned of; answers without are left out."""
    if not s.agenda or not 0 <= s.agenda[-1].seat < s.players:
        return {}
    frame = s.agenda[-1]
    found = of_odds(s, frame.seat, odds)
    for text, warned in of_frame(s, frame).items():
        if warned:
            found[text] = [*found.get(text, []), *warned]
    return found

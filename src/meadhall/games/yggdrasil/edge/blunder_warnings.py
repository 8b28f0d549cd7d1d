"""Warnings about answers that are legal but perhaps not intended."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.agenda import Agenda, Frame, pending
from meadhall.games.yggdrasil.cards import IORMUNGAND, NIDHOGG, RETREAT, list_bits
from meadhall.games.yggdrasil.dice import count_risks_left
from meadhall.games.yggdrasil.edge.odds import Odds
from meadhall.games.yggdrasil.rules.actions import PickDevastated, find_healing_price
from meadhall.games.yggdrasil.rules.creatures import EFFECTS, Call, WolfFight
from meadhall.games.yggdrasil.rules.deeds import FIGHT, HEAL, Deed, list_fights
from meadhall.games.yggdrasil.rules.dicing import DONE
from meadhall.games.yggdrasil.rules.runes import ACT, REGAIN, Stones
from meadhall.games.yggdrasil.rules.throw import Elves
from meadhall.games.yggdrasil.state import Yggdrasil

MAY_DIE = "may-die"
WILL_DIE = "will-die"
MOVES_NOBODY = "moves-nobody"
DEVASTATES = "devastates"
IN_VAIN = "in-vain"
DOES_NOTHING = "does-nothing"
BLUNDERS = (MAY_DIE, WILL_DIE, MOVES_NOBODY, DEVASTATES, IN_VAIN, DOES_NOTHING)


def at_home(s: Yggdrasil, foe: i64) -> bool:
    """YG-FIGHT-06. Return whether an opponent is where it would retreat to; a jotun never is."""
    if foe == IORMUNGAND:
        return s.island == 0
    return foe < NIDHOGG and s.where[foe] == RETREAT[foe]


def crowds(s: Yggdrasil, foe: i64) -> bool:
    """YG-FIGHT-05. Return whether its retreat would devastate a world; the cage is none."""
    home = RETREAT[foe] if foe < NIDHOGG and foe != IORMUNGAND else -1
    return 0 <= home < 9 and s.where[foe] != home and s.count_enemies(home) > 0 and not s.is_devastated(home)


def of_odds(s: Yggdrasil, seat: i64, odds: dict[str, Odds]) -> dict[str, list[str]]:
    """YG-FIGHT-07. Warn of risks that can take the last life point, even with all of the god's own elves."""
    return {text: [MAY_DIE] for text, one in odds.items() if one.worst >= s.life[seat]}


def of_heal(s: Yggdrasil, seat: i64, world: i64) -> list[str]:
    """YG-ACT-HEAL-03, YG-DEV-08. Warn of healing the tree with the last life points, or where two enemies stay."""
    found = [WILL_DIE] if find_healing_price(s, seat) >= s.life[seat] else []
    return [*found, IN_VAIN] if s.count_enemies(world) > 1 else found


def of_fights(s: Yggdrasil, frame: Frame, moves: list[i64]) -> dict[str, list[str]]:
    """YG-FIGHT-05, YG-FIGHT-06. Warn of fights that move no enemy, or that drive one enemy to another."""
    found = {}
    for move in list_fights(s, frame.seat):
        if move in moves:
            foe = move - FIGHT
            found[frame.text(s, move)] = [MOVES_NOBODY] if at_home(s, foe) else [DEVASTATES] if crowds(s, foe) else []
    return found


def of_runes(s: Yggdrasil, frame: Stones, moves: list[i64]) -> dict[str, list[str]]:
    """YG-RUNE-03, YG-RUNE-04, YG-ACT-HEAL-03. Warn that healing from afar has the price of healing on the spot, and of
    regaining life at the maximum.
    """
    found = {
        frame.text(s, ACT + world): of_heal(s, frame.seat, world)
        for world in list_bits(s.devastated)
        if ACT + world in moves
    }
    if REGAIN in moves and s.life[frame.seat] == s.most[frame.seat]:
        found[frame.text(s, REGAIN)] = [DOES_NOTHING]
    return found


def fruitless(s: Yggdrasil, seat: i64, creature: i64) -> bool:
    """YG-ACT-SVART-03. Return whether a creature would do nothing: called on a copy, it neither asks a question nor
    reports an event.
    """
    twin = s.copy()
    twin.agenda = Agenda([])
    twin.legal = None
    twin.log = []
    twin.do(EFFECTS[creature](seat))
    pending(twin)
    return not twin.agenda and not any(event.fields_for(None).get("count", 1) for event in twin.log)


def of_frame(s: Yggdrasil, frame: Frame) -> dict[str, list[str]]:
    """Return warnings from the rules of a question, by answer."""
    if isinstance(frame, PickDevastated):
        return {frame.text(s, world): [IN_VAIN] for world in list_bits(s.devastated) if s.count_enemies(world) > 1}
    moves = frame.options(s)
    if isinstance(frame, Stones):
        return of_runes(s, frame, moves)
    if isinstance(frame, Call):
        return {frame.text(s, move): [DOES_NOTHING] for move in moves if fruitless(s, frame.seat, move)}
    if isinstance(frame, Elves):  # to stop now leaves these risks to others, or to the last life point
        return {frame.text(s, DONE): [MAY_DIE]} if count_risks_left(s) >= s.life[frame.seat] else {}
    if not isinstance(frame, (Deed, WolfFight)):
        return {}
    found = of_fights(s, frame, moves)
    if isinstance(frame, Deed) and HEAL in moves:
        found[frame.text(s, HEAL)] = of_heal(s, frame.seat, s.at[frame.seat])
    return found


def blunders(s: Yggdrasil, odds: dict[str, Odds]) -> dict[str, list[str]]:
    """YG-FIGHT-05, YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. Return warnings by answer; answers without one
    are left out.
    """
    if not s.agenda or not 0 <= s.agenda[-1].seat < s.players:
        return {}
    frame = s.agenda[-1]
    found = of_odds(s, frame.seat, odds)
    for text, warned in of_frame(s, frame).items():
        if warned:
            found[text] = [*found.get(text, []), *warned]
    return found

"""Gains and costs of an answer that neither its own words nor the odds show."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import NOBODY, Frame
from meadhall.games.yggdrasil.cards import (
    FIGURE,
    FOES,
    FREYIA,
    HEROES,
    IORMUNGAND,
    JOTUN,
    LEVEL_MASK,
    NORMAL,
    PLACES,
    RETREAT,
    STRENGTH,
    WORLDS,
    find_world_above,
    list_bits,
)
from meadhall.games.yggdrasil.edge.odds import Odds
from meadhall.games.yggdrasil.rules.actions import find_healing_price
from meadhall.games.yggdrasil.rules.brothers import ask_brothers
from meadhall.games.yggdrasil.rules.creatures import Gullfaxi, SquirrelAct, WolfFight
from meadhall.games.yggdrasil.rules.deeds import BLESS, FIGHT, HEAL, Deed
from meadhall.games.yggdrasil.rules.runes import ACT, REGAIN, TRAVEL, TURN, Stones
from meadhall.games.yggdrasil.rules.sheets import BOXES, DONE, ROWS, Buy, find_cost
from meadhall.games.yggdrasil.state import Yggdrasil

# Facts in the words of the answer itself; the gain of a world's action is shown everywhere in the same way.
TERMS = ("life", "under", "place", "island", "ends", "heroes", "brothers", "does", "cost", "left")


def of_fight(s: Yggdrasil, foe: i64) -> dict[str, Any]:
    """YG-FIGHT-02, YG-FIGHT-06, YG-FIGHT-JOTUN-01. Return the destination of an enemy's retreat, unless it is there
    already; for a jotun, the effect that ends.
    """
    if foe >= FIGURE:
        return {}
    if foe >= JOTUN:
        return {"ends": FOES[foe]}
    if foe == IORMUNGAND:
        return {"island": int(s.island)} if s.island else {}
    return {"place": PLACES[RETREAT[foe]]} if s.where[foe] != RETREAT[foe] else {}


def of_rune(s: Yggdrasil, seat: i64, move: i64) -> dict[str, Any]:
    """YG-RUNE-01, YG-RUNE-03. Return the columns after a turn; a world's action at normal strength, or the price of
    healing the world.
    """
    if TURN < move < REGAIN:
        turned = (s.turned + move - TURN) % 3
        return {
            "under": [[WORLDS[world], WORLDS[find_world_above(world, turned)]] for world in list_bits(LEVEL_MASK[1])]
        }
    if not ACT <= move < TRAVEL:
        return {}
    world = move - ACT
    return (
        {"life": int(find_healing_price(s, seat))}
        if s.is_devastated(world)
        else {"amount": int(STRENGTH[world][NORMAL])}
    )


def of_box(s: Yggdrasil, seat: i64, move: i64) -> dict[str, Any]:
    """YG-CAMP-10. Return the effect of a box of the experience sheet, its cost, and the experience left after it."""
    if move == DONE:
        return {"left": int(s.xp[seat])}
    cost = find_cost(s, seat, move)
    return {"does": ROWS[move // BOXES], "cost": int(cost), "left": int(s.xp[seat] - cost)}


def of_move(s: Yggdrasil, frame: Frame, move: i64) -> dict[str, Any]:
    if isinstance(frame, Buy):
        return of_box(s, frame.seat, move)
    if isinstance(frame, Stones):
        return of_rune(s, frame.seat, move)
    if isinstance(frame, Gullfaxi):
        return of_fight(s, JOTUN + move)
    if FIGHT <= move < BLESS:
        return of_fight(s, move - FIGHT)
    return {"life": int(find_healing_price(s, frame.seat))} if move == HEAL else {}


def help_for(s: Yggdrasil, seat: i64, risks: int) -> dict[str, int]:
    """YG-RISK-02, YG-REL-BROTHER-01. Return other means to avert risks, which the odds do not include: heroes, unless
    they are Freyia's, and brothers in arms.
    """
    found: dict[str, int] = {}
    if s.valhalla and not s.is_blocked(HEROES) and not s.has_power(seat, FREYIA):
        found["heroes"] = int(min(s.valhalla, risks))
    brothers = len(ask_brothers(s, seat))
    if brothers:
        found["brothers"] = brothers
    return found


def terms(s: Yggdrasil, promised: dict[str, Odds]) -> dict[str, Any]:
    """Return public notes by answer; answers that need none are left out."""
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return {}
    frame = s.agenda[-1]
    if not isinstance(frame, (Deed, SquirrelAct, WolfFight, Gullfaxi, Stones, Buy)):
        return {}
    found = {frame.text(s, move): of_move(s, frame, move) for move in frame.options(s)}
    for text, odds in promised.items():
        if odds.worst:
            found[text] |= help_for(s, frame.seat, odds.risks)
    return {text: one for text, one in found.items() if one}

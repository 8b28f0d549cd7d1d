"""Quick ratings of the answers in a combat, also used for playouts in a search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import DARK, WILD
from meadhall.games.trudvang.enemy_groups import UNITS
from meadhall.games.trudvang.feats import ATTACK, BLOCK, SLOTS, TYPE
from meadhall.games.trudvang.fight import EMPTY, Fight
from meadhall.games.trudvang.judge.health_values import FEAT_WORTH
from meadhall.games.trudvang.rules.blows import loss
from meadhall.games.trudvang.rules.enemy_turn import ChooseDefender, EnemyTurn
from meadhall.games.trudvang.rules.foes import attack_of, health_of
from meadhall.games.trudvang.rules.planning import DRAW, EXHAUST, PLACE, Allocate, PlanTurn
from meadhall.games.trudvang.rules.strikes import DamageUnit, Strike, Surplus, damage_of
from meadhall.games.trudvang.rules.triggers import GOOD_MISSES
from meadhall.games.trudvang.rules.windows import CARD, DEFEND_WINDOW, FEAT, HIRED, PASS, Window
from meadhall.games.trudvang.state import Trudvang

FILLED: Final = 0.8  # how far a slot filled brings a Feat, the last one all the way
RUNES: Final = 3.0  # of a draw
BOLD: Final = 0.8  # for each open slot that a draw should fill
RISK: Final = (0.0, 0.1, 0.3, 1.0, 1.6, 3.0, 3.0, 3.0, 3.0)  # of so many misses after the next draw
LOTS: Final = 3.0
CARDS: Final = 0.6  # a card of one's own is meant to be used


def rate_combat_answers(s: Trudvang, frame: Frame, fight: Fight, moves: list[i64]) -> list[float]:
    """Return a number for each answer, 0 for questions without a quick rating."""
    if isinstance(frame, PlanTurn):
        bold = rate_drawing(s, fight, frame.seat)
        return [bold if move == DRAW else 0.0 for move in moves]
    if isinstance(frame, Allocate):
        return [rate_placing(fight, frame.seat, move) for move in moves]
    if isinstance(frame, Window):
        return [rate_using(s, frame, fight, move) for move in moves]
    if isinstance(frame, Strike):
        return [rate_striking(s, frame, move) for move in moves]
    if isinstance(frame, (Surplus, DamageUnit)):
        return [rate_wounding(s, move // UNITS, move % UNITS, frame.n) for move in moves]
    if isinstance(frame, ChooseDefender):
        return [rate_defending(s, fight, move) for move in moves]
    if isinstance(frame, EnemyTurn):
        return [0.3 * float(attack_of(s, s.groups[move // UNITS], move % UNITS)) for move in moves]
    return [0.0] * len(moves)


def rate_drawing(s: Trudvang, fight: Fight, seat: i64) -> float:
    """Rate another draw: the slots it should fill against the expected misses."""
    bag = s.bags[seat]
    total: i64 = sum(bag)
    if total == 0:
        return -LOTS
    open_slots: i64 = 0
    kinds: i64 = 0
    for at in range(len(fight.feats[seat])):
        masks = SLOTS[fight.feats[seat][at]]
        for slot in range(len(masks)):
            if fight.slots[seat][at][slot] == EMPTY:
                open_slots += 1
                kinds |= masks[slot]
    fitting: i64 = bag[WILD]
    for kind in range(4):
        if kinds >> kind & 1:
            fitting += bag[kind]
    share: float = float(fitting) / float(total)
    filled: float = min(float(open_slots), RUNES * share)
    misses: float = float(len(fight.miss[seat])) + RUNES - filled
    return BOLD * filled - risk_of(misses)


def risk_of(misses: float) -> float:
    """Interpolate the risk between two numbers of misses."""
    low: i64 = int(misses)
    part: float = misses - float(low)
    return RISK[min(low, 8)] * (1.0 - part) + RISK[min(low + 1, 8)] * part


def rate_placing(fight: Fight, seat: i64, move: i64) -> float:
    """Rate placing a rune where it helps the best Feat most; exhaust only after a draw of misses only."""
    if move < PLACE:
        if move < EXHAUST:
            return -0.5
        return 0.2 if len(fight.miss[seat]) >= GOOD_MISSES else -0.6
    kind = (move - PLACE) // 128
    at = (move - PLACE) % 128 // 8
    feat = fight.feats[seat][at]
    missing: i64 = fight.slots[seat][at].count(EMPTY)
    worth = max(0.1, FEAT_WORTH[feat])
    rate: float = worth * FILLED ** float(missing - 1) / float(len(SLOTS[feat]))
    if missing == 1:
        rate += 0.5
    # A slot for two kinds is kept for either of them; a WILD rune goes where few others fit.
    mask = SLOTS[feat][(move - PLACE) % 8]
    if kind not in (WILD, DARK) and mask & (mask - 1) == 0:
        rate += 0.15
    return min(LOTS, rate)


def rate_using(s: Trudvang, frame: Window, fight: Fight, move: i64) -> float:
    """Rate using active Feats; a Block only against an attack that would do damage."""
    if move == PASS:
        return 0.0
    if frame.window == DEFEND_WINDOW and fight.blows and loss(s, fight.blow()) == 0:
        return -1.0
    if move >= CARD:
        return CARDS
    feat = s.hired_feats[move - HIRED] if move >= HIRED else fight.feats[frame.seat][move - FEAT]
    return max(-1.0, min(LOTS, 0.4 + 0.4 * FEAT_WORTH[feat] if TYPE[feat] in (ATTACK, BLOCK) else FEAT_WORTH[feat]))


def rate_striking(s: Trudvang, frame: Strike, move: i64) -> float:
    index = move // UNITS
    unit = move % UNITS
    damage = damage_of(s, frame.seat, index, unit, frame.n + frame.more, frame.flags) + frame.poison
    return rate_wounding(s, index, unit, damage)


def rate_wounding(s: Trudvang, index: i64, unit: i64, damage: i64) -> float:
    """Rate targets: a kill, of the strongest that can be killed, with the least surplus damage."""
    group = s.groups[index]
    left: i64 = health_of(s, group, unit) - group.units[unit]
    threat: float = 0.3 * float(attack_of(s, group, unit))
    if damage >= left:
        return min(LOTS, 1.2 + threat + 0.15 * float(left) - 0.05 * float(damage - left))
    return 0.2 * float(damage) + 0.5 * threat - 0.05 * float(left - damage)


def rate_defending(s: Trudvang, fight: Fight, seat: i64) -> float:
    """Rate defenders: those with Blocks ready, and with health to lose."""
    ready: float = 0.0
    for at in range(len(fight.feats[seat])):
        if TYPE[fight.feats[seat][at]] == BLOCK and fight.is_full(seat, at) and not fight.used[seat][at]:
            ready += 1.0
    return min(LOTS, 0.8 * ready + 0.25 * float(s.hp[seat] + fight.defence[seat]))

"""Evaluate a table of Yggdrasil Chronicles for the gods, and rate answers: the game knowledge of the bots.

All win or all lose, so a table has the same value for every seat. `perils` evaluates it, `prospects` the deeds still
open.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.yggdrasil.cards import THOR
from meadhall.games.yggdrasil.dice import ROLLING, count_risks_left, get_face, get_slot
from meadhall.games.yggdrasil.dice import count_successes as averts
from meadhall.games.yggdrasil.judge.action_values import ActionValues
from meadhall.games.yggdrasil.judge.answer_priors import rate_answers
from meadhall.games.yggdrasil.judge.danger_value import PARTS, WEIGHTS, DangerValue
from meadhall.games.yggdrasil.judge.saga_values import value_errand
from meadhall.games.yggdrasil.rules.actions import FreeDead, HealFromAfar, RoutGiants
from meadhall.games.yggdrasil.rules.deeds import Deed, Retreat
from meadhall.games.yggdrasil.rules.dicing import DONE
from meadhall.games.yggdrasil.rules.errands import Errand
from meadhall.games.yggdrasil.rules.moving import Jump, Move
from meadhall.games.yggdrasil.rules.setup import ChooseGod, ChooseSupport
from meadhall.games.yggdrasil.rules.shared import Sleipnir
from meadhall.games.yggdrasil.rules.throw import Elves
from meadhall.games.yggdrasil.rules.turn import ORDERS, EndTurn, Order
from meadhall.games.yggdrasil.state import WON, Yggdrasil

ZEAL: Final = 12.0  # from the measure of perils to that of ratings
KEENEST: Final = 3.0
MANY: Final = 3  # with more players, orders differ only by the first and second


class YggdrasilJudge:
    """The judge of Yggdrasil Chronicles; see meadhall.bots."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.weighs: list[str] = [*PARTS, "turn"]
        self.reckons = True  # `prospects` knows what a deed brings better than a few throws of the dice would show

    def worth(self, s: Yggdrasil) -> list[float]:
        """Return the gods' chance to win, the same for every seat, with the running turn played to its end."""
        if s.ended:
            return [1.0 if s.reason == WON else 0.0] * s.players
        perils = DangerValue(s, self.weights)
        hope: float = exp(-max(0.02, perils.value_total() - value_open_turn(s, perils)))
        return [hope] * s.players

    def weighed(self, s: Yggdrasil, seat: i64) -> dict[str, float]:
        """Return the reasons for the value by name: the negative perils, and the expected effect of
        the running turn.
        """
        perils = DangerValue(s, self.weights)
        found: dict[str, float] = {"turn": value_open_turn(s, perils)}
        parts = perils.list_parts()
        for number in range(len(PARTS)):
            found[PARTS[number]] = -parts[number]
        return found

    def rate(self, s: Yggdrasil, moves: list[i64]) -> list[float]:
        """Return the rating of each answer, on one scale for all questions."""
        rates: list[float] = []
        for gain in rate_answers(s, s.agenda[-1], moves, DangerValue(s, self.weights)):
            rates.append(max(-KEENEST, min(KEENEST, ZEAL * gain)))
        return rates

    def kinds(self, s: Yggdrasil, moves: list[i64]) -> list[i64]:
        """Return the kind of each answer; answers of one kind lead to the same, or nearly: gods without powers, failed
        dice, the order of riders.
        """
        frame = s.agenda[-1]
        if isinstance(frame, Order):
            return [find_order_kind(s.players, move) for move in moves]
        if isinstance(frame, Sleipnir) or (
            isinstance(frame, ChooseGod) and (isinstance(frame, ChooseSupport) or not s.house.hard)
        ):
            return [0] * len(moves)
        if isinstance(frame, Elves):
            thor = s.has_power(frame.seat, THOR)
            return [DONE if move == DONE else move >> 3 if thor else 0 for move in moves]
        return moves

    def seen(self, s: Yggdrasil, seat: i64) -> Yggdrasil:
        """Return the table as the seat knows it: the state itself, because undecided things are not in it."""
        twin = s.copy()
        twin.legal = None
        return twin


def find_order_kind(players: i64, move: i64) -> i64:
    if players <= MANY:
        return move
    order = ORDERS[players][move]
    first: i64 = order[0]
    second: i64 = order[1]
    return first * 8 + second


def value_open_turn(s: Yggdrasil, perils: DangerValue) -> float:
    """Return what the rest of the running turn should remove: the deed to come, or the one that has begun."""
    frame = s.agenda[-1]
    if isinstance(frame, (Move, Jump)):
        return ActionValues(perils, frame.seat).best_move()
    if isinstance(frame, Deed):
        return ActionValues(perils, frame.seat).value_best_deed(s.at[frame.seat]) if frame.did == 0 else 0.0
    if s.risks or s.throw:
        return value_open_risks(s, perils)
    return 0.0


def value_open_risks(s: Yggdrasil, perils: DangerValue) -> float:
    """Return the value of the risks being faced, and of the gain after them."""
    prospects = ActionValues(perils, s.active)
    gain: float = 0.0
    i: i64 = len(s.agenda) - 1
    while i >= 0 and not isinstance(s.agenda[i], EndTurn):
        gain += value_waiting_frame(s.agenda[i], prospects)
        i -= 1
    failed: i64 = 0
    rolling = len(s.throw) == 0
    for die in s.throw:
        if get_face(die) == ROLLING:
            rolling = True
        elif get_slot(die) == s.active and averts(s, die) == 0:
            failed += 1
    if rolling:
        return gain - prospects.saves.best_throw(s.risks, s.at[s.active])
    return gain - prospects.saves.cost_after_throw(count_risks_left(s), failed)


def value_waiting_frame(frame: Frame, prospects: ActionValues) -> float:
    """Return what a frame that waits for the end of the risks will remove."""
    if isinstance(frame, Retreat):
        return prospects.value_retreat(frame.foe)
    if isinstance(frame, Errand):
        return value_errand(prospects.s, frame.player, frame.number, frame.world)
    if isinstance(frame, HealFromAfar):
        return prospects.value_healing(frame.world)
    if isinstance(frame, FreeDead):
        return prospects.value_freeing()
    return prospects.value_routing() if isinstance(frame, RoutGiants) else 0.0


JUDGE: Final = YggdrasilJudge(WEIGHTS)

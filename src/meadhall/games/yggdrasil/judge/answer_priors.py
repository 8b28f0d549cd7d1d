"""Rate the answers of one question quickly: how much peril each seems to remove."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.yggdrasil.cards import CREATURES, FACE_A, FENRIR, HEL, NIDHOGG, NORMAL
from meadhall.games.yggdrasil.dice import count_risks_left
from meadhall.games.yggdrasil.judge.action_values import BARTER, JOURNEY, TURNING, ActionValues
from meadhall.games.yggdrasil.judge.danger_value import GIFTED, DangerValue
from meadhall.games.yggdrasil.judge.purchases import value_purchases
from meadhall.games.yggdrasil.judge.saga_values import value_fight
from meadhall.games.yggdrasil.judge.wake_odds import ENEMY
from meadhall.games.yggdrasil.rules.actions import PickDevastated, Take, TakeArtifact
from meadhall.games.yggdrasil.rules.bonds import Kin
from meadhall.games.yggdrasil.rules.book import ChooseFigure
from meadhall.games.yggdrasil.rules.brothers import Brother, HelperElf
from meadhall.games.yggdrasil.rules.creatures import Call, GeriFreki, Gullfaxi, Ratatosk, SquirrelAct, WolfFight
from meadhall.games.yggdrasil.rules.deeds import FIGHT, PASS, Deed, list_fights
from meadhall.games.yggdrasil.rules.dicing import AGAIN, DONE, REROLL_GOD, Reroll
from meadhall.games.yggdrasil.rules.moving import Jump, Move
from meadhall.games.yggdrasil.rules.pages import Bury
from meadhall.games.yggdrasil.rules.risks import NO, Acquaint, Bear, Keep, Pairs
from meadhall.games.yggdrasil.rules.runes import ACT as STONE_ACT
from meadhall.games.yggdrasil.rules.runes import ERRAND as STONE_ERRAND
from meadhall.games.yggdrasil.rules.runes import REGAIN, TRAVEL, TURN, Stones
from meadhall.games.yggdrasil.rules.setup import ChooseGod, ChooseSupport
from meadhall.games.yggdrasil.rules.shared import DONE as AGREED
from meadhall.games.yggdrasil.rules.shared import GiveLife, Ride, Trade, TradeLife, Urd
from meadhall.games.yggdrasil.rules.sheets import Buy
from meadhall.games.yggdrasil.rules.step import STAY
from meadhall.games.yggdrasil.rules.throw import NO_THROW, Elves, Heroes, LateHeroes, Throw
from meadhall.games.yggdrasil.rules.turn import ORDERS, Order
from meadhall.games.yggdrasil.state import Yggdrasil

LIKING: Final = 0.08  # a small preference, in the measure of perils
TROUBLE: Final = 0.5  # how much of a card's harm it saves to turn it over last


def rate_answers(s: Yggdrasil, frame: Frame, moves: list[i64], perils: DangerValue) -> list[float]:
    """Return how much peril each answer removes."""
    if isinstance(frame, Order):
        return rate_orders(s, moves, perils)
    if isinstance(frame, ChooseGod):
        return rate_gods(s, frame, moves)
    if isinstance(frame, (TradeLife, Trade)):
        return rate_trades(s, frame, moves, perils)
    if isinstance(frame, Buy):
        return [LIKING * rate for rate in value_purchases(s, frame.seat, moves)]
    if frame.seat < 0:
        return [0.0] * len(moves)
    prospects = ActionValues(perils, frame.seat)
    if isinstance(frame, (Move, Jump, GeriFreki, Ratatosk, Ride)):
        return rate_places(s, frame, moves, prospects)
    if isinstance(frame, Deed):
        return [prospects.value_deed(move) for move in moves]
    if isinstance(frame, (Heroes, Throw, Elves, Pairs, Reroll)):
        return rate_saves(s, frame, moves, prospects)
    if isinstance(frame, Stones):
        return rate_stones(s, moves, prospects)
    return rate_others(s, frame, moves, prospects)


def rate_orders(s: Yggdrasil, moves: list[i64], perils: DangerValue) -> list[float]:
    """Rate the order of gods: those who can repair most first, those with the most dangerous cards last."""
    weights: list[float] = []
    for seat in range(s.players):
        bodes: float = 0.0
        omens = perils.omens
        for enemy in range(NIDHOGG):
            bodes += omens.now_by[seat * ENEMY + enemy] * (2.0 if enemy in (FENRIR, HEL) else 1.0)
        weights.append(ActionValues(perils, seat).best_move() - LIKING * TROUBLE * bodes)
    rates: list[float] = []
    for move in moves:
        rate: float = 0.0
        order = ORDERS[s.players][move]
        for place in range(len(order)):
            rate += weights[order[place]] * float(len(order) - 1 - place)
        rates.append(rate)
    best: float = max(rates)
    return [rate - best for rate in rates]


def rate_gods(s: Yggdrasil, frame: ChooseGod, moves: list[i64]) -> list[float]:
    if not s.house.hard or isinstance(frame, ChooseSupport):
        return [0.0] * len(moves)
    return [LIKING * GIFTED[move] for move in moves]


def rate_trades(s: Yggdrasil, frame: Frame, moves: list[i64], perils: DangerValue) -> list[float]:
    """Rate trades: life goes to the god in need; other things stay."""
    if isinstance(frame, Trade):
        return [0.0 if move == AGREED else -BARTER for move in moves]
    assert isinstance(frame, TradeLife)
    giver = frame.giver
    loose = perils.loose
    cost = perils.value_life(giver, s.life[giver] - 1, loose) - perils.value_life(giver, s.life[giver], loose)
    rates: list[float] = []
    for move in moves:
        if move == AGREED:
            rates.append(0.0)
        elif move >= s.players:
            rates.append(-LIKING)
        else:
            gain = perils.value_life(move, s.life[move], loose) - perils.value_life(move, s.life[move] + 1, loose)
            rates.append(gain - cost)
    return rates


def rate_places(s: Yggdrasil, frame: Frame, moves: list[i64], prospects: ActionValues) -> list[float]:
    """Rate places by the deeds open there."""
    slot = frame.seat
    if isinstance(frame, Ride):
        slot = frame.slot
        if slot >= s.players:
            return [0.0] * len(moves)
        if slot != prospects.slot:
            prospects = ActionValues(prospects.perils, slot)
    home = s.at[slot]
    rates: list[float] = []
    for move in moves:
        world = home if move == STAY else move
        if isinstance(frame, GeriFreki):
            rates.append(rate_hunt(s, world, prospects))
        else:
            rates.append(prospects.value_best_deed(world))
    return rates


def rate_hunt(s: Yggdrasil, world: i64, prospects: ActionValues) -> float:
    """Rate the best fight there with the wolves' help."""
    slot = prospects.slot
    home = s.at[slot]
    s.at[slot] = world
    best: float = 0.0
    for move in list_fights(s, slot):
        best = max(best, prospects.value_fight(move - FIGHT, 1, world))
    s.at[slot] = home
    return best


def rate_saves(s: Yggdrasil, frame: Frame, moves: list[i64], prospects: ActionValues) -> list[float]:
    """Rate saves: the cost of an answer in heroes, dice or elves, and the risks that remain."""
    means = prospects.saves
    risks = count_risks_left(s)
    world = s.at[frame.seat]
    rates: list[float] = []
    for move in moves:
        if isinstance(frame, LateHeroes):
            rates.append(-means.hero * float(move) - means.cost_after_throw(risks - move, 0))
        elif isinstance(frame, Heroes):
            rates.append(-means.hero * float(move) - means.best_throw(risks - move, world))
        elif isinstance(frame, Throw):
            rates.append(
                -means.cost_after_throw(risks, 0) if move == NO_THROW else -means.cost_of_throw(risks, move, world)
            )
        elif isinstance(frame, Pairs):
            rates.append(-means.elf * float(2 * move) - means.cost_of_life(risks - move))
        elif isinstance(frame, Elves):
            rates.append(0.0 if move == DONE else means.cost_of_life(risks) - means.cost_of_life(risks - 1) - means.elf)
        else:
            rates.append(rate_reroll(s, frame.seat, move, risks))
    return rates


def rate_reroll(s: Yggdrasil, slot: i64, move: i64, risks: i64) -> float:
    """Rate rerolls: failed dice while risks are left, and dice that are lost anyway."""
    if move == DONE:
        return 0.0
    if move == AGAIN:
        return LIKING
    if move == REROLL_GOD:
        return LIKING if risks and not s.god_symbols[slot] >> (s.throw[0] & 7) & 1 else -LIKING
    if move == FACE_A:
        return 2.0 * LIKING
    return 2.0 * LIKING if risks and not s.vanir_symbols[slot] >> move & 1 else -LIKING


def rate_stones(s: Yggdrasil, moves: list[i64], prospects: ActionValues) -> list[float]:
    """Rate each side of the runestones."""
    slot = prospects.slot
    travellers: list[ActionValues] = []
    homes: list[float] = []
    rates: list[float] = []
    for move in moves:
        if move == PASS:
            rates.append(0.0)
        elif move < REGAIN:
            rates.append(TURNING if move > TURN else 0.0)
        elif move == REGAIN:
            rates.append(prospects.value_regain(slot, 1) + TURNING)
        elif move < TRAVEL:
            world = move - STONE_ACT
            rates.append(
                prospects.heal_tree(world) if s.is_devastated(world) else prospects.value_action(world, NORMAL)
            )
        elif move >= STONE_ERRAND:
            rates.append(prospects.value_errand((move - STONE_ERRAND) // 9, (move - STONE_ERRAND) % 9))
        else:
            if not travellers:
                for god in range(s.players):
                    travellers.append(prospects if god == slot else ActionValues(prospects.perils, god))
                    homes.append(travellers[god].value_best_deed(s.at[god]))
            rates.append(rate_journey(s, move - TRAVEL, travellers, homes))
    return rates


def rate_journey(s: Yggdrasil, move: i64, travellers: list[ActionValues], homes: list[float]) -> float:
    """Rate journeys: a god is better off where more can be done."""
    god = move // 9
    world = move % 9
    if god >= s.players or world == s.at[god]:
        return 0.0
    return JOURNEY + 0.3 * (travellers[god].value_best_deed(world) - homes[god])


def rate_others(  # noqa: C901 (a line for each question)
    s: Yggdrasil, frame: Frame, moves: list[i64], prospects: ActionValues
) -> list[float]:
    perils = prospects.perils
    rates: list[float] = []
    for move in moves:
        rate: float = 0.0
        if isinstance(frame, Take):
            rate = 0.3 * LIKING * float(move)
        elif isinstance(frame, TakeArtifact):
            rate = perils.value_artifact(move)
        elif isinstance(frame, PickDevastated):
            rate = prospects.value_healing(move)
        elif isinstance(frame, Call):
            rate = prospects.value_creature(CREATURES[move])
        elif isinstance(frame, Gullfaxi):
            rate = prospects.value_beating(move)
        elif isinstance(frame, WolfFight):
            rate = 0.0 if move == PASS else prospects.value_fight(move - FIGHT, 1, s.at[frame.seat])
        elif isinstance(frame, SquirrelAct):
            rate = 0.0 if move == PASS else prospects.value_deed(move)
        elif isinstance(frame, ChooseFigure):
            rate = value_fight(s, frame.seat, move)
        elif isinstance(frame, Bury):
            rate = -perils.value_artifact(move)
        elif isinstance(frame, GiveLife):
            rate = prospects.value_regain(move, 1)
        elif isinstance(frame, Urd):
            enemy = move // 2 % ENEMY
            rate = -LIKING if enemy == NIDHOGG else prospects.value_removed_card(enemy)
        elif isinstance(frame, Bear):
            rate = perils.value_life(move, s.life[move], perils.loose) - perils.value_life(
                move, s.life[move] - 1, perils.loose
            )
        elif isinstance(frame, (Brother, Keep, Acquaint)):
            rate = 0.0 if move == NO else LIKING
        elif isinstance(frame, HelperElf):
            rate = 0.0 if move == NO else rate_helper(s, frame.seat, perils)
        elif isinstance(frame, Kin):
            rate = 0.0 if move == PASS else -BARTER
        rates.append(rate)
    return rates


def rate_helper(s: Yggdrasil, slot: i64, perils: DangerValue) -> float:
    """Rate a helper's elf against a life point of the active god."""
    active = ActionValues(perils, s.active).saves
    return (
        active.cost_of_life(count_risks_left(s))
        - active.cost_of_life(count_risks_left(s) - 1)
        - perils.value_elves(s.elves[slot])
        + perils.value_elves(s.elves[slot] - 1)
    )

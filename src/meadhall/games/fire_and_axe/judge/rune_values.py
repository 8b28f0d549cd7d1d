"""The value of a rune, in hand and when played: the best voyage it allows, the attack it changes, the harm it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import (
    CHANGE_IN_DEMAND,
    CONFLICT,
    EMPTY_MARKET,
    FAIR_WIND,
    FOUL_OMEN,
    FULL_HOLD,
    GOODS,
    MUTINY,
    RAID,
    RUNE_OF,
    SEA_SERPENT,
    SHIELD_WALL,
    STRANDED_KINSMEN,
    THIEVES,
    UNREST,
    USURPER,
)
from meadhall.games.fire_and_axe.chart import CLEAR, PORTS, VALUE, ZONE, find_skull
from meadhall.games.fire_and_axe.judge.planned_ship import PlannedShip
from meadhall.games.fire_and_axe.judge.port_values import SPOILS
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast
from meadhall.games.fire_and_axe.judge.voyage_search import VoyageSearch, create_navigator
from meadhall.games.fire_and_axe.rules.eligible import (
    count_failed_dice,
    list_demandable,
    list_loot,
    list_steps,
    list_victims,
)
from meadhall.games.fire_and_axe.rules.favours import DONE
from meadhall.games.fire_and_axe.rules.runes import DISCARD, PASS, PLAY, RuneWindow, Window
from meadhall.games.fire_and_axe.rules.windows import DeclaredWindow, LossWindow, RolledWindow, StartWindow, TradeWindow
from meadhall.games.fire_and_axe.state import FireAndAxe

TIRELESS_OARS: Final[int] = RUNE_OF["tireless_oars"]
HELD: Final[dict[str, float]] = {  # what a rune in hand is worth before its moment comes
    "change_in_demand": 1.0,
    "fair_wind": 1.0,
    "tireless_oars": 1.4,
    "calm_seas": 1.4,
    "berserkers": 1.6,
    "odins_favour": 1.8,
    "shield_wall": 1.2,
    "stranded_kinsmen": 2.5,
    "silver_tongue": 3.0,
    "full_hold": 2.5,
    "empty_market": 0.8,
    "unrest": 0.7,
    "sea_serpent": 1.2,
    "usurper": 2.0,
    "thieves": 1.0,
    "mutiny": 0.6,
    "reinforced_walls": 0.7,
    "lokis_trick": 0.8,
    "foul_omen": 0.6,
    "thors_ward": 0.8,
}
HOLD: Final[list[float]] = [HELD[name] for name in RUNE_OF]
HAND_LEFT: Final = 2.0  # a crewmember saved or lost
PIECE: Final = 2.0  # a piece of an opponent's
OMEN: Final = 1.5  # a rune of an opponent's
SEASON: Final = 6.0  # rounds before the end in which runes lose their worth
AGAINST: Final = 2.5  # a rune that hits me, when I could avert it


def value_in_hand(rune: i64, promise: ScoringForecast) -> float:
    """Return the value in hand. It falls towards the end: a rune left in hand scores nothing."""
    return HOLD[rune] * min(1.0, promise.rounds / SEASON)


class RuneValues:
    """The runes of one question, evaluated for the asked seat."""

    def __init__(self, s: FireAndAxe, seat: i64, width: i64) -> None:
        self.s = s
        self.seat = seat
        self.promise = ScoringForecast(s)
        self.navigator = create_navigator(s, seat, self.promise, width)
        self.ship: PlannedShip = self.navigator.build_ship()

    def value_step(self, to: i64, days: i64) -> float:
        """Return the value of a step of one space for this many Days."""
        later = self.ship.copy()
        later.sail += days
        if not later.cover_skulls(find_skull(later.sail - self.navigator.clear[ZONE[to]])):
            return self.navigator.value_at_winter(later)
        later.space = to
        return self.navigator.value_voyage(later)

    def value_prize(self, port: i64, task: i64) -> float:
        navigator = self.navigator
        worth = navigator.raid[port] if task == RAID else navigator.settle[port]
        return worth + navigator.value_sagas(self.ship, task * PORTS + port)

    def find_odds(self, port: i64, might: i64) -> float:
        """Return the odds of one die in the running attack."""
        s = self.s
        return max(0.0, min(1.0, float(6 - s.number_to_beat(port) + s.might + might) / 6.0))

    def value_turning(self) -> float:
        """Return the gain of the best turn of the wind."""
        stay = self.value_weather(0)
        return max(0.0, self.value_weather(1) - stay, self.value_weather(3) - stay)

    def value_weather(self, turn: i64) -> float:
        """Return the value of my best voyage in that weather; in another's turn, also the harm to theirs."""
        s = self.s
        navigator = self.navigator
        cover: i64 = (s.wind + turn) % 4
        clear: list[i64] = CLEAR[cover * 4 : cover * 4 + 4]
        kept = navigator.clear
        navigator.clear = clear
        worth = navigator.value_ship(self.ship)
        navigator.clear = kept
        if s.active != self.seat:
            theirs = VoyageSearch(s, s.active, self.promise, 1)
            theirs.clear = clear
            worth = 0.5 * worth - SPOILS * theirs.value_ship(theirs.build_ship())
        return worth

    def value_demand(self, good: i64) -> float:
        kept = self.navigator.demand
        self.navigator.demand = good
        worth = self.navigator.value_ship(self.ship)
        self.navigator.demand = kept
        return worth

    def value_playing(self, rune: i64) -> float:
        """Return the best result of playing it in my own turn, before its value in hand is subtracted."""
        s = self.s
        seat = self.seat
        navigator = self.navigator
        later = self.ship.copy()
        port = later.space
        if rune == CHANGE_IN_DEMAND:
            return max([self.value_demand(good) for good in list_demandable(s)])
        if rune == FAIR_WIND:
            return max([self.value_step(to, 0) for to in list_steps(s, seat)])
        if rune == TIRELESS_OARS:
            later.limit += 2
            return navigator.value_ship(later)
        if rune == STRANDED_KINSMEN:
            later.crew += float(min(2, s.supply[seat], s.count_vacant_slots(seat)))
            return navigator.value_voyage(later)
        if rune == FULL_HOLD:
            return max([self.value_stowing(good) for good in range(GOODS) if s.stock[good]])
        if rune == EMPTY_MARKET:
            return self.value_emptying()
        if rune == UNREST:
            return navigator.value_voyage(later) + navigator.odds[port] * (
                self.value_removal(port) + self.value_clearing(port)
            )
        if rune == USURPER:
            later.crew -= 1.0
            return (
                navigator.value_voyage(later)
                + float(VALUE[port]) * self.promise.expect_settlement_factor(s, port)
                + self.value_removal(port)
            )
        if rune == THIEVES:
            return max([self.value_stealing(good) for good in list_loot(s, seat)])
        if rune == SEA_SERPENT or rune == MUTINY or rune == FOUL_OMEN:
            return navigator.value_ship(later) + max(
                [self.value_harm(rune, target) for target in list_victims(s, seat, rune)]
            )
        return navigator.value_ship(later)

    def value_emptying(self) -> float:
        """Return the value when the market of my port is free again."""
        navigator = self.navigator
        port = self.ship.space
        paid, lure, ports = navigator.trade[port], navigator.lure[port], navigator.ports
        navigator.trade[port] = float(VALUE[port])
        navigator.lure[port] = max(navigator.lure[ports[0]] if ports else 0.0, navigator.trade[port])
        navigator.ports = [port, *[other for other in ports if other != port]]
        worth = navigator.value_voyage(self.ship)
        navigator.trade[port], navigator.lure[port], navigator.ports = paid, lure, ports
        return worth

    def value_stowing(self, good: i64) -> float:
        """Return the value of that good aboard, and of room for another."""
        if good == DONE:
            return self.navigator.value_voyage(self.ship)
        later = self.ship.copy()
        later.cargo[good] += 1
        return self.navigator.value_voyage(later)

    def value_stealing(self, at: i64) -> float:
        """Return the value of stealing a good; `at` is its index: seat * GOODS + good."""
        return self.value_stowing(at % GOODS) + SPOILS * PIECE

    def value_removal(self, port: i64) -> float:
        """Return the value when an opponent's settlement is removed."""
        return SPOILS * float(VALUE[port]) * self.promise.expect_settlement_factor(self.s, port)

    def value_clearing(self, port: i64) -> float:
        """Return the value of room for a settlement of my own, if I can still try."""
        if port in self.ship.tried or self.ship.crew < 2.0:
            return 0.0
        return 0.6 * float(VALUE[port]) * self.promise.expect_settlement_factor(self.s, port)

    def value_harm(self, rune: i64, target: i64) -> float:
        """Return the loss of an opponent, weighted by its importance for me: the leader's counts most."""
        s = self.s
        pieces: float = float(s.count_aboard(target))
        lost: float = OMEN
        if rune == SEA_SERPENT:
            lost = PIECE * min(pieces, 1.2 + pieces / 6.0)
        elif rune == MUTINY:
            lost = HAND_LEFT
        return SPOILS * lost * (1.0 + 0.01 * float(s.vp[target]))

    def rate_targets(self, moves: list[i64]) -> list[float]:
        rune = self.s.table[-1]
        return [self.value_harm(rune, move) for move in moves]

    def value_reroll(self, dice: i64) -> float:
        """Return the value of rerolling the failed dice only."""
        s = self.s
        port = s.ships[s.active]
        worth: float = 0.0
        for at in range(len(s.dice)):
            if (dice >> at) & 1:
                worth += -2.0 if s.is_hit(port, s.dice[at]) else 1.0
        return worth

    def rate_window(self, frame: Window, moves: list[i64]) -> list[float]:
        worths: list[float] = []
        turned: float = 0.0
        if isinstance(frame, StartWindow) and len(moves) > 1:
            turned = self.value_turning()
        for move in moves:
            if move == PASS:
                worths.append(0.0)
            elif move >= DISCARD:
                worths.append(turned - value_in_hand(move - DISCARD, self.promise))
            else:
                worths.append(
                    self.value_reaction(frame, move - PLAY) + turned - value_in_hand(move - PLAY, self.promise)
                )
        return worths

    def value_reaction(self, frame: Window, rune: i64) -> float:
        s = self.s
        if isinstance(frame, TradeWindow):
            return float(VALUE[s.ships[self.seat]])
        if isinstance(frame, LossWindow):
            return HAND_LEFT * float(s.owed)
        if isinstance(frame, RuneWindow):
            played = s.table[-1]
            return AGAINST if CONFLICT[played] else SPOILS * HOLD[played]
        if isinstance(frame, DeclaredWindow):
            return self.value_declared_rune()
        if isinstance(frame, RolledWindow):
            return self.value_rolled_rune(rune)
        return max([self.value_harm(rune, target) for target in list_victims(s, self.seat, rune)])

    def value_declared_rune(self) -> float:
        """Return the value of better odds for me, or worse ones for opponents."""
        s = self.s
        port = s.ships[s.active]
        mine = s.active == self.seat
        prize = self.value_prize(port, s.attack)
        rolls: i64 = 2 if s.attack == RAID else max(1, min(2, s.crew[s.active]))
        before = chance_of_success(self.find_odds(port, 0), rolls)
        if mine:
            return prize * (chance_of_success(self.find_odds(port, 1), rolls) - before) + HAND_LEFT / 6.0 * float(rolls)
        return SPOILS * prize * (before - chance_of_success(self.find_odds(port, -1), rolls))

    def value_rolled_rune(self, rune: i64) -> float:
        s = self.s
        port = s.ships[s.active]
        failed = count_failed_dice(s)
        won = failed < len(s.dice)
        odds = self.find_odds(port, 0)
        prize = self.value_prize(port, s.attack)
        if s.active != self.seat:
            return SPOILS * prize * (1.0 - odds) if len(s.dice) - failed == 1 else 0.0
        if rune == SHIELD_WALL:
            return HAND_LEFT * float(failed)
        if failed == 0:
            return 0.0
        saved = HAND_LEFT * odds * float(failed)
        return saved if won else saved + prize * chance_of_success(odds, failed) * (0.6 if s.attack == RAID else 1.0)


def chance_of_success(odds: float, rolls: i64) -> float:
    """Return the chance that one of this many rolls succeeds."""
    failed: float = 1.0
    for _ in range(rolls):
        failed *= 1.0 - odds
    return 1.0 - failed

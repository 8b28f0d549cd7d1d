"""Rate the asked seat's answers in points, by the best voyage that follows each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.fire_and_axe.cards import CREW, GOODS, RAID, SETTLE
from meadhall.games.fire_and_axe.chart import CLEAR, PORTS, WINTER, ZONE, find_skull
from meadhall.games.fire_and_axe.judge.planned_ship import PlannedShip
from meadhall.games.fire_and_axe.judge.rune_values import HAND_LEFT, SEASON, RuneValues, value_in_hand
from meadhall.games.fire_and_axe.judge.sea_distances import DISTANCE
from meadhall.games.fire_and_axe.judge.voyage_ranking import UNSEEN, UNSURE, VoyageRanking
from meadhall.games.fire_and_axe.rules.favours import ChangeInDemand, FairWind, FullHold, OdinsFavour, StrandedKinsmen
from meadhall.games.fire_and_axe.rules.raid import STOP, RaidAgain
from meadhall.games.fire_and_axe.rules.runes import DISCARD, PLAY, TurnWind, Window
from meadhall.games.fire_and_axe.rules.sail import Lose
from meadhall.games.fire_and_axe.rules.settle import PLACE, SettleLast
from meadhall.games.fire_and_axe.rules.strife import Aim, LokisTrick, Thieves
from meadhall.games.fire_and_axe.rules.turn import (
    DRAW,
    END,
    LAUNCH,
    RAIDING,
    SAILING,
    SETTLING,
    TRADING,
    WINTERING,
    Act,
)

DRAWN: Final = 1.5  # an unseen rune
CLEAR_DAY: Final = 0.9  # one more in the zone ahead
STALL: Final = 0.3  # a Day of this turn not used, when the voyage goes on


class AnswerValues(RuneValues):
    """One question, evaluated for the asked seat."""

    def weigh(self, frame: Frame, moves: list[i64], haste: bool) -> list[float]:  # noqa: C901 (a line for each question)
        """Return the value of each answer in points; only differences matter. In haste the answers of a turn share one
        survey.
        """
        if isinstance(frame, Act):
            return self.rate_turn_quickly(moves) if haste else self.rate_turn(moves)
        if isinstance(frame, TurnWind):
            return [self.value_weather(move) for move in moves]
        if isinstance(frame, Window):
            return self.rate_window(frame, moves)
        if isinstance(frame, Lose):
            return [self.value_without(move) for move in moves]
        if isinstance(frame, RaidAgain):
            return [self.value_raid_again(move) for move in moves]
        if isinstance(frame, SettleLast):
            return [self.value_settling_last(move) for move in moves]
        if isinstance(frame, ChangeInDemand):
            return [self.value_demand(move) for move in moves]
        if isinstance(frame, FairWind):
            return [self.value_step(move, 0) for move in moves]
        if isinstance(frame, StrandedKinsmen):
            return [float(move) for move in moves]
        if isinstance(frame, FullHold):
            return [self.value_stowing(move) for move in moves]
        if isinstance(frame, OdinsFavour):
            return [self.value_reroll(move) for move in moves]
        if isinstance(frame, LokisTrick):
            return [float(self.s.dice[move]) for move in moves]
        if isinstance(frame, Thieves):
            return [self.value_stealing(move) for move in moves]
        if isinstance(frame, Aim):
            return self.rate_targets(moves)
        return [0.0] * len(moves)

    def rate_turn(self, moves: list[i64]) -> list[float]:
        navigator = self.navigator
        turned: float = 0.0
        for move in moves:
            if PLAY <= move < SAILING:
                turned = self.value_turning()
                break
        worths: list[float] = []
        for move in moves:
            if move >= SAILING:
                worths.append(self.value_step(move - SAILING, 1))
            elif move >= DISCARD:
                worths.append(navigator.value_ship(self.ship) + turned - value_in_hand(move - DISCARD, self.promise))
            elif move >= PLAY:
                worths.append(self.value_playing(move - PLAY) + turned - value_in_hand(move - PLAY, self.promise))
            else:
                worths.append(self.rate_other(move))
        return worths

    def rate_turn_quickly(self, moves: list[i64]) -> list[float]:
        """Return the same values from a single survey: a sail is as good as the best voyage that starts with it."""
        navigator = self.navigator
        ship = self.ship
        if ship.space == WINTER:
            return self.rate_fitting_out(moves)
        survey = navigator.survey([ship])
        turned = self.value_turn_of_wind(survey)
        worths: list[float] = []
        for move in moves:
            if move >= SAILING:
                worths.append(self.value_heading(survey, move - SAILING))
            elif move >= DISCARD:
                worths.append(survey.best + turned - value_in_hand(move - DISCARD, self.promise))
            elif move >= PLAY:
                worths.append(self.value_playing(move - PLAY) + turned - value_in_hand(move - PLAY, self.promise))
            elif move == END:
                worths.append(survey.best - STALL * float(ship.limit - ship.prep - ship.sail))
            else:
                worths.append(self.rate_other(move))
        return worths

    def value_turn_of_wind(self, survey: VoyageRanking) -> float:
        """Return the Days that a turn of the wind would gain on the best voyage."""
        port = survey.leg.first
        if port < 0 or port == self.ship.space:
            return 0.0
        zone = ZONE[port]
        days: i64 = 0
        for turn in (1, 3):
            days = max(days, CLEAR[(self.s.wind + turn) % 4 * 4 + zone] - self.navigator.clear[zone])
        return CLEAR_DAY * float(days)

    def value_heading(self, survey: VoyageRanking, to: i64) -> float:
        """Return the value of the best port that is nearer from there, less the losses to the weather."""
        ship = self.ship
        worth: float = survey.best - UNSEEN
        for port in survey.ranks:
            if DISTANCE[to * PORTS + port] < DISTANCE[ship.space * PORTS + port]:
                worth = max(worth, survey.value_first_step(port))
        skulls = find_skull(ship.sail + 1 - self.navigator.clear[ZONE[to]])
        return worth - HAND_LEFT * float(max(0, skulls - ship.skulls - 2 * ship.calm))

    def rate_fitting_out(self, moves: list[i64]) -> list[float]:
        """Rate answers in the Wintering Zone: load what the best voyage needs, and leave from where it starts."""
        s = self.s
        navigator = self.navigator
        ready = navigator.simulate_loading(self.ship)
        survey = navigator.survey(navigator.simulate_all_launches(ready))
        sold: list[i64] = [0] * GOODS
        for sale in survey.leg.sold:
            sold[sale % GOODS] += 1
        goods: i64 = 0
        for good in range(GOODS):
            sold[good] = max(0, sold[good] - s.cargo[self.seat * GOODS + good])
            goods += sold[good]
        worths: list[float] = []
        for move in moves:
            worth = survey.best
            if move >= PLAY:
                worth -= value_in_hand(move - (DISCARD if move >= DISCARD else PLAY), self.promise)
            elif move == END:
                worth -= navigator.pace
            elif move >= LAUNCH:
                worth = survey.value_first_step(move - LAUNCH) - UNSURE * float(ready.free)
            elif move == CREW:
                worth -= UNSURE if goods >= ready.free else 0.0
            elif not sold[move]:
                worth -= UNSURE
            worths.append(worth)
        return worths

    def rate_other(self, move: i64) -> float:
        """Rate everything but sails and runes."""
        navigator = self.navigator
        later = self.ship.copy()
        port = later.space
        if move == END:
            later.wait()
            return navigator.value_ship(later)
        if move == WINTERING:
            return navigator.value_at_winter(later)
        if move == DRAW:
            later.prep += 1
            return navigator.value_voyage(later) + DRAWN * min(1.0, self.promise.rounds / SEASON)
        done: PlannedShip | None = None
        if move > SETTLING:
            done = navigator.simulate_settling(later, port, move - SETTLING)
        elif move == RAIDING:
            done = navigator.simulate_raid(later, port)
        elif move >= TRADING:
            done = navigator.simulate_trade(later, port, move - TRADING)
        elif move >= LAUNCH:
            return navigator.value_voyage(navigator.simulate_launch(later, move - LAUNCH))
        else:
            later.prep += 1
            if move == CREW:
                later.crew += 1.0
            else:
                later.cargo[move] += 1
            return navigator.value_ship(later)
        if done is None:
            return navigator.value_voyage(later) - 1.0
        done.tried = [*later.tried, port]
        return navigator.value_voyage(done)

    def value_without(self, piece: i64) -> float:
        """Rate the ship without this piece."""
        later = self.ship.copy()
        if piece != CREW:
            later.cargo[piece] -= 1
        elif later.crew < 1.5:
            return self.navigator.value_at_winter(later)
        else:
            later.crew -= 1.0
        return self.navigator.value_ship(later)

    def value_raid_again(self, move: i64) -> float:
        stay = self.navigator.value_voyage(self.ship)
        if move == STOP:
            return stay
        port = self.ship.space
        odds = self.find_odds(port, 0)
        lost = self.value_without(CREW)
        return odds * (self.value_prize(port, RAID) + stay) + (1.0 - odds) * lost

    def value_settling_last(self, move: i64) -> float:
        if move == PLACE:
            return self.value_prize(self.ship.space, SETTLE) + self.navigator.value_at_winter(self.ship)
        return self.navigator.value_voyage(self.ship)

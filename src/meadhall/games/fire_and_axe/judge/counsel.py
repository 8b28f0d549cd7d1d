"""Advice for whoever is asked: what each answer is worth in points, by the best voyage that follows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.fire_and_axe.cards import CREW, GOODS, RAID, SETTLE
from meadhall.games.fire_and_axe.chart import CLEAR, PORTS, WINTER, ZONE, skull_at
from meadhall.games.fire_and_axe.judge.passage import DISTANCE
from meadhall.games.fire_and_axe.judge.runelore import HAND_LEFT, SEASON, Runelore, hold
from meadhall.games.fire_and_axe.judge.survey import UNSEEN, UNSURE, Survey
from meadhall.games.fire_and_axe.judge.vessel import Vessel
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

DRAWN: Final = 1.5  # a rune nobody has seen yet
CLEAR_DAY: Final = 0.9  # one more in the zone ahead
STALL: Final = 0.3  # a Day of this turn not used, when the voyage goes on


class Counsel(Runelore):
    """One question, weighed for the seat that is asked."""

    def weigh(self, frame: Frame, moves: list[i64], haste: bool) -> list[float]:
        """In points; only the differences count. In haste the answers of a turn share one look around."""
        if isinstance(frame, Act):
            return self.glance(moves) if haste else self.act(moves)
        if isinstance(frame, TurnWind):
            return [self.wind(move) for move in moves]
        if isinstance(frame, Window):
            return self.window(frame, moves)
        if isinstance(frame, Lose):
            return [self.without(move) for move in moves]
        if isinstance(frame, RaidAgain):
            return [self.again(move) for move in moves]
        if isinstance(frame, SettleLast):
            return [self.last(move) for move in moves]
        if isinstance(frame, ChangeInDemand):
            return [self.demanded(move) for move in moves]
        if isinstance(frame, FairWind):
            return [self.step(move, 0) for move in moves]
        if isinstance(frame, StrandedKinsmen):
            return [float(move) for move in moves]
        if isinstance(frame, FullHold):
            return [self.stowed(move) for move in moves]
        if isinstance(frame, OdinsFavour):
            return [self.reroll(move) for move in moves]
        if isinstance(frame, LokisTrick):
            return [float(self.s.dice[move]) for move in moves]
        if isinstance(frame, Thieves):
            return [self.stolen(move) for move in moves]
        if isinstance(frame, Aim):
            return self.aim(moves)
        return [0.0] * len(moves)

    def act(self, moves: list[i64]) -> list[float]:
        navigator = self.navigator
        turned: float = 0.0
        for move in moves:
            if PLAY <= move < SAILING:
                turned = self.turning()
                break
        worths: list[float] = []
        for move in moves:
            if move >= SAILING:
                worths.append(self.step(move - SAILING, 1))
            elif move >= DISCARD:
                worths.append(navigator.best(self.ship) + turned - hold(move - DISCARD, self.promise))
            elif move >= PLAY:
                worths.append(self.played(move - PLAY) + turned - hold(move - PLAY, self.promise))
            else:
                worths.append(self.plain(move))
        return worths

    def glance(self, moves: list[i64]) -> list[float]:
        """The same by a single survey: a sail is as good as the best voyage that may begin with it."""
        navigator = self.navigator
        ship = self.ship
        if ship.space == WINTER:
            return self.fit_out(moves)
        survey = navigator.survey([ship])
        turned = self.clearing(survey)
        worths: list[float] = []
        for move in moves:
            if move >= SAILING:
                worths.append(self.heading(survey, move - SAILING))
            elif move >= DISCARD:
                worths.append(survey.best + turned - hold(move - DISCARD, self.promise))
            elif move >= PLAY:
                worths.append(self.played(move - PLAY) + turned - hold(move - PLAY, self.promise))
            elif move == END:
                worths.append(survey.best - STALL * float(ship.limit - ship.prep - ship.sail))
            else:
                worths.append(self.plain(move))
        return worths

    def clearing(self, survey: Survey) -> float:
        """Days that a turn of the wind would win where the best voyage is bound."""
        port = survey.leg.first
        if port < 0 or port == self.ship.space:
            return 0.0
        zone = ZONE[port]
        days: i64 = 0
        for turn in (1, 3):
            days = max(days, CLEAR[(self.s.wind + turn) % 4 * 4 + zone] - self.navigator.clear[zone])
        return CLEAR_DAY * float(days)

    def heading(self, survey: Survey, to: i64) -> float:
        """The best of the ports that are nearer from there, less what the weather takes."""
        ship = self.ship
        worth: float = survey.best - UNSEEN
        for port in survey.ranks:
            if DISTANCE[to * PORTS + port] < DISTANCE[ship.space * PORTS + port]:
                worth = max(worth, survey.value(port))
        skulls = skull_at(ship.sail + 1 - self.navigator.clear[ZONE[to]])
        return worth - HAND_LEFT * float(max(0, skulls - ship.skulls - 2 * ship.calm))

    def fit_out(self, moves: list[i64]) -> list[float]:
        """In the Wintering Zone: load what the best voyage wants, and leave from where it begins."""
        s = self.s
        navigator = self.navigator
        ready = navigator.fitted_out(self.ship)
        survey = navigator.survey(navigator.launches(ready))
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
                worth -= hold(move - (DISCARD if move >= DISCARD else PLAY), self.promise)
            elif move == END:
                worth -= navigator.pace
            elif move >= LAUNCH:
                worth = survey.value(move - LAUNCH) - UNSURE * float(ready.free)
            elif move == CREW:
                worth -= UNSURE if goods >= ready.free else 0.0
            elif not sold[move]:
                worth -= UNSURE
            worths.append(worth)
        return worths

    def plain(self, move: i64) -> float:
        """Everything but sails and runes."""
        navigator = self.navigator
        next = self.ship.copy()
        port = next.space
        if move == END:
            next.wait()
            return navigator.best(next)
        if move == WINTERING:
            return navigator.wintered(next)
        if move == DRAW:
            next.prep += 1
            return navigator.value(next) + DRAWN * min(1.0, self.promise.rounds / SEASON)
        done: Vessel | None = None
        if move > SETTLING:
            done = navigator.settled(next, port, move - SETTLING)
        elif move == RAIDING:
            done = navigator.raided(next, port)
        elif move >= TRADING:
            done = navigator.traded(next, port, move - TRADING)
        elif move >= LAUNCH:
            return navigator.value(navigator.launched(next, move - LAUNCH))
        else:
            next.prep += 1
            if move == CREW:
                next.crew += 1.0
            else:
                next.cargo[move] += 1
            return navigator.best(next)
        if done is None:
            return navigator.value(next) - 1.0
        done.tried = [*next.tried, port]
        return navigator.value(done)

    def without(self, piece: i64) -> float:
        """The ship goes on less this piece."""
        next = self.ship.copy()
        if piece != CREW:
            next.cargo[piece] -= 1
        elif next.crew < 1.5:
            return self.navigator.wintered(next)
        else:
            next.crew -= 1.0
        return self.navigator.best(next)

    def again(self, move: i64) -> float:
        stay = self.navigator.value(self.ship)
        if move == STOP:
            return stay
        port = self.ship.space
        odds = self.odds(port, 0)
        lost = self.without(CREW)
        return odds * (self.prize(port, RAID) + stay) + (1.0 - odds) * lost

    def last(self, move: i64) -> float:
        if move == PLACE:
            return self.prize(self.ship.space, SETTLE) + self.navigator.wintered(self.ship)
        return self.navigator.value(self.ship)

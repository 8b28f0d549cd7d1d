"""Setup: sagas, runes, the first player."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Lot, blank
from meadhall.games.fire_and_axe.cards import (
    CREW_EACH,
    DAYS,
    FIRST_DEMAND,
    GOODS,
    GOODS_EACH,
    SAGA_DECK,
    SAGA_SPACES,
    SAGAS,
    count_runes,
)
from meadhall.games.fire_and_axe.chart import PORTS, WINTER
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.options import House
from meadhall.games.fire_and_axe.rules.deck import Draw
from meadhall.games.fire_and_axe.rules.sagas import Refill
from meadhall.games.fire_and_axe.rules.turn import Turn
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, NO_SAGA, FireAndAxe, list_towns_at_start


def build_bare_table(players: i64, house: House) -> FireAndAxe:
    """FA-SETUP-02, FA-SETUP-03, FA-SETUP-05, FA-SETUP-07, FA-SETUP-08, FA-SETUP-09. Return the table before any draw:
    every ship empty in the Wintering Zone, one good in demand.
    """
    stock: list[i64] = [GOODS_EACH] * GOODS
    stock[FIRST_DEMAND] -= 1
    s = blank(FireAndAxe)
    s.house = house
    s.ships = [WINTER] * players
    s.crew = [0] * players
    s.supply = [CREW_EACH] * players
    s.cargo = [0] * (players * GOODS)
    s.vp = [0] * players
    s.hands = [[] for _ in range(players)]
    s.olds = [0] * players
    s.stock = stock
    s.demand = FIRST_DEMAND
    s.market = [NO_GOOD] * PORTS
    s.settled = [NO_ONE] * PORTS
    s.towns = list_towns_at_start()
    s.open = [NO_SAGA] * SAGA_SPACES
    s.won = [NO_ONE] * len(SAGAS)
    s.left = SAGA_DECK
    s.deck = count_runes(house.conflict)
    s.limit = DAYS
    return s


def set_up(players: i64, house: House) -> FireAndAxe:
    """FA-SETUP-04, FA-SETUP-06, FA-SETUP-09, FA-COMP-01. Turn up three sagas, deal a rune to each player, choose the
    first player.
    """
    s = build_bare_table(players, house)
    frames: list[Frame] = [Refill()]
    for seat in range(players):
        frames.append(Draw(seat))
    frames.append(FirstPlayer())
    s.do_all(frames)
    return s


class FirstPlayer(Lot):
    """FA-SETUP-10, FA-SETUP-11. Chance or the host chooses the first player; the first gets one point, each further one
    clockwise a point more.
    """

    ask: ClassVar[str] = "first.choose"
    rule: ClassVar[str] = "FA-SETUP-10"

    def options(self, s: FireAndAxe) -> list[i64]:
        if s.house.first != "random":
            return [SEATS.index(s.house.first)]
        return [seat for seat in range(s.players)]

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "first " + SEATS[move]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.first = move
        s.active = move
        for i in range(s.players):
            s.vp[(move + i) % s.players] = i + 1
        s.log_seat_event("first", move)
        s.do(Turn(move))

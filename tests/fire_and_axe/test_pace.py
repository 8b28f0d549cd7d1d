"""The pace by which voyages are measured: going to winter is worth nothing by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from fire_and_axe.bots_helpers import LATE
from fire_and_axe.voyage import game, table
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, answer
from meadhall.core.decision import pending_frame
from meadhall.games.fire_and_axe.chart import WINTER
from meadhall.games.fire_and_axe.judge.judge import JUDGE, NARROW
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast
from meadhall.games.fire_and_axe.judge.voyage_search import create_navigator
from meadhall.games.fire_and_axe.state import NO_ONE

SLACK = 1.5  # points that the act of wintering may win or lose on average; by a pace of eight it won four

# Met in `meadhall sim fire_and_axe --bots karl,thrall,karl --num 3 --seed 41 --option round_cap=12`, game 2.
YORK_AHEAD = """players=3 options=round_cap:12 A.crew=1 A.vp=2 B.ship=frisian B.cargo=fish,fish,fish,fish B.vp=3
C.ship=dorestad C.crew=2 C.cargo=tusks,fish C.vp=19 C.sagas=S1-D-R goods=hamburg:fish raided=dorestad:C6,hamburg:C4
open=S1-N-S,S1-S-R,S1-S-T first=C discard=shield_wall,fair_wind,fair_wind,stranded_kinsmen wind=1 sail=3
tried=hamburg,dorestad round=2 active=C"""
MARKETS_AHEAD = """players=3 options=round_cap:12 A.ship=norway A.crew=2 A.cargo=tusks A.hand=thieves A.vp=2
B.ship=celtic B.cargo=fish B.vp=20 C.crew=1 C.vp=34 C.sagas=S1-D-R
goods=cork:fish,york:fish,bayeux:fish,hamburg:fish,london:fish raided=york:C5,dorestad:C6,hamburg:C4,lindisfarne:C4
open=S1-N-S,S1-S-R,S1-S-T first=C discard=shield_wall,fair_wind,fair_wind,stranded_kinsmen wind=1 sail=3
tried=cork round=3 active=B"""


def lead(points: list[float], seat: int) -> float:
    """Ahead of the others' mean: what all expect alike decides nothing."""
    others = [of for other, of in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def won_by_wintering(state: Any, seat: int) -> float:
    """How far the lead grows when a voyage that is reckoned to end here does end here."""
    navigator = create_navigator(state, seat, ScoringForecast(state), NARROW)
    ship = navigator.build_ship()
    before, after = JUDGE.forecast_points(state), state.copy()
    before[seat] += navigator.value_at_winter(ship) - navigator.value_ship(ship)
    meadhall.play(after, "winter")
    return lead(JUDGE.forecast_points(after), seat) - lead(before, seat)


def turns_at_sea(players: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Whoever begins a turn at sea while karls play, until the tokens are out."""
    state, dealer = game.new(players, {}), meadhall.SeededDealer(seed)
    karls, latest = [bot("karl", game, seed + seat) for seat in range(players)], (0, 0)
    while (frame := pending_frame(state)) is not None and state.holder == NO_ONE:
        if frame.ask == "turn.act" and (state.round, state.active) != latest:
            latest = (state.round, state.active)
            if state.ships[state.active] != WINTER:
                yield state, state.active
        answer(state, dealer.deal(state) if frame.seat == CHANCE else karls[frame.seat].choose(state, frame.seat))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_going_to_winter_wins_nothing_by_itself(players: int) -> None:
    jumps = [won_by_wintering(state, seat) for state, seat in turns_at_sea(players, 1)]

    assert len(jumps) > 30
    assert abs(sum(jumps) / len(jumps)) < SLACK


@pytest.mark.parametrize(("position", "onward"), [(YORK_AHEAD, "sail frisian"), (MARKETS_AHEAD, "sail channel")])
def test_a_ship_with_goods_beside_free_markets_sails_on(position: str, onward: str) -> None:
    state = table(position)
    worths = []
    for text in (onward, "winter"):
        after = state.copy()
        meadhall.play(after, text)
        worths.append(JUDGE.worth(after)[state.active])

    assert worths[0] > worths[1]


def test_the_pace_falls_with_the_ports_that_offer_something() -> None:
    assert ScoringForecast(table(LATE.replace(",\n", ","))).pace < ScoringForecast(table()).pace

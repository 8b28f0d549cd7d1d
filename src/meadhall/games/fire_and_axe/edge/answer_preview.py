"""Preview the effect of each answer before it is given, from public information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.agenda import pending
from meadhall.games.fire_and_axe.cards import (
    CREW,
    GOODS,
    PIECE_OF,
    PIECES,
    ROLLS,
    SAGA_BONUS,
    SAGA_PORTS,
    SAGAS,
)
from meadhall.games.fire_and_axe.chart import CLEAR, SPACE_OF, VALUE, ZONE, ZONES, is_port
from meadhall.games.fire_and_axe.edge.odds import raid_odds, settle_odds
from meadhall.games.fire_and_axe.edge.routes import extend_legs, find_departure
from meadhall.games.fire_and_axe.rules.favours import FairWind
from meadhall.games.fire_and_axe.rules.raid import RaidAgain
from meadhall.games.fire_and_axe.rules.runes import TURNS
from meadhall.games.fire_and_axe.rules.sagas import is_done, is_fulfilled
from meadhall.games.fire_and_axe.rules.scoring import final_scores
from meadhall.games.fire_and_axe.rules.trade import price
from meadhall.games.fire_and_axe.state import NO_SAGA, FireAndAxe

Facts = dict[str, Any]


def preview_answers(s: FireAndAxe, seat: int | None) -> dict[str, Facts]:
    """FA-INFO-04. Return for the asked seat, by the text of each answer: the Days it leaves, what the weather takes,
    points and odds, and what the open sagas gain.

    Answers without a known effect are left out.
    """
    if seat is None or not s.agenda or s.agenda[-1].seat != seat:
        return {}
    frame = s.agenda[-1]
    found = {}
    for move in pending(s):
        text = frame.text(s, move)
        verb, *words = text.split()
        facts = TOLD[verb](s, seat, words) if verb in TOLD else {}
        facts = {name: fact for name, fact in facts.items() if fact is not None and fact is not False and fact != []}
        if facts:
            found[text] = facts
    return found


# At sea


def sail(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-TURN-04, FA-LOSS-02, FA-RUNE-11. Preview a sail: the weather at the destination, the port, and its use for
    sagas; a fair wind takes no Day.
    """
    space = SPACE_OF[words[0]]
    outset = find_departure(s, seat)
    days = 0 if isinstance(s.agenda[-1], FairWind) else 1
    losses = extend_legs(outset, {outset.space: 0}, days)[space].losses
    zone, day = zone_of(s, space), s.sail + days
    told = {"losses": losses} if losses else {"paid": day} if day > zone["clear"] else {"day": day}
    return {**port_of(s, space), "weather": {**zone, **told}, "left": days_left(s) - days}


def launch(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-LOAD-07. Preview a launch: free in any weather."""
    return {"weather": zone_of(s, SPACE_OF[words[0]])}


def zone_of(s: FireAndAxe, space: i64) -> Facts:
    return {"zone": ZONES[ZONE[space]], "clear": s.count_clear_days(space)}


def port_of(s: FireAndAxe, port: i64) -> Facts:
    """Describe a port: its value, whether its town stands, and the open sagas that still need something there."""
    if not is_port(port):
        return {}
    return {
        "port": {"value": VALUE[port], "town": "yes" if s.has_town(port) else "no"},
        "wanted": [
            {"saga": SAGAS[saga], "done": done_of(s, saga), "of": len(SAGA_PORTS[saga])}
            for saga in s.open
            if saga != NO_SAGA and port in SAGA_PORTS[saga] and not is_done(s, saga, port)
        ],
    }


def days_left(s: FireAndAxe) -> i64:
    """FA-TURN-05. Return the Days that are neither prepared nor sailed."""
    return s.limit - s.prep - s.sail


# In port


def trade(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-TRADE-02, FA-TRADE-07. Preview a trade: immediate points, and the sagas that the good in this port serves."""
    [piece] = words
    good, port = PIECE_OF[piece], s.ships[seat]
    twin = s.copy()
    twin.market[port] = good
    return {"vp": price(s, port, good), "demand": good == s.demand, **gained(s, seat, twin)}


def raid(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-RAID-03, FA-RAID-04. Preview a raid: the odds, the possible treasures, and the use of the town once raided;
    after a failed roll, the odds of the rolls that are left.
    """
    top = s.agenda[-1]
    odds = raid_odds(s, seat, ROLLS - top.number if isinstance(top, RaidAgain) else ROLLS)
    twin = s.copy()
    twin.towns[s.ships[seat]] = seat
    low, high = odds["treasure"]
    chances = {name: value for name, value in odds.items() if name != "treasure"}
    return {"odds": chances, "treasure": {"low": low, "high": high}, **gained(s, seat, twin)}


def settle(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-SETTLE-04, FA-SETTLE-05. Preview a settlement: the odds with this many dice, and the use of the settlement."""
    return {"odds": settle_odds(s, seat, int(words[0])), **place(s, seat, words)}


def place(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-SETTLE-06, FA-SCORE-03. Preview a settlement in this port."""
    twin = s.copy()
    twin.settled[s.ships[seat]] = seat
    return gained(s, seat, twin)


def gained(s: FireAndAxe, seat: i64, twin: FireAndAxe) -> Facts:
    """FA-SAGA-05, FA-SCORE-01. Compare with a copy of the table after the answer: sagas that progress or complete, and
    the change of Final Scoring if it came at once.
    """
    nearer, completed = [], []
    for saga in s.open:
        if saga == NO_SAGA or done_of(twin, saga) == done_of(s, saga):
            continue
        if is_fulfilled(twin, saga):
            twin.won[saga] = seat
            completed.append({"saga": SAGAS[saga], "vp": SAGA_BONUS[saga]})
        else:
            nearer.append({"saga": SAGAS[saga], "done": done_of(twin, saga), "of": len(SAGA_PORTS[saga])})
    more = bonuses(twin, seat) - bonuses(s, seat)
    return {"completes": completed, "nearer": nearer, "final": more if more > 0 else None}


def done_of(s: FireAndAxe, saga: i64) -> int:
    return sum(is_done(s, saga, port) for port in SAGA_PORTS[saga])


def bonuses(s: FireAndAxe, seat: i64) -> i64:
    return final_scores(s)[seat] - s.vp[seat]


# Aboard and ashore


def load(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-LOAD-02, FA-LOAD-04. Preview loading: it takes a Day; and what is still there to load."""
    return {**stow(s, seat, words), "left": days_left(s) - 1}


def stow(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    piece = PIECE_OF[words[0]]
    return {"stock": s.supply[seat] if piece == CREW else s.stock[piece]}


def draw(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-DRAW-01. Preview drawing a rune: it takes a Day."""
    return {"left": days_left(s) - 1}


def lose(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-LOSS-06. Preview losing a piece: the number of such pieces aboard."""
    piece = PIECE_OF[words[0]]
    return {"aboard": s.crew[seat] if piece == CREW else s.cargo[seat * GOODS + piece]}


def winter(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-WINTER-02. Preview wintering: all goods, all crew but one and the remaining Days are given up."""
    pieces = [PIECES[good] for good in range(GOODS) for _ in range(s.cargo[seat * GOODS + good])]
    return {"dropped": ["crew"] * (int(s.crew[seat]) - 1) + pieces, **end(s, seat, words)}


def end(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-END-01. Preview the end of the turn: the unused Days."""
    return {"unused": days_left(s) or None}


# Dice and wind


def reroll(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-REACT-19. Preview a reroll: what these dice show now."""
    return {"dice": [s.dice[int(at) - 1] for at in words]}


def turn(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    """FA-WEATHER-03, FA-WEATHER-04. Preview a turn of the wind: the clear Days of all zones after it."""
    return {"wind": clear_days((s.wind + TURNS.index(words[0])) % 4)}


def leave(s: FireAndAxe, seat: i64, words: list[str]) -> Facts:
    return {"wind": clear_days(s.wind)}


def clear_days(wind: i64) -> dict[str, i64]:
    """FA-WEATHER-03. Return the clear Days of each zone after this many turns of the wind."""
    return {zone: CLEAR[wind * len(ZONES) + at] for at, zone in enumerate(ZONES)}


TOLD: Final[dict[str, Callable[[FireAndAxe, i64, list[str]], Facts]]] = {
    "sail": sail,
    "launch": launch,
    "trade": trade,
    "raid": raid,
    "settle": settle,
    "roll": raid,
    "place": place,
    "load": load,
    "stow": stow,
    "draw": draw,
    "lose": lose,
    "winter": winter,
    "end": end,
    "reroll": reroll,
    "turn": turn,
    "leave": leave,
}

"""The public forecast: the effect of each enemy if it woke now, and the distance of every loss."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Agenda, pending
from meadhall.games.yggdrasil.cards import (
    ENEMIES,
    FENRIR,
    GIANTS_AT_ONCE,
    HEL,
    ISLANDS,
    LEVEL_OF,
    LOKI,
    NONE,
    SURT,
    TYR,
    WALL,
    list_bits,
)
from meadhall.games.yggdrasil.edge.view_types import Danger, Forecast, Waking
from meadhall.games.yggdrasil.notation import SEATS, UNNAMED
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN, list_chances, list_open_copies
from meadhall.games.yggdrasil.rules.enemies import build_steps
from meadhall.games.yggdrasil.saga import DEAD_TREE, KIND_OF, TREE, TURN_PAGE
from meadhall.games.yggdrasil.state import REASONS, RUNNING, Yggdrasil

# The ways to lose of each enemy; Nidhogg's is the way to win.
WAYS: Final[dict[str, list[str]]] = {
    "surt": ["surt-top", "giants"],
    "hel": ["hel-top"],
    "iormungand": ["islands", "anonymous"],
    "fenrir": ["wall"],
    "loki": ["jotnar", "jotun-cards"],
    "nidhogg": ["tree", "dead-tree", "page-turn"],
}
END_OF_TRACK: Final[dict[int, str]] = {TURN_PAGE: "page-turn", TREE: "tree", DEAD_TREE: "dead-tree"}
AT_LEAST: Final = KIND_OF["ge"]
# The order of equally near losses.
LOSSES: Final = (
    "page",
    "surt-top",
    "hel-top",
    "giants",
    "islands",
    "anonymous",
    "wall",
    "jotnar",
    "jotun-cards",
    "life",
)
# Limits, in repetitions or life points: a loss can come next, or is near.
TIMES: Final = (("next", 0), ("near", 1))
POINTS: Final = (("next", 2), ("near", 3))


def describe_danger(s: Yggdrasil, enemy: i64, lots: list[list[float]]) -> Danger:
    """Describe one enemy: its open cards, the chance that it wakes this round while cards lie face down, and the effect
    if the active god woke it.
    """
    waking = describe_waking(s, enemy)
    found: Danger = {
        "enemy": ENEMIES[enemy],
        "open": len(list_open_copies(s, enemy)),
        "events": waking["events"],
        "jotun": waking["jotun"],
        "stops": waking["stops"],
        "ends": waking["ends"],
    }
    if s.house.memory and lots:
        found["chance"] = round(100 * chance_to_wake(s, enemy, lots))
    return found


def describe_waking(s: Yggdrasil, enemy: i64) -> Waking:
    """YG-ENEMY-01, YG-INFO-01, YG-ENEMY-FEN-03. Return the effect of an activation, run by the rules on a copy up to
    the first card draw: whether a jotun would wake, whether the turn would stop. Effects on a god who is not chosen yet
    are left out.
    """
    twin = s.copy()
    twin.agenda = Agenda([])
    twin.legal = None
    twin.log = []
    twin.do_all(build_steps(s, enemy, s.active))
    pending(twin)
    events = [event.fields_for(None) for event in twin.log if event.kind not in ("lose", "win", "wake")]
    events = [event for event in events if event.get("god") != UNNAMED]
    return {
        "events": events,
        "jotun": enemy == LOKI and not twin.ended,
        "stops": enemy == FENRIR and not twin.ended and not s.has_power(s.active, TYR),
        "ends": None if twin.reason == RUNNING else REASONS[twin.reason],
    }


def list_card_chances(s: Yggdrasil, seat: i64) -> list[float]:
    """YG-INFO-03. Return the chance of each enemy on this player's face-down card."""
    odds = [0.0] * len(ENEMIES)
    laid = s.down[seat]
    if laid == UNKNOWN:
        weights = list_chances(s, seat, True)
        total = sum(weights)
        for card, weight in enumerate(weights):
            odds[card % 6] += float(weight) / float(total) if total else 0.0
    elif laid != NO_CARD:
        odds[laid % 6] = 1.0
    return odds


def chance_to_wake(s: Yggdrasil, enemy: i64, lots: list[list[float]]) -> float:
    """YG-REVEAL-03, YG-SOLO-03. Return the chance that a face-down card of this round wakes it: the second open copy
    does.
    """
    asleep = [0.0, 0.0, 0.0]  # with so many copies open
    asleep[min(2, len(list_open_copies(s, enemy)))] = 1.0
    for odds in lots:
        chance = odds[enemy]
        asleep[1], asleep[0] = asleep[1] * (1 - chance) + (asleep[0] + asleep[2]) * chance, asleep[0] * (1 - chance)
        asleep[2] *= 1 - chance
    return 1 - sum(asleep)


def count_margins(s: Yggdrasil) -> dict[str, int]:
    """YG-END-03, YG-END-04, YG-END-07, YG-BOOK-04, YG-BOOK-08. Return how often each thing can still happen before it
    loses the game; for life, the points of the weakest god; for the end of Nidhogg's way, the moves left.
    """
    return {
        END_OF_TRACK[TREE if s.tale is None else s.get_track().cells[-1]]: s.count_moves() - s.nidhogg,
        **find_own_losses(s),
        "life": min(s.life),
        "surt-top": LEVEL_OF[s.where[SURT]],
        "hel-top": LEVEL_OF[s.where[HEL]],
        "giants": s.muspell // GIANTS_AT_ONCE,
        "jotnar": s.pawns,
        "jotun-cards": len(list_bits(s.jotun_deck)),
        "islands": len(ISLANDS) - 1 - s.island,
        "anonymous": count_floods(s),
        "wall": s.wall,
    }


def find_own_losses(s: Yggdrasil) -> dict[str, int]:
    """YG-BOOK-08. Return the nearest countable way to lose that the open page adds."""
    if s.tale is None:
        return {}
    left = [most - count - 1 for count, most in list_counted_losses(s)]
    return {"page": max(0, min(left))} if left else {}


def list_counted_losses(s: Yggdrasil) -> list[list[int]]:
    """YG-BOOK-08. Return the counters of the open page that lead to a loss, with the number that loses."""
    here = s.at[s.active]
    return [
        [int(part.evaluate(s, s.active, here, NONE)) for part in loss.parts]
        for loss in s.get_page().losses
        if loss.kind == AT_LEAST
    ]


def count_floods(s: Yggdrasil) -> int:
    """Return how many more islands the anonymous last for."""
    people = s.anonymous
    for number, dead in enumerate(ISLANDS[s.island + 1 :]):
        people -= dead
        if people < 0:
            return number
    return len(ISLANDS) - 1 - s.island


def list_close_losses(left: dict[str, int]) -> dict[str, str]:
    """YG-END-03, YG-END-07. Return the losses that can come next or are near, nearest first."""
    found: dict[str, str] = {}
    for way in sorted((loss for loss in LOSSES if loss in left), key=lambda loss: left[loss]):
        for word, most in POINTS if way == "life" else TIMES:
            if left[way] <= most:
                found.setdefault(way, word)
    return found


def count_ladders(s: Yggdrasil) -> dict[str, list[int]]:
    """YG-INFO-01. Return how many steps each enemy has taken on its ladder, and of how many."""
    active = len(list_bits(s.jotnar))
    return {
        "surt": [s.giants, s.giants + s.muspell],
        "hel": [s.dead, s.dead + s.anonymous],
        "iormungand": [s.island + 1, len(ISLANDS)],
        "fenrir": [WALL - s.wall, WALL],
        "loki": [active, active + s.pawns],
        "nidhogg": [s.nidhogg, s.count_moves()],
    }


def build_forecast(s: Yggdrasil) -> Forecast:
    """Return the danger panel; empty once the game is over."""
    left = count_margins(s)
    close, ladders = list_close_losses(left), count_ladders(s)
    if s.ended:
        return {"danger": [], "margins": left, "close": close, "ladders": ladders, "down": {}}
    laid = [seat for seat in range(s.players) if s.down[seat] != NO_CARD]
    lots = [list_card_chances(s, seat) for seat in laid]
    down: dict[str, list[float]] = {
        SEATS[seat]: [round(100 * chance) for chance in lots[i]] for i, seat in enumerate(laid)
    }
    return {
        "danger": [describe_danger(s, enemy, lots) for enemy in range(len(ENEMIES))],
        "margins": left,
        "close": close,
        "ladders": ladders,
        "down": down if s.house.memory else {},
    }

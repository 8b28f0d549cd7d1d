"""Norsaga as a row of numbers: the place of every card as far as the seat knows, and the state of each player."""

from __future__ import annotations

from typing import Any

from meadhall.games.norsaga.cards import IDS, SAGA_IDS, SPOTS
from meadhall.games.norsaga.notation import SEATS
from meadhall.games.observation_row import Row

# The possible places of a card. Another player's hand is a bit: 1 is the next player, 2 the one after, 4 the last; more
# than one bit means one of those hands. Trees follow, the seat's own first.
UNSEEN, HAND, DISCARD, REVEALED, DRAWN, ASIDE, OTHERS = range(7)
TREES = OTHERS + 8
PLACES = TREES + 4 * SPOTS
TURNS, CARDS_HELD = 255, 32


def facts(row: Row, view: dict[str, Any]) -> None:
    you, players = view["you"], view["players"]
    place = map_places(view)
    for card in IDS:
        row.choice(f"card.{card}", place.get(card, UNSEEN), range(1, PLACES))
    for after in range(4):
        one = players[(you + after) % len(players)] if after < len(players) else None
        row.choice(f"{after}.saga", one and one["saga"], SAGA_IDS)
        row.number(f"{after}.here", one is not None, 1)
        row.number(f"{after}.progress", one and one["progress"], 6)
        row.number(f"{after}.doomed", one and one["doomed"], 1)
        row.number(f"{after}.hand", one and one["hand_size"], CARDS_HELD)
    row.number("turn", view["turn"], TURNS)
    row.number("deck", view["deck"], len(IDS))
    row.choice("active", (view["active"] - you) % len(players), range(4))
    for name in ("drawn", "aside"):
        held = view[name]
        row.number(name, held and held["count"], CARDS_HELD)
        row.choice(f"{name}.of", None if held is None else (held["of"] - you) % len(players), range(4))
    row.choice("skald", (view["queue"][0] - you) % len(players) if view["queue"] else None, range(4))


def map_places(view: dict[str, Any]) -> dict[str, int]:
    """Return the place of every card that the seat knows something about."""
    you, players = view["you"], view["players"]
    found = dict.fromkeys(view["discard"], DISCARD)
    for after in range(len(players)):
        one = players[(you + after) % len(players)]
        found |= {card: TREES + after * SPOTS + spot for spot, card in enumerate(one["tree"]) if card}
        found |= dict.fromkeys(one["known"] or (), OTHERS + (1 << after >> 1))
        found |= {
            maybe["card"]: OTHERS + sum(1 << (SEATS.index(hand) - you) % len(players) >> 1 for hand in maybe["in"])
            for maybe in one["maybe"] or ()
        }
        found |= dict.fromkeys(one["hand"] or (), HAND)
    for name, code in (("drawn", DRAWN), ("aside", ASIDE)):
        found |= dict.fromkeys((view[name] or {}).get("cards") or (), code)
    return found | ({view["revealed"]: REVEALED} if view["revealed"] else {})

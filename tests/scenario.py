"""Scenarios are a position and a script of answers; chance is scripted like everybody else."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.games.norsaga.cards import CARD_OF, IDS, SPOT_NAMES
from meadhall.games.norsaga.state import Norsaga

norsaga = meadhall.game("norsaga")


def table(text: str) -> Norsaga:
    """A position; events are told from here on."""
    state: Norsaga = norsaga.from_position("norsaga " + " ".join(text.split()))
    state.log = []
    return state


def run(state: Any, *script: str) -> meadhall.Decision | None:
    """Give these answers, in this order; returns the question that then waits."""
    for text in script:
        meadhall.play(state, text)
    return meadhall.decide(state)


def offered(state: Any) -> list[str]:
    """The answers of the pending question; empty when the game is over."""
    decision = meadhall.decide(state)
    return decision.options if decision else []


def ask(state: Any) -> str:
    """What the pending question is about."""
    decision = meadhall.decide(state)
    return decision.ask if decision else "over"


def asked(state: Any) -> tuple[int, str]:
    """Who has to answer, and what it is about."""
    decision = meadhall.decide(state)
    assert decision is not None
    return decision.seat, decision.ask


def told(state: Any, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind so far, as this seat sees them."""
    return [event.fields_for(seat) for event in state.log if event.kind == kind]


def at(state: Norsaga, spot: str) -> str:
    """What lies at `B.P2`: a card's name, or `-`."""
    seat, _, name = spot.partition(".")
    card = state.trees["ABCD".index(seat)][SPOT_NAMES.index(name)]
    return "-" if card < 0 else IDS[card]


def hand(state: Norsaga, seat: str) -> list[str]:
    return [IDS[card] for card in state.hands["ABCD".index(seat)]]


def pile(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


__all__ = ["CARD_OF", "ask", "asked", "at", "hand", "norsaga", "offered", "pile", "run", "table", "told"]

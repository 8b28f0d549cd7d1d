"""Scenarios of Fire & Axe: a position and a script of answers; chance is scripted like everybody else."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.games.fire_and_axe.cards import PIECES, RUNES, SAGAS
from meadhall.games.fire_and_axe.chart import SPACE_OF
from meadhall.games.fire_and_axe.notation import space_text
from meadhall.games.fire_and_axe.state import FireAndAxe
from optional import unwrap

game = meadhall.game("fire_and_axe")
FIFTEEN = [
    "faeroes",
    "shetland",
    "orkney",
    "dublin",
    "cork",
    "man",
    "reykjanes",
    "langanes",
    "hvarf",
    "brattahlid",
    "lysufjord",
    "balearics",
    "bjarmaland",
    "vinland",
    "horn",
]  # no town near: room for fifteen crew


def owned(ports: list[str], seat: str) -> str:
    """Ports settled by one player, as a position writes it."""
    return ",".join(f"{name}:{seat}" for name in ports)


def table(text: str = "") -> FireAndAxe:
    """A position, three players unless it says otherwise; events are told from here on."""
    state: FireAndAxe = game.from_position("fire_and_axe " + " ".join(text.split()))
    state.log = []
    return state


def begin(players: int = 3, seed: int = 1, **options: Any) -> FireAndAxe:
    """A new game up to the first question of a player."""
    state: FireAndAxe = game.new(players, options)
    state.log = []
    dealer = meadhall.SeededDealer(seed)
    while unwrap(meadhall.decide(state)).seat == meadhall.CHANCE:
        meadhall.play(state, dealer.deal(state))
    return state


def why(state: FireAndAxe, text: str) -> str | None:
    """The rule against this answer of whoever is asked; None when it is legal."""
    decision = meadhall.decide(state)
    assert decision is not None
    refusal = game.why(state, decision.seat, text)
    return refusal.rule if refusal else None


def asked(state: FireAndAxe) -> tuple[int, str]:
    decision = meadhall.decide(state)
    assert decision is not None
    return decision.seat, decision.ask


def at(state: FireAndAxe, seat: str) -> str:
    return space_text(state.ships["ABCDE".index(seat)])


def hold(state: FireAndAxe, seat: str) -> dict[str, int]:
    """What is aboard, by name; nothing that is not."""
    of = "ABCDE".index(seat)
    found = {PIECES[good]: state.cargo[of * 3 + good] for good in range(3)} | {"crew": state.crew[of]}
    return {name: count for name, count in found.items() if count}


def hand(state: FireAndAxe, seat: str) -> list[str]:
    return [RUNES[rune] for rune in state.hands["ABCDE".index(seat)]]


def pile(state: FireAndAxe) -> list[str]:
    return [RUNES[rune] for rune in state.discard]


def sagas(state: FireAndAxe) -> list[str]:
    return ["-" if saga < 0 else SAGAS[saga] for saga in state.open]


def stock(state: FireAndAxe) -> dict[str, int]:
    return {PIECES[good]: state.stock[good] for good in range(3)}


def port(name: str) -> int:
    return SPACE_OF[name]

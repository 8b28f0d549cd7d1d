"""What the conformance suite must know of Fire & Axe; `conformance.games` makes an `Entry` of it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import PIECES, RUNES

Variant = tuple[int, dict[str, Any]]


def fire_and_axe_variants() -> list[Variant]:
    """Mostly short games, and two that are played out."""
    variants: list[Variant] = []
    for players in (3, 4, 5, 2):
        choices: list[dict[str, Any]] = [
            {"round_cap": 14},
            {"round_cap": 1},
            {"conflict": False},
            {"off_turn": "anytime"},
            {"off_turn": "own_turn"},
            {"undo": False},
            {"off_turn": "anytime", "conflict": False, "round_cap": 30, "first": "B", "undo": False},
        ]
        choices += [{"first": seat} for seat in "ABCDE"[:players]]
        variants += [(players, {"round_cap": 22, **options}) for options in choices]
    return [*variants, (4, {"round_cap": 200}), (5, {"round_cap": 200})]


def rules_of(name: str) -> frozenset[str]:
    text = (resources.files(f"meadhall.games.{name}") / "rules.toml").read_text(encoding="utf-8")
    return frozenset(rule["id"] for rule in tomllib.loads(text)["rule"])


def fire_and_axe_scratch(s: Any) -> list[str]:
    names = (
        "table",
        "prep",
        "sail",
        "losses",
        "owed",
        "tried",
        "over",
        "attack",
        "dice",
        "might",
        "walls",
        "shield",
        "warded",
    )
    return [name for name in names if getattr(s, name)] + ["limit"] * (s.limit != 7)


def fire_and_axe_pieces(s: Any) -> list[str]:
    found = [PIECES[good] for good in range(3) for _ in range(s.stock[good])] + [PIECES[s.demand]]
    found += [PIECES[good] for good in s.market if good >= 0] + [PIECES[piece] for piece in s.losses if piece < 3]
    found += [PIECES[at % 3] for at, count in enumerate(s.cargo) for _ in range(count)]
    for seat in range(s.players):
        ashore = s.losses.count(3) if seat == s.active else 0
        found += [f"crew {seat}"] * (s.supply[seat] + s.crew[seat] + s.settled.count(seat) + ashore)
    runes = [rune for rune, count in enumerate(s.deck) for _ in range(count)] + s.discard + s.table
    return sorted([*found, *(RUNES[rune] for rune in [*runes, *(rune for hand in s.hands for rune in hand)])])


def fire_and_axe_hidden(s: Any, seat: int | None) -> list[str]:
    """Sagas and treasures are drawn when they are seen, so there is nothing of them to hide or to redeal."""
    held = [RUNES[rune] for other in range(s.players) if other != seat for rune in s.hands[other]]
    deck = [RUNES[rune] for rune, count in enumerate(s.deck) for _ in range(count)]
    return [*held, *("?" + rune for rune in [*held, *deck])] if held else []  # else the deck holds what is left


def fire_and_axe_look(frame: Any, text: str, seat: int | None) -> str:
    return text.split()[0] if frame.ask == "rune.draw" and frame.player != seat else text


def fire_and_axe_reorder(s: Any, seat: int | None, rng: Rng) -> None:
    """Runes that were held when the turn began stay before those drawn since."""
    for other in range(s.players):
        if other != seat:
            held, fresh = s.hands[other][: s.olds[other]], s.hands[other][s.olds[other] :]
            rng.shuffle(held)
            rng.shuffle(fresh)
            s.hands[other] = held + fresh

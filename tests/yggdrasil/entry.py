"""What the conformance suite must know of Yggdrasil Chronicles; `conformance.games` makes an `Entry` of it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from meadhall.games.yggdrasil.cards import list_bits
from meadhall.games.yggdrasil.edge.position_defaults import count_on_page
from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.state import REASONS

ENDINGS = {reason: reason == "tree" for reason in REASONS}


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Each value of each option alone, for each number of players that it is for."""
    found: list[tuple[int, dict[str, Any]]] = []
    for players in range(1, 6):
        found += [
            (players, {}),
            (players, {"difficulty": "hard"}),
            (players, {"memory": False}),
            (players, {"healing_delay": "all"}),
            (players, {"creatures": "reshuffle"}),
            (players, {"undo": False}),
            (players, {"consent": "all"}),
        ]
        found += [(players, {"difficulty": "hard", "thor_helps": 1})] if players > 1 else []
        found += [(players, {"saga": saga}) for saga in SAGAS] + [(players, {"campaign": "ragnarok"})]
    return [
        *found,
        (1, {"fenrir_solo": "once"}),
        (1, {"support_after_fenrir": True}),
        (2, {"fenrir_duo": "active"}),
        (2, {"support_after_fenrir": True}),
    ]


def rules() -> frozenset[str]:
    text = (resources.files("meadhall.games.yggdrasil") / "rules.toml").read_text(encoding="utf-8")
    return frozenset(rule["id"] for rule in tomllib.loads(text)["rule"])


def scratch(s: Any) -> list[str]:
    found = [name for name in ("drawn", "throw", "lent", "risks", "spent", "fresh") if getattr(s, name)]
    return found + ["foe"] * (s.foe != -1)


def pieces(s: Any) -> list[str]:
    """Counts of what is alike, and every card by its number."""
    alike = {
        "giants": s.giants + s.muspell + count_on_page(s, "bridge"),
        "anonymous": s.dead + s.anonymous,
        "heroes": s.valhalla + s.heroes,
        "elves": s.alfheim + sum(s.elves) + s.spent + len(s.lent),
        "dice": s.vanaheim + sum(s.dice),
        "markers": s.wall + len(list_bits(s.devastated)),
        "pawns": s.pawns + len(list_bits(s.jotnar)),
        "life": s.supply + sum(s.life),
    }
    cards = [*s.open, *(card for pile in s.piles for card in pile if card != UNKNOWN), *(c for c in s.down if c >= 0)]
    cards += [card for bag in s.bags for card in list_bits(bag)] + list_bits(s.unseen)
    artifacts = [*(card for mask in s.artifacts for card in list_bits(mask)), *(top for top in s.tops if top >= 0)]
    artifacts += list_bits(s.stacks) + (s.tale.buried if s.tale is not None else [])
    creatures = [*list_bits(s.creature_deck), *list_bits(s.creature_out), *s.drawn]
    return sorted(
        [
            *(f"{name} {count}" for name, count in alike.items()),
            *(f"card {card}" for card in cards),
            *(f"artifact {card}" for card in artifacts),
            *(f"creature {card}" for card in creatures),
            *(f"jotun {card}" for card in [*list_bits(s.jotun_deck), *list_bits(s.jotun_out)]),
        ]
    )


def hidden(s: Any, seat: int | None) -> list[str]:
    """Nothing: what nobody has seen is not decided yet."""
    return []


def look(frame: Any, text: str, seat: int | None) -> str:
    """Everything is done in the open."""
    return text

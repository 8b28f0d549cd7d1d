"""What the conformance suite must know of Trudvang Legends; `conformance.games` makes an `Entry` of it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from meadhall.core.agenda import CHANCE
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import DISTANCE, KINDS, REGION_OF
from meadhall.games.trudvang.rules.foretell import EVENT_DECK
from meadhall.games.trudvang.state import NOWHERE, SPACES
from meadhall.games.trudvang.status_tokens import STATUSES

ENDINGS = {"told": True, "ending": True, "cap": False}
RARE = frozenset({"ending"})  # the whole campaign lies before it, longer than a walk


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Each value of each option alone, for each number of players, in both books."""
    found: list[tuple[int, dict[str, Any]]] = []
    for players in range(1, 5):
        for book in ("example_x1", "winter_owed"):
            found.append((players, {"adventure": book, "round_cap": 30 if book == "example_x1" else 8}))
        found += [(players, {"shared": "leader", "round_cap": 20}), (players, {"undo": False, "round_cap": 20})]
    return [*found, (1, {"hired_feats": "all", "round_cap": 30})]


def rules() -> frozenset[str]:
    text = (resources.files("meadhall.games.trudvang") / "rules.toml").read_text(encoding="utf-8")
    return frozenset(rule["id"] for rule in tomllib.loads(text)["rule"])


def pick(s: Any, moves: list[int], rng: Rng) -> int:
    """Heroes who mostly go where the story is; all else at random, chance by its own odds."""
    frame = s.agenda[-1]
    if frame.seat == CHANCE:
        return int(frame.sample(s, rng))
    goals = [place for place in s.poi_at if NOWHERE < place < SPACES]
    if frame.ask == "hero.travel" and goals and rng.below(5):
        return min(moves, key=lambda move: nearness(s, frame, move, goals))
    if frame.ask == "party.visit" and len(moves) > 1 and rng.below(4):
        return int(moves[-1])
    return int(moves[rng.below(len(moves))])


def nearness(s: Any, frame: Any, move: int, goals: list[int]) -> int:
    """How far the nearest POI is after a journey."""
    words = frame.text(s, move).split()
    at = REGION_OF[words[1]] if len(words) > 1 else s.at[frame.seat]
    return min(int(DISTANCE[at][goal]) for goal in goals) * 2 + (1 if words[0] == "wait" else 0)


def scratch(s: Any) -> list[str]:
    """What should not outlast a round."""
    found = [name for name in ("stakes", "flipped") if getattr(s, name)]
    found += ["drawn"] * any(any(row) for row in s.drawn) + ["extra"] * any(s.extra)
    return found + ["event"] * (s.event != -1) + ["fight"] * (s.fight is not None)


def pieces(s: Any) -> list[str]:
    """Runes, Status tokens, Events and Enemy Attack cards of the box."""
    runes = list(s.pool)
    for seat in range(s.players):
        laid = s.fight.miss[seat] + [kind for row in s.fight.slots[seat] for kind in row] if s.fight else []
        for kind in range(6):
            runes[kind] += s.bags[seat][kind] + s.drawn[seat][kind] + laid.count(kind)
    for row in s.hired_runes:
        runes = [count + more for count, more in zip(runes, row, strict=True)]
    tokens = [
        count
        + sum(kind // 2 == aspect for track in s.status for kind in track)
        + sum(mark[1] // 2 == aspect for mark in s.marks)
        for aspect, count in enumerate(s.status_pool)
    ]
    shown = [
        card
        for frame in s.agenda
        if getattr(frame, "deck", -1) == EVENT_DECK
        for card in [*frame.cards, *getattr(frame, "top", [])]
    ]
    events = sorted([*s.events.cards(), *s.events.out, *shown, *([s.event] if s.event >= 0 else [])])
    return [
        *(f"{KINDS[kind]} {count}" for kind, count in enumerate(runes)),
        *(f"{STATUSES[aspect * 2]} {count}" for aspect, count in enumerate(tokens)),
        *(f"event {card}" for card in events),
    ]


def hidden(s: Any, seat: int | None) -> list[str]:
    """Nothing: what nobody has seen is not decided yet, and the book is not part of the state."""
    return []


def look(frame: Any, text: str, seat: int | None) -> str:
    """Everything is done in the open."""
    return text

"""The summary of a saved campaign: the story's variables by names that survive edits, and the edition of its book."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any, Final

from mypy_extensions import i64

from meadhall.book.model.story import Book
from meadhall.core.event import Event
from meadhall.games.trudvang.cards import HEROES, bits
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.notation import card_text
from meadhall.games.trudvang.state import NO_HERO, NONE, QUEST_SHARED, QUEST_SUPPLY, Trudvang

# Events of a journal: pages, the decisions on them, and their lasting effects.
TOLD: Final = frozenset(
    {
        "read",
        "choose",
        "answer",
        "test-fallen",
        "test-result",
        "tell",
        "gain-card",
        "remove-card",
        "replace-card",
        "sleeve",
        "unlock",
        "to-come",
        "quest",
        "quest-gone",
        "defeated",
        "wyrd",
        "upgraded",
        "personality",
    }
)

# Further events of the chronicle: routes, fights, and leaders.
RECALLED: Final = TOLD | {
    "leader",
    "hero",
    "hired",
    "place-heroes",
    "travel",
    "sail",
    "open-map",
    "test",
    "combat",
    "combat-won",
    "combat-over",
    "slain",
    "return",
    "round",
    "adventure-over",
    "campaign-over",
}

# Effects of a page that are shown below it, until the table continues: choices, tests, and their changes.
CHANGES: Final = frozenset(
    {
        "choose",
        "answer",
        "test",
        "test-fallen",
        "test-result",
        "tell",
        "gain-card",
        "remove-card",
        "replace-card",
        "sleeve",
        "unlock",
        "gain-health",
        "lose-health",
        "set-health",
        "gain-cp",
        "lose-cp",
        "pay-cp",
        "gain-xp",
        "lose-xp",
        "status",
        "status-gone",
        "status-flipped",
        "status-enemy",
        "rune-gained",
        "rune-lost",
        "exhausted",
        "refreshed",
        "defeated",
        "quest",
        "quest-gone",
        "tokens",
        "reveal-poi",
        "discard-poi",
        "move-poi",
        "ship",
        "enemies",
        "threat",
        "threat-waits",
        "place-heroes",
        "open-map",
        "leave-map",
        "event",
        "duel",
        "personality",
        "wyrd",
        "level-up",
        "to-come",
    }
)
AFTERWARDS: Final = ("round", "phase")


def recalls(event: Event) -> bool:
    return event.kind in RECALLED and "event" not in event.told


def tells(event: Event) -> bool:
    """Return whether an event belongs to the story; the test of an Event does not, because it has no page."""
    return event.kind in TOLD and "event" not in event.told


def story(s: Trudvang) -> dict[str, Any]:
    """TL-CAMP-05, TL-CAMP-06, TL-CAMP-07, TL-END-11. Return what the story remembers and what its Heroes own."""
    saga = s.house.saga
    return {
        "adventure": "" if s.adventure == NONE else saga.adventure(s.adventure).id,
        "round": int(s.round),
        "journal": [saga.entries[entry].id for entry in s.journal],
        "played": {card_text(s, one): saga.entries[s.ends[one]].id for one in s.played},
        "unlocked": cards(s, s.unlocked),
        "remembered": cards(s, s.facts),
        "flags": cards(s, s.flags),
        "sums": tallies(s, s.sums),
        "tallies": tallies(s, s.counts),
        "chose": {saga.names[key]: seats(s, mask) for key, mask in s.chose.items()},
        "tests": {
            saga.names[key]: {"succeeded": result // 2, "success": bool(result % 2)}
            for key, result in s.results.items()
        },
        "tokens": {card_text(s, card): int(count) for card, count in s.tokens.items()},
        "quests": {
            str(number + 1): "all" if owner == QUEST_SHARED else hero_of(s, owner)
            for number, owner in enumerate(s.quests)
            if owner != QUEST_SUPPLY
        },
        "locations": cards(s, [card for card in s.locations if card]),
        "stories": cards(s, s.stories),
        "heroes": [belongings(s, seat) for seat in range(s.players)],
    }


def bookmark(s: Trudvang) -> dict[str, Any]:
    """Return the place in the story in one line, for lists of campaigns."""
    saga = s.house.saga
    adventure = None if s.adventure == NONE else saga.title(saga.adventure(s.adventure))
    return {
        "book": saga.book_title(),
        "adventure": adventure,
        "round": int(s.round),
        "played": len(s.played),
        "over": s.adventure in s.played,
        "heroes": [hero_of(s, seat) for seat in range(s.players)],
    }


def cards(s: Trudvang, idents: list[i64]) -> list[str]:
    return [s.house.saga.names[one] for one in idents]


def tallies(s: Trudvang, counted: dict[i64, i64]) -> dict[str, int]:
    return {s.house.saga.names[one]: int(count) for one, count in counted.items()}


def hero_of(s: Trudvang, seat: i64) -> str:
    return HEROES[s.hero[seat]] if s.hero[seat] != NO_HERO else ""


def seats(s: Trudvang, mask: i64) -> list[str]:
    return [hero_of(s, seat) for seat in bits(mask)]


def belongings(s: Trudvang, seat: i64) -> dict[str, Any]:
    """TL-CAMP-08. Return what a Hero takes into the next adventure."""
    deck = s.feat_decks[seat]
    return {
        "hero": hero_of(s, seat),
        "xp": int(s.xp[seat]),
        "feats": sorted(FEATS[feat] for feat in [*deck.cards(), *deck.out]),
        "items": cards(s, [*s.items[seat], *s.items_aside[seat]]),
        "companions": cards(s, s.companions[seat]),
        "titles": cards(s, [*s.titles[seat], *s.idle[seat]]),
    }


def edition(book: Book) -> str:
    """Return a version that is equal for two files with the same story: comments, line breaks and translations do not
    count.
    """
    return hashlib.sha256(json.dumps(plain(book)).encode()).hexdigest()[:16]


def plain(value: Any) -> Any:
    if is_dataclass(value):
        return [type(value).__name__, *(plain(getattr(value, one.name)) for one in fields(value) if one.compare)]
    if isinstance(value, dict):
        return [[key, plain(one)] for key, one in value.items()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(one) for one in value]
    return value

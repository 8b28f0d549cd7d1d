"""Data of the inspector: position in the book, memory, and reachable entries."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from meadhall.book.graph.story_graph import build_graph
from meadhall.book.model.story import Adventure
from meadhall.core.decision import pending_frame
from meadhall.games.trudvang.cards import LETTERS
from meadhall.games.trudvang.notation import card_text, hero_text, heroes_text, place_text
from meadhall.games.trudvang.saga import Prose
from meadhall.games.trudvang.state import NO_HERO, NONE, NOWHERE, QUEST_SHARED, QUEST_SUPPLY, Trudvang

INTRO = "intro"


@dataclass(frozen=True, slots=True)
class OpenStep:
    """A place in the book with steps left to execute."""

    block: str
    step: int  # from 1
    verb: str  # empty at the end of the block


@dataclass(frozen=True, slots=True)
class EntryInfo:
    """An entry as shown to the author."""

    id: str
    read: int  # how often
    near: bool  # can be reached from here
    text: Prose


def list_open_steps(s: Trudvang) -> list[OpenStep]:
    """Return the places under way, innermost first."""
    found = []
    for frame in reversed(s.agenda):
        block, at = getattr(frame, "block", None), getattr(frame, "at", None)
        if block in s.house.saga.blocks and isinstance(at, int):
            one = s.house.saga.blocks[block]
            found.append(OpenStep(one.name, at + 1, one.steps[at].verb if at < len(one.steps) else ""))
    return list(dict.fromkeys(found))


def render_question(s: Trudvang) -> str:
    frame = pending_frame(s)
    return frame.ask if frame is not None else ""


def collect_memory(s: Trudvang) -> dict[str, list[str]]:
    """Return everything that conditions can ask for, by kind, without empty values."""
    saga = s.house.saga
    found = {
        "flags": [saga.names[flag] for flag in s.flags],
        "facts": [saga.names[fact] for fact in s.facts],
        "counts": [f"{saga.names[one]}: {count}" for one, count in s.counts.items()],
        "sums": [f"{saga.names[one]}: {count}" for one, count in s.sums.items()],
        "chose": [f"{saga.names[one]}: {', '.join(heroes_text(s, mask)) or '–'}" for one, mask in s.chose.items()],
        "results": [
            f"{saga.names[one]}: {'✓' if result % 2 else '✗'} ({result // 2})" for one, result in s.results.items()
        ],
        "tokens": [f"{card_text(s, card)}: {count}" for card, count in s.tokens.items()],
        "goals": [
            f"{LETTERS[letter]}: {place_text(s, place)}" for letter, place in enumerate(s.poi_at) if place != NOWHERE
        ],
        "quests": [
            f"{at}: {'*' if owner == QUEST_SHARED else hero_text(s, owner)}"
            for at, owner in enumerate(s.quests, 1)
            if owner != QUEST_SUPPLY
        ],
        "stories": [card_text(s, card) for card in (*s.stories, *s.beside)],
        "cards": [card for seat in range(s.players) if s.hero[seat] != NO_HERO for card in cards_of(s, seat)],
        "played": [
            f"{card_text(s, one)}: {saga.entries[s.ends[one]].id if one in s.ends else '–'}" for one in s.played
        ],
    }
    return {kind: listed for kind, listed in found.items() if listed}


def cards_of(s: Trudvang, seat: int) -> list[str]:
    held = [*s.items[seat], *s.items_aside[seat], *s.companions[seat], *s.titles[seat], *s.idle[seat]]
    return [f"{hero_text(s, seat)}: {', '.join(card_text(s, card) for card in held)}"] if held else []


def list_entries(s: Trudvang, adventure: Adventure) -> list[EntryInfo]:
    """Return every entry of an Adventure; reachability is known only for the one being played."""
    saga = s.house.saga
    here = s.adventure != NONE and saga.adventure(s.adventure).id == adventure.id
    read = Counter(saga.entries[entry].id for entry in s.journal) if here else Counter()
    near = find_reachable(s, adventure) if here else set()
    return [
        EntryInfo(
            entry.id, read[entry.id], entry.id in near, saga.text_of(f"{adventure.id}/{entry.id}.text", entry.text)
        )
        for entry in adventure.entries.values()
    ]


def find_reachable(s: Trudvang, adventure: Adventure) -> set[str]:
    """Return everything that the goals on the table, the open map and the current entry may lead to."""
    under_way = [spot.block.partition("/")[2].partition(".")[0] for spot in list_open_steps(s)]
    found = set() if s.journal else {INTRO}  # an Adventure that has not begun lies open before its reader
    goals = [f"POI {LETTERS[letter]}" for letter, place in enumerate(s.poi_at) if place != NOWHERE]
    todo = [*found, *under_way, *goals]
    if s.space != NOWHERE and adventure.map is not None:
        todo += [f"space {space}" for space in adventure.map.spaces]
    ways: dict[str, list[str]] = {}
    for edge in build_graph(adventure).edges:
        ways.setdefault(edge.start, []).append(edge.end)
    while todo:
        for end in ways.get(todo.pop(), []):
            if end not in found:
                found.add(end)
                todo.append(end)
    return found

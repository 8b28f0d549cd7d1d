"""Checks of visited entries: every visit must return (SAGA-E26)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book.lint.reachability_checks import AnalysedAdventure
from meadhall.book.model import steps as s
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import walk
from meadhall.book.model.story import Adventure


def check_visits(walked: AnalysedAdventure) -> Iterator[Finding]:
    """A visit to itself, or in a cycle, would never end; an End does not return, and no entry is read after it."""
    adventure = walked.adventure
    for entry in adventure.entries.values():
        for step in walk(entry.do):
            if not isinstance(step, s.Visit) or step.entry not in adventure.entries:
                continue
            way = find_way_back(adventure, step.entry, entry.id)
            if adventure.entries[step.entry].is_end or (entry.is_end and leads_to_end(adventure, step.entry)):
                yield Finding("E26", walked.file, step.line, "visit-end", {"entry": step.entry})
            elif way:
                yield Finding("E26", walked.file, step.line, "visit-endless", {"entries": " → ".join([entry.id, *way])})


def find_way_back(adventure: Adventure, start: str, end: str) -> list[str]:
    """Return the entries by which a section leads back to where it was visited from; empty if it does not."""
    return find_reached(adventure, start).get(end, [])


def leads_to_end(adventure: Adventure, start: str) -> bool:
    return any(adventure.entries[entry_id].is_end for entry_id in find_reached(adventure, start))


def find_reached(adventure: Adventure, start: str) -> dict[str, list[str]]:
    """Return every entry that a section leads to, and by which entries."""
    ways = {start: [start]}
    todo = [start]
    for entry_id in todo:
        for step in walk(adventure.entries[entry_id].do):
            if isinstance(step, (s.Read, s.Visit)) and step.entry in adventure.entries and step.entry not in ways:
                ways[step.entry] = [*ways[entry_id], step.entry]
                todo.append(step.entry)
    return ways

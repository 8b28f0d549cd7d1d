"""Entries that are visited: every visit comes back (SAGA-E26)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book import steps as s
from meadhall.book.checks.ways import Walk
from meadhall.book.finding import Finding
from meadhall.book.steps import walk
from meadhall.book.story import Adventure


def visits(walked: Walk) -> Iterator[Finding]:
    """A visit to itself, or by a round, would never be over; from an End nobody comes back, and after it no other is
    read."""
    adventure = walked.adventure
    for entry in adventure.entries.values():
        for step in walk(entry.do):
            if not isinstance(step, s.Visit) or step.entry not in adventure.entries:
                continue
            way = way_back(adventure, step.entry, entry.id)
            if adventure.entries[step.entry].is_end or (entry.is_end and leads_to_end(adventure, step.entry)):
                yield Finding("E26", walked.file, step.line, "visit-end", {"entry": step.entry})
            elif way:
                yield Finding("E26", walked.file, step.line, "visit-endless", {"entries": " → ".join([entry.id, *way])})


def way_back(adventure: Adventure, start: str, end: str) -> list[str]:
    """The entries by which a section leads back to where it was visited from; none if it does not."""
    return ways_from(adventure, start).get(end, [])


def leads_to_end(adventure: Adventure, start: str) -> bool:
    return any(adventure.entries[id].is_end for id in ways_from(adventure, start))


def ways_from(adventure: Adventure, start: str) -> dict[str, list[str]]:
    """Every entry that a section leads to, and by which others."""
    ways = {start: [start]}
    todo = [start]
    for id in todo:
        for step in walk(adventure.entries[id].do):
            if isinstance(step, (s.Read, s.Visit)) and step.entry in adventure.entries and step.entry not in ways:
                ways[step.entry] = [*ways[id], step.entry]
                todo.append(step.entry)
    return ways

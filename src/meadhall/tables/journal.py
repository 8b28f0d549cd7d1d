"""The journal of a campaign: what its records tell of the story, adventure by adventure, as it stands today.

Sittings that were given up for a new beginning of their adventure are counted, not told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.core.agenda import State
from meadhall.core.record import Record
from meadhall.tables.storied import LOST, storied, told

Told = dict[str, Any]


@dataclass
class Chapter:
    """One adventure: its events as everybody saw them, and what its Heroes had before and after."""

    title: Any
    names: list[str]
    before: list[Told]
    began: str  # the position with which it began
    events: list[Told] = field(default_factory=list)
    opening: int = 0  # so many events belong to its beginning
    heroes: list[Told] = field(default_factory=list)
    tried: int = 0  # how often it was begun again
    over: bool = False
    deeds: list[Told] = field(default_factory=list)  # what a chronicle tells of it
    beginnings: int = 0  # so many deeds belong to its beginning
    mark: Told = field(default_factory=dict)  # where the story stood when it was last seen
    lost: bool = False  # the book has changed: not all of it can be told any more

    def again(self, names: list[str]) -> None:
        del self.events[self.opening :]
        del self.deeds[self.beginnings :]
        self.names, self.over, self.lost = names, False, False
        self.tried += 1

    def plain(self) -> Told:
        return {
            "title": self.title,
            "names": self.names,
            "events": self.events,
            "before": self.before,
            "heroes": self.heroes,
            "tried": self.tried,
            "over": self.over,
            "lost": self.lost,
        }


def chapters(sittings: list[Record]) -> list[Chapter]:
    """The story of all sittings, in the order they were played."""
    found: list[Chapter] = []
    for record in sittings:
        try:
            tell(record, found)
        except LOST:
            if found:
                found[-1].lost = True
    return [one for one in found if one.events]


def earlier(sittings: list[Record], now: Record) -> list[Told]:
    """What was told before the sitting that goes on now, each adventure after the event with which it began."""
    found = chapters(sittings)
    if found and found[-1].began == now.game.position(now.first()):
        found[-1].again(found[-1].names)
    begins = storied(now.game).begins
    return [event for one in found for event in [{"kind": begins, "title": one.title}, *one.events]]


def tell(record: Record, found: list[Chapter]) -> None:
    """Adds what one sitting tells."""
    of, story = record.game, storied(record.game)
    names = [str(name) for name in record.header.get("names", record.header["seats"])]
    state = record.first()
    start = of.position(state)
    if found and found[-1].began == start:
        found[-1].again(names)
    elif not found:
        found.append(Chapter(story.bookmark(state)["adventure"], names, belongings(record, state), start))
    for events in told(record, state):
        kinds = {event.kind for event in events}
        pages = [event.seen_by(None) for event in events if story.tells(event)]
        deeds = [event.seen_by(None) for event in events if story.recalls(event)]
        if story.begins in kinds:
            found.append(
                Chapter(
                    story.bookmark(state)["adventure"],
                    names,
                    belongings(record, state),
                    of.position(state),
                    opening=len(pages),
                    beginnings=len(deeds),
                )
            )
        found[-1].events += pages
        found[-1].deeds += deeds
        found[-1].mark = story.bookmark(state)
        if not kinds.isdisjoint(story.ends):
            found[-1].over, found[-1].heroes = True, belongings(record, state)
    if not found[-1].over:
        found[-1].heroes = belongings(record, state)


def belongings(record: Record, state: State) -> list[Told]:
    return list(storied(record.game).story(state)["heroes"])

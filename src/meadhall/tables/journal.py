"""The journal of a campaign: its records by adventure.

Sittings that were abandoned to restart an adventure are counted but not told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.core.agenda import State
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.tables.campaign_games import LOST, replay_events, to_storied
from meadhall.tables.seat_view import write_events
from meadhall.words import Language
from meadhall.words.events import Event

Told = dict[str, Any]
# What a Hero has before or after an adventure, in fields defined by the game.
HeroTold = Annotated[dict[str, Any], Meta(extra={"ts": "HeroTold"})]


class JournalChapter(Struct):
    """An adventure: events as on the socket, and what each Hero had before and after. `tried`: number of restarts;
    `lost`: the book has changed, so not everything can be replayed.
    """

    title: str | dict[str, str] | None
    names: list[str]
    events: list[Event]
    before: list[HeroTold]
    heroes: list[HeroTold]
    tried: int
    over: bool
    lost: bool


class Journal(Struct):
    """The campaign so far, by adventure."""

    chapters: list[JournalChapter]


def write_journal(sittings: list[Record], language: Language) -> Journal:
    """Write the journal in a reader's language. The map of an earlier adventure is gone: only the story's cards still
    have their names, points and places go by their letters."""
    found = list_chapters(sittings)
    view = found[-1].view if found else {}
    cards = {"cards": view["cards"]} if "cards" in view else {}
    game = sittings[-1].game
    return Journal([one.shape(game, view if one is found[-1] else cards, language) for one in found])


@dataclass
class Chapter:
    """One adventure: its public events, and what its Heroes had before and after."""

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
    lost: bool = False  # the book has changed: not everything can be replayed
    view: Told = field(default_factory=dict)  # what everybody saw when the story was last there

    def restart(self, names: list[str]) -> None:
        del self.events[self.opening :]
        del self.deeds[self.beginnings :]
        self.names, self.over, self.lost = names, False, False
        self.tried += 1

    def shape(self, game: Game, view: dict[str, Any], language: Language) -> JournalChapter:
        """Say it with the chapter's own people; `view` names what the story's cards are called today."""
        events = write_events(game, self.events, self.names, None, view, language)
        return JournalChapter(
            self.title, self.names, events, self.before, self.heroes, self.tried, self.over, self.lost
        )


def list_chapters(sittings: list[Record]) -> list[Chapter]:
    """Return the adventures of all sittings in the order played."""
    found: list[Chapter] = []
    for record in sittings:
        try:
            add_events(record, found)
        except LOST:
            if found:
                found[-1].lost = True
    return [one for one in found if one.events]


def list_earlier(sittings: list[Record], now: Record) -> list[Told]:
    """Return the story before the current sitting, each adventure after the event that began it."""
    found = list_chapters(sittings)
    if found and found[-1].began == now.game.position(now.first()):
        found[-1].restart(found[-1].names)
    begins = to_storied(now.game).begins
    return [event for one in found for event in [{"kind": begins, "title": one.title}, *one.events]]


def add_events(record: Record, found: list[Chapter]) -> None:
    """Add the events of one sitting."""
    of, story = record.game, to_storied(record.game)
    names = [str(name) for name in record.header.get("names", record.header["seats"])]
    state = record.first()
    start = of.position(state)
    if found and found[-1].began == start:
        found[-1].restart(names)
    elif not found:
        found.append(Chapter(story.bookmark(state)["adventure"], names, list_belongings(record, state), start))
    for events in replay_events(record, state):
        kinds = {event.kind for event in events}
        pages = [event.fields_for(None) for event in events if story.tells(event)]
        deeds = [event.fields_for(None) for event in events if story.recalls(event)]
        if story.begins in kinds:
            found.append(
                Chapter(
                    story.bookmark(state)["adventure"],
                    names,
                    list_belongings(record, state),
                    of.position(state),
                    opening=len(pages),
                    beginnings=len(deeds),
                )
            )
        found[-1].events += pages
        found[-1].deeds += deeds
        found[-1].mark = story.bookmark(state)
        if not kinds.isdisjoint(story.ends):
            found[-1].over, found[-1].heroes = True, list_belongings(record, state)
    if not found[-1].over:
        found[-1].heroes = list_belongings(record, state)
    found[-1].view = of.view(state, None)


def list_belongings(record: Record, state: State) -> list[Told]:
    return list(to_storied(record.game).story(state)["heroes"])

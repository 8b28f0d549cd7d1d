"""What happened, said for one reader: the sentence, and what a page does with it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

log = logging.getLogger("meadhall.words")
Facts = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, any>"})]
Move = tuple[str, str, str]
STOPS = ".,:;!?"  # a sentence with one of these inside is no plain one


class Event(Struct, kw_only=True, omit_defaults=True):
    """Something that happened, as the reader may know it, in their language. It is also the line of the log."""

    n: Annotated[int, Meta(description="the entry it came with")]
    kind: str
    label: Annotated[str, Meta(description="the sentence")]
    marks: Annotated[list[tuple[int, int]], Meta(description="names in it, from and to, in UTF-16 units")] = []
    spoken: Annotated[
        str | None, Meta(description="what is said aloud instead; empty where the event before has said it already")
    ] = None
    seat: Annotated[int | None, Meta(description="who acts, from 0")] = None
    heading: Annotated[bool, Meta(description="opens a turn in the log")] = False
    moment: Annotated[str, Meta(description="the sign under which it is shown over the board")] = ""
    targets: Annotated[list[str], Meta(description="what changed on the board")] = []
    moves: Annotated[list[Move], Meta(description="what went, from where, to where; either may be empty")] = []
    facts: Annotated[Facts, Meta(description="what it is about, by the kind")]


class EventWriter:
    """Writes events for one reader, from what their seat may know: `view` as it was sent. Games say what is theirs."""

    headings: frozenset[str] = frozenset({"turn"})
    moments: Mapping[str, str] = {}  # kinds that are shown over the board, and the sign of each
    touches: tuple[str, ...] = ()  # fields that name things on the board

    def __init__(self, phrases: Any, view: dict[str, Any]) -> None:
        self.phrases = phrases
        self.view = view

    def write(self, events: list[dict[str, Any]], news: bool = False) -> list[Event]:
        """Write events that come together. News are said aloud: what can be said in one breath is joined."""
        written = [self.write_one(event, at) for at, event in enumerate(events)]
        return join_spoken(written) if news else written

    def write_one(self, event: dict[str, Any], at: int = 0) -> Event:
        facts = {name: value for name, value in event.items() if name not in ("kind", "n")}
        label = self.label(event)
        return Event(
            n=event.get("n", 0),
            kind=event["kind"],
            label=label,
            marks=find_marks(label, self.names(event)),
            seat=self.actor(event),
            heading=event["kind"] in self.headings,
            moment=self.moments.get(event["kind"], ""),
            targets=self.targets(event, at),
            moves=self.moves(event),
            facts=facts,
        )

    def label(self, event: dict[str, Any]) -> str:
        """The sentence; a missing word must not stop a table."""
        try:
            return str(self.phrases.event({**event, "view": self.view}))
        except Exception:
            log.exception("no sentence for the event %s", event["kind"])
            return str(event["kind"]).replace("-", " ").capitalize()

    def names(self, event: dict[str, Any]) -> list[str]:
        """The names that stand out in the sentence, as the grammar's `[bold]` makes them."""
        found = []
        for field, maker in getattr(self.phrases, "grammar", {}).get("bold", {}).items():
            value = event.get(field)
            if value is not None:
                each = value if isinstance(value, list) else [value]
                found += [self.phrases.make(maker, one, {**event, "view": self.view}) for one in each]
        return [str(name) for name in found if name]

    def actor(self, event: dict[str, Any]) -> int | None:
        return next((event[name] for name in ("seat", "owner") if event.get(name) is not None), None)

    def targets(self, event: dict[str, Any], at: int) -> list[str]:
        """The ids of things that changed; `at` counts the events that come together."""
        return [event[name] for name in self.touches if isinstance(event.get(name), str) and event[name]]

    def moves(self, event: dict[str, Any]) -> list[Move]:
        """What flies over the board: a thing, where it was, where it goes."""
        return []


def find_marks(label: str, names: list[str]) -> list[tuple[int, int]]:
    """Return where the names stand in a sentence. A name inside one that was found before is none."""
    found: list[tuple[int, int]] = []
    for name in names:
        at = label.find(name)
        while at >= 0:
            end = at + len(name)
            if all(end <= first or last <= at for first, last in found):
                found.append((at, end))
            at = label.find(name, end)
    return [(units(label[:first]), units(label[:last])) for first, last in sorted(found)]


def units(text: str) -> int:
    """The length of a text as browsers count it."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def join_spoken(events: list[Event]) -> list[Event]:
    """Plain sentences of one kind and one subject are said in one breath: “Bera draws Fire, Wind, Dark.”"""
    first: Event | None = None
    subject = ""
    for event in events:
        said = split_plain(event.label)
        if said is None:
            first = None
        elif first is not None and (event.kind, said[0]) == (first.kind, subject):
            first.spoken = f"{(first.spoken or first.label)[:-1]}, {said[1]}."
            event.spoken = ""
        else:
            first, subject = event, said[0]
    return events


def split_plain(label: str) -> tuple[str, str] | None:
    """Split a sentence into who does what, its first two words, and to what; None if it would be heard as several."""
    words = label.removesuffix(".").split(" ", 2)
    if not label.endswith(".") or len(words) < 3 or any(stop in words[2] for stop in STOPS):
        return None
    return f"{words[0]} {words[1]}", words[2]

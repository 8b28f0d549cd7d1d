"""The log of a game as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meadhall.core.event import Event


@dataclass
class Entry:
    """`event` is the visible part, `secret` the hidden part, `n` the number of the answer it came with."""

    n: int
    event: dict[str, Any]
    secret: dict[str, Any]
    joins: bool

    def takes_in(self, other: Entry) -> bool:
        """Return whether two entries can be merged: the same happened to the same subject again."""
        return self.joins and other.joins and list_fixed_parts(self.event) == list_fixed_parts(other.event)

    def take_in(self, other: Entry) -> None:
        self.n = other.n
        for mine, theirs in ((self.event, other.event), (self.secret, other.secret)):
            for name, value in theirs.items():
                if name == "count" or isinstance(value, list):
                    mine[name] = mine[name] + value


def list_fixed_parts(event: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of an event that are not summed."""
    return {name: value for name, value in event.items() if name != "count" and not isinstance(value, list)}


def merge_events(events: Iterable[tuple[int, Event]], eyes: int | None) -> list[Entry]:
    """Yield the events with the numbers of their answers. Merged events carry the number of the last."""
    entries: list[Entry] = []
    for number, event in events:
        seen = event.fields_for(eyes)
        hidden = {name: value for name, value in (event.secret or {}).items() if name not in seen}
        entry = Entry(number, seen, hidden, event.joins)
        if entries and entries[-1].takes_in(entry):
            entries[-1].take_in(entry)
        else:
            entries.append(entry)
    return entries

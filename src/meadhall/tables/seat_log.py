"""What happened, entry by entry, as some eyes may know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meadhall.core.event import Event


@dataclass
class Entry:
    """`event` is what the eyes may know; `secret` what they may not; `n` the number of the answer it came with."""

    n: int
    event: dict[str, Any]
    secret: dict[str, Any]
    joins: bool

    def takes_in(self, other: Entry) -> bool:
        """Whether both are told in one breath: the same happened to the same, once more."""
        return self.joins and other.joins and same(self.event) == same(other.event)

    def take_in(self, other: Entry) -> None:
        self.n = other.n
        for mine, theirs in ((self.event, other.event), (self.secret, other.secret)):
            for name, value in theirs.items():
                if name == "count" or isinstance(value, list):
                    mine[name] = mine[name] + value


def same(event: dict[str, Any]) -> dict[str, Any]:
    """The parts of an event that do not add up."""
    return {name: value for name, value in event.items() if name != "count" and not isinstance(value, list)}


def told(events: Iterable[tuple[int, Event]], eyes: int | None) -> list[Entry]:
    """The events with the numbers of their answers; what joins is one entry, with the number of its last."""
    entries: list[Entry] = []
    for number, event in events:
        seen = event.seen_by(eyes)
        hidden = {name: value for name, value in (event.secret or {}).items() if name not in seen}
        entry = Entry(number, seen, hidden, event.joins)
        if entries and entries[-1].takes_in(entry):
            entries[-1].take_in(entry)
        else:
            entries.append(entry)
    return entries

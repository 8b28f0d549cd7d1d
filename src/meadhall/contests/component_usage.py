"""Which components each seat had and used, read from a record: cards, sagas, places and so on."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame
from meadhall.core.game import Game, game, package_of
from meadhall.core.record import Record


@dataclass(frozen=True)
class Met:
    """For one seat: what it had in front of it or in hand when asked, and what its answers named."""

    had: list[str]
    used: list[str]


@cache
def list_components(name: str) -> frozenset[str]:
    """Return the names of all components; empty for a game without data files."""
    package = package_of(game(name))
    where = f"{package}.data"
    if not hasattr(importlib.import_module(package), "__path__") or importlib.util.find_spec(where) is None:
        return frozenset()
    box = importlib.import_module(where).COMPONENTS
    names = (getattr(entry, entry.__struct_fields__[0]) for _, entry in box.entries())
    return frozenset(name for name in names if isinstance(name, str))


def find_usage(record: Record) -> list[Met]:
    """Return the components by seat. A card that comes and goes between two questions of its seat is missed."""
    of, state = record.game, record.first()
    known = list_components(of.name)
    had: list[set[str]] = [set() for _ in range(record.header["players"])]
    used: list[set[str]] = [set() for _ in had]
    for number, answer in enumerate(record.answers):
        frame = pending_frame(state)
        seat = CHANCE if frame is None else 0 if frame.seat == TABLE else int(frame.seat)
        if seat >= 0:
            had[seat].update(known.intersection(list_own_texts(of, state, seat)))
            used[seat].update(known.intersection(answer.text.split()))
        record.replay_one(state, number)
    return [Met(sorted(one), sorted(other)) for one, other in zip(had, used, strict=True)]


def list_own_texts(of: Game, state: Any, seat: int) -> Iterator[str]:
    """Return every text in the seat's own parts of its view."""
    for part in of.view(state, seat).values():
        if isinstance(part, list):
            for entry in part:
                if isinstance(entry, dict) and entry.get("seat") == seat:
                    yield from walk_texts(entry)


def walk_texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from walk_texts(one)

"""Who is at which table: counted here, and told to the other nodes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from meadhall.server.nodes.news import News
from meadhall.server.table.laid import Laid

PAUSE = 0.25
NOBODY: tuple[list[int], int] = ([], 0)
STALE = 60.0  # a node that has not said for so long who is with it has gone


class Presence:
    def __init__(self, news: News, rooms: Mapping[str, Laid]) -> None:
        self.news = news
        self.rooms = rooms
        self.soon: dict[str, tuple[list[int], int]] = {}  # what was told of a table a moment ago
        self.elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}

    def here(self, room: Laid) -> tuple[list[int], int]:
        """Guests who hold a seat and look at it through this node, and how many only watch."""
        owners = {chair.guest for chair in room.chairs if chair.guest is not None}
        guests = {w.visitor.guest for w in room.watchers if w.visitor.guest in owners}
        watchers = sum(w.visitor.guest not in owners for w in room.watchers)
        return sorted(guest for guest in guests if guest is not None), watchers

    def at(self, room: Laid) -> tuple[set[int], int]:
        """The same on all nodes."""
        guests, watchers = self.here(room)
        found = set(guests)
        for seen, others, count in self.elsewhere.get(room.id, {}).values():
            if time.monotonic() - seen < STALE:
                found.update(others)
                watchers += count
        return found, watchers

    def moved(self, room: Laid) -> None:
        """Somebody came or went: tell at once, but a crowd only now and then."""
        if room.id in self.soon:
            return
        self.soon[room.id] = self.here(room)
        self.tell(room, ask=len(room.watchers) == 1)
        asyncio.get_running_loop().call_later(PAUSE, self._again, room)

    def _again(self, room: Laid) -> None:
        before = self.soon.pop(room.id, None)
        if before != self.here(room):
            self.tell(room, ask=before == NOBODY)

    def tell(self, room: Laid, ask: bool = False) -> None:
        """A node that opens a table asks the others who is there. It also says how far it knows the game: another may
        have died before it could tell."""
        self._show(room)
        if self.news.others:
            guests, watchers = self.here(room)
            self.news.post(room.id, "presence", room.seq, guests=guests, watchers=watchers, ask=ask)

    def heard(self, node: str, table: str, note: dict[str, Any]) -> None:
        nodes, room = self.elsewhere.setdefault(table, {}), self.rooms.get(table)
        before = self.at(room) if room is not None else None  # a node that was thought gone may be back
        if note["guests"] or note["watchers"]:
            nodes[node] = (time.monotonic(), note["guests"], note["watchers"])
        else:
            nodes.pop(node, None)
        if room is None or not room.watchers:
            self.elsewhere.pop(table, None)
        else:
            self._show(room, changed=before != self.at(room))
            if note["ask"]:
                self.tell(room)

    def _show(self, room: Laid, changed: bool = False) -> None:
        """To those who look, if they do not know it: all of it is said again from time to time."""
        now = self.at(room)
        if changed or room.present != now:
            room.present = now
            room.people_version += 1
            room.wake()

    def repeat(self) -> None:
        """Say it again from time to time, so that a node that crashed is missed by all."""
        for room in self.rooms.values():
            if room.watchers:
                self.tell(room)

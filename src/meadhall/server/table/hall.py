"""The hall: a house with its tables. They are opened when somebody needs them, and let go of later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, Protocol

from meadhall.core.fault import Fault, Unknown
from meadhall.server.nodes.news import News
from meadhall.server.people.limits import Limits
from meadhall.server.people.refusals import Nobody
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.analyses import StoredAnalyses
from meadhall.server.store.announcing import announced
from meadhall.server.table.analysing import Analyses
from meadhall.server.table.bot_turns import Bots
from meadhall.server.table.extras import Extras
from meadhall.server.table.house import TALK, House
from meadhall.server.table.onlooker import Onlooker
from meadhall.server.table.presence import Presence
from meadhall.server.table.room import Room

log = logging.getLogger("meadhall.server")
BRIEF = 5.0  # a table used so lately may still be in somebody's hands


def is_id(text: str) -> bool:
    """Databases differ in what they make of odd letters; no table has any."""
    return len(text) <= 16 and text.isascii() and text.isalnum()


class Looking(Onlooker, Protocol):
    """An onlooker who knows at what table."""

    room: Room


class Hall(House):
    def __init__(self, db: str | None, redis: str | None, limits: Limits, extras: Extras) -> None:
        super().__init__(db, redis, limits, extras)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.overheard: set[str] = set()  # tables of which there were news while they were being opened

    async def open(self) -> None:
        await super().open()
        self.bots = Bots(self.workers, self.limits.bot_seconds, self.limits.bot_delay)
        self.analyses = Analyses(self.workers, StoredAnalyses(self.database, self.writer), self.limits.playouts)
        self.news = News(self.redis, self.hear, self.hear_all)
        self.presence = Presence(self.news, self.rooms)
        await self.news.start()

    async def close(self) -> None:
        await self.bots.stop()
        await self.analyses.stop()
        await self.news.stop()
        await super().close()

    # Tables

    async def room(self, table: str) -> Room:
        """The table of this id, read from the store if it is not at hand."""
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.move_to_end(table)
            room.used = time.monotonic()
        else:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._read(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(task)
        if room.is_stale:
            async with room.lock:
                await room.fresh()
        return room

    async def _read(self, table: str) -> Room:
        self.overheard.discard(table)
        found = await self.tables.load(table) if is_id(table) else None
        if found is None:
            raise Unknown("table-unknown", table=table[:16])
        room = Room(self, *found, self.bots.attend)
        await room.read()
        waited = room.play is None
        if waited and table not in self.overheard:
            async with room.lock:
                await room.start()  # whoever was to deal may have died when the last seat was taken
        room.behind = table in self.overheard
        self.rooms[table] = room
        if waited and room.play is not None:
            room.changed()
        return room

    async def enter(self, table: str, visitor: Visitor) -> Room:
        """The same for a visitor: to strangers a private table does not exist."""
        room = await self.room(table)
        if room.sheet.listed or room.seats_of(visitor):
            return room
        guest = visitor.guest
        if visitor.seat is None and guest is not None:
            if guest == room.sheet.host or guest in room.admitted:
                return room
            if await self.tables.is_admitted(table, guest):
                room.admitted.add(guest)
                return room
        raise Unknown("table-unknown", table=table[:16])

    def forget(self) -> None:
        """Let go of tables that nobody watches: the ones too many, and the ones too long idle."""
        now = time.monotonic()
        idle = [room for room in self.rooms.values() if self._is_idle(room, now)]
        for number, room in enumerate(idle):
            if len(idle) - number > self.limits.warm or now - room.used > self.limits.idle:
                del self.rooms[room.id]

    def _is_idle(self, room: Room, now: float) -> bool:
        return not room.watchers and room.thinking is None and not room.lock.locked() and now - room.used > BRIEF

    # Those who look

    def join(self, watcher: Looking) -> None:
        # Between coming in and sitting down the table may have been forgotten, or opened again by somebody else.
        room = self.rooms.get(watcher.room.id)
        if room is None:
            room = self.rooms[watcher.room.id] = watcher.room
            room.behind = True
        watcher.room = room
        room.watchers.add(watcher)
        self.presence.moved(room)
        self.bots.attend(room)

    def leave(self, watcher: Looking) -> None:
        room = watcher.room
        room.watchers.discard(watcher)
        room.used = time.monotonic()
        self.presence.moved(room)

    def gone(self, table: str) -> None:
        """This table has been deleted: whoever looks at it is told so."""
        room = self.rooms.pop(table, None)
        if room is not None:
            self.dismiss(room, Unknown("table-unknown", table=table))

    def dismiss(self, room: Room, fault: Fault, tokens: Collection[str] | None = None) -> None:
        """End the connections at a table, or those that came with one of these tokens."""
        for watcher in list(room.watchers):
            if tokens is None or watcher.visitor.token in tokens:
                watcher.dismissed = fault
                watcher.wake.set()

    def revoked(self, tokens: list[str]) -> None:
        """These tokens stand for nobody any more, on any node; whoever came with one is shown out."""
        self.news.post("", "revoked", tokens=tokens)
        self._revoke(tokens)

    def _revoke(self, tokens: list[str]) -> None:
        self.guests.unknow(tokens)
        for room in list(self.rooms.values()):
            self.dismiss(room, Nobody("signed-out"), tokens)

    def doubt(self, table: str) -> None:
        """What is stored of this table was changed from outside: it is read again."""
        room = self.rooms.get(table)
        if room is not None:
            room.doubted = room.unread = True
            room.people_version += 1
            for watcher in room.watchers:
                watcher.look_again()

    async def renamed(self, table: str) -> None:
        """Somebody at this table has a new name."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                await room.read_sheet()
            room.wake()
        self.news.post(table, "people")

    def blocks_changed(self, guest: int) -> None:
        """Somebody has blocked somebody, or no longer: so it is on all their devices."""
        self.news.post("", "blocks", guest=guest)
        self._hear_anew(guest)

    def _hear_anew(self, guest: int | None = None) -> None:
        for room in self.rooms.values():
            for watcher in room.watchers:
                if guest is None or watcher.visitor.guest == guest:
                    watcher.hear_anew()

    def announce(self, text: str) -> None:
        """What the keeper says to everybody; empty: no longer."""
        self.announcement = text
        for room in self.rooms.values():
            room.people_version += 1
            room.wake()

    # News from other nodes

    async def hear(self, kind: str, table: str, note: dict[str, Any]) -> None:
        room = self.rooms.get(table)
        if kind == "revoked":
            self._revoke(note["tokens"])
        elif kind == "announce":
            self.announce(note["text"])
        elif kind == "blocks":
            self._hear_anew(note["guest"])
        elif kind == "doubt":
            self.doubt(table)
        elif kind == "gone":
            self.gone(table)
        elif kind == "presence":
            self.presence.heard(note["node"], table, note)
            if room is not None and room.watchers and note["seq"] > room.seq:
                room.fall_behind()
        elif room is None:
            self.overheard.update({table} & self.opening.keys())
        elif kind in TALK:
            self.new_talk(room, kind)
        elif kind == "entries" and room.watchers:
            room.follow(note)
        else:
            room.fall_behind()

    async def hear_all(self) -> None:
        """News may have been missed: look at every table again."""
        self.overheard.update(self.opening)
        self.guests.known.clear()  # somebody may have signed out
        for room in list(self.rooms.values()):
            room.behind = True
            room.people_version += 1
            for kind in TALK:
                self.new_talk(room, kind)
        self._hear_anew()  # only now: whoever is woken reads what was just marked
        self.announce(await announced(self.database))

"""The hall: all that a node knows and does. Tables are opened when somebody needs them, and let go of later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from meadhall.core.fault import Fault, Unknown
from meadhall.core.game import game
from meadhall.lessons.shelf import bring, take_away
from meadhall.server.nodes.news import News
from meadhall.server.nodes.node_lock import NodeLock
from meadhall.server.people.connection_count import ConnectionCount
from meadhall.server.people.limits import Limits
from meadhall.server.people.passwords import Passwords
from meadhall.server.people.rates import Rates
from meadhall.server.people.refusals import Nobody
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.accounts import Accounts
from meadhall.server.store.database import Database
from meadhall.server.store.guests import Guests
from meadhall.server.store.histories import Histories
from meadhall.server.store.hooks import Hooks
from meadhall.server.store.stored_tables import StoredTables
from meadhall.server.store.talk import Talk
from meadhall.server.store.writer import Writer
from meadhall.server.table.bot_turns import Bots
from meadhall.server.table.extras import Extras
from meadhall.server.table.mishaps import Mishaps
from meadhall.server.table.onlooker import Onlooker
from meadhall.server.table.presence import Presence
from meadhall.server.table.room import Room
from meadhall.server.table.standings import Standings
from meadhall.server.workshop import chores
from meadhall.server.workshop.workers import Workers
from meadhall.tables.storied import Volume

log = logging.getLogger("meadhall.server")
BRIEF = 5.0         # a table used so lately may still be in somebody's hands
TALK = ("chat", "hush", "notes")


def is_id(text: str) -> bool:
    """Databases differ in what they make of odd letters; no table has any."""
    return len(text) <= 16 and text.isascii() and text.isalnum()


class Hall:
    def __init__(self, db: str | None, redis: str | None, limits: Limits, extras: Extras) -> None:
        self.limits = limits
        self.books = dict(extras.books)
        self.lessons = extras.lessons
        self.drafting = extras.drafting
        self.database = Database(db)
        self.redis = redis
        self.listening = "127.0.0.1"       # the address it is bound to; whoever runs it says so
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.overheard: set[str] = set()    # tables of which there were news while they were being opened
        self.requests = Rates(limits.requests)
        self.creations = Rates(limits.creations)
        self.talking = Rates(limits.talking)
        self.uploads = Rates(limits.uploads)
        self.newcomers = Rates(limits.newcomers)
        self.guesses = Rates(limits.guesses)
        self.passwords = Passwords()
        self.connections = ConnectionCount(limits)
        self.presence = Presence(self)
        self.mishaps = Mishaps()

    async def open(self) -> None:
        await self.database.migrate()
        self.node_lock = NodeLock(self.database, self.redis is not None)
        await self.node_lock.open()
        self.writer = Writer(self.database)
        self.writer.start()
        self.tables = StoredTables(self.database, self.writer)
        self.guests = Guests(self.database, self.writer)
        self.accounts = Accounts(self.database, self.writer)
        self.hooks = Hooks(self.database, self.writer)
        self.histories = Histories(self.database, self.writer)
        self.standings = Standings(self.histories)
        self.talk = Talk(self.database, self.writer, self.limits)
        self.workers = Workers(self.limits, self.books)
        for name, book in self.books.items():
            self.shelve(name, book)
        for lesson in self.lessons:
            bring(game(lesson.game), lesson)
        self.bots = Bots(self.workers, self.limits.bot_seconds, self.limits.bot_delay)
        self.news = News(self.redis, self.hear, self.hear_all)
        await self.news.start()

    async def close(self) -> None:
        await self.bots.stop()
        await self.news.stop()
        await self.workers.stop()
        await self.writer.stop()
        await self.node_lock.close()
        await self.database.close()
        for name, book in self.books.items():
            chores.unshelve(name, book)
        for lesson in self.lessons:
            take_away(game(lesson.game), lesson)

    def shelve(self, name: str, book: Volume) -> None:
        """A book that tables may be laid with from now on, or another version of it; the workers know it too."""
        chores.shelve(name, book)
        self.books[name] = book

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
        if room.doubted:
            async with room.lock:
                await room.fresh()
        return room

    async def _read(self, table: str) -> Room:
        self.overheard.discard(table)
        found = await self.tables.load(table) if is_id(table) else None
        if found is None:
            raise Unknown("table-unknown", table=table[:16])
        room = Room(self, *found)
        await room.read()
        waited = room.play is None
        if waited and table not in self.overheard:
            async with room.lock:
                await room.start()      # whoever was to deal may have died when the last seat was taken
        room.doubted = table in self.overheard
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

    def join(self, watcher: Onlooker) -> None:
        # Between coming in and sitting down the table may have been forgotten, or opened again by somebody else.
        room = self.rooms.get(watcher.room.id)
        if room is None:
            room = self.rooms[watcher.room.id] = watcher.room
            room.doubted = True
        watcher.room = room
        room.watchers.add(watcher)
        self.presence.moved(room)
        self.bots.attend(room)

    def leave(self, watcher: Onlooker) -> None:
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

    # Talk

    async def read_talk(self, room: Room) -> None:
        """Call with the lock held. All of it, so that every node has it in the same order; what is said while it is
        being read is read once more."""
        while room.unread:
            room.unread = False
            try:
                chats = await self.talk.chats(room.id)
                notes = await self.talk.notes(room.id)
                silenced = await self.talk.silenced(room.id)
            except BaseException:
                room.unread = True
                raise
            room.chats, room.notes, room.silenced = chats, notes, silenced

    async def say(self, room: Room, visitor: Visitor, text: str) -> None:
        guest = visitor.person()
        self.talking.demand(guest)
        mine = room.seats_of(visitor)
        seat, name = (room.chairs[mine[0]].seat, room.chairs[mine[0]].name) if mine else (None, "")
        await self.talk.say(room.id, seat, guest, name or (await self.guests.get(guest)).name, text)
        self._new_talk(room, "chat")
        self.news.post(room.id, "chat")

    def _new_talk(self, room: Room, kind: str) -> None:
        """Something was said, written or taken away: whoever looks next reads it."""
        room.unread = True
        room.chats_version += kind == "hush"
        room.people_version += kind == "hush"       # it tells the host who is silenced
        room.notes_version += kind == "notes"
        room.wake()

    async def hush(self, room: Room, visitor: Visitor, chat: int, silence: bool) -> None:
        """The host takes a message away, and may silence its writer."""
        visitor.must_be(room.sheet.host)
        await self.talk.hush(room.id, chat, silence)
        self._new_talk(room, "hush")
        self.news.post(room.id, "hush")

    async def unhush(self, room: Room, visitor: Visitor, name: str) -> None:
        """The host lets somebody speak again."""
        visitor.must_be(room.sheet.host)
        await self.talk.unhush(room.id, name)
        self._new_talk(room, "hush")
        self.news.post(room.id, "hush")

    async def note(self, room: Room, visitor: Visitor, number: int | None, seq: int, text: str, scope: str) -> None:
        guest = visitor.person()
        self.talking.demand(guest)
        mine = room.seats_of(visitor)
        seat = room.chairs[mine[0]].seat if mine else None
        await self.talk.note(room.id, number, seat, guest, seq, text, scope)
        self._new_talk(room, "notes")
        self.news.post(room.id, "notes")

    # News from other nodes

    async def hear(self, kind: str, table: str, note: dict[str, Any]) -> None:
        room = self.rooms.get(table)
        if kind == "revoked":
            self._revoke(note["tokens"])
        elif kind == "doubt":
            self.doubt(table)
        elif kind == "gone":
            self.gone(table)
        elif kind == "presence":
            self.presence.heard(note["node"], table, note)
            if room is not None and room.watchers and note["seq"] > room.seq:
                await room.catch_up(note["seq"])
        elif room is None:
            self.overheard.update({table} & self.opening.keys())
        elif kind in TALK:
            self._new_talk(room, kind)
        elif not room.watchers and room.thinking is None:
            room.doubted = True         # nobody looks: it is read again when somebody does
        else:
            await room.catch_up(note["seq"])

    async def hear_all(self) -> None:
        """News may have been missed: look at every table again."""
        self.overheard.update(self.opening)
        self.guests.known.clear()       # somebody may have signed out
        for room in list(self.rooms.values()):
            room.doubted = True
            room.people_version += 1
            for kind in TALK:
                self._new_talk(room, kind)

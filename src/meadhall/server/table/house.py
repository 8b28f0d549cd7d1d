"""What a node of a hall has: the database and what is kept there, processes beside it, who may have how much, talk."""

from __future__ import annotations

import time

from meadhall.core.game import game
from meadhall.lessons.shelf import bring, take_away
from meadhall.server.nodes.news import News
from meadhall.server.nodes.node_lock import NodeLock
from meadhall.server.people.connection_count import ConnectionCount
from meadhall.server.people.keeper import Keeper
from meadhall.server.people.limits import Limits
from meadhall.server.people.names import NameRules
from meadhall.server.people.passwords import Passwords
from meadhall.server.people.rates import Rates
from meadhall.server.people.refusals import Away
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.accounts import Accounts
from meadhall.server.store.announcing import announced
from meadhall.server.store.blocks import Blocks
from meadhall.server.store.database import Database
from meadhall.server.store.guests import Guests
from meadhall.server.store.histories import Histories
from meadhall.server.store.hooks import Hooks
from meadhall.server.store.reports import Reports
from meadhall.server.store.stored_tables import StoredTables
from meadhall.server.store.talk import Talk
from meadhall.server.store.writer import Writer
from meadhall.server.table.extras import Extras
from meadhall.server.table.laid import Laid
from meadhall.server.table.mishaps import Mishaps
from meadhall.server.table.presence import Presence
from meadhall.server.table.standings import Standings
from meadhall.server.watching.measures import Measures
from meadhall.server.workshop import chores
from meadhall.server.workshop.workers import Workers
from meadhall.tables.storied import Volume

TALK = ("chat", "hush", "notes")


class House:
    news: News  # both know the tables, so the hall brings them
    presence: Presence

    def __init__(self, db: str | None, redis: str | None, limits: Limits, extras: Extras) -> None:
        self.limits = limits
        self.books = dict(extras.books)
        self.lessons = extras.lessons
        self.drafting = extras.drafting
        self.database = Database(db)
        self.redis = redis
        self.keeper = Keeper(extras.keeper)
        self.measures = Measures()
        self.draining = False  # soon to be stopped: no new tables, and a proxy sends people elsewhere
        self.announcement = ""  # what the keeper says to everybody
        self.since = time.time()
        self.listening = "127.0.0.1"  # the address it is bound to; whoever runs it says so
        self.names = NameRules(limits.blocked)
        self.requests = Rates(limits.requests)
        self.creations = Rates(limits.creations)
        self.talking = Rates(limits.talking)
        self.uploads = Rates(limits.uploads)
        self.newcomers = Rates(limits.newcomers)
        self.guesses = Rates(limits.guesses)
        self.passwords = Passwords()
        self.connections = ConnectionCount(limits)
        self.mishaps = Mishaps()

    async def open(self) -> None:
        await self.database.migrate()
        await self.database.ask_the_time()
        self.node_lock = NodeLock(self.database, self.redis is not None)
        await self.node_lock.open()
        self.writer = Writer(self.database, self.measures)
        self.writer.start()
        self.tables = StoredTables(self.database, self.writer)
        self.guests = Guests(self.database, self.writer)
        self.accounts = Accounts(self.database, self.writer)
        self.hooks = Hooks(self.database, self.writer)
        self.histories = Histories(self.database, self.writer)
        self.standings = Standings(self.histories)
        self.talk = Talk(self.database, self.writer, self.limits)
        self.blocks = Blocks(self.database, self.writer)
        self.reports = Reports(self.database, self.writer, self.limits)
        self.announcement = await announced(self.database)
        self.workers = Workers(self.limits, self.books, self.measures)
        for name, book in self.books.items():
            self.shelve(name, book)
        for lesson in self.lessons:
            bring(game(lesson.game), lesson)

    async def close(self) -> None:
        await self.workers.stop()
        await self.writer.stop()
        await self.node_lock.close()
        await self.database.close()
        for name, book in self.books.items():
            chores.unshelve(name, book)
        for lesson in self.lessons:
            take_away(game(lesson.game), lesson)

    def now(self) -> float:
        return self.database.now()

    def shelve(self, name: str, book: Volume) -> None:
        """A book that tables may be laid with from now on, or another version of it; the workers know it too."""
        chores.shelve(name, book)
        self.books[name] = book

    def demand_room(self) -> None:
        """For one more table."""
        if self.draining:
            raise Away("hall-draining")

    # Talk

    async def read_talk(self, room: Laid) -> None:
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

    async def blocked_by(self, visitor: Visitor) -> frozenset[int]:
        """Whom a visitor does not want to hear."""
        return frozenset() if visitor.guest is None else await self.blocks.others(visitor.guest)

    async def say(self, room: Laid, visitor: Visitor, text: str) -> None:
        guest = visitor.person()
        self.talking.demand(guest)
        mine = room.seats_of(visitor)
        seat, name = (room.chairs[mine[0]].seat, room.chairs[mine[0]].name) if mine else (None, "")
        await self.talk.say(room.id, seat, guest, name or (await self.guests.get(guest)).name, text)
        self.new_talk(room, "chat")
        self.news.post(room.id, "chat")

    def new_talk(self, room: Laid, kind: str) -> None:
        """Something was said, written or taken away: whoever looks next reads it."""
        room.unread = True
        room.chats_version += kind == "hush"
        room.people_version += kind == "hush"  # it tells the host who is silenced
        room.notes_version += kind == "notes"
        room.wake()

    async def hush(self, room: Laid, visitor: Visitor, chat: int, silence: bool) -> None:
        """The host takes a message away, and may silence its writer."""
        visitor.must_be(room.sheet.host)
        await self.talk.hush(room.id, chat, silence)
        self.new_talk(room, "hush")
        self.news.post(room.id, "hush")

    async def unhush(self, room: Laid, visitor: Visitor, name: str) -> None:
        """The host lets somebody speak again."""
        visitor.must_be(room.sheet.host)
        await self.talk.unhush(room.id, name)
        self.new_talk(room, "hush")
        self.news.post(room.id, "hush")

    async def note(self, room: Laid, visitor: Visitor, number: int | None, seq: int, text: str, scope: str) -> None:
        guest = visitor.person()
        self.talking.demand(guest)
        mine = room.seats_of(visitor)
        seat = room.chairs[mine[0]].seat if mine else None
        await self.talk.note(room.id, number, seat, guest, seq, text, scope)
        self.new_talk(room, "notes")
        self.news.post(room.id, "notes")

"""The game server: one node's stores, workers and limits, and its table sessions.

Sessions are opened when they are needed and evicted later.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from litestar.types import ControllerRouterHandler

from meadhall.core.fault import Fault, Unknown
from meadhall.core.game import game
from meadhall.lessons.catalog import add_lesson, remove_lesson
from meadhall.lessons.lesson import Lesson
from meadhall.server.auth.admin_auth import Keeper
from meadhall.server.auth.display_names import NameRules
from meadhall.server.auth.networks import Networks
from meadhall.server.auth.passwords import PasswordHashing
from meadhall.server.auth.requester import Visitor
from meadhall.server.cluster.departure import Departure
from meadhall.server.cluster.message_bus import MessageBus
from meadhall.server.cluster.node_lock import NodeLock
from meadhall.server.errors.http_errors import Away, Nobody
from meadhall.server.limits.connection_limiter import ConnectionCount
from meadhall.server.limits.features import Features, Removable
from meadhall.server.limits.limits import Limits
from meadhall.server.limits.rate_limiter import Rates
from meadhall.server.monitoring.failed_proofs import FailedProofs
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.store import webhooks
from meadhall.server.store.accounts import Accounts
from meadhall.server.store.analyses import StoredAnalyses
from meadhall.server.store.announcements import load_announcement
from meadhall.server.store.audit import Audit
from meadhall.server.store.bans import Bans
from meadhall.server.store.blocks import Blocks
from meadhall.server.store.chat import Talk
from meadhall.server.store.database import Database
from meadhall.server.store.ended_passes import EndedPasses
from meadhall.server.store.engine_agreements import StoredAgreements
from meadhall.server.store.game_history import Histories
from meadhall.server.store.reports import Reports
from meadhall.server.store.settings import HallSettings
from meadhall.server.store.table_store import StoredTables
from meadhall.server.store.users import Guests
from meadhall.server.store.webhooks import Hooks
from meadhall.server.store.write_queue import Writer
from meadhall.server.table.admission import Admission
from meadhall.server.table.analysis_jobs import AnalysisJobs
from meadhall.server.table.bot_runner import BotRunner
from meadhall.server.table.player_results import RatingService
from meadhall.server.table.presence import PresenceTracker
from meadhall.server.table.rules_errors import RulesErrorLog
from meadhall.server.table.table_session import TableSession
from meadhall.server.table.viewers import Subscriber
from meadhall.server.workers.queued_runner import OpenJobRunner
from meadhall.tables.campaign_games import Volume
from meadhall.tasks import game_tasks

RECENT = 5.0  # seconds in which a session may still be in use by a request
CHAT_KINDS = ("chat", "hush", "notes")


@dataclass(frozen=True)
class ServerExtensions:
    """What a server may have beside its tables: routes, tags for each table page, books, a faster engine."""

    handlers: Sequence[ControllerRouterHandler] = ()
    head: str = ""
    door: str = ""  # the page visitors come to first
    books: Mapping[str, Volume] = field(default_factory=dict)  # the administrator's own, by their names at the table
    lessons: Sequence[Lesson] = ()  # that do not come with a game
    building: Callable[[int], None] | None = None  # build the compiled engine, and report its progress here
    keeper: str = field(default="", repr=False)  # the administrator's token; empty: there is none
    without: frozenset[Removable] = frozenset()  # features that are left out
    drafting: bool = False  # books are being edited: tables follow every change


NOTHING = ServerExtensions()


class TableSubscriber(Subscriber, Protocol):
    """A subscriber that knows its table."""

    room: TableSession


def is_table_id(text: str) -> bool:
    """Return whether this may be an id of a table. Databases differ in what they make of unusual letters."""
    return len(text) <= 16 and text.isascii() and text.isalnum()


class GameServer:
    def __init__(
        self,
        db: str | None,
        redis: str | None,
        limits: Limits,
        extras: ServerExtensions,
        open_job_runner: OpenJobRunner,
    ) -> None:
        self.limits = limits
        self.open_job_runner = open_job_runner
        self.books = dict(extras.books)
        self.lessons = extras.lessons
        self.drafting = extras.drafting
        self.database = Database(db)
        self.redis = redis
        self.keeper = Keeper(extras.keeper)
        self.features = Features(
            accounts="accounts" not in extras.without,
            admin=self.keeper.exists,
            chat="chat" not in extras.without,
            invitations="invitations" not in extras.without,
            push=limits.hooks != webhooks.OFF,
            ratings=limits.ratings,
        )
        self.measures = Measures()
        self.failed_proofs = FailedProofs(self.measures)
        self.departure = Departure(redis is not None)
        self.announcement = ""  # what the administrator tells everybody
        self.since = time.time()
        self.opened_by = "meadhall serve --host 0.0.0.0"  # opens it to the network
        self.listening = "127.0.0.1"  # the address it is bound to; set by its runner
        self.names = NameRules(limits.blocked)
        self.networks = Networks()
        self.requests = Rates(limits.requests, self.networks)
        self.creations = Rates(limits.creations, self.networks)
        self.talking = Rates(limits.talking, self.networks)
        self.uploads = Rates(limits.uploads, self.networks)
        self.newcomers = Rates(limits.newcomers)
        self.guesses = Rates(limits.guesses)
        self.passwords = PasswordHashing()
        self.connections = ConnectionCount(limits)
        self.mishaps = RulesErrorLog(self.measures)
        self.sessions: OrderedDict[str, TableSession] = OrderedDict()
        self.opening: dict[str, asyncio.Task[TableSession]] = {}
        self.changed_while_opening: set[str] = set()  # tables that other nodes changed while they were opened here

    async def open(self) -> None:
        await self.database.migrate()
        await self.database.sync_clock()
        self.node_lock = NodeLock(self.database, self.redis is not None)
        await self.node_lock.open()
        self.writer = Writer(self.database, self.measures)
        self.writer.start()
        self._open_stores()
        self.news = MessageBus(self.redis, self.on_message, self.on_messages_lost)
        self.presence = PresenceTracker(self.news, self.sessions)
        self.admission = Admission(self.bans, self.settings, self.news, self.measures, self._subscribers)
        await self.bans.load()
        await self.settings.load()
        self.announcement = await load_announcement(self.database)
        self.job_runner = self.open_job_runner(self.limits, self.books, self.measures, self.networks)
        self.bots = BotRunner(self.job_runner, self.mishaps, self.limits.bot_seconds, self.limits.bot_delay)
        self.analyses = AnalysisJobs(self.job_runner, StoredAnalyses(self.database, self.writer), self.limits.playouts)
        for name, book in self.books.items():
            self.register_book(name, book)
        for lesson in self.lessons:
            add_lesson(game(lesson.game), lesson)
        self.guests.is_known_current = lambda: self.news.hears
        await self.news.start()

    def _open_stores(self) -> None:
        database, writer = self.database, self.writer
        self.tables = StoredTables(database, writer)
        self.guests = Guests(database, writer, self.limits)
        self.accounts = Accounts(database, writer)
        self.ended_passes = EndedPasses(database, writer)
        self.hooks = Hooks(database, writer)
        self.histories = Histories(database, writer)
        self.standings = RatingService(self.histories)
        self.talk = Talk(database, writer, self.limits)
        self.blocks = Blocks(database, writer)
        self.reports = Reports(database, writer, self.limits)
        self.audit = Audit(database, writer, self.measures)
        self.agreements = StoredAgreements(database, writer)
        self.bans = Bans(database, writer)
        self.settings = HallSettings(database, writer)

    async def close(self) -> None:
        await self.bots.stop()
        await self.analyses.stop()
        await self.news.stop()
        await self.job_runner.stop()
        await self.writer.stop()
        await self.node_lock.close()
        await self.database.close()
        for name, book in self.books.items():
            game_tasks.unshelve(name, book)
        for lesson in self.lessons:
            remove_lesson(game(lesson.game), lesson)

    def now(self) -> float:
        return self.database.now()

    @property
    def draining(self) -> bool:
        """Whether it will soon be stopped: no new tables, and a proxy sends people elsewhere."""
        return self.departure.drained_at is not None

    def check_accepts_tables(self) -> None:
        """Refuse a new table on a server that is about to stop."""
        if self.departure.refuses_tables(time.monotonic()):
            raise Away("hall-draining")

    def register_book(self, name: str, book: Volume) -> None:
        """Add a book that tables may play from now on, or a new version of it; the workers get it too."""
        game_tasks.shelve(name, book)
        self.books[name] = book

    # Sessions

    async def get_session(self, table: str) -> TableSession:
        """Return the session of this table, read from the store if it is not in memory."""
        session = self.sessions.get(table)
        if session is not None:
            self.sessions.move_to_end(table)
            session.used = time.monotonic()
        else:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._open_session(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            session = await asyncio.shield(task)
        if session.is_stale:
            async with session.lock:
                await session.refresh()
        return session

    async def _open_session(self, table: str) -> TableSession:
        self.changed_while_opening.discard(table)
        found = await self.tables.load(table) if is_table_id(table) else None
        if found is None:
            raise Unknown("table-unknown", table=table[:16])
        session = TableSession(self, *found)
        await session.read()
        waited = session.play is None
        if waited and table not in self.changed_while_opening:
            async with session.lock:
                await session.start()  # the node that was to deal may have died when the last seat was taken
        session.behind = table in self.changed_while_opening
        self.sessions[table] = session
        if waited and session.play is not None:
            session.notify_entries()
        return session

    async def open_for(self, table: str, visitor: Visitor) -> TableSession:
        """Return the session for a visitor: to strangers a private table does not exist."""
        session = await self.get_session(table)
        if session.sheet.listed or session.find_seats(visitor):
            return session
        guest = visitor.guest
        if visitor.seat is None and guest is not None:
            if guest == session.sheet.host or guest in session.admitted:
                return session
            if await self.tables.is_admitted(table, guest):
                session.admitted.add(guest)
                return session
        raise Unknown("table-unknown", table=table[:16])

    def evict_idle(self) -> None:
        """Drop sessions without viewers: those over the limit, and those idle for too long."""
        now = time.monotonic()
        idle = [session for session in self.sessions.values() if self._is_idle(session, now)]
        for number, session in enumerate(idle):
            if len(idle) - number > self.limits.warm or now - session.used > self.limits.idle:
                del self.sessions[session.id]

    def _is_idle(self, session: TableSession, now: float) -> bool:
        return (
            not session.subscribers
            and session.bot_task is None
            and not session.lock.locked()
            and now - session.used > RECENT
        )

    def invalidate(self, table: str) -> None:
        """What is stored of this table was changed from outside: read it again."""
        session = self.sessions.get(table)
        if session is not None:
            session.doubted = session.unread = True
            session.people_version += 1
            for subscriber in session.subscribers:
                subscriber.look_again()

    def on_table_deleted(self, table: str) -> None:
        session = self.sessions.pop(table, None)
        if session is not None:
            self.disconnect(session, Unknown("table-unknown", table=table))

    async def on_renamed(self, table: str) -> None:
        """A user at this table has a new name."""
        session = self.sessions.get(table)
        if session is not None:
            async with session.lock:
                await session.read_sheet()
            session.wake_subscribers()
        self.news.post(table, "people")

    # Subscribers

    def join(self, subscriber: TableSubscriber) -> None:
        # Since the request was checked, the session may have been evicted, or opened again.
        session = self.sessions.get(subscriber.room.id)
        if session is None:
            session = self.sessions[subscriber.room.id] = subscriber.room
            session.behind = True
        subscriber.room = session
        session.subscribers.add(subscriber)
        self.admission.disconnect_banned(subscriber)  # by a ban made since the request was checked
        self.presence.publish_change(session)
        self.bots.attend(session)

    def leave(self, subscriber: TableSubscriber) -> None:
        session = subscriber.room
        session.subscribers.discard(subscriber)
        session.used = time.monotonic()
        self.presence.publish_change(session)

    def _subscribers(self) -> list[Subscriber]:
        return [subscriber for session in list(self.sessions.values()) for subscriber in list(session.subscribers)]

    def disconnect(self, session: TableSession, fault: Fault, tokens: Collection[str] | None = None) -> None:
        """End the connections at a table, or those that came with one of these tokens."""
        for subscriber in list(session.subscribers):
            if tokens is None or subscriber.visitor.token in tokens:
                subscriber.dismissed = fault
                subscriber.wake.set()

    def revoke_tokens(self, tokens: list[str]) -> None:
        """Make these tokens invalid on every node, and end the connections that came with one."""
        self.news.post("", "revoked", tokens=tokens)
        self._disconnect_tokens(tokens)

    def _disconnect_tokens(self, tokens: list[str]) -> None:
        self.guests.drop_tokens(tokens)
        for session in list(self.sessions.values()):
            self.disconnect(session, Nobody("signed-out"), tokens)

    async def end_sessions(self) -> None:
        """Close connections whose sign-in another node ended while Redis was away."""
        held = {subscriber.visitor.token for subscriber in self._subscribers()}
        self._disconnect_tokens(await self.guests.find_ended(held - {""}))

    def on_blocks_changed(self, guest: int) -> None:
        """This user has blocked or unblocked others: send their chats again, on all their devices."""
        self.news.post("", "blocks", guest=guest)
        self._resend_chats(guest)

    def _resend_chats(self, guest: int | None = None) -> None:
        for session in self.sessions.values():
            for subscriber in session.subscribers:
                if guest is None or subscriber.visitor.guest == guest:
                    subscriber.hear_anew()

    def announce(self, text: str) -> None:
        """Show the administrator's announcement to everybody; an empty text ends it."""
        self.announcement = text
        for session in self.sessions.values():
            session.people_version += 1
            session.wake_subscribers()

    # Messages from other nodes

    async def on_message(self, kind: str, table: str, note: dict[str, Any]) -> None:
        session = self.sessions.get(table)
        if kind == "revoked":
            self._disconnect_tokens(note["tokens"])
        elif kind == "announce":
            self.announce(note["text"])
        elif kind == "bans":
            await self.admission.reload_bans()
        elif kind == "settings":
            await self.admission.reload_settings()
        elif kind == "blocks":
            self._resend_chats(note["guest"])
        elif kind == "doubt":
            self.invalidate(table)
        elif kind == "gone":
            self.on_table_deleted(table)
        elif kind == "presence":
            self.presence.on_message(note["node"], table, note)
            if session is not None and session.subscribers and note["seq"] > session.seq:
                session.mark_behind()
        elif session is None:
            self.changed_while_opening.update({table} & self.opening.keys())
        else:
            self._on_session_message(kind, session, note)

    def _on_session_message(self, kind: str, session: TableSession, note: dict[str, Any]) -> None:
        if kind in CHAT_KINDS:
            session.on_chat_changed(kind)
        elif kind == "entries" and session.subscribers:
            session.apply_remote_entries(note)
        else:
            session.mark_behind()

    async def on_messages_lost(self) -> None:
        """Messages may have been missed: read every table again."""
        self.changed_while_opening.update(self.opening)
        self.guests.known.clear()  # sessions may have been ended
        for session in list(self.sessions.values()):
            session.behind = True
            session.people_version += 1
            for kind in CHAT_KINDS:
                session.on_chat_changed(kind)
        self._resend_chats()  # only now: subscribers read what was just marked
        self.announce(await load_announcement(self.database))
        await self.admission.reload_bans()
        await self.admission.reload_settings()

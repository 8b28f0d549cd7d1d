"""A table in memory: the game as its stored entries tell it, who sits there, and the connections that look at it.

The lock is held while an answer is being stored, and by every reader; so no answer is shown before it is on the disk.
Memory that may differ from the store is `doubted` and read again before anything else happens; when another node has
stored more it is only `behind`, and the new entries are applied.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from bisect import bisect_right
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.core.game import Game, Outcome, game
from meadhall.server.auth.requester import Visitor
from meadhall.server.cluster import replication
from meadhall.server.cluster.replication import EntryBatch
from meadhall.server.errors.http_errors import Forbidden, Stale, StoreAway
from meadhall.server.store.agreements import End, EndedByPeople, StoredProposal
from meadhall.server.store.chat import Chat, Note
from meadhall.server.store.database import describe_error, is_away
from meadhall.server.store.entry_appenders import Rows
from meadhall.server.store.table_store import BOT, HUMAN, OPEN, OVER, RUNNING, WAITING, Chair, Entry, Sheet
from meadhall.server.store.write_queue import LostRaceError
from meadhall.server.table import entry_replay
from meadhall.server.table.session_server import SessionServer
from meadhall.server.table.viewers import Snapshot, Subscriber, take_snapshot
from meadhall.tables.campaign_games import find_book_name, to_storied
from meadhall.tables.rules_error import Broken, format_trace
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

log = logging.getLogger("meadhall.server")
STORY = "story"  # key of the story's bookmark in the cache
BATCH = 200  # entries replayed before other tasks run


class TableSession:
    def __init__(self, server: SessionServer, sheet: Sheet, chairs: list[Chair]) -> None:
        self.server = server
        self.id = sheet.id
        self.sheet = sheet
        self.chairs = chairs
        self.game: Game = game(sheet.game)
        self.storied = find_book_name(self.game, sheet.options) != ""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        # The game
        self.play: Table | None = None
        self.ended: EndedByPeople | None = None  # how people ended it before the rules did
        self.sitting = 0  # how often a game was started here: a story may be started again
        self.seq = 0
        self.seqs: list[int] = []  # the entry with which each of the table's groups of events came
        self.undone = 0  # the last entry that took back what was sent before
        self.stuck: Fault | None = None
        self.doubted = False  # memory may be wrong
        self.behind = False  # memory is right, but another node has stored more
        self.unsent: EntryBatch | None = None  # entries stored here that the other nodes have not been sent
        self.bot_task: asyncio.Task[None] | None = None
        # The viewers
        self.subscribers: set[Subscriber] = set()
        self.shown_presence: tuple[set[int], int] | None = None  # as last sent to the subscribers
        self.cache: dict[Any, Any] = {}  # what was encoded for some viewer, until the next entry
        self.people_version = 0
        self.admitted: set[int] = set()  # users known to have come by invitation
        # The chat
        self.unread = True  # chats, notes and silenced must be read before they are sent
        self.chats: list[Chat] = []
        self.chats_version = 0  # of older messages: it changes when the host removes one
        self.silenced: list[str] = []
        self.notes: list[Note] = []
        self.notes_version = 0

    # Seats

    def has_several_people(self) -> bool:
        """Return whether several people sit here. Each of them is sent since when the table waits."""
        return len({chair.guest for chair in self.chairs if chair.kind == HUMAN}) > 1

    def find_seats(self, visitor: Visitor) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if visitor.owns_seat(self.id, chair.seat, chair.guest)]

    def find_index(self, seat: str) -> int:
        for i, chair in enumerate(self.chairs):
            if chair.seat == seat:
                return i
        raise Fault("seat-unknown", seat=seat[:8])

    def find_seat(self, visitor: Visitor, seat: str | None) -> int:
        """Return the seat this visitor speaks for; without a name their only one."""
        mine = self.find_seats(visitor)
        if seat is not None:
            if self.find_index(seat) not in mine:
                raise Forbidden("seat-foreign", seat=seat)
            return self.find_index(seat)
        if len(mine) != 1:
            if not mine:
                raise Forbidden("seat-none")
            raise Fault("seat-which", seats=", ".join(self.chairs[i].seat for i in mine))
        return mine[0]

    def find_playable_seat(self, visitor: Visitor, seat: str | None) -> int:
        """Return the same seat. Refuse it while a bot sits there."""
        index = self.find_seat(visitor, seat)
        if self.chairs[index].kind == BOT:
            raise Conflict("seat-bot", seat=self.chairs[index].seat)
        return index

    def check_seat_kind(self, seat: int, kind: str) -> None:
        """Refuse the answer if a bot took the seat, or its owner took it back, in the meantime."""
        if self.chairs[seat].kind != kind:
            raise Stale("stale", seq=self.seq)

    # Standing

    @property
    def is_stale(self) -> bool:
        """Whether the store must be read before anything else happens."""
        return self.doubted or self.behind

    @property
    def is_over(self) -> bool:
        return self.sheet.status == OVER

    @property
    def proposal(self) -> StoredProposal | None:
        """What is proposed to the table now. A proposal ends with the question it answers."""
        found = self.sheet.proposal
        return found if found is not None and found.seq == self.seq and self.stuck is None else None

    def find_first_event_after(self, seq: int) -> int:
        """Return the number of the first group of events after this entry."""
        return bisect_right(self.seqs, seq)

    def turn_status(self, now: float) -> tuple[str, str | None, float | None]:
        """Return status, asked seat, and when its clock runs out."""
        if self.play is None:
            return WAITING, None, None
        asked = self.play.asked_seat()
        if asked is None or self.ended is not None:
            return OVER, None, None
        seconds = self.server.limits.find_turn_seconds(self.sheet.pace)
        if seconds is None or asked < 0 or self.chairs[asked].kind == BOT:
            return RUNNING, seat_name(asked), None
        return RUNNING, seat_name(asked), now + seconds

    def _make_bookmark(self) -> tuple[dict[str, Any] | None, str | None]:
        """Return where a story stands: for the lobby, and to go on from if its book should change."""
        if not self.storied or self.play is None:
            return None, None
        return to_storied(self.game).bookmark(self.play.state), self.game.position(self.play.state)

    # Reading the store

    async def read(self) -> None:
        """Read all entries and replay those that count."""
        entry_replay.check_options(self.game, self.sheet, len(self.chairs))
        entries = await self.server.tables.load_entries(self.id)
        active, self.sitting, self.undone = entry_replay.select_active_entries(entries)
        self.play, self.ended, self.seq, self.seqs = None, None, 0, []
        self.cache.clear()
        self.stuck = None
        try:
            for number, entry in enumerate(active):
                if number % BATCH == BATCH - 1:
                    await asyncio.sleep(0)
                self._apply_entry(entry)
            self._finish_replay()
        except Exception as lost:  # rules or book have changed since: it can be looked at, but not played on
            fault = lost if isinstance(lost, Fault) else Conflict("table-changed")
            if self.play is None:
                raise fault from lost
            log.error(
                "table %s cannot be replayed beyond entry %s: %s, %s",
                self.id,
                self.seqs[-1],
                fault.key,
                format_trace(lost),
            )
            self.stuck = fault
            with suppress(Exception):  # drop the answer that was only half applied
                self.play.back_to(len(self.play.record.answers))
        self.seq = entries[-1].seq if entries else 0
        if (
            self.play is not None
            and self.stuck is None
            and entry_replay.has_diverged(self.game, self.sheet, self.play, self.is_over, self.server.drafting)
        ):
            self.stuck = Conflict("table-changed")

    def _apply_entry(self, entry: Entry) -> None:
        if entry.kind == "start":
            header = json.loads(entry.text)
            seats = [Seat(kind, name) for kind, name in zip(header["seats"], header["names"], strict=True)]
            self.play = entry_replay.open_table(self.game, self.sheet, seats, header)
            self.seqs = [entry.seq]
            self._count_sitting()
            return
        assert self.play is not None
        if entry.kind == "end":
            self.ended = entry_replay.decode_end(self.play, entry.text)
        elif entry.kind == "undo":
            self.play.back_to(int(entry.text))
            del self.seqs[1 + int(entry.text) :]
            self.undone = entry.seq
        else:
            self.play.append(entry.text)
            self.seqs.append(entry.seq)

    def _count_sitting(self) -> None:
        self.stuck = self.ended = None
        self.sitting += 1
        if self.sitting > 1:
            self.undone = max(self.undone, self.seqs[0])

    def _finish_replay(self) -> None:
        if self.play is not None:
            self.play.catch_up_dealer()
            self.play.deal()  # an answer and the draws after it are stored together: this only writes the result

    async def refresh(self) -> None:
        """Reload from the store if the session is stale. Hold the lock. Loops: another node may write while we read."""
        while self.is_stale:
            whole = self.doubted or self.stuck is not None
            self.doubted = self.behind = False
            try:
                await self.read_sheet()
                await (self.read() if whole else self.read_new_entries())
            except BaseException:
                self.doubted, self.behind = self.doubted or whole, True
                raise

    async def read_sheet(self) -> None:
        found = await self.server.tables.load(self.id)
        if found is not None:
            self.sheet, self.chairs = found
            self.people_version += 1

    async def read_new_entries(self) -> None:
        """Apply what was stored after the last entry that is known here."""
        new = await self.server.tables.load_entries(self.id, self.seq)
        for first in range(0, len(new), BATCH):
            if not self._apply_new_entries(new[first : first + BATCH]):
                return
            await asyncio.sleep(0)

    def _apply_new_entries(self, new: list[Entry]) -> bool:
        try:
            for entry in new:
                self._apply_entry(entry)
                self.seq = entry.seq
            self._finish_replay()
            self.cache.clear()
            return True
        except Exception as error:  # noqa: BLE001 (broken rules may raise anything; the next reader reads all of it)
            self.doubted = True
            log.error("table %s could not be followed: %s", self.id, format_trace(error))
            return False

    def apply_remote_entries(self, note: dict[str, Any]) -> None:
        """Apply entries that another node stored, if its note brings exactly those missing here; else mark the session
        as behind, so that the store is read."""
        certain = not self.is_stale and self.stuck is None and not self.lock.locked()
        batch = replication.decode_batch(note, self.sheet) if certain else None
        if batch is None or batch.entries[0].seq != self.seq + 1:
            self.behind = self.behind or batch is None or batch.entries[-1].seq > self.seq
        elif self._apply_new_entries(batch.entries):
            self._update_sheet(batch.mark, False)
        self.wake_subscribers()

    def mark_behind(self) -> None:
        """Another node has stored something: read it before the next message, and send it at once."""
        self.behind = True
        self.wake_subscribers()

    # Answering

    async def answer(self, seat: int, text: str, seq: int, kind: str = HUMAN) -> int:
        """Store a player's answer and the draws it brings; return the new number."""
        async with self.lock:
            table = await self.check_current(seq)
            self.check_seat_kind(seat, kind)
            await self.submit_answer(table, seat, text)
        self.notify_entries()
        return self.seq

    async def check_current(self, seq: int) -> Table:
        """Return the running game if the sender has seen its latest entry. Hold the lock."""
        await self.refresh()
        if self.play is None:
            raise Conflict("table-waiting")
        if self.stuck is not None:
            raise Conflict("table-changed")
        if self.ended is not None:
            raise Conflict("table-over")
        if seq != self.seq:
            raise Stale("stale", seq=self.seq)
        return self.play

    async def submit_answer(self, table: Table, seat: int, text: str) -> None:
        """Play an answer and store it with the draws it brings. Hold the lock.

        The views of all subscribers are made first: a position that cannot be shown is not stored.
        """
        known, begun = len(table.record.answers), time.perf_counter()
        self.cache.clear()
        try:
            table.answer(seat, " ".join(text.split()), self._cache_views)
        except Fault as fault:
            self.cache.clear()
            if isinstance(fault, Broken):
                self.server.mishaps.record(self, fault)
            raise
        ahead, self.cache = self.cache, {}
        await self.store([("answer", given.seat, given.text) for given in table.record.answers[known:]], ahead)
        self.seqs.extend(range(self.seq - (len(table.record.answers) - known) + 1, self.seq + 1))
        observed = self.server.measures.answers.labels(self.game.name, self.chairs[seat].kind)
        observed.observe(time.perf_counter() - begun)

    def _cache_views(self) -> None:
        for eyes in {subscriber.eyes for subscriber in self.subscribers}:
            self.get_snapshot(eyes)
        self.cache[STORY] = self._make_bookmark()

    def get_snapshot(self, eyes: int | None) -> Snapshot:
        """Return view, question, outcome and hints for this viewer, made once until the next entry."""
        assert self.play is not None
        if eyes not in self.cache:
            self.cache[eyes] = take_snapshot(self.game, self.play, eyes, self._make_outcome())
        snapshot: Snapshot = self.cache[eyes]
        return snapshot

    def _make_outcome(self) -> Outcome | None:
        if self.ended is None:
            return None
        return Outcome([self.find_index(seat) for seat in self.ended.winners], [], self.ended.how)

    async def end_by_people(self, how: End, seat: str, winners: list[str]) -> None:
        """End the game here; the record stays, without a result of the rules. Hold the lock."""
        text = entry_replay.encode_end(how, seat, winners)
        self.ended = entry_replay.decode_end(self.play, text)
        await self.store([("end", seat, text)])

    # Storing

    async def store(self, new: Iterable[tuple[str, str, str]], ahead: dict[Any, Any] | None = None) -> None:
        """Append entries. Whatever goes wrong, memory is doubted until it has been read again.

        `ahead` is the cache for the position after these entries.
        """
        now = self.server.now()
        rows = [
            {"table": self.id, "seq": self.seq + number, "kind": kind, "seat": seat, "text": text, "at": now}
            for number, (kind, seat, text) in enumerate(new, 1)
        ]
        status, turn, until = self.turn_status(now)
        story, stands = ahead.pop(STORY) if ahead else self._make_bookmark()
        result = entry_replay.build_result(self.play, self.ended) if status == OVER else None
        mark = {
            "of": self.id,
            "status_": status,
            "turn_": turn,
            "until_": until,
            "updated_": now,
            "story_": json.dumps(story) if story else None,
            "stands_": stands,
            "result_": json.dumps(result) if result else None,
        }
        try:
            await self.server.writer.append(rows, mark)
        except BaseException as error:
            self.doubted = True
            if isinstance(error, LostRaceError):
                await self.refresh()
                self.wake_subscribers()
                raise Stale("stale", seq=self.seq) from None
            if not isinstance(error, Exception):
                raise
            log.error(
                "an entry of table %s could not be stored, and nobody was shown it: %s",
                self.id,
                describe_error(error) if is_away(error) else format_trace(error),
            )
            raise StoreAway("store") from error
        troubled = self.server.mishaps.find_note(self) is not None
        self.seq += len(rows)
        self.cache = ahead or {}
        self._update_sheet(mark, troubled)
        if self.server.news.others:
            self._queue_replication(rows, mark)

    def _queue_replication(self, rows: Rows, mark: dict[str, Any]) -> None:
        new = [Entry(row["seq"], row["kind"], row["seat"], row["text"]) for row in rows]
        self.unsent = EntryBatch([*(self.unsent.entries if self.unsent else []), *new], mark)

    def _update_sheet(self, mark: dict[str, Any], troubled: bool) -> None:
        """Set the sheet to what was stored with the latest entry."""
        sheet, status, until = self.sheet, mark["status_"], mark["until_"]
        self.people_version += (
            troubled
            or until is not None
            or sheet.until is not None
            or sheet.status != status
            or bool(sheet.asked_undo or sheet.proposal or sheet.call or self.has_several_people())
        )
        sheet.status, sheet.turn, sheet.until, sheet.updated = status, mark["turn_"], until, mark["updated_"]
        sheet.story = json.loads(mark["story_"]) if mark["story_"] else None
        sheet.result = json.loads(mark["result_"]) if mark["result_"] else None
        sheet.stands, sheet.asked_at = mark["stands_"], mark["updated_"]
        sheet.asked_undo = sheet.proposal = sheet.call = None

    # Starting

    async def start(self) -> None:
        """Deal, once no seat is open. Hold the lock."""
        if self.play is None and not any(chair.kind == OPEN for chair in self.chairs):
            try:
                await self._start_sitting([chair.nonce for chair in self.chairs], self.sheet.position, self.sheet.began)
            except Stale:
                if self.play is None:
                    raise  # else another node has dealt, and the same

    async def restart_sitting(self, position: str, began: str | None, seq: int) -> None:
        """Start again from a position with the same people. What was played stays among the entries."""
        async with self.lock:
            await self.refresh()
            if seq != self.seq:
                raise Stale("stale", seq=self.seq)
            # The secret stays, so the commitment does; new nonces make it another deal, and no player chose them.
            await self._start_sitting([f"{chair.nonce}-{self.sitting + 1}" for chair in self.chairs], position, began)
        self.notify_people()
        self.notify_entries()

    async def _start_sitting(self, nonces: list[str], position: str | None, began: str | None = None) -> None:
        seats = [Seat(chair.level or "karl" if chair.kind == BOT else "me", chair.name) for chair in self.chairs]
        self.play = entry_replay.create_table(self.game, self.sheet, seats, nonces, position)
        record = self.play.record
        record.header |= {"began": began} if began else {}
        header = json.dumps(record.header, ensure_ascii=False)
        await self.store([("start", "", header), *(("answer", given.seat, given.text) for given in record.answers)])
        self.seqs = list(range(self.seq - len(record.answers), self.seq + 1))
        self._count_sitting()

    # Notifying

    def notify_entries(self) -> None:
        """There are new entries: wake the subscribers here and on other nodes, and let a bot think."""
        self.used = time.monotonic()
        self.wake_subscribers()
        batch, self.unsent = self.unsent, None
        self.server.news.post(
            self.id, "entries", self.seq, **(replication.encode_batch(batch, self.sheet) if batch else {})
        )
        self.wake_bot()

    def notify_people(self) -> None:
        self.people_version += 1
        self.wake_subscribers()
        self.server.news.post(self.id, "people")

    def on_chat_changed(self, kind: str) -> None:
        """A message or note was written or removed: the next message to each subscriber is made from the store."""
        self.unread = True
        self.chats_version += kind == "hush"
        self.people_version += kind == "hush"  # it tells the host who is silenced
        self.notes_version += kind == "notes"
        self.wake_subscribers()

    def wake_subscribers(self) -> None:
        for subscriber in self.subscribers:
            subscriber.wake.set()

    def wake_bot(self) -> None:
        """Let a bot think if one is asked."""
        self.server.bots.attend(self)

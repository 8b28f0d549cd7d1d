"""A table in memory: the game as its stored entries tell it, and those who look at it.

The lock is held while an answer is being stored, and by everybody who reads; so nobody is ever shown an answer that
is not on the disk. Memory that may differ from the store is `doubted` and read again before anything else happens; when
another node has stored more it is only `behind`, and reads on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.core.record import Record
from meadhall.server.people.refusals import Away
from meadhall.server.store.appender import Rows
from meadhall.server.store.database import is_away, trouble
from meadhall.server.store.stored_tables import BOT, HUMAN, OPEN, OVER, RUNNING, WAITING, Chair, Entry, Sheet
from meadhall.server.store.writer import LostRace
from meadhall.server.table import ending, looking, telling
from meadhall.server.table.changed_rules import check_options, elsewhere
from meadhall.server.table.dealing import dealer_of, table_with
from meadhall.server.table.house import House
from meadhall.server.table.laid import Laid
from meadhall.server.table.telling import Told
from meadhall.tables.mishap import Broken, where
from meadhall.tables.seats import Seat
from meadhall.tables.storied import storied
from meadhall.tables.table import Table

log = logging.getLogger("meadhall.server")
STORY = "story"  # where it stands, among what was encoded ahead
BREATH = 200  # answers replayed before others get their turn


class Room(Laid):
    def __init__(self, hall: House, sheet: Sheet, chairs: list[Chair], attend: Callable[[Room], None]) -> None:
        super().__init__(sheet, chairs)
        self.hall = hall
        self._attend = attend
        self.untold: Told | None = None  # what was stored here and the other nodes have not been told

    # Reading the store

    async def read(self) -> None:
        """The game from its entries. Only what counts is replayed."""
        check_options(self)
        entries = await self.hall.tables.entries(self.id)
        self.play, self.ended, self.sitting, self.seq, self.seqs, self.undone = None, None, 0, 0, [], 0
        self.seen.clear()
        self.stuck = None
        try:
            for number, entry in enumerate(self._standing(entries)):
                if number % BREATH == BREATH - 1:
                    await asyncio.sleep(0)
                self._take(entry)
            self._settle()
        except Exception as lost:  # rules or book have changed since: it can be looked at, but not played on
            fault = lost if isinstance(lost, Fault) else Conflict("table-changed")
            if self.play is None:
                raise fault from lost
            log.error(
                "table %s cannot be replayed beyond entry %s: %s, %s", self.id, self.seqs[-1], fault.key, where(lost)
            )
            self.stuck = fault
            with suppress(Exception):  # whatever was left half done
                self.play.back_to(len(self.play.record.answers))
        self.seq = entries[-1].seq if entries else 0
        if self.play is not None and self.stuck is None and elsewhere(self, self.play, self.hall.drafting):
            self.stuck = Conflict("table-changed")

    def _standing(self, entries: list[Entry]) -> list[Entry]:
        """The last sitting, without answers that were taken back."""
        kept: list[Entry] = []
        for entry in entries:
            if entry.kind == "start":
                self.sitting += bool(kept)
                kept = [entry]
            elif entry.kind == "undo":
                del kept[1 + int(entry.text) :]
                self.undone = entry.seq
            else:
                kept.append(entry)
        return kept

    def _take(self, entry: Entry) -> None:
        if entry.kind == "start":
            header = json.loads(entry.text)
            seats = [Seat(kind, name) for kind, name in zip(header["seats"], header["names"], strict=True)]
            dealer = dealer_of(self.game, self.sheet, header["dealer"]["nonces"])
            self.play = table_with(dealer)(self.game, seats, dealer, Record(header))
            self.seqs = [entry.seq]
            self._sat_down()
            return
        assert self.play is not None
        if entry.kind == "end":
            self.ended = ending.read(self, entry.text)
        elif entry.kind == "undo":
            self.play.back_to(int(entry.text))
            del self.seqs[1 + int(entry.text) :]
            self.undone = entry.seq
        else:
            self.play.append(entry.text)
            self.seqs.append(entry.seq)

    def _sat_down(self) -> None:
        self.stuck = self.ended = None
        self.sitting += 1
        if self.sitting > 1:
            self.undone = max(self.undone, self.seqs[0])

    def _settle(self) -> None:
        if self.play is not None:
            self.play.catch_up_dealer()
            self.play.deal()  # an answer and the draws after it are stored together: this only writes the result

    async def fresh(self) -> None:
        """Call with the lock held: what is in memory is now what is stored. News that come while it is being read may
        be newer than what was read: then it is read once more."""
        while self.is_stale:
            whole = self.doubted or self.stuck is not None
            self.doubted = self.behind = False
            try:
                await self.read_sheet()
                await (self.read() if whole else self.read_on())
            except BaseException:
                self.doubted, self.behind = self.doubted or whole, True
                raise

    async def read_sheet(self) -> None:
        found = await self.hall.tables.load(self.id)
        if found is not None:
            self.sheet, self.chairs = found
            self.people_version += 1

    async def read_on(self) -> None:
        """What was stored after the last entry that is known here."""
        new = await self.hall.tables.entries(self.id, self.seq)
        for first in range(0, len(new), BREATH):
            if not self._play_on(new[first : first + BREATH]):
                return
            await asyncio.sleep(0)

    def _play_on(self, new: list[Entry]) -> bool:
        try:
            for entry in new:
                self._take(entry)
                self.seq = entry.seq
            self._settle()
            self.seen.clear()
            return True
        except Exception as error:  # it is read from the beginning by whoever looks next, and told what is wrong
            self.doubted = True
            log.error("table %s could not be followed: %s", self.id, where(error))
            return False

    def follow(self, note: dict[str, Any]) -> None:
        """Another node has stored entries. What its note brings is played on, if it is just what is missing here; else
        the store is read."""
        certain = not self.is_stale and self.stuck is None and not self.lock.locked()
        told = telling.read(note, self.sheet) if certain else None
        if told is None or told.entries[0].seq != self.seq + 1:
            self.behind = self.behind or told is None or told.entries[-1].seq > self.seq
        elif self._play_on(told.entries):
            self._marked(told.mark, False)
        self.wake()

    # Storing

    async def answer(self, seat: int, text: str, seq: int, kind: str = HUMAN) -> int:
        """A player's answer and the draws it brings, stored; the new number."""
        async with self.lock:
            table = await self.ready(seq)
            self.sits(seat, kind)
            await self.give(table, seat, text)
        self.changed()
        return self.seq

    async def end(self, how: str, seat: str, winners: list[str]) -> None:
        """End the game here. Call with the lock held; the record stays, without a result of the rules."""
        text = ending.written(how, seat, winners)
        self.ended = ending.read(self, text)
        await self.store([("end", seat, text)])

    def sits(self, seat: int, kind: str) -> None:
        """Whether a bot took the seat, or its owner took it back, meanwhile."""
        if self.chairs[seat].kind != kind:
            raise Conflict("stale", seq=self.seq)

    async def give(self, table: Table, seat: int, text: str) -> None:
        """Play an answer and store it with the draws it brings. Call with the lock held.

        What comes of it is looked at through everybody's eyes first: a table nobody can be shown is not stored.
        """
        known, begun = len(table.record.answers), time.perf_counter()
        self.seen.clear()
        try:
            table.answer(seat, " ".join(text.split()), self._look)
        except Fault as fault:
            self.seen.clear()
            if isinstance(fault, Broken):
                self.hall.mishaps.met(self, fault)
            raise
        ahead, self.seen = self.seen, {}
        await self.store([("answer", given.seat, given.text) for given in table.record.answers[known:]], ahead)
        self.seqs.extend(range(self.seq - (len(table.record.answers) - known) + 1, self.seq + 1))
        self.hall.measures.answers.labels(self.game.name, self.chairs[seat].kind).observe(time.perf_counter() - begun)

    def _look(self) -> None:
        for eyes in {watcher.eyes for watcher in self.watchers}:
            self.sight(eyes)
        self.seen[STORY] = self._story()

    def sight(self, eyes: int | None) -> dict[str, msgspec.Raw]:
        """View, question, outcome and what matters now through these eyes, encoded once until the next entry."""
        assert self.play is not None
        if eyes not in self.seen:
            found = looking.look(self, self.play, eyes)
            self.seen[eyes] = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in found.items()}
        shown: dict[str, msgspec.Raw] = self.seen[eyes]
        return shown

    async def ready(self, seq: int) -> Table:
        """The running game, if the one who answers has seen its latest entry."""
        await self.fresh()
        if self.play is None:
            raise Conflict("table-waiting")
        if self.stuck is not None:
            raise Conflict("table-changed")
        if self.ended is not None:
            raise Conflict("table-over")
        if seq != self.seq:
            raise Conflict("stale", seq=self.seq)
        return self.play

    async def store(self, new: Iterable[tuple[str, str, str]], ahead: dict[Any, Any] | None = None) -> None:
        """Append entries. Whatever goes wrong, memory is doubted until it has been read again. `ahead` is what was
        already encoded of what is true from now on."""
        now = self.hall.now()
        rows = [
            {"table": self.id, "seq": self.seq + number, "kind": kind, "seat": seat, "text": text, "at": now}
            for number, (kind, seat, text) in enumerate(new, 1)
        ]
        status, turn, until = self.standing(now)
        story, stands = ahead.pop(STORY) if ahead else self._story()
        result = ending.result(self) if status == OVER else None
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
            await self.hall.writer.append(rows, mark)
        except BaseException as error:
            self.doubted = True
            if isinstance(error, LostRace):
                await self.fresh()
                self.wake()
                raise Conflict("stale", seq=self.seq) from None
            if not isinstance(error, Exception):
                raise
            log.error(
                "an entry of table %s could not be stored, and nobody was shown it: %s",
                self.id,
                trouble(error) if is_away(error) else where(error),
            )
            raise Away("store") from error
        troubled = self.hall.mishaps.note(self) is not None
        self.seq += len(rows)
        self.seen = ahead or {}
        self._marked(mark, troubled)
        if self.hall.news.others:
            self._to_tell(rows, mark)

    def _to_tell(self, rows: Rows, mark: dict[str, Any]) -> None:
        new = [Entry(row["seq"], row["kind"], row["seat"], row["text"]) for row in rows]
        self.untold = Told([*(self.untold.entries if self.untold else []), *new], mark)

    def _marked(self, mark: dict[str, Any], troubled: bool) -> None:
        """The sheet as it was stored with the latest entry."""
        sheet, status, until = self.sheet, mark["status_"], mark["until_"]
        self.people_version += (
            troubled
            or until is not None
            or sheet.until is not None
            or sheet.status != status
            or bool(sheet.asked_undo or sheet.proposal or sheet.call or self.company())
        )
        sheet.status, sheet.turn, sheet.until, sheet.updated = status, mark["turn_"], until, mark["updated_"]
        sheet.story = json.loads(mark["story_"]) if mark["story_"] else None
        sheet.result = json.loads(mark["result_"]) if mark["result_"] else None
        sheet.stands, sheet.asked_at = mark["stands_"], mark["updated_"]
        sheet.asked_undo = sheet.proposal = sheet.call = None

    def _story(self) -> tuple[dict[str, Any] | None, str | None]:
        """Where a story stands: for the lobby, and to go on from if its book should change."""
        if not self.storied or self.play is None:
            return None, None
        return storied(self.game).bookmark(self.play.state), self.game.position(self.play.state)

    def standing(self, now: float) -> tuple[str, str | None, float | None]:
        """Status, asked seat, and when its clock runs out."""
        if self.play is None:
            return WAITING, None, None
        asked = self.play.asked_seat()
        if asked is None or self.ended is not None:
            return OVER, None, None
        seconds = self.hall.limits.seconds(self.sheet.pace)
        if seconds is None or asked < 0 or self.chairs[asked].kind == BOT:
            return RUNNING, seat_name(asked), None
        return RUNNING, seat_name(asked), now + seconds

    async def start(self) -> None:
        """Deal, once no seat is open. Call with the lock held."""
        if self.play is None and not any(chair.kind == OPEN for chair in self.chairs):
            try:
                await self._sit_down([chair.nonce for chair in self.chairs], self.sheet.position, self.sheet.began)
            except Fault as fault:
                if fault.key != "stale" or self.play is None:  # else another node has dealt, and the same
                    raise

    async def sit_down_again(self, position: str, began: str | None, seq: int) -> None:
        """The same people once more from a position; what was played stays among the entries."""
        async with self.lock:
            await self.fresh()
            if seq != self.seq:
                raise Conflict("stale", seq=self.seq)
            # The secret stays, so the commitment does; other nonces make it another deal, and nobody chose them.
            await self._sit_down([f"{chair.nonce}-{self.sitting + 1}" for chair in self.chairs], position, began)
        self.people_changed()
        self.changed()

    async def _sit_down(self, nonces: list[str], position: str | None, began: str | None = None) -> None:
        dealer = dealer_of(self.game, self.sheet, nonces)
        seats = [Seat(chair.level or "karl" if chair.kind == BOT else "me", chair.name) for chair in self.chairs]
        self.play = table_with(dealer).new(self.game, seats, self.sheet.options, dealer, position)
        record = self.play.record
        record.header |= {"began": began} if began else {}
        header = json.dumps(record.header, ensure_ascii=False)
        await self.store([("start", "", header), *(("answer", given.seat, given.text) for given in record.answers)])
        self.seqs = list(range(self.seq - len(record.answers), self.seq + 1))
        self._sat_down()

    # Telling

    def changed(self) -> None:
        """There are new entries: tell those who look, here and on other nodes, and let a bot think."""
        self.used = time.monotonic()
        self.wake()
        told, self.untold = self.untold, None
        self.hall.news.post(self.id, "entries", self.seq, **(telling.written(told, self.sheet) if told else {}))
        self.attend()

    def attend(self) -> None:
        """If a bot is asked, let it think."""
        self._attend(self)

    def people_changed(self) -> None:
        self.people_version += 1
        self.wake()
        self.hall.news.post(self.id, "people")

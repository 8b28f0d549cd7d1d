"""One connection's look at a table: whose eyes, what it has been told, and what it is to be told next.

Nothing queues up for a slow reader: it is woken, and reads what is new when it comes round to it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque

from meadhall.core.fault import Fault
from meadhall.server.people.refusals import OwnFault
from meadhall.server.people.visitor import Visitor
from meadhall.server.table.room import Room
from meadhall.server.transport import message
from meadhall.tables.mishap import where

log = logging.getLogger("meadhall.server")
REPLIES = 100  # direct replies that may wait to be read; more, and the reader has gone to sleep


class Asleep(Exception):
    """The client does not read what it is sent."""


class Watcher:
    def __init__(self, room: Room, visitor: Visitor, since: int | None = None, eyes: str | None = None) -> None:
        self.room = room
        self.visitor = visitor
        self.wake = asyncio.Event()
        self.wake.set()
        self.dismissed: Fault | None = None
        self.replies: deque[bytes] = deque()
        self.since = since or 0
        self.told = -1  # the entry up to which the table was told; -1: nothing yet
        self.full = since is None or since > room.seq
        self.people_version = -1
        self.notes_version = -1
        self.chats_version = room.chats_version
        self.last_chat = 0
        self.everything: bool | None = None  # whether what watchers say was told
        self.blocked: frozenset[int] | None = None  # whom this visitor does not want to hear; None: to be read
        self.eyes: int | None = None
        self.chosen = eyes is not None
        mine = room.seats_of(visitor)
        if eyes is not None:
            self.eyes = room.own(visitor, eyes)
        elif len(mine) == 1:
            self.eyes = mine[0]

    def reply(self, said: bytes) -> None:
        if len(self.replies) >= REPLIES:
            raise Asleep
        self.replies.append(said)
        self.wake.set()

    def look_again(self) -> None:
        """All of it once more: what was told is no longer so."""
        self.told, self.full = -1, True
        self.wake.set()

    def hear_anew(self) -> None:
        """This visitor hears other people than before."""
        self.blocked = None
        self.chats_version = self.notes_version = -1
        self.wake.set()

    def refuse(self, fault: Fault) -> None:
        """One clear error; a client that was wrong about the table is shown it afresh."""
        self.reply(message.error(fault, self.room.seq))
        if fault.key == "stale":
            self.told = -1

    def look(self, seat: str | None) -> None:
        """Look through another seat of one's own, or watch."""
        self.eyes = None if seat is None else self.room.own(self.visitor, seat)
        self.chosen = True
        self.look_again()

    def _see(self, mine: list[int]) -> None:
        """Eyes follow the seats: nobody looks through one that is no longer theirs."""
        if self.eyes is not None and self.eyes not in mine:
            self.eyes, self.chosen, self.told, self.full = None, False, -1, True
        if self.eyes is None and not self.chosen and len(mine) == 1:
            self.eyes, self.told, self.full = mine[0], -1, True

    def replied(self) -> list[bytes]:
        """What was asked for, once."""
        replies = list(self.replies)
        self.replies.clear()
        return replies

    async def due(self) -> list[bytes]:
        """All that is new now."""
        if self.dismissed is not None:
            raise self.dismissed
        said: list[bytes] = []
        room = self.room
        async with room.lock:
            await room.fresh()
            await self._read_talk()
            mine = room.seats_of(self.visitor)
            self._see(mine)
            self.full = self.full or self.since > room.seq
            if self.people_version != room.people_version:
                self.people_version = room.people_version
                said.append(message.people(room, mine, self.visitor))
            if room.play is not None and self.told != room.seq:
                said.append(self._table(mine))
                self.told = self.since = room.seq
                self.full = False
            self._talk(said, bool(mine))
        return said

    async def _read_talk(self) -> None:
        """Until nothing has changed meanwhile: from here on nobody is waited for, so that what is told is what was
        read. A note that came in between would count as told, and never be."""
        while self.room.unread or self.blocked is None:
            await self._read_blocks()
            await self.room.hall.read_talk(self.room)

    async def _read_blocks(self) -> None:
        """What changes while it is being read is read once more."""
        while self.blocked is None:
            self.blocked = frozenset()
            try:
                found = await self.room.hall.blocked_by(self.visitor)
            except BaseException:
                self.blocked = None
                raise
            self.blocked = found if self.blocked is not None else None

    def _table(self, mine: list[int]) -> bytes:
        """What cannot be shown is said to be so, once; everything else goes on."""
        try:
            return message.table(self.room, mine, self.eyes, self.since, self.full)
        except Exception as error:
            note = secrets.token_hex(4)
            log.error("table %s cannot be shown (%s): %s", self.room.id, note, where(error))
            return message.error(OwnFault("own-fault", note=note), self.room.seq)

    def _talk(self, said: list[bytes], seated: bool) -> None:
        room = self.room
        everything, blocked = not seated or room.over, self.blocked or frozenset()
        heard = [chat for chat in room.chats if chat.heard_by(seated, room.over) and chat.guest not in blocked]
        other = self.everything is not None and self.everything != everything
        self.everything = everything
        if self.chats_version != room.chats_version or other:
            self.chats_version = room.chats_version
            said.append(message.chats(heard))
        else:
            said.extend(message.chat(chat) for chat in heard if chat.id > self.last_chat)
        if room.chats:
            self.last_chat = max(self.last_chat, room.chats[-1].id)
        if self.notes_version != room.notes_version or other:
            self.notes_version = room.notes_version
            guest = self.visitor.guest if self.visitor.seat is None else None  # a program has no notes of its own
            said.append(
                message.notes(
                    [
                        note
                        for note in room.notes
                        if note.seen_by(guest, seated, room.over) and note.guest not in blocked
                    ]
                )
            )

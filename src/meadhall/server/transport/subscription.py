"""One connection to a table: its viewer, what it was sent, and what it is to be sent next.

Nothing is queued for a slow reader: it is woken, and gets what is new when it is ready.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque

from msgspec import UNSET, UnsetType

from meadhall.core.fault import Fault
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import OwnFault, Stale
from meadhall.server.table import chat
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport import server_messages
from meadhall.tables.rules_error import format_trace
from meadhall.words import Language

log = logging.getLogger("meadhall.server")
REPLIES = 100  # direct replies that may wait to be read; more, and the reader has gone to sleep


class SlowClientError(Exception):
    """The client does not read what it is sent."""


class Watcher:
    def __init__(
        self,
        room: TableSession,
        visitor: Visitor,
        since: int | None = None,
        eyes: str | None = None,
        language: Language = "en",
    ) -> None:
        self.room = room
        self.visitor = visitor
        self.language = language
        self.wake = asyncio.Event()
        self.wake.set()
        self.dismissed: Fault | None = None
        self.replies: deque[bytes] = deque()
        self.since = since or 0
        self.told = -1  # the last entry sent; -1: none yet
        self.sent: server_messages.SentView | None = None  # what the next message builds on
        self.sends_changes = True  # only what changed of the view, after the first message
        self.full = since is None or since > room.seq
        self.called: list[str] = []  # the names in the sentences sent
        self.people_version = -1
        self.notes_version = -1
        self.chats_version = room.chats_version
        self.last_chat = 0
        self.everything: bool | None = None  # whether watchers' chat was sent
        self.blocked: frozenset[int] | None = None  # whom this visitor does not want to hear; None: to be read
        self.eyes: int | None = None
        self.chosen = eyes is not None
        mine = room.find_seats(visitor)
        if eyes is not None:
            self.eyes = room.find_seat(visitor, eyes)
        elif len(mine) == 1:
            self.eyes = mine[0]

    def reply(self, said: bytes) -> None:
        if len(self.replies) >= REPLIES:
            raise SlowClientError
        self.replies.append(said)
        self.wake.set()

    def look_again(self) -> None:
        """Send everything again: what was sent is outdated."""
        self.told, self.full = -1, True
        self.wake.set()

    def hear_anew(self) -> None:
        """This visitor hears other people than before."""
        self.blocked = None
        self.chats_version = self.notes_version = -1
        self.wake.set()

    def refuse(self, fault: Fault) -> None:
        """One clear error; a client that was wrong about the table is shown it afresh."""
        self.reply(server_messages.build_error(fault, self.room.seq, self.language))
        if isinstance(fault, Stale):
            self.told = -1

    def look(self, seat: str | UnsetType | None = UNSET, language: Language | UnsetType = UNSET) -> None:
        """Look through another seat of one's own, or watch (None); read in another language."""
        if seat is not UNSET:
            self.eyes = None if seat is None else self.room.find_seat(self.visitor, seat)
            self.chosen = True
        if language is not UNSET:
            self.language = language
            self.people_version = -1
        self.look_again()

    def _see(self, mine: list[int]) -> None:
        """Drop the view of a seat that the user no longer owns."""
        if self.eyes is not None and self.eyes not in mine:
            self.eyes, self.chosen, self.told, self.full = None, False, -1, True
        if self.eyes is None and not self.chosen and len(mine) == 1:
            self.eyes, self.told, self.full = mine[0], -1, True

    def take_replies(self) -> list[bytes]:
        """What was asked for, once."""
        replies = list(self.replies)
        self.replies.clear()
        return replies

    async def collect_due(self) -> list[bytes]:
        """All that is new now."""
        if self.dismissed is not None:
            raise self.dismissed
        said: list[bytes] = []
        room = self.room
        async with room.lock:
            await room.refresh()
            await self._read_talk()
            mine = room.find_seats(self.visitor)
            self._see(mine)
            self.full = self.full or self.since > room.seq
            if self.people_version != room.people_version:
                self.people_version = room.people_version
                said.append(server_messages.build_people(room, mine, self.visitor))
            called = server_messages.list_names(room)
            if room.play is not None and (self.told != room.seq or self.called != called):
                said.append(self._build_table(mine))
                self.told, self.since, self.called = room.seq, room.seq, called
                self.full = False
            self._collect_talk(said, bool(mine))
        return said

    async def _read_talk(self) -> None:
        """Loop until the chat is current. No await below this call: the message must match what was read."""
        while self.room.unread or self.blocked is None:
            await self._read_blocks()
            await chat.load_chat(self.room)

    async def _read_blocks(self) -> None:
        """Read the blocks again if they change while being read."""
        while self.blocked is None:
            self.blocked = frozenset()
            try:
                found = await chat.find_blocked_users(self.room.server, self.visitor)
            except BaseException:
                self.blocked = None
                raise
            self.blocked = found if self.blocked is not None else None

    def _build_table(self, mine: list[int]) -> bytes:
        """What cannot be shown is said to be so, once; everything else goes on."""
        sent = self.sent if self.told >= 0 else None
        self.sent = None
        try:
            message = server_messages.build_table(
                self.room, mine, self.eyes, self.since, self.full, self.language, sent
            )
            if self.sends_changes:
                self.sent = server_messages.SentView(self.room.seq, self.room.get_snapshot(self.eyes).view)
            return message
        except Exception as error:  # noqa: BLE001 (broken rules may raise anything)
            note = secrets.token_hex(4)
            log.error("table %s cannot be shown (%s): %s", self.room.id, note, format_trace(error))
            return server_messages.build_error(OwnFault("own-fault", note=note), self.room.seq, self.language)

    def _collect_talk(self, said: list[bytes], seated: bool) -> None:
        room = self.room
        everything, blocked = not seated or room.is_over, self.blocked or frozenset()
        heard = [chat for chat in room.chats if chat.is_visible_to(seated, room.is_over) and chat.guest not in blocked]
        other = self.everything is not None and self.everything != everything
        self.everything = everything
        if self.chats_version != room.chats_version or other:
            self.chats_version = room.chats_version
            said.append(server_messages.build_chats(heard))
        else:
            said.extend(server_messages.build_chat(chat) for chat in heard if chat.id > self.last_chat)
        if room.chats:
            self.last_chat = max(self.last_chat, room.chats[-1].id)
        if self.notes_version != room.notes_version or other:
            self.notes_version = room.notes_version
            guest = self.visitor.guest if self.visitor.seat is None else None  # a program has no notes of its own
            said.append(
                server_messages.build_notes(
                    [
                        note
                        for note in room.notes
                        if note.is_visible_to(guest, seated, room.is_over) and note.guest not in blocked
                    ]
                )
            )

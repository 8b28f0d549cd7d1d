"""Chat and notes of a table. Watchers chat among themselves while a game is running."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update

from meadhall.core.fault import Fault, Unknown
from meadhall.server.auth.text_sanitizer import clean_line, clean_lines
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.limits.limits import Limits
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import chats, guests, notes, seats, silenced, tables
from meadhall.server.store.write_queue import Writer

MINE, TABLE = "mine", "table"  # scopes of notes
Heard = tuple[int, str, str | None, bool]  # guest, name, seat, muted


@dataclass(frozen=True)
class Chat:
    id: int
    guest: int
    seat: str | None
    name: str
    text: str  # empty where an admin has removed the message
    at: float
    removed: bool = False

    def is_visible_to(self, seated: bool, over: bool) -> bool:
        """Return whether this seat may read the message. Players read watchers' messages only after the game."""
        return self.seat is not None or not seated or over


@dataclass(frozen=True)
class Line:
    """A message as an admin reads it."""

    id: int
    guest: int
    name: str
    text: str
    at: float
    hidden: bool  # by the host
    removed: bool  # by an admin


def select_visible_text() -> ColumnElement[str]:
    """Return the text of a message, or "" if an admin removed it."""
    return case((chats.c.removed, ""), else_=chats.c.text)


@dataclass(frozen=True)
class Note:
    id: int
    guest: int
    seat: str | None
    seq: int
    text: str
    scope: str
    at: float

    def is_visible_to(self, guest: int | None, seated: bool, over: bool) -> bool:
        """Private notes are for their writer; table notes are for all, a watcher's for players only after the game."""
        if self.guest == guest:
            return True
        return self.scope == TABLE and (self.seat is not None or not seated or over)


class Talk:
    def __init__(self, database: Database, writer: Writer, limits: Limits) -> None:
        self.database = database
        self.writer = writer
        self.limits = limits

    async def add(self, table: str, seat: str | None, guest: int, name: str, text: str) -> None:
        text = clean_line(text)
        if not text:
            raise Fault("chat-empty")
        if len(text) > self.limits.chat:
            raise Fault("chat-length", most=self.limits.chat)
        at = time.time()

        def work(connection: Connection) -> None:
            # Serialize: messages must become visible in the order of their numbers, on every node.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            self._check_may_write(connection, table, guest)
            connection.execute(insert(chats).values(table=table, seat=seat, guest=guest, name=name, text=text, at=at))

        await self.writer.write(work)

    async def load_messages(self, table: str) -> list[Chat]:
        """Return the latest messages."""
        query = select(
            chats.c.id, chats.c.guest, chats.c.seat, chats.c.name, select_visible_text(), chats.c.at, chats.c.removed
        ).where(chats.c.table == table, ~chats.c.hidden)
        query = query.order_by(chats.c.id.desc()).limit(self.limits.chats)
        return await self.database.read(lambda connection: [Chat(*row) for row in connection.execute(query)][::-1])

    async def load_for_admin(self, table: str) -> tuple[list[Heard], list[Line]]:
        """Return for the admin everybody who sits or has written here, and the latest messages,
        removed ones included.
        """
        sits = (
            select(seats.c.guest, seats.c.name, seats.c.seat, guests.c.muted)
            .join(guests, guests.c.id == seats.c.guest)
            .where(seats.c.table == table)
            .order_by(seats.c.seat)
        )
        spoke = (
            select(chats.c.guest, chats.c.name, guests.c.muted)
            .join(guests, guests.c.id == chats.c.guest)
            .where(chats.c.table == table)
            .distinct()
        )
        last = (
            select(chats.c.id, chats.c.guest, chats.c.name, chats.c.text, chats.c.at, chats.c.hidden, chats.c.removed)
            .where(chats.c.table == table)
            .order_by(chats.c.id.desc())
            .limit(self.limits.chats)
        )

        def read(connection: Connection) -> tuple[list[Heard], list[Line]]:
            people: list[Heard] = [
                (int(row.guest), str(row.name), str(row.seat), bool(row.muted)) for row in connection.execute(sits)
            ]
            known = {person[0] for person in people}
            people += [
                (int(row.guest), str(row.name), None, bool(row.muted))
                for row in connection.execute(spoke)
                if row.guest not in known
            ]
            return people, [Line(*row) for row in connection.execute(last)][::-1]

        return await self.database.read(read)

    async def remove(self, table: str, chat: int) -> int:
        """Remove a message for everybody, as an admin. Return its writer."""

        def work(connection: Connection) -> int:
            of = (chats.c.id == chat, chats.c.table == table)
            writer = connection.execute(select(chats.c.guest).where(*of)).scalar()
            if writer is None:
                raise Unknown("chat-unknown", chat=chat)
            connection.execute(update(chats).where(*of).values(removed=True))
            return int(writer)

        return await self.writer.write(work)

    async def hide(self, table: str, chat: int, silence: bool) -> None:
        """Remove a message for everybody, as the host. Optionally mute its writer at this table."""

        def work(connection: Connection) -> None:
            of = (chats.c.id == chat, chats.c.table == table)
            said = connection.execute(select(chats.c.guest, chats.c.name).where(*of)).first()
            if said is None:
                raise Unknown("chat-unknown", chat=chat)
            connection.execute(update(chats).where(*of).values(hidden=True))
            if silence:
                insert_once(connection, silenced, table=table, guest=said.guest, name=said.name)

        await self.writer.write(work)

    async def unmute(self, table: str, name: str) -> None:
        name = clean_line(name)

        def work(connection: Connection) -> None:
            done = connection.execute(delete(silenced).where(silenced.c.table == table, silenced.c.name == name))
            if done.rowcount == 0:
                raise Unknown("silenced-unknown", name=name)

        await self.writer.write(work)

    async def list_muted(self, table: str) -> list[str]:
        query = select(silenced.c.name).where(silenced.c.table == table).order_by(silenced.c.name)
        return await self.database.read(lambda connection: [str(name) for name in connection.execute(query).scalars()])

    def _check_may_write(self, connection: Connection, table: str, guest: int) -> None:
        """Refuse guests muted by the host at this table or by the admin everywhere."""
        if self._is_silenced(connection, table, guest):
            raise Forbidden("chat-silenced")
        if connection.execute(select(guests.c.muted).where(guests.c.id == guest)).scalar():
            raise Forbidden("chat-muted")

    def _is_silenced(self, connection: Connection, table: str, guest: int) -> bool:
        query = select(silenced.c.guest).where(silenced.c.table == table, silenced.c.guest == guest)
        return connection.execute(query).first() is not None

    async def load_notes(self, table: str) -> list[Note]:
        query = select(notes.c.id, notes.c.guest, notes.c.seat, notes.c.seq, notes.c.text, notes.c.scope, notes.c.at)

        def read(connection: Connection) -> list[Note]:
            found = connection.execute(query.where(notes.c.table == table).order_by(notes.c.seq, notes.c.id))
            return [Note(*row) for row in found]

        return await self.database.read(read)

    async def save_note(
        self, table: str, note: int | None, seat: str | None, guest: int, seq: int, text: str, scope: str
    ) -> None:
        """Add a note, change one's own, or delete it with an empty text."""
        text = clean_lines(text)
        if len(text) > self.limits.note:
            raise Fault("chat-length", most=self.limits.note)

        def work(connection: Connection) -> None:
            if text and scope != MINE:
                self._check_may_write(connection, table, guest)
            values = {"seq": seq, "text": text, "scope": scope, "at": time.time()}
            if note is None:
                self._check_note_limit(connection, table, guest)
                if text:
                    connection.execute(insert(notes).values(table=table, guest=guest, seat=seat, **values))
                return
            own = (notes.c.id == note, notes.c.table == table, notes.c.guest == guest)
            changed = connection.execute(
                update(notes).where(*own).values(**values) if text else delete(notes).where(*own)
            )
            if changed.rowcount == 0:
                raise Unknown("note-unknown", note=note)

        await self.writer.write(work)

    def _check_note_limit(self, connection: Connection, table: str, guest: int) -> None:
        count = select(func.count()).select_from(notes).where(notes.c.table == table, notes.c.guest == guest)
        if connection.execute(count).scalar_one() >= self.limits.notes:
            raise Fault("note-many", most=self.limits.notes)

"""Chat and notes at a table: write, hide and mute, and read them from the store."""

from __future__ import annotations

from meadhall.server.auth.requester import Visitor
from meadhall.server.table.server import GameServer
from meadhall.server.table.session_server import SessionServer
from meadhall.server.table.table_session import TableSession


async def load_chat(session: TableSession) -> None:
    """Read chat and notes from the store, so that every node sends them in the same order. Hold the lock.

    Loops: something may be written while we read.
    """
    talk = session.server.talk
    while session.unread:
        session.unread = False
        try:
            chats = await talk.load_messages(session.id)
            notes = await talk.load_notes(session.id)
            silenced = await talk.list_muted(session.id)
        except BaseException:
            session.unread = True
            raise
        session.chats, session.notes, session.silenced = chats, notes, silenced


async def find_blocked_users(server: SessionServer, visitor: Visitor) -> frozenset[int]:
    """Return the users whose messages this visitor does not want to read."""
    return frozenset() if visitor.guest is None else await server.blocks.find_blocked(visitor.guest)


async def post_message(session: TableSession, visitor: Visitor, text: str) -> None:
    server, guest = session.server, visitor.require_user()
    server.talking.demand(guest)
    mine = session.find_seats(visitor)
    seat, name = (session.chairs[mine[0]].seat, session.chairs[mine[0]].name) if mine else (None, "")
    await server.talk.add(session.id, seat, guest, name or (await server.guests.get(guest)).name, text)
    publish(session, "chat")


async def hide_message(session: TableSession, visitor: Visitor, chat: int, mute: bool) -> None:
    """For the host: remove a message, and with `mute` its author can no longer write here."""
    visitor.require_host(session.sheet.host)
    await session.server.talk.hide(session.id, chat, mute)
    publish(session, "hush")


async def unmute(session: TableSession, visitor: Visitor, name: str) -> None:
    """For the host: let a muted author write again."""
    visitor.require_host(session.sheet.host)
    await session.server.talk.unmute(session.id, name)
    publish(session, "hush")


async def save_note(
    session: TableSession, visitor: Visitor, number: int | None, seq: int, text: str, scope: str
) -> None:
    server, guest = session.server, visitor.require_user()
    server.talking.demand(guest)
    mine = session.find_seats(visitor)
    seat = session.chairs[mine[0]].seat if mine else None
    await server.talk.save_note(session.id, number, seat, guest, seq, text, scope)
    publish(session, "notes")


def publish(session: TableSession, kind: str) -> None:
    session.on_chat_changed(kind)
    session.server.news.post(session.id, kind)


def on_removed(server: GameServer, table: str) -> None:
    """A message at this table was removed from outside: send all of its chat again."""
    session = server.sessions.get(table)
    if session is not None:
        session.on_chat_changed("hush")
    server.news.post(table, "hush")

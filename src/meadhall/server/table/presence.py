"""Who is at which table, on this node and on the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from meadhall.server.cluster.message_bus import MessageBus
from meadhall.server.table.table_session import TableSession

PAUSE = 0.25
NOBODY: tuple[list[int], int] = ([], 0)
STALE = 60.0  # seconds without a report after which a node is taken to be gone


class PresenceTracker:
    def __init__(self, news: MessageBus, sessions: Mapping[str, TableSession]) -> None:
        self.news = news
        self.sessions = sessions
        self.soon: dict[str, tuple[list[int], int]] = {}  # what was published of a table a moment ago
        self.elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}

    def count_here(self, session: TableSession) -> tuple[list[int], int]:
        """Return the guests who look at their seat's table through this node, and the number of spectators."""
        owners = {chair.guest for chair in session.chairs if chair.guest is not None}
        guests = {w.visitor.guest for w in session.subscribers if w.visitor.guest in owners}
        watchers = sum(w.visitor.guest not in owners for w in session.subscribers)
        return sorted(guest for guest in guests if guest is not None), watchers

    def count_everywhere(self, session: TableSession) -> tuple[set[int], int]:
        """Return the same for all nodes."""
        guests, watchers = self.count_here(session)
        found = set(guests)
        for seen, others, count in self.elsewhere.get(session.id, {}).values():
            if time.monotonic() - seen < STALE:
                found.update(others)
                watchers += count
        return found, watchers

    def publish_change(self, session: TableSession) -> None:
        """Publish an arrival or departure at once, but throttle crowds."""
        if session.id in self.soon:
            return
        self.soon[session.id] = self.count_here(session)
        self.publish(session, ask=len(session.subscribers) == 1)
        asyncio.get_running_loop().call_later(PAUSE, self._publish_later, session)

    def _publish_later(self, session: TableSession) -> None:
        before = self.soon.pop(session.id, None)
        if before != self.count_here(session):
            self.publish(session, ask=before == NOBODY)

    def publish(self, session: TableSession, ask: bool = False) -> None:
        """Publish who is here. A node that opens a table asks the others. It also says which entry it knows, because
        another node may have died before announcing one.
        """
        self._show(session)
        if self.news.others:
            guests, watchers = self.count_here(session)
            self.news.post(session.id, "presence", session.seq, guests=guests, watchers=watchers, ask=ask)

    def on_message(self, node: str, table: str, note: dict[str, Any]) -> None:
        nodes, session = self.elsewhere.setdefault(table, {}), self.sessions.get(table)
        before = (
            self.count_everywhere(session) if session is not None else None
        )  # a node that was thought gone may be back
        if note["guests"] or note["watchers"]:
            nodes[node] = (time.monotonic(), note["guests"], note["watchers"])
        else:
            nodes.pop(node, None)
        if session is None or not session.subscribers:
            self.elsewhere.pop(table, None)
        else:
            self._show(session, changed=before != self.count_everywhere(session))
            if note["ask"]:
                self.publish(session)

    def _show(self, session: TableSession, changed: bool = False) -> None:
        """Notify viewers of changes only: everything is repeated from time to time."""
        now = self.count_everywhere(session)
        if changed or session.shown_presence != now:
            session.shown_presence = now
            session.people_version += 1
            session.wake_subscribers()

    def publish_all(self) -> None:
        """Publish again from time to time, so that all notice a node that has crashed."""
        for session in self.sessions.values():
            if session.subscribers:
                self.publish(session)

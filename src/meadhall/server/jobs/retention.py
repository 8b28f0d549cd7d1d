"""Delete what has not been used for a number of days, if the admin wants that. Off by default."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, or_, select

from meadhall.server.admin.record_export import load_session, save_record
from meadhall.server.ports.blocking import run_blocking
from meadhall.server.store.schema import (
    accounts,
    agreements,
    archived,
    audit,
    bans,
    blocks,
    calls,
    challenges,
    guests,
    hooks,
    metadata,
    passkeys,
    reports,
    tables,
    tokens,
)
from meadhall.server.store.table_deletion import remove_tables
from meadhall.server.table.server import GameServer

log = logging.getLogger("meadhall.server")
HOUR, DAY = 3_600.0, 86_400.0
ONCE = 100  # tables or guests in one transaction: the tables that are played wait for it
OF_A_GUEST = [accounts, agreements, archived, blocks, calls, challenges, hooks, passkeys, tokens]
# Guests with a table, a report or a ban are kept.
SPOKEN_OF = [
    column
    for part in metadata.tables.values()
    if part not in OF_A_GUEST
    for column in part.c
    if column.references(guests.c.id)
]


class Retention:
    def __init__(self, hall: GameServer) -> None:
        self.hall = hall
        self.due = time.monotonic()

    async def delete_if_due(self) -> None:
        if self.hall.limits.forget_after and time.monotonic() >= self.due:
            self.due = time.monotonic() + HOUR
            await self.forget(self.hall.limits.forget_after)

    async def forget(self, days: int) -> None:
        """Delete tables, then guests that nothing refers to any more."""
        before = self.hall.now() - days * DAY
        while found := await self._delete_next_tables(before):
            for table in found:
                self.hall.sessions.pop(table, None)
            log.warning("%d tables that nobody has touched for %d days are deleted", len(found), days)
            await asyncio.sleep(0)
        while gone := await self.hall.writer.write(lambda connection: self._delete_users(connection, before)):
            self.hall.guests.drop_users(gone)
            log.warning("%d guests who have not come for %d days are deleted", len(gone), days)
            await asyncio.sleep(0)

    async def _delete_next_tables(self, before: float) -> list[str]:
        """Return the next tables to delete; save their finished games first if configured."""
        folder = self.hall.limits.forget_to
        only: list[str] | None = None
        watched = [name for name, room in self.hall.sessions.items() if room.subscribers]
        old = select(tables.c.id).where(tables.c.updated < before, tables.c.id.not_in(watched)).limit(ONCE)
        if folder:
            only = await self.hall.database.read(lambda connection: find_ids(connection, old))
            for table in only:
                room = await load_session(self.hall, table)
                if room is not None and room.is_over:
                    await run_blocking(save_record, room, Path(folder))
            # Someone may have sat down since.
            watched = [name for name, room in self.hall.sessions.items() if room.subscribers]
            old = old.where(tables.c.id.not_in(watched), tables.c.id.in_(only))

        def work(connection: Connection) -> list[str]:
            found = find_ids(connection, old)
            remove_tables(connection, found)
            return found

        return await self.hall.writer.write(work)

    def _delete_users(self, connection: Connection, before: float) -> list[int]:
        connection.execute(delete(reports).where(reports.c.settled, reports.c.at < before))
        connection.execute(delete(bans).where(or_(bans.c.until < before, bans.c.lifted < before)))
        connection.execute(delete(audit).where(audit.c.at < before))
        query = (
            select(guests.c.id)
            .where(guests.c.seen < before, *(~exists().where(column == guests.c.id) for column in SPOKEN_OF))
            .limit(ONCE)
        )
        found = [int(guest) for guest in connection.execute(query).scalars()]
        for part in OF_A_GUEST:
            connection.execute(delete(part).where(part.c.guest.in_(found)))
        connection.execute(delete(blocks).where(blocks.c.other.in_(found)))
        connection.execute(delete(guests).where(guests.c.id.in_(found)))
        return found


def find_ids(connection: Connection, query: Select[Any]) -> list[str]:
    return [str(table) for table in connection.execute(query).scalars()]

"""Results of finished games, read from the store without replaying them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Select, or_, select, update

from meadhall.server.store.database import Database
from meadhall.server.store.schema import archived, guests, leavers, seats, tables
from meadhall.server.store.table_store import OVER, Chair, to_chair
from meadhall.server.store.write_queue import Writer

AT_ONCE = 5  # old games whose results are found out in one go
UNKNOWN = "unknown"


@dataclass
class Played:
    """One game. `result` is as in `tables`; `gave_up` maps seats that resigned to their guests."""

    id: str
    game: str
    title: str
    at: float
    over: bool
    story: bool
    result: dict[str, Any]
    archived: bool = False
    chairs: list[Chair] = field(default_factory=list)
    gave_up: dict[str, int] = field(default_factory=dict)


class Histories:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def find_by_user(self, guest: int) -> list[Played]:
        """Return the games this guest has finished or given up, newest first."""
        seated = select(seats.c.table).where(seats.c.guest == guest)
        resigned = select(leavers.c.table).where(leavers.c.guest == guest, leavers.c.resigned)
        found = await self._read(
            select(tables)
            .where(
                tables.c.trial.is_(None),
                or_(
                    (tables.c.status == OVER) & tables.c.id.in_(seated),
                    tables.c.id.in_(resigned),
                ),
            )
            .order_by(tables.c.updated.desc(), tables.c.id)
        )
        away = await self.database.read(
            lambda connection: set(
                connection.execute(select(archived.c.table).where(archived.c.guest == guest)).scalars()
            )
        )
        for played in found:
            played.archived = played.id in away
        return found

    async def find_by_games(self, names: list[str]) -> list[Played]:
        """Return all finished games of these kinds, oldest first."""
        return await self._read(
            select(tables)
            .where(
                tables.c.status == OVER,
                tables.c.trial.is_(None),
                tables.c.game.in_(names),
                tables.c.result.is_not(None),
            )
            .order_by(tables.c.updated, tables.c.id)
        )

    async def _read(self, query: Select[Any]) -> list[Played]:
        def read(connection: Connection) -> list[Played]:
            found = {
                row.id: Played(
                    row.id,
                    row.game,
                    row.title,
                    row.updated,
                    row.status == OVER,
                    row.story is not None,
                    json.loads(row.result) if row.result else {"how": UNKNOWN},
                )
                for row in connection.execute(query)
            }
            ids = query.with_only_columns(tables.c.id).order_by(None)
            for row in connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
                if row.table in found:
                    found[row.table].chairs.append(to_chair(row))
            for row in connection.execute(select(leavers).where(leavers.c.resigned, leavers.c.table.in_(ids))):
                if row.table in found:
                    found[row.table].gave_up[row.seat] = row.guest
            return list(found.values())

        return await self.database.read(read)

    async def find_names(self, of: list[int]) -> dict[int, str]:
        def read(connection: Connection) -> dict[int, str]:
            rows = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(of)))
            return {int(guest): str(name) for guest, name in rows}

        return await self.database.read(read)

    async def find_without_result(self) -> list[str]:
        """Return games that ended before results were stored."""
        query = select(tables.c.id).where(tables.c.status == OVER, tables.c.result.is_(None)).limit(AT_ONCE)
        return await self.database.read(
            lambda connection: [str(found) for found in connection.execute(query).scalars()]
        )

    async def save_result(self, table: str, result: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                update(tables).where(tables.c.id == table, tables.c.result.is_(None)).values(result=json.dumps(result))
            )

        await self.writer.write(work)

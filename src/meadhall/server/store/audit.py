"""The audit log: which admin did what, when, to whom and why. Entries are never changed; retention deletes old ones."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update

from meadhall.server.monitoring.metrics import Measures
from meadhall.server.store.database import Database
from meadhall.server.store.schema import audit, guests, tables
from meadhall.server.store.write_queue import Writer

SHOWN = 100
SAME = 600.0  # seconds in which looking at the same thing again is the same look
LOOK = "look"


@dataclass(frozen=True)
class Entry:
    """`target` is a kind and its number (`guest 12`, `table abcd`), or empty for the whole hall."""

    id: int
    at: float
    who: str
    action: str
    target: str
    name: str
    reason: str


class Audit:
    def __init__(self, database: Database, writer: Writer, measures: Measures) -> None:
        self.database = database
        self.writer = writer
        self.measures = measures

    async def add(self, who: str, action: str, target: str = "", reason: str = "") -> None:
        """Write an entry with the current name of the guest or table."""
        kind, _, number = target.partition(" ")
        now = self.database.now()

        def work(connection: Connection) -> None:
            if action == LOOK and self._has_looked(connection, who, target, now - SAME):
                return
            name = ""
            if kind == "guest":
                query = select(guests.c.name).where(guests.c.id == int(number))
                name = str(connection.execute(query).scalar() or "")
            elif kind == "table":
                query = select(tables.c.title).where(tables.c.id == number)
                name = str(connection.execute(query).scalar() or "")[:40]
            connection.execute(
                insert(audit).values(at=now, who=who, action=action, target=target, name=name, reason=reason)
            )

        await self.writer.write(work)
        self.measures.admin_actions.labels(action).inc()

    def _has_looked(self, connection: Connection, who: str, target: str, since: float) -> bool:
        last = select(func.max(audit.c.at)).where(
            audit.c.who == who, audit.c.action == LOOK, audit.c.target == target, audit.c.at > since
        )
        return connection.execute(last).scalar() is not None

    async def read(self, before: int | None = None, most: int | None = SHOWN) -> list[Entry]:
        """Return entries with a number below `before`, newest first."""
        query = select(*(audit.c[name] for name in Entry.__dataclass_fields__)).order_by(audit.c.id.desc())
        if before is not None:
            query = query.where(audit.c.id < before)
        return await self.database.read(
            lambda connection: [Entry(*row) for row in connection.execute(query.limit(most))]
        )


def remove_name(connection: Connection, guest: int) -> None:
    """Remove a deleted guest's name from the log. The actions stay."""
    connection.execute(update(audit).where(audit.c.target == f"guest {guest}").values(name=""))

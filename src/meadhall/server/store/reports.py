"""Reports about guests, until an admin settles them."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update

from meadhall.core.fault import Fault, Unknown
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.limits.limits import Limits
from meadhall.server.store.database import Database
from meadhall.server.store.schema import guests, reports
from meadhall.server.store.write_queue import Writer

SHOWN = 100
UNSETTLED = 20  # limit per reporting guest


@dataclass(frozen=True)
class Report:
    id: int
    table: str
    by: str
    guest: int  # whom it is about
    name: str
    muted: bool
    text: str
    reason: str
    at: float


class Reports:
    def __init__(self, database: Database, writer: Writer, limits: Limits) -> None:
        self.database = database
        self.writer = writer
        self.limits = limits

    async def add(self, table: str, guest: int, other: int, name: str, text: str, reason: str) -> None:
        reason = clean_line(reason)
        if guest == other:
            raise Fault("report-self")
        if not reason and not text:
            raise Fault("report-empty")
        if len(reason) > self.limits.chat:
            raise Fault("chat-length", most=self.limits.chat)

        def work(connection: Connection) -> None:
            mine = select(func.count()).select_from(reports).where(reports.c.guest == guest, ~reports.c.settled)
            if connection.execute(mine).scalar_one() >= UNSETTLED:
                raise Fault("report-many", most=UNSETTLED)
            told = {"place": table, "guest": guest, "other": other, "text": text, "reason": reason}
            same = select(reports.c.id).where(
                *(reports.c[part] == value for part, value in told.items()), ~reports.c.settled
            )
            if connection.execute(same).first() is None:  # else the keeper has it before their eyes
                connection.execute(insert(reports).values(**told, name=name, at=time.time()))

        await self.writer.write(work)

    async def open(self) -> list[Report]:
        """Return open reports, oldest first."""
        by = guests.alias()
        query = (
            select(
                reports.c.id,
                reports.c.place,
                by.c.name,
                reports.c.other,
                reports.c.name,
                guests.c.muted,
                reports.c.text,
                reports.c.reason,
                reports.c.at,
            )
            .join(guests, guests.c.id == reports.c.other)
            .join(by, by.c.id == reports.c.guest)
        )
        query = query.where(~reports.c.settled).order_by(reports.c.id).limit(SHOWN)
        return await self.database.read(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def settle(self, report: int | None, other: int | None = None) -> None:
        """Settle one report, or all about a guest."""
        which = reports.c.other == other if report is None else reports.c.id == report

        def work(connection: Connection) -> None:
            done = connection.execute(update(reports).where(which).values(settled=True))
            if done.rowcount == 0 and report is not None:
                raise Unknown("report-unknown", report=report)

        await self.writer.write(work)

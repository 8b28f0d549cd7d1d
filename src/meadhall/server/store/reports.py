"""What people tell the keeper of each other, until it is settled."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.core.fault import Fault, Unknown
from meadhall.server.people.clean_text import one_line
from meadhall.server.people.limits import Limits
from meadhall.server.store.database import Database
from meadhall.server.store.schema import guests, reports
from meadhall.server.store.writer import Writer

SHOWN = 100
UNSETTLED = 20  # of one guest: whoever tells more of them helps nobody


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
        reason = one_line(reason)
        if guest == other:
            raise Fault("report-self")
        if not reason and not text:
            raise Fault("report-empty")
        if len(reason) > self.limits.chat:
            raise Fault("chat-length", most=self.limits.chat)

        async def work(connection: AsyncConnection) -> None:
            mine = select(func.count()).select_from(reports).where(reports.c.guest == guest, ~reports.c.settled)
            if (await connection.execute(mine)).scalar_one() >= UNSETTLED:
                raise Fault("report-many", most=UNSETTLED)
            await connection.execute(
                insert(reports).values(
                    place=table, guest=guest, other=other, name=name, text=text, reason=reason, at=time.time()
                )
            )

        await self.writer.write(work)

    async def open(self) -> list[Report]:
        """Those that are not settled, the oldest first."""
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
        async with self.database.reading.connect() as connection:
            return [Report(*row) for row in await connection.execute(query)]

    async def settle(self, report: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            done = await connection.execute(update(reports).where(reports.c.id == report).values(settled=True))
            if done.rowcount == 0:
                raise Unknown("report-unknown", report=report)

        await self.writer.write(work)

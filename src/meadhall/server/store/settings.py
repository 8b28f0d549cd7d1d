"""Server-wide settings of the admin: who may come in, and where banned people can appeal. Cached in memory."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Literal, cast

from sqlalchemy import Connection, delete, insert, select

from meadhall.server.store.database import Database
from meadhall.server.store.schema import accounts, guests, passkeys, settings
from meadhall.server.store.write_queue import Writer

Door = Literal["open", "closed", "members"]
OPEN, CLOSED = "open", "closed"
KEPT = 10_000
BELIEVED = 10.0  # seconds in which a guest who was shown out does not cost another query
DEFAULTS: dict[str, str] = {"door": OPEN, "since": "0", "appeal": ""}


class HallSettings:
    """`door`: open to all, closed to new guests, or members only."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.values = dict(DEFAULTS)
        self.admitted: set[int] = set()  # guests who were found to be let in
        self.outside: dict[int, float] = {}  # those who were not, and until when that is believed

    @property
    def door(self) -> Door:
        return cast(Door, self.values["door"])

    @property
    def appeal(self) -> str:
        return self.values["appeal"]

    async def load(self) -> None:
        found = await self.database.read(
            lambda connection: connection.execute(select(settings.c.name, settings.c.value)).all()
        )
        self.values = DEFAULTS | {str(row.name): str(row.value) for row in found if row.name in DEFAULTS}
        self.admitted.clear()
        self.outside.clear()

    async def set_door(self, door: Door) -> None:
        await self._store(door=door, since=str(self.database.now()))

    async def set_appeal(self, appeal: str) -> None:
        await self._store(appeal=appeal)

    async def _store(self, **values: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(settings).where(settings.c.name.in_(values)))
            connection.execute(insert(settings), [{"name": name, "value": value} for name, value in values.items()])

        await self.writer.write(work)
        await self.load()

    async def lets_in(self, guest: int | None) -> bool:
        """Return whether this guest may come in now. People with an account always may."""
        if self.door == OPEN or guest in self.admitted:
            return True
        if guest is None or self.outside.get(guest, 0.0) > time.monotonic():
            return False
        if not await self.find_outsiders([guest]):
            return True
        if len(self.outside) >= KEPT:
            self.outside.clear()
        self.outside[guest] = time.monotonic() + BELIEVED
        return False

    async def find_outsiders(self, asked: Collection[int]) -> set[int]:
        """Return those of these guests who may not come in."""
        if self.door == OPEN or not asked:
            return set()
        members = select(accounts.c.guest).where(accounts.c.guest.in_(asked), accounts.c.password.is_not(None))
        keys = select(passkeys.c.guest).where(passkeys.c.guest.in_(asked))
        known = select(guests.c.id).where(guests.c.id.in_(asked), guests.c.created < float(self.values["since"]))

        queries = [members, keys, *([known] if self.door == CLOSED else [])]
        inside = await self.database.read(
            lambda connection: {int(one) for query in queries for one in connection.execute(query).scalars()}
        )
        self.admitted |= inside
        return set(asked) - inside

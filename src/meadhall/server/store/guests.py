"""Guests: a name, a language and a token in a cookie. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.core.fault import Unknown
from meadhall.server.people.refusals import Nobody
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import guests, tokens
from meadhall.server.store.writer import Writer

COOKIE = "mh_guest"
KEPT = 10_000
DAY = 86_400
# Until somebody gives a name; the same in every language.
NAMES = (
    "Alvi",
    "Arni",
    "Asa",
    "Bjorn",
    "Dalla",
    "Egil",
    "Embla",
    "Eyra",
    "Finna",
    "Floki",
    "Frida",
    "Geir",
    "Gro",
    "Gunna",
    "Hild",
    "Ingi",
    "Kari",
    "Ketil",
    "Knut",
    "Leif",
    "Liv",
    "Odd",
    "Orm",
    "Ragna",
    "Rolf",
    "Runa",
    "Saga",
    "Sif",
    "Skarde",
    "Snorri",
    "Solveig",
    "Svein",
    "Thora",
    "Tofi",
    "Ulf",
    "Una",
    "Vigdis",
    "Yrsa",
)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def personal_of(cookie: str) -> str:
    """Each device shows a personal link of its own, which follows from its cookie; so only hashes need be stored."""
    return hmac.new(cookie.encode(), b"personal", hashlib.sha256).hexdigest()[:40]


def feed_of(cookie: str) -> str:
    """The same for the feed; from it nobody can find the cookie or the personal link."""
    return hmac.new(cookie.encode(), b"feed", hashlib.sha256).hexdigest()[:40]


@dataclass(frozen=True)
class Guest:
    id: int
    name: str
    lang: str


@dataclass(frozen=True)
class Pass:
    """What a token stands for: a guest, or one seat of a guest."""

    guest: int
    table: str | None = None
    seat: str | None = None


class Guests:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.known: OrderedDict[str, Pass] = OrderedDict()
        self.today = 0
        self.came: set[int] = set()  # today

    async def make(self, lang: str) -> tuple[int, str]:
        """A new guest and the cookie that says so."""

        async def work(connection: AsyncConnection) -> tuple[int, str]:
            now = self.database.now()
            row = await connection.execute(
                insert(guests)
                .values(name=secrets.choice(NAMES), lang=lang, created=now, seen=now)
                .returning(guests.c.id)
            )
            guest = int(row.scalar_one())
            return guest, await self._cookie(connection, guest)

        return await self.writer.write(work)

    async def _cookie(self, connection: AsyncConnection, guest: int) -> str:
        cookie = secrets.token_urlsafe(32)
        await connection.execute(
            insert(tokens),
            [
                {"hash": hashed(token), "kind": kind, "guest": guest, "created": time.time()}
                for kind, token in (("cookie", cookie), ("personal", personal_of(cookie)))
            ],
        )
        return cookie

    async def another_device(self, personal: str) -> str:
        """A cookie for whoever opens a personal link."""
        guest = await self.by_personal(personal)
        return await self.writer.write(lambda connection: self._cookie(connection, guest))

    async def by_personal(self, personal: str) -> int:
        found = await self._find(personal, "personal")
        if found is None:
            raise Unknown("personal-unknown")
        return found.guest

    async def feed(self, guest: int, cookie: str) -> str:
        """The token of this device's feed, stored when it is first shown."""
        token = feed_of(cookie)
        if await self._find(token, "feed") is None:

            async def work(connection: AsyncConnection) -> None:
                await insert_once(connection, tokens, hash=hashed(token), kind="feed", guest=guest, created=time.time())

            await self.writer.write(work)
        return token

    async def by_feed(self, token: str) -> int:
        found = await self._find(token, "feed")
        if found is None:
            raise Unknown("feed-unknown")
        return found.guest

    async def by_cookie(self, cookie: str | None) -> Pass | None:
        found = await self._find(cookie, "cookie") if cookie else None
        if found is not None:
            await self._came(found.guest)
        return found

    async def _came(self, guest: int) -> None:
        """Noted once a day."""
        now = self.database.now()
        if self.today != now // DAY:
            self.today = int(now // DAY)
            self.came.clear()
        if guest not in self.came:
            self.came.add(guest)
            await self.change(guest, seen=now)

    async def devices(self, guest: int) -> int:
        """On how many devices this guest is known."""
        query = select(func.count()).select_from(tokens).where(tokens.c.guest == guest, tokens.c.kind == "cookie")
        async with self.database.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def revoke(self, guest: int, cookie: str, others: bool, link: bool = True) -> list[str]:
        """End this device's session, with its personal `link`, or those of all `others`, programs included; returns
        the hashes of what no longer counts."""
        mine = [hashed(cookie), hashed(feed_of(cookie)), *([hashed(personal_of(cookie))] if link or others else [])]

        async def work(connection: AsyncConnection) -> list[str]:
            which = tokens.c.hash.not_in(mine) if others else tokens.c.hash.in_(mine)
            gone = await connection.execute(
                delete(tokens).where(tokens.c.guest == guest, which).returning(tokens.c.hash)
            )
            return [str(one) for one in gone.scalars()]

        return await self.writer.write(work)

    def unknow(self, gone: list[str]) -> None:
        """These tokens stand for nobody any more."""
        for key in [key for key in self.known if key.partition(":")[2] in gone]:
            del self.known[key]

    async def sign_in(self, guest: int) -> str:
        """A new cookie for whoever has shown who they are; never one that was there before."""
        return await self.writer.write(lambda connection: self._cookie(connection, guest))

    def forget(self, gone: list[int]) -> None:
        """These are deleted: their cookies are unknown from now on."""
        for key in [key for key, found in self.known.items() if found.guest in gone]:
            del self.known[key]

    async def by_seat_token(self, token: str) -> Pass:
        found = await self._find(token, "seat")
        if found is None:
            raise Nobody("token-unknown")
        return found

    async def _find(self, token: str, kind: str) -> Pass | None:
        key = f"{kind}:{hashed(token)}"
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        query = select(tokens.c.guest, tokens.c.table, tokens.c.seat).where(
            tokens.c.hash == key.partition(":")[2], tokens.c.kind == kind
        )
        async with self.database.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        found = self.known[key] = Pass(row.guest, row.table, row.seat)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def seat_token(self, guest: int, table: str, seat: str) -> str:
        """A token with which a program plays this seat, as long as it is this guest's."""
        token = secrets.token_urlsafe(32)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(tokens).values(
                    hash=hashed(token), kind="seat", guest=guest, table=table, seat=seat, created=time.time()
                )
            )

        await self.writer.write(work)
        return token

    async def get(self, guest: int) -> Guest:
        async with self.database.reading.connect() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).one()
        return Guest(row.id, row.name, row.lang)

    async def change(self, guest: int, **values: str | float) -> None:
        if values:

            async def work(connection: AsyncConnection) -> None:
                await connection.execute(update(guests).where(guests.c.id == guest).values(**values))

            await self.writer.write(work)

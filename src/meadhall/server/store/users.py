"""Guests: a name, a language and a token in a cookie. No account or password needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.core.fault import Unknown
from meadhall.server.errors.http_errors import Forbidden, Nobody
from meadhall.server.limits.limits import Limits
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import guests, tokens
from meadhall.server.store.write_queue import Writer

COOKIE = "mh_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"  # over https: no other host of the domain can set one, and no plain page
KEPT = 10_000
DAY = 86_400
SHOWN = 16  # letters of a session's hash by which its owner names it
MOMENT = 0.05  # seconds: earlier versions noted a cookie and its personal link one after the other
# The default name, the same in every language.
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


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def read_cookie(cookies: Mapping[str, str]) -> str:
    """Return the guest cookie. Prefer the secure one, because the other may be planted; old sessions have only the
    other.
    """
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")


def derive_personal(cookie: str) -> str:
    """Derive the personal link of a device from its cookie, so that only hashes need to be stored."""
    return hmac.new(cookie.encode(), b"personal", hashlib.sha256).hexdigest()[:40]


def derive_feed(cookie: str) -> str:
    """Derive the feed token from the cookie. It reveals neither the cookie nor the personal link."""
    return hmac.new(cookie.encode(), b"feed", hashlib.sha256).hexdigest()[:40]


@dataclass(frozen=True)
class Guest:
    id: int
    name: str
    lang: str
    renamed: bool = False  # by an admin, and asked to choose another name
    refused_name: str | None = None  # which an admin has taken


@dataclass(frozen=True)
class Pass:
    """The meaning of a token: a guest, or one seat of a guest."""

    guest: int
    table: str | None = None
    seat: str | None = None
    used: float = 0.0  # to the day


@dataclass(frozen=True)
class Session:
    """One device of a guest."""

    id: str
    used: float  # to the day
    here: bool


class Guests:
    def __init__(self, database: Database, writer: Writer, limits: Limits) -> None:
        self.database = database
        self.writer = writer
        self.limits = limits
        self.known: OrderedDict[str, Pass] = OrderedDict()
        self.is_known_current: Callable[[], bool] = lambda: True  # else another node may have ended a session
        self.today = 0
        self.came: set[int] = set()  # today

    async def create(self, lang: str) -> tuple[int, str]:
        """Create a guest and return its cookie."""

        def work(connection: Connection) -> tuple[int, str]:
            now = self.database.now()
            row = connection.execute(
                insert(guests)
                .values(name=secrets.choice(NAMES), lang=lang, created=now, seen=now)
                .returning(guests.c.id)
            )
            guest = int(row.scalar_one())
            return guest, self._cookie(connection, guest)

        return await self.writer.write(work)

    def _cookie(self, connection: Connection, guest: int) -> str:
        cookie, now = secrets.token_urlsafe(32), self.database.now()
        connection.execute(
            insert(tokens),
            [
                {"hash": hash_token(token), "kind": kind, "guest": guest, "created": now}
                for kind, token in (("cookie", cookie), ("personal", derive_personal(cookie)))
            ],
        )
        return cookie

    async def add_device(self, personal: str) -> str:
        """Create a cookie for the device that opens a personal link."""
        guest = await self.find_by_personal(personal)
        if await self.count_devices(guest) >= self.limits.devices:
            raise Forbidden("devices-many", most=self.limits.devices)
        return await self.writer.write(lambda connection: self._cookie(connection, guest))

    async def find_by_personal(self, personal: str) -> int:
        found = await self._find(personal, "personal")
        if found is None:
            raise Unknown("personal-unknown")
        return found.guest

    async def create_feed_token(self, guest: int, cookie: str) -> str:
        """Return the feed token of this device; store its hash on first use."""
        token = derive_feed(cookie)
        if await self._find(token, "feed") is None:
            session = await self._find(cookie, "cookie")
            used = self.database.now() if session is None else session.used

            def work(connection: Connection) -> None:
                insert_once(connection, tokens, hash=hash_token(token), kind="feed", guest=guest, created=used)

            await self.writer.write(work)
        return token

    async def find_by_feed(self, token: str) -> int:
        found = await self._find(token, "feed")
        if found is None:
            raise Unknown("feed-unknown")
        return found.guest

    async def find_by_cookie(self, cookie: str | None) -> Pass | None:
        found = await self._find_session(cookie) if cookie else None
        if found is not None:
            await self._record_visit(found.guest)
        return found

    @property
    def oldest(self) -> float:
        """Return the day before which unused sessions have expired."""
        return self.database.now() - self.limits.session_days * DAY

    async def _find_session(self, cookie: str) -> Pass | None:
        """Look up a cookie, unless its session has expired, and record the day of use."""
        key = f"cookie:{hash_token(cookie)}"
        found = await self._find(cookie, "cookie")
        if found is not None and found.used < self.oldest:  # as this node knows it: it may be in use at another one
            self.known.pop(key, None)
            found = await self._find(cookie, "cookie")
        if found is None or found.used < self.oldest:
            return None
        now = self.database.now()
        if found.used < now - DAY:
            self.known[key] = found = replace(found, used=now)
            mine = [hash_token(cookie), hash_token(derive_personal(cookie)), hash_token(derive_feed(cookie))]

            def work(connection: Connection) -> None:
                connection.execute(update(tokens).where(tokens.c.hash.in_(mine)).values(created=now))

            await self.writer.write(work)
        return found

    async def list_sessions(self, guest: int, cookie: str) -> list[Session]:
        """Return the active devices of this guest, this one first, then the most recently used."""
        query = (
            select(tokens.c.hash, tokens.c.created)
            .where(tokens.c.guest == guest, tokens.c.kind == "cookie", tokens.c.created >= self.oldest)
            .order_by(tokens.c.created.desc(), tokens.c.hash)
        )
        found = await self.database.read(lambda connection: connection.execute(query).all())
        mine = hash_token(cookie)
        kept = [Session(str(row.hash)[:SHOWN], float(row.created), row.hash == mine) for row in found]
        return sorted(kept, key=lambda session: not session.here)

    async def end_session(self, guest: int, session: str) -> list[str]:
        """End one device's session with its personal link and feed; return the hashes that are now invalid.

        Link and feed derive from a cookie that is not stored; all three share the same creation time.
        """

        def work(connection: Connection) -> list[str]:
            own = tokens.c.guest == guest
            found = (
                connection.execute(
                    select(tokens.c.hash, tokens.c.created).where(
                        own, tokens.c.kind == "cookie", tokens.c.hash.startswith(session, autoescape=True)
                    )
                )
            ).first()
            if found is None or len(session) != SHOWN:
                raise Unknown("session-unknown")
            follows = tokens.c.kind.in_(("personal", "feed"))
            same = tokens.c.created == found.created
            exact = connection.execute(select(tokens.c.hash).where(own, tokens.c.kind == "personal", same))
            if exact.first() is None:  # of an earlier version
                same = tokens.c.created.between(found.created - MOMENT, found.created + MOMENT)
            gone = connection.execute(
                delete(tokens).where(own, (tokens.c.hash == found.hash) | (follows & same)).returning(tokens.c.hash)
            )
            return [str(one) for one in gone.scalars()]

        return await self.writer.write(work)

    async def _record_visit(self, guest: int) -> None:
        """Record the visit, once a day."""
        now = self.database.now()
        if self.today != now // DAY:
            self.today = int(now // DAY)
            self.came.clear()
        if guest not in self.came:
            self.came.add(guest)
            await self.update(guest, seen=now)

    async def count_devices(self, guest: int) -> int:
        """Return the number of devices of this guest."""
        query = (
            select(func.count())
            .select_from(tokens)
            .where(tokens.c.guest == guest, tokens.c.kind == "cookie", tokens.c.created >= self.oldest)
        )
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def revoke(self, guest: int, cookie: str, others: bool, link: bool = True) -> list[str]:
        """End this device's session with its personal `link`, or all `others`, programs included; return the hashes
        that are now invalid.
        """
        mine = [
            hash_token(cookie),
            hash_token(derive_feed(cookie)),
            *([hash_token(derive_personal(cookie))] if link or others else []),
        ]

        def work(connection: Connection) -> list[str]:
            which = tokens.c.hash.not_in(mine) if others else tokens.c.hash.in_(mine)
            gone = connection.execute(delete(tokens).where(tokens.c.guest == guest, which).returning(tokens.c.hash))
            return [str(one) for one in gone.scalars()]

        return await self.writer.write(work)

    def drop_tokens(self, gone: list[str]) -> None:
        """Invalidate these tokens."""
        for key in [key for key in self.known if key.partition(":")[2] in gone]:
            del self.known[key]

    async def find_ended(self, hashes: Collection[str]) -> list[str]:
        """Return those of these tokens that are no longer valid."""
        asked = sorted(set(hashes))

        def read(connection: Connection) -> set[str]:
            kept: set[str] = set()
            for start in range(0, len(asked), 500):
                found = connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(asked[start : start + 500])))
                kept.update(found.scalars())
            return kept

        kept = await self.database.read(read)
        return [one for one in asked if one not in kept]

    async def sign_in(self, guest: int) -> str:
        """Create a new cookie after authentication; never reuse an existing one."""
        return await self.writer.write(lambda connection: self._cookie(connection, guest))

    def drop_users(self, gone: list[int]) -> None:
        """Remove deleted guests from the cache."""
        for key in [key for key, found in self.known.items() if found.guest in gone]:
            del self.known[key]

    async def find_by_seat_token(self, token: str) -> Pass:
        found = await self._find(token, "seat")
        if found is None:
            raise Nobody("token-unknown")
        return found

    def knows_seat_token(self, token: str) -> bool:
        """Return whether the token is cached, so that no query is needed."""
        return f"seat:{hash_token(token)}" in self.known

    async def _find(self, token: str, kind: str) -> Pass | None:
        key = f"{kind}:{hash_token(token)}"
        if key in self.known and self.is_known_current():
            self.known.move_to_end(key)
            return self.known[key]
        query = select(tokens.c.guest, tokens.c.table, tokens.c.seat, tokens.c.created).where(
            tokens.c.hash == key.partition(":")[2], tokens.c.kind == kind
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            self.known.pop(key, None)
            return None
        found = self.known[key] = Pass(row.guest, row.table, row.seat, row.created)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def create_seat_token(self, guest: int, table: str, seat: str) -> tuple[str, list[str]]:
        """Create a token with which a program plays this seat while the guest owns it. Also return the hashes of the
        oldest tokens, which are revoked when there are too many.
        """
        token = secrets.token_urlsafe(32)
        same = (tokens.c.kind == "seat", tokens.c.guest == guest, tokens.c.table == table, tokens.c.seat == seat)

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                select(tokens.c.hash)
                .where(*same)
                .order_by(tokens.c.created.desc(), tokens.c.hash)
                .offset(self.limits.seat_tokens - 1)
            )
            gone = [str(one) for one in found.scalars()]
            connection.execute(delete(tokens).where(tokens.c.hash.in_(gone)))
            connection.execute(
                insert(tokens).values(
                    hash=hash_token(token), kind="seat", guest=guest, table=table, seat=seat, created=time.time()
                )
            )

            return gone

        return token, await self.writer.write(work)

    async def get(self, guest: int) -> Guest:
        row = await self.database.read(
            lambda connection: connection.execute(select(guests).where(guests.c.id == guest)).one()
        )
        return Guest(row.id, row.name, row.lang, bool(row.renamed), row.refused_name)

    async def update(self, guest: int, **values: str | float) -> None:
        if values:

            def work(connection: Connection) -> None:
                connection.execute(update(guests).where(guests.c.id == guest).values(**values))

            await self.writer.write(work)

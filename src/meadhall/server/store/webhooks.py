"""Webhooks for turn notifications, and which turns were sent."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy import Connection, Integer, and_, delete, func, insert, or_, select, update

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import calls, entries, guests, hooks, seats, tables
from meadhall.server.store.table_store import HUMAN, RUNNING
from meadhall.server.store.write_queue import Writer

OFF, PUBLIC = "off", "public"
OWN = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")  # no name of the world ends so
AT_ONCE = 50  # turns told in one round; the others wait for the next
TOLD = 0.0
LONGEST = 7_200.0  # no pause between two tries is so long: the clock was set back
# IPv6 ranges that embed IPv4 addresses or lead to local networks.
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
CLOSED = [ipaddress.IPv6Network(net) for net in ("::/96", "64:ff9b:1::/48", "fec0::/10")]


@dataclass(frozen=True)
class Hook:
    url: str
    when: str


@dataclass(frozen=True)
class Turn:
    """A turn whose guest has not been notified yet."""

    guest: int
    lang: str
    url: str
    when: str
    origin: str
    table: str
    title: str
    game: str
    seat: str
    seq: int
    tries: int


def check_url(url: str, allowed: str) -> str:
    """Return a valid webhook URL. Whether its address is public is checked again before each request."""
    if allowed == OFF:
        raise Forbidden("hooks-off")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Fault("hook-url", url=url[:200]) from None
    readable = url.isprintable() and " " not in url
    if (
        not readable
        or parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.username is not None
        or port == 0
    ):
        raise Fault("hook-url", url=url[:200])
    if allowed == PUBLIC and is_plainly_private(parts.hostname):
        raise Fault("hook-private")
    return url


def is_plainly_private(host: str) -> bool:
    """Return whether the host is private without a DNS lookup: an IP address in any notation, or a local name."""
    if "." not in host.rstrip(".") and ":" not in host and not host[:1].isdigit():
        return True
    if f".{host.rstrip('.').lower()}".endswith(OWN):
        return True
    try:
        found = socket.getaddrinfo(host, 80, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
    except (OSError, UnicodeError):
        return False
    return not all(is_public(ipaddress.ip_address(str(info[4][0]).partition("%")[0])) for info in found)


def resolve_address(url: str, allowed: str) -> str:
    """Resolve the host to a public address. The server must not be used to reach its own network."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = {str(info[4][0]) for info in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)}
    if allowed == PUBLIC and not all(is_public(ipaddress.ip_address(one)) for one in found):
        raise Fault("hook-private")
    return sorted(found, key=lambda one: ":" in one)[0]


def is_public(number: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether the address is public. IPv4 addresses embedded in IPv6 are checked too."""
    if isinstance(number, ipaddress.IPv6Address):
        if any(number in net for net in CLOSED):
            return False
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo or (None, None))[1]
        if number in TRANSLATED:
            inner = ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return number.is_global and not number.is_multicast


class Hooks:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def get(self, guest: int) -> Hook | None:
        query = select(hooks.c.url, hooks.c.when).where(hooks.c.guest == guest)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Hook(row.url, row.when)

    async def set(self, guest: int, hook: Hook | None, origin: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(hooks).where(hooks.c.guest == guest))
            if hook is not None:
                connection.execute(insert(hooks).values(guest=guest, url=hook.url, when=hook.when, origin=origin))

        await self.writer.write(work)

    async def find_due(self, now: float, more: int = 0) -> list[Turn]:
        """Return turns to notify now, retries included; `more` than the batch size while some are in flight."""
        last = (
            select(func.max(entries.c.seq, type_=Integer))
            .where(entries.c.table == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
        )
        query = (
            select(
                hooks.c.guest,
                guests.c.lang,
                hooks.c.url,
                hooks.c.when,
                hooks.c.origin,
                tables.c.id,
                tables.c.title,
                tables.c.game,
                seats.c.seat,
                last.label("last"),
                calls.c.seq,
                calls.c.tries,
            )
            .select_from(
                hooks.join(guests, guests.c.id == hooks.c.guest)
                .join(seats, seats.c.guest == hooks.c.guest)
                .join(tables, tables.c.id == seats.c.table)
                .outerjoin(calls, and_(calls.c.guest == hooks.c.guest, calls.c.table == tables.c.id)),
            )
            .where(
                tables.c.status == RUNNING,
                tables.c.trial.is_(None),
                seats.c.kind == HUMAN,
                or_(tables.c.turn == seats.c.seat, tables.c.turn == seat_name(TABLE)),
                or_(
                    calls.c.seq.is_(None),
                    calls.c.seq != last,
                    and_(calls.c.due > TOLD, calls.c.due <= now),
                    calls.c.due > now + LONGEST,
                ),
            )
            .order_by(tables.c.updated)
            .limit(AT_ONCE + more)
        )

        def read(connection: Connection) -> list[Turn]:
            return [
                Turn(
                    row.guest,
                    row.lang,
                    row.url,
                    row.when,
                    row.origin,
                    row.id,
                    row.title,
                    row.game,
                    row.seat,
                    row.last,
                    row.tries if row.seq == row.last else 0,
                )
                for row in connection.execute(query)
            ]

        return await self.database.read(read)

    async def record_delivery(self, turn: Turn, tries: int, due: float) -> None:
        """Mark a notification as sent, or schedule a retry."""

        def work(connection: Connection) -> None:
            values = {"seq": turn.seq, "tries": tries, "due": due}
            of = (calls.c.guest == turn.guest, calls.c.table == turn.table)
            insert_once(connection, calls, guest=turn.guest, table=turn.table, **values)
            connection.execute(update(calls).where(*of).values(**values))

        await self.writer.write(work)

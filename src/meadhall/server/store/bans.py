"""Banned guests and address ranges, for a time or for ever. Active bans are kept in memory."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address

from sqlalchemy import Connection, insert, or_, select, update

from meadhall.core.fault import Fault, Unknown
from meadhall.server.auth.networks import Network, parse_network
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.errors.http_errors import NotAdmitted
from meadhall.server.store.database import Database
from meadhall.server.store.schema import bans, guests
from meadhall.server.store.write_queue import Writer

SHOWN = 200
REASON = 500  # characters
HOUR = 3_600.0


@dataclass(frozen=True)
class Ban:
    """A ban of a guest or a network. `until` is None for a permanent ban; `who` is the admin."""

    id: int
    guest: int | None
    network: str | None
    name: str
    reason: str
    who: str
    at: float
    until: float | None
    lifted: float | None

    def is_active(self, now: float) -> bool:
        return self.lifted is None and (self.until is None or self.until > now)

    @property
    def end(self) -> float:
        return float("inf") if self.until is None else self.until


COLUMNS = [bans.c[name] for name in Ban.__dataclass_fields__]


class Bans:
    """Each node caches the active bans; `load` refreshes them when a ban is added or lifted."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.guests: dict[int, Ban] = {}
        self.networks: dict[tuple[int, int], dict[int, Ban]] = {}  # by version and prefix, then by network

    async def load(self) -> None:
        by_guest: dict[int, Ban] = {}
        by_network: defaultdict[tuple[int, int], dict[int, Ban]] = defaultdict(dict)
        for ban in sorted(await self.find_active(), key=lambda one: one.end):  # of several the last to end counts
            if ban.guest is not None:
                by_guest[ban.guest] = ban
            elif ban.network is not None:
                network = parse_network(ban.network)
                by_network[network.version, network.prefixlen][int(network.network_address)] = ban
        self.guests, self.networks = by_guest, dict(by_network)

    def find(self, guest: int | None, host: str = "") -> Ban | None:
        """Return the active ban of this guest or address, or None."""
        found = [self.guests.get(guest)] if guest is not None else []
        if host and self.networks:
            found += self._find_networks(host)
        now = self.database.now()
        active = [ban for ban in found if ban is not None and ban.is_active(now)]
        return max(active, key=lambda ban: ban.end, default=None)

    def _find_networks(self, host: str) -> list[Ban | None]:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return []
        address = getattr(address, "ipv4_mapped", None) or address
        value, bits = int(address), address.max_prefixlen
        return [
            by_network.get(value >> (bits - prefix) << (bits - prefix))
            for (version, prefix), by_network in self.networks.items()
            if version == address.version
        ]

    async def find_active(self) -> list[Ban]:
        now = self.database.now()
        return await self._read(bans.c.lifted.is_(None), or_(bans.c.until.is_(None), bans.c.until > now))

    async def find_by_user(self, guest: int) -> list[Ban]:
        """Return all bans of a guest, expired ones included, newest first."""
        return await self._read(bans.c.guest == guest)

    async def _read(self, *which: object) -> list[Ban]:
        query = select(*COLUMNS).where(*which).order_by(bans.c.id.desc())  # type: ignore[arg-type]
        return await self.database.read(lambda connection: [Ban(*row) for row in connection.execute(query)])

    async def add(
        self, who: str, reason: str, hours: int | None, guest: int | None = None, network: Network | None = None
    ) -> Ban:
        """Store a ban. The caller makes every node reload."""
        reason, now = check_reason(reason), self.database.now()
        until = None if hours is None else now + hours * HOUR

        def work(connection: Connection) -> Ban:
            name = ""
            if guest is not None:
                found = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
                if found is None:
                    raise Unknown("guest-unknown", guest=guest)
                name = str(found)
            values = {
                "guest": guest,
                "network": None if network is None else str(network),
                "name": name,
                "reason": reason,
                "who": who,
                "at": now,
                "until": until,
                "lifted": None,
            }
            row = connection.execute(insert(bans).values(**values).returning(bans.c.id))
            return Ban(id=int(row.scalar_one()), **values)  # type: ignore[arg-type]

        return await self.writer.write(work)

    async def lift(self, ban: int) -> Ban:
        """End an active ban now and return it."""
        now = self.database.now()

        def work(connection: Connection) -> Ban:
            row = connection.execute(select(*COLUMNS).where(bans.c.id == ban)).first()
            if row is None or not Ban(*row).is_active(now):
                raise Unknown("ban-unknown", ban=ban)
            connection.execute(update(bans).where(bans.c.id == ban).values(lifted=now))
            return Ban(*row)

        return await self.writer.write(work)


def check_reason(reason: str) -> str:
    """Return the reason as one line. Refuse an empty or overlong one."""
    reason = clean_line(reason)
    if not reason:
        raise Fault("reason-empty")
    if len(reason) > REASON:
        raise Fault("chat-length", most=REASON)
    return reason


def to_fault(ban: Ban, appeal: str) -> NotAdmitted:
    """Build the error for a banned person: reason, end, and where to appeal. `end` is in Unix
    seconds, 0 if permanent.
    """
    until = "never" if ban.until is None else datetime.fromtimestamp(ban.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return NotAdmitted("banned", reason=ban.reason, until=until, end=int(ban.until or 0), appeal=appeal or "none")

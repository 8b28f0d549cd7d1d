"""Limit open connections by guest, address and table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.http_errors import TooMuch
from meadhall.server.limits.limits import Limits


class ConnectionCount:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guests: Counter[int] = Counter()
        self.addresses: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()

    @contextmanager
    def hold_connection(self, visitor: Visitor, table: str) -> Iterator[None]:
        limits = self.limits
        if (
            self.addresses.total() >= limits.in_all
            or self.addresses[visitor.address] >= limits.by_address
            or self.tables[table] >= limits.by_table
            or (visitor.guest is not None and self.guests[visitor.guest] >= limits.by_guest)
        ):
            raise TooMuch("too-many")
        self._count(visitor, table, 1)
        try:
            yield
        finally:
            self._count(visitor, table, -1)

    def _count(self, visitor: Visitor, table: str, step: int) -> None:
        self.addresses[visitor.address] += step
        self.tables[table] += step
        if not self.addresses[visitor.address]:
            del self.addresses[visitor.address]
        if not self.tables[table]:
            del self.tables[table]
        if visitor.guest is not None:
            self.guests[visitor.guest] += step
            if not self.guests[visitor.guest]:
                del self.guests[visitor.guest]

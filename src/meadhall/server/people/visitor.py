"""Who asks: a guest by cookie, a program by the token of one seat, or somebody unknown who may only watch."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.server.people.refusals import Forbidden, Nobody


@dataclass(frozen=True)
class Visitor:
    guest: int | None
    address: str
    table: str | None = None  # with a seat token: only this seat of this table
    seat: str | None = None
    token: str = ""  # the hash of what they came with

    @property
    def key(self) -> object:
        """What rates are counted by."""
        return self.guest if self.guest is not None else self.address

    def person(self) -> int:
        """The guest, for what a program with a seat token may not do."""
        if self.guest is None or self.seat is not None:
            raise Nobody("guest-none")
        return self.guest

    def must_be(self, host: int) -> None:
        """For what only the host of a table may do."""
        if self.person() != host:
            raise Forbidden("host-only")

    def holds(self, table: str, seat: str, owner: int | None) -> bool:
        if owner is None or owner != self.guest:
            return False
        return self.seat is None or (self.table == table and self.seat == seat)

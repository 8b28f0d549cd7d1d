"""The requester: a guest by cookie, a program by the token of one seat, or an anonymous visitor who may only watch."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.server.errors.http_errors import Forbidden, Nobody


@dataclass(frozen=True)
class Visitor:
    guest: int | None
    address: str  # or the network it belongs to: what limits count by
    table: str | None = None  # with a seat token: only this seat of this table
    seat: str | None = None
    token: str = ""  # the hash of what they came with
    host: str = ""  # the address itself

    @property
    def key(self) -> object:
        """Return the key for rate limits."""
        return self.guest if self.guest is not None else self.address

    def require_user(self) -> int:
        """Return the guest. Refuse seat tokens, which may not do this."""
        if self.guest is None or self.seat is not None:
            raise Nobody("guest-none")
        return self.guest

    def require_host(self, host: int) -> None:
        """Refuse everybody except this guest, for what only the host may do."""
        if self.require_user() != host:
            raise Forbidden("host-only")

    def owns_seat(self, table: str, seat: str, owner: int | None) -> bool:
        if owner is None or owner != self.guest:
            return False
        return self.seat is None or (self.table == table and self.seat == seat)

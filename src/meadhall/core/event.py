"""Events for log, animation and bots, and who may see which part."""

from __future__ import annotations

from typing import Any


class Event:
    """Everybody sees `told`; the seats in `seats` also see `secret`. Values are names, numbers and lists of them.

    `reveals` marks that hidden information was revealed: free undo does not go back past it. `joins` marks one of
    several events that are shown as one: their `count` adds up, their lists are joined.
    """

    def __init__(
        self,
        kind: str,
        told: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: list[int] | None = None,
        reveals: bool = False,
        joins: bool = False,
    ) -> None:
        self.kind = kind
        self.told = told
        self.secret = secret
        self.seats = seats
        self.reveals = reveals
        self.joins = joins

    def fields_for(self, seat: int | None) -> dict[str, Any]:
        """Return the event as this seat may know it; None is a spectator."""
        seen: dict[str, Any] = {"kind": self.kind}
        seen.update(self.told)
        if self.secret is not None and self.seats is not None and seat in self.seats:
            seen.update(self.secret)
        return seen

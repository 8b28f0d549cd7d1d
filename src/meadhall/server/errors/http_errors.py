"""Faults that only a server has, and the HTTP status of every fault."""

from __future__ import annotations

from meadhall.core.fault import Conflict, Fault, Illegal, OutOfTurn, TooBig, Unknown
from meadhall.tables.rules_error import Broken


class Nobody(Fault):
    """Not authenticated."""


class Forbidden(Fault):
    """Authenticated, but not allowed."""


class NotAdmitted(Forbidden):
    """The sender is banned, or the server is closed to them."""


class WrongMethod(Fault):
    """The path has no such method."""


class PathUnknown(Unknown):
    """There is nothing at this address."""


class TooSlow(Fault):
    """The request took too long to arrive."""


class WrongHost(Fault):
    """The Host header is not a name of this server."""


class TooMuch(Fault):
    """A rate or a limit is exceeded."""


class HeadersTooLong(Fault):
    """The headers are longer than is accepted."""


class OwnFault(Fault):
    """An internal error; the log has the details."""


class Away(Fault):
    """Temporarily unavailable; a retry may succeed."""


class StoreAway(Away):
    """The database cannot be reached."""


class Stale(Conflict):
    """The table has moved on since the sender last saw it."""


class MissingOption(Conflict):
    """A table was made with something that the server no longer has."""


STATUS: dict[type[Fault], int] = {
    Fault: 400,
    Nobody: 401,
    Forbidden: 403,
    Unknown: 404,
    WrongMethod: 405,
    TooSlow: 408,
    Conflict: 409,
    OutOfTurn: 409,
    TooBig: 413,
    WrongHost: 421,
    Illegal: 422,
    TooMuch: 429,
    HeadersTooLong: 431,
    Broken: 500,
    OwnFault: 500,
    Away: 503,
}


def find_status(fault: Fault | type[Fault]) -> int:
    """Return the HTTP status of this fault: that of the nearest listed class."""
    kind = fault if isinstance(fault, type) else type(fault)
    return next(STATUS[base] for base in kind.__mro__ if base in STATUS)

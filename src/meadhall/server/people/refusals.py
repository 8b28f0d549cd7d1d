"""Faults that only a server has. Each kind carries the status that HTTP gives it."""

from __future__ import annotations

from meadhall.core.fault import Fault


class Nobody(Fault):
    """It is not known who asks."""

    status = 401


class Forbidden(Fault):
    """Known, and not allowed."""

    status = 403


class WrongMethod(Fault):
    status = 405


class TooSlow(Fault):
    status = 408


class WrongHost(Fault):
    """The hall goes by other names."""

    status = 421


class TooMuch(Fault):
    """More at once than one visitor may have."""

    status = 429


class OwnFault(Fault):
    """A mistake of ours; the log has all of it."""

    status = 500


class Away(Fault):
    """Not now, through no fault of whoever asks; the same may do in a moment."""

    status = 503

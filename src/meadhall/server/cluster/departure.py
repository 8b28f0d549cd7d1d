"""Take a node out of service without refused requests.

A proxy that polls `/readyz` notices only at its next poll, and some, such as Caddy 2.6, cannot resend a body. So a node
that is drained or stopped first reports not ready and keeps serving for a while. A single node has nowhere to send
people and stops at once.
"""

from __future__ import annotations

GRACE = 3.0  # seconds; proxies are configured to ask every second
QUIET = 1.0  # seconds without a request after which every proxy has understood
MOST = 6.0  # with the seconds that open connections get, less than the ten after which containers are killed


class Departure:
    """Times are seconds of a monotonic clock."""

    def __init__(self, has_others: bool) -> None:
        self.has_others = has_others
        self.drained_at: float | None = None
        self.stopping_at: float | None = None
        self.health_checks = 0  # requests for the node's health, which proxies make all the time
        self.others = 0  # all other requests, when they were last counted
        self.asked_at = 0.0  # when the last request came

    @property
    def stopping(self) -> bool:
        return self.stopping_at is not None

    def drain(self, draining: bool, now: float) -> None:
        self.drained_at = now if draining else None

    def refuses_tables(self, now: float) -> bool:
        return self.drained_at is not None and (not self.has_others or now - self.drained_at >= GRACE)

    def stop(self, now: float) -> None:
        if self.stopping_at is None:
            self.stopping_at = self.asked_at = now

    def may_stop(self, now: float, requests: int) -> bool:
        """Return whether the node may stop; `requests` counts all requests so far."""
        if self.stopping_at is None:
            return False
        if requests - self.health_checks != self.others:
            self.others, self.asked_at = requests - self.health_checks, now
        waited = now - self.stopping_at
        return not self.has_others or waited >= MOST or (waited >= GRACE and now - self.asked_at >= QUIET)

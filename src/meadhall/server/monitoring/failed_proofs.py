"""Count failed tokens, passwords and passkeys, and log them: they may be attempts to break in."""

from __future__ import annotations

import logging
import time
from collections import Counter

from meadhall.server.monitoring.metrics import Measures

log = logging.getLogger("meadhall.server")
KEEPER, PASSWORD, PASSKEY, SEAT = "keeper's token", "password", "passkey", "seat token"
KINDS = (KEEPER, PASSWORD, PASSKEY, SEAT)
OF_FAULTS = {"password-wrong": PASSWORD, "sign-in-wrong": PASSWORD, "passkey-wrong": PASSKEY}
AGAIN = 60.0  # seconds between two lines about the same kind: strangers must not fill the log


class FailedProofs:
    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.unsaid: Counter[str] = Counter()
        self.said: dict[str, float] = {}
        for kind in KINDS:
            measures.failed_proofs.labels(kind)  # a kind that is not there yet could not be seen to rise

    def count(self, kind: str) -> None:
        """Log the first failure at once and later ones in batches. Log lines contain no address."""
        self.measures.failed_proofs.labels(kind).inc()
        self.unsaid[kind] += 1
        now = time.monotonic()
        if now - self.said.get(kind, -AGAIN) >= AGAIN:
            self.said[kind] = now
            log.warning("wrong %s: %d since it was last said here", kind, self.unsaid.pop(kind))

    def count_fault(self, key: str) -> None:
        if key in OF_FAULTS:
            self.count(OF_FAULTS[key])

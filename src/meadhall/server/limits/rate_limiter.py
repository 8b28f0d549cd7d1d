"""Token buckets: an average rate and a burst size."""

from __future__ import annotations

import time
from collections import OrderedDict

from meadhall.server.auth.networks import Networks
from meadhall.server.errors.http_errors import TooMuch
from meadhall.server.limits.limits import Rate

KEPT = 50_000  # visitors remembered; those with a full bucket are forgotten first, then those not seen for longest
CROWD = 5  # one network may have so many times what one guest may


class Bucket:
    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.a_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.seen) * self.rate.a_second >= self.rate.burst


class Rates:
    """One bucket per requester, and for guests also one per network, because guests are free."""

    def __init__(self, rate: Rate, networks: Networks | None = None) -> None:
        self.rate = rate
        self.networks = networks
        self.buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, who: object) -> bool:
        if not self._find_bucket(who, self.rate).take():
            return False
        network = self.networks.find(who) if self.networks is not None else who
        crowd = Rate(self.rate.a_second * CROWD, self.rate.burst * CROWD)
        return network == who or self._find_bucket(("network", network), crowd).take()

    def can_take(self, who: object) -> bool:
        """Return whether a token is available, without taking it."""
        bucket = self._find_bucket(who, self.rate)
        return bucket.left + (time.monotonic() - bucket.seen) * self.rate.a_second >= 1

    def _find_bucket(self, who: object, rate: Rate) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(rate)
            self._forget()
        else:
            self.buckets.move_to_end(who)
        return bucket

    def _forget(self) -> None:
        """Drop the least recently used buckets, which are first in order."""
        while len(self.buckets) > KEPT or (len(self.buckets) > 1 and next(iter(self.buckets.values())).full):
            self.buckets.popitem(last=False)

    def demand(self, who: object) -> None:
        if not self.take(who):
            raise TooMuch("too-fast")

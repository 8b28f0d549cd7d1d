"""Token buckets: so many a second in the long run, so many at once."""

from __future__ import annotations

import time
from collections import OrderedDict

from meadhall.server.people.limits import Rate
from meadhall.server.people.refusals import TooMuch

KEPT = 10_000  # visitors remembered; anybody forgotten has a full bucket by then anyway


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


class Rates:
    """One bucket for each visitor."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, who: object) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate)
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket.take()

    def demand(self, who: object) -> None:
        if not self.take(who):
            raise TooMuch("too-fast")

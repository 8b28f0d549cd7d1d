"""Measures of one node, as Prometheus reads them: how long things take, and how much is going on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

KIND = CONTENT_TYPE_LATEST
# An answer is a matter of milliseconds; what takes a second is felt, what takes ten is a fault.
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


class Measures:
    """Those that are taken all the time. Each node has its own, for several may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Histogram(
            "meadhall_answer_seconds",
            "From an answer's turn at its table until it is stored",
            ("game", "kind"),
            buckets=QUICK,
            registry=self.registry,
        )
        self.stores = Histogram(
            "meadhall_store_seconds",
            "One transaction with all answers that were waiting",
            buckets=QUICK,
            registry=self.registry,
        )
        self.requests = Histogram(
            "meadhall_http_seconds",
            "From a request until its reply begins",
            ("method", "status"),
            buckets=QUICK,
            registry=self.registry,
        )
        self.chores = Histogram(
            "meadhall_chore_seconds",
            "A chore of the processes that think and read files",
            ("chore",),
            buckets=LONG,
            registry=self.registry,
        )
        self.gauges: dict[str, Gauge] = {}

    def gauge(self, name: str, told: str, *labels: str) -> Gauge:
        """One that is set when somebody asks; what it said before is forgotten."""
        found = self.gauges.get(name)
        if found is None:
            found = self.gauges[name] = Gauge(f"meadhall_{name}", told, labels, registry=self.registry)
        elif labels:
            found.clear()
        return found

    def text(self) -> bytes:
        return generate_latest(self.registry)


@contextmanager
def timed(measure: Histogram) -> Iterator[None]:
    """Only what succeeds counts: a refusal is quick, and would make the hall look better than it is."""
    begun = time.perf_counter()
    yield
    measure.observe(time.perf_counter() - begun)

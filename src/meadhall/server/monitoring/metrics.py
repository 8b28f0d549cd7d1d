"""Prometheus metrics of one node: durations and counts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

KIND = CONTENT_TYPE_LATEST
# An answer takes milliseconds; a second is noticeable, ten are an error.
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)

ErrorKind = Literal["request", "socket", "rules", "worker", "bot", "job", "database"]
ERRORS: tuple[ErrorKind, ...] = get_args(ErrorKind)


class Measures:
    """The metrics. Each node has its own registry, because several may run in one process."""

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
        self.failed_proofs = Counter(
            "meadhall_failed_proofs", "Wrong tokens, passwords and passkeys", ("kind",), registry=self.registry
        )
        self.routes = Counter(
            "meadhall_http_requests",
            "Requests by the route that took them (none: no such page) and the status of the reply",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.errors = Counter(
            "meadhall_errors",
            "What went wrong on this side: requests and socket messages that failed, rules that broke, workers that "
            "failed or took too long, bots that failed, jobs that failed, and what a database that was away refused",
            ("kind",),
            registry=self.registry,
        )
        for kind in ERRORS:
            self.errors.labels(kind)  # a kind that is not there yet could not be seen to rise
        self.refusals = Counter(
            "meadhall_refusals",
            "Requests that were refused, by the fault that was told",
            ("fault",),
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)  # process_*: processor, memory, open files; on Linux
        self.admin_actions = Counter("meadhall_admin_actions", "What admins did", ("action",), registry=self.registry)
        self.turned_away = Counter(
            "meadhall_turned_away", "Requests of people who may not come in", ("reason",), registry=self.registry
        )
        self.gauges: dict[str, Gauge] = {}

    def count_error(self, kind: ErrorKind) -> None:
        self.errors.labels(kind).inc()

    def reset_gauge(self, name: str, told: str, *labels: str) -> Gauge:
        """Return a gauge that is set at scrape time; old values are dropped."""
        found = self.gauges.get(name)
        if found is None:
            found = self.gauges[name] = Gauge(f"meadhall_{name}", told, labels, registry=self.registry)
        elif labels:
            found.clear()
        return found

    def render(self) -> bytes:
        return generate_latest(self.registry)


@contextmanager
def measure_time(measure: Histogram) -> Iterator[None]:
    """Record the duration of successful calls only: refusals are fast and would flatter the figures."""
    begun = time.perf_counter()
    yield
    measure.observe(time.perf_counter() - begun)

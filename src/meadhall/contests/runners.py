"""Run games in this process, in several processes, or on Ray, locally or on a cluster.

The games are the same everywhere: each depends on its job alone.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

from meadhall.contests.match_job import Job, Played, play_one
from meadhall.core.fault import Fault
from meadhall.version import __version__

RAY = "ray"
CLUSTER = "ray://"
AHEAD = 2  # games that wait for each that is being played: no worker runs dry, and no queue grows
PATIENCE = 10.0  # seconds to wait for a connection
Begun = TypeVar("Begun")


def parse_place(text: str | None) -> str:
    """Parse where to run: empty for here, `ray`, or the address of a cluster."""
    if text is None or text == RAY:
        return text or ""
    host, port = parse_address(text)
    if not host or not port:
        raise Fault("workers-place", place=text)
    return text


def parse_address(place: str) -> tuple[str, int]:
    """Return host and port of `ray://HOST:PORT`, the client port of a cluster, or of `HOST:PORT` on one of its
    machines.
    """
    try:
        found = urlsplit(place if "/" in place else CLUSTER + place)
        return (found.hostname or "", found.port or 0) if found.scheme == RAY else ("", 0)
    except ValueError:
        return "", 0


@contextmanager
def play_jobs(jobs: list[Job], workers: int | None = None, place: str = "") -> Iterator[Iterable[Played]]:
    """Yield the games as they finish. Workers stop when the reader stops."""
    if place:
        with connect_ray(place, workers) as (ray, hands):
            play = ray.remote(play_one)
            yield stream_results(
                jobs, hands + AHEAD * hands, play.remote, lambda begun: ray.wait(begun, num_returns=1), ray.get
            )
    elif min(workers or 1, len(jobs)) == 1:
        yield map(play_one, jobs)
    else:
        deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who reads
        with multiprocessing.Pool(min(workers or 1, len(jobs)), initializer=signal.signal, initargs=deaf) as pool:
            yield pool.imap_unordered(play_one, jobs)


def stream_results(
    jobs: Iterable[Job],
    most: int,
    begin: Callable[[Job], Begun],
    wait: Callable[[list[Begun]], tuple[list[Begun], list[Begun]]],
    result: Callable[[Begun], Played],
) -> Iterator[Played]:
    """Yield games as they finish, with a limited number in flight: a run of a million must not fill
    a cluster's memory.
    """
    left = iter(jobs)
    begun = [begin(job) for job in islice(left, most)]
    while begun:
        ended, begun = wait(begun)
        begun = [*begun, *(begin(job) for job in islice(left, len(ended)))]
        for one in ended:
            yield result(one)


@contextmanager
def connect_ray(place: str, workers: int | None) -> Iterator[tuple[Any, int]]:
    """Yield Ray and how many games it can run at once. A local Ray is started and stopped."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Fault("workers-no-ray") from None
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    if place != RAY:
        check_reachable(place)
    try:
        with warnings.catch_warnings(action="ignore"):
            ray.init(
                address="local" if place == RAY else place,
                log_to_driver=False,
                logging_level="ERROR",
                **(here if place == RAY else {}),
            )
    except ConnectionError:
        raise Fault("workers-no-answer", place=place) from None
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        raise Fault("workers-no-cluster", place=place, reason=" ".join(str(error).split())) from None
    try:
        compare_versions(ray, place)
        yield ray, max(1, int(ray.cluster_resources().get("CPU", 1)))
    except (ConnectionError, ray.exceptions.RayError) as error:
        if isinstance(error, (Fault, ray.exceptions.RayTaskError)):
            raise  # errors in a game are reported as usual
        raise Fault("workers-lost", place=place) from None
    finally:
        ray.shutdown()


def check_reachable(place: str) -> None:
    """Check that something listens there: Ray itself waits half a minute for a client connection,
    and for ever to join.
    """
    host, port = parse_address(place)
    try:
        with socket.create_connection((host, port), PATIENCE):
            pass
    except OSError:
        raise Fault("workers-no-answer", place=place) from None


def compare_versions(ray: Any, place: str) -> None:
    """Check that every machine of the cluster has the same Meadhall."""

    def version_there() -> str:
        """Defined inside so that it is pickled by value: it must run where Meadhall is not installed."""
        try:
            from meadhall.version import __version__ as found
        except ImportError:
            return ""
        return found

    pinned = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    asking = ray.remote(version_there).options
    nodes = [one for one in ray.nodes() if one["Alive"] and one["Resources"].get("CPU")]
    # The question needs no processor, so busy machines answer as well.
    begun = [asking(num_cpus=0, scheduling_strategy=pinned(one["NodeID"], soft=False)).remote() for one in nodes]
    for node, there in zip(nodes, ray.get(begun), strict=True):
        if not there:
            raise Fault("workers-without", machine=node["NodeManagerHostname"], place=place, here=__version__)
        if there != __version__:
            raise Fault(
                "workers-version", machine=node["NodeManagerHostname"], place=place, there=there, here=__version__
            )

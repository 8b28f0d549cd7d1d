"""Who plays the games: this process, several beside it, or Ray, on this machine or on a cluster.

Whoever plays them, the games are the same: each is made from its job alone.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from meadhall.contests.job import Job, Played, play_one
from meadhall.core.fault import Fault
from meadhall.version import __version__

RAY = "ray"
CLUSTER = "ray://"
AHEAD = 2           # games that wait for each that is being played: no worker runs dry, and no queue grows
Begun = TypeVar("Begun")


def place_from(text: str | None) -> str:
    """Where games are played: empty for here, `ray`, or the address of a cluster."""
    if text is None or text == RAY or (text.startswith(CLUSTER) and len(text) > len(CLUSTER)):
        return text or ""
    raise Fault("workers-place", place=text)


@contextmanager
def played(jobs: list[Job], workers: int | None = None, place: str = "") -> Iterator[Iterable[Played]]:
    """The games as they end. When the reader stops, so do the workers."""
    if place:
        with ray_at(place, workers) as (ray, hands):
            play = ray.remote(play_one)
            yield flow(jobs, hands + AHEAD * hands, play.remote, lambda begun: ray.wait(begun, num_returns=1), ray.get)
    elif min(workers or 1, len(jobs)) == 1:
        yield map(play_one, jobs)
    else:
        deaf = (signal.SIGINT, signal.SIG_IGN)      # Ctrl-C is for the one who reads
        with multiprocessing.Pool(min(workers or 1, len(jobs)), initializer=signal.signal, initargs=deaf) as pool:
            yield pool.imap_unordered(play_one, jobs)


def flow(jobs: Iterable[Job], most: int, begin: Callable[[Job], Begun],
         wait: Callable[[list[Begun]], tuple[list[Begun], list[Begun]]],
         result: Callable[[Begun], Played]) -> Iterator[Played]:
    """Each game as it ends, with at most so many begun: a run of a million does not fill a cluster's memory."""
    left = iter(jobs)
    begun = [begin(job) for job in islice(left, most)]
    while begun:
        ended, begun = wait(begun)
        begun = [*begun, *(begin(job) for job in islice(left, len(ended)))]
        for one in ended:
            yield result(one)


@contextmanager
def ray_at(place: str, workers: int | None) -> Iterator[tuple[Any, int]]:
    """Ray, and how many games it can play at once. On this machine it is started, and stopped afterwards."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Fault("workers-no-ray") from None
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address="local" if place == RAY else place, log_to_driver=False, logging_level="ERROR",
                 **(here if place == RAY else {}))
    except (ConnectionError, OSError, RuntimeError, ValueError, ImportError) as error:
        raise Fault("workers-no-cluster", place=place, reason=" ".join(str(error).split())) from None
    try:
        there = ray.get(ray.remote(version_there).remote())
        if there != __version__:
            raise Fault("workers-version", place=place, there=there or "?", here=__version__)
        yield ray, max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def version_there() -> str:
    """Which Meadhall a worker has; empty where it has none."""
    try:
        from meadhall.version import __version__ as found
    except ImportError:
        return ""
    return found

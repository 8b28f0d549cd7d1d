"""Blocking calls: the one place that decides how a call that would stop the event loop runs beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def run_blocking(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run the call in a thread and return its result. The thread goes on if the caller is cancelled."""
    return await asyncio.to_thread(call, *args, **kwargs)

"""Run the retention job once."""

from __future__ import annotations

import asyncio

from server.hosting import Host


def forget(host: Host, days: int) -> None:
    asyncio.run_coroutine_threadsafe(host.upkeep.clocks.retention.forget(days), host.loop).result(60)

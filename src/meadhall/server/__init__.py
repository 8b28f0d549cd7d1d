"""The hall on the network. Nothing heavy is imported until somebody serves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.server.people.limits import Limits
    from meadhall.server.table.extras import Extras


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    redis: str | None = None,
    open_browser: bool = False,
    *,
    started: Callable[[str], None] | None = None,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    extras: Extras | None = None,
    proxy: str | None = None,
    log: str = "plain",
) -> None:
    """Serve until stopped. `started` is told the address when the hall is open; a port of 0 takes any free one.

    `origins` are further addresses the hall is reached by; `proxy` is the address of a proxy that is believed when it
    tells who asks; `log` says whether the log is `plain` or `json`.
    """
    from meadhall.server.serving import run
    from meadhall.server.table.extras import NOTHING

    run(host, port, db, redis, started, open_browser, limits, origins, extras or NOTHING, proxy, log)

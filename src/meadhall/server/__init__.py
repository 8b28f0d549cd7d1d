"""The web server. Heavy modules are imported when serving starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.server.limits.limits import Limits
    from meadhall.server.table.server import ServerExtensions


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
    extras: ServerExtensions | None = None,
    proxy: str | None = None,
    log: str = "plain",
    opened_by: str = "",
) -> None:
    """Serve until stopped. `started` is called with the address when the server listens; port 0 takes any free port.

    `origins` are further addresses of the server; `proxy` is a trusted proxy whose forwarded addresses are used; `log`
    is `plain` or `json`; `opened_by` is the command shown to hosts who want to open the server to the network.
    """
    from meadhall.server.runner import run
    from meadhall.server.table.server import NOTHING

    run(host, port, db, redis, started, open_browser, limits, origins, extras or NOTHING, proxy, log, opened_by)

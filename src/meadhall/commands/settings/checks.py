"""Checks beyond the type of a setting; each raises a Fault that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from meadhall.core.fault import Fault

REDIS = ("redis://", "rediss://", "unix://")
PORTS = 65_535
HOOKS = ("off", "public", "any")
LOGS = ("plain", "json")


def check_port(port: int) -> int:
    if not 0 <= port <= PORTS:
        raise Fault("line-port", value=port, most=PORTS)
    return port


def check_hooks(hooks: str) -> None:
    if hooks not in HOOKS:
        raise Fault("line-hooks", value=hooks)


def check_log(log: str) -> None:
    if log not in LOGS:
        raise Fault("line-log", value=log)


def check_forget_after(days: int) -> None:
    if days < 0:
        raise Fault("line-forget-after", value=days)


def check_origin(text: str) -> None:
    """Browsers send scheme and host only; any other origin would never match and lock everybody out."""
    try:
        found = urlsplit(text)
        good = (
            found.scheme in ("http", "https")
            and found.hostname
            and found.path in ("", "/")
            and not (found.query or found.fragment or found.username)
        )
        _ = found.port
    except ValueError:
        good = False
    if not good:
        raise Fault("line-origin", value=text)


def check_proxy(text: str) -> None:
    """A proxy must be an IP address or network: a name would never match. `*` trusts any peer, for servers that only
    the proxy can reach.
    """
    try:
        for one in text.split(","):
            if one.strip() != "*":
                ip_network(one.strip(), strict=False)
    except ValueError:
        raise Fault("line-proxy", value=text) from None


def check_origins(origins: list[str]) -> None:
    for one in origins:
        check_origin(one)


def check_redis(url: str) -> None:
    if not url.startswith(REDIS):
        raise Fault("redis-url", url=url)


def check_db(url: str) -> None:
    from meadhall.server.store.database import resolve_url

    resolve_url(url)


def check_file(path: str) -> None:
    if not Path(path).exists():
        raise Fault("file-missing", path=path)


def check_files(paths: list[str]) -> None:
    for path in paths:
        check_file(path)


# Check of a value.
CHECKS: dict[str, Callable[[Any], None]] = {
    "db": check_db,
    "redis": check_redis,
    "origin": check_origins,
    "proxy": check_proxy,
}
# Check of an absolute path. Paths of the command line are opened a moment later anyway.
FILE_CHECKS: dict[str, Callable[[Any], None]] = {"names": check_file, "book": check_files, "lesson": check_files}
# Check of a command line option: its errors name the option.
OPTION_CHECKS: dict[str, Callable[[Any], object]] = CHECKS | {
    "port": check_port,
    "hooks": check_hooks,
    "log": check_log,
    "forget_after": check_forget_after,
}

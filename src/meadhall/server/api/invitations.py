"""Invitations: a link for friends, and its QR code."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar import get

from meadhall.server.api.schemas import Invitation
from meadhall.server.api.tables import Id
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, TheHall

ANYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 (compared, not bound)
NOBODY = "10.255.255.255"  # any address of a home network: finds our address in it


@get("/tables/{table:str}/invitation", responses=ERRORS, summary="The link for friends")
async def invitation(request: Asked, hall: TheHall, person: APerson, table: Id) -> Invitation:
    """Return the invitation, for the host only: it contains local network addresses. `url` is null if only this machine
    can open it.
    """
    hall.features.demand("invitations")
    room = await hall.open_for(table, person)
    if person.guest != room.sheet.host or person.seat is not None:
        raise Forbidden("host-only")
    base = find_public_origin(str(request.base_url), hall.listening, find_own_addresses)
    if base is None:
        return Invitation(None, False, hall.opened_by, 0, "")
    url = f"{base}/join/{room.sheet.invite}"
    size, dots = draw_qr_code(url)
    return Invitation(url, base != str(request.base_url).rstrip("/"), "", size, dots)


def find_public_origin(base: str, listening: str, ours: Callable[[], list[str]]) -> str | None:
    """Return the origin under which others reach the server: that of the request, unless it means this machine only."""
    asked = urlsplit(base)
    if not is_local(asked.hostname or ""):
        return base.rstrip("/")
    found = ours() if listening in ANYWHERE else [listening]
    host = next((name for name in found if not is_local(name)), None)
    if host is None:
        return None
    return f"{asked.scheme}://{f'[{host}]' if ':' in host else host}:{asked.port or 80}"


def is_local(name: str) -> bool:
    """Return whether the name means the local machine."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def find_own_addresses() -> list[str]:
    """Return this machine's addresses in its network, without sending anything."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOBODY, 9))  # of a datagram this only looks up the way
            found.append(probe.getsockname()[0])
        except OSError:  # no network at all
            pass
    return [name for name in found if not ip_address(name).is_unspecified]


def draw_qr_code(text: str) -> tuple[int, str]:
    """Return a QR code: its width in modules, and the dark ones as an SVG path."""
    try:
        import segno  # slow to load, and only hosts look at it
    except ImportError:  # a checkout may be newer than what was installed beside it: the link is there all the same
        return 0, ""
    code = segno.make_qr(text, error="m")
    dots = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark)
    return len(code.matrix), dots


handlers = [invitation]

"""How friends come to a table: a link they can open, and its picture for a phone."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar import get

from meadhall.server.api.shapes import Invitation
from meadhall.server.api.tables import Id
from meadhall.server.people.refusals import Forbidden
from meadhall.server.transport.asking import ERRORS, APerson, Asked, TheHall

ANYWHERE = ("", "0.0.0.0", "::")
NOBODY = "10.255.255.255"  # any address of a home network: to be told which of ours would lead there


@get("/tables/{table:str}/invitation", responses=ERRORS, summary="The link for friends")
async def invitation(request: Asked, hall: TheHall, person: APerson, table: Id) -> Invitation:
    """For the host alone: the addresses of a machine in its own network are nobody else's business. `url` is null where
    only this machine can open it."""
    room = await hall.enter(table, person)
    if person.guest != room.sheet.host or person.seat is not None:
        raise Forbidden("host-only")
    base = origin_for_friends(str(request.base_url), hall.listening, addresses_here)
    if base is None:
        return Invitation(None, False, 0, "")
    url = f"{base}/join/{room.sheet.invite}"
    size, dots = picture(url)
    return Invitation(url, base != str(request.base_url).rstrip("/"), size, dots)


def origin_for_friends(base: str, listening: str, ours: Callable[[], list[str]]) -> str | None:
    """The address under which others find the hall: the one it was asked by, unless that means this machine alone."""
    asked = urlsplit(base)
    if not is_here(asked.hostname or ""):
        return base.rstrip("/")
    found = ours() if listening in ANYWHERE else [listening]
    host = next((name for name in found if not is_here(name)), None)
    if host is None:
        return None
    return f"{asked.scheme}://{f'[{host}]' if ':' in host else host}:{asked.port or 80}"


def is_here(name: str) -> bool:
    """A name that means another machine on every machine."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def addresses_here() -> list[str]:
    """The addresses of this machine in its network; nothing is sent."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOBODY, 9))  # of a datagram this only looks up the way
            found.append(probe.getsockname()[0])
        except OSError:  # no network at all
            pass
    return [name for name in found if not ip_address(name).is_unspecified]


def picture(text: str) -> tuple[int, str]:
    """A QR code: how many dots it is wide, and the dark ones as the path of a drawing."""
    try:
        import segno  # slow to load, and only hosts look at it
    except ImportError:  # a checkout may be newer than what was installed beside it: the link is there all the same
        return 0, ""
    code = segno.make_qr(text, error="m")
    dots = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark)
    return len(code.matrix), dots


handlers = [invitation]

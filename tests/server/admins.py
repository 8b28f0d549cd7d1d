"""An admin of a server under test, and users affected by moderation."""

from __future__ import annotations

from typing import Any

import httpx2

from meadhall.server.table.server import ServerExtensions
from patience import PATIENCE
from server.accounts_helpers import quick  # noqa: F401 (passwords are tried here by the dozen)
from server.people import Guest, Look

TOKEN = "a-token-of-the-admin-of-this-hall"
EXTRAS = ServerExtensions(keeper=f"Ylva: {TOKEN}\nOrm: {TOKEN}-of-another")
HOUR = 3_600


class Admin:
    """A client with an admin token."""

    def __init__(self, url: str, token: str = TOKEN) -> None:
        self.http = httpx2.Client(base_url=url, timeout=PATIENCE, headers={"authorization": f"Bearer {token}"})

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        reply = self.http.post(f"/api/keeper/{path}", json=body)
        assert reply.status_code == status, f"{reply.status_code} {reply.text}"
        return reply.json() if reply.content else None

    def get(self, path: str = "") -> Any:
        reply = self.http.get(f"/api/keeper{path}")
        assert reply.status_code == 200, f"{reply.status_code} {reply.text}"
        return reply.json()

    def fault(self, path: str, status: int, **body: Any) -> str:
        return str(self.post(path, status, **body)["error"]["key"])

    def find(self, name: str) -> int:
        (found,) = [one["guest"] for one in self.get(f"/people?find={name}") if one["name"] == name]
        return int(found)

    def audit(self) -> list[tuple[str, str, str]]:
        return [(one["who"], one["action"], one["target"]) for one in self.get("/audit")["entries"]][::-1]


def refused(guest: Guest, method: str = "GET", path: str = "/api/me", **body: Any) -> dict[str, Any]:
    error: dict[str, Any] = guest.ask(method, path, body or None, 403)["error"]
    return error


def watch_end(look: Look) -> tuple[str, int]:
    """Return the last error on a socket, and its close code."""
    from websockets.exceptions import ConnectionClosed

    try:
        while True:
            look.next()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
        return str([one for one in look.heard if one["type"] == "error"][-1]["key"]), code


# Bans

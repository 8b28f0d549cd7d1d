"""Two nodes on one database."""

from __future__ import annotations

from server.hosting import Host
from server.people import Guest

Nodes = tuple[Host, Host]


def both(nodes: Nodes) -> tuple[Guest, Guest]:
    bera, egil = Guest(nodes[0].url, "Bera"), Guest(nodes[0].url, "Egil")
    return bera, Guest(nodes[1].url, cookie=egil.cookie)

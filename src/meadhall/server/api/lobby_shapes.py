"""How the lobby is told."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server.api.shapes import Summary


class Lobby(Struct):
    """`announcement`: what the keeper says to everybody; empty: nothing."""

    listed: list[Summary]
    mine: list[Summary]
    announcement: str = ""

"""Response types of the lobby."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server.messages.table_summary import Summary


class Lobby(Struct):
    """`announcement`: the admin's text to everybody, or ""."""

    listed: list[Summary]
    mine: list[Summary]
    announcement: str = ""

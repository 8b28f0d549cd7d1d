"""Request and response types of blocks and reports."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.api.schemas import Strict

Number = Annotated[int, Meta(ge=0, lt=2**31)]


class Somebody(Strict):
    """A person at a table: the writer of a message, or the owner of a seat."""

    chat: Number | None = None
    seat: Annotated[str, Meta(pattern="^[A-Z]$")] | None = None


class Complaint(Somebody):
    """A report with a short reason. The reported message is attached."""

    reason: Annotated[str, Meta(max_length=2_000)] = ""


class Unblock(Strict):
    id: Number


class BlockShape(Struct):
    id: int
    name: str

"""Whom somebody means at a table, and what is told of those they have blocked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.api.shapes import Strict

Number = Annotated[int, Meta(ge=0, lt=2**31)]


class Somebody(Strict):
    """The writer of a message, or whoever sits in a seat: one of the two."""

    chat: Number | None = None
    seat: Annotated[str, Meta(pattern="^[A-Z]$")] | None = None


class Complaint(Somebody):
    """What they said goes along with it; in a word or two, what is wrong."""

    reason: Annotated[str, Meta(max_length=2_000)] = ""


class Unblock(Strict):
    id: Number


class BlockShape(Struct):
    id: int
    name: str

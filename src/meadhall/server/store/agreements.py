"""Votes of a table, as JSON text stored with the table. The fields keep this order.

An update compares with the text that was read before, so equal values must have equal text.
"""

from __future__ import annotations

import json
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

End = Literal["ended", "resigned"]
CallKind = Literal["bot", "end"]


class UndoRequest(Struct):
    """A request to take back the last answer, and who agrees."""

    seat: str
    agreed: list[str]


class StoredProposal(Struct):
    """A proposed answer to the question at entry `seq`, and who agrees."""

    seq: int
    seat: str
    answer: str
    agreed: list[str]


class StoredCall(Struct):
    """A vote about an absent player, open since `at`, and who agrees."""

    kind: CallKind
    seat: str
    agreed: list[str]
    at: float


class EndedByPeople(Struct):
    """How players ended a game early. `seat` is the one that resigned or called the vote."""

    how: End
    seat: str
    winners: list[str]


Stored = TypeVar("Stored", bound=Struct)


def to_text(value: Struct | None) -> str | None:
    return None if value is None else json.dumps(msgspec.to_builtins(value))


def from_text(text: str | None, kind: type[Stored]) -> Stored | None:
    return msgspec.json.decode(text, type=kind) if text else None

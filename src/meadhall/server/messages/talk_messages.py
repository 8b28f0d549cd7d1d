"""What people say and write at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ChatLine(Struct):
    """A line of the chat. `seat` is null for a watcher; `removed` by an admin: the text is empty."""

    id: int
    seat: str | None
    name: str
    text: str
    at: float
    removed: bool = False


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """Something new was said."""


class ChatsMessage(Struct, tag_field="type", tag="chats"):
    """Everything that was said, again: a line was removed, or the reader hears other people now."""

    chats: list[ChatLine]


class NoteShape(Struct):
    """A note to entry `seq`: `mine`, or the whole table's."""

    id: int
    seq: int
    text: str
    scope: Literal["mine", "table"]
    seat: str | None
    at: float


class NotesMessage(Struct, tag_field="type", tag="notes"):
    """All notes the reader may see."""

    notes: list[NoteShape]

"""What the server answers to one message of a client, and every message that it sends."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.errors.messages import Problem
from meadhall.server.messages.people_message import PeopleMessage
from meadhall.server.messages.table_message import TableMessage
from meadhall.server.messages.talk_messages import ChatMessage, ChatsMessage, NotesMessage


class WhyMessage(Struct, tag_field="type", tag="why"):
    """The rule that forbids an answer, with the arguments of its words; `rule` is null where the answer is legal, or
    where a press means no answer. `label` is the answer and `reason` the rule as sentences. `id` is that of the
    question."""

    id: int | str
    rule: str | None
    args: dict[str, Any]
    answer: str = ""
    label: str = ""
    reason: str = ""
    chapter: Annotated[str, Meta(description="the entry of the rule book; empty: it has none")] = ""


class ErrorMessage(Problem, tag_field="type", tag="error", kw_only=True):
    """Why a message was refused. `seq` is how far the table is."""

    seq: int


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The reply to a ping; a stream sends it while nothing happens."""


ServerMessage = (
    TableMessage | PeopleMessage | ChatMessage | ChatsMessage | NotesMessage | WhyMessage | ErrorMessage | PongMessage
)

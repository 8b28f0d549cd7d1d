"""What a client says on the socket, and what is done about it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from meadhall.core.fault import Fault
from meadhall.server.table import chat, votes
from meadhall.server.transport import server_messages
from meadhall.server.transport.subscription import Watcher
from meadhall.words import Language

SeatName = Annotated[str, Meta(min_length=1, max_length=8)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Text = Annotated[str, Meta(max_length=1_000)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Unknown fields are refused: a misspelt one would be forgotten in silence."""


class Answer(Message, tag="answer"):
    """Answer the question that was asked at entry `seq`. What is asked of the whole table this proposes, or
    agrees to if it has been proposed."""

    seq: Number
    seat: SeatName
    answer: Text


class Look(Message, tag="look"):
    """Look through another seat of mine (hot seat; null: watch), or read in another language. What is left out stays
    as it is."""

    seat: SeatName | UnsetType | None = UNSET
    language: Language | UnsetType = UNSET


class Why(Message, tag="why"):
    """Ask for the rule that forbids an answer, or whatever a press on `target` would mean while `lifted` is; the reply
    carries the same `id`."""

    id: Number | Annotated[str, Meta(max_length=64)]
    seat: SeatName
    answer: Text | None = None
    target: Text | None = None
    lifted: Text | None = None


class Undo(Message, tag="undo"):
    """Take back my last answer; where that is not free, the others are asked."""

    seq: Number
    seat: SeatName


class Consent(Message, tag="consent"):
    """Agree that an answer is taken back, or not."""

    seat: SeatName
    agree: bool


class Decline(Message, tag="decline"):
    """Drop this proposal, my own or another's."""

    seat: SeatName
    answer: Text


class Say(Message, tag="chat"):
    """Say something to the table."""

    text: str


class Hush(Message, tag="hush"):
    """For the host: remove what was said; with `silence` its writer can no longer write at this table."""

    chat: Number
    silence: bool


class Unhush(Message, tag="unhush"):
    """For the host: unmute a writer."""

    name: Annotated[str, Meta(max_length=40)]


class Write(Message, tag="note"):
    """Write a note to entry `seq`, or change the one with this `id`; an empty text deletes it."""

    seq: Number
    text: str
    scope: Literal["mine", "table"]
    id: Number | None = None


class Ping(Message, tag="ping"):
    """Ask for a `pong`."""


ClientMessage = Answer | Look | Why | Undo | Consent | Decline | Say | Hush | Unhush | Write | Ping
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read(text: str | None, longest: int) -> ClientMessage:
    """A message from the wire; a wrong one is refused in one sentence."""
    if text is None:
        raise Fault("message-text")
    if len(text) > longest or len(text.encode("utf-8", "replace")) > longest:
        raise Fault("message-long", most=longest)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Fault("message-shape", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Fault("message-json") from None


async def handle_message(watcher: Watcher, message: ClientMessage) -> None:
    """Carry out one message of a client, or raise a Fault that says why not."""
    room, visitor = watcher.room, watcher.visitor
    match message:
        case Answer():
            await votes.answer(room, room.find_playable_seat(visitor, message.seat), message.answer, message.seq)
        case Ping():
            watcher.reply(server_messages.PONG)
        case Look():
            watcher.look(message.seat, message.language)
        case Why():
            async with room.lock:
                await room.refresh()
                seat = room.find_seat(visitor, message.seat)
                meant = message.answer or server_messages.find_meant_answer(room, seat, message.target, message.lifted)
                watcher.reply(server_messages.build_why(room, message.id, seat, meant, watcher.language))
        case Undo():
            await votes.request_undo(room, room.find_playable_seat(visitor, message.seat), message.seq)
        case Consent():
            await votes.consent_to_undo(room, room.find_playable_seat(visitor, message.seat), message.agree)
        case Decline():
            await votes.decline(room, room.find_playable_seat(visitor, message.seat), message.answer)
        case Say():
            room.server.features.demand("chat")
            await chat.post_message(room, visitor, message.text)
        case Hush():
            await chat.hide_message(room, visitor, message.chat, message.silence)
        case Unhush():
            await chat.unmute(room, visitor, message.name)
        case Write():
            await chat.save_note(room, visitor, message.id, message.seq, message.text, message.scope)

"""What a client says on the socket, and what is done about it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.core.fault import Fault
from meadhall.server.table import proposing, undoing
from meadhall.server.transport import message
from meadhall.server.transport.watcher import Watcher

SeatName = Annotated[str, Meta(min_length=1, max_length=8)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Text = Annotated[str, Meta(max_length=1_000)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Answer(Message, tag="answer"):
    seq: Number
    seat: SeatName
    answer: Text


class Eyes(Message, tag="eyes"):
    seat: SeatName | None


class Why(Message, tag="why"):
    id: Number | Annotated[str, Meta(max_length=64)]
    seat: SeatName
    answer: Text


class Undo(Message, tag="undo"):
    seq: Number
    seat: SeatName


class Consent(Message, tag="consent"):
    seat: SeatName
    agree: bool


class Decline(Message, tag="decline"):
    seat: SeatName
    answer: Text


class Say(Message, tag="chat"):
    text: str


class Hush(Message, tag="hush"):
    chat: Number
    silence: bool


class Unhush(Message, tag="unhush"):
    name: Annotated[str, Meta(max_length=40)]


class Write(Message, tag="note"):
    seq: Number
    text: str
    scope: Literal["mine", "table"]
    id: Number | None = None


class Ping(Message, tag="ping"):
    pass


Any = Answer | Eyes | Why | Undo | Consent | Decline | Say | Hush | Unhush | Write | Ping
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def read(text: str | None, longest: int) -> Any:
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


async def obey(watcher: Watcher, said: Any) -> None:
    """Do what was asked; a Fault says why not."""
    room, visitor = watcher.room, watcher.visitor
    match said:
        case Answer():
            await proposing.answer(room, room.acting(visitor, said.seat), said.answer, said.seq)
        case Ping():
            watcher.reply(message.PONG)
        case Eyes():
            watcher.look(said.seat)
        case Why():
            async with room.lock:
                await room.fresh()
                watcher.reply(message.why(room, said.id, room.own(visitor, said.seat), said.answer))
        case Undo():
            await undoing.ask(room, room.acting(visitor, said.seat), said.seq)
        case Consent():
            await undoing.consent(room, room.acting(visitor, said.seat), said.agree)
        case Decline():
            await proposing.decline(room, room.acting(visitor, said.seat), said.answer)
        case Say():
            await room.hall.say(room, visitor, said.text)
        case Hush():
            await room.hall.hush(room, visitor, said.chat, said.silence)
        case Unhush():
            await room.hall.unhush(room, visitor, said.name)
        case Write():
            await room.hall.note(room, visitor, said.id, said.seq, said.text, said.scope)

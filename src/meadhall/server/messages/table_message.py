"""How the table stands for one pair of eyes, and what happened before."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from meadhall.core.game import Outcome
from meadhall.server.messages.lesson_moment import LessonMoment
from meadhall.words import Language
from meadhall.words.decision_text import LabelledDecision
from meadhall.words.events import Event

# What a seat may know of the state, field by field. Encoded once; nothing else reads it on its way.
EncodedView = Annotated[dict[str, Raw], Meta(extra={"ts": "GameView"})]


class TableMessage(Struct, tag_field="type", tag="table", kw_only=True):
    """How the table stands for one pair of eyes: `seq` stored entries, and the `events` since those the reader knows.
    `full`: forget all older events; the last ones come with this message. Inside `view`, `events` and `outcome` seats
    count from 0. `undo`: seats whose last answer can be taken back without asking the others. `view` is null while the
    table waits for people, and only then."""

    seq: int
    language: Annotated[Language, Meta(description="the language of its sentences")]
    eyes: Annotated[str | None, Meta(description="the seat whose view this is; null: a watcher's")]
    base: Annotated[int, Meta(description="the `seq` of the message whose view this one changes; 0: the view is whole")]
    view: Annotated[EncodedView | None, Meta(description="its changed fields; all of them where `base` is 0")]
    merged: Annotated[dict[str, Raw], Meta(description="other changed places of the view, by JSON Pointer")]
    decision: LabelledDecision | None
    events: list[Event]
    outcome: Outcome | None
    hints: Annotated[list[str], Meta(description="the hints that matter now, shown before or not")]
    undo: list[str]
    full: bool
    older: Annotated[bool, Meta(description="`full`, and there are events before these: `GET …/log`")]
    lesson: LessonMoment | None


class LogPage(Struct):
    """Events before an entry, the last of them; `older`: there are more before these."""

    events: list[Event]
    older: bool

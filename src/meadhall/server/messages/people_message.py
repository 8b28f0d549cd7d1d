"""Who is at a table, and what they have to agree on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.server.store.agreements import CallKind, EndedByPeople, UndoRequest

Pace = Literal["live", "day", "none"]
Status = Literal["waiting", "running", "over"]


class SeatShape(Struct):
    """A seat and who has it. It is `yours` even while a bot sits in for you; `here`: its owner looks at the table."""

    seat: str
    name: str
    kind: Literal["human", "open", "bot"]
    level: str | None
    here: bool
    yours: bool


class Clock(Struct):
    """The seat whose time runs out, and when."""

    seat: str
    until: float
    pace: Pace


class Proposal(Struct):
    """What is proposed as the answer to a question to the whole table, and who agrees."""

    seat: str
    answer: str
    agreed: list[str]


class AbsenceCall(Struct):
    """The vote about an absent player; after `until` silence counts as yes."""

    kind: CallKind
    seat: str
    agreed: list[str]
    until: float


class Absence(Struct):
    """Who is waited for since when, from when on the others may call, and what is called for."""

    seats: list[str]
    since: float
    from_: float = field(name="from")
    call: AbsenceCall | None


class CounselStanding(Struct):
    """Whether there is counsel at this table, and which seats have agreed to it."""

    may: bool
    agreed: list[str]


class PeopleMessage(Struct, tag_field="type", tag="people", kw_only=True):
    """Who is at the table. `proposal`, `absent` and `counsel` are null for those who only watch; `now` is the server's
    time, for clocks; `sitting` counts how often people have sat down to this story; `stuck`: the stored game cannot be
    replayed."""

    seats: list[SeatShape]
    watchers: int
    clock: Clock | None
    status: Status
    seq: int
    asked_undo: UndoRequest | None
    proposal: Proposal | None
    absent: Absence | None
    counsel: CounselStanding | None
    ended: EndedByPeople | None
    rematch: Annotated[str | None, Meta(description="the table of the next game")]
    sitting: int
    stuck: bool
    mishap: Annotated[str | None, Meta(description="the note of an error in the rules; the answer changed nothing")]
    now: float
    announcement: Annotated[str, Meta(description="what the administrator says to everybody; empty: nothing")]
    silenced: Annotated[list[str] | None, Meta(description="the host's own list; null for others")]

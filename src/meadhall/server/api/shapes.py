"""What comes and goes over HTTP. Unknown fields are refused: a misspelt one would be forgotten in silence."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Letter = Annotated[str, Meta(pattern="^[A-Z]$", description="a seat")]
Seq = Annotated[int, Meta(ge=0, lt=2**31)]
Lang = Literal["en", "fr", "de"]
Pace = Literal["live", "day", "none"]
Nonce = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$", description="this seat's part in the dealing")]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class HookShape(Strict):
    """An address that is called when it is the guest's turn: each time, or only while nobody looks at the table."""

    url: Annotated[str, Meta(min_length=1, max_length=1_000)]
    when: Literal["always", "away"]


class Me(Strict):
    """The guest; `personal` is the link that makes another device the same guest, `feed` tells of turns."""

    name: str
    lang: Lang
    personal: str
    feed: str
    hooks: Annotated[bool, Meta(description="whether this hall calls hooks")]
    hook: HookShape | None


class MeChange(Strict):
    """A `hook` of null is taken away."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    hook: HookShape | UnsetType | None = UNSET


class OptionShape(Struct, omit_defaults=True, kw_only=True):
    """Either `choices`, or every number from `low` to `high`."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET


class GameShape(Struct):
    name: str
    players: tuple[int, int]
    options: list[OptionShape]
    levels: list[str]


class SeatShape(Struct):
    seat: str
    name: str
    kind: Literal["human", "open", "bot"]
    level: str | None
    here: bool
    yours: bool


class Summary(Struct, kw_only=True):
    id: str
    game: str
    title: str
    seats: list[SeatShape]
    pace: Pace
    turn: str | None
    status: Literal["waiting", "running", "over"]
    your_turn: bool
    yours: list[str]
    updated: float


class Detail(Summary, kw_only=True):
    invite: str | None
    options: dict[str, Any]
    host: bool
    listed: bool
    commitment: str
    rematch: str | None


class Lobby(Struct):
    listed: list[Summary]
    mine: list[Summary]


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=16)] | None = None
    name: Name | None = None


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=50)] = {}
    pace: Pace = "none"
    listed: bool = False
    title: Annotated[str, Meta(max_length=80)] | None = None
    position: Annotated[str, Meta(max_length=8_000)] | None = None


class Made(Struct):
    id: str
    invite: str
    seats: list[SeatShape]


class Sit(Strict):
    seat: Letter | None = None
    name: Name | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    nonce: Nonce | None = None


class Stand(Strict):
    seat: Letter


class Seated(Struct):
    seat: str


class SeatChange(Strict):
    seat: Letter
    kind: Literal["bot", "open", "me"]
    level: Annotated[str, Meta(max_length=16)] | None = None


class Token(Struct):
    token: str


class AnswerGiven(Strict):
    seq: Seq
    answer: Annotated[str, Meta(max_length=1_000)]
    seat: Letter | None = None


class Stored(Struct):
    seq: int


class Rematch(Struct):
    id: str


class TableMessage(Struct):
    """The socket's `table` message. Inside `view`, `events` and `outcome` seats count from 0."""

    type: str
    seq: int
    eyes: str | None
    view: dict[str, Any] | None
    decision: dict[str, Any] | None
    events: list[dict[str, Any]]
    outcome: dict[str, Any] | None
    undo: list[str]
    full: bool


class Frame(Struct):
    seq: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    events: list[dict[str, Any]]
    position: str | None = None


class Replay(Struct):
    game: str
    players: int
    names: list[str]
    frames: list[Frame]


class PositionGiven(Strict):
    position: Annotated[str, Meta(max_length=8_000)]


class PositionShape(Struct):
    game: str
    players: int
    options: dict[str, Any]
    view: dict[str, Any]
    decision: dict[str, Any] | None
    position: str


class Problem(Struct):
    key: str
    args: dict[str, Any]
    text: str


class Refused(Struct):
    """Every error. `key` and `args` are those of the words `fault-…`; `text` is English."""

    error: Problem

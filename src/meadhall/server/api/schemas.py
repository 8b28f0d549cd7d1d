"""Request and response types. Unknown fields are refused: a misspelt one would silently be ignored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from meadhall.server.limits.features import Features
from meadhall.server.messages.people_message import Pace, SeatShape
from meadhall.server.messages.table_summary import Bookmark, Prose, Summary

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Letter = Annotated[str, Meta(pattern="^[A-Z]$", description="a seat")]
Seq = Annotated[int, Meta(ge=0, lt=2**31)]
Lang = Literal["en", "fr", "de"]
Patience = Literal[0, 600, 3_600, 86_400, 259_200, 604_800]
Nonce = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$", description="this seat's part in the dealing")]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class HookShape(Strict):
    """A webhook for turn notifications: for every turn, or only while the guest is not looking at the table."""

    url: Annotated[str, Meta(min_length=1, max_length=1_000)]
    when: Literal["always", "away"]


class Me(Strict):
    """The guest; `personal` is the link that signs in another device, `feed` the feed of turns."""

    name: str
    lang: Lang
    personal: str
    feed: str
    features: Features
    hook: HookShape | None
    renamed: Annotated[bool, Meta(description="by an admin: the guest is asked for another name")]


class Personal(Struct):
    """The guest of a personal link, and whether that is the reader."""

    name: str
    me: bool


class MeChange(Strict):
    """A `hook` of null is removed."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    hook: HookShape | UnsetType | None = UNSET


class OptionShape(Struct, omit_defaults=True, kw_only=True):
    """`choices`, or all of `low` to `high`; `titles` for values without a message; `story`: it selects the story."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    titles: dict[str, Prose] = {}
    story: bool = False


class GameShape(Struct):
    """`storied`: has campaigns; `cooperative`: all win or lose together; `minutes`: as printed on the box, or 0."""

    name: str
    players: tuple[int, int]
    options: list[OptionShape]
    levels: list[str]
    storied: bool
    cooperative: bool
    minutes: int


class TrialOf(Struct):
    """The table and seat from which a trial was made, or its lesson."""

    table: str
    seat: str
    lesson: str | UnsetType = UNSET


class Detail(Summary, kw_only=True):
    invite: str | None
    options: dict[str, bool | int | str]
    host: bool
    listed: bool
    commitment: str
    rematch: str | None
    trial: TrialOf | None
    secrets: bool
    together: Annotated[bool, Meta(description="all win or lose together")]
    patience: int


class Invitation(Struct):
    """The link for friends, null if only this machine can open it; whether it works only in the local network; the
    command that opens the server to the network; and the link's QR code: its width in modules, with the path of the
    dark ones (none if it cannot be drawn).
    """

    url: str | None
    network: bool
    command: str
    size: int
    dots: str


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=16)] | None = None
    name: Name | None = None


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=50)] = {}
    pace: Pace = "none"
    patience: Annotated[
        Patience, Meta(description="seconds the table waits for somebody before the others may call; 0: they may not")
    ] = 86_400
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
    kind: Literal["bot", "open", "me", "none"]
    level: Annotated[str, Meta(max_length=16)] | None = None


class Call(Strict):
    """What to do about an absent player: a `bot` takes the seat, the game `end`s without a result, or the table
    `wait`s. A second vote agrees with the current one.
    """

    kind: Literal["bot", "end", "wait"]
    seat: Letter | None = None


class Resign(Strict):
    seat: Letter | None = None


class Archive(Strict):
    away: bool = True


class SeatToken(Struct):
    """The token with which a program plays a seat."""

    token: str


class AnswerGiven(Strict):
    seq: Seq
    answer: Annotated[str, Meta(max_length=1_000)]
    seat: Letter | None = None


class Stored(Struct):
    seq: int


class Rematch(Struct):
    id: str


class TrialWish(Strict):
    """The own seat to try from, and who plays the others: `me`, `together` everybody at the table, or bots of this
    level.
    """

    seat: Letter | None = None
    others: Annotated[str, Meta(max_length=16)] = "me"
    title: Annotated[str, Meta(max_length=80)] | None = None


class Earnest(Struct):
    """The table to which the answers of a trial were applied, and how many."""

    id: str
    steps: int


class CampaignFile(Strict):
    """A campaign as a file (base64, with its name), or that of a table the requester hosts."""

    file: bytes | None = None
    name: Annotated[str, Meta(max_length=200)] = ""
    table: Annotated[str, Meta(max_length=16)] | None = None


Way = Literal["position", "beginning"]


class CampaignPerson(Struct):
    """Who sat there, and the kind of seat."""

    kind: str
    name: str


class CampaignShape(Struct):
    """A campaign. `ways` are the ways to continue it, the default first: from the current position, or its adventure
    from the beginning; `players` says for each how many people can play.
    """

    name: str
    game: str
    sittings: int
    story: Bookmark
    over: bool
    current: bool
    people: list[CampaignPerson]
    ways: list[Way]
    players: dict[Way, list[int]]


class CampaignSeat(SeatWish):
    """`same`: the person who sits there at the table it comes from."""

    kind: Literal["me", "open", "bot", "same"]  # type: ignore[assignment]


class CampaignWish(CampaignFile, kw_only=True):
    """A table that continues a campaign; without a title it keeps its name."""

    way: Way
    seats: Annotated[list[CampaignSeat], Meta(min_length=1, max_length=12)]
    pace: Pace = "none"
    listed: bool = False
    title: Annotated[str, Meta(max_length=80)] | None = None


class PositionGiven(Strict):
    position: Annotated[str, Meta(max_length=8_000)]

"""What comes and goes over HTTP. Unknown fields are refused: a misspelt one would be forgotten in silence."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from meadhall.server.api.lesson_shapes import Teaching

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Letter = Annotated[str, Meta(pattern="^[A-Z]$", description="a seat")]
Seq = Annotated[int, Meta(ge=0, lt=2**31)]
Lang = Literal["en", "fr", "de"]
Pace = Literal["live", "day", "none"]
Patience = Literal[0, 600, 3_600, 86_400, 259_200, 604_800]
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


class Personal(Struct):
    """Whose a personal link is, and whether that is me."""

    name: str
    me: bool


class MeChange(Strict):
    """A `hook` of null is taken away."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    hook: HookShape | UnsetType | None = UNSET


Prose = str | dict[str, str]  # an author's words, or those by language with the author's own under ""


class OptionShape(Struct, omit_defaults=True, kw_only=True):
    """`choices`, or all of `low` to `high`; `titles` where the game has no word; `story`: it says what is told."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    titles: dict[str, Prose] = {}
    story: bool = False


class GameShape(Struct):
    """`storied`: it is told in campaigns; `cooperative`: all win or lose together; `minutes`: as the box says, or 0."""

    name: str
    players: tuple[int, int]
    options: list[OptionShape]
    levels: list[str]
    storied: bool
    cooperative: bool
    minutes: int


class SeatShape(Struct):
    seat: str
    name: str
    kind: Literal["human", "open", "bot"]
    level: str | None
    here: bool
    yours: bool


class Bookmark(Struct):
    """Where a story is: the book, the adventure (null before the first) and whether it is `over`, how many were
    played, and the Heroes by seat, "" for one who is not chosen yet. `tries`: how often this adventure was begun, where
    that is counted; `more`: the game is over, and the campaign goes on with another."""

    book: Prose
    adventure: Prose | None
    round: int
    played: int
    over: bool
    heroes: list[str]
    tries: int | UnsetType = UNSET
    more: bool | UnsetType = UNSET


class Summary(Struct, kw_only=True):
    id: str
    game: str
    title: str
    seats: list[SeatShape]
    pace: Pace
    turn: str | None
    status: Literal["waiting", "running", "over"]
    your_turn: bool
    own: Annotated[bool, Meta(description="mine alone: I host it and nobody else sits there, so I may delete it")]
    tried: Annotated[bool, Meta(description="somebody only tries something out here")]
    yours: list[str]
    updated: float
    story: Bookmark | None


class TrialOf(Struct):
    """Where a table comes from at which somebody only tries something out, and for which seat; or the lesson there."""

    table: str
    seat: str
    lesson: str | UnsetType = UNSET


class Detail(Summary, kw_only=True):
    invite: str | None
    options: dict[str, Any]
    host: bool
    listed: bool
    commitment: str
    rematch: str | None
    trial: TrialOf | None
    secrets: bool
    together: Annotated[bool, Meta(description="all win or lose together")]
    patience: int


class Invitation(Struct):
    """The link for friends, null where only this machine can open it; whether it leads into the hall's own network
    alone; and its QR code, so many dots wide, with the path of the dark ones (none where no picture can be made)."""

    url: str | None
    network: bool
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
    """What is to be done about somebody who has vanished: a `bot` sits in, the game `end`s without a result, or the
    table `wait`s on. For the second voice it is agreement with the call that stands."""

    kind: Literal["bot", "end", "wait"]
    seat: Letter | None = None


class Resign(Strict):
    seat: Letter | None = None


class Archive(Strict):
    away: bool = True


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


class TrialWish(Strict):
    """For which of one's seats, and who answers for the others: `me`, `together` everybody who sits here, or bots of
    this level."""

    seat: Letter | None = None
    others: Annotated[str, Meta(max_length=16)] = "me"
    title: Annotated[str, Meta(max_length=80)] | None = None


class Earnest(Struct):
    """The table where the answers of a trial were given, and how many."""

    id: str
    steps: int


class CampaignFile(Strict):
    """A campaign as a file (base64, with the name it had), or that of a table one hosts."""

    file: bytes | None = None
    name: Annotated[str, Meta(max_length=200)] = ""
    table: Annotated[str, Meta(max_length=16)] | None = None


Way = Literal["position", "beginning"]


class CampaignShape(Struct):
    """What a campaign holds. `ways` are those it can be taken up here, the usual first: from where it stood, or its
    adventure from the beginning; `players` says for each how many people may go on."""

    name: str
    game: str
    sittings: int
    story: Bookmark
    over: bool
    current: bool
    people: list[dict[str, str]]
    ways: list[Way]
    players: dict[Way, list[int]]


class CampaignSeat(SeatWish):
    """`same`: whoever sits there at the table it comes from."""

    kind: Literal["me", "open", "bot", "same"]  # type: ignore[assignment]


class CampaignWish(CampaignFile, kw_only=True):
    """A table that goes on with a campaign; without a title it keeps its name."""

    way: Way
    seats: Annotated[list[CampaignSeat], Meta(min_length=1, max_length=12)]
    pace: Pace = "none"
    listed: bool = False
    title: Annotated[str, Meta(max_length=80)] | None = None


class JournalChapter(Struct):
    """An adventure: events as on the socket, and what each Hero had before and after it. `tried`: how often it was
    begun again; `lost`: its book has changed, and not all of it can be told any more."""

    title: Prose | None
    names: list[str]
    events: list[dict[str, Any]]
    before: list[dict[str, Any]]
    heroes: list[dict[str, Any]]
    tried: int
    over: bool
    lost: bool


class Journal(Struct):
    chapters: list[JournalChapter]


class Figure(Struct):
    name: str
    count: int
    text: str


class Cast(Struct):
    """Who played whom."""

    name: str
    hero: str
    called: str


class ChronicleChapter(Struct):
    """An adventure as prose. `tracks`: the places each Hero came through; `marks`: what became of places."""

    title: str
    which: str
    cast: list[Cast]
    epigraph: str
    paragraphs: list[str]
    closing: str
    figures: list[Figure]
    tracks: dict[str, list[str]]
    marks: dict[str, str]
    over: bool
    notes: list[str]


class Chronicle(Struct):
    """A campaign told back: only what everybody at the table saw."""

    game: str
    language: str
    title: str
    headline: str
    figures: list[Figure]
    chapters: list[ChronicleChapter]
    over: bool
    ending: str
    closing: str


class TableMessage(Struct):
    """The socket's `table` message. Inside `view`, `events` and `outcome` seats count from 0."""

    type: str
    seq: int
    eyes: str | None
    view: dict[str, Any] | None
    decision: dict[str, Any] | None
    events: list[dict[str, Any]]
    outcome: dict[str, Any] | None
    hints: Annotated[list[str], Meta(description="the hints that matter now, told before or not")]
    undo: list[str]
    full: bool
    lesson: Teaching | None


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

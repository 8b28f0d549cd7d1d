"""The types of a view of Yggdrasil Chronicles. `tools/wire_types.py` writes those of the browser from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from meadhall.core.game import Value

Goal = Annotated[list[int], Meta(description="distance to each part of the goal")]
Losses = Annotated[list[list[int]], Meta(description="distance to each countable loss that the page adds")]
Margins = Annotated[dict[str, int], Meta(description="distance to each way to lose or win")]
Close = Annotated[
    dict[str, str],
    Meta(description="the losses that may come next or are near", extra={"ts": "Record<string, 'next' | 'near'>"}),
]
Ladders = Annotated[
    dict[str, list[int]],
    Meta(
        description="the steps that each enemy has taken, and the total",
        extra={"ts": "Record<string, [done: number, most: number]>"},
    ),
]
Down = Annotated[dict[str, list[float]], Meta(description="for each face-down card: the probability of each enemy")]
Chance = Annotated[
    float,
    Meta(description="probability that it wakes this round: only while cards are face down, if the table keeps count"),
]


class Asked(TypedDict):
    """Who is asked what."""

    seat: int
    ask: str


class SeatedGod(TypedDict):
    """A player and the god that they play."""

    seat: int
    god: str


class Symbols(TypedDict):
    """The faces that succeed for a god, on each kind of die."""

    god: str
    vanir: str


class God(TypedDict):
    """A god at the table; `seat` is null for one that gives support."""

    god: str | None
    seat: int | None
    world: str
    life: int
    most: int
    elves: int
    dice: int
    artifacts: list[str]
    symbols: Symbols | None
    bonds: dict[str, list[str]] | None


class World(TypedDict):
    """A world with its action at the active god's strength, and the rule that closes it."""

    world: str
    above: str | None
    devastated: bool
    healed: bool
    besieged: str | None
    strengths: list[str]
    amounts: list[int]
    because: list[str]
    closed: str | None


class Enemy(TypedDict):
    """An enemy on the board."""

    enemy: str
    place: str
    power: int
    supported: bool


class Island(TypedDict):
    """Where Iormungand is, and what each island is worth."""

    at: int
    values: list[int]


class Nidhogg(TypedDict):
    """Where Nidhogg is, and how far the tree is from his start."""

    at: int
    tree: int


class Ladder(TypedDict):
    """Pieces with an enemy, and in the reserve."""

    ladder: int
    reserve: int


class Heroes(TypedDict):
    """Heroes in Valhalla, and in the reserve."""

    valhalla: int
    reserve: int


class Stone(TypedDict):
    """A runestone and its sides."""

    stone: str
    sides: list[str]


class Jotun(TypedDict):
    """An active jotun, and where it can be fought."""

    jotun: str
    place: str


class Jotnar(TypedDict):
    """The jotnar: pawns on the ladder, active ones, and cards."""

    pawns: int
    active: list[Jotun]
    deck: int
    out: list[str]


class Stack(TypedDict):
    """A stack of artifacts."""

    top: str | None
    left: int


class Creatures(TypedDict):
    """The cards of creatures."""

    deck: int
    out: list[str]
    drawn: list[str]


class Wheel(TypedDict):
    """Enemy cards on the wheel: open ones, oldest first, and face-down ones by seat."""

    open: list[str]
    down: dict[str, str]


class Pile(TypedDict):
    """What everybody knows of a pile; only its size where the table keeps no count."""

    seat: int
    size: int
    known: NotRequired[list[str | None]]
    unknown: NotRequired[list[str]]
    not_down: NotRequired[list[str]]
    support: NotRequired[int]


class Die(TypedDict):
    """A die on the table."""

    slot: int
    kind: str
    face: str
    elf: bool
    worth: int


class Throw(TypedDict):
    """The risks that are being faced."""

    left: int
    foe: str | None
    elves: int
    dice: list[Die]


class Odds(TypedDict):
    """The risks of an answer, the chance in percent that none is left, and the life that they cost on average."""

    risks: int
    clear: int
    loss: float


class Terms(TypedDict):
    """What an answer costs or brings."""

    place: NotRequired[str]
    heroes: NotRequired[int]
    under: NotRequired[list[list[str]]]
    life: NotRequired[int]
    amount: NotRequired[int]
    brothers: NotRequired[int]
    island: NotRequired[int]
    ends: NotRequired[str]


class Waking(TypedDict):
    """What would happen if an enemy woke now."""

    events: list[dict[str, Any]]
    jotun: bool
    stops: bool
    ends: str | None


class Danger(Waking):
    """An enemy, its open cards, and what would happen if it woke now."""

    enemy: str
    open: int
    chance: NotRequired[Chance]


class Forecast(TypedDict):
    """The panel of dangers."""

    danger: list[Danger]
    margins: Margins
    close: Close
    ladders: Ladders
    down: Down


class SheetRow(TypedDict):
    """A row of an experience sheet: its costs, the faces of a column, and what is ticked."""

    row: str
    costs: list[int]
    faces: NotRequired[list[str]]
    ticked: list[str] | int


class ExperienceSheet(TypedDict):
    """The experience sheet of a god."""

    hero: str
    xp: int
    rows: list[SheetRow]


class Campaign(TypedDict):
    """State of a campaign, with everyone's sheets."""

    saga: str
    sagas: list[str]
    tries: dict[str, int]
    sheets: list[ExperienceSheet]


class Figure(TypedDict):
    """A figure of a saga."""

    figure: str
    place: str
    note: int
    power: int


class Saga(TypedDict):
    """The open page of a saga."""

    saga: str
    page: int
    pages: int
    track: list[str]
    goal: Goal
    losses: Losses
    tally: dict[str, int]
    figures: list[Figure]
    marks: dict[str, str]
    hidden: list[int]
    quay: list[str]
    slain: list[str]
    buried: list[str]
    fates: dict[str, str]
    actions: list[str]


class View(Forecast):
    """All that a seat may know; `you` is null for a spectator."""

    game: Literal["yggdrasil"]
    you: int | None
    round: int
    turn: int
    active: int
    order: list[int]
    asked: Asked | None
    players: list[SeatedGod]
    gods: list[God]
    worlds: list[World]
    turned: int
    enemies: list[Enemy]
    island: Island
    nidhogg: Nidhogg
    giants: Ladder
    anonymous: Ladder
    heroes: Heroes
    elves: int
    dice: int
    supply: int
    wall: int
    stones: list[Stone]
    jotnar: Jotnar
    artifacts: list[Stack]
    creatures: Creatures
    wheel: Wheel
    piles: list[Pile]
    unseen: list[str]
    throw: Throw | None
    options: dict[str, Value]
    campaign: Campaign | None
    saga: Saga | None
    reason: str | None
    over: bool

"""The types of a view of Fire & Axe. `tools/wire_types.py` writes those of the browser from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from meadhall.core.game import Value

Good = Annotated[str, Meta(extra={"ts": "Good"})]
Homeland = Annotated[str, Meta(extra={"ts": "Homeland"})]
Task = Annotated[str, Meta(extra={"ts": "'raid' | 'settle'"})]
Zone = Annotated[str, Meta(extra={"ts": "Zone"})]
Worth = Annotated[dict[str, int], Meta(description="what a port's good is worth now")]
Done = Annotated[dict[str, list[str]], Meta(description="the ports that already meet the requirements of an open saga")]
Routes = Annotated[
    dict[str, list[list[int | str]]],
    Meta(
        description="routes to each space: Days, losses, and the space before it; the quickest first",
        extra={"ts": "Record<string, [days: number, losses: number, by: string][]>"},
    ),
]
Calm = Annotated[str | None, Meta(description="a mark that changes when something new happens")]
Hits = Annotated[list[int], Meta(description="the faces of a die that succeed")]
Ahead = Annotated[dict[str, dict[str, Any]], Meta(description="what each answer would bring, by its text")]


class Asked(TypedDict):
    """Who is asked what."""

    seat: int
    ask: str


class Earned(TypedDict):
    """The sources of a player's points."""

    start: int
    treasures: int
    sagas: int
    trade: int


class Final(TypedDict):
    """What Final Scoring would bring now."""

    axe: int
    settlements: int
    sagas: int
    total: int
    ports: dict[str, int]
    sets: dict[Homeland, int]


class Player(TypedDict):
    """One player as the seat sees them."""

    seat: int
    ship: str
    crew: int
    cargo: dict[Good, int]
    slots: int
    supply: int
    vp: int
    towns: list[str]
    sagas: list[str]
    settlements: int
    sits_out: bool
    rune_count: int
    runes: list[str] | None
    earned: Earned
    final: Final


class Days(TypedDict):
    """The Days of the active captain: spent on preparations, spent on sailing, and all."""

    prep: int
    sail: int
    limit: int


class Wind(TypedDict):
    """The position of the cover, and the clear Days of each zone."""

    turns: int
    clear: dict[Zone, int]


class Raided(TypedDict):
    """Whose town figure it is now, and the treasure found there."""

    seat: int
    treasure: int


class Treasures(TypedDict):
    """The treasures that are not found yet."""

    small: list[int]
    large: list[int]


class Ports(TypedDict):
    """What lies and stands in the ports."""

    goods: dict[str, Good]
    worth: Worth
    settled: dict[str, int]
    towns: list[str]
    raided: dict[str, Raided]
    treasures: Treasures
    tried: list[str]


class Sagas(TypedDict):
    """The sagas on the table and in the deck."""

    open: list[str | None]
    done: Done
    discarded: list[str]
    left: int
    next_era: int | None


class FinalRounds(TypedDict):
    """Who placed the first Final Round token, and how many lie."""

    holder: int | None
    placed: int


class Attack(TypedDict):
    """The raid or settlement that is being rolled for."""

    task: Task
    port: str
    value: int
    dice: list[int]
    hits: Hits
    might: int
    walls: int
    shield: bool


class Odds(TypedDict):
    """The odds of an attack."""

    hits: int
    win: float
    strand: float
    lost: float


class RaidOdds(Odds):
    """The odds of a raid, with the least and the best treasure."""

    treasure: list[int]


class Captains(TypedDict):
    """What a captain can compute from public information."""

    routes: Routes
    calm: Calm
    again: RaidOdds | None


class Held(TypedDict):
    """The runes held since the deck was last renewed: how many in each hand, and how many of each kind."""

    of: dict[str, int]
    runes: dict[str, int]


class Runes(TypedDict):
    """The runes outside the seat's own hand."""

    deck: int
    discard: list[str]
    table: list[str]
    unseen: dict[str, int]
    held: Held | None


class View(Ports, Captains):
    """All that a seat may know; `you` is null for a spectator."""

    game: Literal["fire_and_axe"]
    you: int | None
    turn: int
    round: int
    first: int
    active: int
    asked: Asked | None
    players: list[Player]
    days: Days
    wind: Wind
    skulls: list[str]
    owed: int
    era: int
    stock: dict[Good, int]
    demand: Good
    sagas: Sagas
    final: FinalRounds
    attack: Attack | None
    runes: Runes
    options: dict[str, Value]
    ending: str | None
    winners: list[int] | None
    over: bool

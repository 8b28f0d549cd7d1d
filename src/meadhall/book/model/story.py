"""The content of a Book of Sagas: campaign, Adventures, entries, Points of Interest, cards and the Adventure Map.

The loader builds this tree once. It is immutable, so every copy of a game shares it. Steps are in `steps`, conditions
in `conditions`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.model.conditions import Condition, Cost, Value
from meadhall.book.model.steps import Block


@dataclass(frozen=True)
class Entry(Value):
    """TL-BOOK-01: `intro`, a number, or an End, whose id begins with `end-`."""

    id: str
    line: int = field(compare=False)
    text: str
    do: Block
    campaign_end: str = ""
    once: bool = False

    @property
    def is_end(self) -> bool:
        return self.id.startswith("end-")


@dataclass(frozen=True)
class Foes(Value):
    """The Enemies of a red POI or of an Enemy card. `kind` is npc, elite or regular; regular ones have no numbers of
    their own (TL-ENEMY-14). Abilities are executed for the defender.
    """

    kind: str
    figure: str = ""
    count: int = 1
    boss: bool = False
    health: int = 0
    attack: int = 0
    defence: int = 0
    ability1: Block | None = None
    ability2: Block | None = None
    event_active: bool = False
    tier: int = 0


@dataclass(frozen=True)
class Poi(Value):
    """TL-POI: a letter A to L. `place` is a region or, with `on_map`, a space; a red POI has none: it stands where it
    is read (TL-POI-04). With `keep` its token stays after a visit.
    """

    letter: str
    line: int = field(compare=False)
    red: bool
    name: str
    text: str
    read: str
    place: str
    on_map: bool
    keep: bool
    foes: Foes | None


@dataclass(frozen=True)
class Door(Value):
    """A door to another space; `condition` is checked when the party wants to pass."""

    to: str
    condition: Condition | None = None


@dataclass(frozen=True)
class Space(Value):
    """TL-ADVMAP-01. `x` and `y` are its position in percent, if the author gives one."""

    id: str
    line: int = field(compare=False)
    name: str
    read: str
    doors: tuple[Door, ...]
    x: int | None = None
    y: int | None = None


@dataclass(frozen=True)
class Map(Value):
    """TL-ADVMAP: one map per Adventure. Doors are stored on both sides; the loader adds a missing half."""

    start: str
    spaces: dict[str, Space]


@dataclass(frozen=True)
class Effect(Value):
    """An effect of a card. `at` is its window; `once_per` is combat, round, adventure, campaign, explore (once for each
    Hero and Explore Phase) or empty for no limit; the loader fills in the default of the kind.
    """

    path: str
    line: int = field(compare=False)
    at: str
    condition: Condition | None
    cost: Cost | None
    once_per: str
    mandatory: bool
    do: Block


@dataclass(frozen=True)
class TokenRule(Value):
    """Generic tokens on a World card."""

    name: str
    start: int
    most: int


@dataclass(frozen=True)
class Card(Value):
    """TL-CARD: every kind of Story card; fields that a kind does not have are empty."""

    id: str
    line: int = field(compare=False)
    kind: str  # location, item, companion, personality, title, world, enemy, ...
    name: str
    text: str
    number: int
    effects: tuple[Effect, ...] = ()
    region: str = ""  # location, personality
    city: bool = False
    mandatory: bool = False  # location, personality, title
    keeps: bool = False  # `replaces: keep`: the Location already there stays (TL-CARD-14)
    stories_area: bool = False
    hero_class: str = ""  # starting items
    effect_type: str = ""  # personality: skill, block, attack
    runes: tuple[str, ...] = ()  # title
    tokens: TokenRule | None = None  # world
    foes: Foes | None = None  # enemy
    adventure: str = ""  # adventure, side_quest
    blurb: str = ""
    sleeve: int = 0  # phase, 1 to 6
    scope: str = ""  # phase: party or table
    do: Block | None = None  # phase


@dataclass(frozen=True)
class Adventure(Value):
    """One file of the book."""

    id: str
    title: str
    blurb: str
    side: bool
    first: bool
    gives_xp: bool
    needs: Condition | None
    enemy_tier: int
    cards: dict[str, Card]
    pois: dict[str, Poi]
    map: Map | None
    entries: dict[str, Entry]
    source: str = field(default="", compare=False)  # the file, for messages


@dataclass(frozen=True)
class Timed(Value):
    """TL-TIMED-03: a timed kind defined by the campaign: a window of the format and its name for players."""

    when: str
    text: str


@dataclass(frozen=True)
class Campaign(Value):
    """The frame of a book. A single Adventure is a campaign of one."""

    id: str
    title: str
    first: str
    adventures: tuple[str, ...]
    endings: dict[str, str]
    finale: str
    timed: dict[str, Timed]
    source: str = field(default="", compare=False)


@dataclass(frozen=True)
class Book(Value):
    """The parsed book. `cards` are the shared ones and those of all Adventures; built-in cards (DRAUGR-1, CITY-VODD,
    TRAVEL ...) belong to the game.
    """

    campaign: Campaign
    adventures: dict[str, Adventure]
    cards: dict[str, Card]
    blocks: tuple[Block, ...] = field(compare=False)  # by `Block.number`
    texts: dict[str, dict[str, str]] = field(compare=False)  # language -> key (`M1/12.text`) -> words

    @property
    def game(self) -> str:
        """The game that plays this book."""
        return "trudvang"

    @property
    def title(self) -> str:
        return self.campaign.title

    def localize(self, key: str, language: str, usual: str) -> str:
        """Return a text in this language, else the original: `book.localize("M1/12.text", "fr", entry.text)`."""
        return self.texts.get(language, {}).get(key, usual)

"""A saga in the form that the rules read: pages, numbered programs of small steps, and expressions. `sagas` compiles it
from a file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.agenda import Part
from meadhall.games.yggdrasil.cards import (
    CAGE,
    DECK,
    ENEMIES,
    FIGURE,
    FIGURES,
    LEVEL_OF,
    NONE,
    ON_BOARD,
    OUT,
    count_bits,
    find_world_above,
    list_bits,
)

# The operations of expressions, with the names of the files, in this order.
KINDS: Final = (
    "number",
    "by",
    "tally",
    "here",
    "it",
    "god",
    "giants",
    "muspell",
    "dead",
    "anonymous",
    "valhalla",
    "heroes",
    "elves",
    "dice",
    "artifacts",
    "players",
    "wild_worlds",
    "quay_tiles",
    "tiles_aboard",
    "slain",
    "alive",
    "company",
    "at",
    "level",
    "over",
    "wild",
    "token",
    "tokens",
    "note",
    "power",
    "left",
    "lowest",
    "highest",
    "most",
    "world",
    "count",
    "either",
    "min",
    "max",
    "half",
    "add",
    "sub",
    "eq",
    "ne",
    "ge",
    "le",
    "gt",
    "lt",
    "and",
    "or",
    "not",
)
KIND_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(KINDS)}
(
    NUMBER,
    BY_PLAYERS,
    TALLY,
    HERE,
    IT,
    GOD,
    GIANTS_UP,
    MUSPELL,
    DEAD,
    ANONYMOUS,
    VALHALLA,
    HEROES,
    ELVES,
    DICE,
    ARTIFACTS,
    PLAYERS,
    WILD_WORLDS,
    QUAY_TILES,
    ABOARD,
    SLAIN,
    ALIVE,
    COMPANY,
    AT,
    LEVEL,
    OVER,
    WILD,
    TOKEN,
    TOKENS_UP,
    NOTE,
    POWER,
    LEFT,
    LOWEST,
    HIGHEST,
    MOST,
    WORLD,
    COUNT,
    EITHER,
    MIN,
    MAX,
    HALF,
    ADD,
    SUB,
    EQ,
    NE,
    GE,
    LE,
    GT,
    LT,
    AND,
    OR,
    NOT,
) = range(len(KINDS))


class Reckoning:
    """A number computed from the table: the operation, its number, and its operands."""

    def __init__(self, kind: i64, number: i64, parts: list[Reckoning]) -> None:
        self.kind = kind
        self.number = number
        self.parts = parts

    def evaluate(self, s: Any, god: i64, here: i64, it: i64) -> i64:
        """Return the present value for a god, a world, and the picked things."""
        kind = self.kind
        if kind == NUMBER:
            return self.number
        if kind == TALLY:
            counted: i64 = s.tale.tally[self.number]
            return counted
        if kind <= GOD:
            if kind == BY_PLAYERS:
                players: i64 = s.players
                return self.parts[players - 1].evaluate(s, god, here, it)
            return here if kind == HERE else it if kind == IT else god
        if kind < AT:
            return count_stock(s, kind, god, here)
        first = self.parts[0].evaluate(s, god, here, it)
        if kind == AND:
            return self.parts[1].evaluate(s, god, here, it) if first else 0
        if kind == OR:
            return first if first else self.parts[1].evaluate(s, god, here, it)
        if kind == NOT:
            return 0 if first else 1
        if kind == EITHER:
            return self.parts[1 if first else 2].evaluate(s, god, here, it)
        if kind < MIN:
            return find_place(s, kind, first, self.parts[1].evaluate(s, god, here, it) if kind == COUNT else 0)
        if kind == HALF:
            return (first + 1) // 2
        return compare(kind, first, self.parts[1].evaluate(s, god, here, it))

    def is_true(self, s: Any, god: i64, here: i64, it: i64) -> bool:
        return self.evaluate(s, god, here, it) != 0


def count_stock(s: Any, kind: i64, god: i64, here: i64) -> i64:  # noqa: C901 (a line for each quantity)
    """Return a number of the reserves, of ladders, or of the god's own pieces."""
    found: i64 = 0
    if kind == GIANTS_UP:
        found = s.giants
    elif kind == MUSPELL:
        found = s.muspell
    elif kind == DEAD:
        found = s.dead
    elif kind == ANONYMOUS:
        found = s.anonymous
    elif kind == VALHALLA:
        found = s.valhalla
    elif kind == HEROES:
        found = s.heroes
    elif kind == ELVES:
        found = s.elves[god]
    elif kind == DICE:
        found = s.dice[god]
    elif kind == ARTIFACTS:
        found = count_bits(s.artifacts[god])
    elif kind == PLAYERS:
        found = s.players
    elif kind == WILD_WORLDS:
        found = count_bits(s.devastated)
    elif kind == QUAY_TILES:
        found = len(s.tale.quay)
    elif kind == ABOARD:
        found = s.tale.figures.count(DECK)
    elif kind == SLAIN:
        found = count_bits(s.tale.gone)
    elif kind == ALIVE:
        found = ON_BOARD - count_bits(s.tale.gone)
    else:
        found = 1 if s.has_company(god, here) else 0
    return found


def find_place(s: Any, kind: i64, first: i64, second: i64) -> i64:  # noqa: C901 (a line for each sight)
    """Return a place or what is seen there; a place outside the worlds is no number of a world."""
    tale: Tale = s.tale
    if kind == AT:
        return get_place(s, first)
    if kind == NOTE:
        return tale.notes[first - FIGURE] if FIGURE <= first < FIGURE + len(FIGURES) else 0
    if kind == POWER:
        power: i64 = s.find_power(first)
        return power
    if kind == TOKENS_UP:
        return tale.marks.count(first)
    if kind == WORLD:
        world: i64 = s.at[first] if 0 <= first < len(s.at) else NONE
        return world
    if kind == COUNT:
        found: i64 = 0
        for figure in list_bits(first):
            if tale.figures[figure] == second:
                found += 1
        return found
    if LEFT <= kind <= MOST:
        return measure_group(tale, kind, first)
    if not 0 <= first < CAGE:
        return NONE
    if kind == LEVEL:
        return LEVEL_OF[first]
    if kind == OVER:
        return find_world_above(first, s.turned)
    if kind == WILD:
        return 1 if s.is_devastated(first) else 0
    return tale.marks[first]


def get_place(s: Any, foe: i64) -> i64:
    """Return the place of an enemy or a figure."""
    place: i64 = NONE
    if 0 <= foe < ON_BOARD:
        place = s.where[foe]
    elif FIGURE <= foe < FIGURE + len(FIGURES):
        place = s.tale.figures[foe - FIGURE]
    return place


def measure_group(tale: Tale, kind: i64, group: i64) -> i64:
    """Return a number about the figures of a group in play: the count, the lowest or highest level,
    the highest note.
    """
    count: i64 = 0
    found: i64 = NONE
    for figure in list_bits(group):
        place = tale.figures[figure]
        if place == OUT:
            continue
        count += 1
        tier: i64 = LEVEL_OF[place] if place < CAGE else NONE
        if kind == MOST:
            found = max(found, tale.notes[figure])
        elif kind == LOWEST:
            found = max(found, tier)
        elif tier != NONE and (found == NONE or tier < found):
            found = tier
    return count if kind == LEFT else found


def compare(kind: i64, first: i64, second: i64) -> i64:
    if kind == MIN:
        return min(first, second)
    if kind == MAX:
        return max(first, second)
    if kind == ADD:
        return first + second
    if kind == SUB:
        return first - second
    if kind == EQ:
        return 1 if first == second else 0
    if kind == NE:
        return 1 if first != second else 0
    if kind == GE:
        return 1 if first >= second else 0
    if kind == LE:
        return 1 if first <= second else 0
    return 1 if (first > second if kind == GT else first < second) else 0


# The steps of programs, with the names of the files; the last ones are written by `if` and `each`.
HOOKS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("foe", "place"),
    "rise": ("foe",),
    "leave": ("foe",),
    "devastate": ("place",),
    "rotate": ("number",),
    "jotun": (),
    "island": ("number",),
    "bag": ("number", "number"),
    "put": ("token", "place"),
    "take": ("place",),
    "turn": ("place",),
    "clear": (),
    "send": ("pool", "pool", "number"),
    "upto": ("pool", "pool", "number"),
    "board": (),
    "ashore": ("foe",),
    "peek": (),
    "lose": ("god", "number"),
    "gain": ("god", "number"),
    "risk": ("god", "number"),
    "add": ("tally", "number"),
    "note": ("foe", "number"),
    "choose": ("group", "condition"),
    "first": ("group", "condition"),
    "name": ("condition",),
    "arm": (),
    "fates": (),
    "bury": (),
    "lost": (),
    "page": (),
    "it": ("number",),
    "unless": ("condition",),
    "jump": (),
}
HOOK_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(HOOKS)}
POOLS: Final = ("muspell", "giants", "anonymous", "dead", "heroes", "valhalla", "alfheim", "vanaheim", "elves", "dice")
EVERY_GOD: Final = -3  # `all` where a god is named


class Deal:
    """One step of a program: a hook with its numbers; if a condition does not hold, the program continues at `jump`."""

    def __init__(self, hook: i64, parts: list[Reckoning], jump: i64) -> None:
        self.hook = hook
        self.parts = parts
        self.jump = jump


class SagaAction:
    """YG-BOOK-05. An action of a page: where and when it is open, its risks, its effect."""

    def __init__(
        self, name: str, worlds: i64, when: Reckoning, risks: Reckoning, then: i64, once: i64, worth: Reckoning
    ) -> None:
        self.name = name
        self.worlds = worlds  # a bit for each world it may be taken in
        self.when = when
        self.risks = risks
        self.then = then  # a program
        self.once = once  # its place among those that may be done once a round, or NONE
        self.worth = worth  # to the bots, in hundredths of all hope


class SagaFight:
    """YG-BOOK-02. A fight against figures: where and when, their power, and the effect of beating them."""

    def __init__(
        self, group: i64, world: i64, when: Reckoning, power: Reckoning, then: i64, once: i64, worth: Reckoning
    ) -> None:
        self.group = group
        self.world = world  # where they are fought; NONE: where they stand
        self.when = when
        self.power = power
        self.then = then
        self.once = once
        self.worth = worth


class Bar:
    """A blocked way: a world and a condition, with the effect that replaces the move."""

    def __init__(self, world: i64, when: Reckoning, then: i64) -> None:
        self.world = world
        self.when = when
        self.then = then


PLAIN: Final = 0
EFFECT: Final = 1
TURN_PAGE: Final = 2
TREE: Final = 3
DEAD_TREE: Final = 4


class Track:
    """YG-BOOK-03. Nidhogg's way over a page: the kind of each space, and its program."""

    def __init__(self) -> None:
        self.cells: list[i64] = []
        self.programs: list[i64] = []


class SagaPage:
    """YG-BOOK-01 to YG-BOOK-08. One page of a saga: programs are numbers, NONE for no program."""

    def __init__(self) -> None:
        self.tracks: list[Track] = []  # one for each number of players
        self.enter: i64 = NONE
        self.goal: Reckoning | None = None
        self.need: list[Reckoning] = []  # what is counted for the goal, and how much of it is needed
        self.losses: list[Reckoning] = []
        self.reveal: list[i64] = [NONE] * len(ENEMIES)
        self.after: list[i64] = [NONE] * len(ENEMIES)
        self.actions: list[SagaAction] = []
        self.fights: list[SagaFight] = []
        self.present: i64 = 0  # figures that count as enemies beside a god
        self.enemies: i64 = 0  # figures that are enemies in every respect
        self.ways_out: list[Bar] = []  # worlds that no vertical step leaves
        self.ways_in: list[Bar] = []  # or enters
        self.held: list[Bar] = []  # worlds that Surt and Hel cannot climb into
        self.more_risks: list[Bar] = []  # in fights against this foe
        self.less_life: Reckoning | None = None
        self.least_power: Reckoning | None = None
        self.slays = False
        self.fated = False


class Saga:
    """YG-BOOK-01. A chain of pages with their counters and programs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.place = name  # by which it is found again: a path, if it is a file of one's own
        self.tallies: list[str] = []
        self.onces: list[str] = []
        self.limits: list[i64] = []  # for each of them, a bit for every one that spends it, its own among them
        self.pages: list[SagaPage] = []
        self.programs: list[list[Deal]] = []
        self.actions: list[str] = []  # of all pages, once each

    def plain(self) -> str:
        return self.place


class Tale(Part):
    """The state of a saga: the page, its counters, and the places of its pieces. It hides nothing: face-down pieces are
    not decided yet.
    """

    page: i64
    tally: list[i64]
    figures: list[i64]  # where each is
    notes: list[i64]  # a number that goes with each: a space of its track, a mark
    marks: list[i64]  # the marker in each world
    bag: list[i64]  # oaths and broken oaths among those that lie face down
    quay: list[i64]  # tiles at the quay from the top, UNKNOWN if unseen
    last: list[i64]  # the round in which something was done that is done once a round
    fates: list[i64]  # the fated foe of each player
    buried: list[i64]  # artifacts under their stacks, in this order
    gone: i64  # enemies slain, a bit each
    scathe: i64  # life points lost in the running fight


def create_tale(saga: Saga, players: i64) -> Tale:
    """Return the state at the start of a saga."""
    tally: list[i64] = [0] * len(saga.tallies)
    figures: list[i64] = [OUT] * len(FIGURES)
    notes: list[i64] = [0] * len(FIGURES)
    marks: list[i64] = [0] * CAGE
    last: list[i64] = [NONE] * len(saga.onces)
    fates: list[i64] = [NONE] * players
    bag: list[i64] = [0, 0]
    return Tale(0, tally, figures, notes, marks, bag, [], last, fates, [], 0, 0)

"""A whole position as one line: `fire_and_axe players=3 A.ship=cadiz A.crew=3 A.cargo=furs wind=1
agenda=Act(0)>CleanUp(0)`.

Values equal to the start of a game are left out. Stockpile, supplies and the rune deck are never written: they are
computed from the rest. A reader may also write `step=start` for the agenda of a turn from its start (without it, the
turn is under way), `deck=…` for the rune deck, the rest then being discards, and a raided town without its treasure.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.core.codec import Frames
from meadhall.core.fault import Fault
from meadhall.games.fire_and_axe.cards import (
    DAYS,
    GOODS,
    KINDS,
    PIECES,
    RUNES,
    SAGA_DECK,
    SAGA_SPACES,
    SAGAS,
    SLOTS,
    TASKS,
    TOKENS,
    TREASURES,
    count_runes,
)
from meadhall.games.fire_and_axe.chart import NO_TOWN, PORT_IDS, SPACES, TOWN, WINTER, find_skull
from meadhall.games.fire_and_axe.edge import validate_position
from meadhall.games.fire_and_axe.edge.validate_position import count_largest_deck, count_usual_deck, find_usual_era
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.options import OPTIONS, TWO, House
from meadhall.games.fire_and_axe.rules.setup import build_bare_table
from meadhall.games.fire_and_axe.rules.turn import Act, CleanUp, Turn
from meadhall.games.fire_and_axe.state import DISCARDED, ENDINGS, NO_GOOD, NO_ONE, NO_SAGA, TAKEN, FireAndAxe
from meadhall.games.position_format import NEVER, Check, Entries, Kind, Line, Row, Seated, Table
from meadhall.games.position_values import Agenda, List, Number, Options, Pairs, Seat, Word

# Both Tireless Oars give 11. They can come back each time the deck is renewed, but at least ten runes must be drawn,
# for a Day each, before it can be renewed again: that happens at most twice in a turn.
MOST_DAYS = 19


class Rune(Word):
    """A kind of rune; there are several of each."""

    def read(self, line: Line, text: str) -> int:
        rune = super().read(line, text)
        line.placed[text] += 1
        if line.placed[text] > count_runes(line.s.house.conflict)[rune]:
            raise Fault("fire_and_axe-runes", part=line.part, rune=text)
        return rune


class Saga(Word):
    """A saga; there is one of each."""

    def read(self, line: Line, text: str) -> int:
        saga = super().read(line, text)
        line.placed[text] += saga != NO_SAGA
        if line.placed[text] > 1:
            raise Fault("position-word-twice", part=line.part, word=text)
        return saga


class Raid(Kind):
    """`C7`: the seat that raided the town, and the treasure; without a treasure, the first of those left."""

    def read(self, line: Line, text: str) -> tuple[int, str]:
        return Seat().read(line, text[0]), text[1:]

    def write(self, s: Any, value: Any) -> str:
        return f"{SEATS[value % TAKEN]}{value // TAKEN}"


def set_raided(s: FireAndAxe, found: list[tuple[int, tuple[int, str]]]) -> None:
    for port, (seat, treasure) in sorted(found, key=lambda one: not one[1][1]):  # those with their treasure first
        if TOWN[port] == NO_TOWN:
            raise Fault("fire_and_axe-no-town", port=PORT_IDS[port])
        left = TREASURES[TOWN[port]][:]
        for other, town in enumerate(s.towns):
            if TOWN[other] == TOWN[port] and town >= 0:
                left.remove(town // TAKEN)
        value = treasure or str(left[0])
        if value not in map(str, left):
            raise Fault("fire_and_axe-treasure", port=PORT_IDS[port], value=value)
        s.towns[port] = seat + TAKEN * int(value)


def list_raided(s: FireAndAxe) -> list[tuple[int, i64]]:
    return [(port, town) for port, town in enumerate(s.towns) if town >= 0]


def list_cargo(s: FireAndAxe, seat: int) -> list[int]:
    return [good for good in range(GOODS) for _ in range(s.cargo[seat * GOODS + good])]


def stow(s: FireAndAxe, seat: int, goods: list[int]) -> None:
    for good in goods:
        s.cargo[seat * GOODS + good] += 1


def list_sagas(s: FireAndAxe, owner: int = DISCARDED) -> list[int]:
    return [saga for saga in range(len(SAGAS)) if s.won[saga] == owner]


def set_sagas(s: FireAndAxe, owner: int, sagas: list[int]) -> None:
    for saga in sagas:
        s.won[saga] = owner


def lay_open(s: FireAndAxe, sagas: list[i64]) -> None:
    if len(sagas) > SAGA_SPACES:
        raise Fault("fire_and_axe-saga-spaces", found=len(sagas))
    s.open[: len(sagas)] = sagas


def set_ending(s: FireAndAxe, ending: int) -> None:
    s.ending = ending
    s.ended = True


GOOD = Word(PIECES[:GOODS])
PORT = Word(PORT_IDS)
RUNE_LIST = List(Rune(RUNES), empty="")
SAGA_LIST = List(Saga(SAGAS), empty="")
FLAG = Number(0, 1)
TABLE = Table(
    "fire_and_axe",
    House,
    build_bare_table,
    Row("players", Number(2, len(SEATS)), usual=3, left_out=NEVER),
    # Keep the order of the first positions: records contain their hashes.
    Row("options", Options([*OPTIONS[:-1], TWO, OPTIONS[-1]]), "house", left_out=NEVER),
    Seated(
        SEATS,
        Row("ship", Word([*SPACES, "winter"]), "ships"),
        Row("crew", Number(0, int(SLOTS[3])), usual=lambda s, seat: int(s.ships[seat] != WINTER)),
        Row("cargo", List(GOOD, empty=""), get=list_cargo, put=stow),
        Row("hand", RUNE_LIST, "hands"),
        Row("old", Number(0, lambda s, seat: len(s.hands[seat])), "olds"),
        Row("vp", Number(0, 10**6)),
        Row("sagas", SAGA_LIST, get=list_sagas, put=set_sagas),
    ),
    Row("demand", GOOD),
    Entries("goods", Pairs(PORT, GOOD, empty=""), "market", none=NO_GOOD),
    Entries("settled", Pairs(PORT, Seat(), empty=""), none=NO_ONE),
    Row("raided", Pairs(PORT, Raid(), empty=""), get=list_raided, put=set_raided),
    Row("open", List(Saga(SAGAS, none=NO_SAGA), empty=""), put=lay_open),
    Row("gone", SAGA_LIST, get=list_sagas, put=lambda s, sagas: set_sagas(s, DISCARDED, sagas)),
    Row("left", Number(0, SAGA_DECK), usual=lambda s: max(0, count_largest_deck(s)), left_out=count_usual_deck, late=2),
    Row("era", Number(1, 3), usual=find_usual_era),
    Row("holder", Seat()),
    Row("placed", Number(0, TOKENS)),
    Row("first", Seat()),
    Row("discard", RUNE_LIST),
    Row("table", RUNE_LIST),
    Row("wind", Number(0, 3)),
    Row("prep", Number(0, lambda s: s.limit), late=1),
    Row("sail", Number(0, lambda s: s.limit - s.prep), late=1),
    Row("limit", Number(DAYS, MOST_DAYS)),
    Row("skulls", List(Word(PIECES), empty=""), "losses"),
    Row("owed", Number(0, int(find_skull(MOST_DAYS)))),
    Row("tried", List(PORT, empty="", once=True)),
    Row("over", FLAG),
    Row("attack", Word(TASKS)),
    Row("dice", List(Word(tuple("123456"), first=1), empty="")),
    Row("might", Number(0, 3)),
    Row("walls", FLAG),
    Row("shield", FLAG),
    Row("warded", FLAG),
    Row("round", Number(0, 10**6), usual=1, left_out=NEVER),
    Row("active", Seat(), left_out=NEVER),
    Row("ending", Word(ENDINGS[1:], first=1), put=set_ending),
    Row("agenda", Agenda(), left_out=NEVER, had=lambda s: not s.ended),
    more=["deck", "step"],
)


def position(s: FireAndAxe) -> str:
    return TABLE.write(s)


def from_position(text: str, frames: Frames, check: Check, old: bool = False) -> FireAndAxe:
    """Parse a position. `old` ones allow settlements beside a town, as the first rules did."""
    line = TABLE.read(text, frames, check)
    s: FireAndAxe = line.s
    if "first" not in line.parts and s.house.first != "random" and "FirstPlayer" not in line.parts.get("agenda", ""):
        s.first = SEATS.index(s.house.first)  # whom the table has named to begin, once it has come to that
    fill_deck(line, s)
    validate_position.fill_supplies(s)
    if not s.ended:
        s.agenda = line.agenda(lambda: build_agenda(s, line.read("step", Word(("act", "start")), 0)))
    validate_position.check(s, old)
    return s


def fill_deck(line: Line, s: FireAndAxe) -> None:
    """Put all unnamed runes into the deck; if the position names the deck, into the discards."""
    drawn = line.read("deck", List(Rune(RUNES)), None)
    left = [most - line.placed[rune] for rune, most in zip(RUNES, count_runes(s.house.conflict), strict=True)]
    if drawn is None:
        s.deck = left
    else:
        s.deck = [drawn.count(rune) for rune in range(KINDS)]
        s.discard += [rune for rune in range(KINDS) for _ in range(left[rune])]


def build_agenda(s: FireAndAxe, start: int) -> list[Frame]:
    return [Turn(s.active)] if start else [CleanUp(s.active), Act(s.active)]

"""The notation of things of Trudvang in a position: places, cards, runes, decks, Enemies."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.fault import Fault
from meadhall.games.position_format import Kind, Line
from meadhall.games.position_parts import parse_number
from meadhall.games.position_values import List, Number, Together, Word, unknown_word
from meadhall.games.trudvang.cards import KINDS, LETTERS, REGION_OF
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.enemy_groups import CARD, NO_POI, NPC, Group, number_figures
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.notation import card_text, place_text
from meadhall.games.trudvang.rules.foes import OF_CARD, health_of
from meadhall.games.trudvang.saga import FIGURE_OF, FIGURES, ident
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang
from meadhall.games.trudvang.status_tokens import STATUSES

MOST = 999  # of anything that is counted
RUNE, FEAT, STATUS, FIGURE = Word(KINDS), Word(FEATS), Word(STATUSES), Word([*FIGURES, "npc"])
ROWS = 4  # beside the damage of a unit: what befalls it in one combat


class Card(Kind):
    """A card of the book by its name; `-` for none, if allowed."""

    def __init__(self, none: bool = False) -> None:
        self.none = none

    def read(self, line: Line, text: str) -> int:
        saga = line.s.house.saga
        if self.none and text == "-":
            return 0
        if ident(text) not in saga.cards:
            raise unknown_word(line.part, text, sorted(one.id for one in saga.cards.values()))
        return ident(text)

    def write(self, s: Any, value: Any) -> str:
        return card_text(s, value)


class Name(Card):
    """A flag, a question, a test: kept even if the book no longer has it."""

    def read(self, line: Line, text: str) -> int:
        return int(line.s.house.saga.name(text))


class Foes(Card):
    """An Enemy card."""

    def read(self, line: Line, text: str) -> int:
        saga = line.s.house.saga
        if saga.card(saga.ident_of(text)).foes is None:
            raise Fault("position-word", part=line.part, word=text, nearest="DRAUGR-1, GARM-1")
        return ident(text)


def spaces(s: Trudvang) -> list[str]:
    return [space.id for space in s.house.saga.spaces.get(s.adventure, [])]


def places(s: Trudvang) -> dict[str, int]:
    return {**REGION_OF, **{f"space:{space}": SPACES + number for number, space in enumerate(spaces(s))}}


def pois(s: Trudvang) -> dict[str, int]:
    return {letter: LETTERS.index(letter) for letter in s.house.saga.adventure(s.adventure).pois}


PLACE = Word(places, none=NOWHERE)
POI = Word(pois)
ADVENTURE = Word(lambda s: {one.id: int(number) for number, one in s.house.saga.adventures.items()})
DOOR = Together(
    "-", Word(spaces), Word(spaces), make=lambda ends: ends[0] * 64 + ends[1], take=lambda door: divmod(door, 64)
)
THREAT = Together(
    "!", PLACE, Number(1, 2), make=lambda token: token[0] * 4 + token[1], take=lambda token: divmod(token, 4)
)


class Stands(Kind):
    """`A:fylges`, `D:space:3`; without a place, it is nowhere."""

    def __init__(self, of: Kind) -> None:
        self.of = of

    def read(self, line: Line, text: str) -> tuple[Any, Any]:
        name, _, at = text.partition(":")
        return self.of.read(line, name), PLACE.read(line, at or "-")

    def write(self, s: Any, value: Any) -> str:
        return f"{self.of.write(s, value[0])}:{PLACE.write(s, value[1])}"


class Runes(Kind):
    """`water:3,dark:1`, or `-`."""

    def __init__(self, mark: str = ",") -> None:
        self.mark = mark

    def read(self, line: Line, text: str) -> list[i64]:
        found: list[i64] = [0] * len(KINDS)
        for word in [] if text == "-" else text.split(self.mark):
            kind, _, count = word.partition(":")
            found[RUNE.read(line, kind)] = parse_number(line.part, count or "1", 0, 99)
        return found

    def write(self, s: Any, value: Any) -> str:
        return self.mark.join(f"{KINDS[kind]}:{count}" for kind, count in enumerate(value) if count) or "-"


class Pile(Kind):
    """`top/bag/bottom/discards`, each a list of names; parts left out at the end are empty."""

    def __init__(self, names: list[str]) -> None:
        self.cards = List(Word(names), empty="")

    def read(self, line: Line, text: str) -> Deck:
        top, bag, bottom, out = [self.cards.read(line, part) for part in [*text.split("/"), "", "", ""][:4]]
        return Deck(top, bag, bottom, out)

    def write(self, s: Any, value: Any) -> str:
        return "/".join(self.cards.write(s, part) for part in value.plain())

    def is_same(self, one: Any, other: Any) -> bool:
        return bool(one.plain() == other.plain())


class Mark(Kind):
    """`D-attack`, `draugr+health`: a status on a point of interest or an Enemy card."""

    SOURCE = Word(
        {**{letter: at for at, letter in enumerate(LETTERS)}, **{one: OF_CARD + at for one, at in FIGURE_OF.items()}}
    )

    def read(self, line: Line, text: str) -> list[int]:
        at = max(text.rfind("+"), text.rfind("-"), 0)
        return [self.SOURCE.read(line, text[:at]), STATUS.read(line, text[at:])]

    def write(self, s: Any, value: Any) -> str:
        return self.SOURCE.write(s, value[0]) + STATUS.write(s, value[1])


DOTTED = List(Number(-MOST, MOST), ".", empty="")


class Enemies(Kind):
    """`draugr@sylvan:0.1`; `npc*D&D@arji:0.0.0!2` is a token of POI D tied to it, with a `!!` that counts twice;
    `draugr@sylvan:0.1#2.3` has lost its first.
    """

    def read(self, line: Line, text: str) -> Group:
        name, _, rest = text.partition("@")
        at, _, units_text = rest.rpartition(":")
        name, _, tied = name.partition("&")
        name, _, source = name.partition("*")
        units_text, _, numbers = units_text.partition("#")
        units_text, _, marks = units_text.partition("^")
        units_text, _, tokens = units_text.partition("!")
        units = DOTTED.read(line, units_text)
        rows = [DOTTED.read(line, row) for row in marks.split("/")] if marks else [[0] * len(units)] * ROWS
        if not at or [len(row) for row in rows] != [len(units)] * ROWS:
            raise Fault("trudvang-group", group=text)
        group = Group(
            FIGURE.read(line, name),
            POI.read(line, source) if source else CARD,
            PLACE.read(line, at),
            POI.read(line, tied) if tied else NO_POI,
            units,
            DOTTED.read(line, tokens),
            *(row[:] for row in rows),
        )
        if numbers:
            group.numbers = DOTTED.read(line, numbers)
        check_group(line.s, group, text)
        return group

    def write(self, s: Any, value: Any) -> str:
        name = FIGURE.write(s, value.kind)
        name += "" if value.source == CARD else f"*{LETTERS[value.source]}"
        name += "" if value.poi == NO_POI else f"&{LETTERS[value.poi]}"
        text = f"{name}@{place_text(s, value.place)}:{DOTTED.write(s, value.units)}"
        text += f"!{DOTTED.write(s, value.tokens)}" if value.tokens else ""
        marks = (value.acted, value.attack, value.defence, value.still)
        text += "^" + "/".join(DOTTED.write(s, row) for row in marks) if any(any(row) for row in marks) else ""
        return text if value.numbers == number_figures(value.figures()) else f"{text}#{DOTTED.write(s, value.numbers)}"


def check_group(s: Trudvang, group: Group, text: str) -> None:
    """Check that the group's stats exist, that its figures differ in number, and that no unit has as much damage as
    health.
    """
    told = (
        s.house.saga.poi(s.adventure, group.source).foes
        if group.source != CARD
        else group.kind != NPC and s.enemy_cards[group.kind]
    )
    if not told:
        raise Fault("trudvang-group-card", group=text)
    numbers = group.numbers
    if len(numbers) != group.figures() or min([1, *numbers]) < 1 or numbers != sorted({*numbers}):
        raise Fault("trudvang-group", group=text)
    for unit, damage in enumerate(group.units):
        most = health_of(s, group, unit) - 1
        if not 0 <= damage <= most:
            raise Fault("trudvang-damage", group=text, most=int(most))

"""A whole position as one line, and back: `norsaga A.tree=GB1/GR1,RY1/-,-/-,- A.hand=RR1,BB2 agenda=Continue(0)>…`.

Values equal to the start of a game can be left out. A reader can write a kind (`GR`, `SkR`, `Gh`) for the first card of
it that is not named elsewhere, a saga by its traits (`R2G2B1Y1`), and `step=3` for the agenda of a turn from that step
on. The deck, if left out, is all unnamed cards; if it is named, the rest is out of the game.
"""

from __future__ import annotations

import re
from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.core.codec import Frames
from meadhall.core.fault import Fault, find_nearest
from meadhall.games.norsaga.cards import CARD_OF, EMPTY, IDS, NEED, SAGA_IDS, list_deck
from meadhall.games.norsaga.edge import validate_position
from meadhall.games.norsaga.hand_knowledge import OBSERVERS, find_hands
from meadhall.games.norsaga.notation import SEATS, card_text
from meadhall.games.norsaga.options import OPTIONS, House
from meadhall.games.norsaga.rules.setup import build_bare_table
from meadhall.games.norsaga.rules.turn import Turn, build_steps
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.position_format import NEVER, Check, Kind, Line, Row, Seated, Table
from meadhall.games.position_values import Agenda, Bits, List, Number, Options, Seat, Seats, Word

KIND = re.compile(r"[RGBY]{2}|Sk[RGBY]|Gh")
ROWS = re.compile(r"([^/,]+)/([^/,]+),([^/,]+)/([^/,]+),([^/,]+)/([^/,]+),([^/,]+)")


class Card(Kind):
    """A card: `GR1`; there is one of each. A kind means the first card of it that the line does not name elsewhere."""

    def read(self, line: Line, text: str) -> int:
        if text not in CARD_OF and not KIND.fullmatch(text):
            raise Fault(
                "position-card",
                part=line.part,
                card=text,
                nearest=find_nearest(text, IDS) if len(text) > 2 else "GR1, SkR, Gh",
            )
        card = CARD_OF[text] if text in CARD_OF else self.first_free(line, text)
        if line.placed[card]:
            raise Fault("position-card-twice", part=line.part, card=text)
        line.placed[card] = 1
        return card

    def first_free(self, line: Line, kind: str) -> int:
        start = f"SK-{kind[2]}" if kind.startswith("Sk") else "GH-" if kind == "Gh" else kind
        named = {card for value in line.parts.values() for card in re.findall(r"[\w-]+", value)}
        for name, card in CARD_OF.items():
            if name.startswith(start) and not line.placed[card] and name not in named:
                return card
        raise Fault("position-kind", part=line.part, kind=kind)

    def write(self, s: Any, value: Any) -> str:
        return card_text(value)


class Tree(Kind):
    """`GB1/GR1,RY1/-,-/-,-`: the youngest, the parents, the grandparents of each."""

    def read(self, line: Line, text: str) -> list[int]:
        spots = ROWS.fullmatch(text)
        if spots is None:
            raise Fault("position-tree", part=line.part, value=text)
        return [EMPTY if name == "-" else Card().read(line, name) for name in spots.groups()]

    def write(self, s: Any, value: Any) -> str:
        return "{}/{},{}/{},{}/{},{}".format(*map(card_text, value))


class Saga(Kind):
    """`SG-07`, or its traits."""

    def read(self, line: Line, text: str) -> int:
        if text in SAGA_IDS:
            return SAGA_IDS.index(text)
        if re.fullmatch(r"([RGBY]\d)+", text) and len(set(text[::2])) == len(text[::2]):
            need = sum(int(text[i + 1]) << (4 * "RGBY".index(text[i])) for i in range(0, len(text), 2))
            if need in NEED[:-1]:
                return NEED.index(need)
        raise Fault("position-saga", part=line.part, saga=text)

    def write(self, s: Any, value: Any) -> str:
        return str(SAGA_IDS[value])


class Known(Kind):
    """`GR1:A.AB..A.`: the hands where each observer knows the card can be."""

    def read(self, line: Line, text: str) -> dict[i64, i64]:
        found: dict[i64, i64] = {}
        for entry in text.split(","):
            name, _, hands = entry.partition(":")
            groups = hands.split(".")
            if name not in CARD_OF or len(groups) != OBSERVERS or not {*"".join(groups)} <= {*SEATS[: line.s.players]}:
                raise Fault("position-known", entry=entry)
            found[CARD_OF[name]] = sum(
                {1 << (4 * observer + SEATS.index(letter)) for observer, group in enumerate(groups) for letter in group}
            )
        return found

    def write(self, s: Any, value: Any) -> str:
        return ",".join(
            f"{IDS[card]}:"
            + ".".join(Bits(Seats()).write(s, find_hands(value, observer, card)) for observer in range(OBSERVERS))
            for card in sorted(value)
        )


class Deck(List):
    """A bag: it has no order."""

    def read(self, line: Line, text: str) -> list[Any]:
        return sorted(super().read(line, text))

    def is_same(self, one: Any, other: Any) -> bool:
        return sorted(one) == sorted(other)


def rest_of_deck(s: Norsaga) -> list[i64]:
    """Return the cards that the position does not name."""
    placed = {card for cards in (*s.trees, *s.hands, s.discard, s.drawn, s.aside, [s.revealed]) for card in cards}
    house = s.house
    return sorted(
        card for card in list_deck(house.basic, house.deck_profile, house.ghosts_removed) if card not in placed
    )


def set_ended(s: Norsaga, ended: int) -> None:
    s.ended = bool(ended)


CARDS = List(Card())
TABLE = Table(
    "norsaga",
    House,
    build_bare_table,
    Row("players", Number(2, 4), usual=2, left_out=NEVER),
    Row("options", Options(OPTIONS), "house", left_out=NEVER),
    Seated(SEATS, Row("saga", Saga(), "sagas"), Row("tree", Tree(), "trees"), Row("hand", CARDS, "hands")),
    Row("deck", Deck(Card()), usual=rest_of_deck),
    Row("discard", CARDS),
    Row("drawn", CARDS),
    Row("aside", CARDS),
    Row("holder", Seat()),
    Row("revealed", Card()),
    Row("arrivals", Seats()),
    Row("queue", Seats()),
    Row("doomed", Bits(Seats(once=True))),  # no player has two tokens
    Row("known", Known()),
    Row("turn", Number(0, 10**9), usual=1, left_out=NEVER),
    Row("active", Seat(), left_out=NEVER),
    Row("grants", Number(0, 10**6)),
    Row("winner", Seat()),
    Row("ended", Word(("no", "yes")), put=set_ended),
    Row("agenda", Agenda(), left_out=NEVER),
    more=["step"],
)


def position(s: Norsaga) -> str:
    return TABLE.write(s)


def from_position(text: str, frames: Frames, check: Check) -> Norsaga:
    line = TABLE.read(text, frames, check)
    s: Norsaga = line.s
    s.ended = s.ended or s.winner != NO_ONE
    if not s.ended:
        s.agenda = line.agenda(lambda: build_agenda(s, line.read("step", Number(1, 3), 1)))
    validate_position.check(s)
    return s


def build_agenda(s: Norsaga, step: int) -> list[Frame]:
    """Return the agenda of a turn from this step on."""
    return [Turn(s.active)] if step == 1 else build_steps(s.players, s.active, step)[::-1]

"""The running combat in a position: `fight=arji:skills fight.heroes=A A.laid=dodge-1:water.earth A.miss=dark,dark
A.arms=attack:-1 fight.blows=…`.
"""

from __future__ import annotations

from typing import Any

from meadhall.core.fault import Fault
from meadhall.games.position_format import NEVER, Kind, Line, Row
from meadhall.games.position_parts import parse_number
from meadhall.games.position_values import List, Number, Pair, Seat, Together, Word
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import KINDS
from meadhall.games.trudvang.edge.position_types import FEAT, RUNE, places
from meadhall.games.trudvang.edge.view_combat import STEPS
from meadhall.games.trudvang.enemy_groups import UNITS
from meadhall.games.trudvang.feats import FEATS, SLOTS
from meadhall.games.trudvang.fight import DONE, EMPTY, NO_ABILITY, Blow, Fight, new_fight
from meadhall.games.trudvang.state import Trudvang

ARMS = {
    "attack": 0,
    "block": 0,
    "defence": 0,
    "multiply": 1,
    "poison": 0,
    "venom": 0,
    "pilfer": 0,
    "hidden": 0,
    "backlash": 0,
    "more_runes": 0,
    "dark": 0,
    "spent": 0,
}
BELOW_ZERO = ("attack", "block", "defence")
LARGE = 9999  # beyond anything that adds up in one combat
GUEST_MOST = 15  # the fourth Feat of a hired hand with three uses left
STEP = Word(STEPS)
SLOT_ROW = List(Word(KINDS, none=EMPTY), ".", empty="")
Laid = tuple[int, list[int], list[int]]  # a Feat, its slots; the times it was used, the uses left, whether forced


def is_fighting(s: Trudvang, *at: int) -> bool:
    return s.fight is not None


FIELD = Word(lambda s: {name.replace(":", "."): number for name, number in places(s).items()})


class Field(Kind):
    """`arji:skills`: the place of the combat, and its step; a space is written `space.3`."""

    def read(self, line: Line, text: str) -> Fight:
        place, _, step = text.partition(":")
        at = FIELD.read(line, place)
        fight = new_fight(at, line.s.players, [])
        fight.step = STEP.read(line, step or STEPS[0])
        return fight

    def write(self, s: Any, value: Any) -> str:
        return f"{FIELD.write(s, value.place)}:{STEPS[value.step]}"


class Slots(Kind):
    """`dodge-1:water.-`, optionally with the times used, the uses left and whether an effect made it active."""

    def read(self, line: Line, text: str) -> Laid:
        name, _, rest = text.partition(":")
        feat = FEAT.read(line, name)
        slots, *marks = rest.split(":")
        kinds = SLOT_ROW.read(line, slots)
        if len(kinds) != len(SLOTS[feat]) or len(marks) not in (0, 3):
            raise Fault(
                "position-word", part=line.part, word=text, nearest=f"{name}:" + ".".join("-" for _ in SLOTS[feat])
            )
        return feat, kinds, [parse_number(line.part, mark, 0, LARGE) for mark in marks] or [0, 0, 0]

    def write(self, s: Any, value: Any) -> str:
        feat, slots, marks = value
        text = f"{FEATS[feat]}:{SLOT_ROW.write(s, slots)}"
        return ":".join([text, *map(str, marks)]) if any(marks) else text


def feats_of(s: Any, seat: int) -> list[Laid]:
    fight = s.fight
    return [
        (feat, fight.slots[seat][at], [fight.used[seat][at], fight.left[seat][at], fight.forced[seat][at]])
        for at, feat in enumerate(fight.feats[seat])
    ]


def lay_out(s: Any, seat: int, found: list[Laid]) -> None:
    for feat, slots, marks in found:
        s.fight.feats[seat].append(feat)
        s.fight.slots[seat].append(slots)
        for row, mark in zip((s.fight.used, s.fight.left, s.fight.forced), marks, strict=True):
            row[seat].append(mark)


class Arm(Kind):
    """`attack:-1`: a change for a Hero in this combat."""

    NAME = Word(tuple(ARMS))

    def read(self, line: Line, text: str) -> tuple[str, int]:
        name, _, number = text.partition(":")
        self.NAME.read(line, name)
        return name, parse_number(line.part, number, -LARGE if name in BELOW_ZERO else ARMS[name], LARGE)

    def write(self, s: Any, value: Any) -> str:
        return f"{value[0]}:{value[1]}"


def arms(s: Any, seat: int) -> list[tuple[str, int]]:
    return [(arm, getattr(s.fight, arm)[seat]) for arm, usual in ARMS.items() if getattr(s.fight, arm)[seat] != usual]


def arm(s: Any, seat: int, found: list[tuple[str, int]]) -> None:
    for name, number in found:
        getattr(s.fight, name)[seat] = number


def blow_of(values: list[Any]) -> Blow:
    return Blow(*values)


# An attack: its unit, the defender and the card; last the Feats used against it.
ATTACK = Together(
    ":",
    Number(-1, lambda s: len(s.groups) - 1),
    Number(0, UNITS - 1),
    Number(-1, lambda s: s.players - 1),
    Number(-1, len(ATTACK_IDS) - 1),
    Number(-1, LARGE),
    Number(-LARGE, LARGE),
    Number(1, LARGE),
    Number(0, LARGE),
    Number(0, 1),
    Number(NO_ABILITY, DONE),
    Number(0, 1),
    List(Number(0, LARGE), "."),
    make=blow_of,
    take=Blow.plain,
)


def fight_row(key: str, kind: Kind, field: str, left_out: Any) -> Row:
    def get(s: Any, *at: int) -> Any:
        return getattr(s.fight, field)[at[0]] if at else getattr(s.fight, field)

    def put(s: Any, *given: Any) -> None:
        *at, value = given
        if at:
            getattr(s.fight, field)[at[0]] = value
        else:
            setattr(s.fight, field, value)

    return Row(key, kind, had=is_fighting, get=get, put=put, left_out=left_out)


def plan(s: Any, seat: int) -> tuple[int, int]:
    return s.fight.draws[seat], s.fight.stopped[seat]


def put_plan(s: Any, seat: int, found: tuple[int, int]) -> None:
    s.fight.draws[seat], s.fight.stopped[seat] = found


FIGHT_ROWS = (
    Row("fight", Field()),
    fight_row("fight.heroes", List(Seat()), "heroes", NEVER),
    fight_row("fight.boss", Number(-1, lambda s: len(s.groups) - 1), "boss", -1),
    fight_row("fight.guest", Number(-1, GUEST_MOST), "guest", -1),
)
OF_FIGHTER = (
    Row("laid", List(Slots(), empty=""), had=is_fighting, get=feats_of, put=lay_out, left_out=[]),
    fight_row("miss", List(RUNE, empty=""), "miss", []),
    Row("plan", Pair(Number(0, LARGE), Number(0, 1)), had=is_fighting, get=plan, put=put_plan, left_out=(0, 0)),
    Row("arms", List(Arm(), empty=""), had=is_fighting, get=arms, put=arm, left_out=[]),
)
BLOWS = fight_row("fight.blows", List(ATTACK, empty=""), "blows", [])

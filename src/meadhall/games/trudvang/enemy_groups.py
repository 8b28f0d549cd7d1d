"""Enemies on the map: groups of units, with the Threat attached to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAUGR: Final = 0
FOREST_TROLL: Final = 1
GARM: Final = 2
BULL_TROLL: Final = 3
ERKKI: Final = 4
BLODUGHADDA: Final = 5
TWO_CLEAVERS: Final = 6
NPC: Final = 7
CARD: Final = -1  # stats come from the Enemy card of its figure, not from a POI
NO_POI: Final = -1
UNITS: Final = 64  # a unit as an answer: its group * UNITS + its place; at most 8 figures and 15 `!!`


class Group:
    """TL-ENEMY-09, TL-ENEMY-10, TL-HP-07, TL-THREAT-01, TL-COMP-05. Enemies placed together; each unit has its own
    damage.

    The last `threat` of the units are its `!`, and the very last is the one that must be defeated first. Effects on a
    unit for one combat are kept beside its damage. A figure has a number that it keeps as long as it stands; an answer
    names it by its index in the row.
    """

    def __init__(
        self,
        kind: i64,
        source: i64,
        place: i64,
        poi: i64,
        units: list[i64],
        tokens: list[i64],
        acted: list[i64],
        attack: list[i64],
        defence: list[i64],
        still: list[i64],
        numbers: list[i64] | None = None,
    ) -> None:
        self.kind = kind  # figure, or NPC for Enemy tokens
        self.source = source  # letter of the POI with its stats, or CARD
        self.place = place
        self.poi = poi  # letter of the POI it is related to, or NO_POI
        self.units = units  # damage
        self.tokens = tokens  # `!` left on each Threat token attached
        self.threat: i64 = sum(tokens)
        self.acted = acted  # attacks made in this combat
        self.attack = attack  # change of ATK in this combat
        self.defence = defence
        self.still = still  # does not attack in this combat
        self.numbers = (
            number_figures(self.figures()) if numbers is None else numbers
        )  # of its figures, as texts name them

    def copy(self) -> Group:
        return Group(
            self.kind,
            self.source,
            self.place,
            self.poi,
            self.units[:],
            self.tokens[:],
            self.acted[:],
            self.attack[:],
            self.defence[:],
            self.still[:],
            self.numbers[:],
        )

    def plain(self) -> list[object]:
        return [
            self.kind,
            self.source,
            self.place,
            self.poi,
            self.units[:],
            self.tokens[:],
            self.acted[:],
            self.attack[:],
            self.defence[:],
            self.still[:],
            self.numbers[:],
        ]

    def figures(self) -> i64:
        return len(self.units) - self.threat

    def is_threat(self, unit: i64) -> bool:
        return unit >= self.figures()

    def elite(self) -> bool:
        """TL-ENEMY-05. Return whether a figure has the stats of a POI."""
        return self.kind != NPC and self.source != CARD

    def add(self, damage: i64, at: i64) -> None:
        """Insert a unit at this index of the row."""
        self.units.insert(at, damage)
        for marks in (self.acted, self.attack, self.defence, self.still):
            marks.insert(at, 0)

    def remove(self, unit: i64) -> None:
        """TL-HP-03, TL-THREAT-11. Remove a unit with its damage."""
        if self.is_threat(unit):
            self.threat -= 1
            self.tokens[-1] -= 1
            if self.tokens[-1] == 0:
                self.tokens.pop()
        else:
            self.numbers.pop(unit)
        for row in (self.units, self.acted, self.attack, self.defence, self.still):
            row.pop(unit)

    def swap(self, one: i64, other: i64) -> None:
        """Swap a figure and a `!` in the row, with their damage and effects; the figure's number stays at the figure's
        index.
        """
        for row in (self.units, self.acted, self.attack, self.defence, self.still):
            row[one], row[other] = row[other], row[one]

    def join(self) -> None:
        """TL-ENEMY-11. Add an undamaged figure with the next number."""
        self.add(0, self.figures())
        self.numbers.append(max(self.numbers) + 1 if self.numbers else 1)

    def attach(self, count: i64) -> None:
        """TL-THREAT-01, TL-THREAT-06. Attach a Threat token with this many `!`."""
        for _ in range(count):
            self.add(0, len(self.units))
        self.threat += count
        self.tokens.append(count)

    def rest(self) -> None:
        """TL-COMBAT-RES-15, TL-HP-06. End the combat: damage stays, other effects end."""
        size = len(self.units)
        self.acted = [0] * size
        self.attack = [0] * size
        self.defence = [0] * size
        self.still = [0] * size


def number_figures(figures: i64) -> list[i64]:
    """Number figures that arrived together from 1."""
    return [number + 1 for number in range(figures)]


def new_group(kind: i64, source: i64, place: i64, poi: i64, count: i64) -> Group:
    """TL-HP-05. Return a group of Enemies with full health."""
    size = count
    return Group(kind, source, place, poi, [0] * size, [], [0] * size, [0] * size, [0] * size, [0] * size)


def group_of(plain: list[object]) -> Group:
    """Build a group from its plain form."""
    return Group(*plain)  # type: ignore[arg-type]

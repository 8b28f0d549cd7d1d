"""The options of a table for a game of Fire & Axe."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value

PLAYERS: Final = (2, 5)
OPTIONS: Final = (
    Option("conflict", True, (True, False)),
    Option("off_turn", "reactions", ("reactions", "anytime", "own_turn")),
    Option("first", "random", ("random", "A", "B", "C", "D", "E")),
    Option("round_cap", 100, range(1, 10_001)),
    Option("undo", True, (True, False)),
)
TWO: Final = Option("two_players", False, (False, True))  # not a choice: the number of seats decides it


class House:
    """FA-REACT-16, FA-SETUP-08. The checked options of one table, in the form that the rules read; shared by all copies
    of the state.
    """

    def __init__(self, given: dict[str, Value]) -> None:
        self.given = given
        self.conflict = bool(given["conflict"])
        self.anytime = given["off_turn"] == "anytime"
        self.own_turn = given["off_turn"] == "own_turn"
        self.first = str(given["first"])
        self.round_cap = int(given["round_cap"])

    def plain(self) -> dict[str, Value]:
        return dict(self.given)


def is_two_player(given: dict[str, Any], players: int) -> bool:
    """FA-COMP-01. Return whether this is the two-player variant: always with two players, never with more. Refuse an
    option that says otherwise.
    """
    two = players == 2
    if TWO.read(given.get(TWO.name, two)) != two:
        raise Fault("fire_and_axe-two-players", players=players)
    return two


def check(given: dict[str, Value], players: int) -> None:
    """FA-SETUP-10. Check that the first player is a seat of this table."""
    if given["first"] != "random" and "ABCDE".index(str(given["first"])) >= players:
        raise Fault("fire_and_axe-first", first=given["first"], players=players)

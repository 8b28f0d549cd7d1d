"""The options of a table for a game of Norsaga."""

from __future__ import annotations

from typing import Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value

PLAYERS: Final = (2, 4)
OPTIONS: Final = (
    Option("basic", False, (False, True)),
    Option("ghosts_removed", 0, (0, 2, 4)),
    Option("sagas", "normal", ("normal", "all", "difficult")),
    Option("deck_profile", "12-8", ("12-8", "8-12")),
    Option("infiltrate_queue", "next", ("next", "actor")),
    Option("first", "random", ("random", "A", "B", "C", "D")),
    Option("turn_cap", 400, range(1, 100_001)),
    Option("grant_cap", 30, range(1, 1_001)),
    Option("undo", True, (False, True)),
)


class House:
    """NS-SETUP-17. The checked options of one table, in the form that the rules read; shared by all copies of the
    state.
    """

    def __init__(self, given: dict[str, Value]) -> None:
        self.given = given
        self.basic = bool(given["basic"])
        self.ghosts_removed = int(given["ghosts_removed"])
        self.sagas = str(given["sagas"])
        self.deck_profile = str(given["deck_profile"])
        self.infiltrate_actor_first = given["infiltrate_queue"] == "actor"
        self.first = str(given["first"])
        self.turn_cap = int(given["turn_cap"])
        self.grant_cap = int(given["grant_cap"])

    def plain(self) -> dict[str, Value]:
        return dict(self.given)


def check(given: dict[str, Value], players: int) -> None:
    """NS-SETUP-11, NS-SETUP-06. Refuse options that do not go together: ghosts can be removed only in a full
    four-player game.
    """
    if given["ghosts_removed"] and (players != 4 or given["basic"]):
        raise Fault("norsaga-ghosts-removed", number=given["ghosts_removed"])
    if given["deck_profile"] != "12-8" and given["basic"]:
        raise Fault("norsaga-profile-basic")
    if given["first"] != "random" and "ABCD".index(str(given["first"])) >= players:
        raise Fault("norsaga-first", first=given["first"], players=players)

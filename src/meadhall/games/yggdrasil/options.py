"""The table's choices before a game of Yggdrasil Chronicles."""

from __future__ import annotations

from typing import Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value
from meadhall.games.yggdrasil.cards import PLAYERS as PLAYERS
from meadhall.games.yggdrasil.sagas.shelf import SAGAS as SAGAS
from meadhall.games.yggdrasil.sagas.shelf import SagaOption

BOOK: Final = "campaign"  # the option that makes a table part of a campaign
NO_BOOK: Final = "none"
OPTIONS: Final = (
    Option("difficulty", "easy", ("easy", "hard")),
    SagaOption("saga", NO_BOOK, (NO_BOOK, *SAGAS)),
    Option("memory", True, (False, True)),
    Option("consent", "one", ("one", "all")),
    Option("support_after_fenrir", False, (False, True)),
    Option("fenrir_duo", "owner", ("owner", "active")),
    Option("fenrir_solo", "third", ("third", "once")),
    Option("healing_delay", "tree", ("tree", "all")),
    Option("creatures", "once", ("once", "reshuffle")),
    Option("thor_helps", 2, (1, 2)),
    Option("undo", True, (False, True)),
    Option(BOOK, NO_BOOK, (NO_BOOK, "ragnarok")),
)


class House:
    """The options of one table, checked, in the form the rules read; shared by every copy of the state."""

    def __init__(self, given: dict[str, Value]) -> None:
        self.given = given
        self.hard = given["difficulty"] == "hard"
        self.campaign = given[BOOK] != NO_BOOK
        self.saga = str(given["saga"])
        self.memory = bool(given["memory"])
        self.support_after_fenrir = bool(given["support_after_fenrir"])
        self.fenrir_to_active = given["fenrir_duo"] == "active"
        self.fenrir_at_once = given["fenrir_solo"] == "once"
        self.all_healing_waits = given["healing_delay"] == "all"
        self.reshuffle = given["creatures"] == "reshuffle"
        self.thor_helps = int(given["thor_helps"])

    def plain(self) -> dict[str, Value]:
        return self.given.copy()


def settle(given: dict[str, Value]) -> None:
    """YG-CAMP-03, YG-SETUP-16. A campaign, and any saga, is played by the rules of the hard game."""
    if given[BOOK] != NO_BOOK or given["saga"] != NO_BOOK:
        given["difficulty"] = "hard"


def check(given: dict[str, Value], players: int) -> None:
    """YG-CAMP-01. Options that answer a question which this table will never meet are refused; so is a saga in a campaign, which itself says which one it is at."""
    if given[BOOK] != NO_BOOK and given["saga"] != NO_BOOK:
        raise Fault("yggdrasil-option-campaign", option="saga", value=given["saga"])
    if given["fenrir_duo"] != "owner" and players != 2:
        raise Fault("yggdrasil-option-players", option="fenrir_duo", players=players, right="2")
    if given["fenrir_solo"] != "third" and players != 1:
        raise Fault("yggdrasil-option-players", option="fenrir_solo", players=players, right="1")
    if given["support_after_fenrir"] and players > 2:
        raise Fault("yggdrasil-option-players", option="support_after_fenrir", players=players, right="1-2")
    if given["thor_helps"] != 2 and given["difficulty"] != "hard":
        raise Fault("yggdrasil-option-hard", option="thor_helps")
    if given["thor_helps"] != 2 and players == 1:
        raise Fault("yggdrasil-option-players", option="thor_helps", players=players, right="2-5")

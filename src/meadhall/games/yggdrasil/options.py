"""The options of a table for a game of Yggdrasil Chronicles."""

from __future__ import annotations

from typing import Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value
from meadhall.games.yggdrasil.cards import PLAYERS as PLAYERS
from meadhall.games.yggdrasil.former import RULES, list_dice, list_moves
from meadhall.games.yggdrasil.sagas.catalog import SAGAS as SAGAS
from meadhall.games.yggdrasil.sagas.catalog import SagaOption

BOOK: Final = "campaign"  # the option that makes a table part of a campaign
NO_BOOK: Final = "none"
OLD: Final = "rules"  # in a packed table: by which earlier rules it is played
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
    """The checked options of one table, in the form that the rules read; shared by all copies of the state."""

    def __init__(self, given: dict[str, Value], rules: int = RULES) -> None:
        self.given = given
        self.rules = rules  # older ones where an old record is replayed
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
        self.dice = list_dice(self.rules)
        self.moves = list_moves(self.rules, self.hard)

    def plain(self) -> dict[str, Value]:
        """Return the options, and the rules if they are older than today's."""
        return self.given.copy() if self.rules == RULES else {**self.given, OLD: self.rules}


def restore_house(plain: dict[str, Value]) -> House:
    """Build the options from what `plain` has written."""
    given = dict(plain)
    return House(given, int(given.pop(OLD, RULES)))


def apply_campaign_rules(given: dict[str, Value]) -> None:
    """YG-CAMP-03, YG-SETUP-16. Play a campaign, and any saga, by the rules of the hard game."""
    if given[BOOK] != NO_BOOK or given["saga"] != NO_BOOK:
        given["difficulty"] = "hard"


def check(given: dict[str, Value], players: int) -> None:
    """YG-CAMP-01. Refuse options for questions that this table never asks; refuse a saga in a campaign, which itself
    decides the saga.
    """
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

"""The options of a table for a campaign of Trudvang Legends."""

from __future__ import annotations

from typing import Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value
from meadhall.games.trudvang.books.option import BookOption
from meadhall.games.trudvang.saga import Saga, saga_of, shipped_books

PLAYERS: Final = (1, 4)
OPTIONS: Final = (
    BookOption("adventure", shipped_books()[0], shipped_books()),
    Option("shared", "table", ("table", "leader")),
    Option("hired_feats", "one", ("one", "all")),
    Option("round_cap", 200, range(1, 10_001)),
    Option("undo", True, (True, False)),
)


def check(given: dict[str, Value], players: int) -> None:
    """TL-SOLO-17. Refuse an option for a question that this table never asks."""
    if given["hired_feats"] != "one" and players != 1:
        raise Fault("trudvang-option-players", option="hired_feats", players=players)


class House:
    """TL-GEN-07, TL-SOLO-17. The checked options of one table, in the form that the rules read; shared by all copies of
    the state.

    The book is not part of the state: the state names entries, cards and steps by their idents, which are looked up
    here.
    """

    def __init__(self, given: dict[str, Value]) -> None:
        self.given = given
        self.saga: Saga = saga_of(str(given["adventure"]))
        self.leader_decides = given["shared"] == "leader"
        self.all_hired_feats = given["hired_feats"] == "all"
        self.round_cap = int(given["round_cap"])

    def plain(self) -> dict[str, Value]:
        return dict(self.given)

"""The table's choices before a campaign of Trudvang Legends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.core.fault import Fault
from meadhall.core.game import Option, Value
from meadhall.games.trudvang.saga import Prose, Saga, may_open, offered, saga_of, shipped


@dataclass(frozen=True)
class BookOption(Option):
    """A book of the shelf, one that the keeper of the hall has put there, or at home a file of one's own. A stranger's path is a wrong value like any other, whether there is such a file or not."""

    def offered(self) -> tuple[Value, ...]:
        return offered()

    def titles(self) -> dict[str, Prose]:
        return {name: saga_of(name).book_title() for name in offered()}

    def read(self, given: object) -> Value:
        if isinstance(given, str) and given not in self.choices and may_open(given):
            saga_of(given)
            return given
        return super().read(given)


PLAYERS: Final = (1, 4)
OPTIONS: Final = (
    BookOption("adventure", shipped()[0], shipped()),
    Option("shared", "table", ("table", "leader")),
    Option("hired_feats", "one", ("one", "all")),
    Option("round_cap", 200, range(1, 10_001)),
    Option("undo", True, (True, False)),
)


def check(given: dict[str, Value], players: int) -> None:
    """TL-SOLO-17. An option that answers a question which this table will never meet is refused."""
    if given["hired_feats"] != "one" and players != 1:
        raise Fault("trudvang-option-players", option="hired_feats", players=players)


class House:
    """TL-GEN-07, TL-SOLO-17. The options of one table, checked, in the form the rules read; shared by every copy of the state.

    The book is not part of the state: the state names entries, cards and steps by their idents, and looks them up here.
    """

    def __init__(self, given: dict[str, Value]) -> None:
        self.given = given
        self.saga: Saga = saga_of(str(given["adventure"]))
        self.leader_decides = given["shared"] == "leader"
        self.all_hired_feats = given["hired_feats"] == "all"
        self.round_cap = int(given["round_cap"])

    def plain(self) -> dict[str, Value]:
        return dict(self.given)

"""Sensible answers for Norsaga, so that a game ends: build one's own tree, decline everything else."""

from __future__ import annotations

from typing import Any

from meadhall.games.norsaga.cards import CARD_OF, EMPTY, NEED, SAGA_IDS, SPOT_NAMES
from meadhall.games.norsaga.tree import count_markers


def sensible(table: dict[str, Any]) -> str:
    """Return the answer to the question of a `table` message."""
    seat = "ABCD".index(table["decision"]["seat"])
    me = table["view"]["players"][seat]
    need = NEED[SAGA_IDS.index(me["saga"])]

    def worth(answer: str) -> tuple[int, bool]:
        verb, *named = answer.split()
        tree = [EMPTY if card is None else CARD_OF[card] for card in me["tree"]]
        if verb in ("play", "place") and len(named) == 2 and named[1].startswith("me."):
            spot = SPOT_NAMES.index(named[1][3:])
            free = tree[spot] == EMPTY
            tree[spot] = CARD_OF[named[0]]
            return int(count_markers(tree, need)), free
        return (me["progress"], True) if verb in ("pass", "keep", "stop", "done") else (-1, False)

    return str(max((option["answer"] for option in table["decision"]["options"]), key=worth))

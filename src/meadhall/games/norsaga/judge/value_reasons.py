"""The parts of a Norsaga evaluation by name, to explain it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.judge.tree_cache import TreeCache
from meadhall.games.norsaga.judge.value_features import (
    AHEAD,
    CHAIN,
    DOOMED,
    GHOSTS,
    GRANT,
    HAUNTED,
    HELD,
    HEROES,
    LAID,
    LOSS,
    MARKS,
    OUTS,
    PARENTS,
    SKALDS,
    SUITED,
    TEMPO,
    WAYS,
    TableFeatures,
    list_marks,
)
from meadhall.games.norsaga.state import Norsaga

# Where each group of features begins, and its names for its own seat and against it for the others.
GROUPS: Final[list[tuple[i64, str, str]]] = [
    (LAID, "markers", "their-saga"),
    (TEMPO, "tempo", "their-saga"),
    (OUTS, "outs", "their-saga"),
    (CHAIN, "chain", "their-chain"),
    (AHEAD, "chain", "their-chain"),
    (GRANT, "chain", "their-chain"),
    (HELD, "hand", "their-hand"),
    (WAYS, "ways", "their-saga"),
    (SKALDS, "hand", "their-hand"),
    (GHOSTS, "hand", "their-hand"),
    (DOOMED, "doom", "their-tree"),
    (LOSS, "loss", "their-tree"),
    (HEROES, "heroes", "their-tree"),
    (HAUNTED, "ghosts", "their-tree"),
    (PARENTS, "suits", "their-tree"),
    (SUITED, "hand", "their-hand"),
]


def name_marks(others: bool) -> list[str]:
    found: list[str] = []
    at: i64 = -1
    for mark in range(MARKS):
        if at + 1 < len(GROUPS) and GROUPS[at + 1][0] == mark:
            at += 1
        found.append(GROUPS[at][2] if others else GROUPS[at][1])
    return found


OURS: Final[list[str]] = name_marks(False)
THEIRS: Final[list[str]] = name_marks(True)
NAMES: Final[list[str]] = sorted(set(OURS) | set(THEIRS))


def explain_value(s: Norsaga, seat: i64, memory: TreeCache) -> dict[str, float]:
    """Return the logits of this seat's features by name, less those of the others in proportion."""
    weights = memory.weights[s.players].marks
    now = TableFeatures(s)
    found: dict[str, float] = {}
    borne: list[list[i64]] = []
    shares: list[float] = []
    total: float = 0.0
    for other in range(s.players):
        borne.append(list_marks(now, other, memory.get_tree(s, other)))
        score: float = 0.0
        for mark in borne[other]:
            score += weights[mark]
        shares.append(exp(score))
        if other != seat:
            total += shares[other]
    for other in range(s.players):
        mine = other == seat
        for mark in borne[other]:
            name = OURS[mark] if mine else THEIRS[mark]
            part: float = weights[mark] if mine else -weights[mark] * shares[other] / total
            found[name] = found.get(name, 0.0) + part
    return found

"""The cached evaluation of a tree: searches meet the same trees many times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.judge.policy_features import (
    CHAIN,
    COVER,
    LAST,
    LAYS,
    PAIR,
    PUT,
    SORT,
    YOUNGEST,
    sort_youngest,
)
from meadhall.games.norsaga.judge.tree_analysis import (
    COLOUR,
    KIND,
    PAIRS,
    WIDTH,
    Saga,
    TreeAnalysis,
    find_partner,
    get_saga,
)
from meadhall.games.norsaga.judge.value_features import list_tree_marks
from meadhall.games.norsaga.state import Norsaga

UNRATED: Final = -1e9
MOST: Final = 10000  # trees that are remembered, some four megabytes; then all are forgotten


class Weights:
    """The weights of features for one number of players."""

    def __init__(self, signs: list[float], marks: list[float]) -> None:
        self.signs = signs
        self.marks = marks


class CachedTree(TreeAnalysis):
    """A tree with its own part of the evaluation, and the values of changes to it."""

    def __init__(self, tree: list[i64], saga: Saga, weights: Weights) -> None:
        super().__init__(tree, saga)
        self.signs: list[float] = weights.signs
        score: float = 0.0
        for mark in list_tree_marks(self):
            score += weights.marks[mark]
        self.score: float = score

    def rate(self, kind: i64, spot: i64, purpose: i64) -> float:
        """Return the rating of this kind in that spot for the acting seat: the sum over `list_put_signs`, without listing
        them.
        """
        first: i64 = purpose * PUT
        weights = self.signs
        k = self.kinds
        was: i64 = k[spot]
        youngest: i64 = k[0]
        row: i64 = 0
        rate: float = weights[first + LAYS + self.now * 7 + self.count_markers(kind, spot)]
        if spot == 0:
            youngest = kind
            rate += weights[first + YOUNGEST + sort_youngest(self, was)]
            rate += weights[first + YOUNGEST + 5 + sort_youngest(self, kind)]
        else:
            row = 1 if spot < 3 else 2
            pairs = self.saga.pairs
            beside: i64 = k[find_partner(spot)]
            pair: i64 = first + PAIR + 2 * PAIRS * (row - 1)
            rate += weights[pair + pairs[was * WIDTH + beside]] + weights[pair + PAIRS + pairs[kind * WIDTH + beside]]
        chain: i64 = self.generation * 24 + self.count_generations(kind, spot) * 6
        rate += weights[first + CHAIN + chain + min(5, COLOUR[youngest])]
        return rate + weights[first + COVER + SORT[was] * 12 + SORT[kind] * 3 + row]

    def rate_best_use(self, kind: i64) -> float:
        """Return the rating of the best play of this kind here; 0 if there is none."""
        use: float = 0.0
        for spot in self.spots:
            use = max(use, self.rate(kind, spot, LAST))
        return use


class TreeCache:
    """The cached trees, by their cards, saga and number of players."""

    def __init__(self, weights: list[Weights]) -> None:
        self.weights = weights  # by number of players
        self.met: dict[i64, CachedTree] = {}

    def get_tree(self, s: Norsaga, owner: i64) -> CachedTree:
        tree = s.trees[owner]
        players: i64 = s.players
        key: i64 = s.sagas[owner] * 8 + players
        for card in tree:
            key = key * WIDTH + KIND[card]
        found = self.met.get(key)
        if found is None:
            if len(self.met) >= MOST:
                self.met.clear()
            found = CachedTree(tree, get_saga(s, owner), self.weights[players])
            self.met[key] = found
        return found

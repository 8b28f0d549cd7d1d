"""A tree that a judge has met, with all it thinks of it: searches meet the same trees again and again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.games.norsaga.judge.marks import tree_marks
from meadhall.games.norsaga.judge.signs import CHAIN, COVER, LAST, LAYS, PAIR, PUT, SORT, YOUNGEST, youngest_of
from meadhall.games.norsaga.judge.standing import COLOUR, KIND, PAIRS, WIDTH, Saga, Standing, partner, saga_of
from meadhall.games.norsaga.state import Norsaga

UNRATED: Final = -1e9
MOST: Final = 10000  # trees that are remembered, some four megabytes; then all are forgotten


class Weights:
    """What signs and marks count for, with one number of players."""

    def __init__(self, signs: list[float], marks: list[float]) -> None:
        self.signs = signs
        self.marks = marks


@mypyc_attr(acyclic=True)
class Rated(Standing):
    """A tree with its own part of a judgement, and with what it would promise to change it."""

    def __init__(self, tree: list[i64], saga: Saga, weights: Weights) -> None:
        super().__init__(tree, saga)
        self.signs: list[float] = weights.signs
        score: float = 0.0
        for mark in tree_marks(self):
            score += weights.marks[mark]
        self.score: float = score

    def rate(self, kind: i64, spot: i64, purpose: i64) -> float:
        """What this kind in that spot promises to whoever does it: the sum over `put_signs`, without listing them."""
        first: i64 = purpose * PUT
        weights = self.signs
        k = self.kinds
        was: i64 = k[spot]
        youngest: i64 = k[0]
        row: i64 = 0
        rate: float = weights[first + LAYS + self.now * 7 + self.markers(kind, spot)]
        if spot == 0:
            youngest = kind
            rate += weights[first + YOUNGEST + youngest_of(self, was)]
            rate += weights[first + YOUNGEST + 5 + youngest_of(self, kind)]
        else:
            row = 1 if spot < 3 else 2
            pairs = self.saga.pairs
            beside: i64 = k[partner(spot)]
            pair: i64 = first + PAIR + 2 * PAIRS * (row - 1)
            rate += weights[pair + pairs[was * WIDTH + beside]] + weights[pair + PAIRS + pairs[kind * WIDTH + beside]]
        chain: i64 = self.generation * 24 + self.generation_with(kind, spot) * 6
        rate += weights[first + CHAIN + chain + min(5, COLOUR[youngest])]
        return rate + weights[first + COVER + SORT[was] * 12 + SORT[kind] * 3 + row]

    def use(self, kind: i64) -> float:
        """What the best play of this kind here promises; 0: none does."""
        use: float = 0.0
        for spot in self.spots:
            use = max(use, self.rate(kind, spot, LAST))
        return use


class Memory:
    """The trees that a judge has met, by what stands in them, their saga and the number of players."""

    def __init__(self, weights: list[Weights]) -> None:
        self.weights = weights  # by number of players
        self.met: dict[i64, Rated] = {}

    def tree(self, s: Norsaga, owner: i64) -> Rated:
        tree = s.trees[owner]
        players: i64 = s.players
        key: i64 = s.sagas[owner] * 8 + players
        for card in tree:
            key = key * WIDTH + KIND[card]
        found = self.met.get(key)
        if found is None:
            if len(self.met) >= MOST:
                self.met.clear()
            found = Rated(tree, saga_of(s, owner), self.weights[players])
            self.met[key] = found
        return found

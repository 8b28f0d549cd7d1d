"""A family tree as a strategist sees it: what it lays, what any one card would add, and what could be taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, DOMINANT, DOOM, NEED, PURPLE, RECESSIVE, SPOTS
from meadhall.games.norsaga.state import Norsaga

SKALD: Final = 16         # kinds: sixteen heroes by their two traits, four skalds,
GHOST: Final = 20         # the ghost,
NOTHING: Final = 21       # and an empty spot
WIDTH: Final = 22         # a pair of kinds is one * WIDTH + other


def kind_of_card() -> list[i64]:
    """Cards of one kind are the same card to a strategist."""
    table: list[i64] = []
    for card in range(CARDS):
        if DOMINANT[card] == DOOM:
            table.append(GHOST)
        elif DOMINANT[card] == PURPLE:
            table.append(SKALD + RECESSIVE[card])
        else:
            table.append(DOMINANT[card] * 4 + RECESSIVE[card])
    table.append(NOTHING)
    return table


KIND: Final[list[i64]] = kind_of_card()


def recessive(kind: i64) -> i64:
    """Four, which nobody wants, for ghosts and empty spots."""
    return kind % 4 if kind < GHOST else 4


class Saga:
    """A saga's needs as tables. A supply counts three bits a colour the traits a tree offers, needed ones only."""

    def __init__(self, need: i64) -> None:
        wants: list[i64] = [(need >> (4 * colour)) & 15 for colour in range(4)]
        wants.append(0)
        self.have: list[i64] = []         # markers that a supply lays
        for supply in range(4096):
            laid: i64 = 0
            for colour in range(4):
                laid += min(wants[colour], (supply >> (3 * colour)) & 7)
            self.have.append(laid)
        self.gives: list[i64] = []        # the dominant trait of a kind
        for kind in range(WIDTH):
            self.gives.append(1 << (3 * (kind // 4)) if kind < SKALD and wants[kind // 4] else 0)
        self.one: list[i64] = []          # what a pair offers: a shared recessive, and the dominant of one hero
        self.other: list[i64] = []        # or that of the other; the same if that is no real choice
        self.promise: list[float] = []    # what a pair is worth beyond that
        for first in range(WIDTH):
            for second in range(WIDTH):
                match: i64 = 0
                if recessive(first) == recessive(second) and wants[recessive(first)]:
                    match = 1 << (3 * recessive(first))
                gain = self.gives[first] or self.gives[second]
                self.one.append(match + gain)
                self.other.append(match + (self.gives[second] or gain))
                self.promise.append(promise(wants, first, second))


def promise(wants: list[i64], first: i64, second: i64) -> float:
    """Half a pair waits for its match; a full pair whose recessives differ must be broken up first."""
    if first == NOTHING and second == NOTHING:
        return 0.2
    if first == NOTHING or second == NOTHING:
        return 0.3 * min(2.0, float(wants[recessive(min(first, second))]))
    return 0.0


SAGAS: Final[dict[i64, Saga]] = {}      # made when first needed


def saga_of(s: Norsaga, seat: i64) -> Saga:
    need = NEED[s.sagas[seat]]
    found = SAGAS.get(need)
    if found is None:
        found = Saga(need)
        SAGAS[need] = found
    return found


class Standing:
    """One tree against its saga, ready to tell what any single change would make of it."""

    def __init__(self, tree: list[i64], saga: Saga) -> None:
        self.saga = saga
        k: list[i64] = [KIND[card] for card in tree]
        self.kinds = k
        youngest: list[i64] = [saga.gives[k[0]]]
        parents = choice(saga, k[1], k[2])
        elders = choice(saga, k[3], k[4])
        others = choice(saga, k[5], k[6])
        # Every supply of the rest of the tree: without the youngest, the parents, either pair of grandparents.
        self.rest: list[list[i64]] = [
            sums(parents, elders, others), sums(youngest, elders, others),
            sums(youngest, parents, others), sums(youngest, parents, elders),
        ]
        self.now: i64 = self.markers(k[0], 0)
        self.spots: list[i64] = []        # one of each set of equals, where a judge looks; see `study`
        self.ways: i64 = 0

    def study(self) -> None:
        for spot in range(SPOTS):
            if first_equal(self.kinds, spot) == spot:
                self.spots.append(spot)

    def markers(self, kind: i64, spot: i64) -> i64:
        """How many could be laid with this kind in that spot."""
        saga = self.saga
        have = saga.have
        best: i64 = 0
        if spot == 0:
            gain: i64 = saga.gives[kind]
            for supply in self.rest[0]:
                best = max(best, have[supply + gain])
            return best
        pair: i64 = kind * WIDTH + self.kinds[partner(spot)]
        one: i64 = saga.one[pair]
        other: i64 = saga.other[pair]
        for supply in self.rest[(spot + 1) // 2]:
            best = max(best, have[supply + one])
            if other != one:
                best = max(best, have[supply + other])
        return best

    def reach(self, hand: list[i64]) -> i64:
        """The most markers after playing one of these kinds at home; `ways` tells how many of them lay another."""
        best = self.now
        self.ways = 0
        for kind in hand:
            most: i64 = 0
            for spot in self.spots:
                most = max(most, self.markers(kind, spot))
            best = max(best, most)
            if most > self.now:
                self.ways += 1
        return best

    def outs(self, stock: list[i64]) -> i64:
        """How many cards of the stock would lay another marker."""
        found: i64 = 0
        for kind in range(GHOST):
            if stock[kind]:
                for spot in self.spots:
                    if self.markers(kind, spot) > self.now:
                        found += stock[kind]
                        break
        return found

    def worst(self) -> i64:
        """Markers left when the hero that would be missed most is gone."""
        least = self.now
        for spot in range(SPOTS):
            if self.kinds[spot] < SKALD or (spot > 0 and self.kinds[spot] < GHOST):
                least = min(least, self.markers(NOTHING, spot))
        return least

    def promised(self, kind: i64, spot: i64) -> float:
        """What the spot's pair would promise more, or less, with this kind in it."""
        if spot == 0:
            return 0.0
        beside = self.kinds[partner(spot)]
        promise = self.saga.promise
        return promise[kind * WIDTH + beside] - promise[self.kinds[spot] * WIDTH + beside]


def choice(saga: Saga, first: i64, second: i64) -> list[i64]:
    pair: i64 = first * WIDTH + second
    if saga.one[pair] == saga.other[pair]:
        return [saga.one[pair]]
    return [saga.one[pair], saga.other[pair]]


def sums(some: list[i64], more: list[i64], most: list[i64]) -> list[i64]:
    found: list[i64] = []
    for a in some:
        for b in more:
            for c in most:
                found.append(a + b + c)
    return found


def first_equal(k: list[i64], spot: i64) -> i64:
    """The first spot that is this one's equal: heroes of a pair, and both pairs of grandparents, can change places."""
    if spot >= 5 and min(k[3], k[4]) == min(k[5], k[6]) and max(k[3], k[4]) == max(k[5], k[6]):
        spot = 3 if k[3] == k[spot] else 4
    if spot > 0 and spot % 2 == 0 and k[spot] == k[spot - 1]:
        spot -= 1
    return spot


def partner(spot: i64) -> i64:
    return spot + 1 if spot % 2 else spot - 1

"""The strategic value of a family tree: its markers, the gain of any one card, and the possible losses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, DOMINANT, DOOM, NEED, NONE, PURPLE, RECESSIVE, SPOTS
from meadhall.games.norsaga.state import Norsaga

SKALD: Final = 16  # kinds: sixteen heroes by their two traits, four skalds,
GHOST: Final = 20  # the ghost,
NOTHING: Final = 21  # and an empty spot
WIDTH: Final = 22  # a pair of kinds is one * WIDTH + other
PAIRS: Final = 16  # kinds of pairs, see `pair_of`


def number_kinds() -> list[i64]:
    """Return the kind of a card. Cards of one kind are equal in strategy."""
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


KIND: Final[list[i64]] = number_kinds()
COLOUR: Final[list[i64]] = [kind // 4 for kind in range(SKALD)] + [PURPLE] * 4 + [DOOM, NONE]  # dominant, by kind


def find_recessive(kind: i64) -> i64:
    """Return the recessive trait; 4, which no saga needs, for ghosts and empty spots."""
    return kind % 4 if kind < GHOST else 4


class Saga:
    """A saga's needs as tables. A supply counts the traits that a tree offers with three bits a colour, needed ones
    only.
    """

    def __init__(self, need: i64) -> None:
        wants: list[i64] = [(need >> (4 * colour)) & 15 for colour in range(4)]
        wants.append(0)
        self.have: list[i64] = []  # markers that a supply lays
        for supply in range(4096):
            laid: i64 = 0
            for colour in range(4):
                laid += min(wants[colour], (supply >> (3 * colour)) & 7)
            self.have.append(laid)
        self.gives: list[i64] = []  # the dominant trait of a kind
        for kind in range(WIDTH):
            self.gives.append(1 << (3 * (kind // 4)) if kind < SKALD and wants[kind // 4] else 0)
        self.one: list[i64] = []  # what a pair offers: a shared recessive, and the dominant of one hero
        self.other: list[i64] = []  # or that of the other; the same if that is no real choice
        self.wanted: list[i64] = []  # of a kind: 1 if its dominant is, and twice how often its recessive, up to two
        for kind in range(WIDTH):
            self.wanted.append((1 if self.gives[kind] else 0) + 2 * min(2, wants[find_recessive(kind)]))
        self.pairs: list[i64] = []  # what a pair is to a strategist, see `pair_of`
        for first in range(WIDTH):
            for second in range(WIDTH):
                match: i64 = 0
                if find_recessive(first) == find_recessive(second) and wants[find_recessive(first)]:
                    match = 1 << (3 * find_recessive(first))
                gain = self.gives[first] or self.gives[second]
                self.one.append(match + gain)
                self.other.append(match + (self.gives[second] or gain))
                self.pairs.append(classify_pair(self.wanted, first, second, match > 0))


def classify_pair(wanted: list[i64], first: i64, second: i64, match: bool) -> i64:
    """0 is empty; half a pair waits for its match: 1 to 6 by what is wanted of the hero, 7 with a ghost; a full pair is 8 or 9 with a ghost, 10 to 12 where recessives differ or help neither saga need, 13 to 15 where they match; more is wanted of the last of each."""
    if first == NOTHING and second == NOTHING:
        return 0
    if first == NOTHING or second == NOTHING:
        hero: i64 = min(first, second)
        return 7 if hero == GHOST else 1 + wanted[hero]
    one: i64 = wanted[first] & 1
    other: i64 = wanted[second] & 1
    if first == GHOST or second == GHOST:
        return 8 + max(one, other)
    both: i64 = one + other
    if both == 2 and COLOUR[first] == COLOUR[second]:
        both = 1
    return (13 if match else 10) + both


SAGAS: Final[dict[i64, Saga]] = {}  # made when first needed


def get_saga(s: Norsaga, seat: i64) -> Saga:
    need = NEED[s.sagas[seat]]
    found = SAGAS.get(need)
    if found is None:
        found = Saga(need)
        SAGAS[need] = found
    return found


def list_equal_spots() -> list[list[i64]]:
    """Return for each spot the first equal one, by which spots are equal: see `TreeAnalysis.find_pattern`."""
    found: list[list[i64]] = []
    for pattern in range(32):
        same: list[i64] = [0, 1, 1 if pattern & 1 else 2, 3, 3 if pattern & 2 else 4]
        for spot in range(5, SPOTS):
            if pattern & 8:
                same.append(same[3 if (spot == 5) == (pattern & 16 == 0) else 4])
            else:
                same.append(5 if pattern & 4 else spot)
        found.append(same)
    return found


EQUALS: Final[list[list[i64]]] = list_equal_spots()
PLACES: Final[list[list[i64]]] = [[spot for spot in range(SPOTS) if same[spot] == spot] for same in EQUALS]
UNKNOWN: Final = 0xFFFFFFFFFFFFFFF  # three bits for each kind that can lay a marker


class TreeAnalysis:
    """One tree against its saga, prepared to evaluate any single change."""

    def __init__(self, tree: list[i64], saga: Saga) -> None:
        self.saga = saga
        k: list[i64] = [KIND[card] for card in tree]
        self.kinds = k
        self.youngest: i64 = saga.gives[k[0]]
        # The supply of each pair, and its supply by the dominant of the other hero; equal if there is no choice.
        self.parents: i64 = saga.one[k[1] * WIDTH + k[2]]
        self.parents_or: i64 = saga.other[k[1] * WIDTH + k[2]]
        self.elders: i64 = saga.one[k[3] * WIDTH + k[4]]
        self.elders_or: i64 = saga.other[k[3] * WIDTH + k[4]]
        self.others: i64 = saga.one[k[5] * WIDTH + k[6]]
        self.others_or: i64 = saga.other[k[5] * WIDTH + k[6]]
        self.now: i64 = self.count_markers(k[0], 0)
        self.generation: i64 = self.count_generations(k[0], 0)
        pattern = self.find_pattern()
        self.same: list[i64] = EQUALS[pattern]  # for each spot the first that is its equal
        self.spots: list[i64] = PLACES[pattern]  # one of each set of equals, where a judge looks
        self.best: i64 = UNKNOWN
        self.least: i64 = -1

    def find_pattern(self) -> i64:
        """Return which spots are equal: heroes of a pair, and both pairs of grandparents, can change places."""
        k = self.kinds
        pattern: i64 = 0
        if k[1] == k[2]:
            pattern += 1
        if k[3] == k[4]:
            pattern += 2
        if k[5] == k[6]:
            pattern += 4
        if k[3] == k[5] and k[4] == k[6]:
            pattern += 8
        elif k[3] == k[6] and k[4] == k[5]:
            pattern += 24
        return pattern

    def count_markers(self, kind: i64, spot: i64) -> i64:
        """Return the number of markers with this kind in that spot."""
        saga = self.saga
        if spot == 0:
            gain: i64 = saga.gives[kind]
            return self.count_in_pairs(
                gain + self.parents, gain + self.parents_or, self.elders, self.elders_or, self.others, self.others_or
            )
        pair: i64 = kind * WIDTH + self.kinds[find_partner(spot)]
        one: i64 = saga.one[pair] + self.youngest
        other: i64 = saga.other[pair] + self.youngest
        if spot < 3:
            return self.count_in_pairs(one, other, self.elders, self.elders_or, self.others, self.others_or)
        if spot < 5:
            return self.count_in_pairs(one, other, self.parents, self.parents_or, self.others, self.others_or)
        return self.count_in_pairs(one, other, self.parents, self.parents_or, self.elders, self.elders_or)

    def count_in_pairs(self, a: i64, a_or: i64, b: i64, b_or: i64, c: i64, c_or: i64) -> i64:
        """Return the most markers that any choice in three pairs lays."""
        have = self.saga.have
        best: i64 = have[a + b + c]
        if b != b_or:
            best = max(best, have[a + b_or + c])
        if c != c_or:
            best = max(best, have[a + b + c_or])
            if b != b_or:
                best = max(best, have[a + b_or + c_or])
        if a != a_or:
            best = max(best, self.count_in_pairs(a_or, a_or, b, b_or, c, c_or))
        return best

    def count_generations(self, kind: i64, spot: i64) -> i64:
        """Return the unbroken generations of the youngest's colour with this kind there, as the rules count them."""
        k = self.kinds
        colour: i64 = COLOUR[kind if spot == 0 else k[0]]
        if colour > DOOM:
            return 0
        reached: i64 = 1
        for place in range(1, SPOTS):
            if COLOUR[kind if place == spot else k[place]] == colour:
                if place > 2:
                    return 3
                reached = 2
            elif place == 2 and reached == 1:
                return 1
        return reached

    def count_most_markers(self, kind: i64) -> i64:
        """Return the most markers with this kind in any spot, and at least the present number: a card need not be
        played here.
        """
        most: i64 = self.best >> (3 * kind) & 7
        if most == 7:
            most = self.now
            for spot in self.spots:
                most = max(most, self.count_markers(kind, spot))
            self.best ^= (7 ^ most) << (3 * kind)
        return most

    def count_outs(self, stock: list[i64]) -> i64:
        """Return how many cards of the stock would add a marker."""
        found: i64 = 0
        for kind in range(GHOST):
            if stock[kind] and self.count_most_markers(kind) > self.now:
                found += stock[kind]
        return found

    def count_after_worst_loss(self) -> i64:
        """Return the markers left after the loss of the most important hero."""
        if self.least < 0:
            least = self.now
            for spot in range(SPOTS):
                if self.kinds[spot] < SKALD or (spot > 0 and self.kinds[spot] < GHOST):
                    least = min(least, self.count_markers(NOTHING, spot))
            self.least = least
        return self.least


def find_partner(spot: i64) -> i64:
    return spot + 1 if spot % 2 else spot - 1

"""The odds of the next draw from a bag: the number of runes without a slot."""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from meadhall.games.trudvang.cards import DARK, WILD


def chance_of_misses(bag: list[i64], slots: list[i64], dark: i64, draw: i64) -> list[float]:
    """Return the chance of 0, 1, … misses in a draw of this many runes with the best allocation. `slots` are the open
    ones as masks of kinds.
    """
    total = int(sum(bag))
    count = min(int(draw), total)
    found = [0.0] * (count + 1)
    ways = comb(total, count)
    for hand in list_hands([int(kind) for kind in bag], count):
        weight = 1
        for kind in range(6):
            weight *= comb(int(bag[kind]), hand[kind])
        found[count - most_placed(hand, slots, dark)] += weight / ways if ways else 1.0
    return found


def list_hands(bag: list[int], count: int) -> list[list[int]]:
    """Return every multiset of this many runes that the bag can give."""
    found: list[list[int]] = [[]]
    for left in bag:
        found = [[*hand, number] for hand in found for number in range(min(left, count - sum(hand)) + 1)]
    return [hand for hand in found if sum(hand) == count]


def most_placed(hand: list[int], slots: list[i64], dark: i64) -> int:
    """Return how many of the runes can be placed: the largest matching of runes to slots."""
    runes = [kind for kind in range(6) for _ in range(hand[kind])]
    allowed = int(dark)
    masks: list[int] = []
    for kind in runes:
        anywhere = kind == WILD or (kind == DARK and allowed > 0)
        allowed -= 1 if kind == DARK else 0
        masks.append(63 if anywhere else 0 if kind == DARK else 1 << kind)
    taken = [-1] * len(slots)
    return sum(1 for rune in range(len(runes)) if seat_rune(rune, masks, slots, taken, [False] * len(slots)))


def seat_rune(rune: int, masks: list[int], slots: list[i64], taken: list[int], tried: list[bool]) -> bool:
    for slot, mask in enumerate(slots):
        if masks[rune] & mask and not tried[slot]:
            tried[slot] = True
            if taken[slot] < 0 or seat_rune(taken[slot], masks, slots, taken, tried):
                taken[slot] = rune
                return True
    return False


def chance_of_success(bag: list[i64], kind: i64, draw: i64, needed: i64) -> float:
    """TL-TEST-01, TL-TEST-02. Return the chance that a draw of this many runes has enough of a test's kind, WILD ones
    included.
    """
    good, total = int(bag[kind] + bag[WILD]), int(sum(bag))
    count = min(int(draw), total)
    ways = comb(total, count)
    return (
        sum(comb(good, hits) * comb(total - good, count - hits) for hits in range(max(0, int(needed)), count + 1))
        / ways
    )


def percent(chance: float) -> int:
    """Return rounded per cent; 0 and 100 are used only if certain."""
    if chance <= 0 or chance >= 1:
        return 100 if chance >= 1 else 0
    return min(99, max(1, round(100 * chance)))

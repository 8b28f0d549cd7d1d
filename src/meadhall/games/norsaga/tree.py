"""The family tree: the traits that its owner inherits, and the generations of a colour."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import COLOURS, DOMINANT, DOOM, NONE, RECESSIVE, SPOT_NAMES, SPOTS, TRAITS

PAIRS: Final = ((1, 2), (3, 4), (5, 6))
PAIR_NAMES: Final = ("P", "G12", "G34")
OFFERED: Final = 7  # traits that a tree offers at most: of the youngest, and of each pair a dominant and a match


def count_markers(tree: list[i64], need: i64) -> i64:
    """NS-INHERIT-01, NS-INHERIT-03, NS-INHERIT-04, NS-INHERIT-05, NS-INHERIT-10, NS-INHERIT-14. Return the number of
    markers that can lie on the tree.

    This is the exact maximum over the eight ways to take one dominant trait from each pair. The youngest hero and
    matched recessives have no choice, so they go first: no pair has to supply a marker that they take.
    """
    left = need
    placed: i64 = 0
    colour: i64 = DOMINANT[tree[0]]
    if colour < DOOM and (left >> (4 * colour)) & 15:
        left -= 1 << (4 * colour)
        placed += 1
    for i in range(1, SPOTS, 2):
        match: i64 = RECESSIVE[tree[i]]
        if match != NONE and match == RECESSIVE[tree[i + 1]] and (left >> (4 * match)) & 15:
            left -= 1 << (4 * match)
            placed += 1
    best: i64 = 0
    for choice in range(8):
        still = left
        more: i64 = 0
        for pair in range(3):
            taken: i64 = DOMINANT[tree[1 + 2 * pair + ((choice >> pair) & 1)]]
            if taken < DOOM and (still >> (4 * taken)) & 15:
                still -= 1 << (4 * taken)
                more += 1
        if more > best:
            best = more
            if best == 3:
                break
    return placed + best


def is_complete(tree: list[i64], need: i64) -> bool:
    """NS-WIN-01. Return whether all six markers lie on the tree. Most trees fail early: they lack more traits than they
    can supply.
    """
    lacks: i64 = 0 if DOMINANT[tree[0]] < DOOM else 1
    for i in range(1, SPOTS, 2):
        one, other = tree[i], tree[i + 1]
        if DOMINANT[one] >= DOOM and DOMINANT[other] >= DOOM:
            lacks += 1
        if RECESSIVE[one] == NONE or RECESSIVE[one] != RECESSIVE[other]:
            lacks += 1
        if lacks > OFFERED - TRAITS:
            return False
    return count_markers(tree, need) == TRAITS


def list_arrangements(tree: list[i64], need: i64) -> list[list[str]]:
    """NS-INHERIT-12, NS-INHERIT-15, NS-UI-03. Return every way to lay the most markers, for display: slots with their
    colour.

    A slot is a spot for its dominant trait (`P1:R`) or a pair for the recessive both share (`P:R`, `G12:B`).
    """
    found: list[list[str]] = []
    best = int(count_markers(tree, need))
    for choice in range(8):
        slots = list_fixed_slots(tree)
        for pair in range(3):
            spot = 1 + 2 * pair + ((choice >> pair) & 1)
            slots.append((SPOT_NAMES[spot], DOMINANT[tree[spot]]))
        ways = []
        for colour in range(DOOM):
            names = [f"{name}:{COLOURS[colour]}" for name, trait in slots if trait == colour]
            ways.append(list(combinations(names, min(len(names), int((need >> (4 * colour)) & 15)))))
        for laid in product(*ways):
            markers = sorted(chain.from_iterable(laid))
            if len(markers) == best and markers not in found:
                found.append(markers)
    return found


def list_fixed_slots(tree: list[i64]) -> list[tuple[str, i64]]:
    """NS-INHERIT-02, NS-INHERIT-11. Return the slots without a choice: the youngest hero's dominant trait, never its
    recessive one, and the matches of pairs.
    """
    return [("Y", DOMINANT[tree[0]]), *find_matches(tree)]


def find_matches(tree: list[i64]) -> list[tuple[str, i64]]:
    """NS-INHERIT-06, NS-INHERIT-07, NS-INHERIT-08, NS-INHERIT-09. Return each pair's recessive if both share it: skalds
    included, a lone hero or a ghost never.
    """
    found: list[tuple[str, i64]] = []
    for (one, other), name in zip(PAIRS, PAIR_NAMES, strict=True):
        match = RECESSIVE[tree[one]]
        if match != NONE and match == RECESSIVE[tree[other]]:
            found.append((name, match))
    return found


def count_generations(tree: list[i64]) -> i64:
    """NS-ELIG-02, NS-ELIG-03, NS-ELIG-04, NS-ELIG-06, NS-ELIG-08, NS-ELIG-09. Return the unbroken generations of the
    youngest's colour; 0: none.

    Dominant traits only, anywhere in the row; skalds are purple and neither start nor extend a line.
    """
    colour: i64 = DOMINANT[tree[0]]
    if colour > DOOM:
        return 0
    if DOMINANT[tree[1]] != colour and DOMINANT[tree[2]] != colour:
        return 1
    for i in range(3, SPOTS):
        if DOMINANT[tree[i]] == colour:
            return 3
    return 2

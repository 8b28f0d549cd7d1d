"""The embellishments that a player can use now, and the rule that forbids each other one."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.norsaga.cards import DOMINANT, NEEDS
from meadhall.games.norsaga.state import Norsaga
from meadhall.games.norsaga.tree import count_generations


def list_eligible(s: Norsaga, seat: i64) -> list[i64]:
    """NS-ELIG-01, NS-ELIG-05, NS-ELIG-07, NS-INHERIT-13, NS-SKALD-16. The youngest hero's colour selects the family,
    its unbroken generations the levels, lower ones included; without one there is no choice and no question.
    """
    tree = s.trees[seat]
    found: list[i64] = []
    reach = count_generations(tree)
    if reach:
        first: i64 = DOMINANT[tree[0]] * 3
        for chosen in range(first, first + reach):
            if can_carry_out(s, seat, chosen):
                found.append(chosen)
    return found


def can_carry_out(s: Norsaga, seat: i64, chosen: i64) -> bool:
    """NS-ELIG-12, NS-EMB-ADAPT-04, NS-EMB-ASSAULT-03, NS-EMB-CHANT-03, NS-EMB-POSSESS-02, NS-EMB-POSSESS-05,
    NS-EMB-TURNCOAT-05. Return whether every compulsory part can be done.

    All of it is public: trees, sizes of hands, the piles.
    """
    needs = NEEDS[chosen]
    if needs == "":
        return True
    if needs == "hand":
        return len(s.hands[seat]) > 0
    if needs == "draw":
        return s.can_draw()
    for other in range(s.players):
        if other == seat:
            if needs == "any-hand" and s.hands[seat]:
                return True
        elif needs == "other-hero":
            if s.has_hero(other):
                return True
        elif s.hands[other]:
            return True
    return False


def why_not_eligible(s: Norsaga, seat: i64, chosen: i64) -> str:
    """NS-ELIG-01, NS-ELIG-02, NS-ELIG-03, NS-ELIG-12, NS-EMB-POSSESS-02. Return the rule that forbids this
    embellishment; "" if the player can use it.
    """
    tree = s.trees[seat]
    colour = DOMINANT[tree[0]]
    reach = count_generations(tree)
    if chosen // 3 != colour:
        return "NS-ELIG-01"
    if chosen % 3 >= reach:
        return "NS-ELIG-03" if reach == 1 and _has_grandparent(tree, colour) else "NS-ELIG-02"
    if not can_carry_out(s, seat, chosen):
        return "NS-EMB-POSSESS-02" if NEEDS[chosen] == "other-hero" else "NS-ELIG-12"
    return ""


def _has_grandparent(tree: list[i64], colour: i64) -> bool:
    return any(DOMINANT[card] == colour for card in tree[3:])

"""The end of a combat, and the Heroes and units in it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.trudvang.cards import contains
from meadhall.games.trudvang.fight import BROKEN_OFF, Blow, Fight
from meadhall.games.trudvang.state import Trudvang


def fight_in(s: Trudvang) -> Fight:
    assert s.fight is not None
    return s.fight


def is_over(s: Trudvang) -> bool:
    """TL-COMBAT-RES-12, TL-COMBAT-RES-16, TL-COMBAT-PLAN-19. Return whether the combat is over: no Enemy is left, or no
    Hero, or an effect ended it.
    """
    fight = s.fight
    if fight is None or fight.step == BROKEN_OFF or not fight.heroes:
        return True
    return s.enemies_at(fight.place) == 0


def is_on(s: Trudvang, blow: Blow) -> bool:
    """TL-COMBAT-RES-11, TL-COMBAT-RES-18. Return whether an attack continues: its attacker and its defender are both in
    the combat.
    """
    fight = s.fight
    return fight is not None and blow.group >= 0 and contains(fight.heroes, blow.defender)


def next_hero(fight: Fight, seat: i64) -> i64:
    """Return the next Hero in the combat after this seat."""
    for other in fight.heroes:
        if other > seat:
            return other
    return fight.heroes[0]

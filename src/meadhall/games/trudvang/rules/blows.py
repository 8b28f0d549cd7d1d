"""Attacks of Enemies: attacker, defender, card, ability, answers, loss."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Block
from meadhall.games.trudvang.attack_cards import ABILITY, MODIFIER
from meadhall.games.trudvang.feats import EVERYTHING
from meadhall.games.trudvang.fight import CANCELLED, NO_CARD, TRIGGERED, Blow
from meadhall.games.trudvang.rules.effects import passive_change
from meadhall.games.trudvang.rules.foes import (
    attack_of,
    describe_unit,
    foes_of,
)
from meadhall.games.trudvang.rules.standing import fight_in, is_on
from meadhall.games.trudvang.state import Trudvang

NOBODY_DEFENDS: Final = -1


# Effects of Feats and cards on the present attack


def add_block(s: Trudvang, seat: i64, n: i64) -> None:
    """TL-GLOSS-01, TL-COMBAT-RES-19. Add DEF against this attack; several Blocks add up."""
    change: i64 = fight_in(s).block[seat] + passive_change(s, seat, "modify_block", -1)
    fight_in(s).blow().block += n if n == EVERYTHING else max(0, n + change)


def miss_blow(s: Trudvang) -> None:
    """TL-GLOSS-16, TL-ATTACK-06. The attack has no effect at all."""
    fight_in(s).blow().missed = 1


def cancel_ability(s: Trudvang) -> None:
    """TL-GLOSS-03. Cancel a triggered ability; the modifier of the card still counts."""
    blow = fight_in(s).blow()
    if blow.ability == TRIGGERED:
        blow.ability = CANCELLED
        if s.log is not None:
            s.say("cancelled", {"unit": attacker_name(s, blow)})


def shield(s: Trudvang, seat: i64) -> None:
    """TL-GEN-02, TL-COMBAT-RES-33. Make another Hero the defender of this attack; DEF of the first defender is lost."""
    blow = fight_in(s).blow()
    if blow.defender != seat:
        blow.block = 0
    blow.defender = seat
    s.tell("defend", seat)


def attacker_name(s: Trudvang, blow: Blow) -> str:
    return describe_unit(s, blow.group, blow.unit) if blow.group >= 0 else "-"


def describe_attacker(s: Trudvang, blow: Blow) -> dict[str, Any]:
    """Return the attacker for a question about an attack: the unit, and the POI whose Enemies they are."""
    name = attacker_name(s, blow)
    return {"unit": name, **s.house.saga.foes_name(s.adventure, name)}


def ability_of(s: Trudvang, blow: Blow) -> Block | None:
    """TL-ATTACK-04. Return the ability that the card of an attack triggers; None if it triggers none, or the Enemy
    lacks it.
    """
    if blow.card == NO_CARD or ABILITY[blow.card] == 0 or blow.group < 0:
        return None
    foes = foes_of(s, s.groups[blow.group])
    return (foes.ability1 if ABILITY[blow.card] == 1 else foes.ability2) or None


def strength(s: Trudvang, blow: Blow) -> i64:
    """TL-ATTACK-10, TL-GLOSS-19, TL-GLOSS-20, TL-GLOSS-24. Return ATK with the card and all changes, at least 0;
    doubling applies to the printed value.
    """
    if blow.extra >= 0:
        return max(0, blow.extra * blow.times + blow.more)
    group = s.groups[blow.group]
    card: i64 = MODIFIER[blow.card] if blow.card != NO_CARD and not blow.cancelled else 0
    doubled = foes_of(s, group).attack * (blow.times - 1)
    return max(0, attack_of(s, group, blow.unit) + doubled + card + blow.more)


def loss(s: Trudvang, blow: Blow) -> i64:
    """TL-COMBAT-RES-05, TL-GLOSS-01, TL-STATUS-09. Return the defender's loss: ATK minus total DEF, which is at least
    0; surplus DEF is lost.
    """
    if blow.missed or not is_on(s, blow):
        return 0
    defence = max(0, blow.block + fight_in(s).defence[blow.defender])
    return max(0, strength(s, blow) - defence)

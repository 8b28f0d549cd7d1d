"""What the verbs of Feats do."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.trudvang.feats import (
    ALL,
    DO_ARRANGE,
    DO_ATTACK,
    DO_BACKLASH,
    DO_BLOCK,
    DO_CANCEL,
    DO_DEFEAT,
    DO_DISCARD_STATUS,
    DO_DRAW_RUNES,
    DO_ENEMY_ATTACK,
    DO_ENEMY_DEFENCE,
    DO_FORETELL,
    DO_GAIN_CP,
    DO_GAIN_HEALTH,
    DO_GAIN_STATUS,
    DO_HIDE,
    DO_MAKE_ACTIVE,
    DO_MISS,
    DO_MODIFY,
    DO_MULTIPLY,
    DO_PILFER,
    DO_POISON,
    DO_REFRESH,
    DO_RETURN_MISS,
    DO_SHIELD,
    DO_SKIP,
    DO_WEAKEN,
    GROUP,
    Effect,
)
from meadhall.games.trudvang.rules.benefits import for_heroes
from meadhall.games.trudvang.rules.blows import add_block, cancel_ability, miss_blow, shield, weaken
from meadhall.games.trudvang.rules.enemies import defeat_enemies
from meadhall.games.trudvang.rules.foretell import ARRANGE, ATTACKS, PLACE, show
from meadhall.games.trudvang.rules.layout import MakeActive, return_miss
from meadhall.games.trudvang.rules.planning import draw_more
from meadhall.games.trudvang.rules.snares import all_change, snare
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.rules.statuses import discard_status, gain_status, gain_statuses
from meadhall.games.trudvang.rules.strikes import attack_with
from meadhall.games.trudvang.rules.using import PERFORM
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.tokens import NO_STATUS


def perform(s: Trudvang, seat: i64, effect: Effect) -> list[Frame]:
    """One effect, by its verb."""
    verb = effect.verb
    if verb == DO_ATTACK:
        return attack_with(s, seat, effect)
    if verb in (DO_MODIFY, DO_GAIN_CP, DO_GAIN_HEALTH, DO_REFRESH):
        return for_heroes(s, seat, effect)
    if verb == DO_GAIN_STATUS:
        if effect.also != NO_STATUS:
            return gain_statuses(s, seat, [effect.kind, effect.also])
        return gain_status(s, seat, effect.kind)
    if verb == DO_DISCARD_STATUS:
        return discard_status(s, seat, effect.kind)
    if verb in (DO_FORETELL, DO_ARRANGE):
        return show(s, seat, ATTACKS, effect.n, seat, PLACE if verb == DO_FORETELL else ARRANGE)
    if verb in (DO_MAKE_ACTIVE, DO_DRAW_RUNES, DO_RETURN_MISS):
        return with_runes(s, seat, effect)
    if verb in (DO_ENEMY_ATTACK, DO_ENEMY_DEFENCE, DO_SKIP, DO_DEFEAT):
        return on_enemies(s, seat, effect)
    if verb in (DO_MULTIPLY, DO_POISON, DO_PILFER, DO_HIDE, DO_BACKLASH):
        for_the_combat(s, seat, effect)
        return []
    on_blow(s, seat, effect)
    return []


def for_the_combat(s: Trudvang, seat: i64, effect: Effect) -> None:
    """What a Skill changes for its user until the combat is over."""
    fight = fight_in(s)
    if effect.verb == DO_MULTIPLY:
        fight.multiply[seat] = effect.n
    elif effect.verb == DO_POISON and effect.each:
        fight.venom[seat] += effect.n
    elif effect.verb == DO_POISON:
        fight.poison[seat] += effect.n
    elif effect.verb == DO_PILFER:
        fight.pilfer[seat] += effect.n
    elif effect.verb == DO_HIDE:
        fight.hidden[seat] = 1
    else:
        fight.backlash[seat] += 1


def on_blow(s: Trudvang, seat: i64, effect: Effect) -> None:
    """What is done to the Enemy attack under way."""
    if not fight_in(s).blows:
        return
    if effect.verb == DO_BLOCK:
        add_block(s, seat, effect.n)
    elif effect.verb == DO_WEAKEN:
        weaken(s, effect.n)
    elif effect.verb == DO_MISS:
        miss_blow(s)
    elif effect.verb == DO_CANCEL:
        cancel_ability(s)
    elif effect.verb == DO_SHIELD:
        shield(s, seat)


def on_enemies(s: Trudvang, seat: i64, effect: Effect) -> list[Frame]:
    """TL-COMBAT-RES-22. What is done to Enemy units for the combat; the user picks them."""
    fight = fight_in(s)
    not_boss: i64 = 1 if effect.not_boss else 0
    if effect.verb == DO_DEFEAT:
        return defeat_enemies(s, seat, effect.n, -1, fight.place, effect.most, effect.not_boss, seat)
    if effect.verb == DO_SKIP:
        return snare(seat, 0, effect.defence, 1, not_boss, effect.n)
    attack: i64 = effect.n if effect.verb == DO_ENEMY_ATTACK else 0
    defence: i64 = effect.n - attack
    if effect.aim == ALL:
        all_change(s, attack, defence)
        return []
    return snare(seat, attack, defence, 0, not_boss, 0 if effect.aim == GROUP else 1)


def with_runes(s: Trudvang, seat: i64, effect: Effect) -> list[Frame]:
    if effect.verb == DO_DRAW_RUNES:
        return draw_more(seat, effect.n)
    if effect.verb == DO_RETURN_MISS:
        return return_miss(s, seat, effect.n, effect.dark)
    frames: list[Frame] = [MakeActive(seat, effect.n)]
    return frames


PERFORM.append(perform)

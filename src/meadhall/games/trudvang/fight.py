"""The running combat: laid-out Feats, runes on them, Miss tracks, and the present Enemy attack."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.agenda import Part
from meadhall.games.trudvang.cards import contains

EMPTY: Final = -1  # a slot without a rune
NO_CARD: Final = -1
PLANNING: Final = 0  # steps of a combat: planning, then those of the resolution
TRACKS: Final = 1
SKILLS: Final = 2
ENEMIES: Final = 3
ATTACKS: Final = 4
ITEMS: Final = 5
BROKEN_OFF: Final = 6  # an effect ended it

NO_ABILITY: Final = 0  # what becomes of the ability of an Enemy Attack card
TRIGGERED: Final = 1
CANCELLED: Final = 2
DONE: Final = 3


class Blow(Part):
    """TL-COMBAT-RES-05. One attack of an Enemy unit: attacker, defender, card, and modifiers.

    An extra attack (TL-GLOSS-18) has no card and a strength of its own.
    """

    group: i64  # index in s.groups; -1 when the attacker is gone
    unit: i64
    defender: i64
    card: i64
    extra: i64  # strength of an extra attack, -1 for a unit's own
    more: i64  # changes of this attack's strength
    times: i64  # double, triple
    block: i64  # DEF put up against it
    missed: i64
    ability: i64
    cancelled: i64  # the modifier of the card is cancelled
    used: list[i64]  # Feats used against it: seat * 16 + place; of a hired hand see rules.hired


class Fight(Part):
    """TL-COMBAT-PLAN-01. The table of one combat; lists are by seat, with Heroes elsewhere included."""

    place: i64
    step: i64
    heroes: list[i64]  # in the combat and not defeated
    feats: list[list[i64]]  # laid out
    slots: list[list[list[i64]]]  # of each Feat: kind of the rune in each slot, EMPTY
    used: list[list[i64]]  # times each Feat was used
    left: list[list[i64]]  # uses it still has after the first
    forced: list[list[i64]]  # active by an effect though not full
    miss: list[list[i64]]  # kinds on the Miss track, from the left
    draws: list[i64]  # draws that were kept
    stopped: list[i64]
    attack: list[i64]  # change of every Attack of the Hero
    block: list[i64]  # change of every Block of the Hero
    defence: list[i64]  # DEF by statuses, Block or no Block
    multiply: list[i64]  # of the next Attack
    poison: list[i64]  # damage that the next Attack gives besides
    venom: list[i64]  # damage that every Attack gives besides
    pilfer: list[i64]  # CP still to be had for units defeated
    hidden: list[i64]  # cannot be chosen as defender
    backlash: list[i64]  # to be triggered when the combat is over
    more_runes: list[i64]  # in the next draw
    dark: list[i64]  # DARK runes that may still go to any slot
    spent: list[i64]  # Feats that were used and have left the table since
    boss: i64  # group whose Boss has begun its attacks, -1 none
    guest: i64  # hired-hand Feat with uses left: place * 4 + uses, -1 none
    blows: list[Blow]  # the attack under way, an extra one on top of it

    # Queries

    def is_full(self, seat: i64, at: i64) -> bool:
        """TL-FEAT-03. Return whether a Feat is active: every slot holds a rune, or an effect says so."""
        return self.forced[seat][at] != 0 or not contains(self.slots[seat][at], EMPTY)

    def blow(self) -> Blow:
        """Return the attack that is being resolved."""
        return self.blows[-1]

    def feats_used(self, seat: i64) -> i64:
        """TL-FEAT-13. Return how many Feats the Hero has used in this combat, those that have left
        the table included.
        """
        found: i64 = self.spent[seat]
        for times in self.used[seat]:
            if times:
                found += 1
        return found


def new_fight(place: i64, players: i64, heroes: list[i64]) -> Fight:
    """Return a combat with nothing drawn or laid out."""
    return Fight(
        place,
        PLANNING,
        heroes[:],
        empty(players),
        [[] for _ in range(players)],
        empty(players),
        empty(players),
        empty(players),
        empty(players),
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [1] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        -1,
        -1,
        [],
    )


def empty(players: i64) -> list[list[i64]]:
    table: list[list[i64]] = [[] for _ in range(players)]
    return table


def fight_of(plain: list[Any] | None) -> Fight | None:
    """TL-END-11. Build a combat from its plain form."""
    if plain is None:
        return None
    return Fight(*[*plain[:-1], [Blow(*blow) for blow in plain[-1]]])

"""The combat that is going on: laid-out Feats, runes on them, Miss tracks, and the Enemy attack under way."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

EMPTY: Final = -1         # a slot without a rune
NO_CARD: Final = -1
PLANNING: Final = 0       # steps of a combat: planning, then those of the resolution
TRACKS: Final = 1
SKILLS: Final = 2
ENEMIES: Final = 3
ATTACKS: Final = 4
ITEMS: Final = 5
BROKEN_OFF: Final = 6     # an effect ended it

NO_ABILITY: Final = 0     # what becomes of the ability of an Enemy Attack card
TRIGGERED: Final = 1
CANCELLED: Final = 2
DONE: Final = 3


class Blow:
    """TL-COMBAT-RES-05. One attack of an Enemy unit: who, on whom, the card, and what changes it.

    An extra attack (TL-GLOSS-18) has no card and a strength of its own.
    """

    def __init__(
        self, group: i64, unit: i64, defender: i64, card: i64, extra: i64, more: i64, times: i64, block: i64,
        missed: i64, ability: i64, cancelled: i64, used: list[i64],
    ) -> None:
        self.group = group          # index in s.groups; -1 when the attacker is gone
        self.unit = unit
        self.defender = defender
        self.card = card
        self.extra = extra          # strength of an extra attack, -1 for a unit's own
        self.more = more            # changes of this attack's strength
        self.times = times          # double, triple
        self.block = block          # DEF put up against it
        self.missed = missed
        self.ability = ability
        self.cancelled = cancelled  # the modifier of the card is cancelled
        self.used = used            # Feats used against it: seat * 16 + place; of a hired hand see rules.hired

    def copy(self) -> Blow:
        return Blow(self.group, self.unit, self.defender, self.card, self.extra, self.more, self.times, self.block,
                    self.missed, self.ability, self.cancelled, self.used[:])

    def plain(self) -> list[Any]:
        return [self.group, self.unit, self.defender, self.card, self.extra, self.more, self.times, self.block,
                self.missed, self.ability, self.cancelled, self.used[:]]


class Fight:
    """TL-COMBAT-PLAN-01. What lies on the table of one combat; lists are by seat, also of Heroes elsewhere."""

    fields: ClassVar[tuple[str, ...]] = (
        "place", "step", "heroes", "feats", "slots", "used", "left", "forced", "miss", "draws", "stopped",
        "attack", "block", "defence", "multiply", "poison", "venom", "pilfer", "hidden", "backlash", "more_runes",
        "dark", "spent", "boss", "guest", "blows",
    )

    def __init__(
        self, place: i64, step: i64, heroes: list[i64], feats: list[list[i64]], slots: list[list[list[i64]]],
        used: list[list[i64]], left: list[list[i64]], forced: list[list[i64]], miss: list[list[i64]],
        draws: list[i64], stopped: list[i64], attack: list[i64], block: list[i64],
        defence: list[i64], multiply: list[i64], poison: list[i64], venom: list[i64], pilfer: list[i64],
        hidden: list[i64], backlash: list[i64], more_runes: list[i64], dark: list[i64], spent: list[i64],
        boss: i64, guest: i64, blows: list[Blow],
    ) -> None:
        self.place = place
        self.step = step
        self.heroes = heroes            # in the combat and not defeated
        self.feats = feats              # laid out
        self.slots = slots              # of each Feat: kind of the rune in each slot, EMPTY
        self.used = used                # times each Feat was used
        self.left = left                # uses it still has after the first
        self.forced = forced            # active by an effect though not full
        self.miss = miss                # kinds on the Miss track, from the left
        self.draws = draws              # draws that were kept
        self.stopped = stopped
        self.attack = attack            # change of every Attack of the Hero
        self.block = block              # change of every Block of the Hero
        self.defence = defence          # DEF by statuses, Block or no Block
        self.multiply = multiply        # of the next Attack
        self.poison = poison            # damage that the next Attack gives besides
        self.venom = venom              # damage that every Attack gives besides
        self.pilfer = pilfer            # CP still to be had for units defeated
        self.hidden = hidden            # cannot be chosen as defender
        self.backlash = backlash        # to be triggered when the combat is over
        self.more_runes = more_runes    # in the next draw
        self.dark = dark                # DARK runes that may still go to any slot
        self.spent = spent              # Feats that were used and have left the table since
        self.boss = boss                # group whose Boss has begun its attacks, -1 none
        self.guest = guest              # hired-hand Feat with uses left: place * 4 + uses, -1 none
        self.blows = blows              # the attack under way, an extra one on top of it

    def copy(self) -> Fight:
        return Fight(
            self.place, self.step, self.heroes[:], rows(self.feats), [rows(feats) for feats in self.slots],
            rows(self.used), rows(self.left), rows(self.forced), rows(self.miss), self.draws[:],
            self.stopped[:], self.attack[:], self.block[:], self.defence[:], self.multiply[:], self.poison[:],
            self.venom[:], self.pilfer[:], self.hidden[:], self.backlash[:], self.more_runes[:], self.dark[:],
            self.spent[:], self.boss, self.guest, [blow.copy() for blow in self.blows],
        )

    def plain(self) -> list[Any]:
        twin = self.copy()      # whoever gets it may do with it what they like
        values = [getattr(twin, name) for name in Fight.fields[:-1]]
        return [*values, [blow.plain() for blow in self.blows]]

    # Looking

    def is_full(self, seat: i64, at: i64) -> bool:
        """TL-FEAT-03. Active: every slot holds a rune, or an effect says so."""
        return self.forced[seat][at] != 0 or EMPTY not in self.slots[seat][at]

    def blow(self) -> Blow:
        """The attack that is being resolved."""
        return self.blows[-1]

    def feats_used(self, seat: i64) -> i64:
        found: i64 = self.spent[seat]
        for times in self.used[seat]:
            if times:
                found += 1
        return found


def rows(table: list[list[i64]]) -> list[list[i64]]:
    return [row[:] for row in table]


def new_fight(place: i64, players: i64, heroes: list[i64]) -> Fight:
    """Nothing drawn, nothing laid out."""
    return Fight(
        place, PLANNING, heroes[:], empty(players), [[] for _ in range(players)], empty(players), empty(players),
        empty(players), empty(players), [0] * players, [0] * players, [0] * players, [0] * players,
        [0] * players, [1] * players, [0] * players, [0] * players, [0] * players, [0] * players, [0] * players,
        [0] * players, [0] * players, [0] * players, -1, -1, [],
    )


def empty(players: i64) -> list[list[i64]]:
    table: list[list[i64]] = [[] for _ in range(players)]
    return table


def fight_of(plain: list[Any] | None) -> Fight | None:
    """From its plain form."""
    if plain is None:
        return None
    return Fight(*[*plain[:-1], [Blow(*blow) for blow in plain[-1]]])

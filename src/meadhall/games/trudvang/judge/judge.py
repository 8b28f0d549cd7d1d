"""Evaluate a table of Trudvang Legends for the Heroes, and rate answers: the game knowledge of the bots.

All are one party, so a table has the same value for every seat. Combats are evaluated and searched, because their rules
are known. The book is not known, so `counsel` decides a question of the story before a bot starts to search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Agenda, Question, advance
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import HEALTH
from meadhall.games.trudvang.enemy_groups import UNITS
from meadhall.games.trudvang.judge.combat_forecast import CombatForecast
from meadhall.games.trudvang.judge.combat_priors import LOTS, rate_combat_answers
from meadhall.games.trudvang.judge.health_values import SCALE, foe_worth, hero_worth, hope, value_of_keepings
from meadhall.games.trudvang.judge.known_book import KnownTableOptions, known_copy
from meadhall.games.trudvang.judge.travel_values import rate_travel_answers
from meadhall.games.trudvang.rules.enemy_turn import EnemyTurn
from meadhall.games.trudvang.rules.foes import attack_of, health_of
from meadhall.games.trudvang.rules.planning import PLACE, Allocate, waits_for_instant
from meadhall.games.trudvang.rules.steps import Stepwise
from meadhall.games.trudvang.state import CUT_SHORT, NO_HERO, NOWHERE, Trudvang

LUCK: Final = 7  # seed of the luck in a trial
TRIALS: Final = 3  # answers that an answer may entail before the table is looked at
FAR_FOE: Final = 0.3  # Enemies outside a combat at the moment
# The names of the parts: Feats and Miss tracks, Heroes, Enemies, and what no combat puts at risk.
PARTS: Final[list[str]] = ["ready", "heroes", "foes", "keepings"]


class ForcedQuestion(Question):
    """A question reduced to one answer."""

    move: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [self.move]


class TrudvangJudge:
    """The judge of Trudvang Legends; see meadhall.bots."""

    def __init__(self) -> None:
        self.weighs: list[str] = PARTS

    def weighed(self, s: Trudvang, seat: i64) -> dict[str, float]:
        """Return the reasons for the Heroes' value, by name."""
        values = parts(s)
        found: dict[str, float] = {}
        for number in range(len(PARTS)):
            found[PARTS[number]] = values[number] / SCALE
        return found

    def worth(self, s: Trudvang) -> list[float]:
        """Return the Heroes' value, the same for every seat, with the running combat played to its end."""
        if s.ended:
            return [0.0 if s.reason == CUT_SHORT else 1.0] * s.players
        return [hope(points(s) - par(s))] * s.players

    def weighable(self, s: Trudvang) -> bool:
        """Return whether the table can be evaluated: only combats, because the rest of the story is unknown."""
        return s.fight is not None

    def rate(self, s: Trudvang, moves: list[i64]) -> list[float]:
        fight = s.fight
        frame = s.agenda[-1]
        rates = rate_combat_answers(s, frame, fight, moves) if fight is not None else [0.0] * len(moves)
        return [max(-LOTS, min(LOTS, rate)) for rate in rates]

    def kinds(self, s: Trudvang, moves: list[i64]) -> list[i64]:
        """Return the kind of each answer. The order of placing runes does not matter unless an Instant Feat waits, nor
        does the order of attackers in a group.
        """
        frame = s.agenda[-1]
        fight = s.fight
        if isinstance(frame, EnemyTurn):
            return [move // UNITS for move in moves]
        if isinstance(frame, Allocate) and fight is not None and not waits_for_instant(fight, frame.seat):
            first = moves[0]
            return [move if move < PLACE or rune_of(move) == rune_of(first) else first for move in moves]
        return moves

    def seen(self, s: Trudvang, seat: i64) -> Trudvang:
        """Return a combat without the unread pages; for any other question, only the best rated answer."""
        frame = s.agenda[-1]
        if s.fight is not None and not isinstance(frame, Stepwise):
            world = known_copy(s)
            house = world.house
            if isinstance(house, KnownTableOptions):
                house.par = points(world)
            return world
        moves = frame.options(s)
        if len(moves) > 1:
            moves = [moves[best_of(rate_travel_answers(s, frame, moves) or value_after_each(s, moves, TRIALS))]]
        twin = s.copy()
        twin.legal = None
        twin.agenda = Agenda([ForcedQuestion(frame.seat, move) for move in moves])
        return twin


def rune_of(move: i64) -> i64:
    return (move - PLACE) // 128


def best_of(rates: list[float]) -> i64:
    best: i64 = 0
    for number in range(len(rates)):
        if rates[number] > rates[best]:
            best = number
    return best


def value_after_each(s: Trudvang, moves: list[i64], left: i64) -> list[float]:
    """Return the value of the table after each answer, in a copy with a hidden book."""
    found: list[float] = []
    for move in moves:
        world = known_copy(s)
        if not world.agenda:
            return [0.0] * len(moves)
        world.agenda.pop().resolve(world, move)
        found.append(play_forced(world, left - 1))
    return found


def play_forced(world: Trudvang, left: i64) -> float:
    """Answer the following questions as well as possible."""
    moves = advance(world, Rng.seeded(LUCK))
    if moves and left > 0 and world.fight is None and not isinstance(world.agenda[-1], Stepwise):
        return max(value_after_each(world, moves, left))
    return points(world)


def par(s: Trudvang) -> float:
    """Return the table to compare with: itself when the question was asked, else Heroes at half their health."""
    house = s.house
    if isinstance(house, KnownTableOptions):
        return house.par
    total: float = 0.0
    for seat in range(s.players):
        total += 0.5 * float(HEALTH[s.hero[seat]]) if s.hero[seat] != NO_HERO else 0.0
    return total


def points(s: Trudvang) -> float:
    """Return the points of Heroes less Enemies, in health; within a combat only what it decides."""
    total: float = 0.0
    for part in parts(s):
        total += part
    return total


def parts(s: Trudvang) -> list[float]:
    """Return the parts of these points: see PARTS."""
    house = s.house
    fight = s.fight
    of_combat = fight is not None or (isinstance(house, KnownTableOptions) and house.of_combat)
    found: list[float] = [0.0, 0.0, 0.0]
    place: i64 = NOWHERE
    if fight is not None:
        place = fight.place
        found = CombatForecast(s, fight).parts()
    kept: float = 0.0
    for seat in range(s.players):
        if s.hero[seat] != NO_HERO:
            found[1] += hero_worth(s, seat, float(s.hp[seat])) if fight is None else 0.0
            kept += 0.0 if of_combat else value_of_keepings(s, seat)
    found[2] -= map_enemy_value(s, place, 1.0 if of_combat else FAR_FOE)
    found.append(kept)
    return found


def map_enemy_value(s: Trudvang, place: i64, weight: float) -> float:
    """Return the value of Enemies on the map: more in a Hero's place than elsewhere."""
    total: float = 0.0
    for group in s.groups:
        if group.place == place:
            continue
        share: float = 1.0 if s.party(group.place) else weight
        for unit in range(len(group.units)):
            left: float = float(health_of(s, group, unit) - group.units[unit])
            total += share * foe_worth(left, float(attack_of(s, group, unit)))
    return total


JUDGE: Final = TrudvangJudge()

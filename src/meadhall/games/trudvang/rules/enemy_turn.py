"""The turn of the Enemies: attacker, defender, card, answers, ability, loss."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Onward, Question
from meadhall.core.rng import Rng
from meadhall.games.trudvang.attack_cards import ATTACK_IDS, MISSES, RESHUFFLES
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.enemy_groups import NO_POI, UNITS
from meadhall.games.trudvang.fight import DONE, NO_ABILITY, NO_CARD, TRIGGERED, Blow
from meadhall.games.trudvang.rules.blows import ability_of, attacker_name, describe_attacker, loss
from meadhall.games.trudvang.rules.effects import forget_uses
from meadhall.games.trudvang.rules.foes import attacks_of, groups_at, is_like_another, unit_name, units_at
from meadhall.games.trudvang.rules.foretell import distinct
from meadhall.games.trudvang.rules.losses import lose_health
from meadhall.games.trudvang.rules.standing import fight_in, is_on, is_over
from meadhall.games.trudvang.rules.steps import run_block
from meadhall.games.trudvang.rules.windows import ABILITY_WINDOW, DEFEND_WINDOW, Window
from meadhall.games.trudvang.state import NO_HERO, NONE, Trudvang

NOBODY_DEFENDS: Final = -1


def attackers(s: Trudvang) -> list[i64]:
    """TL-ENEMY-02, TL-BOSS-03, TL-BOSS-07, TL-COMBAT-RES-17. Return the units with attacks left, group * UNITS + unit;
    a Boss that has begun goes on; like ones once.
    """
    fight = fight_in(s)
    found: list[i64] = []
    for index in groups_at(s, fight.place):
        group = s.groups[index]
        most = attacks_of(s, group, 0)
        for unit in range(len(group.units)):
            if group.still[unit] or group.acted[unit] >= (1 if group.is_threat(unit) else most):
                continue
            if fight.boss == index and group.acted[unit] > 0:
                return [index * UNITS + unit]
            if not is_like_another(s, index, unit):
                found.append(index * UNITS + unit)
    return found


class EnemyTurn(Question):
    """TL-COMBAT-RES-04, TL-COMBAT-RES-05, TL-ENEMY-02, TL-BOSS-03, TL-BOSS-07. Every Enemy unit attacks, in an order the players choose; a Boss makes all its attacks one after another."""

    ask: ClassVar[str] = "enemy.choose"
    rule: ClassVar[str] = "TL-COMBAT-RES-04"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        return found if is_over(s) else attackers(s)

    def candidates(self, s: Trudvang) -> list[i64]:
        return units_at(s, fight_in(s).place)

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-ENEMY-02"  # a Boss continues without a question

    def text(self, s: Trudvang, move: i64) -> str:
        return "enemy " + unit_name(s, move // UNITS, move % UNITS)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        group = s.groups[move // UNITS]
        group.acted[move % UNITS] += 1
        if attacks_of(s, group, move % UNITS) > 1:
            fight.boss = move // UNITS
        fight.blows.append(new_blow(move // UNITS, move % UNITS, NOBODY_DEFENDS, -1))
        s.do(
            ChooseDefender(self.seat),
            Reveal(),
            Respond(ABILITY_WINDOW),
            Ability(),
            Respond(DEFEND_WINDOW),
            Land(),
            EndBlow(),
            EnemyTurn(self.seat),
        )


def new_blow(group: i64, unit: i64, defender: i64, extra: i64) -> Blow:
    return Blow(group, unit, defender, NO_CARD, extra, 0, 1, 0, 0, NO_ABILITY, 0, [])


def defenders(s: Trudvang, blow: Blow) -> list[i64]:
    """TL-COMBAT-RES-06, TL-COMBAT-RES-21, TL-BOOK-22, TL-GEN-14. Return the Heroes of the combat who are not hidden; in
    a duel only the challenger, while they can be chosen.
    """
    fight = fight_in(s)
    letter = s.groups[blow.group].poi if blow.group >= 0 else NO_POI
    found: list[i64] = []
    for seat in fight.heroes:
        if not fight.hidden[seat]:
            found.append(seat)
    if letter != NO_POI and s.duels[letter] in found:
        return [s.duels[letter]]
    return found


class ChooseDefender(Question):
    """TL-COMBAT-RES-05, TL-COMBAT-RES-06, TL-COMBAT-RES-21, TL-BOSS-07, TL-BOOK-22. The players choose the defender of
    each attack, before the card is seen; without a possible defender the attack has no effect.
    """

    ask: ClassVar[str] = "defender.choose"
    rule: ClassVar[str] = "TL-COMBAT-RES-05"

    def options(self, s: Trudvang) -> list[i64]:
        return defenders(s, fight_in(s).blow())

    def candidates(self, s: Trudvang) -> list[i64]:
        return fight_in(s).heroes[:]

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        return "TL-GEN-02" if fight_in(s).hidden[move] else "TL-BOOK-22"

    def text(self, s: Trudvang, move: i64) -> str:
        return "defend " + HEROES[s.hero[move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            fight_in(s).blow().defender = move
            if s.log is not None:
                s.say("attacked", {"seat": move, "unit": attacker_name(s, fight_in(s).blow())})

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_attacker(s, fight_in(s).blow())


class Reveal(Lot):
    """TL-ATTACK-01, TL-ATTACK-03, TL-ATTACK-04, TL-ATTACK-06, TL-ATTACK-07, TL-ATTACK-08, TL-ENEMY-03. Reveal the top
    card of the Enemy Attack deck, any at an unknown place; an empty deck is renewed. It can trigger an ability, if the
    Enemy has it; Miss ends the attack.
    """

    ask: ClassVar[str] = "attack.reveal"
    rule: ClassVar[str] = "TL-ATTACK-01"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        return distinct(s.attack_deck.drawable()) if is_on(s, fight_in(s).blow()) else found

    def weights(self, s: Trudvang) -> list[i64] | None:
        cards = s.attack_deck.drawable()
        found: list[i64] = [cards.count(card) for card in distinct(cards)]
        return found

    def sample(self, s: Trudvang, rng: Rng) -> i64:
        return s.attack_deck.pick(rng) if is_on(s, fight_in(s).blow()) else AUTO

    def text(self, s: Trudvang, move: i64) -> str:
        return "card " + ATTACK_IDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        blow = fight_in(s).blow()
        if move == AUTO:
            if is_on(s, blow) and s.attack_deck.out:
                s.attack_deck.renew()
                s.do(Reveal())
            return
        s.attack_deck.take(move)
        blow.card = move
        if s.log is not None:
            s.say("revealed", {"unit": attacker_name(s, blow), "card": ATTACK_IDS[move]}, reveals=True)
        if MISSES[move]:
            blow.missed = 1
        elif ability_of(s, blow):
            blow.ability = TRIGGERED

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_attacker(s, fight_in(s).blow())


class Respond(Onward):
    """TL-COMBAT-RES-05, TL-FEAT-14. Heroes can answer: to a triggered ability, then to the attack itself."""

    window: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        blow = fight_in(s).blow()
        if is_on(s, blow) and not blow.missed and (self.window == DEFEND_WINDOW or blow.ability == TRIGGERED):
            s.do(Window(blow.defender, self.window, 0))


class Ability(Onward):
    """TL-ENEMY-03, TL-ATTACK-06, TL-COMBAT-RES-18. The triggered ability, unless cancelled, acts on the defender before
    any Block; not for an attack that misses.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        blow = fight_in(s).blow()
        block = ability_of(s, blow)
        if not is_on(s, blow) or blow.missed or blow.ability != TRIGGERED or block is None:
            return
        blow.ability = DONE
        if s.log is not None:
            s.say("ability", {"unit": attacker_name(s, blow), "seat": blow.defender})
        s.do_all(run_block(s, block, fight_in(s).place, blow.defender, NONE))


class Land(Onward):
    """TL-COMBAT-RES-05, TL-COMBAT-RES-07, TL-COMBAT-RES-18, TL-GLOSS-13. The defender loses the damage beyond DEF; an
    attack whose attacker or defender is gone has ended.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        blow = fight_in(s).blow()
        if is_on(s, blow):
            lost = loss(s, blow)
            if s.log is not None:
                s.say("landed", {"seat": blow.defender, "unit": attacker_name(s, blow), "count": lost})
            s.do_all(lose_health(s, blow.defender, lost))


class EndBlow(Onward):
    """TL-COMBAT-RES-05, TL-ATTACK-05, TL-ATTACK-07, TL-ATTACK-09, TL-FEAT-13. Discard the card openly, and reset
    once-an-attack effects; +3 and Miss shuffle the discards in once the attack is fully resolved.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = fight_in(s)
        blow = fight.blows.pop()
        if not fight.blows:  # an extra attack is part of the one it was made in
            forget_uses(s, "attack")
        if blow.card != NO_CARD:
            s.attack_deck.out.append(blow.card)
            if RESHUFFLES[blow.card]:
                s.attack_deck.renew()
                if s.log is not None:
                    s.say("attacks-shuffled", {})


# Extra attacks


def take(s: Trudvang, n: i64, times: i64) -> list[Frame]:
    """TL-GLOSS-18, TL-GLOSS-20. Extra attacks on the defender, each separately; Blocks work, no card is drawn, no
    ability is triggered.
    """
    frames: list[Frame] = []
    for _ in range(times):
        frames.extend([ExtraBlow(n), Respond(DEFEND_WINDOW), Land(), EndBlow()])
    return frames


class ExtraBlow(Onward):
    """TL-GLOSS-18. Begin an extra attack of the same unit on the same defender."""

    n: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = fight_in(s)
        defender: i64 = fight.blow().defender if fight.blows else NO_HERO
        group: i64 = fight.blow().group if fight.blows else -1
        unit: i64 = fight.blow().unit if fight.blows else 0
        fight.blows.append(new_blow(group, unit, defender, self.n))

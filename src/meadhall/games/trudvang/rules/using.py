"""Using a Feat: its price, its effects one after another, and the choices they need."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import DARK, HEALTH, KINDS
from meadhall.games.trudvang.feats import (
    ALL,
    COST,
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
    EFFECTS,
    EITHER,
    FEATS,
    GROUP,
    INSTANT,
    KEYWORD,
    LOW_HEALTH,
    NO_STATUS,
    USES,
    USES_IF_LOW,
    Effect,
)
from meadhall.games.trudvang.fight import EMPTY
from meadhall.games.trudvang.rules.benefits import for_heroes
from meadhall.games.trudvang.rules.blows import add_block, cancel_ability, miss_blow, shield, weaken
from meadhall.games.trudvang.rules.enemies import defeat_enemies
from meadhall.games.trudvang.rules.foretell import ARRANGE, ATTACKS, PLACE, show
from meadhall.games.trudvang.rules.losses import pay_health
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.rules.snares import all_change, snare
from meadhall.games.trudvang.rules.standing import fight_in, over
from meadhall.games.trudvang.rules.statuses import discard_status, gain_status, gain_statuses
from meadhall.games.trudvang.rules.strikes import attack_with
from meadhall.games.trudvang.state import Trudvang


def use_feat(s: Trudvang, seat: i64, at: i64) -> list[Frame]:
    """TL-FEAT-07, TL-FEAT-13, TL-FEAT-16. A Feat is used once in a combat, unless it says more; its price comes first."""
    fight = fight_in(s)
    feat = fight.feats[seat][at]
    if fight.used[seat][at] == 0:
        fight.left[seat][at] = uses_of(s, seat, feat) - 1
    else:
        fight.left[seat][at] -= 1
    fight.used[seat][at] += 1
    if fight.blows:
        fight.blow().used.append(seat * 16 + at)
    return effects_of(s, seat, feat)


def uses_of(s: Trudvang, seat: i64, feat: i64) -> i64:
    return USES_IF_LOW[feat] if USES_IF_LOW[feat] and s.hp[seat] <= LOW_HEALTH else USES[feat]


def effects_of(s: Trudvang, seat: i64, feat: i64) -> list[Frame]:
    """TL-FEAT-07, TL-FEAT-08, TL-FEAT-09."""
    if s.log is not None:
        s.say("feat", {"seat": seat, "feat": FEATS[feat]})
    frames: list[Frame] = []
    if COST[feat]:
        frames.extend(pay_health(s, seat, COST[feat]))
    frames.append(ChooseEffect(seat, feat) if EITHER[feat] else FeatEffect(seat, feat, 0))
    return frames


class FeatEffect(Onward):
    """TL-FEAT-08, TL-FEAT-09, TL-FEAT-13, TL-COMBAT-RES-13. The effects of a Feat in their order, all of them, also when the Enemy falls meanwhile; a Hero defeated by the price gets nothing."""

    hero: i64
    feat: i64
    at: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fight = s.fight
        if fight is None or self.hero not in fight.heroes:
            return
        effects = EFFECTS[self.feat]
        if self.at + 1 < len(effects):
            s.do(FeatEffect(self.hero, self.feat, self.at + 1))
        s.do(*perform(s, self.hero, effects[self.at]))


class ChooseEffect(Question):
    """TL-FEAT-08, TL-GLOSS-26. Of effects joined by OR one is chosen, and not one that would change nothing while the other would."""

    ask: ClassVar[str] = "feat.either"
    rule: ClassVar[str] = "TL-FEAT-08"
    feat: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for number in range(len(EFFECTS[self.feat])):
            if changes(s, EFFECTS[self.feat][number]):
                found.append(number)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(EFFECTS[self.feat])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if changes(s, EFFECTS[self.feat][move]) else "TL-GLOSS-26"

    def text(self, s: Trudvang, move: i64) -> str:
        return f"either {move + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do(*perform(s, self.seat, EFFECTS[self.feat][move]))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"feat": FEATS[self.feat]}


def changes(s: Trudvang, effect: Effect) -> bool:
    """TL-GLOSS-26. Whether refreshing or healing all would do anything for anybody."""
    for seat in fight_in(s).heroes:
        if effect.verb == DO_REFRESH and (s.exhausted[seat] or s.hired_exhausted):
            return True
        if effect.verb == DO_GAIN_HEALTH and s.hp[seat] < HEALTH[s.hero[seat]]:
            return True
    return False


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


# Runes and the layout

def with_runes(s: Trudvang, seat: i64, effect: Effect) -> list[Frame]:
    if effect.verb == DO_DRAW_RUNES:
        return draw_more(seat, effect.n)
    if effect.verb == DO_RETURN_MISS:
        return return_miss(s, seat, effect.n, effect.dark)
    frames: list[Frame] = [MakeActive(seat, effect.n)]
    return frames


def draw_more(seat: i64, n: i64) -> list[Frame]:
    """TL-FEAT-17. More runes join those to be allocated, and all must be allocated."""
    from meadhall.games.trudvang.rules.planning import Allocate  # planning uses Feats

    return [DrawRunes(seat, n), Allocate(seat, 0)]


def return_miss(s: Trudvang, seat: i64, n: i64, dark: bool) -> list[Frame]:
    """Runes go from the Miss track back to the bag."""
    frames: list[Frame] = [ReturnMiss(seat, n, 1 if dark else 0)]
    return frames


class ReturnMiss(Question):
    """TL-GEN-08, TL-MISS-01. A rune of the Miss track goes back to the bag, the player picks its kind; as many as there are."""

    ask: ClassVar[str] = "miss.return"
    rule: ClassVar[str] = "TL-GEN-08"
    left: i64
    dark: i64

    def options(self, s: Trudvang) -> list[i64]:
        track = fight_in(s).miss[self.seat]
        found: list[i64] = []
        for kind in range(6):
            if kind in track and (not self.dark or kind == DARK):
                found.append(kind)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "return " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        fight.miss[self.seat].remove(move)
        s.bags[self.seat][move] += 1
        if s.log is not None:
            s.say("miss-returned", {"seat": self.seat, "rune": KINDS[move]})
        if self.left > 1:
            s.do(ReturnMiss(self.seat, self.left - 1, self.dark))


def nearly(s: Trudvang, seat: i64, most: i64) -> list[i64]:
    """Feats that are not active but have at most so many open slots."""
    fight = fight_in(s)
    found: list[i64] = []
    for at in range(len(fight.feats[seat])):
        if not fight.is_full(seat, at) and fight.slots[seat][at].count(EMPTY) <= most:
            found.append(at)
    return found


class MakeActive(Question):
    """TL-FEAT-03. One of the Hero's Feats with few open slots counts as active; an Instant one is used at once."""

    ask: ClassVar[str] = "feat.activate"
    rule: ClassVar[str] = "TL-FEAT-03"
    most: i64

    def options(self, s: Trudvang) -> list[i64]:
        return nearly(s, self.seat, self.most)

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(fight_in(s).feats[self.seat])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-FEAT-03"

    def text(self, s: Trudvang, move: i64) -> str:
        return "activate " + FEATS[fight_in(s).feats[self.seat][move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        fight = fight_in(s)
        fight.forced[self.seat][move] = 1
        feat = fight.feats[self.seat][move]
        if s.log is not None:
            s.say("active", {"seat": self.seat, "feat": FEATS[feat]})
        if KEYWORD[feat] == INSTANT and not fight.used[self.seat][move] and not over(s):
            s.do(*use_feat(s, self.seat, move))

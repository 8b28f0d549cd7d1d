"""What cards do: which effects a Hero may use in a window, what they cost, and how often."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.conditions import Cost
from meadhall.book.steps import Count, ModifyDraw, ModifyTest, walk
from meadhall.core.agenda import Frame, Onward, Question
from meadhall.games.trudvang.cards import KINDS, TEST_RUNES, bits
from meadhall.games.trudvang.feats import ANY, status_number
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.who import Scene, is_sleeved, met, scene_at, scene_of_all
from meadhall.games.trudvang.saga import FIGURES, ident
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, Trudvang

SCOPES: Final = ("combat", "round", "adventure", "campaign", "explore")
FEATS_DRAWN: Final = 4
RUNES_DRAWN: Final = 3
STEP_WINDOWS: Final = ("instant", "fast", "combat", "attack_step", "item_step")
PASS: Final = 0
# Verbs that do something to a Hero; the others do it to the game.
HERO_VERBS: Final = (
    "gain_health", "lose_health", "set_health", "heal_full", "gain_cp", "lose_cp", "gain_xp", "lose_xp",
    "upgrade_feat", "gain_rune", "lose_rune", "gain_status", "discard_status", "flip_status", "trigger_backlash",
    "trigger_positive", "exhaust", "refresh", "restore_companion", "give_up", "defeat_hero", "add_wyrd", "remove_wyrd",
    "reorder_items", "gain_card", "one_of", "ask_each", "place_heroes",
)


def cards_of(s: Trudvang, seat: i64) -> list[i64]:
    """TL-CARD-04, TL-CARD-06, TL-CARD-08, TL-CARD-19, TL-CARD-20, TL-CARD-24, TL-LOC-07. The cards that may act for a Hero: the top Item, ready Companions, active Titles, a Personality whose token is in the combat, and what lies in the stories area."""
    found: list[i64] = s.items[seat][:1]
    for card in s.companions[seat]:
        if card not in s.rotated:
            found.append(card)
    found.extend(s.titles[seat])
    fight = s.fight
    people = s.house.saga.people
    for card in [*s.stories, *s.beside]:
        if card not in people or (fight is not None and s.people.get(card, NOWHERE) == fight.place and card not in s.flipped):
            found.append(card)
    return found


def effects_at(s: Trudvang, seat: i64, window: str) -> list[i64]:
    """TL-CARD-10, TL-CP-03, TL-CP-05, TL-SOLO-06. Effects this Hero may use now: the window is theirs, the condition holds, the price can be paid, and there is a use left."""
    found: list[i64] = []
    acting = s.house.saga.acting_at(window)
    if not acting or s.down[seat]:
        return found
    for card in cards_of(s, seat):
        if card in acting:
            for effect in acting[card]:
                if usable(s, seat, effect):
                    found.append(effect)
    return found


def usable(s: Trudvang, seat: i64, effect: i64) -> bool:
    one = s.house.saga.effects[effect]
    if is_spent(s, seat, effect):
        return False
    scene = scene_at(s, s.place_of(seat), seat, s.house.saga.card_of[effect])
    return met(s, one.condition, scene) and (one.cost is None or can_pay(s, seat, one.cost))


def is_spent(s: Trudvang, seat: i64, effect: i64) -> bool:
    """TL-CARD-04, TL-CARD-08, TL-CARD-20, TL-LOC-04. Used as often as its limit allows; a Location's counts for each Hero."""
    limit = limit_of(s, effect)
    if not limit:
        return False
    scope = SCOPES.index(limit)
    for use in s.used:
        if use[0] == scope and use[1] == effect and (limit != "explore" or use[2] == seat):
            return True
    return False


def limit_of(s: Trudvang, effect: i64) -> str:
    """TL-FEAT-13. How often: as the card says; what is free and has its turn in every step of a combat, once in it."""
    one = s.house.saga.effects[effect]
    if one.once_per or one.cost is not None or one.at not in STEP_WINDOWS:
        return one.once_per
    return "combat"


def forget_uses(s: Trudvang, scope: str) -> None:
    """The combat, round, Explore Phase or adventure is over."""
    number = SCOPES.index(scope)
    s.used = [use for use in s.used if use[0] != number]


def end_of_combat(s: Trudvang) -> None:
    """TL-CARD-08, TL-COMBAT-RES-14. Personality tokens are flipped back; what is once a combat may be used in the next."""
    s.flipped = []
    forget_uses(s, "combat")


def is_mandatory(s: Trudvang, effect: i64) -> bool:
    """TL-GLOSS-17, TL-CARD-09. Must be used if it can be."""
    saga = s.house.saga
    return saga.effects[effect].mandatory or saga.cards[saga.card_of[effect]].mandatory


def effect_type(s: Trudvang, effect: i64) -> str:
    """TL-CARD-10. Skill, block or attack; empty if the card does not say."""
    saga = s.house.saga
    return saga.cards[saga.card_of[effect]].effect_type


def use_effect(s: Trudvang, seat: i64, effect: i64) -> list[Frame]:
    """TL-CARD-04, TL-CARD-08, TL-CARD-11, TL-CARD-19, TL-CARD-20, TL-CP-03, TL-GEN-02. The price is paid, the card is marked as used, its steps are done for its user."""
    from meadhall.games.trudvang.rules.steps import EffectOver, Steps  # steps use effects

    saga = s.house.saga
    one = saga.effects[effect]
    card: i64 = saga.card_of[effect]
    kind = saga.cards[card].kind
    limit = limit_of(s, effect)
    if limit:
        s.used.append([SCOPES.index(limit), effect, seat])
    if kind == "companion" and one.once_per == "adventure":
        s.rotated.append(card)
    elif kind == "item" and card in s.items[seat]:
        s.items[seat].remove(card)
        s.items[seat].append(card)
    elif kind == "personality":
        s.flipped.append(card)
    if s.log is not None:
        s.say("use", {"seat": seat, "card": saga.cards[card].id})
    scene = scene_at(s, s.place_of(seat), seat, card)
    price = pay(s, seat, one.cost) if one.cost is not None else []
    steps = Steps(ident(one.do.name), 0, scene.party, scene.where, scene.them, seat, card)
    return [*price, steps, EffectOver(card)]


# Costs

def can_pay(s: Trudvang, seat: i64, cost: Cost) -> bool:
    """TL-CP-02, TL-CP-03, TL-CP-05, TL-EXH-04, TL-FEAT-07. One Hero must be able to pay all of it alone."""
    if s.cp[seat] < cost.cp or s.hp[seat] < cost.health or (cost.exhaust and s.exhausted[seat]):
        return False
    if cost.discard and not statuses(s, seat, cost.discard):
        return False
    if cost.token and s.tokens.get(ident(cost.token), 0) < cost.tokens:
        return False
    if cost.rune and s.bags[seat][KINDS.index(cost.rune)] == 0:
        return False
    return not cost.give_up or bool(own_cards(s, seat, cost.give_up))


def statuses(s: Trudvang, seat: i64, kind: str) -> list[i64]:
    """The Status tokens of a Hero that are of a kind such as `+attack`, `-any` or `any`."""
    from meadhall.games.trudvang.rules.statuses import fits  # statuses stand on effects

    wanted = status_kind(kind)
    return [token for token in s.status[seat] if fits(token, wanted)]


def status_kind(name: str) -> i64:
    """`+attack`, `-any` or `any` as a number."""
    return ANY if name == "any" else status_number(name)


def own_cards(s: Trudvang, seat: i64, kind: str) -> list[i64]:
    """Cards of a kind that a Hero may give up; a Starting Item never."""
    if kind == "item":
        cards = [*s.items[seat], *s.items_aside[seat]]
        return [card for card in cards if not s.house.saga.card(card).hero_class]
    return [*s.titles[seat], *s.idle[seat]] if kind == "title" else s.companions[seat][:]


def pay(s: Trudvang, seat: i64, cost: Cost) -> list[Frame]:
    """TL-CP-03, TL-CP-04. Nobody but the user pays."""
    from meadhall.games.trudvang.rules import losses, runes
    from meadhall.games.trudvang.rules.belongings import GiveUpCard  # all of these stand on effects
    from meadhall.games.trudvang.rules.statuses import discard_status

    s.cp[seat] -= cost.cp
    if cost.cp:
        s.tell_count("pay-cp", seat, cost.cp)
    frames: list[Frame] = []
    if cost.exhaust:
        s.exhausted[seat] = 1
        s.tell("exhausted", seat)
    if cost.token:
        s.tokens[ident(cost.token)] -= cost.tokens
    if cost.rune:
        frames.extend(runes.lose_rune(s, seat, KINDS.index(cost.rune)))
    if cost.discard:
        frames.extend(discard_status(s, seat, status_kind(cost.discard)))
    if cost.give_up:
        frames.append(GiveUpCard(seat, ("item", "title", "companion").index(cost.give_up)))
    if cost.health:
        frames.extend(losses.pay_health(s, seat, cost.health))
    return frames


# Windows outside combat

def is_hero_effect(s: Trudvang, effect: i64) -> bool:
    """TL-LOC-05, TL-EVENT-02. Whether the steps are about the Hero who uses them, so that each Hero does them."""
    known = s.house.saga.heroic
    if effect not in known:
        block = s.house.saga.effects[effect].do
        known[effect] = any(step.verb in HERO_VERBS and step.who.kind in ("user", "them") for step in walk(block))
    return known[effect]


def hooks(s: Trudvang, window: str) -> list[Frame]:
    """TL-GEN-09, TL-CARD-13. Cards that act at a moment of the round: those without a price by themselves, the others if their holders like."""
    frames: list[Frame] = []
    saga = s.house.saga
    acting = saga.acting_at(window)
    if not acting:
        return frames
    for card in table_cards(s):
        if card in acting:
            for effect in acting[card]:
                if saga.effects[effect].cost is None:
                    frames.append(TableEffect(effect))
    for seat in s.everyone():
        if seat_effects(s, seat, window):
            frames.append(UseCard(seat, [ident(window)]))
    return frames


def table_cards(s: Trudvang) -> list[i64]:
    """Sleeved cards that belong to nobody."""
    people = s.house.saga.people
    cards = [card for card in [*s.stories, *s.beside] if card not in people]
    cards += [card for card in s.locations if card]
    cards += [card for card in s.phases if card]
    return cards


def seat_effects(s: Trudvang, seat: i64, window: str) -> list[i64]:
    """TL-CP-04, TL-CP-05. What a Hero may use: cards of their own, and those of the table that have a price."""
    found = effects_at(s, seat, window)
    if not found:
        return found
    own = [*s.items[seat][:1], *s.companions[seat], *s.titles[seat]]
    saga = s.house.saga
    return [effect for effect in found if saga.card_of[effect] in own or saga.effects[effect].cost is not None]


class TableEffect(Onward):
    """TL-GEN-09, TL-TIMED-05, TL-LOC-05, TL-LOC-08. An effect of a sleeved card happens: for each Hero if it is about Heroes, of a Location those in its region, else once; not if the card is gone by then."""

    effect: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        from meadhall.games.trudvang.rules.steps import EffectOver, Steps

        saga = s.house.saga
        one = saga.effects[self.effect]
        card: i64 = saga.card_of[self.effect]
        if not is_sleeved(s, card) and not any(card in s.titles[seat] for seat in range(s.players)):
            return
        scene = self.scene(s, card)
        if is_spent(s, NO_HERO, self.effect) or not met(s, one.condition, scene):
            return
        if one.once_per:
            s.used.append([SCOPES.index(one.once_per), self.effect, NO_HERO])
        if s.log is not None:
            s.say("card-acts", {"card": saga.cards[card].id})
        block = ident(one.do.name)
        if not is_hero_effect(s, self.effect):
            s.do(Steps(block, 0, scene.party, scene.where, 0, NO_HERO, card), EffectOver(card))
            return
        frames: list[Frame] = []
        for seat in bits(scene.party):
            its: Scene = scene_at(s, s.place_of(seat), seat, card)
            frames.extend([Steps(block, 0, its.party, its.where, its.them, seat, card), EffectOver(card)])
        s.do(*frames)

    def scene(self, s: Trudvang, card: i64) -> Scene:
        region: i64 = s.locations.index(card) if card in s.locations else NOWHERE
        return scene_of_all(s, card) if region == NOWHERE else scene_at(s, region, NO_HERO, card)


class UseCard(Question):
    """TL-CARD-04, TL-CP-04, TL-GEN-09. A Hero's own cards at a moment outside combat; optional unless mandatory."""

    ask: ClassVar[str] = "card.use"
    rule: ClassVar[str] = "TL-CARD-04"
    window: list[i64]             # its ident, then the effects already used

    def options(self, s: Trudvang) -> list[i64]:
        found = [effect for effect in seat_effects(s, self.seat, WINDOW_OF[self.window[0]])
                 if effect not in self.window]
        forced = [effect for effect in found if is_mandatory(s, effect)]
        return forced or [PASS, *found]

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > PASS:
            s.do(*use_effect(s, self.seat, move), UseCard(self.seat, [*self.window, move]))


WINDOW_OF: Final = {ident(name): name for name in ("travel", "engage", "round_start", "round_end", "test_drawn")}


# Always on

def passive_steps(s: Trudvang, seat: i64) -> list[Any]:
    """TL-LOC-07. Always-on changes: of a Hero's cards, of the stories area, and of the Location where the Hero is."""
    found: list[Any] = []
    for effect in effects_at(s, seat, "passive"):
        found.extend(s.house.saga.effects[effect].do.steps)
    at = s.at[seat]
    card = s.locations[at] if s.space == NOWHERE and at != NOWHERE else 0
    for effect in s.house.saga.effect_ids(card, "passive") if card else []:
        if usable(s, seat, effect):
            found.extend(s.house.saga.effects[effect].do.steps)
    return found


def passive(s: Trudvang, seat: i64, verb: str, figure: i64) -> i64:
    """The sum of what always-on cards change for a Hero: modify_attack (perhaps against one figure) or modify_block."""
    found: i64 = 0
    name = FIGURES[figure] if 0 <= figure < len(FIGURES) else ""
    for step in passive_steps(s, seat):
        if isinstance(step, Count) and step.verb == verb and step.against in ("", name):
            found += step.n.number
    return found


def draw_power(s: Trudvang, seat: i64, kind: str) -> i64:
    """TL-COMBAT-PLAN-17. Four Feats, three runes, seven in a test, as cards change them."""
    power: i64 = {"feats": FEATS_DRAWN, "runes": RUNES_DRAWN, "test": TEST_RUNES}[kind]
    for step in passive_steps(s, seat):
        if isinstance(step, ModifyDraw) and step.deck == kind:
            power += step.n
    return max(0, power)


def test_change(s: Trudvang, seat: i64, kind: str) -> i64:
    """What always-on cards change in the difficulty of a test."""
    found: i64 = 0
    for step in passive_steps(s, seat):
        if isinstance(step, ModifyTest) and step.type == kind:
            found += step.n
    return found



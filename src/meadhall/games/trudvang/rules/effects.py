"""The uses of cards: the effects that a Hero can use in a window, their price, and their limit."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.book.model.conditions import Cost
from meadhall.book.model.steps import Count, ModifyDraw, ModifyTest, walk
from meadhall.book.model.story import Effect
from meadhall.games.trudvang.cards import KINDS, TEST_RUNES
from meadhall.games.trudvang.rules.who import is_met, scene_at
from meadhall.games.trudvang.saga import FIGURES, Acting, InWindow, ident
from meadhall.games.trudvang.state import NOWHERE, Trudvang
from meadhall.games.trudvang.status_tokens import fits, status_kind

SCOPES: Final[tuple[str, ...]] = ("combat", "round", "adventure", "campaign", "explore", "attack")
FEATS_DRAWN: Final = 4
RUNES_DRAWN: Final = 3
STEP_WINDOWS: Final = ("instant", "fast", "combat", "attack_step", "item_step")
ATTACK_WINDOWS: Final = ("ability_triggered", "attack_revealed", "defending")
# Verbs with an effect on a Hero; the others affect the game.
HERO_VERBS: Final = (
    "gain_health",
    "lose_health",
    "set_health",
    "heal_full",
    "gain_cp",
    "lose_cp",
    "gain_xp",
    "lose_xp",
    "upgrade_feat",
    "gain_rune",
    "lose_rune",
    "gain_status",
    "discard_status",
    "flip_status",
    "trigger_backlash",
    "trigger_positive",
    "exhaust",
    "refresh",
    "restore_companion",
    "give_up",
    "defeat_hero",
    "add_wyrd",
    "remove_wyrd",
    "reorder_items",
    "gain_card",
    "one_of",
    "ask_each",
    "place_heroes",
)


def is_present(s: Trudvang, card: i64) -> bool:
    """TL-CARD-08. Return whether a card can act: a Personality where its token is in the combat, until it is flipped;
    other cards everywhere.
    """
    if card not in s.house.saga.people:
        return True
    fight = s.fight
    return fight is not None and s.people.get(card, NOWHERE) == fight.place and card not in s.flipped


def cards_of(s: Trudvang, seat: i64, acting: Acting) -> list[i64]:
    """TL-CARD-04, TL-CARD-06, TL-CARD-08, TL-CARD-19, TL-CARD-20, TL-CARD-24, TL-LOC-07. Return the cards with effects
    in a window that can act for a Hero: the top Item, ready Companions, active Titles, a Personality whose token is in
    the combat, and the stories area.
    """
    found: list[i64] = []
    if acting.sieve:
        add_held(s, seat, acting, found)
        add_present(s, s.stories, acting, found)
        add_present(s, s.beside, acting, found)
    return found


def add_held(s: Trudvang, seat: i64, acting: Acting, found: list[i64]) -> None:
    """Add a Hero's own cards."""
    if s.items[seat] and acting.has(s.items[seat][0]):
        found.append(s.items[seat][0])
    sieve = acting.sieve  # as `has` does, without a call for the many that fall through
    for card in s.companions[seat]:
        if sieve >> (card & 31) & 1 and acting.has(card) and card not in s.rotated:
            found.append(card)
    for card in s.titles[seat]:
        if sieve >> (card & 31) & 1 and acting.has(card):
            found.append(card)


def add_present(s: Trudvang, area: list[i64], acting: Acting, found: list[i64]) -> None:
    sieve = acting.sieve
    for card in area:
        if sieve >> (card & 31) & 1 and acting.has(card) and is_present(s, card):
            found.append(card)


def effects_at(s: Trudvang, seat: i64, window: str) -> list[i64]:
    """TL-CARD-10, TL-CP-03, TL-CP-05, TL-SOLO-06. Return the effects that this Hero can use now: the window is theirs,
    the condition holds, the price can be paid, and a use is left.
    """
    return effects_in(s, seat, s.house.saga.acting_at(window))


def effects_in(s: Trudvang, seat: i64, acting: Acting) -> list[i64]:
    """Return the same, for a given list of cards with effects in the window."""
    found: list[i64] = []
    if acting.sieve and not s.down[seat]:
        add_usable(s, seat, cards_of(s, seat, acting), acting, found)
    return found


def add_usable(s: Trudvang, seat: i64, cards: list[i64], acting: Acting, found: list[i64]) -> None:
    for card in cards:
        for effect in acting.effects_of(card):
            if is_usable(s, seat, effect):
                found.append(effect)


def is_usable(s: Trudvang, seat: i64, effect: i64) -> bool:
    one = s.house.saga.effect(effect)
    if is_spent(s, seat, effect, one):
        return False
    if one.cost is not None and not can_pay(s, seat, one.cost):
        return False
    if one.condition is None:
        return True
    return is_met(s, one.condition, scene_at(s, s.place_of(seat), seat, s.house.saga.card_of[effect]))


def is_spent(s: Trudvang, seat: i64, effect: i64, one: Effect) -> bool:
    """TL-CARD-04, TL-CARD-08, TL-CARD-20, TL-LOC-04. Return whether an effect has no use left; a Location's limit
    counts for each Hero.
    """
    limit = limit_of(one) if s.used else ""
    if not limit:
        return False
    scope = SCOPES.index(limit)
    for use in s.used:
        if use[0] == scope and use[1] == effect and (limit != "explore" or use[2] == seat):
            return True
    return False


def limit_of(one: Effect) -> str:
    """TL-FEAT-13. Return the limit of uses: as the card says; a free effect of every combat step once in the combat,
    and an answer to an attack once for each.
    """
    if one.once_per or one.cost is not None:
        return one.once_per
    if one.at in STEP_WINDOWS:
        return "combat"
    return "attack" if one.at in ATTACK_WINDOWS else ""


def forget_uses(s: Trudvang, scope: str) -> None:
    """TL-CARD-20. Reset uses at the end of the attack, combat, round, Explore Phase or adventure."""
    if s.used:
        number = SCOPES.index(scope)
        s.used = [use for use in s.used if use[0] != number]


def end_of_combat(s: Trudvang) -> None:
    """TL-CARD-08, TL-COMBAT-RES-14. Flip Personality tokens back; once-a-combat effects can be used in the next."""
    s.flipped = []
    forget_uses(s, "attack")
    forget_uses(s, "combat")


def is_mandatory(s: Trudvang, effect: i64) -> bool:
    """TL-GLOSS-17, TL-CARD-09. Return whether it must be used if possible."""
    saga = s.house.saga
    return saga.effect(effect).mandatory or saga.card(saga.card_of[effect]).mandatory


def effect_type(s: Trudvang, effect: i64) -> str:
    """TL-CARD-10. Return skill, block or attack; "" if the card does not say."""
    saga = s.house.saga
    return saga.card(saga.card_of[effect]).effect_type


# Costs


def can_pay(s: Trudvang, seat: i64, cost: Cost) -> bool:
    """TL-CP-02, TL-CP-03, TL-CP-05, TL-EXH-04, TL-FEAT-07. Return whether one Hero can pay the whole price alone."""
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
    """Return the Status tokens of a Hero that are of a kind such as `+attack`, `-any` or `any`."""
    wanted = status_kind(kind)
    return [token for token in s.status[seat] if fits(token, wanted)]


def own_cards(s: Trudvang, seat: i64, kind: str) -> list[i64]:
    """Return the cards of a kind that a Hero can give up; never a Starting Item."""
    if kind == "item":
        cards = [*s.items[seat], *s.items_aside[seat]]
        return [card for card in cards if not s.house.saga.card(card).hero_class]
    return [*s.titles[seat], *s.idle[seat]] if kind == "title" else s.companions[seat][:]


def is_hero_effect(s: Trudvang, effect: i64) -> bool:
    """TL-LOC-05, TL-EVENT-02. Return whether the steps are about the Hero who uses them, so that
    each Hero does them.
    """
    known = s.house.saga.heroic.get(effect)
    if known is None:
        block = s.house.saga.effect(effect).do
        known = any(step.verb in HERO_VERBS and step.who.kind in ("user", "them") for step in walk(block))
        s.house.saga.heroic[effect] = known
    return known


def table_cards(s: Trudvang, acting: Acting) -> list[i64]:
    """Return the sleeved cards with effects in a window that have no owner."""
    found: list[i64] = []
    people = s.house.saga.people
    add_impersonal(people, s.stories, acting, found)
    add_impersonal(people, s.beside, acting, found)
    add_impersonal(people, s.locations, acting, found)
    add_impersonal(people, s.phases, acting, found)
    return found


def add_impersonal(people: set[int], area: list[i64], acting: Acting, found: list[i64]) -> None:
    sieve = acting.sieve
    for card in area:
        if sieve >> (card & 31) & 1 and acting.has(card) and card not in people:
            found.append(card)


def seat_effects(s: Trudvang, seat: i64, window: str) -> list[i64]:
    """TL-CP-04, TL-CP-05, TL-LOC-05. Return what a Hero can use: their own cards, and those of the table with a price,
    a Location only in its region.
    """
    return effects_acting(s, seat, s.house.saga.acting_at(window))


def effects_acting(s: Trudvang, seat: i64, acting: InWindow) -> list[i64]:
    """Return the same, for a given list of cards with effects in the window."""
    found: list[i64] = []
    if acting.sieve == 0 or s.down[seat]:
        return found
    cards: list[i64] = []
    add_held(s, seat, acting, cards)
    add_usable(s, seat, cards, acting, found)
    if acting.priced.sieve:
        cards.clear()
        add_present(s, s.stories, acting.priced, cards)
        add_present(s, s.beside, acting.priced, cards)
        here = location_of(s, seat)
        if here and acting.priced.has(here):
            cards.append(here)
        add_usable(s, seat, cards, acting.priced, found)
    return found


def location_of(s: Trudvang, seat: i64) -> i64:
    """Return the Location in a Hero's region; none on an Adventure Map."""
    at = s.at[seat]
    return s.locations[at] if s.space == NOWHERE and at != NOWHERE else 0


# Always on


def passive_steps(s: Trudvang, seat: i64) -> list[Any]:
    """TL-LOC-07. Return always-on changes: of a Hero's cards, of the stories area, and of the Location in the Hero's
    region.
    """
    found: list[Any] = []
    if s.house.saga.passive.sieve == 0:
        return found
    for effect in effects_in(s, seat, s.house.saga.passive):
        found.extend(s.house.saga.effect(effect).do.steps)
    card = location_of(s, seat)
    for effect in s.house.saga.passive.effects_of(card) if card else ():
        if is_usable(s, seat, effect):
            found.extend(s.house.saga.effect(effect).do.steps)
    return found


def passive_change(s: Trudvang, seat: i64, verb: str, figure: i64) -> i64:
    """Return the sum of a Hero's always-on changes: modify_attack (optionally against one figure) or modify_block."""
    found: i64 = 0
    name = FIGURES[figure] if 0 <= figure < len(FIGURES) else ""
    for step in passive_steps(s, seat):
        if isinstance(step, Count) and step.verb == verb and step.against in ("", name):
            found += step.n.number
    return found


def draw_power(s: Trudvang, seat: i64, kind: str) -> i64:
    """TL-COMBAT-PLAN-17. Return the size of a draw: four Feats, three runes, seven in a test, with the changes of
    cards.
    """
    power: i64 = FEATS_DRAWN if kind == "feats" else RUNES_DRAWN if kind == "runes" else TEST_RUNES
    for step in passive_steps(s, seat):
        if isinstance(step, ModifyDraw) and step.deck == kind:
            power += step.n
    return max(0, power)


def test_change(s: Trudvang, seat: i64, kind: str) -> i64:
    """Return the always-on change of a test's difficulty."""
    found: i64 = 0
    for step in passive_steps(s, seat):
        if isinstance(step, ModifyTest) and step.type == kind:
            found += step.n
    return found

"""The boards' sleeves and the campaign sheet: sleeve, replace, unlock and remove cards, and their tokens."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.book.model.steps import OfCard, PlacePersonality, ReplaceCard, RevealEnemyCards, Tokens
from meadhall.core.agenda import Frame, Question
from meadhall.games.trudvang.cards import GENERIC_TOKENS, PERSONALITY_TOKENS, REGION_OF, SLEEVE
from meadhall.games.trudvang.notation import card_text, place_text
from meadhall.games.trudvang.rules.belongings import receive, take_away
from meadhall.games.trudvang.rules.enemies import check_dead, disband, unmark
from meadhall.games.trudvang.rules.foes import OF_CARD
from meadhall.games.trudvang.rules.timed import arrival
from meadhall.games.trudvang.rules.who import amount, find_place, has_card, is_held, is_sleeved, place_of_party
from meadhall.games.trudvang.saga import FIGURE_OF, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NONE, NOWHERE, SLEEVES, Trudvang


def sleeve_step(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-01. Sleeve a card, which cannot be refused."""
    return sleeve(s, ident(step.card))


def sleeve(s: Trudvang, card: i64) -> list[Frame]:
    """TL-CARD-07, TL-CARD-13, TL-CARD-14, TL-CARD-15, TL-CARD-16, TL-CARD-17, TL-CARD-28, TL-TIMED-01. Sleeve a card in
    its place: a Location in its region, a Phase at its number, the others in the stories area; its START effects happen
    at once.
    """
    one = s.house.saga.card(card)
    on_map = one.kind == "location" and not one.stories_area
    region: i64 = REGION_OF[one.region] if on_map else NOWHERE
    if is_sleeved(s, card) or (on_map and (not SLEEVE[region] or (one.keeps and s.locations[region] != NONE))):
        return []
    if s.log is not None:
        s.say("sleeve", {"card": one.id})
    if on_map:
        forget(s, s.locations[region])
        s.locations[region] = card
    elif one.kind == "phase":
        forget(s, s.phases[one.sleeve - 1])
        s.phases[one.sleeve - 1] = card
    else:
        return sleeve_in_stories(s, card)
    return arrival(s, card)


def sleeve_in_stories(s: Trudvang, card: i64) -> list[Frame]:
    """TL-CARD-07, TL-CARD-13, TL-CARD-30, TL-COMP-07, TL-COMP-08. Use one of twelve sleeves; if all are full another
    card makes room.
    """
    one = s.house.saga.card(card)
    frames: list[Frame] = [] if len(s.stories) < SLEEVES else [MakeRoom(s.shared())]
    s.stories.append(card)
    put_tokens(s, card)
    if one.kind == "personality" and len(s.people) < PERSONALITY_TOKENS:
        s.people[card] = REGION_OF[one.region]
    return [*frames, *arrival(s, card)]


class MakeRoom(Question):
    """TL-COMP-08. The stories area is full: a card without timed effect and tokens is put beside the board and still
    counts as sleeved; without such a card, any but the two rule cards.
    """

    ask: ClassVar[str] = "stories.room"
    rule: ClassVar[str] = "TL-COMP-08"

    def options(self, s: Trudvang) -> list[i64]:
        cards = s.stories[: len(s.stories) - 1]
        quiet = [
            card
            for card in cards
            if not s.house.saga.is_timed(card) and not s.tokens.get(card, 0) and s.house.saga.card(card).kind != "rule"
        ]
        return quiet or [card for card in cards if s.house.saga.card(card).kind != "rule"]

    def candidates(self, s: Trudvang) -> list[i64]:
        return s.stories[: len(s.stories) - 1]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-COMP-08"

    def text(self, s: Trudvang, move: i64) -> str:
        return "beside " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.stories.remove(move)
        s.beside.append(move)


def put_tokens(s: Trudvang, card: i64) -> None:
    """TL-CARD-30. Put the Generic tokens on a World card that it names."""
    tokens = s.house.saga.card(card).tokens
    if tokens is not None and tokens.start:
        s.tokens[card] = min(tokens.start, count_generic_left(s))


def count_generic_left(s: Trudvang) -> i64:
    """TL-COMP-12."""
    return GENERIC_TOKENS - sum(s.tokens.values())


def forget(s: Trudvang, card: i64) -> None:
    """TL-COMP-09. Return a card to the tray, and its tokens to the supply."""
    if card == NONE:
        return
    s.tokens.pop(card, None)
    s.people.pop(card, None)
    for pile in (s.stories, s.beside, s.unlocked):
        if card in pile:
            pile.remove(card)
    for region in range(len(s.locations)):
        if s.locations[region] == card:
            s.locations[region] = NONE
    for place in range(len(s.phases)):
        if s.phases[place] == card:
            s.phases[place] = NONE
    for figure in range(len(s.enemy_cards)):
        if s.enemy_cards[figure] == card:
            unmark(s, OF_CARD + figure)
            disband(s, figure)
            s.enemy_cards[figure] = NONE


def is_out(s: Trudvang, card: i64) -> bool:
    """TL-COMP-10. Return whether a card is anywhere but in the tray."""
    return is_sleeved(s, card) or is_held(s, card) or card in s.unlocked or card in s.enemy_cards


def remove_card(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-02, TL-CAMP-03, TL-CAMP-04, TL-COMP-09. Return any card from anywhere to the tray; a Side Quest can then
    no longer be chosen, a main Adventure stays; for a card in the tray there is no event.
    """
    card = ident(step.card)
    if s.house.saga.card(card).kind == "adventure" or not is_out(s, card):
        return []
    if s.log is not None:
        s.say("remove-card", {"card": step.card})
    forget(s, card)
    return take_away(s, card)


def replace_card(s: Trudvang, step: ReplaceCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-33, TL-PHASE-07. The new version takes the sleeve or the owner of the old one, which returns to the tray;
    without the old one nothing is replaced, and there is no event.
    """
    old = ident(step.old)
    new = ident(step.new)
    if not is_out(s, old):
        return []
    if s.log is not None:
        s.say("replace-card", {"card": step.new})
    if old in s.unlocked:
        s.unlocked[s.unlocked.index(old)] = new
        return []
    if old in s.enemy_cards:
        show_enemy_card(s, new)
        if old != new:  # a card of another type has not taken its place yet
            forget(s, old)
        return []
    for seat in range(s.players):
        if has_card(s, seat, old):
            return [*take_away(s, old), *receive(s, seat, new)]
    tokens = s.tokens.get(old, 0)
    stories = s.stories.index(old) if old in s.stories else -1
    forget(s, old)
    frames = sleeve(s, new)
    if stories >= 0 and s.stories and s.stories[-1] == new:
        s.stories.insert(stories, s.stories.pop())
    if tokens and s.house.saga.card(new).tokens is not None:
        s.tokens[new] = tokens
    return frames


def reveal_enemy_cards(s: Trudvang, step: RevealEnemyCards, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-25, TL-CARD-26. One card per type: a new one replaces the old, its Status tokens, and the stats of
    Enemies on the map.
    """
    for name in step.cards:
        if s.log is not None:
            s.say("enemy-card", {"card": name})
        show_enemy_card(s, ident(name))
    return []


def show_enemy_card(s: Trudvang, card: i64) -> None:
    """TL-CARD-25, TL-CARD-26, TL-HP-07, TL-STATUS-12. Replace the card of its type."""
    foes = s.house.saga.card(card).foes
    if foes is None:
        return
    figure = FIGURE_OF[foes.figure]
    if s.enemy_cards[figure] != card:
        unmark(s, OF_CARD + figure)
    s.enemy_cards[figure] = card
    check_dead(s)


def unlock(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-27, TL-CAMP-01, TL-CAMP-05. Keep the card of an Adventure or Side Quest aside until the campaign ends."""
    card = ident(step.card)
    if card not in s.unlocked:
        s.unlocked.append(card)
        if s.log is not None and is_told(s, card):
            s.say("unlock", {"card": step.card})
        elif s.log is not None:
            s.say("to-come", {"card": step.card})
    return []


def is_told(s: Trudvang, card: i64) -> bool:
    """TL-CAMP-01. Return whether the book contains the adventure of this card; a later edition may."""
    return ident(s.house.saga.card(card).adventure) in s.house.saga.adventures


def change_tokens(s: Trudvang, step: Tokens, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-30, TL-COMP-12, TL-CAMP-10. Change Generic tokens on a card: at least 0, at most its maximum and the
    supply.
    """
    card = ident(step.card)
    if not is_sleeved(s, card):
        return []
    has = s.tokens.get(card, 0)
    n = amount(s, step.n, scene.user, place_of_party(s, scene))
    if step.verb == "remove_token":
        s.tokens[card] = max(0, has - n)
    else:
        rule = s.house.saga.card(card).tokens
        n = min(n, count_generic_left(s))
        s.tokens[card] = min(has + n, rule.most) if rule is not None and rule.most else has + n
    if s.log is not None:
        s.say("tokens", {"card": step.card, "count": s.tokens[card]})
    return []


def place_personality(s: Trudvang, step: PlacePersonality, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-07. Move the token of a Personality to another place."""
    card = ident(step.card)
    if card in s.stories or card in s.beside:
        s.people[card] = find_place(s, step.place, scene)
        if s.log is not None:
            s.say("personality", {"card": step.card, "place": place_text(s, s.people[card])})
    return []


def remove_personality(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-07. Remove the token from the map; the card stays."""
    s.people.pop(ident(step.card), None)
    return []


def place_people(s: Trudvang) -> None:
    """TL-CARD-07, TL-SETUP-36. At every START return the Personalities to their own regions."""
    s.people = {}
    for card in [*s.stories, *s.beside]:
        one = s.house.saga.card(card)
        if one.kind == "personality" and len(s.people) < PERSONALITY_TOKENS:
            s.people[card] = REGION_OF[one.region]

"""The belongings of a Hero: Items, Companions, Titles and Quest tokens; gained, given up, restored."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, OfCard
from meadhall.core.agenda import Frame, Question
from meadhall.games.trudvang.cards import DARK, KINDS, TITLES_MOST
from meadhall.games.trudvang.notation import card_text, describe_card
from meadhall.games.trudvang.rules.effects import own_cards
from meadhall.games.trudvang.rules.runes import lose_rune, take_rune
from meadhall.games.trudvang.rules.timed import arrival
from meadhall.games.trudvang.rules.who import is_held
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import QUEST_SHARED, QUEST_SUPPLY, Trudvang

KINDS_GIVEN: Final = ("item", "title", "companion")
TOP: Final = 0
BOTTOM: Final = 1
DECLINE: Final = 6  # after the six kinds of rune
NO_RUNE: Final = -1


def gain_card(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-06, TL-CARD-01, TL-CARD-03, TL-CARD-18, TL-CARD-22, TL-CARD-32. Give the card to one Hero, who cannot
    refuse it.
    """
    card = ident(step.card)
    frames: list[Frame] = []
    if not is_held(s, card):
        for seat in heroes:  # one of several has been picked before
            frames.extend(receive(s, seat, card))
    return frames


def receive(s: Trudvang, seat: i64, card: i64) -> list[Frame]:
    """TL-CARD-03, TL-CARD-18, TL-CARD-22, TL-CARD-23, TL-TIMED-01. Put an Item on top or at the bottom, a Companion
    beside the dashboard, a Title into a free slot.
    """
    one = s.house.saga.card(card)
    if s.log is not None:
        s.say("gain-card", {"seat": seat, "card": one.id})
    frames: list[Frame] = []
    if one.kind == "item":
        frames.append(PlaceItem(seat, card))
    elif one.kind == "companion":
        s.companions[seat].append(card)
    elif len(s.titles[seat]) < TITLES_MOST:
        frames.extend(activate(s, seat, card))
    elif one.mandatory and any(not s.house.saga.card(title).mandatory for title in s.titles[seat]):
        frames.append(SwapTitle(seat, card))
    else:
        s.idle[seat].append(card)
    return [*frames, *arrival(s, card)]


class PlaceItem(Question):
    """TL-CARD-18, TL-CARD-21. The taker puts an Item on the top or at the bottom of the Item deck."""

    ask: ClassVar[str] = "item.place"
    rule: ClassVar[str] = "TL-CARD-18"
    card: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [TOP, BOTTOM] if s.items[self.seat] else [TOP]

    def text(self, s: Trudvang, move: i64) -> str:
        return "top" if move == TOP else "bottom"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == TOP:
            s.items[self.seat].insert(0, self.card)
        else:
            s.items[self.seat].append(self.card)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_card(s, self.card)


def reorder(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-SETUP-33, TL-CARD-21. The owner puts the Item deck into a new order."""
    return [OrderItems(seat, 0)] if len(s.items[seat]) > 1 else []


class OrderItems(Question):
    """TL-SETUP-33. The order of the Item deck, from the top, one Item at a time."""

    ask: ClassVar[str] = "item.order"
    rule: ClassVar[str] = "TL-SETUP-33"
    at: i64

    def options(self, s: Trudvang) -> list[i64]:
        return s.items[self.seat][self.at :]

    def text(self, s: Trudvang, move: i64) -> str:
        return "item " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        deck = s.items[self.seat]
        deck.remove(move)
        deck.insert(self.at, move)
        if self.at + 2 < len(deck):
            s.do(OrderItems(self.seat, self.at + 1))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": self.at + 1}


def activate(s: Trudvang, seat: i64, card: i64) -> list[Frame]:
    """TL-CARD-22, TL-SETUP-32, TL-RUNE-11. Activate a Title and offer its rune."""
    s.titles[seat].append(card)
    s.title_runes[seat].append(NO_RUNE)
    return [TitleRune(seat, card)] if s.house.saga.card(card).runes else []


def deactivate(s: Trudvang, seat: i64, card: i64) -> list[Frame]:
    """TL-CARD-23. Remove a Title from its slot, and its rune from the bag."""
    at = s.titles[seat].index(card)
    s.titles[seat].pop(at)
    kind = s.title_runes[seat].pop(at)
    return lose_rune(s, seat, kind) if kind != NO_RUNE else []


class TitleRune(Question):
    """TL-CARD-22, TL-RUNE-04, TL-RUNE-05, TL-RUNE-06, TL-RUNE-09, TL-RUNE-11, TL-SETUP-32. Take or decline the rune of
    a Title when it becomes active; DARK must be taken, of a dual one the player picks a kind.
    """

    ask: ClassVar[str] = "title.rune"
    rule: ClassVar[str] = "TL-CARD-22"
    card: i64

    def options(self, s: Trudvang) -> list[i64]:
        kinds = [KINDS.index(kind) for kind in s.house.saga.card(self.card).runes]
        found = [kind for kind in kinds if s.pool[kind]]
        return found if DARK in found or not found else [*found, DECLINE]

    def candidates(self, s: Trudvang) -> list[i64]:
        return [*(KINDS.index(kind) for kind in s.house.saga.card(self.card).runes), DECLINE]

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        return "TL-RUNE-04" if move == DECLINE else "TL-RUNE-06"

    def text(self, s: Trudvang, move: i64) -> str:
        return "decline" if move == DECLINE else "rune " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if 0 <= move < DECLINE and self.card in s.titles[self.seat]:
            take_rune(s, self.seat, move)
            s.title_runes[self.seat][s.titles[self.seat].index(self.card)] = move

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_card(s, self.card)


class SwapTitle(Question):
    """TL-CARD-23. A mandatory Title arrives while four are active: one that is not mandatory makes room, and its rune
    leaves the bag.
    """

    ask: ClassVar[str] = "title.swap"
    rule: ClassVar[str] = "TL-CARD-23"
    card: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [title for title in s.titles[self.seat] if not s.house.saga.card(title).mandatory]

    def candidates(self, s: Trudvang) -> list[i64]:
        return s.titles[self.seat][:]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-CARD-23"

    def text(self, s: Trudvang, move: i64) -> str:
        return "title " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        frames = deactivate(s, self.seat, move)
        s.idle[self.seat].append(move)
        s.do_all([*frames, *activate(s, self.seat, self.card)])

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_card(s, self.card)


class GiveUpCard(Question):
    """TL-CARD-02. A Hero gives up a card of a kind of their choice, never a Starting Item; it goes back to the tray."""

    ask: ClassVar[str] = "card.give"
    rule: ClassVar[str] = "TL-CARD-02"
    kind: i64

    def options(self, s: Trudvang) -> list[i64]:
        return own_cards(s, self.seat, KINDS_GIVEN[self.kind])

    def text(self, s: Trudvang, move: i64) -> str:
        return "give " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > 0:
            s.do_all(take_away(s, move))


def take_away(s: Trudvang, card: i64) -> list[Frame]:
    """TL-CARD-02, TL-COMP-09. Return a card from its owner to the tray."""
    frames: list[Frame] = []
    for seat in range(s.players):
        if card in s.titles[seat]:
            frames.extend(deactivate(s, seat, card))
        for pile in (s.items[seat], s.items_aside[seat], s.companions[seat], s.idle[seat]):
            if card in pile:
                pile.remove(card)
    if card in s.rotated:
        s.rotated.remove(card)
    return frames


# Companions and Quest tokens


def restore(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-05. Make a used Companion ready; with `any`, one of the Hero's choice."""
    if step.card != "any":
        ready(s, ident(step.card))
        return []
    return [RestoreCompanion(seat) for seat in heroes]


def ready(s: Trudvang, card: i64) -> None:
    """Make a card usable again, and clear all marks of its use."""
    if card in s.rotated:
        s.rotated.remove(card)
    s.used = [use for use in s.used if s.house.saga.card_of[use[1]] != card]


class RestoreCompanion(Question):
    """TL-CARD-05. The Hero picks the Companion to restore."""

    ask: ClassVar[str] = "companion.restore"
    rule: ClassVar[str] = "TL-CARD-05"

    def options(self, s: Trudvang) -> list[i64]:
        return [card for card in s.companions[self.seat] if card in s.rotated]

    def text(self, s: Trudvang, move: i64) -> str:
        return "restore " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > 0:
            ready(s, move)


def rotate(s: Trudvang, step: OfCard, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-04. Rotate a Companion as if it had been used."""
    card = ident(step.card)
    if card not in s.rotated and any(card in cards for cards in s.companions):
        s.rotated.append(card)
    return []


def quest(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-29, TL-CARD-31, TL-COMP-12. Put a Quest token into play, for all unless a Hero is named, or return it."""
    number = step.n.number - 1  # no book names a token that the box has not
    if step.verb == "discard_quest" and s.quests[number] == QUEST_SUPPLY:
        return []
    if step.verb == "discard_quest":
        s.quests[number] = QUEST_SUPPLY
    else:
        shared = step.who.kind in ("party", "all") or len(heroes) != 1
        s.quests[number] = QUEST_SHARED if shared else heroes[0]
    if s.log is not None:
        s.say("quest-gone" if step.verb == "discard_quest" else "quest", {"quest": number + 1})
    return []

"""The end of an adventure and of the campaign, and the steps between two adventures."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward, Question
from meadhall.games.trudvang.cards import HEROES, bits, mask_of
from meadhall.games.trudvang.notation import describe_card, hero_text
from meadhall.games.trudvang.rules.growth import due_level_ups, remove_wyrd
from meadhall.games.trudvang.rules.hiring import dismiss
from meadhall.games.trudvang.rules.rounds import shadows
from meadhall.games.trudvang.rules.setup import Prepare, replace_body, take_hero
from meadhall.games.trudvang.rules.timed import end_effects
from meadhall.games.trudvang.rules.who import is_met
from meadhall.games.trudvang.saga import Prose, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import ENDING, NO_HERO, NONE, NOWHERE, RUNNING, TOLD, Trudvang

KEEP: Final = -1


class EndEffects(Onward):
    """TL-END-01, TL-TIMED-02, TL-TIMED-06, TL-DEFEAT-08. After the instructions of an End run its END effects; defeated
    Heroes still get Wyrd and Darkness.
    """

    entry: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        fallen = [seat for seat in range(s.players) if s.down[seat]]
        s.do_all([*end_effects(s), *shadows(s, fallen), PackUp(self.entry)])


class PackUp(Onward):
    """TL-END-05, TL-END-06, TL-END-08, TL-END-10, TL-CAMP-02, TL-CAMP-11, TL-CAMP-13. Do the level ups, record the
    adventure as played; a declared ending ends the campaign, and so does an empty list of adventures.
    """

    entry: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        due = due_level_ups(s)
        if due:
            s.do_all(due, self)
            return
        saga = s.house.saga
        one = saga.adventure(s.adventure)
        s.played.append(s.adventure)
        s.ends[s.adventure] = self.entry
        if not one.side:
            s.mains += 1
        entry = saga.entries[self.entry]
        if s.log is not None:
            s.say("adventure-over", {"adventure": one.id, "entry": entry.id})
        if entry.campaign_end:
            s.ending = saga.name(f"ending:{entry.campaign_end}")
            finish(s, ENDING)
        elif not playable_adventures(s) or not has_main_left(s):
            finish(s, TOLD)
        else:
            start_interlude(s)


def start_interlude(s: Trudvang) -> None:
    """TL-SETUP-38, TL-SOLO-30, TL-CAMP-01. The steps between two adventures."""
    dismiss(s)
    changes: list[Frame] = [ChangeHero(seat) for seat in range(s.players)]
    s.do_all(changes, NextAdventure(s.shared()))


def resume_campaign(s: Trudvang) -> Trudvang | None:
    """TL-CAMP-14. Return the campaign with the next adventure, if its book had no more and now has; None for any other.
    The given state is not changed.
    """
    if s.reason != TOLD or not playable_adventures(s) or not has_main_left(s):
        return None
    twin = s.copy()
    twin.reason = RUNNING
    twin.ended = False
    twin.legal = None
    start_interlude(twin)
    return twin


def finish(s: Trudvang, reason: i64) -> None:
    """TL-END-08, TL-CAMP-13. End the campaign; unplayed side quests are lost."""
    s.reason = reason
    if s.log is not None:
        s.say("campaign-over", {"ending": describe_ending(s)} if s.ending else {})
    s.end()


def describe_ending(s: Trudvang) -> Prose:
    """Return the ending of the campaign in its author's words."""
    saga = s.house.saga
    name = saga.names[s.ending].removeprefix("ending:")
    return saga.text_of(f"campaign/endings.{name}", saga.book.campaign.endings.get(name, name))


def playable_adventures(s: Trudvang) -> list[i64]:
    """TL-CAMP-04, TL-CAMP-06, TL-SETUP-02. Return the remaining adventures whose own condition holds."""
    saga = s.house.saga
    everyone = Scene(mask_of(list(range(s.players))), NOWHERE, 0, NO_HERO, NONE)
    return [number for number in remaining_adventures(s) if is_met(s, saga.adventure(number).needs, everyone)]


def remaining_adventures(s: Trudvang) -> list[i64]:
    """TL-CAMP-01, TL-CAMP-02, TL-SETUP-03. Return the unplayed adventures whose card is unlocked, or that need none."""
    saga = s.house.saga
    unlocked = [ident(saga.card(card).adventure) for card in s.unlocked]
    found: list[i64] = []
    for number, one in saga.adventures.items():
        if number not in s.played and (number in unlocked or one.first):
            found.append(number)
    return found


def has_main_left(s: Trudvang) -> bool:
    """TL-CAMP-11. Return the remaining main Adventures. Side Quests lie between them; without a main one left the
    campaign is over.
    """
    return any(not s.house.saga.adventure(number).side for number in remaining_adventures(s))


class NextAdventure(Question):
    """TL-CAMP-01, TL-CAMP-02, TL-CAMP-03, TL-CAMP-04, TL-CAMP-06, TL-CAMP-13, TL-SETUP-02. Between games the players
    choose an unlocked unplayed adventure; the finale names the side quests that it will cost.
    """

    ask: ClassVar[str] = "adventure.choose"
    rule: ClassVar[str] = "TL-CAMP-01"

    def options(self, s: Trudvang) -> list[i64]:
        return playable_adventures(s)

    def candidates(self, s: Trudvang) -> list[i64]:
        return list(s.house.saga.adventures)

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        return "TL-CAMP-02" if move in s.played else "TL-CAMP-01"

    def text(self, s: Trudvang, move: i64) -> str:
        return "adventure " + s.house.saga.adventure(move).id

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do(Prepare(move))

    def about(self, s: Trudvang) -> dict[str, Any]:
        finale = s.house.saga.book.campaign.finale
        open_ = [s.house.saga.adventure(number) for number in playable_adventures(s)]
        lost = [one.id for one in open_ if one.side] if finale in [one.id for one in open_] else []
        return {"titles": {one.id: s.house.saga.title(one) for one in open_}, "lost": lost}


class ChangeHero(Question):
    """TL-SETUP-38, TL-SETUP-41. A player can continue with another Hero, who starts from scratch; the old one's Story
    cards go to the others, or to the new Hero if there are none.
    """

    ask: ClassVar[str] = "hero.change"
    rule: ClassVar[str] = "TL-SETUP-38"

    def options(self, s: Trudvang) -> list[i64]:
        return [KEEP, *(hero for hero in range(len(HEROES)) if hero not in s.hero)]

    def candidates(self, s: Trudvang) -> list[i64]:
        return [KEEP, *range(len(HEROES))]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-SETUP-04"

    def text(self, s: Trudvang, move: i64) -> str:
        return "keep" if move == KEEP else "hero " + HEROES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == KEEP:
            return
        cards = leave_hero(s, self.seat)
        take_hero(s, self.seat, move)
        replace_body(s, self.seat)
        heirs = [seat for seat in range(s.players) if seat != self.seat] or [self.seat]
        s.do_all(hand_down(s, cards, heirs))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"hero": hero_text(s, self.seat)}


def leave_hero(s: Trudvang, seat: i64) -> list[i64]:
    """TL-SETUP-38, TL-SETUP-41. Remove a Hero: Wyrd and Starting Item are returned, Story cards stay with the party."""
    remove_wyrd(s, seat)
    cards = [*s.items[seat], *s.items_aside[seat], *s.companions[seat], *s.titles[seat], *s.idle[seat]]
    s.items[seat] = []
    s.items_aside[seat] = []
    s.companions[seat] = []
    s.titles[seat] = []
    s.title_runes[seat] = []
    s.idle[seat] = []
    return [card for card in cards if not s.house.saga.card(card).hero_class]


def hand_down(s: Trudvang, cards: list[i64], heirs: list[i64]) -> list[Frame]:
    return [Inherit(s.shared(), card, mask_of(heirs)) for card in cards]


class Inherit(Question):
    """TL-SETUP-38, TL-SETUP-40. The players choose who gets a Story card of a Hero that left; it comes into play with
    the next setup.
    """

    ask: ClassVar[str] = "card.inherit"
    rule: ClassVar[str] = "TL-SETUP-38"
    card: i64
    heirs: i64

    def options(self, s: Trudvang) -> list[i64]:
        return bits(self.heirs)

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        one = s.house.saga.card(self.card)
        {"title": s.idle, "companion": s.companions}.get(one.kind, s.items)[move].append(self.card)
        if s.log is not None:
            s.say("gain-card", {"seat": move, "card": one.id})

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_card(s, self.card)

"""Events: one for each party on land without Enemies, drawn from a deck of fourteen."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, Step
from meadhall.core.agenda import AUTO, Frame, Lot, Onward, Question
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import EVENTS, KINDS, REGIONS, ROADS, SEA
from meadhall.games.trudvang.enemy_groups import CARD, GARM, NO_POI
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.board import PlaceGroup
from meadhall.games.trudvang.rules.losses import WINDOWS, Replace, Stake
from meadhall.games.trudvang.rules.marching import HEROES, move_enemies
from meadhall.games.trudvang.rules.runes import take_rune
from meadhall.games.trudvang.rules.steps import Steps
from meadhall.games.trudvang.rules.threat import place_threat
from meadhall.games.trudvang.rules.who import amount, place_of_party
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NONE, SPACES, Trudvang

NO_EVENT: Final = -1
SET_ASIDE: Final = -2
W_EVENT: Final = 6
ALL_OF_THEM: Final = -1  # a stake of the whole party
PASS: Final = 6  # after the six kinds
BLOCK_OF: Final[list[i64]] = [ident(f"event.{name}") for name in EVENTS]  # what each Event does


def event_for(s: Trudvang, place: i64) -> list[Frame]:
    """TL-ENGAGE-02, TL-ENGAGE-04, TL-EVENT-01. Return the frames of a party's Event; a card of one of its Heroes can
    prevent it.
    """
    stake = Stake(W_EVENT, ALL_OF_THEM, 1)
    if not s.house.saga.acting_at(WINDOWS[W_EVENT]).sieve:
        return [stake, DrawEvent(place)]
    return [stake, *[Replace(seat, W_EVENT, []) for seat in s.party(place)], DrawEvent(place)]


class DrawEvent(Lot):
    """TL-EVENT-01, TL-EVENT-02, TL-EVENT-03, TL-EVENT-10, TL-SETUP-07, TL-TEST-16. Draw an Event; every Hero of the
    region does it, game effects happen once; an empty deck is renewed from the discards.
    """

    ask: ClassVar[str] = "event.draw"
    rule: ClassVar[str] = "TL-EVENT-01"
    place: i64

    def options(self, s: Trudvang) -> list[i64]:
        if not is_due(s):
            return []
        return s.events.drawable() if s.events.count_left() else s.events.out[:]

    def sample(self, s: Trudvang, rng: Rng) -> i64:
        return s.events.pick(rng) if s.events.count_left() and is_due(s) else super().sample(s, rng)

    def text(self, s: Trudvang, move: i64) -> str:
        return "event " + EVENTS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.stakes.pop()
        if move == AUTO:
            return
        if not s.events.count_left():
            s.events.renew()
        if s.event >= 0:  # drawn in the middle of another, which is then discarded
            s.events.out.append(s.event)
        s.events.take(move)
        s.event = move
        if s.log is not None:
            s.say("event", {"event": EVENTS[move], "place": place_text(s, self.place)}, reveals=True)
        party = s.party_mask(self.place)
        s.do(Steps(BLOCK_OF[move], 0, party, self.place, 0, NO_HERO, NONE), EventOver())


def is_due(s: Trudvang) -> bool:
    """Return whether no card has prevented the Event."""
    return len(s.stakes) > 0 and s.stakes[-1][2] > 0


class EventOver(Onward):
    """TL-EVENT-10. Discard the card, unless it was set aside for the rest of the adventure."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.event >= 0:
            s.events.out.append(s.event)
        s.event = NO_EVENT


def draw_more(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-EVENT-02. Draw further Events for the reading party."""
    place = place_of_party(s, scene)
    frames: list[Frame] = []
    for _ in range(amount(s, step.n, scene.user, place)):
        frames.extend(event_for(s, place))
    return frames


def set_aside(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-EVENT-10. Set the Event just drawn aside for this adventure."""
    if s.event >= 0:
        s.event = SET_ASIDE
    return []


class BuyRune(Question):
    """TL-CP-03, TL-CP-04, TL-RUNE-05, TL-RUNE-06. Buy a rune of one of two kinds for 1 CP, or decline."""

    ask: ClassVar[str] = "rune.buy"
    rule: ClassVar[str] = "TL-CP-03"
    kinds: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = [PASS]
        for kind in self.kinds:
            if s.cp[self.seat] and s.pool[kind] and not s.down[self.seat]:
                found.append(kind)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return [PASS, *self.kinds]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-RUNE-06"  # who cannot pay is not asked

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "rune " + KINDS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == PASS:
            return
        s.cp[self.seat] -= 1
        s.tell_count("pay-cp", self.seat, 1)
        take_rune(s, self.seat, move)


def carrion_sky(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-THREAT-06, TL-THREAT-07. Place Threat in the adjacent land region with the most Enemies, or here if there are
    none.
    """
    return [Circling(s.shared(), place_of_party(s, scene))]


class Circling(Question):
    """TL-THREAT-06. The players choose among several such regions."""

    ask: ClassVar[str] = "threat.circle"
    rule: ClassVar[str] = "TL-THREAT-06"
    place: i64

    def options(self, s: Trudvang) -> list[i64]:
        land = land_around(s, self.place)
        most = max([s.enemies_at(region) for region in land], default=0)
        return [region for region in land if s.enemies_at(region) == most] if most else [self.place]

    def text(self, s: Trudvang, move: i64) -> str:
        return "region " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(place_threat(s, move, 1))


def land_around(s: Trudvang, place: i64) -> list[i64]:
    """Return the land regions next to a place; a space of an Adventure Map lies in its host region."""
    return [region for region in ROADS[s.host if place >= SPACES else place] if not SEA[region]]


def stray_pack(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-EVENT-04, TL-CARD-26. With Garms in play, place one in a land region nearby; otherwise the Enemies move."""
    if s.enemy_cards[GARM]:
        return [Stray(s.shared(), place_of_party(s, scene))]
    return move_enemies(s, -1, 1, HEROES)


class Stray(Question):
    """TL-EVENT-12, TL-THREAT-14. The players choose an adjacent land region without Heroes for the Garm."""

    ask: ClassVar[str] = "enemy.stray"
    rule: ClassVar[str] = "TL-EVENT-12"
    place: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [region for region in land_around(s, self.place) if region not in s.at]

    def text(self, s: Trudvang, move: i64) -> str:
        return "region " + REGIONS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do(PlaceGroup(GARM, 1, move, CARD, NO_POI))

"""The Explore Phase: Locations and Points of Interest of a region without Enemies, and the spaces of an Adventure Map."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import LETTERS, POIS, contains
from meadhall.games.trudvang.notation import describe_place, effect_text, place_text
from meadhall.games.trudvang.rules.acting import TableEffect, use_effect
from meadhall.games.trudvang.rules.board import drop_poi
from meadhall.games.trudvang.rules.effects import forget_uses, is_hero_effect, is_usable
from meadhall.games.trudvang.rules.reading import read
from meadhall.games.trudvang.state import NONE, NOWHERE, SPACES, Trudvang

DONE: Final = -1
LOCATION: Final = 50
PASS: Final = 0


def explore(s: Trudvang) -> list[Frame]:
    """TL-EXPLORE-01, TL-EXPLORE-02. Begin the Phase; an event names the Heroes with something to explore whom Enemies
    prevent.
    """
    forget_uses(s, "explore")
    if s.log is not None:
        for place in sorted({s.place_of(seat) for seat in s.everyone()}):
            if s.enemies_at(place) and offers(s, place, s.poi_at):
                s.say("no-exploring", {"place": place_text(s, place)})
    return [Explore(s.shared(), [], 0 if s.space == NOWHERE else 1)]


def is_still_there(s: Trudvang, mapped: i64) -> bool:
    """TL-ADVMAP-20. Return whether the Heroes are still on the board, or still on a map: opening or leaving one ends
    the Phase for all.
    """
    return (s.space != NOWHERE) == (mapped != 0)


def is_free(s: Trudvang, place: i64) -> bool:
    """TL-EXPLORE-01, TL-EXPLORE-02, TL-EXPLORE-04. Return whether Heroes are there and no Enemies."""
    return s.enemies_at(place) == 0 and s.party_mask(place) != 0


class Explore(Question):
    """TL-EXPLORE-01, TL-EXPLORE-02, TL-EXPLORE-03, TL-PHASE-03, TL-ADVMAP-16, TL-ADVMAP-20, TL-LOC-06. Each party in a
    place without Enemies, in the players' order.
    """

    ask: ClassVar[str] = "region.explore"
    rule: ClassVar[str] = "TL-EXPLORE-01"
    done: list[i64]
    mapped: i64

    def options(self, s: Trudvang) -> list[i64]:
        if not is_still_there(s, self.mapped):
            return []
        found: list[i64] = []
        pois: list[i64] = [place for place in s.poi_at if place != NOWHERE]
        for seat in range(s.players):
            place = s.place_of(seat)
            if s.down[seat] or contains(found, place) or contains(self.done, place) or s.enemies_at(place):
                continue
            if offers(s, place, pois):
                found.append(place)
        found.sort()
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "explore " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        first: list[Frame] = run_mandatory_location(s, move) if move < SPACES else read_compulsory(s, move)
        s.do_all(first, Visit(s.shared(), move, self.mapped, 0, 0), Explore(self.seat, [*self.done, move], self.mapped))


def offers(s: Trudvang, place: i64, pois: list[i64]) -> bool:
    """Return whether there is anything to do there; `pois` are the places of tokens."""
    if contains(pois, place):
        return True
    if place >= SPACES:
        return must_read(s, place - SPACES)
    return s.locations[place] != NONE and (location_is_mandatory(s, place) or has_visitors(s, place))


def must_read(s: Trudvang, space: i64) -> bool:
    """TL-ADVMAP-06, TL-ADVMAP-08, TL-ADVMAP-13, TL-ADVMAP-18. Return whether the entry of the space must be read:
    neither cleared nor blocked, and not read this visit.
    """
    return not s.visited and space not in s.cleared and space not in s.blocked


def read_compulsory(s: Trudvang, place: i64) -> list[Frame]:
    """TL-ADVMAP-06, TL-ADVMAP-13, TL-ADVMAP-22. The entry of the space comes before its POIs."""
    if not must_read(s, place - SPACES):
        return []
    s.visited = 1
    return read(s, s.house.saga.spaces[s.adventure][place - SPACES].read, place)


def location_is_mandatory(s: Trudvang, place: i64) -> bool:
    card = s.locations[place]
    return card != NONE and s.house.saga.card(card).mandatory and not s.house.saga.is_timed(card)


def run_mandatory_location(s: Trudvang, place: i64) -> list[Frame]:
    """TL-LOC-02, TL-LOC-05, TL-EXPLORE-03. A mandatory Location acts before anything else: once for each Hero, or once
    if it is about the game.
    """
    if not location_is_mandatory(s, place):
        return []
    frames: list[Frame] = []
    for effect in s.house.saga.exploring.effects_of(s.locations[place]):
        one = s.house.saga.effect(effect)
        if is_hero_effect(s, effect) or one.cost is not None:
            frames.extend(MustUse(effect, seat, place) for seat in s.party(place))
        else:
            frames.append(TableEffect(effect))
    return frames


class MustUse(Onward):
    """TL-LOC-02, TL-LOC-05, TL-GLOSS-17. A Hero must use a mandatory Location, if its condition holds and its price can
    be paid.
    """

    effect: i64
    hero: i64
    place: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        there = s.house.saga.card_of[self.effect] == s.locations[self.place] and s.place_of(self.hero) == self.place
        if there and not s.down[self.hero] and is_usable(s, self.hero, self.effect):
            s.do_all(use_effect(s, self.hero, self.effect))


def location_effects(s: Trudvang, seat: i64, place: i64) -> list[i64]:
    """TL-LOC-01, TL-LOC-02, TL-LOC-03, TL-LOC-04, TL-LOC-07, TL-TIMED-04, TL-CP-06. Return the effects of a region's
    Location for a Hero who can pay; mandatory and timed ones are not offered here, and those of the stories area are in
    no region.
    """
    found: list[i64] = []
    for effect in s.house.saga.exploring.effects_of(s.locations[place]):
        if is_usable(s, seat, effect):
            found.append(effect)
    if found and (location_is_mandatory(s, place) or s.house.saga.is_timed(s.locations[place])):
        found.clear()
    return found


def visitors(s: Trudvang, place: i64) -> list[i64]:
    return [seat for seat in s.party(place) if location_effects(s, seat, place)]


def has_visitors(s: Trudvang, place: i64) -> bool:
    """Return whether there are visitors at all."""
    if not s.house.saga.exploring.has(s.locations[place]):
        return False
    for seat in range(s.players):
        if not s.down[seat] and s.place_of(seat) == place and location_effects(s, seat, place):
            return True
    return False


class Visit(Question):
    """TL-EXPLORE-03, TL-EXPLORE-04, TL-EXPLORE-05, TL-POI-05, TL-POI-06, TL-POI-07, TL-BOOK-09, TL-ADVMAP-22. The party
    reads POIs of its choice, one after another, and its Heroes use the Location before or after; an Enemy that appears
    ends the visit.
    """

    ask: ClassVar[str] = "party.visit"
    rule: ClassVar[str] = "TL-EXPLORE-03"
    place: i64
    mapped: i64
    read: i64  # POIs read in this Phase, a bit each
    asked: i64  # the Location has been offered since the last POI

    def options(self, s: Trudvang) -> list[i64]:
        if not is_still_there(s, self.mapped) or not is_free(s, self.place):
            return []
        found: list[i64] = [DONE]
        if self.place < SPACES and not self.asked and has_visitors(s, self.place):
            found.append(LOCATION)
        for letter in range(POIS):
            if s.poi_at[letter] == self.place and not self.read >> letter & 1:
                found.append(letter)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return [DONE, LOCATION, *range(POIS)]

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        if move == LOCATION:
            return "TL-LOC-01"
        return "TL-POI-10" if s.poi_at[move] == self.place else "TL-POI-05"

    def text(self, s: Trudvang, move: i64) -> str:
        if move == DONE:
            return "done"
        return "location" if move == LOCATION else "poi " + LETTERS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == LOCATION:
            users: list[Frame] = [UseLocation(seat, self.place) for seat in visitors(s, self.place)]
            s.do_all(users, Visit(self.seat, self.place, self.mapped, self.read, 1))
        elif move != DONE:
            entry = interact(s, move)
            s.do_all(read(s, entry, self.place), Visit(self.seat, self.place, self.mapped, self.read | 1 << move, 0))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_place(s, self.place)


def interact(s: Trudvang, letter: i64) -> str:
    """TL-POI-03, TL-POI-04, TL-POI-05, TL-POI-11. Any party there, not only the one that revealed it, can read a POI: a
    red token is discarded at once unless its text keeps it; a green one stays until the book discards it.
    """
    poi = s.house.saga.poi(s.adventure, letter)
    if poi.red and not poi.keep:
        drop_poi(s, letter)
    return poi.read


class UseLocation(Question):
    """TL-LOC-01, TL-LOC-04, TL-CP-04, TL-CP-06. Each Hero separately uses the Location once and pays alone, or
    declines.
    """

    ask: ClassVar[str] = "location.use"
    rule: ClassVar[str] = "TL-LOC-01"
    place: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [PASS, *location_effects(s, self.seat, self.place)]

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != PASS:
            s.do_all(use_effect(s, self.seat, move))

"""The Travel Phase: each Hero goes to a neighbouring region or stays; Ships cross the sea."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import NOBODY, Frame, Onward, Question
from meadhall.games.trudvang.cards import REGIONS, ROADS, SEA, SHIPS, SHORES, bits, mask_of
from meadhall.games.trudvang.notation import describe_place, hero_text, place_text
from meadhall.games.trudvang.rules.board import carry_ship, heroes_aboard
from meadhall.games.trudvang.rules.flow import NO, YES
from meadhall.games.trudvang.rules.losses import lose_health, stake_loss
from meadhall.games.trudvang.rules.spaces import enter, is_held_by_enemies, neighbours
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang

STAY: Final = -1
WAIT: Final = 99
SAIL: Final = 32  # plus the region sailed to


def travel(s: Trudvang) -> list[Frame]:
    """TL-TRAVEL-01, TL-TRAVEL-09, TL-PHASE-03, TL-ADVMAP-04, TL-DEFEAT-13. On an Adventure Map the party moves;
    otherwise each undefeated Hero, one at a time.
    """
    if s.space != NOWHERE:
        return [Wander(s.shared())]
    return next_traveller(s, s.everyone(), 0, 0)


def next_traveller(s: Trudvang, queue: list[i64], waited: i64, moved: i64) -> list[Frame]:
    """Return the first of the queue; a crew at sea is asked as one."""
    for seat in queue:
        if s.down[seat]:
            return next_traveller(s, [seat for seat in queue if not s.down[seat]], waited, moved)
    if not queue:
        return []
    seat = queue[0]
    if SEA[s.at[seat]]:
        return [SailOn(s.shared(), s.aboard[seat], queue, moved)]
    return [GoTo(seat, queue, waited, moved)]


def cost_of_leaving(s: Trudvang, seat: i64) -> i64:
    """TL-TRAVEL-03, TL-TRAVEL-07, TL-TRAVEL-08. Return 1 health for each Enemy unit there without a POI, counted when
    the Hero leaves; a Boss is one.
    """
    place = s.place_of(seat)
    found: i64 = 0
    for group in s.groups:
        if group.place == place and group.poi == -1:
            found += len(group.units)
    return found


def leave_frames(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-TRAVEL-03, TL-TRAVEL-10. Return the frames of a Hero's loss before leaving; a card can reduce it, a Block
    cannot.
    """
    cost = cost_of_leaving(s, seat)
    return stake_loss(s, "would_leave_region", seat, cost, PayToLeave()) if cost else []


class PayToLeave(Onward):
    """TL-TRAVEL-03, TL-TRAVEL-10, TL-SOLO-26. Apply the remaining loss."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        s.do_all(lose_health(s, stake[1], stake[2]))


class GoTo(Question):
    """TL-TRAVEL-01, TL-TRAVEL-02, TL-TRAVEL-04, TL-TRAVEL-05, TL-TRAVEL-09, TL-SHIP-02, TL-SHIP-08. A Hero goes over a
    land border, sails over a sea border with a Ship, stays, or lets another go first.
    """

    ask: ClassVar[str] = "hero.travel"
    rule: ClassVar[str] = "TL-TRAVEL-01"
    queue: list[i64]
    waited: i64  # how many have just let others go first
    moved: i64  # Ships that have sailed this Phase, a bit each

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = [STAY]
        at = s.at[self.seat]
        if self.waited < len(self.queue) - 1:
            found.append(WAIT)
        if not is_held_by_enemies(s, at):
            found.extend(ROADS[at])
            if self.ship(s) >= 0:
                for region in SHORES[at]:
                    found.append(SAIL + region)
        return found

    def ship(self, s: Trudvang) -> i64:
        for ship in range(SHIPS):
            if s.ships[ship] == s.at[self.seat] and not self.moved >> ship & 1:
                return ship
        return -1

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = [STAY, WAIT, *range(len(REGIONS))]
        found.extend(SAIL + region for region in range(len(REGIONS)))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        at = s.at[self.seat]
        if move == WAIT:
            return "TL-TRAVEL-09"
        if is_held_by_enemies(s, at):
            return "TL-TRAVEL-04"
        if move >= SAIL:
            if move - SAIL not in SHORES[at]:
                return "TL-TRAVEL-02"
            return "TL-SHIP-08" if at in s.ships else "TL-SHIP-02"
        return "TL-TRAVEL-05" if move in SHORES[at] else "TL-TRAVEL-02"

    def text(self, s: Trudvang, move: i64) -> str:
        if move == STAY:
            return "stay"
        if move == WAIT:
            return "wait"
        return f"sail {REGIONS[move - SAIL]}" if move >= SAIL else f"travel {REGIONS[move]}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        rest = self.queue[1:]
        if move == WAIT:
            s.do_all(next_traveller(s, [*rest, self.seat], self.waited + 1, self.moved))
        elif move == STAY:
            s.do(Travelling(rest, self.moved))
        elif move < SAIL:
            s.do_all(leave_frames(s, self.seat), Depart(self.seat, move), Travelling(rest, self.moved))
        else:
            ship = self.ship(s)
            others = [seat for seat in rest if s.at[seat] == s.at[self.seat]]
            s.do(BoardShip(NOBODY, ship, move - SAIL, 1 << self.seat, others, rest, self.moved))

    def about(self, s: Trudvang) -> dict[str, Any]:
        count = cost_of_leaving(s, self.seat)
        way = "held" if is_held_by_enemies(s, s.at[self.seat]) else "costs" if count else "free"
        return {"place": place_text(s, s.at[self.seat]), "way": way, "count": count}


class Travelling(Onward):
    """TL-PHASE-02, TL-TRAVEL-09. The next Hero, until all have travelled."""

    queue: list[i64]
    moved: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(next_traveller(s, self.queue, 0, self.moved))


class Depart(Onward):
    """TL-TRAVEL-01, TL-TRAVEL-06. The Hero arrives, unless the loss on leaving defeated it."""

    hero: i64
    to: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.down[self.hero]:
            return
        s.at[self.hero] = self.to
        if s.log is not None:
            s.say("travel", {"seat": self.hero, "place": REGIONS[self.to]})


class BoardShip(Question):
    """TL-SHIP-02, TL-SHIP-03, TL-SHIP-07. At the shore each Hero in the Ship's region who has not travelled chooses
    whether to board; those aboard move as one.
    """

    ask: ClassVar[str] = "ship.board"
    rule: ClassVar[str] = "TL-SHIP-02"
    ship: i64
    to: i64
    crew: i64
    others: list[i64]
    queue: list[i64]
    moved: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [NO, YES]

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        crew = self.crew | (1 << self.seat if move == YES else 0)
        if self.others:
            s.do(BoardShip(self.others[0], self.ship, self.to, crew, self.others[1:], self.queue, self.moved))
            return
        queue = [seat for seat in self.queue if not crew >> seat & 1]
        s.do_all(cast_off(s, self.ship, self.to, bits(crew)), Travelling(queue, self.moved | 1 << self.ship))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"place": REGIONS[self.to], "heroes": [hero_text(s, seat) for seat in bits(self.crew)]}


def cast_off(s: Trudvang, ship: i64, to: i64, crew: list[i64]) -> list[Frame]:
    """TL-SHIP-12. Each Hero aboard loses what leaving costs, then the Ship sails."""
    frames: list[Frame] = []
    for seat in crew:
        if not s.down[seat]:
            frames.extend(leave_frames(s, seat))
    return [*frames, SetSail(ship, to, mask_of(crew))]


class SetSail(Onward):
    """TL-SHIP-08, TL-SHIP-13, TL-TRAVEL-06. The Ship sails with all who can; from the shore a defeated Hero stays
    behind, at sea it stays aboard; without an undefeated Hero no Ship moves.
    """

    ship: i64
    to: i64
    crew: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        at_sea = SEA[s.ships[self.ship]]
        crew = [seat for seat in bits(self.crew) if at_sea or not s.down[seat]]
        if any(not s.down[seat] for seat in crew):
            carry_ship(s, self.ship, self.to, crew)


class SailOn(Question):
    """TL-SHIP-03, TL-SHIP-07, TL-SHIP-08, TL-SHIP-12, TL-SHIP-14. At sea all aboard move with the Ship or stay; each
    Ship separately.
    """

    ask: ClassVar[str] = "ship.sail"
    rule: ClassVar[str] = "TL-SHIP-03"
    ship: i64
    queue: list[i64]
    moved: i64

    def at(self, s: Trudvang) -> i64:
        return s.at[self.queue[0]]

    def crew(self, s: Trudvang) -> list[i64]:
        """Return all aboard; a Hero whom the book left at sea without a Ship is alone."""
        return heroes_aboard(s, self.ship) if self.ship >= 0 else [self.queue[0]]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = [STAY]
        if self.ship >= 0 and not self.moved >> self.ship & 1 and not is_held_by_enemies(s, self.at(s)):
            found.extend(SHORES[self.at(s)])
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        return [STAY, *range(len(REGIONS))]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-TRAVEL-02"  # a Ship that must stay is not asked about

    def text(self, s: Trudvang, move: i64) -> str:
        return "stay" if move == STAY else f"sail {REGIONS[move]}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        crew = self.crew(s)
        queue = [seat for seat in self.queue if seat not in crew]
        if move == STAY:
            s.do(Travelling(queue, self.moved))
        else:
            s.do_all(cast_off(s, self.ship, move, crew), Travelling(queue, self.moved | 1 << self.ship))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"place": place_text(s, self.at(s)), "heroes": [hero_text(s, seat) for seat in self.crew(s)]}


# On an Adventure Map


def reachable(s: Trudvang) -> list[i64]:
    """TL-ADVMAP-08, TL-ADVMAP-12, TL-ADVMAP-23. Return the spaces in reach: through any number of cleared spaces
    without Enemies, up to the first that is not.
    """
    found: list[i64] = []
    edge: list[i64] = [s.space]
    while edge:
        space = edge.pop()
        for to in neighbours(s, space):
            if to != s.space and to not in found:
                found.append(to)
                if to in s.cleared and not s.enemies_at(SPACES + to):
                    edge.append(to)
    return sorted(found)


class Wander(Question):
    """TL-ADVMAP-04, TL-ADVMAP-07, TL-ADVMAP-11, TL-ADVMAP-12, TL-ADVMAP-15, TL-ADVMAP-18. The party moves on the map or
    stays; leaving Enemies costs the same as on the Map board, and those of a POI hold it.
    """

    ask: ClassVar[str] = "party.move"
    rule: ClassVar[str] = "TL-ADVMAP-04"

    def options(self, s: Trudvang) -> list[i64]:
        stay: list[i64] = [s.space]
        if not s.everyone() or is_held_by_enemies(s, SPACES + s.space):
            return stay
        return stay + reachable(s)

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(s.house.saga.spaces[s.adventure])))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        return "TL-ADVMAP-09" if move in s.blocked else "TL-ADVMAP-04"

    def text(self, s: Trudvang, move: i64) -> str:
        return "stay" if move == s.space else "space " + s.house.saga.spaces[s.adventure][move].id

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == s.space:
            return
        frames: list[Frame] = []
        for seat in s.everyone():
            frames.extend(leave_frames(s, seat))
        s.do_all(frames, Arrived(move))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_place(s, SPACES + s.space)


class Arrived(Onward):
    """TL-ADVMAP-03, TL-ADVMAP-04, TL-TRAVEL-06. The party arrives at a space, unless all of it fell on leaving."""

    space: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.everyone():
            enter(s, self.space)
            if s.log is not None:
                s.say("party", {"place": place_text(s, SPACES + self.space)})

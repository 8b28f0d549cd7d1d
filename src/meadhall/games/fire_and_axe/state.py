"""The state of Fire & Axe, and the basic operations on pieces and runes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import State
from meadhall.core.answer_grammar import Forms
from meadhall.core.event import Event
from meadhall.games.fire_and_axe.answer_grammar import FORMS
from meadhall.games.fire_and_axe.cards import CREW, GOODS, SLOTS
from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, NO_TOWN, PORTS, TOWN, VALUE, WINTER, ZONE
from meadhall.games.fire_and_axe.options import House

NO_ONE: Final = -1
NO_GOOD: Final = -1
NO_SAGA: Final = -1
STANDING: Final = -2  # a town not raided yet
DISCARDED: Final = -2  # a saga that was fulfilled when it was turned up
TAKEN: Final = 8  # a raided town: raider + 8 * treasure

RUNNING: Final = 0
TOKENS_PLACED: Final = 1
SAGAS_DONE: Final = 2
ALL_SETTLED: Final = 3
CUT_SHORT: Final = 4
ENDINGS: Final = ("running", "tokens", "sagas", "settled", "cap")


class FireAndAxe(State):
    """The table. The index of a cargo is seat * 3 + good.

    Every good and every crewmember is in exactly one of these places. Decks and treasures are bags without an order;
    the sagas removed at the start are those that stay in the bag.
    """

    forms: ClassVar[Forms] = FORMS
    fixed: ClassVar[tuple[str, ...]] = ("house",)

    house: House
    ships: list[i64]  # the space of each longship, or the Wintering Zone
    crew: list[i64]  # aboard
    supply: list[i64]  # crew ashore
    cargo: list[i64]
    vp: list[i64]
    hands: list[list[i64]]  # in the order drawn
    olds: list[i64]  # how many of them were drawn before the last reshuffle, see leave_hand
    stock: list[i64]
    demand: i64
    market: list[i64]  # the good that lies in each port
    settled: list[i64]  # whose settlement stands in each port
    towns: list[i64]  # NO_ONE: none here; STANDING; else raider + TAKEN * treasure
    open: list[i64]  # the three saga spaces
    won: list[i64]  # for each saga: NO_ONE, DISCARDED, or who completed it
    left: i64  # face-down sagas
    era: i64 = 1
    deck: list[i64]  # how many runes of each kind
    discard: list[i64]
    table: list[i64]  # runes played and not yet carried out, the latest last
    wind: i64 = 0  # clockwise quarter turns of the cover
    prep: i64 = 0
    sail: i64 = 0
    limit: i64
    losses: list[i64]  # the active player's pieces on skulls
    owed: i64 = 0  # skulls still to be covered for the sail just made
    tried: list[i64]  # ports where the active player has tried a task this turn
    over: i64 = 0  # the turn ends now
    attack: i64 = 0  # the task of the running attack
    dice: list[i64]  # the roll just made
    might: i64 = 0  # added to every die of this attack
    walls: i64 = 0  # added to the port's value for this attack
    shield: i64 = 0  # the failed dice of this roll cost no crew
    warded: i64 = 0  # the rune about to be carried out is cancelled
    first: i64 = 0
    active: i64 = 0
    round: i64 = 0
    holder: i64 = NO_ONE  # of the Final Round tokens
    placed: i64 = 0  # tokens
    ending: i64 = RUNNING

    @property
    def players(self) -> i64:
        return len(self.ships)

    def log_seat_event(self, kind: str, seat: i64, reveals: bool = False) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat}, reveals=reveals))

    def log_event(self, kind: str, told: dict[str, Any], reveals: bool = False) -> None:
        """Report an event. Call this only when there is a listener: the facts cost more than the rule."""
        assert self.log is not None
        self.log.append(Event(kind, told, reveals=reveals))

    # Ships

    def count_aboard(self, seat: i64) -> i64:
        """FA-LOAD-03, FA-LOAD-15, FA-ERA-01. Return the number of pieces on a ship, crew and goods."""
        at: i64 = seat * GOODS
        return self.crew[seat] + self.cargo[at] + self.cargo[at + 1] + self.cargo[at + 2]

    def count_vacant_slots(self, seat: i64) -> i64:
        """FA-LOAD-03, FA-LOAD-15, FA-ERA-01, FA-ERA-05. Return the slots of this ship that can be filled in the present
        Era.
        """
        return SLOTS[self.era] - self.count_aboard(seat)

    def has_day(self) -> bool:
        """FA-TURN-05. Return whether a Day is left: the sliders together never pass the limit."""
        return self.prep + self.sail < self.limit

    def is_occupied(self, space: i64) -> bool:
        """FA-SAIL-04, FA-SAIL-05. Return whether any ship is there, the active player's included."""
        for ship in self.ships:
            if ship == space:
                return True
        return False

    def count_clear_days(self, space: i64) -> i64:
        """FA-WEATHER-02, FA-WEATHER-03. Return the clear days in the zone of this space."""
        return CLEAR[self.wind * 4 + ZONE[space]]

    def is_sitting_out(self, seat: i64) -> bool:
        """FA-CREW-05, FA-CREW-07. Return whether all fifteen crew are settlements: none aboard, ashore, or lost this
        turn.
        """
        if self.crew[seat] or self.supply[seat]:
            return False
        return seat != self.active or CREW not in self.losses

    def drop(self, seat: i64, piece: i64) -> None:
        """FA-CREW-03, FA-COMP-02, FA-COMP-03. Move a piece from the ship to the stockpile or its owner's supply;
        nothing leaves the game.
        """
        if piece == CREW:
            self.crew[seat] -= 1
            self.supply[seat] += 1
        else:
            self.cargo[seat * GOODS + piece] -= 1
            self.stock[piece] += 1

    def drop_goods(self, seat: i64) -> None:
        """FA-CREW-02, FA-WINTER-06, FA-COMP-02. Return all goods of a ship to the stockpile."""
        for good in range(GOODS):
            at: i64 = seat * GOODS + good
            self.stock[good] += self.cargo[at]
            self.cargo[at] = 0

    def strand_without_crew(self, seat: i64) -> None:
        """FA-CREW-01, FA-CREW-02, FA-CREW-04, FA-END-01, FA-SAIL-09, FA-LOSS-11, FA-WINTER-06. A ship without crew
        loses its goods and goes to the Wintering Zone; in its owner's turn that turn ends. Earlier gains stay.
        """
        if self.crew[seat]:
            return
        self.drop_goods(seat)
        self.ships[seat] = WINTER
        if seat == self.active:
            self.over = 1
        self.log_seat_event("strand", seat)

    def gain(self, seat: i64, vp: i64) -> None:
        """FA-COMP-06. Add points; points are never spent."""
        self.vp[seat] += vp

    # Ports

    def find_value(self, port: i64) -> i64:
        """FA-RAID-02, FA-SETTLE-04. Return the current value: one less if a good lies there, no matter whose."""
        return VALUE[port] - (1 if self.market[port] != NO_GOOD else 0)

    def number_to_beat(self, port: i64) -> i64:
        """FA-RAID-03, FA-SETTLE-04. Return the number that a die has to exceed in this attack."""
        return self.find_value(port) + self.walls

    def is_hit(self, port: i64, die: i64) -> bool:
        """FA-RAID-03, FA-SETTLE-04. Return whether a die succeeds: it must exceed the number to beat."""
        return die + self.might > self.number_to_beat(port)

    def has_town(self, port: i64) -> bool:
        """FA-RAID-01, FA-SETTLE-01. Return whether the town is not raided yet."""
        return self.towns[port] == STANDING

    def is_at_hostile_settlement(self, seat: i64) -> bool:
        """Return whether the ship of this seat lies in a port with an opponent's settlement."""
        space = self.ships[seat]
        return space < PORTS and self.settled[space] != NO_ONE and self.settled[space] != seat

    def has_tried(self, port: i64) -> bool:
        """FA-TASK-02. Return whether a task was tried in this port this turn."""
        for tried in self.tried:
            if tried == port:
                return True
        return False

    def try_task(self, port: i64) -> None:
        """FA-TASK-02, FA-TASK-06. Mark the task as tried: the attempt counts from its declaration."""
        self.tried.append(port)

    def end_attack(self) -> None:
        """FA-RAID-05, FA-RAID-06, FA-RAID-10. Clear the attack: its dice and modifiers do not carry
        over to the next.
        """
        self.attack = 0
        self.dice.clear()
        self.might = 0
        self.walls = 0
        self.shield = 0

    # Runes

    def count_deck(self) -> i64:
        """FA-DRAW-05. Return the number of runes still in the deck."""
        left: i64 = 0
        for count in self.deck:
            left += count
        return left

    def can_draw(self) -> bool:
        """FA-DRAW-05. Return whether there is a rune in the deck, or a discard pile to make a new deck from."""
        return bool(self.discard) or self.count_deck() > 0

    def list_kinds(self, seat: i64) -> list[i64]:
        """Return each kind in the hand once: two runes of a kind give one answer."""
        kinds: list[i64] = []
        seen: i64 = 0
        for rune in self.hands[seat]:
            if not seen >> rune & 1:
                seen |= 1 << rune
                kinds.append(rune)
        return kinds

    def may_use_runes(self, seat: i64) -> bool:
        """FA-RUNE-01, FA-RUNE-02, FA-RUNE-06, FA-RUNE-13, FA-REACT-10. Return whether the seat can use runes: not
        without a rune, in a Homeland, or sitting out; the Wintering Zone is no Homeland. All of it is public.
        """
        if not self.hands[seat] or HOMELANDS <= self.ships[seat] < WINTER:
            return False
        return not self.is_sitting_out(seat)

    def leave_hand(self, seat: i64, rune: i64) -> None:
        """FA-INFO-01. Move a rune openly out of a hand, and update what all players can deduce about that hand.

        When the deck was last renewed, all players could know which runes were in hands together, because all others
        lay open; `olds` counts those still held. If it is not public whether an old or a new rune left, that knowledge
        is dropped.
        """
        hand = self.hands[seat]
        old = self.olds[seat]
        if old == 0 or old == len(hand):
            hand.remove(rune)
            if old:
                self.olds[seat] -= 1
            return
        kept = False
        fresh = self.deck[rune] > 0
        for other in range(self.players):
            kept = kept or rune in self.hands[other][: self.olds[other]]
            fresh = fresh or rune in self.hands[other][self.olds[other] :]
        if not kept:
            hand.pop(hand.index(rune, old))
        elif not fresh:
            hand.remove(rune)
            self.olds[seat] -= 1
        else:
            hand.remove(rune)
            self.olds = [0] * self.players


def list_towns_at_start() -> list[i64]:
    return [STANDING if TOWN[port] != NO_TOWN else NO_ONE for port in range(PORTS)]

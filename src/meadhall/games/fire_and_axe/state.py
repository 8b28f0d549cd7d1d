"""What lies on the table in Fire & Axe, and the few things that can happen to a piece or a rune."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, State
from meadhall.core.event import Event
from meadhall.core.forms import Forms
from meadhall.games.fire_and_axe.cards import CREW, GOODS, SLOTS
from meadhall.games.fire_and_axe.chart import CLEAR, HOMELANDS, NO_TOWN, PORTS, TOWN, VALUE, WINTER, ZONE
from meadhall.games.fire_and_axe.forms import FORMS
from meadhall.games.fire_and_axe.options import House

NO_ONE: Final = -1
NO_GOOD: Final = -1
NO_SAGA: Final = -1
STANDING: Final = -2          # a town that nobody has raided yet
DISCARDED: Final = -2         # a saga that was fulfilled when it was turned up
TAKEN: Final = 8              # a raided town: raider + 8 * treasure

RUNNING: Final = 0
TOKENS_PLACED: Final = 1
SAGAS_DONE: Final = 2
ALL_SETTLED: Final = 3
CUT_SHORT: Final = 4
ENDINGS: Final = ("running", "tokens", "sagas", "settled", "cap")


class FireAndAxe(State):
    """The table. Cargo is counted through: seat * 3 + good.

    FA-COMP-02, FA-COMP-03: every good and every crewmember is in exactly one of these places.
    FA-INFO-03, FA-SETUP-12: decks and treasures are bags without an order that anybody could know; the sagas
    removed at the start are those that stay in the bag.
    """

    forms: ClassVar[Forms] = FORMS
    fields: ClassVar[tuple[str, ...]] = (
        "agenda", "house", "ships", "crew", "supply", "cargo", "vp", "hands", "olds", "stock", "demand", "market",
        "settled", "towns", "open", "won", "left", "era", "deck", "discard", "table", "wind", "prep", "sail", "limit",
        "losses", "owed", "tried", "over", "attack", "dice", "might", "walls", "shield", "warded", "first", "active",
        "round", "holder", "placed", "ending",
    )

    def __init__(
        self, agenda: list[Frame], house: House, ships: list[i64], crew: list[i64], supply: list[i64],
        cargo: list[i64], vp: list[i64], hands: list[list[i64]], olds: list[i64], stock: list[i64], demand: i64,
        market: list[i64], settled: list[i64], towns: list[i64], open: list[i64], won: list[i64], left: i64, era: i64,
        deck: list[i64], discard: list[i64], table: list[i64], wind: i64, prep: i64, sail: i64, limit: i64,
        losses: list[i64], owed: i64, tried: list[i64], over: i64, attack: i64, dice: list[i64], might: i64, walls: i64,
        shield: i64, warded: i64, first: i64, active: i64, round: i64, holder: i64, placed: i64, ending: i64,
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.ships = ships            # the space of each longship, or the Wintering Zone
        self.crew = crew              # aboard
        self.supply = supply          # crew ashore
        self.cargo = cargo
        self.vp = vp
        self.hands = hands            # in the order drawn
        self.olds = olds              # how many of them were drawn before the last reshuffle, see leave_hand
        self.stock = stock
        self.demand = demand
        self.market = market          # the good that lies in each port
        self.settled = settled        # whose settlement stands in each port
        self.towns = towns            # NO_ONE: none here; STANDING; else raider + TAKEN * treasure
        self.open = open              # the three saga spaces
        self.won = won                # for each saga: NO_ONE, DISCARDED, or who completed it
        self.left = left              # face-down sagas
        self.era = era
        self.deck = deck              # how many runes of each kind
        self.discard = discard
        self.table = table            # runes played and not yet carried out, the latest last
        self.wind = wind              # clockwise quarter turns of the cover
        self.prep = prep
        self.sail = sail
        self.limit = limit
        self.losses = losses          # the active player's pieces on skulls
        self.owed = owed              # skulls still to be covered for the sail just made
        self.tried = tried            # ports where the active player has tried a task this turn
        self.over = over              # the turn ends now
        self.attack = attack          # the task of the running attack
        self.dice = dice              # the roll just made
        self.might = might            # added to every die of this attack
        self.walls = walls            # added to the port's value for this attack
        self.shield = shield          # the failed dice of this roll cost no crew
        self.warded = warded          # the rune about to be carried out is cancelled
        self.first = first
        self.active = active
        self.round = round
        self.holder = holder          # of the Final Round tokens
        self.placed = placed          # tokens
        self.ending = ending
        self.players: i64 = len(ships)

    def copy(self) -> FireAndAxe:
        twin = FireAndAxe(
            self.agenda[:], self.house, self.ships[:], self.crew[:], self.supply[:], self.cargo[:], self.vp[:],
            [hand[:] for hand in self.hands], self.olds[:], self.stock[:], self.demand, self.market[:],
            self.settled[:], self.towns[:], self.open[:], self.won[:], self.left, self.era, self.deck[:],
            self.discard[:], self.table[:], self.wind, self.prep, self.sail, self.limit, self.losses[:], self.owed,
            self.tried[:], self.over, self.attack, self.dice[:], self.might, self.walls, self.shield, self.warded,
            self.first, self.active, self.round, self.holder, self.placed, self.ending,
        )
        twin.ended = self.ended
        twin.legal = self.legal
        return twin

    def tell(self, kind: str, seat: i64, reveals: bool = False) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat}, reveals=reveals))

    def say(self, kind: str, told: dict[str, Any], reveals: bool = False) -> None:
        """Call it only where somebody listens: the facts cost more than the rule."""
        assert self.log is not None
        self.log.append(Event(kind, told, reveals=reveals))

    # Ships

    def aboard(self, seat: i64) -> i64:
        at: i64 = seat * GOODS
        return self.crew[seat] + self.cargo[at] + self.cargo[at + 1] + self.cargo[at + 2]

    def vacant(self, seat: i64) -> i64:
        """FA-LOAD-03, FA-LOAD-15, FA-ERA-01, FA-ERA-05. Slots that the present Era lets this ship fill."""
        return SLOTS[self.era] - self.aboard(seat)

    def has_day(self) -> bool:
        """FA-TURN-05. The sliders together never pass the limit."""
        return self.prep + self.sail < self.limit

    def occupied(self, space: i64) -> bool:
        """FA-SAIL-04, FA-SAIL-05. Somebody's ship is there, whoever's turn it is."""
        return space in self.ships

    def clear_in(self, space: i64) -> i64:
        """FA-WEATHER-02, FA-WEATHER-03. Clear days in the zone of this space."""
        return CLEAR[self.wind * 4 + ZONE[space]]

    def sits_out(self, seat: i64) -> bool:
        """FA-CREW-05, FA-CREW-07. All fifteen crew are settlements: none aboard, ashore, or lost this turn."""
        if self.crew[seat] or self.supply[seat]:
            return False
        return seat != self.active or CREW not in self.losses

    def drop(self, seat: i64, piece: i64) -> None:
        """FA-CREW-03. A piece leaves the ship for the stockpile or its owner's supply; nothing leaves the game."""
        if piece == CREW:
            self.crew[seat] -= 1
            self.supply[seat] += 1
        else:
            self.cargo[seat * GOODS + piece] -= 1
            self.stock[piece] += 1

    def drop_goods(self, seat: i64) -> None:
        for good in range(GOODS):
            at: i64 = seat * GOODS + good
            self.stock[good] += self.cargo[at]
            self.cargo[at] = 0

    def maybe_strand(self, seat: i64) -> None:
        """FA-CREW-01, FA-CREW-02, FA-CREW-04, FA-END-01, FA-SAIL-09, FA-LOSS-11, FA-WINTER-06. A ship without crew loses its goods and goes to the Wintering Zone; in its owner's turn that turn is over. What was gained before stays."""
        if self.crew[seat]:
            return
        self.drop_goods(seat)
        self.ships[seat] = WINTER
        if seat == self.active:
            self.over = 1
        self.tell("strand", seat)

    def gain(self, seat: i64, vp: i64) -> None:
        """FA-COMP-06. Points are counted, never used up."""
        self.vp[seat] += vp

    # Ports

    def value_of(self, port: i64) -> i64:
        """FA-RAID-02, FA-SETTLE-04. The current value: one less if a good lies there, no matter whose."""
        return VALUE[port] - (1 if self.market[port] != NO_GOOD else 0)

    def to_beat(self, port: i64) -> i64:
        return self.value_of(port) + self.walls

    def town_stands(self, port: i64) -> bool:
        return self.towns[port] == STANDING

    def hostile_settlement(self, seat: i64) -> bool:
        """The ship of this seat lies in a port with an opponent's settlement."""
        space = self.ships[seat]
        return space < PORTS and self.settled[space] != NO_ONE and self.settled[space] != seat

    def has_tried(self, port: i64) -> bool:
        return port in self.tried

    def try_task(self, port: i64) -> None:
        """FA-TASK-02, FA-TASK-06. The attempt counts from its declaration."""
        self.tried.append(port)

    def end_attack(self) -> None:
        self.attack = 0
        self.dice.clear()
        self.might = 0
        self.walls = 0
        self.shield = 0

    # Runes

    def may_use_runes(self, seat: i64) -> bool:
        """FA-RUNE-01, FA-RUNE-02, FA-RUNE-06, FA-RUNE-13, FA-REACT-10. Not without a rune, in a Homeland, or sitting out; the Wintering Zone is no Homeland. All of it is public."""
        if not self.hands[seat] or HOMELANDS <= self.ships[seat] < WINTER:
            return False
        return not self.sits_out(seat)

    def leave_hand(self, seat: i64, rune: i64) -> None:
        """FA-INFO-01. A rune leaves a hand openly, and with it what everybody may remember of that hand.

        When the deck was last renewed, everybody could know which runes were in hands together, since all others
        lay open; `olds` counts those still held. Where nobody can tell whether an old or a new rune left, that
        knowledge is given up.
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


def towns_at_start() -> list[i64]:
    return [STANDING if TOWN[port] != NO_TOWN else NO_ONE for port in range(PORTS)]

"""Reading a position back from its line; every fault names the part that is wrong and what would be right.

A reader may also write `step=start` for the agenda of a turn from its start (left out, the turn is under way),
`deck=…` for the rune deck, the rest then being discards, and a raided town without its treasure.
"""

from __future__ import annotations

import re
from typing import Any

from meadhall.core.agenda import Frame
from meadhall.core.codec import Frames, agenda_from
from meadhall.core.fault import Fault, nearest
from meadhall.core.parts import number_of, options_in, parts_of
from meadhall.games.fire_and_axe.cards import (
    CREW,
    FIRST_DEMAND,
    GOODS,
    KINDS,
    PIECE_OF,
    PIECES,
    RUNE_OF,
    RUNES,
    SAGA_DECK,
    SAGA_OF,
    SAGA_SPACES,
    SAGAS,
    SLOTS,
    TASKS,
    TOKENS,
    TREASURES,
    runes_of,
)
from meadhall.games.fire_and_axe.chart import NO_TOWN, PORT_IDS, SPACE_OF, TOWN, WINTER, is_port, skull_at
from meadhall.games.fire_and_axe.edge.position import most_left, usual_crew, usual_era
from meadhall.games.fire_and_axe.edge.reading_agenda import check_agenda
from meadhall.games.fire_and_axe.edge.reading_table import check_ending, check_ports, check_supplies, check_table
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.options import House
from meadhall.games.fire_and_axe.rules.setup import bare
from meadhall.games.fire_and_axe.rules.turn import Act, CleanUp, Turn
from meadhall.games.fire_and_axe.state import DISCARDED, ENDINGS, NO_ONE, NO_SAGA, TAKEN, FireAndAxe

KEYS = [
    "players", "options", "demand", "goods", "settled", "raided", "open", "gone", "left", "era", "holder", "placed",
    "first", "discard", "deck", "table", "wind", "prep", "sail", "limit", "skulls", "owed", "tried", "over", "attack",
    "dice", "might", "walls", "shield", "warded", "round", "active", "ending", "agenda", "step",
    *(f"{seat}.{part}" for seat in SEATS for part in ("ship", "crew", "cargo", "hand", "old", "vp", "sagas")),
]
# Both Tireless Oars give 11. Each time the deck is made anew they may come back, but then at least ten runes must be
# drawn, for a Day each, before it can be made anew once more: that happens twice in a turn at most.
MOST_DAYS = 19


class Reader:
    """The parts of one line."""

    def __init__(self, text: str) -> None:
        self.parts = parts_of(text, "fire_and_axe", KEYS)
        self.players = self.number("players", 3, 2, len(SEATS))
        for key in self.parts:
            if key[0] in SEATS[self.players:] and key[1:2] == ".":
                raise Fault("position-no-player", part=key, players=self.players)

    def number(self, key: str, usual: int, low: int, high: int) -> int:
        return number_of(key, self.parts.get(key, str(usual)), low, high)

    def words(self, key: str) -> list[str]:
        return self.parts[key].split(",") if key in self.parts else []

    def word(self, key: str, text: str, known: dict[str, int]) -> int:
        if text not in known:
            raise Fault("fire_and_axe-word", part=key, word=text, nearest=nearest(text, list(known)))
        return known[text]

    def named(self, key: str, usual: str, known: dict[str, int]) -> int:
        return self.word(key, self.parts.get(key, usual), known)

    def seat(self, key: str, usual: int) -> int:
        if key not in self.parts:
            return usual
        return self.seat_of(key, self.parts[key])

    def seat_of(self, key: str, text: str) -> int:
        if len(text) != 1 or text not in SEATS[:self.players]:
            raise Fault("position-seat", part=key, value=text, seats=SEATS[:self.players])
        return SEATS.index(text)

    def pairs(self, key: str) -> list[tuple[int, str]]:
        """`horn:fish,york:furs`: ports, each once, with what is said of them."""
        found: dict[int, str] = {}
        for word in self.words(key):
            name, colon, value = word.partition(":")
            port = self.word(key, name, {port: at for at, port in enumerate(PORT_IDS)})
            if not colon or not value:
                raise Fault("fire_and_axe-pair", part=key, word=word)
            if port in found:
                raise Fault("fire_and_axe-twice", part=key, word=name)
            found[port] = value
        return list(found.items())


def from_position(text: str, frames: Frames, check: Any, old: bool = False) -> FireAndAxe:
    r = Reader(text)
    given = options_in(r.words("options"))
    s = bare(r.players, House(check(given, r.players)))
    read_ports(r, s)
    read_ships(r, s)
    read_sagas(r, s)
    read_turn(r, s)
    read_runes(r, s)
    check_supplies(s)
    if not old:
        check_ports(s)
    if "ending" in r.parts:
        s.ending = r.named("ending", "", {name: at for at, name in enumerate(ENDINGS) if at})
        s.ended = True
        check_table(s)
        check_ending(s)
        return s
    s.agenda = agenda(r, s, frames)
    check_table(s)
    check_agenda(s)
    return s


def read_ports(r: Reader, s: FireAndAxe) -> None:
    goods = {name: piece for name, piece in PIECE_OF.items() if piece != CREW}
    s.demand = r.named("demand", PIECES[FIRST_DEMAND], goods)
    for port, good in r.pairs("goods"):
        s.market[port] = r.word("goods", good, goods)
    for port, owner in r.pairs("settled"):
        s.settled[port] = r.seat_of("settled", owner)
    found = r.pairs("raided")
    for port, taken in sorted(found, key=lambda pair: len(pair[1]) == 1):      # those with their treasure first
        s.towns[port] = raided(r, s, port, taken)


def raided(r: Reader, s: FireAndAxe, port: int, taken: str) -> int:
    if TOWN[port] == NO_TOWN:
        raise Fault("fire_and_axe-no-town", port=PORT_IDS[port])
    left = TREASURES[TOWN[port]][:]
    for other, town in enumerate(s.towns):
        if TOWN[other] == TOWN[port] and town >= 0:
            left.remove(town // TAKEN)
    value = taken[1:] or str(left[0])
    if value not in map(str, left):
        raise Fault("fire_and_axe-treasure", port=PORT_IDS[port], value=value)
    return r.seat_of("raided", taken[0]) + TAKEN * int(value)


def read_ships(r: Reader, s: FireAndAxe) -> None:
    for seat in range(r.players):
        name = SEATS[seat]
        s.ships[seat] = r.named(f"{name}.ship", "winter", SPACE_OF)
        s.crew[seat] = r.number(f"{name}.crew", int(usual_crew(s.ships[seat])), 0, int(SLOTS[3]))
        for piece in r.words(f"{name}.cargo"):
            s.cargo[seat * GOODS + r.word(f"{name}.cargo", piece, {k: v for k, v in PIECE_OF.items() if v != CREW})] += 1
        s.vp[seat] = r.number(f"{name}.vp", 0, 0, 10**6)
        if s.ships[seat] != WINTER and not s.crew[seat]:
            raise Fault("fire_and_axe-crewless", seat=name)
        if is_port(s.ships[seat]) and s.ships[seat] in s.ships[:seat]:
            raise Fault("fire_and_axe-two-ships", port=PORT_IDS[s.ships[seat]])


def read_sagas(r: Reader, s: FireAndAxe) -> None:
    seen: set[int] = set()

    def cards(key: str, known: dict[str, int]) -> list[int]:
        found = [r.word(key, word, known) for word in r.words(key)]
        for saga in found:
            if saga in seen and saga != NO_SAGA:
                raise Fault("fire_and_axe-twice", part=key, word=SAGAS[saga])
            seen.add(saga)
        return found

    opened = cards("open", {**SAGA_OF, "-": NO_SAGA})
    if len(opened) > SAGA_SPACES:
        raise Fault("fire_and_axe-saga-spaces", found=len(opened))
    for space, saga in enumerate(opened):
        s.open[space] = saga
    for seat in range(r.players):
        for saga in cards(f"{SEATS[seat]}.sagas", SAGA_OF):
            s.won[saga] = seat
    for saga in cards("gone", SAGA_OF):
        s.won[saga] = DISCARDED
    s.era = r.number("era", int(usual_era(s)), 1, 3)
    s.left = r.number("left", max(0, int(most_left(s))), 0, SAGA_DECK)


def usual_first(r: Reader, s: FireAndAxe) -> int:
    """Whom the table has named to begin, once it has come to that; else the first seat."""
    named = s.house.first != "random" and "FirstPlayer" not in r.parts.get("agenda", "")
    return SEATS.index(s.house.first) if named else 0


def read_turn(r: Reader, s: FireAndAxe) -> None:
    s.wind = r.number("wind", 0, 0, 3)
    s.limit = r.number("limit", int(s.limit), int(s.limit), MOST_DAYS)
    s.prep = r.number("prep", 0, 0, int(s.limit))
    s.sail = r.number("sail", 0, 0, int(s.limit - s.prep))
    s.losses = [r.word("skulls", word, PIECE_OF) for word in r.words("skulls")]
    s.owed = r.number("owed", 0, 0, int(skull_at(MOST_DAYS)))
    for word in r.words("tried"):
        s.try_task(r.word("tried", word, {port: at for at, port in enumerate(PORT_IDS)}))
    s.over = r.number("over", 0, 0, 1)
    s.attack = r.named("attack", TASKS[0], {task: at for at, task in enumerate(TASKS)})
    for word in r.words("dice"):
        if not re.fullmatch("[1-6]", word):
            raise Fault("fire_and_axe-die", word=word)
        s.dice.append(int(word))
    s.might = r.number("might", 0, 0, 3)
    s.walls = r.number("walls", 0, 0, 1)
    s.shield = r.number("shield", 0, 0, 1)
    s.warded = r.number("warded", 0, 0, 1)
    s.first = r.seat("first", usual_first(r, s))
    s.active = r.seat("active", 0)
    s.round = r.number("round", 1, 0, 10**6)
    s.holder = r.seat("holder", NO_ONE)
    s.placed = r.number("placed", 0, 0, TOKENS)


def read_runes(r: Reader, s: FireAndAxe) -> None:
    left = runes_of(s.house.conflict)

    def cards(key: str) -> list[Any]:
        found = [r.word(key, word, RUNE_OF) for word in r.words(key)]
        for rune in found:
            if not left[rune]:
                raise Fault("fire_and_axe-runes", part=key, rune=RUNES[rune])
            left[rune] -= 1
        return found

    for seat in range(r.players):
        s.hands[seat] = cards(f"{SEATS[seat]}.hand")
        s.olds[seat] = r.number(f"{SEATS[seat]}.old", 0, 0, len(s.hands[seat]))
    s.table = cards("table")
    s.discard = cards("discard")
    if "deck" not in r.parts:
        s.deck = left
        return
    drawn = cards("deck") if r.parts["deck"] != "-" else []
    s.deck = [drawn.count(rune) for rune in range(KINDS)]
    s.discard += [rune for rune in range(KINDS) for _ in range(left[rune])]


def agenda(r: Reader, s: FireAndAxe, frames: Frames) -> list[Frame]:
    if "agenda" in r.parts:
        return agenda_from(r.parts["agenda"], frames)
    start = r.named("step", "act", {"start": 1, "act": 0})
    return [Turn(s.active)] if start else [CleanUp(s.active), Act(s.active)]

"""Setup: choose gods and support gods, lay out pieces and cards."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, TABLE, Council, Frame, Onward, Question, blank
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import (
    ANONYMOUS,
    ARTIFACT_IDS,
    ASGARD,
    BONDS,
    CREATURES,
    GIANTS,
    GIFTS,
    GOD_SYMBOLS,
    GODS,
    HEROES_IN_ALL,
    JOTNAR,
    NONE,
    ON_BOARD,
    PAWNS,
    PLAIN_SYMBOLS,
    START,
    VANIR_SYMBOLS,
    list_bits,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.options import NO_BOOK, House
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.rules.actions import DealArtifact
from meadhall.games.yggdrasil.rules.bonds import DIE, ELF, thing_name
from meadhall.games.yggdrasil.rules.book import Enter
from meadhall.games.yggdrasil.rules.effects import fill
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.rules.turn import Round
from meadhall.games.yggdrasil.saga import create_tale
from meadhall.games.yggdrasil.sagas.catalog import find_saga
from meadhall.games.yggdrasil.state import SAGAS, Yggdrasil


def set_up(players: i64, house: House) -> Yggdrasil:
    """YG-SETUP-01, YG-SETUP-08, YG-DEC-01, YG-CAMP-01. Set up the board; each player chooses a god, the table support
    gods, then the stacks of artifacts show their tops.
    """
    s = set_up_board(players, house)
    frames: list[Frame] = []
    for seat in range(players):
        frames.append(ChooseGod(seat))
    for slot in range(players, len(s.gods)):
        frames.append(ChooseSupport(slot))
    opening: list[Frame] = [Begin()] if house.campaign else []
    s.do_all([*opening, *frames, Gifts(), *lay_out(s)])
    if house.campaign:
        s.tries[0] = 1
    return s


def lay_out(s: Yggdrasil) -> list[Frame]:
    """YG-SETUP-11. Finish the setup when every god has its sheet and its pieces; a saga opens at its first page."""
    opening: list[Frame] = [Enter(0)] if s.saga is not None else []
    return [DealArtifact(0), DealArtifact(1), DealArtifact(2), *opening, Round()]


def open_saga(s: Yggdrasil) -> None:
    """YG-SETUP-11, YG-CAMP-01. Open the saga of this table: the chosen one, or the present one of the campaign."""
    name = SAGAS[s.chapter] if s.house.campaign else s.house.saga
    s.saga = find_saga(name) if name != NO_BOOK else None
    s.tale = create_tale(s.saga, s.players) if s.saga is not None else None


def set_up_board(players: i64, house: House) -> Yggdrasil:
    """YG-SETUP-02, YG-SETUP-03, YG-SETUP-04, YG-SETUP-05, YG-SETUP-06, YG-SETUP-07, YG-SETUP-09, YG-SETUP-10,
    YG-SETUP-12, YG-SETUP-14, YG-SETUP-15, YG-DUO-01, YG-SOLO-01, YG-CAMP-01. Set up everything that does not depend on
    the gods.
    """
    table = COMPONENTS.tables[players - 1]
    gods: i64 = players + table.support
    most: list[i64] = [table.life] * players + [table.support_life] * (gods - players)
    plain: list[i64] = [PLAIN_SYMBOLS] * players
    nothing: list[i64] = [0] * players
    where: list[i64] = START[:ON_BOARD]
    s = blank(Yggdrasil)
    s.house = house
    s.players = players
    open_saga(s)
    s.gods = [NONE] * gods
    s.most = most
    s.god_symbols = plain
    s.vanir_symbols = plain
    s.brothers = nothing
    s.bloods = nothing
    s.chances = nothing
    s.travels = nothing
    s.elf_boxes = nothing
    s.die_boxes = nothing
    s.xp = nothing
    s.tries = [0] * len(SAGAS) if house.campaign else []
    s.at = [ASGARD] * gods
    s.life = most[:]
    s.elves = nothing[:]
    s.dice = nothing[:]
    s.artifacts = nothing[:]
    s.where = where
    s.muspell = GIANTS
    s.anonymous = ANONYMOUS
    s.heroes = HEROES_IN_ALL
    s.alfheim = table.pieces
    s.vanaheim = table.pieces
    s.pawns = PAWNS
    s.jotun_deck = (1 << len(JOTNAR)) - 1
    s.tops = [NONE] * 3
    s.stacks = (1 << len(ARTIFACT_IDS)) - 1
    s.creature_deck = (1 << len(CREATURES)) - 1
    s.piles = [[] for _ in range(players)]
    s.bags = nothing[:]
    s.tokens = nothing[:]
    s.down = [NO_CARD] * players
    s.apart = nothing[:]
    s.foe = NO_FOE
    deal_piles(s)
    fill()
    return s


def deal_piles(s: Yggdrasil) -> None:
    """YG-SETUP-13, YG-DUO-02, YG-SOLO-02, YG-INFO-06. Six cards each; with two players three unseen ones of the support god as well, alone all eighteen."""
    own: i64 = 63
    for seat in range(s.players):
        s.bags[seat] = own << (6 * seat)
        s.piles[seat] = [UNKNOWN] * 6
        if s.players == 2:
            s.tokens[seat] = 3
            s.piles[seat] = [UNKNOWN] * 9
    if s.players == 2:
        s.unseen = own << 12
    elif s.players == 1:
        s.bags[0] = (1 << 18) - 1
        s.piles[0] = [UNKNOWN] * 18


class ChooseGod(Question):
    """YG-SETUP-01, YG-DEC-01. A god of your own, no god twice."""

    ask: ClassVar[str] = "god.choose"
    rule: ClassVar[str] = "YG-SETUP-01"

    def find_slot(self) -> i64:
        return self.seat

    def options(self, s: Yggdrasil) -> list[i64]:
        free: i64 = (1 << len(GODS)) - 1
        for god in s.gods:
            if god != NONE:
                free &= ~(1 << god)
        return list_bits(free)

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "god " + GODS[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [god for god in range(len(GODS))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "YG-SETUP-01" if move in s.gods else ""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        gods = s.gods[:]  # copies of the state share the list
        gods[self.find_slot()] = move
        s.gods = gods
        if s.log is not None:
            s.log.append(Event("god", {"seat": self.seat if self.seat >= 0 else None, "god": GODS[move]}))


class ChooseSupport(ChooseGod):
    """YG-DUO-01, YG-SOLO-01, YG-DEC-01. With two players one unused god, alone two, stand by as support gods."""

    ask: ClassVar[str] = "support.choose"
    rule: ClassVar[str] = "YG-DUO-01"
    whom: ClassVar[int] = TABLE
    place: i64

    def __init__(self, place: i64) -> None:
        self.seat = TABLE
        self.place = place

    def find_slot(self) -> i64:
        return self.place


class Begin(Onward):
    """YG-CAMP-01. A saga of a campaign begins, for the first time or once more."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.log is not None:
            s.log.append(Event("saga", {"saga": SAGAS[s.chapter], "count": s.tries[s.chapter]}))


class Gifts(Onward):
    """YG-SETUP-16, YG-SETUP-17, YG-GOD-FREYR-02, YG-GOD-FREYIA-02, YG-GOD-ODIN-02, YG-GOD-THOR-02. In the hard game the
    gods get their starting abilities and pieces.
    """

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        give_sheets(s)
        s.do(Equip())


class Equip(Onward):
    """YG-SETUP-17, YG-CAMP-04. Each player takes the starting elves and Vanir dice of their own sheet out of the
    reserves.
    """

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(Share(ELF, s.elf_boxes), Share(DIE, s.die_boxes))


class Share(Council):
    """YG-SETUP-17, YG-ROUND-08. If a reserve runs short, the table agrees who gets fewer, piece by piece."""

    ask: ClassVar[str] = "pieces.share"
    rule: ClassVar[str] = "YG-SETUP-17"
    thing: i64
    claims: list[i64]

    def count_reserve(self, s: Yggdrasil) -> i64:
        return s.alfheim if self.thing == ELF else s.vanaheim

    def options(self, s: Yggdrasil) -> list[i64]:
        if sum(self.claims) <= self.count_reserve(s):
            return []
        return [seat for seat in range(s.players) if self.claims[seat]]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "without " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [seat for seat in range(s.players)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if self.claims[move] else "YG-SETUP-17"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            claims = self.claims[:]
            claims[move] -= 1
            s.do(Share(self.thing, claims))
            return
        for seat in range(s.players):
            count = self.claims[seat]
            if self.thing == ELF:
                s.alfheim -= count
                s.elves[seat] += count
            else:
                s.vanaheim -= count
                s.dice[seat] += count
            if count:
                s.log_count("elves" if self.thing == ELF else "dice", seat, count)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"thing": thing_name(self.thing), "count": sum(self.claims) - self.count_reserve(s)}


def give_sheets(s: Yggdrasil) -> None:
    """YG-SETUP-16, YG-GOD-FRIGG-02, YG-GOD-HEIMDALL-02, YG-GOD-TYR-02, YG-GOD-ODIN-02, YG-GOD-FREYIA-02,
    YG-GOD-FREYR-02, YG-REL-01, YG-CAMP-07. Give the symbols, elves and relations of the sheets' hard side, with which a
    campaign begins; the easy side has none.
    """
    if not s.house.hard:
        return
    s.god_symbols = [GOD_SYMBOLS[s.gods[seat]] for seat in range(s.players)]
    s.vanir_symbols = [VANIR_SYMBOLS[s.gods[seat]] for seat in range(s.players)]
    everybody: i64 = (1 << len(s.gods)) - 1
    brothers: list[i64] = []
    chances: list[i64] = []
    for seat in range(s.players):
        bond = BONDS[s.gods[seat]]
        others: i64 = everybody & ~(1 << seat)
        brothers.append(others if bond == "brother" else 0)
        chances.append(others if bond == "chance" else 0)
    s.brothers = brothers
    s.chances = chances
    s.elf_boxes = [GIFTS[s.gods[seat]] for seat in range(s.players)]

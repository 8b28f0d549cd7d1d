"""The experience sheets of a campaign: the cost of a box, which can be ticked, and buying them between two games."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Question
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import BOND_COSTS, COLUMN_COSTS, FACES, LEARNED, PIECE_COSTS, count_bits
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.state import Yggdrasil

# The number of a purchase is its row times eight, plus the face in a column, the god's slot in a relation.
ROWS: Final = ("god", "vanir", "elf", "die", "brother", "blood", "chance", "travel")
PIECES: Final = 2  # the first row of starting pieces
BONDS: Final = 4  # the first row of relations
BOXES: Final = 8
NO_BOX: Final = -1
DONE: Final = 64


def get_symbols(s: Yggdrasil, row: i64) -> list[i64]:
    return s.god_symbols if row == 0 else s.vanir_symbols


def get_piece_boxes(s: Yggdrasil, row: i64) -> list[i64]:
    return s.elf_boxes if row == PIECES else s.die_boxes


def get_bonds(s: Yggdrasil, row: i64) -> list[i64]:
    if row == BONDS:
        return s.brothers
    if row == BONDS + 1:
        return s.bloods
    return s.chances if row == BONDS + 2 else s.travels


def list_boxes(s: Yggdrasil, row: i64) -> list[i64]:
    """YG-CAMP-05, YG-CAMP-06. Return the costs of the boxes of a row at this table, without struck-out ones."""
    if row < PIECES:
        return COLUMN_COSTS[row]
    return PIECE_COSTS[row - PIECES] if row < BONDS else BOND_COSTS[s.players - 1]


def find_cost(s: Yggdrasil, seat: i64, move: i64) -> i64:
    """YG-CAMP-10, YG-CAMP-12. Return the cost of the first free box, because rows are filled from left to right; NO_BOX
    if all are ticked. A symbol has a box of its own.
    """
    row, what = move // BOXES, move % BOXES
    if row < PIECES:
        return NO_BOX if get_symbols(s, row)[seat] >> what & 1 else COLUMN_COSTS[row][LEARNED.index(what)]
    filled: i64 = get_piece_boxes(s, row)[seat] if row < BONDS else count_bits(get_bonds(s, row)[seat])
    prices = list_boxes(s, row)
    return prices[filled] if filled < len(prices) else NO_BOX


def list_offers(s: Yggdrasil) -> list[i64]:
    """Return every box that a player could tick."""
    found: list[i64] = []
    for row in range(PIECES):
        for face in LEARNED:
            found.append(row * BOXES + face)
    for row in range(PIECES, BONDS):
        found.append(row * BOXES)
    for row in range(BONDS, len(ROWS)):
        for slot in range(len(s.gods)):
            found.append(row * BOXES + slot)
    return found


class Buy(Question):
    """YG-CAMP-06, YG-CAMP-10, YG-CAMP-11, YG-CAMP-12, YG-DEC-23. Between two games each player ticks boxes of their own
    sheet for experience, one after another; unspent experience is kept.
    """

    ask: ClassVar[str] = "sheet.buy"
    rule: ClassVar[str] = "YG-CAMP-10"

    def options(self, s: Yggdrasil) -> list[i64]:
        moves = [move for move in list_offers(s) if not self.why(s, move)]
        moves.append(DONE)
        return moves

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [*list_offers(s), DONE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == DONE:
            return ""
        row, what = move // BOXES, move % BOXES
        if row >= BONDS and (what == self.seat or get_bonds(s, row)[self.seat] >> what & 1):
            return "YG-CAMP-12"
        cost = find_cost(s, self.seat, move)
        if cost == NO_BOX:
            return "YG-CAMP-12"
        return "YG-CAMP-10" if cost > s.xp[self.seat] else ""

    def text(self, s: Yggdrasil, move: i64) -> str:
        if move == DONE:
            return "done"
        row, what = move // BOXES, move % BOXES
        if row < PIECES:
            return f"buy {ROWS[row]} {FACES[what]}"
        return f"buy {ROWS[row]}" if row < BONDS else f"buy {ROWS[row]} {god_name(s, what)}"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        xp = s.xp[:]
        xp[self.seat] -= find_cost(s, self.seat, move)
        s.xp = xp
        tick(s, self.seat, move // BOXES, move % BOXES)
        s.do(self)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"count": s.xp[self.seat]}


def tick(s: Yggdrasil, seat: i64, row: i64, what: i64) -> None:
    """YG-CAMP-10. Tick a box in a new list, because copies of the state share the sheets."""
    held = (get_symbols(s, row) if row < PIECES else get_piece_boxes(s, row) if row < BONDS else get_bonds(s, row))[:]
    if PIECES <= row < BONDS:
        held[seat] += 1
    else:
        held[seat] |= 1 << what
    if row == 0:
        s.god_symbols = held
    elif row == 1:
        s.vanir_symbols = held
    elif row == PIECES:
        s.elf_boxes = held
    elif row < BONDS:
        s.die_boxes = held
    elif row == BONDS:
        s.brothers = held
    elif row == BONDS + 1:
        s.bloods = held
    elif row == BONDS + 2:
        s.chances = held
    else:
        s.travels = held
    if s.log is not None:
        s.log.append(build_event(s, seat, row, what))


def build_event(s: Yggdrasil, seat: i64, row: i64, what: i64) -> Event:
    god = god_name(s, seat)
    if row < PIECES:
        return Event("learn", {"god": god, "die": ROWS[row], "face": FACES[what]})
    if row < BONDS:
        return Event("equip", {"god": god, "thing": ROWS[row]})
    return Event("befriend", {"god": god, "bond": ROWS[row], "to": god_name(s, what)})

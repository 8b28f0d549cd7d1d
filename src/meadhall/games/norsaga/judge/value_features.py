"""Features for and against a seat, each with a learned weight. The value of a seat is their sum.

Features of the tree alone are summed once for each tree; those of the hand and of the moment are computed each time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.judge.policy_features import sort_youngest
from meadhall.games.norsaga.judge.tree_analysis import COLOUR, GHOST, KIND, NOTHING, SKALD, WIDTH, TreeAnalysis
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import Norsaga

# The features of a seat, group by group; the weights define their value.
LAID: Final = 0  # markers laid (0-5) * 3 + how many more a hand card lays at once (0-2)
TEMPO: Final = 18  # a hand card completes the saga 10, makes five markers 5, neither 0; + turns until the next play
OUTS: Final = 33  # from three markers on: (laid - 3) * 8 + sixteenths of the deck that lay another
CHAIN: Final = 57  # colour * 3 + generation - 1; 15 without
AHEAD: Final = 73  # generations open while this turn's embellishment is still to come
GRANT: Final = 77  # generations open while a skald's grant waits
HELD: Final = 81  # cards in hand, up to six
WAYS: Final = 88  # different hand cards that lay another marker, up to four
SKALDS: Final = 93  # skalds in hand, up to three
GHOSTS: Final = 97  # ghosts in hand, up to three
DOOMED: Final = 101  # with a Doom token: turns until it goes
LOSS: Final = 106  # markers that the worst loss of one hero would take, up to three
HEROES: Final = 110  # heroes in the tree
HAUNTED: Final = 118  # ghosts among them, up to two
PARENTS: Final = 121  # what their pair is
ELDERS: Final = 137  # what each pair of grandparents is
YOUNGEST: Final = 153  # what the youngest is
SUITED: Final = 158  # hand cards of which something is wanted, twins once, up to four
MARKS: Final = 163


def count_stock(s: Norsaga) -> list[i64]:
    """Return how many of each kind can still be drawn; the discard pile is added to a deck that runs low."""
    stock: list[i64] = [0] * WIDTH
    for card in s.deck:
        stock[KIND[card]] += 1
    if len(s.deck) < 8:
        for card in s.discard:
            stock[KIND[card]] += 1
    return stock


def count_steps_ahead(s: Norsaga) -> i64:
    """Return the steps of the running turn still to come: 2 with the embellishment, 1 the play alone, 0 neither."""
    ahead: i64 = 0
    for frame in s.agenda:
        if isinstance(frame, Continue):
            ahead = 1
        elif ahead and frame.ask == "story.embellish":
            ahead = 2
    return ahead


def list_tree_marks(standing: TreeAnalysis) -> list[i64]:
    """Return the features of the tree itself, without its owner's hand."""
    k = standing.kinds
    reached = standing.generation
    pairs = standing.saga.pairs
    borne: list[i64] = [
        CHAIN + (COLOUR[k[0]] * 3 + reached - 1 if reached else 15),
        LOSS + min(3, standing.now - standing.count_after_worst_loss()),
        PARENTS + pairs[k[1] * WIDTH + k[2]],
        ELDERS + pairs[k[3] * WIDTH + k[4]],
        ELDERS + pairs[k[5] * WIDTH + k[6]],
        YOUNGEST + sort_youngest(standing, k[0]),
    ]
    heroes: i64 = 0
    haunted: i64 = 0
    for kind in k:
        if kind != NOTHING:
            heroes += 1
        if kind == GHOST:
            haunted += 1
    borne.append(HEROES + heroes)
    borne.append(HAUNTED + min(2, haunted))
    return borne


class TableFeatures:
    """The values that are the same for all seats of an evaluated table."""

    def __init__(self, s: Norsaga) -> None:
        self.s = s
        self.ahead: i64 = count_steps_ahead(s)
        self.stock: list[i64] | None = None
        self.total: i64 = 0
        self.reach: i64 = 0  # of the seat whose hand was looked at last: markers with the best card of it

    def find_share(self, standing: TreeAnalysis) -> i64:
        """Return the sixteenths of the stock that add a marker, computed when first needed."""
        stock = self.stock
        if stock is None:
            stock = count_stock(self.s)
            self.stock = stock
            for count in stock:
                self.total += count
        return standing.count_outs(stock) * 16 // self.total if self.total else 0


def list_moment_marks(now: TableFeatures, seat: i64, standing: TreeAnalysis) -> list[i64]:
    """Return the features of the hand and of the moment."""
    s = now.s
    laid = standing.now
    borne = list_hand_marks(now, s.hands[seat], standing)
    reach = now.reach
    wait: i64 = (seat - s.active) % s.players
    if s.doomed and s.is_doomed(seat):
        borne.append(DOOMED + wait)
    if wait == 0 and not now.ahead:
        wait = s.players
    borne.append(TEMPO + (10 if reach == 6 else 5 if reach == 5 else 0) + wait)
    if laid >= 3:
        borne.append(OUTS + (laid - 3) * 8 + min(7, now.find_share(standing)))
    if wait == 0 and now.ahead == 2:
        borne.append(AHEAD + standing.generation)
    if (s.queue and seat in s.queue) or (s.arrivals and seat in s.arrivals):
        borne.append(GRANT + standing.generation)
    return borne


def list_hand_marks(now: TableFeatures, hand: list[i64], standing: TreeAnalysis) -> list[i64]:
    """Return what the cards in hand could do for the tree."""
    met: i64 = 0
    skalds: i64 = 0
    ghosts: i64 = 0
    ways: i64 = 0
    suited: i64 = 0
    reach = standing.now
    wanted = standing.saga.wanted
    one: i64 = 1
    for card in hand:
        kind = KIND[card]
        if kind == GHOST:
            ghosts += 1
            continue
        if kind >= SKALD:
            skalds += 1
        if met >> kind & 1 == 0:
            met |= one << kind
            if wanted[kind]:
                suited += 1
            most = standing.count_most_markers(kind)
            if most > standing.now:
                ways += 1
                reach = max(reach, most)
    now.reach = reach
    return [
        LAID + standing.now * 3 + min(2, reach - standing.now),
        HELD + min(6, len(hand)),
        WAYS + min(4, ways),
        SKALDS + min(3, skalds),
        GHOSTS + min(3, ghosts),
        SUITED + min(4, suited),
    ]


def list_marks(now: TableFeatures, seat: i64, standing: TreeAnalysis) -> list[i64]:
    """Return all features for and against this seat."""
    return list_tree_marks(standing) + list_moment_marks(now, seat, standing)

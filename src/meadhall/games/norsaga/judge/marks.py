"""What speaks for and against a seat: marks, each with a weight. A judgement is their sum.

The weights are fitted to games of jarl against itself, by the winner of each: `benchmarks/fit_judge.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import DOMINANT
from meadhall.games.norsaga.judge.standing import GHOST, KIND, NOTHING, SKALD, WIDTH, Standing, saga_of
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import Norsaga
from meadhall.games.norsaga.tree import generation

# Marks: what a seat can bear, group by group; WEIGHTS says what each is worth.
LAID: Final = 0           # markers laid (0-5) * 3 + how many more a hand card lays at once (0-2)
TEMPO: Final = 18         # a hand card completes the saga 10, makes five markers 5, neither 0; + turns until the next play
OUTS: Final = 33          # from three markers on: (laid - 3) * 8 + sixteenths of the deck that lay another
CHAIN: Final = 57         # colour * 3 + generation - 1; 15 without
AHEAD: Final = 73         # generations open while this turn's embellishment is still to come
GRANT: Final = 77         # generations open while a skald's grant waits
HELD: Final = 81          # cards in hand, up to six
WAYS: Final = 88          # different hand cards that lay another marker, up to four
SKALDS: Final = 93        # skalds in hand, up to three
GHOSTS: Final = 97        # ghosts in hand, up to three
DOOMED: Final = 101       # with a Doom token: turns until it goes
LOSS: Final = 106         # markers that the worst loss of one hero would take, up to three
HEROES: Final = 110       # heroes in the tree
HAUNTED: Final = 118      # ghosts among them, up to two
MARKS: Final = 121


def stock_of(s: Norsaga) -> list[i64]:
    """How many of each kind may still be drawn; the discard pile joins a deck that runs low."""
    stock: list[i64] = [0] * WIDTH
    for card in s.deck:
        stock[KIND[card]] += 1
    if len(s.deck) < 8:
        for card in s.discard:
            stock[KIND[card]] += 1
    return stock


def steps_ahead(s: Norsaga) -> i64:
    """Steps of the running turn still to come: 2 with the embellishment, 1 the play alone, 0 neither."""
    ahead: i64 = 0
    for frame in s.agenda:
        if isinstance(frame, Continue):
            ahead = 1
        elif ahead and frame.ask == "story.embellish":
            ahead = 2
    return ahead


def marks(s: Norsaga, seat: i64, stock: list[i64], ahead: i64) -> list[i64]:
    """Everything that speaks for or against this seat."""
    tree = s.trees[seat]
    standing = Standing(tree, saga_of(s, seat))
    hand: list[i64] = []
    skalds: i64 = 0
    ghosts: i64 = 0
    for card in s.hands[seat]:
        kind = KIND[card]
        if kind == GHOST:
            ghosts += 1
        elif kind >= SKALD:
            skalds += 1
        if kind != GHOST and kind not in hand:
            hand.append(kind)
    standing.study()
    laid = standing.now
    reach = standing.reach(hand)
    borne: list[i64] = [LAID + laid * 3 + min(2, reach - laid)]
    wait: i64 = (seat - s.active) % s.players
    if s.is_doomed(seat):
        borne.append(DOOMED + wait)
    if wait == 0 and not ahead:
        wait = s.players
    borne.append(TEMPO + (10 if reach == 6 else 5 if reach == 5 else 0) + wait)
    if laid >= 3:
        total: i64 = sum(stock)
        share: i64 = standing.outs(stock) * 16 // total if total else 0
        borne.append(OUTS + (laid - 3) * 8 + min(7, share))
    reached = generation(tree)
    borne.append(CHAIN + (DOMINANT[tree[0]] * 3 + reached - 1 if reached else 15))
    if wait == 0 and ahead == 2:
        borne.append(AHEAD + reached)
    if seat in s.queue or seat in s.arrivals:
        borne.append(GRANT + reached)
    borne.append(HELD + min(6, len(s.hands[seat])))
    borne.append(WAYS + min(4, standing.ways))
    borne.append(SKALDS + min(3, skalds))
    borne.append(GHOSTS + min(3, ghosts))
    borne.append(LOSS + min(3, laid - standing.worst()))
    heroes: i64 = 0
    haunted: i64 = 0
    for kind in standing.kinds:
        if kind != NOTHING:
            heroes += 1
        if kind == GHOST:
            haunted += 1
    borne.append(HEROES + heroes)
    borne.append(HAUNTED + min(2, haunted))
    return borne


# How a seat that bears a mark fares, as logits; fitted to games of jarl against itself (docs: benchmarks/fit_judge.py).
WEIGHTS: Final[list[float]] = [
    -0.57, -0.51, -0.55,  -0.50, -0.34, -0.05,  -0.24, -0.17, 0.08,    # LAID
    -0.01, 0.09, 0.28,  0.11, 0.02, 1.31,  0.39, 1.17, 0.00,
    -0.07, -0.25, -0.20, -0.27, -0.35,  0.45, 0.25, 0.03, -0.11, -0.12,  3.27, 0.24, -0.43, -0.67, 0.23,    # TEMPO
    0.06, 0.26, 0.09, -0.03, -0.11, 0.04, -0.01, 0.05,  -0.34, -0.26, 0.22, 0.17, 0.23, 0.21, 0.27, 0.39,    # OUTS
    0.07, 0.32, 0.22, 0.25, 0.24, 0.11, 0.67, 0.16,
    0.05, 0.57, 0.63,  -0.49, 0.42, 0.12,  -0.52, -0.09, 0.84,    # CHAIN
    -0.19, 0.33, 0.50,  -0.04, 0.14, -0.53,  -0.56,
    0.00, -0.07, 0.09, 0.11,    # AHEAD
    0.14, 0.01, 0.11, 0.20,    # GRANT
    0.31, 0.20, 0.06, -0.08, 0.01, -0.12, 0.00,    # HELD
    -0.05, -0.09, 0.06, 0.20, 0.36,    # WAYS
    -0.02, -0.01, 0.17, 0.16,    # SKALDS
    -0.03, 0.15, 0.30, -0.25,    # GHOSTS
    -0.09, 0.04, -0.15, -0.35, 0.00,    # DOOMED
    0.09, -0.02, -0.01, 0.00,    # LOSS
    -0.71, -0.42, -0.31, -0.11, -0.01, 0.21, 0.36, 0.46,    # HEROES
    0.00, 0.01, -0.09,    # HAUNTED
]

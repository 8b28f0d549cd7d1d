"""Features of an answer, each with a learned weight. The rate of an answer is their sum.

Features are numbers, and each number means the same in every question. A feature has an amount, because it can count in
part or several times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.judge.tree_analysis import COLOUR, GHOST, PAIRS, SKALD, WIDTH, TreeAnalysis, find_partner

# The effect on a tree, group by group: why a card is played there, or removed.
LAST: Final = 0  # my play that ends my turn
MORE: Final = 1  # my play or placing, with more to come
LOSE: Final = 2  # a hero of mine goes
GAIN: Final = 3  # a hero of another's takes the place of mine
HARM: Final = 4  # I play or place a card on another's tree
TAKE: Final = 5  # a hero of another's goes
LEAVE: Final = 6  # a hero of mine takes its place
SETS: Final = 7
LAYS: Final = 0  # markers before * 7 + after
PAIR: Final = 49  # (before 0, after 1) * 16 + what the pair is; the grandparents' 32 further on
YOUNGEST: Final = 113  # (before 0, after 1) * 5 + what the youngest is
CHAIN: Final = 123  # generations before * 24 + after * 6 + the colour after
COVER: Final = 219  # what is covered * 12 + what comes * 3 + the row
PUT: Final = 267  # signs of a set

# The affected players: players to pick, owners of trees to harm.
OWNER: Final = SETS * PUT  # purpose * WHO + markers * 8 + (I have most) * 4 + turns until they play
HOLDS: Final = 56  # and the cards in their hand, up to six
WHO: Final = 63
HARMED: Final = 0
ROBBED: Final = 1
ASSAULTED: Final = 2
PLUNDERED: Final = 3
SPIED: Final = 4
PURPOSES: Final = 5

# The embellishments: each by the situation around it.
STORY: Final = OWNER + PURPOSES * WHO
OWN: Final = 0  # my markers
REACH: Final = 7  # more by a hand card, up to two
RIVAL: Final = 10  # the most markers of another
HELD: Final = 17  # cards in hand, up to six
GHOSTS: Final = 24  # up to three
SKALDS: Final = 28  # up to two
GRANT: Final = 31  # in a turn 0, by a skald 1
DOOMED: Final = 33  # with a Doom token 1
EMBELLISHED: Final = 35
STORIES: Final = 16  # fifteen, and none

# The card: to pay, discard, take or give.
CARD: Final = STORY + STORIES * EMBELLISHED
GAINS: Final = 0  # markers it adds at home, up to two, * 7 + markers now
WANTED: Final = 21  # hero: what is wanted of it; skald 6 to 8; ghost 9
TWIN: Final = 31  # another like it in hand 1
USE: Final = 33  # as often as the best place at home is rated
CARD_SIGNS: Final = 34
PAID: Final = 0
AUGURED: Final = 1
OFFERED: Final = 2
DISCARDED: Final = 3
TAKEN: Final = 4
GIVEN: Final = 5
CARD_SETS: Final = 6

# Answers of their own kind, and answers rated by their result.
ALONE: Final = CARD + CARD_SETS * CARD_SIGNS
STOP: Final = ALONE  # infiltrate no further
FORGO: Final = ALONE + 1  # play nothing after an offering
KEEP: Final = ALONE + 2  # swap nothing
DONE: Final = ALONE + 3  # discard no more
REFILL: Final = ALONE + 4  # as often as the best card for the spot is rated
PRIZE: Final = ALONE + 5  # as often as the hero's best place at home is rated
SIGNS: Final = ALONE + 6


def list_sorts() -> list[i64]:
    """Return hero, skald, ghost or nothing, by kind."""
    return [0 if kind < SKALD else 1 if kind < GHOST else 2 if kind == GHOST else 3 for kind in range(WIDTH)]


SORT: Final[list[i64]] = list_sorts()


def sort_youngest(standing: TreeAnalysis, kind: i64) -> i64:
    """Return the sort of the youngest: a hero of a wanted colour or not, skald, ghost, nothing."""
    return 0 if standing.saga.gives[kind] else 1 + SORT[kind]


def list_put_signs(standing: TreeAnalysis, kind: i64, spot: i64, purpose: i64) -> list[i64]:
    """Return the features of this kind in that spot of the tree."""
    first: i64 = purpose * PUT
    k = standing.kinds
    was: i64 = k[spot]
    signs: list[i64] = [first + LAYS + standing.now * 7 + standing.count_markers(kind, spot)]
    if spot == 0:
        signs.append(first + YOUNGEST + sort_youngest(standing, was))
        signs.append(first + YOUNGEST + 5 + sort_youngest(standing, kind))
    else:
        pairs = standing.saga.pairs
        beside: i64 = k[find_partner(spot)]
        row: i64 = PAIR if spot < 3 else PAIR + 2 * PAIRS
        signs.append(first + row + pairs[was * WIDTH + beside])
        signs.append(first + row + PAIRS + pairs[kind * WIDTH + beside])
    chain: i64 = standing.generation * 24 + standing.count_generations(kind, spot) * 6
    signs.append(first + CHAIN + chain + min(5, COLOUR[k[0] if spot else kind]))
    signs.append(first + COVER + SORT[was] * 12 + SORT[kind] * 3 + (0 if spot == 0 else 1 if spot < 3 else 2))
    return signs


def list_card_signs(standing: TreeAnalysis, kind: i64, twin: bool, purpose: i64) -> list[i64]:
    """Return the features of a card for the owner of this tree."""
    first: i64 = CARD + purpose * CARD_SIGNS
    gain: i64 = min(2, standing.count_most_markers(kind) - standing.now) if kind < GHOST else 0
    wanted: i64 = standing.saga.wanted[kind]
    if kind == GHOST:
        wanted = 9
    elif kind >= SKALD:
        wanted = 6 + wanted // 2
    return [first + GAINS + gain * 7 + standing.now, first + WANTED + wanted, first + TWIN + (1 if twin else 0)]

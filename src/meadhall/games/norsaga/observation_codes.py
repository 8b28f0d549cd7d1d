"""The row of `facts.py` read directly from the state, and compiled: views are too slow for many games at once.

One test holds both to the same numbers, another checks that hidden information does not change them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.norsaga.cards import CARDS, EMPTY, SPOTS
from meadhall.games.norsaga.hand_knowledge import find_hands
from meadhall.games.norsaga.state import Norsaga

# The same as in facts.py.
HAND: Final = 1
DISCARD: Final = 2
REVEALED: Final = 3
DRAWN: Final = 4
ASIDE: Final = 5
OTHERS: Final = 6
TREES: Final = 14
TURNS: Final = 255
CARDS_HELD: Final = 32
SEATS: Final = 4
ASKED: Final = 3  # who is asked what, before the facts


def norsaga_codes(s: Norsaga, seat: i64, ask: i64) -> list[i64]:
    """Return the row of this seat; `ask` is the number of the question."""
    players: i64 = len(s.trees)
    asked: i64 = s.agenda[-1].seat if s.agenda else -1
    row: list[i64] = [0] * (ASKED + CARDS)
    row[0] = ask
    row[1] = (asked - seat + players) % players + 1 if asked >= 0 else 0
    place_cards(s, seat, row)
    for after in range(SEATS):
        if after < players:
            other: i64 = (seat + after) % players
            row.append(s.sagas[other] + 1)
            row.append(1)
            row.append(s.count_markers(other) if s.sagas[other] >= 0 else 0)
            row.append((s.doomed >> other) & 1)
            row.append(limit(len(s.hands[other]), CARDS_HELD))
        else:
            row.extend([0, 0, 0, 0, 0])
    row.append(limit(s.turn, TURNS))
    row.append(len(s.deck))
    row.append((s.active - seat + players) % players + 1)
    holder: i64 = (s.holder - seat + players) % players + 1
    row.append(limit(len(s.drawn), CARDS_HELD))
    row.append(holder if s.drawn else 0)
    row.append(limit(len(s.aside), CARDS_HELD))
    row.append(holder if s.aside else 0)
    row.append((s.queue[0] - seat + players) % players + 1 if s.queue else 0)
    return row


def limit(count: i64, most: i64) -> i64:
    return count if count < most else most


def place_known_cards(s: Norsaga, seat: i64, row: list[i64]) -> None:
    """Write the cards that the seat knows in other hands."""
    players: i64 = len(s.trees)
    for card in s.known:
        hands: i64 = find_hands(s.known, seat, card)
        if hands:
            found: i64 = 0
            for after in range(1, players):
                if hands >> (seat + after) % players & 1:
                    found |= 1 << (after - 1)
            if found:
                row[ASKED + card] = OTHERS + found


def place_cards(s: Norsaga, seat: i64, row: list[i64]) -> None:
    """Write the place of each card, as far as the seat knows."""
    players: i64 = len(s.trees)
    for card in s.discard:
        row[ASKED + card] = DISCARD
    place_known_cards(s, seat, row)
    for after in range(players):
        tree = s.trees[(seat + after) % players]
        for spot in range(SPOTS):
            card = tree[spot]
            if card != EMPTY:
                row[ASKED + card] = TREES + after * SPOTS + spot
    for card in s.hands[seat]:
        row[ASKED + card] = HAND
    if s.holder == seat:
        for card in s.drawn:
            row[ASKED + card] = DRAWN
        for card in s.aside:
            row[ASKED + card] = ASIDE
    if s.revealed != EMPTY:
        row[ASKED + s.revealed] = REVEALED


CODES: Final = norsaga_codes  # where the research adapters look for it
PURE: Final = True  # kind of frame, seat and move say how an answer is written

"""Many games side by side, compiled: answers in, next questions out, without unneeded objects.

Forced answers and chance are applied automatically, so every question has at least two answers. A finished game is
dealt again at once.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.agenda import TABLE, State, advance
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng

SEEDS: Final = 1 << 30


class Many:
    """The games of a batch. After `begin` and each `step` its lists describe the current questions, one element per
    game.

    `index` numbers the answers by their text; an unknown one takes the next open number. `pure` says that a text
    depends on the kind of frame, the seat and the move alone, so that it can be cached.
    """

    def __init__(
        self,
        start: State,
        count: i64,
        seed: int,
        index: dict[str, int],
        places: i64,
        pure: bool,
        asks: dict[str, int],
        codes: Any,
        ended: Any,
    ) -> None:
        self.start = start
        self.rng = Rng.seeded(seed)
        self.index = index
        self.first_open: i64 = len(index)
        self.places = places
        self.pure = pure
        self.asks = asks
        self.codes = codes  # (state, seat, number of the ask) -> the row of the seat
        self.ended = ended  # (number of the game, state): called once at the end of each
        self.kept: dict[Any, list[i64]] = {}  # by kind of frame and seat: the number of each move
        self.states: list[State] = [start] * count
        self.lucks: list[Rng] = [self.rng] * count
        self.moves: list[list[i64]] = [[]] * count
        self.numbers: list[list[i64]] = [[]] * count  # of the legal answers
        self.seats: list[i64] = [0] * count

    def begin(self, rows: Any) -> None:
        """Deal new games, and write the rows."""
        for at in range(len(self.states)):
            self.deal(at)
            self.ask(at, rows)

    def deal(self, at: i64) -> None:
        self.states[at] = self.start.copy()
        self.lucks[at] = Rng.seeded(self.rng.below(SEEDS) + SEEDS * self.rng.below(SEEDS))
        self.moves[at] = advance(self.states[at], self.lucks[at])

    def step(self, answers: list[int], rows: Any) -> i64:
        """Apply one answer per game, by number. If a number is illegal, stop and return its game;
        otherwise return -1.
        """
        places: list[i64] = []
        for at in range(len(answers)):
            place = self.place_of(at, answers[at])
            if place < 0:
                return at
            places.append(place)
        for at in range(len(answers)):
            self.give(at, places[at], rows)
        return -1

    def place_of(self, at: i64, wanted: i64) -> i64:
        """Return the index of this number among the legal ones, or -1."""
        numbers = self.numbers[at]
        for place in range(len(numbers)):
            if numbers[place] == wanted:
                return place
        return -1

    def give(self, at: i64, place: i64, rows: Any) -> None:
        s = self.states[at]
        s.legal = None
        s.agenda.pop().resolve(s, self.moves[at][place])
        moves = advance(s, self.lucks[at])
        self.moves[at] = moves
        if not moves:
            self.ended(at, s)
            self.deal(at)
        self.ask(at, rows)

    def ask(self, at: i64, rows: Any) -> None:
        """List the legal answers, and write the row of the asked seat."""
        s = self.states[at]
        frame = s.agenda[-1]
        seat: i64 = 0 if frame.seat == TABLE else frame.seat
        self.seats[at] = seat
        self.numbers[at] = self.number(s, self.moves[at])
        row = bytes(self.codes(s, seat, self.asks[frame.ask]))
        width: i64 = len(row)
        rows[at * width : at * width + width] = row

    def number(self, s: State, moves: list[i64]) -> list[i64]:
        """Return the number of each legal answer."""
        frame = s.agenda[-1]
        if not self.pure:
            return self.read(s, moves)
        key: Any = (type(frame), int(frame.seat))
        kept = self.kept.get(key)
        if kept is None:
            kept = []
            self.kept[key] = kept
        found: list[i64] = []
        for move in moves:
            place: i64 = move + 1  # -1 is a move too
            while place >= len(kept):
                kept.append(-1)
            number: i64 = kept[place]
            if number < 0:
                number = self.index[frame.text(s, move)]
                kept[place] = number
            found.append(number)
        return found

    def read(self, s: State, moves: list[i64]) -> list[i64]:
        frame = s.agenda[-1]
        found: list[i64] = []
        used: i64 = self.first_open
        for move in moves:
            number: i64 = self.index.get(frame.text(s, move), -1)
            if number < 0:
                number = used
                used += 1
            found.append(number)
        if used - self.first_open > self.places:
            raise Fault("actions-full", options=int(used - self.first_open), places=int(self.places))
        return found

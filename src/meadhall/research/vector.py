"""Many games at once, into arrays that are made once: for learners that would starve on one.

    tables = Vector("norsaga", 256, players=2, seed=7)
    while learning:
        actions = choose(tables.codes, tables.masks)        # one for each game
        tables.step(actions)                                # codes, masks, seats, rewards, ended are new

A game that ends begins anew at once: `ended` is true, `rewards` hold what each seat got, and codes and mask are already
those of the next game.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

import meadhall
from meadhall.core.agenda import State
from meadhall.core.decision import refuse
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.research import observing
from meadhall.research.actions import OPEN, actions_of
from meadhall.research.many import Many
from meadhall.research.match import rewards
from meadhall.research.norsaga_codes import norsaga_codes

PURE = {"norsaga"}  # games in which kind of frame, seat and move say how an answer is written


class Vector:
    """`count` games of one kind. The same seed and the same actions are the same games.

    `codes` are the facts as small ints, one row for each game, seen by the seat that is asked (`seats`); `tensor()`
    makes floats of them. `masks` has a true for each legal action. Forced answers are not asked.
    """

    def __init__(
        self, game: str, count: int, players: int | None = None, options: dict[str, Any] | None = None, seed: int = 0
    ) -> None:
        self.game = meadhall.game(game)
        self.players = players or self.game.usual
        self.actions = actions_of(self.game)
        self.layout = observing.layout_of(self.game)
        asks = {ask: at + 1 for at, ask in enumerate(observing.asks_of(self.game))}
        width = len(self.layout.facts)
        self.codes: NDArray[np.uint8] = np.zeros((count, width), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((count, self.actions.size), np.bool_)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.bits: NDArray[np.bool_] = self.masks.reshape(-1)  # the same memory
        self.firsts: NDArray[np.int64] = np.arange(count) * self.actions.size
        self.lit: NDArray[np.int64] = self.seats[:0]  # where a bit is set now
        self.rows: memoryview = self.codes.reshape(-1).data
        start = self.game.new(self.players, options or {})
        self.many = Many(
            start,
            count,
            seed,
            self.actions.index,
            OPEN,
            game in PURE,
            asks,
            norsaga_codes if game == "norsaga" else self.seen,
            self.over,
        )
        self.many.begin(self.rows)
        self.show()

    def seen(self, state: State, seat: int, ask: int) -> list[int]:
        """The row by way of the view: any game has one, at the price of a view."""
        state.legal = None
        return observing.codes(self.game, state, seat)

    def over(self, at: int, state: State) -> None:
        self.ended[at] = True
        self.rewards[at] = rewards(self.game, state, self.players)

    def show(self) -> None:
        """Masks and seats as they are now."""
        numbers = self.many.numbers
        self.bits[self.lit] = False
        lengths = np.fromiter(map(len, numbers), np.int64, len(numbers))
        columns = np.fromiter(chain.from_iterable(numbers), np.int64, int(lengths.sum()))
        self.lit = columns + np.repeat(self.firsts, lengths)
        self.bits[self.lit] = True
        self.seats[:] = self.many.seats

    def step(self, actions: Any) -> None:
        """One action for each game. One that is not legal is an error that cites the rule, and no game has changed."""
        self.ended[:] = False
        self.rewards[:] = 0
        given = np.asarray(actions).tolist()
        if len(given) != len(self.seats):
            raise Fault("actions-count", actions=len(given), games=len(self.seats))
        wrong = self.many.step(given, self.rows)
        if wrong >= 0:
            state = self.many.states[wrong]
            raise refuse(state, self.actions.text(state, given[wrong]))
        self.show()

    def tensor(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The codes as floats from 0 to 1, for a network; into `out` where one is given."""
        return self.layout.tensor(self.codes, out)

    def random(self, rng: Rng) -> list[int]:
        """A legal action for each game."""
        return [int(found[rng.below(len(found))]) for found in self.many.numbers]

"""Many games at once, in preallocated arrays, for learners that need many observations.

    tables = Vector("norsaga", 256, players=2, seed=7)
    while learning:
        actions = choose(tables.codes, tables.masks)        # one for each game
        tables.step(actions)                                # codes, masks, seats, rewards, ended are new

A finished game restarts at once: `ended` is true, `rewards` holds each seat's reward, and codes and mask already belong
to the next game. `truncated` is true as well if a limit of turns or rounds ended it.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

import meadhall
from meadhall.core.agenda import State
from meadhall.core.decision import build_illegal
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.research import observation
from meadhall.research.action_space import OPEN, number_actions
from meadhall.research.batch import Many
from meadhall.research.env_game import is_capped, rewards


class Vector:
    """`count` games of one kind. The same seed and actions give the same games.

    `codes` are the facts as small ints, one row per game, as seen by the asked seat (`seats`); `tensor()` converts them
    to floats. `masks` has True for each legal action. Forced answers are not asked.
    """

    def __init__(
        self, game: str, count: int, players: int | None = None, options: dict[str, Any] | None = None, seed: int = 0
    ) -> None:
        self.game = meadhall.game(game)
        self.players = players or self.game.usual
        self.actions = number_actions(self.game)
        self.layout = observation.build_layout(self.game)
        asks = {ask: at + 1 for at, ask in enumerate(observation.list_asks(self.game))}
        width = len(self.layout.facts)
        self.codes: NDArray[np.uint8] = np.zeros((count, width), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((count, self.actions.size), np.bool_)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(count, np.bool_)
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
            observation.is_pure(game),
            asks,
            observation.load_codes(game) or self.seen,
            self.end_game,
        )
        self.many.begin(self.rows)
        self.show()

    def seen(self, state: State, seat: int, ask: int) -> list[int]:
        """Build the row from the view: works for any game, but is slower."""
        state.legal = None
        return observation.codes(self.game, state, seat)

    def end_game(self, at: int, state: State) -> None:
        self.ended[at] = True
        self.truncated[at] = is_capped(self.game, state)
        self.rewards[at] = rewards(self.game, state, self.players)

    def show(self) -> None:
        """Update masks and seats."""
        numbers = self.many.numbers
        self.bits[self.lit] = False
        lengths = np.fromiter(map(len, numbers), np.int64, len(numbers))
        columns = np.fromiter(chain.from_iterable(numbers), np.int64, int(lengths.sum()))
        self.lit = columns + np.repeat(self.firsts, lengths)
        self.bits[self.lit] = True
        self.seats[:] = self.many.seats

    def step(self, actions: Any) -> None:
        """Apply one action per game. An illegal one raises an error that cites the rule, and no game changes."""
        self.ended[:] = False
        self.truncated[:] = False
        self.rewards[:] = 0
        given = np.asarray(actions).tolist()
        if len(given) != len(self.seats):
            raise Fault("actions-count", actions=len(given), games=len(self.seats))
        wrong = self.many.step(given, self.rows)
        if wrong >= 0:
            state = self.many.states[wrong]
            raise build_illegal(state, self.actions.text(state, given[wrong]))
        self.show()

    def tensor(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Convert the codes to floats from 0 to 1; into `out` if given."""
        return self.layout.tensor(self.codes, out)

    def random(self, rng: Rng) -> list[int]:
        """Return a random legal action for each game."""
        return [int(found[rng.below(len(found))]) for found in self.many.numbers]

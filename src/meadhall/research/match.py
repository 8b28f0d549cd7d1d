"""One game as an environment needs it: chance answers by itself, a seat is asked, and the end has a reward."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.core.agenda import CHANCE, NOBODY, TABLE, State, answer, turn
from meadhall.core.decision import play
from meadhall.core.fault import Illegal
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.research import observing
from meadhall.research.actions import actions_of

OVER = -1  # nobody is asked any more


class Match:
    """A table of `players` that chance deals from `seed`. The same seed and the same actions are the same game."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.players = players
        self.actions = actions_of(game)
        self.rng = Rng.seeded(seed)
        self.state: State = game.new(players, options)
        self.answers = 0
        self.deal()

    def deal(self) -> None:
        """Let chance answer until somebody else is asked."""
        while turn(self.state) == CHANCE:
            answer(self.state, self.state.agenda[-1].sample(self.state, self.rng))

    @property
    def seat(self) -> int:
        """Who is asked; the first seat where the whole table is, and OVER at the end."""
        asked = int(turn(self.state))
        return 0 if asked == TABLE else OVER if asked == NOBODY else asked

    def legal(self) -> list[int]:
        return self.actions.legal(self.state)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each action this seat may take now: none where another is asked."""
        found = np.zeros(self.actions.size, np.int8)
        if seat == self.seat:
            found[self.legal()] = 1
        return found

    def act(self, number: int) -> None:
        """Answer by number. An illegal one is an error that cites the rule, and changes nothing."""
        move = self.actions.move(self.state, number)
        if move is None:
            text = self.actions.text(self.state, number)
            play(self.state, text)  # says why not
            raise Illegal("action-unknown", number=number, size=self.actions.size)
        self.give(move)

    def give(self, move: int) -> None:
        """Answer by packed move, as bots do."""
        answer(self.state, move)
        self.answers += 1
        self.deal()

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state, self.players)

    def observe(self, seat: int) -> NDArray[np.float32]:
        return observing.tensor(self.game, self.state, seat)


def rewards(game: Game, state: State, players: int) -> list[float]:
    """0 while the game goes on. Together: 1 for all who have won, -1 for all who have lost. Against each other: they
    add up to 0; who wins alone has 1, several winners share it, and where nobody wins everybody has 0."""
    outcome = game.outcome(state)
    if outcome is None:
        return [0.0] * players
    if game.cooperative:
        return [1.0 if outcome.winners else -1.0] * players
    won = len(outcome.winners)
    if won in (0, players):
        return [0.0] * players
    return [1.0 / won if seat in outcome.winners else -1.0 / (players - won) for seat in range(players)]

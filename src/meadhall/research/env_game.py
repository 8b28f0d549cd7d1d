"""One game for environments: chance answers by itself, a seat is asked, and the end has a reward."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.core.agenda import CHANCE, NOBODY, TABLE, State, answer, turn
from meadhall.core.decision import play
from meadhall.core.fault import Illegal
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.research import observation
from meadhall.research.action_space import number_actions

OVER = -1  # the game is over
CAP = "cap"  # the reason of an outcome that came only because a limit of turns or rounds was reached


class Match:
    """A table of `players` with seeded chance. The same seed and actions give the same game."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.players = players
        self.actions = number_actions(game)
        self.rng = Rng.seeded(seed)
        self.state: State = game.new(players, options)
        self.answers = 0
        self.deal()

    def deal(self) -> None:
        """Let chance answer until a player is asked."""
        while turn(self.state) == CHANCE:
            answer(self.state, self.state.agenda[-1].sample(self.state, self.rng))

    @property
    def seat(self) -> int:
        """Return the asked seat: the first one if the whole table is asked, OVER at the end."""
        asked = int(turn(self.state))
        return 0 if asked == TABLE else OVER if asked == NOBODY else asked

    def legal(self) -> list[int]:
        return self.actions.legal(self.state)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return a 1 for each action this seat may take now; all 0 if another seat is asked."""
        found = np.zeros(self.actions.size, np.int8)
        if seat == self.seat:
            found[self.legal()] = 1
        return found

    def act(self, number: int) -> None:
        """Answer by number. An illegal one raises an error that cites the rule, and changes nothing."""
        move = self.actions.move(self.state, number)
        if move is None:
            text = self.actions.text(self.state, number)
            play(self.state, text)  # says why not
            raise Illegal("action-unknown", number=number, size=self.actions.size)
        self.give(move)

    def give(self, move: int) -> None:
        """Answer by packed move."""
        answer(self.state, move)
        self.answers += 1
        self.deal()

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state, self.players)

    def is_capped(self) -> bool:
        """Return whether a limit of turns or rounds ended the game: a truncation, not a terminal state."""
        return self.seat == OVER and is_capped(self.game, self.state)

    def ending(self) -> dict[str, Any]:
        """Return reason, winners and scores for `info`; empty while the game is running."""
        outcome = self.game.outcome(self.state) if self.seat == OVER else None
        if outcome is None:
            return {}
        return {"reason": outcome.reason, "winners": outcome.winners, "scores": outcome.scores}

    def observe(self, seat: int) -> NDArray[np.float32]:
        return observation.tensor(self.game, self.state, seat)


def is_capped(game: Game, state: State) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and outcome.reason == CAP


def rewards(game: Game, state: State, players: int) -> list[float]:
    """Return 0 while the game is running. In cooperative games 1 for a win, -1 for a loss. In competitive games rewards
    add up to 0: a single winner gets 1, several winners share it, and without a winner everybody gets 0.
    """
    outcome = game.outcome(state)
    if outcome is None:
        return [0.0] * players
    if game.cooperative:
        return [1.0 if outcome.winners else -1.0] * players
    won = len(outcome.winners)
    if won in (0, players):
        return [0.0] * players
    return [1.0 / won if seat in outcome.winners else -1.0 / (players - won) for seat in range(players)]

"""Gymnasium environments: one agent on one seat, bots on the others.

    import gymnasium, meadhall.research.gymnasium_env
    env = gymnasium.make("meadhall/Norsaga-v1", players=3, bots="karl")

An observation is the flat tensor of the agent's seat. The mask of legal actions is in `info["action_mask"]` and in
`env.unwrapped.action_masks()`, where sb3-contrib looks for it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import meadhall
from meadhall import bots as opponents
from meadhall.core.fault import Fault
from meadhall.research import observation, render
from meadhall.research.action_space import VERSION, number_actions
from meadhall.research.env_game import OVER, Match

# Id of each game: `fire_and_axe` is `meadhall/FireAndAxe-v1`.
IDS = {name: "".join(word.capitalize() for word in name.split("_")) for name in meadhall.names()}


class Seat(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a table. `bots` is the level of all others, `seat` the agent's; None: drawn for each game.

    `forgiving`: an illegal action changes nothing and costs `penalty`, and `info["why"]` cites the rule. Otherwise it
    raises an error that says the same.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str = "thrall",
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        forgiving: bool = False,
        penalty: float = 0.0,
        iterations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = meadhall.game(game)
        self.players = players or self.game.usual
        self.options = options or {}
        self.game.new(self.players, self.options)  # a wrong option is refused now
        opponents.bot(bots, self.game, 0)
        if seat is not None and not 0 <= seat < self.players:
            raise Fault("seat-number", seat=seat, players=self.players)
        self.level, self.wanted, self.forgiving, self.penalty = bots, seat, forgiving, penalty
        self.iterations = iterations
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (observation.build_layout(self.game).width,), np.float32)
        self.action_space = spaces.Discrete(number_actions(self.game).size)
        self.match: Match | None = None
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start a game and play to the agent's first question; deal again if the agent would never be asked."""
        super().reset(seed=seed)
        while True:
            self.seat = int(self.np_random.integers(self.players)) if self.wanted is None else self.wanted
            luck = int(self.np_random.integers(1 << 62))
            self.match = Match(self.game, self.players, self.options, luck)
            self.others = [
                opponents.bot(self.level, self.game, luck + seat + 1, iterations=self.iterations)
                for seat in range(self.players)
            ]
            self.wait()
            if self.match.seat != OVER:
                return self.match.observe(self.seat), self.info()

    def wait(self) -> None:
        """Let the others answer until the agent is asked or the game is over."""
        match = self.table
        while match.seat not in (self.seat, OVER):
            match.give(self.others[match.seat].choose(match.state, match.seat))

    @property
    def table(self) -> Match:
        assert self.match is not None, "reset first"
        return self.match

    def action_masks(self) -> NDArray[np.bool_]:
        return self.table.mask(self.seat).astype(bool)

    def info(self) -> dict[str, Any]:
        """Return the mask; at the end also reason, winners and scores."""
        return {"action_mask": self.table.mask(self.seat), **self.table.ending()}

    def step(self, action: int | np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        match = self.table
        if self.forgiving and match.actions.move(match.state, int(action)) is None:
            return match.observe(self.seat), self.penalty, False, False, {**self.info(), "why": self.why(int(action))}
        match.act(int(action))
        self.wait()
        if self.render_mode == "human":
            self.render()
        over, capped = match.seat == OVER, match.is_capped()
        return match.observe(self.seat), match.rewards()[self.seat], over and not capped, capped, self.info()

    def why(self, action: int) -> str:
        """Return the rule that forbids an action, or ""."""
        match = self.table
        try:
            refusal = self.game.why(match.state, self.seat, match.actions.text(match.state, action))
        except Fault as fault:
            return fault.key
        return refusal.rule if refusal else ""

    def render(self) -> Any:
        return render.render(self.game, self.table.state, self.seat, self.render_mode)

    def view(self) -> dict[str, Any]:
        """Return the observation as a dict."""
        return observation.view(self.game, self.table.state, self.seat)

    def text(self) -> str:
        """Return the observation as text."""
        return observation.text(self.game, self.table.state, self.seat)


def register() -> None:
    """Register the ids that `gymnasium.make` knows once this module is imported."""
    for game, name in IDS.items():
        gymnasium.register(
            id=f"meadhall/{name}-v{VERSION}", entry_point="meadhall.research.gymnasium_env:Seat", kwargs={"game": game}
        )


register()

"""PettingZoo environments: agents take turns (AEC), and each observation contains the mask of legal actions.

    from meadhall.research import pettingzoo_env
    env = pettingzoo_env.env("norsaga", players=3)

`parallel` wraps the same games in the parallel API. Agents never act at the same time, so all but one get an empty
mask, and their actions are ignored.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import meadhall
from meadhall.research import observation, render
from meadhall.research.action_space import VERSION, number_actions
from meadhall.research.env_game import OVER, Match

MAX_ANSWERS = "max_answers"  # the reason in `info` where the environment stopped the game
MODES = ["human", "ansi", "svg", "rgb_array"]


class Tables:
    """The common part of both kinds of environment: game, seats, spaces, and reset."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: dict[str, Any] | None,
        max_answers: int | None,
        render_mode: str | None,
    ) -> None:
        self.game = meadhall.game(game)
        self.players = players or self.game.usual
        self.options = options or {}
        self.max_answers = max_answers
        self.render_mode = render_mode
        self.game.new(self.players, self.options)  # a wrong option is refused now
        self.names = [f"player_{seat}" for seat in range(self.players)]
        width, size = observation.build_layout(self.game).width, number_actions(self.game).size
        self.seen = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for name in self.names
        }
        self.done = {name: spaces.Discrete(size) for name in self.names}
        self.metadata = {
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
            "name": f"meadhall_{game}_v{VERSION}",
        }
        self.luck = np.random.default_rng()

    def begin(self, seed: int | None) -> Match:
        """Start a new game; a seed starts a reproducible series of games."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        return Match(self.game, self.players, self.options, int(self.luck.integers(1 << 62)))

    def check_end(self, match: Match) -> tuple[bool, dict[str, Any]]:
        """Return whether a limit ended the game, and the `info` of the end."""
        if match.seat != OVER and self.max_answers is not None and match.answers >= self.max_answers:
            return True, {"reason": MAX_ANSWERS}
        return match.is_capped(), match.ending()

    def observation(self, match: Match, seat: int) -> dict[str, Any]:
        return {"observation": match.observe(seat), "action_mask": match.mask(seat)}


class Table(AECEnv):  # type: ignore[misc]
    """The AEC environment of one game."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_answers: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.tables = Tables(game, players, options, max_answers, render_mode)
        self.metadata = self.tables.metadata
        self.render_mode = render_mode
        self.possible_agents = self.tables.names[:]
        self.observation_spaces = self.tables.seen
        self.action_spaces = self.tables.done
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self.tables.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.match.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.match is not None
        return self.tables.observation(self.match, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        match, agent = self.match, self.agent_selection
        assert match is not None
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match.act(int(action))
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
        over = match.seat == OVER
        truncated, info = self.tables.check_end(match)
        self.terminations = dict.fromkeys(self.agents, over and not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {name: info.copy() for name in self.agents}
        self.agent_selection = self.agents[0] if over else self.possible_agents[match.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Render what the asked agent sees."""
        assert self.match is not None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else None
        return render.render(self.tables.game, self.match.state, seat, self.render_mode)

    def view(self, agent: str) -> dict[str, Any]:
        """Return the observation as a dict: the view, the question, and the legal answers as text."""
        assert self.match is not None
        return observation.view(self.tables.game, self.match.state, self.possible_agents.index(agent))

    def text(self, agent: str) -> str:
        """Return the observation as text."""
        assert self.match is not None
        return observation.text(self.tables.game, self.match.state, self.possible_agents.index(agent))

    def close(self) -> None:
        pass


class Abreast(ParallelEnv):  # type: ignore[misc]
    """The parallel environment of one game; only the asked agent's action counts."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_answers: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.tables = Tables(game, players, options, max_answers, render_mode)
        self.metadata = self.tables.metadata
        self.render_mode = render_mode
        self.possible_agents = self.tables.names[:]
        self.agents: list[str] = []
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.tables.seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.tables.done[agent]

    def observations(self) -> dict[str, Any]:
        assert self.match is not None
        return {name: self.tables.observation(self.match, seat) for seat, name in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], ...]:
        self.match = self.tables.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {name: {} for name in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        match = self.match
        assert match is not None
        match.act(int(actions[self.possible_agents[match.seat]]))
        over = match.seat == OVER
        truncated, info = self.tables.check_end(match)
        names = self.possible_agents
        found: tuple[dict[str, Any], ...] = (
            self.observations(),
            dict(zip(names, match.rewards(), strict=True)),
            dict.fromkeys(names, over and not truncated),
            dict.fromkeys(names, truncated),
            {name: info.copy() for name in names},
        )
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return found

    def render(self) -> Any:
        """Render what the asked agent sees."""
        assert self.match is not None
        seat = self.match.seat
        return render.render(self.tables.game, self.match.state, None if seat == OVER else seat, self.render_mode)


def env(game: str, players: int | None = None, **more: Any) -> Any:
    """Return the AEC environment of a game; `more` are arguments of `Table`."""
    return OrderEnforcingWrapper(Table(game, players, **more))


def parallel(game: str, players: int | None = None, **more: Any) -> Abreast:
    """Return the parallel environment of a game."""
    return Abreast(game, players, **more)

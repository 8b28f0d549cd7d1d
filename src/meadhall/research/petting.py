"""The games for PettingZoo: agents take turns (AEC), and each observation carries the mask of legal actions.

    from meadhall.research import petting
    env = petting.env("norsaga", players=3)

`parallel` is the same for code that wants the parallel API. Nobody ever acts at the same time as another, so all but
one agent get a mask without a 1, and whatever they send is not looked at.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import meadhall
from meadhall.research import observing, picture
from meadhall.research.actions import VERSION, actions_of
from meadhall.research.match import OVER, Match

MODES = ["human", "ansi", "svg", "rgb_array"]


class Tables:
    """What both kinds of environment share: a game, who sits there, their spaces, and how a game begins."""

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
        width, size = observing.layout_of(self.game).width, actions_of(self.game).size
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
        """A new game; a seed begins a row of games that is the same again."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        return Match(self.game, self.players, self.options, int(self.luck.integers(1 << 62)))

    def observation(self, match: Match, seat: int) -> dict[str, Any]:
        return {"observation": match.observe(seat), "action_mask": match.mask(seat)}


class Table(AECEnv):  # type: ignore[misc]
    """One game, its agents asked one after the other."""

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
        late = not over and self.tables.max_answers is not None and match.answers >= self.tables.max_answers
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self.agent_selection = self.agents[0] if over else self.possible_agents[match.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the agent that is asked sees."""
        assert self.match is not None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else None
        return picture.render(self.tables.game, self.match.state, seat, self.render_mode)

    def view(self, agent: str) -> dict[str, Any]:
        """The observation as a dict: the view of the game, who is asked what, and the legal answers as text."""
        assert self.match is not None
        return observing.view(self.tables.game, self.match.state, self.possible_agents.index(agent))

    def text(self, agent: str) -> str:
        """The observation as text."""
        assert self.match is not None
        return observing.text(self.tables.game, self.match.state, self.possible_agents.index(agent))

    def close(self) -> None:
        pass


class Abreast(ParallelEnv):  # type: ignore[misc]
    """One game for code that steps all agents at once; only the action of the one who is asked counts."""

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
        late = not over and self.tables.max_answers is not None and match.answers >= self.tables.max_answers
        names = self.possible_agents
        found: tuple[dict[str, Any], ...] = (
            self.observations(),
            dict(zip(names, match.rewards(), strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, late),
            {name: {} for name in names},
        )
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return found

    def render(self) -> Any:
        """What the agent that is asked sees."""
        assert self.match is not None
        seat = self.match.seat
        return picture.render(self.tables.game, self.match.state, None if seat == OVER else seat, self.render_mode)


def env(game: str, players: int | None = None, **more: Any) -> Any:
    """The AEC environment of a game; `more` are those of `Table`."""
    return OrderEnforcingWrapper(Table(game, players, **more))


def parallel(game: str, players: int | None = None, **more: Any) -> Abreast:
    """The parallel environment of a game."""
    return Abreast(game, players, **more)

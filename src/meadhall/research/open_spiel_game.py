"""OpenSpiel games, registered when this module is imported. Chance is a player.

    import pyspiel, meadhall.research.open_spiel_game
    game = pyspiel.load_game("meadhall_norsaga_v1(players=3)")

Options of the table are one parameter, written as `options=turn_cap:40;basic:on`. Player 0 answers questions to the
whole table. `resample_from_infostate` deals again what the player cannot see; the history of such a state is still the
real one, so only its present may be used.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import meadhall
from meadhall.core.agenda import CHANCE, NOBODY, TABLE, answer, pending, turn
from meadhall.core.dealer import EnumeratingDealer
from meadhall.core.fault import Illegal
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.research import observation
from meadhall.research.action_space import VERSION, number_actions
from meadhall.research.env_game import rewards
from meadhall.words import words

LONGEST = 200_000  # answers and draws; games end long before, by a cap of turns or rounds of their own


def parse_options(text: str) -> dict[str, str]:
    """Parse `turn_cap:40;basic:on`."""
    return dict(part.split(":", 1) for part in text.split(";") if part)


def build_game_type(game: Game) -> Any:
    together = game.cooperative
    return pyspiel.GameType(
        short_name=f"meadhall_{game.name}_v{VERSION}",
        long_name=f"Meadhall: {words('en', game.name)('title')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, "options": ""},
    )


Memory = tuple[Any, str] | None  # what came before, and the latest: copies share all that is past


def list_memory(memory: Memory) -> list[str]:
    """Return what a player remembers, oldest first."""
    found = []
    while memory is not None:
        memory, latest = memory
        found.append(latest)
    return found[::-1]


class Held:
    """The payload of an OpenSpiel state, with what each player has answered and seen; OpenSpiel copies it by parts."""

    def __init__(self, state: Any, memories: list[Memory]) -> None:
        self.state = state
        self.memories = memories

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy(), self.memories[:])

    @classmethod
    def new(cls, state: Any, players: int) -> Held:
        held = cls(state, [None] * players)
        held.tell(lambda: None)
        return held

    def remember(self, player: int, what: Any) -> None:
        self.memories[player] = self.memories[player], json.dumps(what, ensure_ascii=False)

    def tell(self, happen: Callable[[], None]) -> None:
        """Apply an answer up to the next question, and record each player's part of the events."""
        state = self.state
        state.log = []
        happen()
        pending(state)  # the rules go on by themselves
        events, state.log = state.log, None
        for event in events:
            for player in range(len(self.memories)):
                self.remember(player, event.fields_for(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.hall = game
        self.actions = number_actions(game)
        self.players = int(given.get("players", game.usual))
        self.options = parse_options(str(given.get("options", "")))
        # Refuse a wrong option now. OpenSpiel clones a state through its constructor, so a game is set up only here and
        # copied from then on.
        self.start = Held.new(game.new(self.players, self.options), self.players)
        together = game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.actions.size,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **({} if together else {"utility_sum": 0.0}),
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        state = SpielState(self)
        state.held = copy.deepcopy(self.start)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.hall, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel."""

    held: Held  # set by the creator: a new game, or OpenSpiel when it clones

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)

    @property
    def of(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        seat = int(turn(self.held.state))
        special = {NOBODY: pyspiel.PlayerId.TERMINAL, CHANCE: pyspiel.PlayerId.CHANCE, TABLE: 0}
        return int(special.get(seat, seat))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.of.actions.legal(self.held.state)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every possible draw with its probability."""
        state = self.held.state
        odds = EnumeratingDealer().branches(state)
        numbers = self.of.actions.legal(state)
        return sorted((number, odd) for number, (_, odd) in zip(numbers, odds, strict=True) if odd)

    def _apply_action(self, action: int) -> None:
        held, actions = self.held, self.of.actions
        move = actions.move(held.state, action)
        text = actions.text(held.state, action)
        if move is None:
            raise Illegal("action-unknown", number=action, size=actions.size)
        player = self.current_player()
        if player >= 0:
            held.remember(player, text)
        held.tell(lambda: answer(held.state, move))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.of.actions.text(self.held.state, action)

    def is_terminal(self) -> bool:
        return bool(turn(self.held.state) == NOBODY)

    def returns(self) -> list[float]:
        return rewards(self.of.hall, self.held.state, self.of.players)

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that the player has answered and seen, in order, and the current view."""
        seat = self.current_player() if player is None else player
        return "\n".join([*list_memory(self.held.memories[seat]), self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        return observation.text(self.of.hall, self.held.state, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> SpielState:
        """Return a state that the player cannot distinguish from this one."""
        twin: SpielState = self.clone()
        rng = Rng.seeded(int(luck() * (1 << 62)))
        twin.held = Held(self.of.hall.redeal(self.held.state, player, rng), self.held.memories[:])
        return twin

    def __str__(self) -> str:
        return self.of.hall.position(self.held.state)


class SpielObserver:
    """The tensor of a player, as one piece."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known here: {params}")
        self.game = game
        self.tensor: NDArray[np.float32] = np.zeros(observation.build_layout(game).width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observation.tensor(self.game, state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register(name: str) -> None:
    game = meadhall.game(name)
    kind = build_game_type(game)

    class Registered(SpielGame):
        """OpenSpiel constructs it from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for each in meadhall.names():
    register(each)

"""Masked PPO of sb3-contrib learns Norsaga from random opponents: python examples/maskable_ppo.py --steps 80000

Then it plays games against them, from a drawn seat, and says how many it won, with a 95 % interval. Extra `learn`.
"""

import argparse
import re
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

import meadhall
import meadhall.research.gymnasium_env
from meadhall.contests.results import compute_wilson
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.research.action_space import number_actions
from meadhall.research.observation import build_layout

TABLES = 16
HERO = re.compile(r"\b([RGBY])([RGBY])\d")  # RG1, RG2 and RG3: three copies of one card, with two colours
ABSENT = re.compile(r"\b[CD]\b|\b(SK|GH)-|^[23]\.")  # what the basic game of two has not: seats, skalds, ghosts


def folded(game: meadhall.Game) -> Any:
    """What becomes of each column of the tensor: of a hero its two colours count, of a saga the traits it asks for."""
    layout = build_layout(game)
    names: dict[str, int] = {}
    found: list[tuple[int, int, float]] = []
    for fact, first in zip(layout.facts, layout.first, strict=True):
        for code in range(0 if ABSENT.search(fact.name.removeprefix("card.")) else fact.width):
            if hero := HERO.search(fact.name):
                to = [(f"{nth} {colour} {code}", 1.0) for nth, colour in enumerate(hero.groups())] if code else []
            elif fact.name.endswith(".saga"):
                asks = COMPONENTS.sagas[code - 1].traits if code else {}
                to = [(f"{fact.name} {colour}", count / 6) for colour, count in asks.items()]
            else:
                to = [(f"{fact.name} {code}", 1.0)]
            found += [(first + code, names.setdefault(name, len(names)), weight) for name, weight in to]
    matrix = np.zeros((layout.width, len(names)), np.float32)
    for column, place, weight in found:
        matrix[column, place] = weight
    return matrix


class Learner(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A seat for a learner in a hurry: copies of a card are one action, a hero is its two colours, and each trait of
    its saga that the seat gains or loses is a reward of its own. Traits lie open: the reward tells no secret."""

    def __init__(self, env: gymnasium.Env[Any, Any], trait: float) -> None:
        super().__init__(env)
        kinds: dict[str, int] = {}
        texts = [HERO.sub(r"\1\2", text) for text in number_actions(env.unwrapped.game).texts]
        self.kind = np.array([-1 if ABSENT.search(text) else kinds.setdefault(text, len(kinds)) for text in texts])
        self.action_space = gymnasium.spaces.Discrete(len(kinds))
        self.fold = folded(env.unwrapped.game)
        self.observation_space = gymnasium.spaces.Box(0.0, 48.0, (self.fold.shape[1],), np.float32)
        self.trait, self.had = trait, 0

    def short(self, seen: Any) -> Any:
        there = np.flatnonzero(seen)
        return seen[there] @ self.fold[there]

    def traits(self) -> int:
        """How many of the six traits of its saga the seat has."""
        return int(self.unwrapped.table.state.count_markers(self.unwrapped.seat))

    def action_masks(self) -> Any:
        mask = np.zeros(self.action_space.n, bool)
        mask[self.kind[self.unwrapped.table.legal()]] = True
        return mask

    def reset(self, **more: Any) -> Any:
        seen, info = self.env.reset(**more)
        self.had = self.traits()
        return self.short(seen), info

    def step(self, action: Any) -> Any:
        number = next(legal for legal in self.unwrapped.table.legal() if self.kind[legal] == action)
        seen, reward, *rest = self.env.step(number)
        before, self.had = self.had, self.traits()
        return self.short(seen), reward + self.trait * (self.had - before), *rest


class Progress(BaseCallback):
    """A line now and then: steps, seconds of the processor, and how the latest games went."""

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        games = self.model.ep_info_buffer
        if games and self.num_timesteps % 8_192 == 0:
            reward, length = (np.mean([game[of] for game in games]) for of in "rl")
            print(
                f"{self.num_timesteps:8} steps, {time.process_time():5.0f} s: reward {reward:5.2f} a game, "
                f"{length:.0f} decisions",
                flush=True,
            )


def tables(seed: int, trait: float) -> VecEnv:
    return make_vec_env(
        "meadhall/Norsaga-v1",
        TABLES,
        seed,
        wrapper_class=Learner,
        wrapper_kwargs={"trait": trait},
        env_kwargs={"players": 2, "bots": "thrall", "seat": None, "options": {"basic": True}},
    )


def won(model: MaskablePPO, games: int, seed: int) -> int:
    """Games won; one that reaches the turn limit is not."""
    table, wins, begun = tables(seed, 0.0), 0, TABLES
    seen, counts = table.reset(), np.arange(TABLES) < games
    while counts.any():  # each game counts that was begun among the first: otherwise short ones would count double
        actions, _ = model.predict(seen, action_masks=get_action_masks(table))
        seen, rewards, over, _ = table.step(actions)
        wins += int((counts & over & (rewards > 0)).sum())
        for ended in np.flatnonzero(over):
            begun += 1
            counts[ended] = counts[ended] and begun <= games
    return wins


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("steps", 80_000), ("games", 400), ("seed", 1)):
        given.add_argument(f"--{name}", type=int, default=usual)
    asked = given.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        tables(asked.seed, 0.5),
        n_steps=64,
        batch_size=256,
        n_epochs=4,
        gamma=0.8,
        gae_lambda=0.9,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128]},
        seed=asked.seed,
        device="cpu",
    )
    model.learn(asked.steps, callback=Progress())
    wins = won(model, asked.games, asked.seed + 1_000_000)
    low, high = compute_wilson(wins, asked.games)
    print(
        f"{model.num_timesteps} steps in {time.process_time() / 60:.1f} minutes of one core; "
        f"won {wins} of {asked.games} games, 95 % interval {low:.3f} to {high:.3f}"
    )

"""A game of Fire & Axe in PettingZoo's loop, every agent with a random legal action."""

import numpy as np

from meadhall.research import pettingzoo_env

env = pettingzoo_env.env("fire_and_axe", players=3, options={"round_cap": 3})
env.reset(seed=7)
luck = np.random.default_rng(7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    if terminated or truncated:
        print(agent, reward)
        env.step(None)
    else:
        env.step(luck.choice(np.flatnonzero(observation["action_mask"])))

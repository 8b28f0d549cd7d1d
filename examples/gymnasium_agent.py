"""One agent against a karl in Norsaga, by Gymnasium: it tries whatever is legal."""

import gymnasium
import numpy as np

import meadhall.research.gymnasium_env

env = gymnasium.make("meadhall/Norsaga-v1", players=2, bots="karl", options={"turn_cap": 30})
observation, info = env.reset(seed=7)
luck, over, reward = np.random.default_rng(7), False, 0.0
while not over:
    action = luck.choice(np.flatnonzero(info["action_mask"]))
    observation, reward, over, truncated, info = env.step(action)
print(meadhall.research.gymnasium_env.IDS["norsaga"], observation.shape, reward)

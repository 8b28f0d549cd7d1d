"""Two hundred and fifty-six games of Norsaga side by side, with random actions: how often does the first seat win?"""

from meadhall import Rng
from meadhall.research.vector_env import Vector

tables, rng = Vector("norsaga", 256, players=2, options={"turn_cap": 60}, seed=7), Rng.seeded(7)
ended = won = 0
while ended < 100:
    tables.step(tables.random(rng))
    ended += int(tables.ended.sum())
    won += int((tables.rewards[:, 0] > 0).sum())
print(f"{won} of {ended} games")

"""Clear every empty list that the garbage collector knows: a no-op in Python, which once crashed the compiled engine.

It runs on the engine that the tests run on: plain, compiled in the checkout, and installed from a wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall

SCRIPT = """
import gc, random, sys
import meadhall

seed = random.SystemRandom().randrange(1 << 30)
print("seed", seed, "compiled", meadhall.compiled, flush=True)
for name in meadhall.names():
    game = meadhall.game(name)
    states = []
    for k in range(3):
        state = game.new(players=game.players[0])
        rng = meadhall.Rng.seeded(seed + k)
        for _ in range(40):
            if not meadhall.pending(state):
                break
            meadhall.deal(state, rng) if meadhall.turn(state) == meadhall.CHANCE else \\
                meadhall.play(state, rng.choice(meadhall.pending(state)))
        states.append(state)
    before = [game.position(state) for state in states]
    held = [[] for _ in range(50)]
    for _ in range(3):
        for found in gc.get_objects():
            if type(found) is list and not found:
                found.clear()
        twins = [state.copy() for state in states]
        for twin in twins:
            meadhall.rollout(twin, meadhall.Rng.seeded(seed))
    assert [game.position(state) for state in states] == before, name
    assert not any(held), "a list that this program holds was filled by the engine"
print("done")
"""


def test_clearing_empty_lists_that_the_collector_finds_breaks_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(Path(meadhall.__file__).parents[1])},
        check=False,
        text=True,
        capture_output=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("done\n")
    assert f"compiled {meadhall.compiled}" in done.stdout

"""Play seeded random games between two marks, to count instructions from outside: see `callgrind.py`.

Prints how many decisions players made between the marks. Before them, one game fills the caches.
"""

import gc
import os
import sys

import meadhall


def main(name: str, seats: int, games: int) -> None:
    of = meadhall.game(name)
    tables = [(of.new(players=seats), meadhall.Rng.seeded(seed)) for seed in range(games + 1)]
    meadhall.rollout(*tables.pop())
    gc.collect()  # whatever start-up has left behind is not collected in the middle of a game
    os.getppid()
    decisions = sum(int(meadhall.rollout(state, rng)) for state, rng in tables)
    os.getppid()
    print(decisions, meadhall.compiled)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

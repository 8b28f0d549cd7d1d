"""Random play, a million decisions and more, over every number of players and every option: nothing may break.

After each game every card must still be there and the outcome must be one the rules know.
    python benchmarks/soak.py [--decisions 1000000] [--seed 1] [--game norsaga]
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter
from typing import Any

import meadhall


def variants(game: meadhall.Game) -> list[tuple[int, dict[str, Any]]]:
    """Each number of players with each value of each option that goes with it."""
    found: list[tuple[int, dict[str, Any]]] = []
    for players in range(game.players[0], game.players[1] + 1):
        found.append((players, {}))
        for option in game.options:
            values = (1, 50) if isinstance(option.choices, range) else option.choices
            for value in values:
                try:
                    game.check({option.name: value}, players)
                except meadhall.Fault:
                    continue      # this option does not go with so many players
                found.append((players, {option.name: value}))
    return found


def cards(packed: dict[str, Any]) -> int:
    """How many cards lie anywhere: deck, discard pile, hands, trees, between."""
    piles = [packed["deck"], packed["discard"], packed["drawn"], packed["aside"], *packed["hands"], *packed["trees"]]
    return sum(card >= 0 for pile in piles for card in pile) + (packed["revealed"] >= 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="norsaga")
    given = parser.parse_args()
    game = meadhall.game(given.game)
    build = "compiled" if meadhall.compiled else "interpreted"
    done, games, began, reasons = 0, 0, time.perf_counter(), Counter[str]()
    for players, options in itertools.cycle(variants(game)):
        state = game.new(players, options)
        before = cards(game.pack(state)) if given.game == "norsaga" else 0
        done += int(meadhall.rollout(state, meadhall.Rng.seeded(given.seed + games)))
        outcome = game.outcome(state)
        assert outcome is not None, game.position(state)
        assert given.game != "norsaga" or cards(game.pack(state)) == before, game.position(state)
        reasons[outcome.reason] += 1
        games += 1
        if games % 50 == 0:
            print(f"\r{done:,} decisions, {games:,} games", end="", file=sys.stderr, flush=True)
        if done >= given.decisions:
            break
    seconds = time.perf_counter() - began
    print(f"\n{build}: {done:,} decisions in {games:,} games, {seconds:.0f} s, ended by {dict(reasons)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

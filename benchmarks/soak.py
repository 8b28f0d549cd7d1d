"""Play long over every number of players and every option: nothing may break.

After each game every piece must still be there and the outcome must be one the rules know.
    python benchmarks/soak.py [--game norsaga] [--decisions 1000000] [--seed 1]
    python benchmarks/soak.py --game fire_and_axe --games 10000 --karl 2 --jobs 16
With `--karl N` every Nth game is played by karls, one answer in eight at random: it reaches positions that random play
does not.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import meadhall
from conformance.games import ENTRIES, Entry
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE, pending

WHIM = 8  # one answer of a karl in so many is random


@dataclass(frozen=True)
class Played:
    decisions: int
    reason: str
    position: str  # where it broke; empty: nowhere


def entry_of(name: str) -> Entry:
    return next(entry for entry in ENTRIES if entry.name == name)


def variants(game: meadhall.Game) -> list[tuple[int, dict[str, Any]]]:
    """Return each number of players with each value of each option that goes with it."""
    found: list[tuple[int, dict[str, Any]]] = []
    for players in range(game.players[0], game.players[1] + 1):
        for given in (
            {},
            *(
                {option.name: value}
                for option in game.options
                for value in ((option.choices.start, 50) if isinstance(option.choices, range) else option.choices)
            ),
        ):
            try:
                game.new(players, given)
            except meadhall.Fault:
                continue  # this option does not go with so many players
            found.append((players, given))
    return found


def by_karls(game: meadhall.Game, state: Any, rng: meadhall.Rng) -> int:
    """Play the game to its end with karls and some random answers; return the number of decisions."""
    karls = [bot("karl", game, seat) for seat in range(game.players[1])]
    decisions = 0
    while moves := pending(state):
        frame = state.agenda[-1]
        if frame.seat == CHANCE:
            meadhall.play(state, int(frame.sample(state, rng)))
            continue
        decisions += 1
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        whim = len(moves) == 1 or rng.below(WHIM) == 0
        meadhall.play(state, int(moves[rng.below(len(moves))] if whim else karls[seat].choose(state, seat)))
    return decisions


def one(number: int, *, name: str, seed: int, karl: int) -> Played:
    entry = entry_of(name)
    game = entry.game
    tables = variants(game)
    players, options = tables[number % len(tables)]
    state: Any = game.new(players, options)
    pieces, rng = entry.pieces(state), meadhall.Rng.seeded(seed + number)
    played_well = karl and number % karl == 0
    decisions = by_karls(game, state, rng) if played_well else int(meadhall.rollout(state, rng))
    outcome = game.outcome(state)
    sound = outcome is not None and outcome.reason in entry.reasons and entry.pieces(state) == pieces
    return Played(decisions, outcome.reason if outcome else "none", "" if sound else game.position(state))


def games(given: argparse.Namespace) -> Iterator[Played]:
    work = partial(one, name=given.game, seed=given.seed, karl=given.karl)
    if given.jobs == 1:
        yield from map(work, itertools.count() if given.games is None else range(given.games))
        return
    with ProcessPoolExecutor(given.jobs) as pool:
        yield from pool.map(work, range(given.games or 1_000), chunksize=4)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=1_000_000, help="at least this many, without --games")
    parser.add_argument("--games", type=int, help="this many games instead")
    parser.add_argument("--karl", type=int, default=0, metavar="N", help="karls play every Nth game")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--game", default="norsaga", choices=[entry.name for entry in ENTRIES])
    given = parser.parse_args()
    build = "compiled" if meadhall.compiled else "interpreted"
    done, count, began, reasons = 0, 0, time.perf_counter(), Counter[str]()
    for played in games(given):
        assert not played.position, played.position
        done, count = done + played.decisions, count + 1
        reasons[played.reason] += 1
        if count % 50 == 0:
            print(f"\r{done:,} decisions, {count:,} games", end="", file=sys.stderr, flush=True)
        if given.games is None and done >= given.decisions:
            break
    seconds = time.perf_counter() - began
    print(f"\n{given.game}, {build}: {done:,} decisions in {count:,} games, {seconds:.0f} s, ended by {dict(reasons)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Our side of the benchmark, on whichever build `PYTHONPATH` names: every game of the hall with four seats.

Prints one JSON object. An answer is whatever the agenda asks for, draws included; a decision is an answer of a player.
The peers count decisions, so the ratios use decisions. What the core answers by itself is in neither count.
"""

import json
import platform
import sys
from functools import partial
from typing import Any

from lots import SEATS, TITLES
from timing import Figure, Lot, microseconds, per_second, repeated

import meadhall
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, NOBODY, TABLE, pending, rollout

GAMES = range(1, 21)  # seeds of the games in a lot
MID_GAMES = range(1, 9)  # seeds of the positions that are copied, looked at or searched
ITERATIONS = 250  # of the search, for each decision; the same as the peer's


def in_engine(of: meadhall.Game, seats: int) -> int:
    """Whole games inside the engine: what search and simulation get. `rollout` counts players' choices only."""
    return sum(int(rollout(of.new(players=seats), meadhall.Rng.seeded(seed))) for seed in GAMES)


def driven(of: meadhall.Game, seats: int) -> int:
    """Whole games, answer by answer from Python: what a researcher's loop gets. Draws are answers here."""
    answers = 0
    for seed in GAMES:
        state, rng = of.new(players=seats), meadhall.Rng.seeded(seed)
        while moves := pending(state):
            meadhall.play(state, moves[rng.below(len(moves))])
            answers += 1
    return answers


def census(of: meadhall.Game, seats: int) -> dict[str, float]:
    """Who answered how often in the games of `driven`."""
    answers = decisions = forced = 0
    for seed in GAMES:
        state, rng = of.new(players=seats), meadhall.Rng.seeded(seed)
        while moves := pending(state):
            if meadhall.turn(state) != CHANCE:
                decisions += 1
                forced += len(moves) == 1
            meadhall.play(state, moves[rng.below(len(moves))])
            answers += 1
    return {
        "seats": seats,
        "decisions_per_game": decisions / len(GAMES),
        "player_share": decisions / answers,
        "forced_share": forced / decisions,
    }


def mid_game(of: meadhall.Game, seats: int, seed: int) -> Any:
    """Half of the random game with that seed, as for the peers, and on to the next question for a player."""
    state, rng, path = of.new(players=seats), meadhall.Rng.seeded(seed), []
    while moves := pending(state):
        path.append(moves[rng.below(len(moves))])
        meadhall.play(state, path[-1])
    state = of.new(players=seats)
    for at, move in enumerate(path):
        pending(state)  # runs the rules up to the question that `move` answered
        if 2 * at >= len(path) and meadhall.turn(state) != CHANCE:
            break
        meadhall.play(state, move)
    assert meadhall.turn(state) != NOBODY, f"{of.name}: seed {seed} asks nobody after its middle"
    return state


def searches(of: meadhall.Game, middles: list[Any]) -> Lot:
    """Information-set search at mid-game decisions, with as many iterations each as the peer.

    One iteration deals the hidden cards anew, walks the tree, plays a little way on and judges the table; the peer
    plays its shorter game out at random instead.
    """

    def lot() -> int:
        for number, state in enumerate(middles):
            seat = meadhall.turn(state)
            seat = 0 if seat == TABLE else int(seat)  # where the whole table is asked, its first seat answers
            bot("jarl", of, number, iterations=ITERATIONS).choose(state, seat)
        return ITERATIONS * len(middles)

    return lot


def figures_of(name: str, seats: int, share: float) -> dict[str, Figure | None]:
    """What one game gives. `share` is the players' part of all answers."""
    of = meadhall.game(name)
    middles = [mid_game(of, seats, seed) for seed in MID_GAMES]
    python = per_second(partial(driven, of, seats), "pending and play from Python, chance counted too")
    return {
        "decisions_per_s": per_second(partial(in_engine, of, seats), "rollout, players' decisions"),
        "driven_decisions_per_s": scaled(python, share, "pending and play from Python, players' decisions"),
        "driven_answers_per_s": python,
        "copy_us": microseconds(repeated([state.copy for state in middles]), "State.copy"),
        "turn_us": microseconds(
            repeated([partial(meadhall.turn, state) for state in middles]), "turn: whose turn it is, no texts"
        ),
        "decide_us": microseconds(
            repeated([partial(meadhall.decide, state) for state in middles]), "decide: every option as text"
        ),
        "iterations_per_s": per_second(searches(of, middles), f"jarl, {ITERATIONS} iterations a decision"),
    }


def scaled(figure: Figure, share: float, how: str) -> Figure:
    """The same rounds, counted in decisions instead of answers."""
    return {**figure, **{key: figure[key] * share for key in ("best", "median", "worst")}, "how": how}


def main() -> None:
    build = "compiled" if meadhall.compiled else "interpreted"
    figures: dict[str, Figure | None] = {}
    context: dict[str, float] = {}
    for name, seats in SEATS.items():
        print(f"ours: {build}, {TITLES[name]}", file=sys.stderr, flush=True)
        found = census(meadhall.game(name), seats)
        context |= {f"{name}_{key}": value for key, value in found.items()}
        figures |= {f"{name}_{key}": figure for key, figure in figures_of(name, seats, found["player_share"]).items()}
    print(
        json.dumps(
            {
                "compiled": meadhall.compiled,
                "python": platform.python_version(),
                "figures": figures,
                "context": context,
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()

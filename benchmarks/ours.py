"""Our side of the benchmark, on whichever build `PYTHONPATH` names: Norsaga with four seats, and the games beside it.

Prints one JSON object. An answer is whatever the agenda asks for, draws included; a decision is an answer of a player.
The peers count decisions, so the ratios use decisions. What the core answers by itself is in neither count.
"""

import json
import platform
import sys
from functools import partial
from typing import Any

from timing import Figure, copies, microseconds, per_second

import meadhall
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, pending, rollout

SEATS = 4
OTHERS = {"fire_and_axe": 4, "yggdrasil": 4}      # further games and how many play them
GAMES = range(1, 21)        # seeds of the games in a lot
MID_GAMES = range(1, 9)     # seeds of the positions that are copied or searched

ITERATIONS = 250            # of the search, for each decision

game = meadhall.game("norsaga")


def in_engine(of: meadhall.Game = game, seats: int = SEATS) -> int:
    """Whole games inside the engine: what search and simulation get. `rollout` counts players' choices only."""
    return sum(int(rollout(of.new(players=seats), meadhall.Rng.seeded(seed))) for seed in GAMES)


def driven() -> int:
    """Whole games, answer by answer from Python: what a researcher's loop gets. Draws are answers here."""
    answers = 0
    for seed in GAMES:
        state, rng = game.new(players=SEATS), meadhall.Rng.seeded(seed)
        while moves := pending(state):
            meadhall.play(state, moves[rng.below(len(moves))])
            answers += 1
    return answers


def census() -> dict[str, float]:
    """Who answered how often in the games of `driven`."""
    answers = decisions = forced = 0
    for seed in GAMES:
        state, rng = game.new(players=SEATS), meadhall.Rng.seeded(seed)
        while moves := pending(state):
            decision = meadhall.decide(state)
            if decision is not None and decision.seat != CHANCE:
                decisions += 1
                forced += len(moves) == 1
            meadhall.play(state, moves[rng.below(len(moves))])
            answers += 1
    return {"seats": SEATS, "decisions_per_game": decisions / len(GAMES),
            "player_share": decisions / answers, "forced_share": forced / decisions}


def mid_game(seed: int, of: meadhall.Game = game, seats: int = SEATS) -> Any:
    """Half of the random game with that seed, as for the peers."""
    state, rng, path = of.new(players=seats), meadhall.Rng.seeded(seed), []
    while moves := pending(state):
        path.append(moves[rng.below(len(moves))])
        meadhall.play(state, path[-1])
    state = of.new(players=seats)
    for move in path[:len(path) // 2]:
        pending(state)    # runs the rules up to the question that `move` answered
        meadhall.play(state, move)
    return state


def searched(seed: int) -> tuple[Any, int]:
    """A mid-game position where a player is asked, and who it is."""
    state, rng = mid_game(seed), meadhall.Rng.seeded(seed)
    while (decision := meadhall.decide(state)) is not None and decision.seat == CHANCE:
        meadhall.play(state, decision.options[rng.below(len(decision.options))])
    assert decision is not None
    return state, decision.seat


def search_iterations() -> Figure | None:
    """Information-set search at mid-game decisions of four players, 250 iterations each like the peer.

    One iteration deals the hidden cards anew, walks the tree, plays a little way on and judges the table; the peer
    plays its shorter game out at random instead.
    """
    points = [searched(seed) for seed in MID_GAMES]

    def lot() -> int:
        for state, seat in points:
            bot("jarl", game, seat, iterations=ITERATIONS).choose(state, seat)
        return ITERATIONS * len(points)

    return per_second(lot, "norsaga, four seats, jarl, 250 iterations a decision")


def scaled(figure: Figure, share: float, how: str) -> Figure:
    """The same rounds, counted in decisions instead of answers."""
    return {**figure, **{key: figure[key] * share for key in ("best", "median", "worst")}, "how": how}


def main() -> None:
    build = "compiled" if meadhall.compiled else "interpreted"
    print(f"ours: {build}", file=sys.stderr, flush=True)
    context = census()
    share = context["player_share"]
    python = per_second(driven, "norsaga, pending and play from Python, chance counted too")
    figures: dict[str, Figure | None] = {
        "in_engine_decisions_per_s": per_second(in_engine, "norsaga, rollout, players' decisions"),
        "driven_decisions_per_s": scaled(python, share, "norsaga, pending and play from Python, players' decisions"),
        "driven_answers_per_s": python,
        "copy_us": microseconds(copies([mid_game(seed).copy for seed in MID_GAMES]), "norsaga, State.copy"),
        "ismcts_iterations_per_s": search_iterations(),
    }
    for name, seats in OTHERS.items():
        of = meadhall.game(name)
        figures[f"{name}_decisions_per_s"] = per_second(
            partial(in_engine, of, seats), f"{name}, {seats} seats, rollout, players' decisions")
        figures[f"{name}_copy_us"] = microseconds(
            copies([mid_game(seed, of, seats).copy for seed in MID_GAMES]), f"{name}, {seats} seats, State.copy")
    print(json.dumps({"compiled": meadhall.compiled, "python": platform.python_version(),
                      "figures": figures, "context": context}, indent=2))


if __name__ == "__main__":
    main()

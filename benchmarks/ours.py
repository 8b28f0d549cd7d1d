"""Our side of the benchmark, on the build that `PYTHONPATH` names: every included game with four seats.

Prints one JSON object. An answer is any answer to the agenda, draws included; a decision is an answer of a player. The
peers count decisions, so the ratios use decisions. Answers that the core gives by itself are in neither count.

Two kinds of games are measured: uniformly random play, as for the peers, and games between karls, which are nearer to
human play. `ours.py --record FILE` plays the karls' games once, and `ours.py FILE` replays their answers.
"""

import argparse
import json
import platform
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from lots import SEATS, TITLES
from timing import QUICK, Figure, Lot, measure_rate, measure_time, repeat_calls

import meadhall
from meadhall.bots import bot
from meadhall.bots.replay import replay
from meadhall.core.agenda import AUTO, CHANCE, NOBODY, TABLE, pending, rollout

GAMES = range(1, 21)  # seeds of the games in a lot
KARLS = range(1, 3 if QUICK else 7)  # seeds of the games between karls
MID_GAMES = range(1, 9)  # seeds of the positions that are copied, looked at or searched
ITERATIONS = 250  # of the search, for each decision; the same as the peer's


def play_in_engine(of: meadhall.Game, seats: int) -> int:
    """Whole games inside the engine, as for search and simulation. `rollout` counts players' choices only."""
    return sum(int(rollout(of.new(players=seats), meadhall.Rng.seeded(seed))) for seed in GAMES)


Choices = dict[int, list[int]]  # the answers of each game between karls, chance's included, by its seed


def record(of: meadhall.Game, seats: int, seed: int) -> list[int]:
    """Play a game between karls; return its answers as `replay` takes them."""
    state, rng = of.new(players=seats), meadhall.Rng.seeded(seed)
    karls = [bot("karl", of, 100 * seed + seat) for seat in range(seats)]
    agenda, choices = state.agenda, []
    while agenda:
        frame = agenda.pop()
        if frame.seat == NOBODY:
            frame.resolve(state, AUTO)
            continue
        if frame.seat == CHANCE:
            choices.append(int(frame.sample(state, rng)))
            frame.resolve(state, choices[-1])
            continue
        options = frame.options(state)
        if len(options) < 2:
            frame.resolve(state, options[0] if options else AUTO)
            continue
        agenda.append(frame)
        state.legal = options
        choices.append(
            int(karls[max(frame.seat, 0)].choose(state, max(frame.seat, 0)))
        )  # the first for the whole table
        agenda.pop()
        state.legal = None
        frame.resolve(state, choices[-1])
    return choices


def replay_games(of: meadhall.Game, seats: int, games: Choices) -> int:
    """Replay the games of karls inside the engine: the same loop as `in_engine`, with their answers."""
    return sum(int(replay(of.new(players=seats), meadhall.Rng.seeded(seed), games[seed])) for seed in games)


def kinds(of: meadhall.Game, seats: int, games: Choices | None) -> tuple[float, float]:
    """Return choices per game, and the share of the most frequent question among them; in random games if none are
    given.
    """
    asked: Counter[str] = Counter()
    for seed in games or GAMES:
        state, rng = of.new(players=seats), meadhall.Rng.seeded(seed)
        given = iter(games[seed]) if games else None
        agenda = state.agenda
        while agenda:
            frame = agenda.pop()
            options = [] if frame.seat in (NOBODY, CHANCE) else frame.options(state)
            move = options[0] if options else AUTO
            if frame.seat == CHANCE:
                move = next(given) if given else frame.sample(state, rng)
            elif len(options) > 1:
                asked[type(frame).__name__] += 1
                move = next(given) if given else options[rng.below(len(options))]
            frame.resolve(state, move)
    return asked.total() / len(games or GAMES), max(asked.values()) / asked.total()


def drive_games(of: meadhall.Game, seats: int) -> int:
    """Drive whole games answer by answer from Python, as a researcher's loop does. Draws are answers here."""
    answers = 0
    for seed in GAMES:
        state, rng = of.new(players=seats), meadhall.Rng.seeded(seed)
        while moves := pending(state):
            meadhall.play(state, moves[rng.below(len(moves))])
            answers += 1
    return answers


def census(of: meadhall.Game, seats: int) -> dict[str, float]:
    """Return how often each seat answered in the games of `driven`."""
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
    """Run information-set search at mid-game decisions, with as many iterations each as the peer.

    One iteration deals the hidden cards, walks the tree, plays a short way on and evaluates the table; the peer plays
    its shorter game to the end at random instead.
    """

    def lot() -> int:
        for number, state in enumerate(middles):
            seat = meadhall.turn(state)
            seat = 0 if seat == TABLE else int(seat)  # where the whole table is asked, its first seat answers
            bot("jarl", of, number, iterations=ITERATIONS).choose(state, seat)
        return ITERATIONS * len(middles)

    return lot


def figures_of(name: str, seats: int, share: float, karls: Choices) -> dict[str, Figure | None]:
    """Return the figures of one game. `share` is the players' part of all answers; without games of karls nothing is
    replayed.
    """
    of = meadhall.game(name)
    middles = [mid_game(of, seats, seed) for seed in MID_GAMES]
    python = measure_rate(partial(drive_games, of, seats), "pending and play from Python, chance counted too")
    return {
        "decisions_per_s": measure_rate(partial(play_in_engine, of, seats), "rollout, players' decisions"),
        "replayed_decisions_per_s": measure_rate(
            partial(replay_games, of, seats, karls), f"replay of {len(karls)} games between karls, players' decisions"
        )
        if karls
        else None,
        "driven_decisions_per_s": scale(python, share, "pending and play from Python, players' decisions"),
        "driven_answers_per_s": python,
        "copy_us": measure_time(repeat_calls([state.copy for state in middles]), "State.copy"),
        "turn_us": measure_time(
            repeat_calls([partial(meadhall.turn, state) for state in middles]), "turn: whose turn it is, no texts"
        ),
        "decide_us": measure_time(
            repeat_calls([partial(meadhall.decide, state) for state in middles]), "decide: every option as text"
        ),
        "iterations_per_s": measure_rate(searches(of, middles), f"jarl, {ITERATIONS} iterations a decision"),
    }


def scale(figure: Figure, share: float, how: str) -> Figure:
    """Return the same rounds, counted in decisions instead of answers."""
    return {**figure, **{key: figure[key] * share for key in ("best", "median", "worst")}, "how": how}


def measure(recorded: dict[str, Choices]) -> dict[str, Any]:
    build = "compiled" if meadhall.compiled else "interpreted"
    figures: dict[str, Figure | None] = {}
    context: dict[str, float] = {}
    for name, seats in SEATS.items():
        print(f"ours: {build}, {TITLES[name]}", file=sys.stderr, flush=True)
        of, karls = meadhall.game(name), recorded.get(name, {})
        found = census(of, seats)
        _, found["commonest_question"] = kinds(of, seats, None)
        if karls:
            found["karls_decisions_per_game"], found["karls_commonest_question"] = kinds(of, seats, karls)
        context |= {f"{name}_{key}": value for key, value in found.items()}
        measured = figures_of(name, seats, found["player_share"], karls)
        figures |= {f"{name}_{key}": figure for key, figure in measured.items()}
    return {
        "compiled": meadhall.compiled,
        "python": platform.python_version(),
        "figures": figures,
        "context": context,
    }


def record_all() -> dict[str, Choices]:
    games: dict[str, Choices] = {}
    for name, seats in SEATS.items():
        print(f"ours: recording games of karls, {TITLES[name]}", file=sys.stderr, flush=True)
        games[name] = {seed: record(meadhall.game(name), seats, seed) for seed in KARLS}
    return games


def load(file: Path) -> dict[str, Choices]:
    return {
        name: {int(seed): choices for seed, choices in games.items()}
        for name, games in json.loads(file.read_text(encoding="utf-8")).items()
    }


def main() -> None:
    line = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    line.add_argument("games", type=Path, nargs="?", metavar="FILE", help="games of karls, to replay")
    line.add_argument("--record", action="store_true", help="play these games and write them into the file")
    asked = line.parse_args()
    if asked.record and asked.games is None:
        line.error("--record needs a file")
    if asked.record:
        asked.games.write_text(json.dumps(record_all()), encoding="utf-8")
    else:
        print(json.dumps(measure(load(asked.games) if asked.games else {}), indent=2))


if __name__ == "__main__":
    main()

"""The other engines, each driven in the fastest way available to its Python users, so that our ratios are fair.

Two of them play whole games outside Python, as our engine does: OpenSpiel in C++ (`open_spiel_inside`), pgx as one
program for the processor (`pgx`). A Rust port of catanatron is in no package index, so it cannot be measured here.

Run by the interpreter of the peers' environment (`MEADHALL_PEERS_PYTHON`); prints one JSON object. A decision is one
answer of a player, with the legal ones listed before; whole games from fixed seeds, uniformly random play. "Mid-game"
is the same everywhere: half the decisions of the random game with that seed.
"""

import json
import os
import platform
import random
import sys
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from typing import Any

from timing import QUICK, Figure, measure_rate, measure_time, repeat_calls

SEATS = 4
MID_GAMES = range(1, 9)  # seeds of the positions that are copied or searched; catanatron reads 0 as none
CATANS = range(1, 61)  # seeds of catanatron's games in a lot, about a thousand decisions each
HANDS = 200  # games in a lot of hanabi or uno, which are short
INSIDE = {"hanabi": (4, 100), "gin_rummy": (2, 10), "backgammon": (2, 10), "chess": (2, 5)}  # seats, games in a lot
PGX = ("backgammon",) if QUICK else ("backgammon", "chess")
TABLES, TURNS = 256, 16  # of pgx: games side by side, and turns of each in a lot
SIMULATIONS = 250  # per ISMCTS step; the rate hardly depends on it
CHANCE, TERMINAL = -1, -4  # OpenSpiel's player ids

Measured = dict[str, Any]


def catanatron() -> Measured:
    """The usual engine for Python. Its count includes forced answers: roll, end of turn.

    It lists trades from a set of tuples that hold None, whose hash is an address before Python 3.12: there, a seed
    fixes its games within a process only. Hence more games in a lot, and both ways of driving in the same process.
    """
    game_module = import_module("catanatron.game")
    player_module = import_module("catanatron.models.player")
    limit: int = game_module.TURNS_LIMIT

    def new(seed: int) -> Any:
        return game_module.Game([player_module.RandomPlayer(color) for color in player_module.Color], seed=seed)

    def by_play() -> int:
        decisions = 0
        for seed in CATANS:
            game = new(seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    def by_loop() -> int:
        """The same games, since `RandomPlayer` draws its answers in this way too."""
        decisions = 0
        for seed in CATANS:
            game = new(seed)
            state, execute, below = game.state, game.execute, random.randrange
            while game.winning_color() is None and state.num_turns < limit:
                actions = state.playable_actions
                execute(actions[below(len(actions))], validate_action=False)
                decisions += 1
        return decisions

    def mid_game(seed: int) -> Any:
        whole = new(seed)
        whole.play()
        game = new(seed)
        for _ in range(len(whole.state.actions) // 2):
            game.play_tick()
        return game

    def forced_share() -> float:
        game, forced, ticks = new(1), 0, 0
        while game.winning_color() is None and game.state.num_turns < limit:
            forced += len(game.state.playable_actions) == 1
            ticks += 1
            game.play_tick()
        return forced / ticks

    middles = [mid_game(seed) for seed in MID_GAMES]
    return {
        "figures": {
            "decisions_per_s": better(
                max,
                measure_rate(by_play, "Game.play with RandomPlayer"),
                measure_rate(by_loop, "own loop over Game.execute(validate_action=False)"),
            ),
            "copy_us": better(
                min,
                measure_time(repeat_calls([game.copy for game in middles]), "Game.copy"),
                measure_time(repeat_calls([game.state.copy for game in middles]), "State.copy"),
            ),
        },
        "context": {"seats": SEATS, "decisions_per_game": by_loop() / len(CATANS), "forced_share": forced_share()},
    }


def open_spiel() -> Measured:  # noqa: C901 (a peer is one function; what only it needs stands within)
    """C++ engine; hanabi for driving and cloning, gin rummy for its C++ ISMCTS, which needs no Python per iteration."""
    pyspiel = import_module("pyspiel")
    hanabi = pyspiel.load_game("hanabi", {"players": SEATS})
    gin = pyspiel.load_game("gin_rummy")

    def play_on(state: Any, uniform: Callable[[], float], stop: int | None = None) -> tuple[int, int]:
        """Random play to the end or to a choice after `stop` decisions; returns decisions and steps.

        Chance is sampled by hand from `chance_outcomes`, which is quicker than `pyspiel.sample_action` or numpy,
        and one `current_player` answers what `is_terminal` and `is_chance_node` would.
        """
        decisions = chances = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(drawn(state.chance_outcomes(), uniform()))
                chances += 1
            else:
                actions = state.legal_actions()
                if stop is not None and decisions >= stop and len(actions) > 1:
                    break
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions, decisions + chances

    def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
        for action, probability in outcomes:
            at -= probability
            if at < 0:
                return action
        return outcomes[-1][0]  # the probabilities may sum to a little less than one

    def play_hanabi() -> tuple[int, int]:
        decisions = steps = 0
        for seed in range(1, HANDS + 1):
            played = play_on(hanabi.new_initial_state(), random.Random(seed).random)
            decisions, steps = decisions + played[0], steps + played[1]
        return decisions, steps

    def mid_game(game: Any, seed: int) -> Any:
        whole, _ = play_on(game.new_initial_state(), random.Random(seed).random)
        state = game.new_initial_state()
        play_on(state, random.Random(seed).random, stop=whole // 2)
        if state.is_terminal():
            raise RuntimeError(f"{game}: seed {seed} has no choice after its middle")
        return state

    def decide(state: Any) -> list[str]:
        """Do what a loop needs to show a question: find the asked player, and every legal action as text."""
        player = state.current_player()
        return [state.action_to_string(player, action) for action in state.legal_actions()]

    tables = [mid_game(gin, seed) for seed in MID_GAMES]
    middles = [mid_game(hanabi, seed) for seed in MID_GAMES]

    def search() -> int:
        """Gin rummy promises observation strings but no information states, hence `use_observation_string`."""
        bot = pyspiel.ISMCTSBot(
            seed=1,
            evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
            uct_c=1.4,
            max_simulations=SIMULATIONS,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=True,
        )
        for table in tables:
            bot.step(table)
        return len(tables) * SIMULATIONS

    decisions, steps = play_hanabi()
    uniform = random.Random(1).random
    rollouts = [play_on(table.clone(), uniform)[0] for table in tables for _ in range(50)]
    return {
        "figures": {
            "decisions_per_s": measure_rate(lambda: play_hanabi()[0], "hanabi, players' decisions"),
            "steps_per_s": measure_rate(lambda: play_hanabi()[1], "hanabi, chance nodes counted too"),
            "copy_us": measure_time(repeat_calls([state.clone for state in middles]), "hanabi, State.clone"),
            "turn_us": measure_time(
                repeat_calls([state.current_player for state in middles]), "hanabi, State.current_player"
            ),
            "decide_us": measure_time(
                repeat_calls([partial(decide, state) for state in middles]), "hanabi, every legal action as text"
            ),
            "ismcts_iterations_per_s": measure_rate(
                search, f"gin_rummy, ISMCTSBot.step of {SIMULATIONS} simulations, one random rollout each"
            ),
        },
        "context": {
            "seats": SEATS,
            "hanabi_decisions_per_game": decisions / HANDS,
            "hanabi_steps_per_decision": steps / decisions,
            "gin_rummy_decisions_per_rollout": sum(rollouts) / len(rollouts),
        },
    }


def open_spiel_inside() -> Measured:
    """Play whole games inside C++: `evaluate_bots` with OpenSpiel's own random bots; Python is entered once for each
    game.

    Bots begin each lot with the same seeds, so every lot plays the same games, and they are counted once.
    """
    pyspiel = import_module("pyspiel")

    def play(name: str) -> list[Any]:
        seats, games = INSIDE[name]
        game = loaded[name]
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]
        states = [game.new_initial_state() for _ in range(games)]
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        return states

    def lot(name: str) -> int:
        play(name)
        return int(decisions[name])

    loaded = {
        name: pyspiel.load_game(name, {"players": seats} if name == "hanabi" else {})
        for name, (seats, _) in INSIDE.items()
    }
    decisions = {
        name: sum(step.player >= 0 for state in play(name) for step in state.full_history()) for name in INSIDE
    }
    return {
        "figures": {
            f"{name}_decisions_per_s": measure_rate(
                partial(lot, name), f"{name}, {seats} seats, evaluate_bots with random bots, all in C++"
            )
            for name, (seats, _) in INSIDE.items()
        },
        "context": {f"{name}_decisions_per_game": decisions[name] / games for name, (_, games) in INSIDE.items()},
    }


def pgx() -> Measured:
    """Games side by side on one thread, random legal actions drawn in the same program; none is left between turns."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    jax, jnp, make = import_module("jax"), import_module("jax.numpy"), import_module("pgx").make
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset

    def player(name: str) -> Callable[[], int]:
        env = make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def turn(_: int, held: tuple[Any, Any]) -> tuple[Any, Any]:
            state, key = held
            key, draw, luck = jax.random.split(key, 3)
            actions = jax.random.categorical(draw, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            return step(state, actions, jax.random.split(luck, TABLES)), key

        turns = jax.jit(lambda state, key: jax.lax.fori_loop(0, TURNS, turn, (state, key)))
        begin = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TABLES))

        def lot() -> int:
            jax.block_until_ready(turns(begin, jax.random.PRNGKey(2)))
            return TABLES * TURNS

        return lot

    return {
        "figures": {
            f"{name}_decisions_per_s": measure_rate(
                player(name), f"{name}, {TABLES} games side by side, {TURNS} turns in one compiled program"
            )
            for name in PGX
        },
        "context": {"games_side_by_side": TABLES},
    }


def rlcard() -> Measured:
    """UNO: of RLCard's games the nearest to Norsaga, with hidden hands, a common pile and cards that hit other seats.

    Hold'em is betting, eight decisions a hand; gin rummy seats two, and like mahjong it is several times slower.
    `rlcard.make` seats two and encodes each state for a network; the game beneath it seats four and does not.
    """
    make = import_module("rlcard").make
    uno = import_module("rlcard.games.uno").Game
    seeded = import_module("numpy").random.RandomState

    def by_env() -> int:
        env, uniform, decisions = make("uno", config={"seed": 1}), random.Random(1).random, 0
        for _ in range(HANDS):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions

    def by_game() -> tuple[int, int]:
        game, uniform = uno(num_players=SEATS), random.Random(1).random
        game.np_random = seeded(1)
        decisions = forced = 0
        for _ in range(HANDS):
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                forced += len(actions) == 1
                state, _ = game.step(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions, forced

    decisions, forced = by_game()
    return {
        "figures": {
            "decisions_per_s": better(
                max,
                measure_rate(by_env, "uno, two seats, rlcard.make and Env.step"),
                measure_rate(lambda: by_game()[0], "uno, four seats, Game.step without the encoding"),
            ),
        },
        "context": {"seats": SEATS, "decisions_per_game": decisions / HANDS, "forced_share": forced / decisions},
    }


def better(choose: Callable[..., Figure], one: Figure, other: Figure) -> Figure:
    """Use the better of two ways, by `max` or `min`, as the peer's figure; keep the other beside it as evidence."""
    best = choose(one, other, key=lambda way: way["best"])
    return {**best, "slower": other if best is one else one}


PEERS: dict[str, Callable[[], Measured]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "open_spiel_inside": open_spiel_inside,
    "pgx": pgx,
    "rlcard": rlcard,
}
PACKAGES = {"open_spiel_inside": "open_spiel"}  # where it is named otherwise


def measure(name: str) -> Measured:
    """Measure a peer; if it is absent or broken, only its own figures are missing."""
    print(f"peers: {name}", file=sys.stderr, flush=True)
    try:
        version = metadata.version(PACKAGES.get(name, name))
    except metadata.PackageNotFoundError:
        return {"name": name, "missing": "not installed"}
    try:
        return {"name": name, "version": version, **PEERS[name]()}
    except Exception as fault:  # noqa: BLE001 (foreign code may raise anything)
        traceback.print_exc()
        return {"name": name, "version": version, "missing": f"{type(fault).__name__}: {fault}"}


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # catanatron's games depend on the order of its sets
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    chosen = sys.argv[1:] or list(PEERS)
    print(json.dumps({"python": platform.python_version(), **{name: measure(name) for name in chosen}}, indent=2))

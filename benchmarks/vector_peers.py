"""Environments used for learning elsewhere, each stepped as its own documents show, with observations and legal masks.

Run by the interpreter of the peers' environment; prints one JSON object. A decision is one action of one player, drawn
at random from the legal ones, with the next observation and mask computed. A peer that is not installed stays missing,
with the reason.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

from timing import QUICK, Figure, measure_rate

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
BATCH = 256  # games side by side, where the peer can
STEPS = 50 if QUICK else 400


def petting(module: str) -> Figure:
    """An AEC environment of PettingZoo, in its usual loop."""
    np = import_module("numpy")
    env = import_module(f"pettingzoo.classic.{module}").env()
    luck = np.random.default_rng(1)

    def lot() -> int:
        done = 0
        while done < STEPS:
            env.reset(seed=int(luck.integers(1 << 30)))
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut or done >= STEPS:
                    break
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(int(luck.choice(np.flatnonzero(mask))))
                done += 1
        return done

    return measure_rate(lot, f"pettingzoo.classic.{module}, AEC loop")


def rlcard() -> Figure:
    """UNO, the largest game of theirs with hidden cards that needs no other engine."""
    np, module = import_module("numpy"), import_module("rlcard")
    env = module.make("uno")
    luck = np.random.default_rng(1)

    def lot() -> int:
        done = 0
        while done < STEPS:
            state, _ = env.reset()
            while not env.is_over() and done < STEPS:
                state, _ = env.step(int(luck.choice(list(state["legal_actions"]))))
                done += 1
        return done

    return measure_rate(lot, "rlcard.make('uno'), env.step")


def pgx(name: str) -> Figure:
    """A batch of their games, compiled for one core, restarted at their end."""
    jax, jnp, module = import_module("jax"), import_module("jax.numpy"), import_module("pgx")
    wrappers = import_module("pgx.experimental.wrappers")
    env = module.make(name)
    step = jax.jit(jax.vmap(wrappers.auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
    split = jax.jit(lambda key: jax.random.split(key, BATCH + 2))
    held = {
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH)),
        "key": jax.random.PRNGKey(2),
    }

    def lot() -> int:
        state, key = held["state"], held["key"]
        for _ in range(4):
            keys = split(key)
            key = keys[0]
            state = step(state, draw(keys[1], state.legal_action_mask), keys[2:])
        jax.block_until_ready(state.observation)
        held.update(state=state, key=key)
        return 4 * BATCH

    return measure_rate(lot, f"pgx.make('{name}'), jit(vmap(step)), {BATCH} games, one thread")


PEERS: dict[str, Callable[[], Figure]] = {
    "PettingZoo hanabi": lambda: petting("hanabi_v5"),
    "PettingZoo chess": lambda: petting("chess_v6"),
    "RLCard uno": rlcard,
    "pgx chess": lambda: pgx("chess"),
    "pgx backgammon": lambda: pgx("backgammon"),
}


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, peer in PEERS.items():
        try:
            found[name] = peer()
        except Exception as error:  # noqa: BLE001 (foreign code may raise anything)
            traceback.print_exc(file=sys.stderr)
            found[name] = {"missing": f"{type(error).__name__}: {error}"}
    return found


if __name__ == "__main__":
    print(json.dumps(measure()))

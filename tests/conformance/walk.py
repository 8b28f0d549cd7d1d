"""Random walks through a game, and a collection of positions that has some of every question."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from conformance.games import ENTRIES, Entry
from meadhall.core.agenda import CHANCE, State, answer, pending
from meadhall.core.rng import Rng

MOST = 5_000        # questions in one game; far more than any cap allows


def pick(state: State, moves: list[int], rng: Rng) -> int:
    """A random answer; chance keeps to its own odds."""
    frame = state.agenda[-1]
    return int(frame.sample(state, rng) if frame.seat == CHANCE else moves[rng.below(len(moves))])


def walk(state: State, rng: Rng) -> Iterator[list[int]]:
    """Play on at random; yields the legal answers before each is given."""
    for _ in range(MOST):
        moves = pending(state)
        if not moves:
            return
        yield moves
        answer(state, pick(state, moves, rng))
    raise AssertionError("this game does not end")


def whole(entry: Entry, state: State) -> str:
    """Every byte of a state that waits for an answer: two ways to write it down, and the pending answers."""
    return json.dumps([pending(state), entry.game.position(state), entry.game.pack(state)])


@cache
def positions(name: str, quota: int) -> list[tuple[int, State]]:
    """Settled states from random games of all variants, at most so many for each kind of question, rare ones too.

    Each with its number of players. They are shared between tests: copy before playing on.
    """
    entry = next(entry for entry in ENTRIES if entry.name == name)
    found: list[tuple[int, State]] = []
    seen: Counter[tuple[Any, ...]] = Counter()
    rng = Rng.seeded(2024)
    for number, (players, options) in enumerate(entry.variants * 3):
        state = entry.game.new(players, options)
        for moves in walk(state, Rng.seeded(number)):
            frame = state.agenda[-1]
            kind = (frame.ask, players, len(moves) == 1, len(state.agenda) > 5)
            # A coin keeps one game from filling a quota with neighbouring positions.
            if seen[kind] < quota and rng.below(4) == 0:
                seen[kind] += 1
                found.append((players, state.copy()))
        found.append((players, state.copy()))
    return found


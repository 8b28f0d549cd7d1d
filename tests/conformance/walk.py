"""Random walks through a game, and a collection of positions that has some of every question."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from conformance.games import ENTRIES, Entry, Variant
from meadhall.core.agenda import State, answer, pending
from meadhall.core.rng import Rng

MOST = 5_000  # questions in one game; far more than any cap allows
QUOTA = 8  # positions of each kind, if the game does not want more
BRIEF = os.environ.get("MEADHALL_WALKS") == "brief"  # one of each kind: for the engine that does not run compiled


def walk(entry: Entry, state: State, rng: Rng) -> Iterator[list[int]]:
    """Play on; yields the legal answers before each is given."""
    for _ in range(MOST):
        moves = pending(state)
        if not moves:
            return
        yield moves
        answer(state, entry.pick(state, moves, rng))
    raise AssertionError("this game does not end")


def variants(entry: Entry) -> list[Variant]:
    """The ways in which a game begins that are worth a walk of their own: all of them, or in brief some."""
    return entry.variants[::6] if BRIEF else entry.variants


def whole(entry: Entry, state: State) -> bytes:
    """Every byte of a state that waits for an answer: two ways to write it down, and the pending answers."""
    return msgspec.json.encode([pending(state), entry.game.position(state), entry.game.pack(state)])


def positions(name: str, quota: int, brief: bool = BRIEF) -> list[tuple[int, State]]:
    """Settled states from games of all variants: so many of each kind of question at most, and of each kind of end.

    Each with its number of players. They are shared between tests: copy before playing on.
    """
    quota = 1 if brief else quota
    return [(players, state) for players, state, number in collected(name) if number < quota]


@cache
def collected(name: str) -> list[tuple[int, State, int]]:
    """As many as any test asks for, each with its number among its kind."""
    entry = next(entry for entry in ENTRIES if entry.name == name)
    most = max(entry.quota, QUOTA)
    found: list[tuple[int, State, int]] = []
    seen: Counter[tuple[Any, ...]] = Counter()
    rng = Rng.seeded(2024)
    for number, (players, begin) in enumerate(entry.tables() * 3):
        state = begin()
        for moves in walk(entry, state, Rng.seeded(number)):
            frame = state.agenda[-1]
            kind = (frame.ask, players, len(moves) == 1, len(state.agenda) > 5)
            # A coin keeps one game from filling a quota with neighbouring positions; the first may be the only one.
            if seen[kind] < most and (not seen[kind] or rng.below(4) == 0):
                found.append((players, state.copy(), seen[kind]))
                seen[kind] += 1
        outcome = entry.game.outcome(state)
        assert outcome is not None
        end = (outcome.reason, players)
        found.append((players, state.copy(), seen[end]))
        seen[end] += 1
    return found

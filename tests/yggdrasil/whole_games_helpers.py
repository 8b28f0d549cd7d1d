"""Whole games in every variant."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from meadhall.core.agenda import CHANCE, answer, pending
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.options import SAGAS
from yggdrasil.scene import table, yggdrasil
from yggdrasil.starts import PAGES, RICH

ALTS = {"healing_delay": "all", "creatures": "reshuffle", "memory": False}


VARIANTS = [
    (players, {"difficulty": difficulty, **more})
    for players in range(1, 6)
    for difficulty in ("easy", "hard")
    for more in ({}, ALTS)
]
VARIANTS += [
    (1, {"fenrir_solo": "once", "support_after_fenrir": True}),
    (2, {"fenrir_duo": "active", "support_after_fenrir": True}),
    (3, {"difficulty": "hard", "thor_helps": 1}),
]
VARIANTS.extend((players, {"saga": saga}) for players, saga in zip((3, 1, 2, 5, 4, 3), SAGAS, strict=True))
VARIANTS.append((4, {"campaign": "ragnarok"}))
STARTS = RICH + PAGES


def careful(state, moves, rng):
    """Random, but with a taste for staying alive: games last longer and reach rarer questions."""
    frame = state.agenda[-1]
    if frame.seat == CHANCE:
        return frame.sample(state, rng)
    if frame.ask == "deed.choose" and rng.below(4):
        mild = [move for move in moves if not frame.text(state, move).startswith(("fight", "heal"))]
        return mild[rng.below(len(mild))]
    if frame.ask in ("throw.choose", "heroes.use", "elves.use") and rng.below(3):
        return moves[{"throw.choose": -2, "heroes.use": -1, "elves.use": 0}[frame.ask]]
    return moves[rng.below(len(moves))]


def walk(players, options, seed, careful_play=True):
    """One game; yields the state before each answer and after the last."""
    yield from play(yggdrasil.new(players, options), seed, careful_play)


def play(state, seed, careful_play=True):
    rng = Rng.seeded(seed)
    for _ in range(20_000):
        moves = pending(state)
        yield state
        if not moves:
            return
        frame = state.agenda[-1]
        if careful_play:
            answer(state, careful(state, moves, rng))
        else:
            answer(state, frame.sample(state, rng) if frame.seat == CHANCE else moves[rng.below(len(moves))])
    raise AssertionError("this game does not end")


@cache
def positions(quota=4):
    """States of every kind of question; copy before playing on."""
    found: list[Any] = []
    seen: Counter[Any] = Counter()
    rng = Rng.seeded(5)
    games = [walk(players, options, seed) for seed, (players, options) in enumerate(VARIANTS * 3)]
    games += [play(table(STARTS[seed % len(STARTS)]), seed, seed % 4 == 0) for seed in range(13 * len(STARTS))]
    for game in games:
        for state in game:
            kind = (state.agenda[-1].ask if state.agenda else "", state.players)
            if seen[kind] < quota and (not seen[kind] or rng.below(3) == 0):
                seen[kind] += 1
                found.append(state.copy())
    return found

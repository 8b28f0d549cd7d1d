"""A fingerprint of many seeded games: every answer, and positions, views and possible worlds on the way.

`PYTHONPATH=src python tests/conformance/trace.py 40` prints one JSON line; interpreted and compiled must print the same
fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall
from conformance.games import ENTRIES, Entry
from conformance.walk import walk
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import decide, pending_frame
from meadhall.core.rng import Rng

ITERATIONS = 3  # of jarl: it is the same search
ANSWERS = 25  # of each level of bots, from each beginning


def trace(entry: Entry, games: int) -> str:
    """A hash over what happened in so many random games of all variants."""
    told = hashlib.sha256()
    for number in range(games):
        players, options = entry.variants[number % len(entry.variants)]
        state, rng = entry.game.new(players, options), Rng.seeded(1_000 + number)
        state.log = []
        for step, moves in enumerate(walk(entry, state, rng)):
            told.update(repr([state.agenda[-1].ask, moves]).encode())
            if step % 25 == 0:
                told.update(json.dumps(looks(entry, state, step % (players + 1) - 1)).encode())
        told.update(json.dumps([entry.game.position(state), [event.fields_for(0) for event in state.log]]).encode())
        rest = entry.game.new(players, options)
        told.update(f"{meadhall.rollout(rest, rng)} {entry.game.position(rest)}".encode())
    return told.hexdigest()


def looks(entry: Entry, state: meadhall.State, seat: int) -> list[object]:
    question = decide(state)
    assert question is not None
    twin = entry.game.redeal(state, seat, Rng.seeded(5))
    return [
        entry.game.position(state),
        entry.game.position(twin),
        question.options,
        question.about,
        entry.game.view(state, None if seat < 0 else seat),
    ]


def minds(entry: Entry, level: str) -> list[str]:
    """What bots of this level answer, from the beginning and from wherever walks begin."""
    players, options = entry.variants[0]
    said: list[str] = []
    for start in (entry.game.new(players, options), *entry.starts):
        state, dealer = start.copy(), meadhall.SeededDealer(3)
        bots = [bot(level, entry.game, seat, iterations=ITERATIONS) for seat in range(entry.game.players[1])]
        enough = len(said) + ANSWERS
        while (frame := pending_frame(state)) is not None and len(said) < enough:
            if frame.seat == CHANCE:
                meadhall.play(state, dealer.deal(state))
                continue
            seat = 0 if frame.seat == TABLE else int(frame.seat)
            move = bots[seat].choose(state, seat)
            said.append(frame.text(state, move))
            meadhall.play(state, move)
    return said


if __name__ == "__main__":
    found: dict[str, object] = {entry.name: trace(entry, int(sys.argv[1])) for entry in ENTRIES}
    bots = {entry.name: {level: minds(entry, level) for level in ("karl", "jarl")} for entry in ENTRIES}
    print(json.dumps({"compiled": meadhall.compiled, "from": meadhall.__file__, "games": found, "bots": bots}))

"""Are the mistakes that the analysis names mistakes? Both answers are played on by karls, from tables that the seat
could not tell apart, with the same luck: `PYTHONPATH=build/compiled python benchmarks/confirm_analysis.py`."""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import meadhall
from meadhall.bots import bot
from meadhall.bots.match import play_match
from meadhall.core.agenda import CHANCE, answer
from meadhall.core.decision import asked
from meadhall.counsel.analysis import analyse
from meadhall.counsel.moments import moments

NORSAGA = meadhall.game("norsaga")
WRONG = ("mistake", "blunder")
LONGEST = 600       # answers; karls need far fewer


def won(state: Any, seat: int, seed: int) -> float:
    """Whether this seat wins if karls go on from here."""
    dealer, bots = meadhall.SeededDealer(seed), [bot("karl", NORSAGA, seed * 7 + one) for one in range(2)]
    for _ in range(LONGEST):
        frame = asked(state)
        if frame is None:
            break
        answer(state, dealer.deal(state) if frame.seat == CHANCE else bots[frame.seat].choose(state, frame.seat))
    outcome = NORSAGA.outcome(state)
    return 1.0 if outcome is not None and seat in outcome.winners else 0.0


def played_on(state: Any, seat: int, better: str, given: str, worlds: int) -> tuple[float, float]:
    """How much more often the better answer wins, and the standard error of that."""
    differences = []
    for number in range(worlds):
        world = NORSAGA.redeal(state, seat, meadhall.Rng.seeded(number * 31))
        ends = []
        for text in (better, given):
            after = world.copy()
            meadhall.play(after, text)
            ends.append(won(after, seat, 1000 + number))
        differences.append(ends[0] - ends[1])
    mean = sum(differences) / worlds
    return mean, sqrt(sum((one - mean) ** 2 for one in differences) / (worlds - 1) / worlds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--named", type=int, default=20, help="mistakes and blunders to be confirmed")
    parser.add_argument("--worlds", type=int, default=120)
    args = parser.parse_args()
    found: list[tuple[float, float, float]] = []
    game = 0
    while len(found) < args.named:
        game += 1
        levels = ["karl", "thrall" if game % 2 else "karl"]
        record = play_match(NORSAGA, 2, NORSAGA.check({}, 2), levels, 500 + game).record
        states = moments(record)
        for one in [one for one in analyse(record, seed=1).decisions if one.mark in WRONG][:3]:
            assert one.loss is not None
            before, better = states[one.number].before, one.best or one.answer
            mean, error = played_on(before, one.seat, better, one.answer, args.worlds)
            found.append((one.loss.mean, mean, error))
            print(f"{one.mark}: gave away {100 * one.loss.mean:.1f}, played on {100 * mean:.1f} (se {100 * error:.1f})")
    count = len(found)
    said, mean = (sum(one[at] for one in found) / count for at in (0, 1))
    error = sqrt(sum(one[2] ** 2 for one in found)) / count
    print(f"{count} named: gave away {100 * said:.1f} on average, played on {100 * mean:.1f} (se {100 * error:.1f})")


if __name__ == "__main__":
    main()

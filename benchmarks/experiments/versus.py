"""Compare today's jarl with that of another checkout, at equal processor time: is a judge better than before?

    git worktree add build/before COMMIT && make -C build/before compiled
    python benchmarks/experiments/versus.py build/before --iterations 300 --games 400 --jobs 2
    python benchmarks/experiments/versus.py build/before --players 4 --iterations 150 --games 400 --jobs 2

One seat is ours, all others are theirs, and every deal is played once from each seat. Each side thinks in its own
process, with its own engine, and gets the position of the table; only its thinking is timed. They have this many
iterations for each decision; ours are set by two short matches on other deals so that both take equally long, unless
`--ours` gives the number. Prints the winners with the 95 % interval, and the time of each side.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Any

import meadhall
from meadhall.bots import bot
from meadhall.contests.results import compute_wilson
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame

TRIAL = 48  # games of a short match
TRIALS = 1_000_000  # the deals of short matches are so many seeds away
OURS, THEIRS = "ours", "theirs"


def think() -> None:
    """Run one side: read a line with a position, write an answer with its time."""
    for line in sys.stdin:
        said = json.loads(line)
        game = meadhall.game(said["game"])
        if "position" not in said:
            jarls = [bot("jarl", game, seed, iterations=said["iterations"]) for seed in said["seeds"]]
            continue
        state = game.from_position(said["position"])
        frame = pending_frame(state)
        assert frame is not None
        began = thread_time()
        move = jarls[said["seat"]].choose(state, said["seat"])
        took = thread_time() - began
        print(json.dumps([frame.text(state, move), took]), flush=True)


class Side:
    """A process that thinks with the engine of a checkout: the compiled one, if it is built."""

    def __init__(self, checkout: Path) -> None:
        compiled = checkout / "build/compiled"
        engine = compiled if compiled.is_dir() else checkout / "src"
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--think"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(engine.resolve())},
        )

    def say(self, **said: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def hear(self) -> tuple[str, float]:
        assert self.process.stdout is not None
        text, took = json.loads(self.process.stdout.readline())
        return text, took


SIDES: dict[str, Side] = {}  # of this process


@dataclass
class Played:
    """The results of games: our wins, and the time of each side."""

    won: int = 0
    games: int = 0
    decisions: dict[str, int] = field(default_factory=lambda: {OURS: 0, THEIRS: 0})
    seconds: dict[str, float] = field(default_factory=lambda: {OURS: 0.0, THEIRS: 0.0})

    def add(self, other: "Played") -> None:
        self.won += other.won
        self.games += other.games
        for side in (OURS, THEIRS):
            self.decisions[side] += other.decisions[side]
            self.seconds[side] += other.seconds[side]

    def ms(self, side: str) -> float:
        return 1e3 * self.seconds[side] / max(1, self.decisions[side])


def one_game(number: int, *, name: str, players: int, other: Path, seed: int, iterations: dict[str, int]) -> Played:
    """Play game `number`: our seat moves on each time, the deal changes after a full rotation."""
    if not SIDES:
        SIDES.update({OURS: Side(Path(__file__).parents[2]), THEIRS: Side(other)})
    us, deal = number % players, seed + number // players
    for side, of in SIDES.items():
        of.say(game=name, iterations=iterations[side], seeds=[(deal << 8) + seat + 1 for seat in range(players)])
    game, found = meadhall.game(name), Played(games=1)
    state, dealer = game.new(players), meadhall.SeededDealer(deal)
    while (frame := pending_frame(state)) is not None:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        side = OURS if seat == us else THEIRS
        SIDES[side].say(game=name, position=game.position(state), seat=seat)
        text, took = SIDES[side].hear()
        found.decisions[side] += 1
        found.seconds[side] += took
        meadhall.play(state, text)
    outcome = game.outcome(state)
    found.won = int(outcome is not None and us in outcome.winners)
    return found


def match(pool: ProcessPoolExecutor, given: argparse.Namespace, games: int, ours: int, seed: int) -> Played:
    play = partial(
        one_game,
        name=given.game,
        players=given.players,
        other=given.other,
        seed=seed,
        iterations={OURS: ours, THEIRS: given.iterations},
    )
    found = Played()
    for one in pool.map(play, range(games)):
        found.add(one)
    low, high = compute_wilson(found.won, games)
    print(
        f"{given.game}, {given.players} players, {games} games, iterations {ours} against {given.iterations}: "
        f"ours won {found.won}, {found.won / games:.1%} [{low:.1%}, {high:.1%}], a fair share is "
        f"{1 / given.players:.1%}; {found.ms(OURS):.2f} ms a decision against {found.ms(THEIRS):.2f}",
        flush=True,
    )
    return found


def main() -> None:
    if sys.argv[1:] == ["--think"]:
        think()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--game", default="norsaga", help="the game to play")
    parser.add_argument("--players", type=int, default=2, help="how many players")
    parser.add_argument("--games", type=int, default=400, help="how many games")
    parser.add_argument("--iterations", type=int, default=300, help="how many they may use")
    parser.add_argument("--ours", type=int, help="how many we may use; as many as take the same time")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        ours = given.ours or given.iterations
        for trial in (1, 2) if not given.ours else ():
            found = match(pool, given, TRIAL, ours, given.seed + trial * TRIALS)
            ours = max(1, round(ours * found.ms(THEIRS) / found.ms(OURS)))
        match(pool, given, given.games, ours, given.seed)


if __name__ == "__main__":
    main()

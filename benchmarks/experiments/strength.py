"""How strong the bots are: matches between levels, seats rotated, with intervals and what each level made use of.

    python benchmarks/experiments/strength.py jarl karl --games 400
    python benchmarks/experiments/strength.py jarl karl karl karl --games 200 --json
    python benchmarks/experiments/strength.py jarl karl karl --game fire_and_axe --games 300 --iterations 300 --jobs 16

Every deal is played once from each seat. A win rate counts the games that a seat of that level won; `seat` is the
same per seat of that level, to be held against one over the number of players. `score` is the mean final score, where
the game has one. What a level never did is named as such.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.match import MatchResult, Tally, play_match
from meadhall.contests.results import compute_wilson
from meadhall.games.fire_and_axe.cards import CONFLICT, RUNES

EMBELLISHES = ("story.embellish", "skald.embellish")
SEATS = "ABCDE"
ACTIONS = ("load", "launch", "draw", "sail", "trade", "raid", "settle", "play", "discard", "winter", "end")


def one(
    number: int,
    *,
    name: str,
    levels: list[str],
    seed: int,
    options: dict[str, Any],
    iterations: int | None,
    seconds: float | None,
) -> MatchResult:
    """Play game `number`: the levels move on by one seat each time, the deal changes after a full rotation."""
    rounds = next(n for n in range(1, len(levels) + 1) if levels[n:] + levels[:n] == levels)
    turn = number % rounds
    return play_match(
        meadhall.game(name),
        len(levels),
        options,
        levels[turn:] + levels[:turn],
        seed + number // rounds,
        iterations=iterations,
        seconds=seconds,
    )


@dataclass
class Sheet:
    """The actions of the seats of one level over all games."""

    wins: int = 0
    scores: list[int] = field(default_factory=list)
    runes: Counter[str] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)

    def uses(self, name: str, options: dict[str, Any]) -> dict[str, dict[str, int]]:
        """Return the used features of the game by name; 0 for those never used."""
        if name == "norsaga":
            return {"embellishments": dict(sorted(self.tally.count_answers(*EMBELLISHES).items()))}
        if name == "fire_and_axe":
            conflict = options.get("conflict", True) not in (False, "false", "False")
            runes = [rune for rune, strife in zip(RUNES, CONFLICT, strict=True) if conflict or not strife]
            done = self.tally.count_answers("turn.act")
            return {
                "actions": {action: done[action] for action in ACTIONS},
                "runes": {rune: self.runes[rune] for rune in runes},
            }
        return {}

    def plain(self, games: int, seats: int, name: str, options: dict[str, Any]) -> dict[str, Any]:
        low, high = compute_wilson(self.wins, games)
        return {
            "wins": self.wins,
            "rate": self.wins / games,
            "low": low,
            "high": high,
            "seat": self.wins / games / seats,
            "score": sum(self.scores) / len(self.scores) if any(self.scores) else None,
            "ms_mean": 1e3 * self.tally.seconds / max(1, self.tally.decisions),
            "ms_slowest": 1e3 * self.tally.slowest,
            "uses": {**self.uses(name, options), "asks": dict(sorted(self.tally.asks.items()))},
        }


def enter(sheets: dict[str, Sheet], result: MatchResult) -> None:
    """Add one more game to the sheets of its levels."""
    for level, tally in result.tallies.items():
        sheets[level].tally.add(tally)
    for level in set(result.winning_levels):  # two seats of one level may share a victory
        sheets[level].wins += 1
    assert result.record.result is not None
    outcome = result.record.result["result"]
    for level, score in zip(result.levels, outcome["scores"] if outcome else (), strict=False):
        sheets[level].scores.append(score)
    for answer in result.record.answers:
        if answer.seat in SEATS and answer.text.startswith("play "):
            sheets[result.levels[SEATS.index(answer.seat)]].runes[answer.text.split()[1]] += 1


def report(
    results: Iterable[MatchResult], levels: list[str], games: int, name: str, options: dict[str, Any]
) -> dict[str, Any]:
    sheets = {level: Sheet() for level in levels}
    turns = answers = unfinished = 0
    for done, result in enumerate(results, 1):
        enter(sheets, result)
        unfinished += not result.winners
        turns += result.turns
        answers += result.decisions
        if sys.stderr.isatty():
            wins = {level: sheet.wins for level, sheet in sheets.items()}
            print(f"\r{done}/{games} {wins}", end="", file=sys.stderr, flush=True)
    about = {
        "game": name,
        "build": "compiled" if meadhall.compiled else "interpreted",
        "games": games,
        "levels": levels,
        "unfinished": unfinished,
        "turns": turns / games,
        "decisions": answers / games,
    }
    return {
        **about,
        "by_level": {level: sheet.plain(games, levels.count(level), name, options) for level, sheet in sheets.items()},
    }


def tell(found: dict[str, Any]) -> None:
    print(
        f"{found['game']} {' '.join(found['levels'])}: {found['games']} games, {found['build']}, "
        f"{found['turns']:.1f} turns and {found['decisions']:.1f} decisions a game, "
        f"{found['unfinished']} without a winner"
    )
    for level, of in found["by_level"].items():
        score = "" if of["score"] is None else f"score {of['score']:.1f}  "
        print(
            f"  {level:7} {of['wins']:4} wins  {of['rate']:.1%} [{of['low']:.1%}, {of['high']:.1%}]  "
            f"seat {of['seat']:.1%}  {score}{of['ms_mean']:.2f} ms a decision, slowest {of['ms_slowest']:.0f} ms"
        )
        for what, counts in of["uses"].items():
            print(f"    {what}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))
            if never := [name for name, count in counts.items() if not count]:
                print(f"    {what} never: {', '.join(never)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+", choices=LEVELS, metavar="LEVEL", help="a level for each seat")
    parser.add_argument("--game", default="norsaga", help="the game to play")
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    parser.add_argument("--iterations", type=int, help="how many iterations jarl may use")
    parser.add_argument("--seconds", type=float, help="how long jarl may think")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    given = parser.parse_args()
    options = dict(entry.split("=", 1) for entry in given.option)
    play = partial(
        one,
        name=given.game,
        levels=given.levels,
        seed=given.seed,
        options=options,
        iterations=given.iterations,
        seconds=given.seconds,
    )
    if given.jobs > 1:
        with ProcessPoolExecutor(given.jobs) as pool:
            found = report(pool.map(play, range(given.games)), given.levels, given.games, given.game, options)
    else:
        found = report(map(play, range(given.games)), given.levels, given.games, given.game, options)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        tell(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

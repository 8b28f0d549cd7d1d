"""Calibrate the win probabilities of advice and analysis: bots play, and each estimate is compared with the result.

    export PYTHONPATH=build/compiled
    python benchmarks/experiments/calibration.py play norsaga --games 8000 --jobs 2 --out build/ns.jsonl
    python benchmarks/experiments/calibration.py fit build/ns.jsonl --write --plots docs/plots

`play`: karls play; in half of the games some answers up to a random moment are a thrall's, so that unusual tables
occur, and only the part after that moment is counted, when all play as well as they can. For about every fourth
question a line is recorded: the judge's value of the actual table, which the analysis shows, and its values of a few
tables that the asked seat cannot distinguish from it, which advice uses.

`fit`: two thirds of the games fit the lines of `chances.toml` beside the judge, which is rewritten; the last third is
held back to measure them. If the uncalibrated value does as well on these, no row is written. Prints a Markdown table
for docs/bots.md and draws a diagram.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from fit_chances import FOLDER, fit_rows, held_back, list_entries, plain_text, rows_of
from reliability import FITTED, JUDGED, SEEN, Measured, Sample, measure_samples, plot
from sagas import open_campaign

import meadhall
from meadhall.analysis.calibration import Row, load_rows
from meadhall.bots import Bot, bot, judge_of
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame
from meadhall.core.game import package_of
from meadhall.games.yggdrasil.options import SAGAS

KEEP = 0.25  # share of the questions that are kept; neighbours tell much the same
SPARSE = 0.06  # the same of a saga, which is several times as long
WHIM = 0.15  # share of a thrall's answers while whims last
WORLDS = 4  # that the asked seat cannot tell from the real one
LONG = {"norsaga": 90, "fire_and_axe": 500, "yggdrasil": 220}  # answers of an ordinary game: whims end within it
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "norsaga": [(players, {}) for players in (2, 3, 4)],
    "fire_and_axe": [(players, {}) for players in (3, 4, 5)],
    "yggdrasil": [(players, {"difficulty": page}) for page in ("easy", "hard") for players in (1, 2, 3, 4, 5)]
    + [(players, {"saga": saga}) for saga in SAGAS for players in (1, 2, 3, 4, 5)],
}
WIDER = {"yggdrasil": 2}  # the two pages are played so many times as often as a saga
ALONE = 0.3  # share of the sagas that are played by themselves, with empty sheets
EARNED = 10  # in a campaign: points of a god for each saga so far, at most


def tables(name: str) -> list[tuple[int, dict[str, Any]]]:
    found = TABLES[name]
    return [one for one in found for _ in range(WIDER.get(name, 1) if "saga" not in one[1] else 1)]


def create_saga(players: int, saga: str, bots: list[Bot], dealer: meadhall.SeededDealer, dice: random.Random) -> Any:
    """Return a saga on its own, or at its point of a campaign, with sheets of a team that learned slowly or fast."""
    if dice.random() < ALONE:
        return meadhall.game("yggdrasil").new(players, {"saga": saga})
    chapter = SAGAS.index(saga)
    return open_campaign(players, bots, dealer, chapter, dice.randint(0, EARNED * (chapter + 1)))


def one_game(number: int, *, name: str, seed: int) -> list[dict[str, Any]]:
    """Return the lines of one game."""
    game, judge, dice = meadhall.game(name), judge_of(meadhall.game(name)), random.Random((seed << 24) + number)
    of = tables(name)
    players, options = of[number % len(of)]
    dealer = meadhall.SeededDealer((seed << 24) + number)
    bots = [bot("karl", game, (seed << 28) + 8 * number + seat) for seat in range(players)]
    state = (
        create_saga(players, options["saga"], bots, dealer, dice) if "saga" in options else game.new(players, options)
    )
    thrall, rng = bot("thrall", game, number), meadhall.Rng.seeded(number)
    known = load_rows(package_of(game))
    assert known is not None
    stage, whims, answers = known[0], dice.randrange(LONG[name]) if dice.random() < 0.5 else 0, 0
    found: list[dict[str, Any]] = []
    while (frame := pending_frame(state)) is not None:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
            continue
        seat, answers = 0 if frame.seat == TABLE else int(frame.seat), answers + 1
        if answers > whims and dice.random() < (SPARSE if "saga" in options else KEEP):
            row, gone, brought = stage(state)
            line = {"game": name, "number": number, "row": row, "gone": gone, "worth": judge.worth(state)}
            if "saga" in options:
                line |= {"brought": brought, "also": [f"saga-{players}"]}
            if game.secrets:
                seen = judge.seen(state, seat)
                worlds = [game.redeal(seen, seat, rng) for _ in range(WORLDS)]
                line |= {"seat": seat, "worlds": [[stage(world)[1], judge.worth(world)] for world in worlds]}
            found.append(line)
        player = thrall if answers <= whims and dice.random() < WHIM else bots[seat]
        meadhall.play(state, player.choose(state, seat))
    outcome = game.outcome(state)
    winners = outcome.winners if outcome else []
    if not winners and not game.cooperative:
        return []  # stopped at the limit of turns: there is no winner
    share = 1.0 if game.cooperative else 1.0 / len(winners)
    return [line | {"won": [share * (seat in winners) for seat in range(players)]} for line in found]


def round_values(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    return [round_values(one) for one in value] if isinstance(value, list) else value


def play(given: argparse.Namespace) -> None:
    work = partial(one_game, name=given.game, seed=given.seed)
    numbers = range(given.first, given.first + given.games)
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("w", encoding="utf-8") as out:
        for done, lines in enumerate(pool.map(work, numbers, chunksize=4) if given.jobs > 1 else map(work, numbers), 1):
            for line in lines:
                out.write(json.dumps({key: round_values(value) for key, value in line.items()}) + "\n")
            if done % 500 == 0:
                print(f"{done} games", file=sys.stderr, flush=True)


def read(paths: list[Path], every: int) -> Iterator[dict[str, Any]]:
    for path in paths:
        with path.open(encoding="utf-8") as lines:
            yield from (json.loads(line) for number, line in enumerate(lines) if number % every == 0)


def fit(given: argparse.Namespace) -> None:
    lines = list(read(given.file, given.every))
    name = lines[0]["game"]
    together = meadhall.game(name).cooperative
    kept: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in lines:
        if held_back(line):
            for row in rows_of(line):
                kept[row].append(line)
    rows = {
        row: found for row, found in fit_rows(lines, together).items() if print_comparison(kept[row], found, together)
    }
    pooled: dict[str, list[Sample]] = defaultdict(list)
    measures: dict[str, tuple[Measured, Measured]] = {}
    print("| table | games held back | chance | Brier score | reliability | resolution | uncertainty |")
    print("|---|---|---|---|---|---|---|")
    every = {row for line in lines for row in line.get("also", [])}  # counted once, in the diagram
    for row, mine in sorted(kept.items()):
        told = list_displayed(mine, rows.get(row), together)
        games = len({line["number"] for line in mine})
        found = {what: measure_samples(samples) for what, samples in told.items()}
        for what, one in found.items():
            pooled[what] += told[what] if row not in every else []
            print(
                f"| {row} | {games:,} | {what} | {one.brier:.4f} | {one.reliability:.4f} | {one.resolution:.4f} | "
                f"{one.uncertainty:.4f} |"
            )
        if row in rows:
            measures[row] = found[JUDGED], found[FITTED]
        elif row not in every:
            pooled[FITTED] += told[JUDGED]
    if given.write:
        text = plain_text(name, list_entries(rows, measures, lines))
        (FOLDER / name / "judge" / "chances.toml").write_text(text, encoding="utf-8")
    if given.plots:
        drawn = plot(name, {what: measure_samples(pooled[what]) for what in (JUDGED, FITTED)})
        (given.plots / f"chances-{name}.svg").write_text(drawn, encoding="utf-8")


def print_comparison(lines: list[dict[str, Any]], row: Row, together: bool) -> bool:
    told = list_displayed(lines, row, together)
    return measure_samples(told[FITTED]).brier < measure_samples(told[JUDGED]).brier


def list_displayed(lines: list[dict[str, Any]], row: Row | None, together: bool) -> dict[str, list[Sample]]:
    """Return every displayed chance of these tables, with the result."""
    found = {JUDGED: [sample for line in lines for sample in list_samples(line, line["worth"], together)]}
    if row is not None:
        told = [row.chances(line["worth"], line["gone"], line.get("brought", 0.0)) for line in lines]
        found[FITTED] = [
            sample for line, said in zip(lines, told, strict=True) for sample in list_samples(line, said, together)
        ]
    if "worlds" in lines[0]:
        found[SEEN] = [Sample(line["number"], average_worlds(line, row), line["won"][line["seat"]]) for line in lines]
    return found


def average_worlds(line: dict[str, Any], row: Row | None) -> float:
    """Return the chance shown to the asked seat: the mean over tables that it cannot distinguish."""
    chances = [(row.chances(worth, gone) if row else worth)[line["seat"]] for gone, worth in line["worlds"]]
    return float(sum(chances) / len(chances))


def list_samples(line: dict[str, Any], chances: list[float], together: bool) -> list[Sample]:
    """Return every seat's chance with the result; one for the table where all win or lose together."""
    pairs = list(zip(chances, line["won"], strict=True))
    return [Sample(line["number"], chance, won) for chance, won in (pairs[:1] if together else pairs)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    playing = verbs.add_parser("play", help="play games and keep what the judge said")
    playing.add_argument("game", choices=sorted(TABLES), help="the game to play")
    playing.add_argument("--games", type=int, default=3000, help="how many games")
    playing.add_argument("--first", type=int, default=0, help="the number of the first of them")
    playing.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    playing.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    playing.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the lines are written")
    playing.set_defaults(run=play)
    fitting = verbs.add_parser("fit", help="fit the chances to what was kept, and measure them")
    fitting.add_argument("file", type=Path, nargs="+", help="what `play` has written")
    fitting.add_argument("--every", type=int, default=1, help="take one line of so many: enough of long games")
    fitting.add_argument("--write", action="store_true", help="write chances.toml beside the judge")
    fitting.add_argument("--plots", type=Path, metavar="FOLDER", help="where the diagram is drawn")
    fitting.set_defaults(run=fit)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()

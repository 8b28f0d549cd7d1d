"""Measure how often teams of bots win where all win or all lose, how long games take, and what the bots do.

    PYTHONPATH=build/compiled python benchmarks/experiments/teams.py --games 400 --jobs 16
    python benchmarks/experiments/teams.py --game trudvang --page winter_owed --players 2 --games 20 --iterations 100
    python benchmarks/experiments/teams.py --players 3 --levels jarl --page hard --games 40 --iterations 100
    python benchmarks/experiments/teams.py --players 3 --levels jarl --page hard --moves 9 --god-die=-bcdef
    python benchmarks/experiments/teams.py --pace 2000

Prints Markdown tables for docs/bots.md: win rates with 95% Wilson intervals and whether the levels are strictly
ordered, the length of a game, how games were lost, what each level did in a game. `--json` prints the numbers.
What a game calls a page is the option that makes it another game: the difficulty of Yggdrasil Chronicles, the book of
Trudvang Legends.

All that follows is about Yggdrasil Chronicles alone. `--pace` asks the cards: how long until Nidhogg reaches the tree
when gods only look on and nothing can be lost.

Tuning. With three players and 300 iterations jarl should win 60-80% of easy and 25-45% of hard games. Only values
marked `reconstructed` in games/yggdrasil/data may be turned, in this order:

- `moves` of the pages in enemies.toml, easy and hard apart: the finest knob. One move more is about twelve more
  turns in which everything must hold, and costs ten to twenty points of win rate.
- The runestones in dice.toml, both pages at once: they feed a team more than anything else. `life` or `action`
  in place of `rotate` or `journey` on the red stone makes games easier, on the white one, which is always thrown,
  much easier. All four effects must be somewhere, and `action` on the green stone.
- The islands in enemies.toml, both pages at once: greater values (1, 2 and 3 must occur, the first is 0, the fifth 3)
  drown more anonymous, so that the serpent is more dangerous and Hel stronger.
- The god die in dice.toml, both pages at once: a blank for an `e` halves what a god without symbols averts alone.

`--moves`, `--islands`, `--god-die` and `--stones` try a value for one run without touching the files.
Whatever is turned for good, say so in the entry's `reason`, and run this again: the judge reads the same files.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.match import Tally, play_match
from meadhall.contests.results import compute_wilson
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.record import Record
from meadhall.games.trudvang.saga import shipped_books
from meadhall.games.yggdrasil.cards import DIE, EASY_MOVES, ENEMIES, FACES, GOD_DIE, HARD_MOVES, ISLANDS, RUNES, SIDES
from meadhall.games.yggdrasil.rules.deeds import PASS
from meadhall.games.yggdrasil.rules.step import STAY


@dataclass(frozen=True)
class Field:
    """A game for teams: the varied option, numbers of players, reasons that are no loss, counted events."""

    option: str
    pages: tuple[str, ...]
    players: tuple[int, ...]
    won: frozenset[str]
    told: dict[str, str]  # event -> what it names


FIELDS = {
    "yggdrasil": Field(
        "difficulty",
        ("easy", "hard"),
        (1, 2, 3, 4, 5),
        frozenset({"tree"}),
        {
            "act": "world",
            "fight": "foe",
            "call": "creature",
            "artifact": "artifact",
            "heal": "",
            "rest": "",
            "stone": "",
        },
    ),
    "trudvang": Field(
        "adventure",
        shipped_books(),
        (1, 2, 3, 4),
        frozenset({"told", "ending"}),
        {"combat": "", "combat-won": "", "defeated": "", "slain": "", "test-result": "passed"},
    ),
}


@dataclass(frozen=True)
class Team:
    """A measured table: as many bots of one level as there are players."""

    page: str
    players: int
    level: str


@dataclass
class Sheet:
    """The results of one team over all its games."""

    games: int = 0
    wins: int = 0
    rounds: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    deeds: Counter[tuple[str, str]] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)

    def add(self, other: "Sheet") -> None:
        self.games += other.games
        self.wins += other.wins
        self.rounds += other.rounds
        self.turns += other.turns
        self.reasons += other.reasons
        self.deeds += other.deeds
        self.tally.add(other.tally)

    def interval(self) -> tuple[float, float]:
        return compute_wilson(self.wins, self.games)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": self.wins,
            "rate": self.wins / self.games,
            "low": low,
            "high": high,
            "rounds": spread(self.rounds),
            "turns": spread(self.turns),
            "reasons": dict(self.reasons.most_common()),
            "deeds": {" ".join(deed): count for deed, count in sorted(self.deeds.items())},
            "ms_mean": 1e3 * self.tally.seconds / max(1, self.tally.decisions),
            "ms_slowest": 1e3 * self.tally.slowest,
            "asks": dict(sorted(self.tally.asks.items())),
        }


@dataclass(frozen=True)
class Knobs:
    """Values tried instead of those in the data."""

    moves: int | None = None
    islands: list[int] | None = None
    god_die: str | None = None
    stones: list[str] | None = None

    def turn(self) -> None:
        """Set the values before the first bot thinks: its judge reads the same tables."""
        if self.moves:
            EASY_MOVES[:] = HARD_MOVES[:] = [self.moves] * len(HARD_MOVES)
        if self.islands:
            ISLANDS[:] = self.islands
        if self.god_die:
            DIE[GOD_DIE][:] = [self.god_die.count(face) for face in FACES]
        for stone, sides in enumerate(zip(self.stones[::2], self.stones[1::2], strict=True) if self.stones else ()):
            SIDES[stone][:] = [RUNES.index(side) for side in sides]


def spread(counts: list[int]) -> dict[str, float]:
    """Return the mean, and the range of nine of ten games."""
    ordered = sorted(counts)
    edge = len(ordered) // 20
    return {"mean": sum(ordered) / len(ordered), "low": ordered[edge], "high": ordered[-1 - edge]}


def deeds_of(record: Record, told: dict[str, str]) -> tuple[Any, Counter[tuple[str, str]]]:
    """Return the last table of a game, and its deeds, by replaying it."""
    state = record.first()
    state.log = []
    record.replay(state=state)
    done: Counter[tuple[str, str]] = Counter()
    for event in state.log:
        if event.kind in told:
            done[event.kind, str(event.fields_for(None).get(told[event.kind], ""))] += 1
    return state, done


def one(job: tuple[Team, int], *, name: str, seed: int, iterations: int) -> tuple[Team, Sheet]:
    """Play one game. All teams of a table play the same deals."""
    team, number = job
    game, of = meadhall.game(name), FIELDS[name]
    result = play_match(
        game,
        team.players,
        {of.option: team.page},
        [team.level] * team.players,
        (seed << 24) + number,
        iterations=iterations,
    )
    state, deeds = deeds_of(result.record, of.told)
    outcome = game.outcome(state)
    assert outcome is not None
    return team, Sheet(
        1,
        bool(outcome.winners),
        [int(state.round)],
        [result.turns],
        Counter([outcome.reason]),
        deeds,
        result.tallies[team.level],
    )


def looked_on(players: int, difficulty: str, seed: int) -> tuple[int, int, Counter[str]]:
    """Return rounds, turns and awakenings of a game in which no god acts and everything is put back all the time."""
    game, rng = meadhall.game("yggdrasil"), meadhall.Rng.seeded(seed)
    state: Any = game.new(players, {"difficulty": difficulty})
    state.log = []
    fresh = state.copy()
    dealer = meadhall.SeededDealer(seed)
    while (frame := pending_frame(state)) is not None:
        for name in (
            "giants",
            "muspell",
            "dead",
            "anonymous",
            "island",
            "pawns",
            "jotnar",
            "jotun_deck",
            "jotun_out",
            "wall",
            "devastated",
            "supply",
        ):
            setattr(state, name, getattr(fresh, name))
        state.life, state.where = fresh.life[:], fresh.where[:]
        idle = {"god.move": STAY, "deed.choose": PASS}.get(frame.ask)
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
        else:
            meadhall.play(state, rng.choice(meadhall.pending(state)) if idle is None else idle)
    woken = Counter(event.fields_for(None)["enemy"] for event in state.log if event.kind == "activate")
    return int(state.round), int(state.turn), woken


def tell_pace(given: argparse.Namespace) -> None:
    head("page", "players", "rounds", "nine of ten games", "turns", "nine of ten games", *ENEMIES)
    for difficulty in given.page:
        for players in given.players:
            games = [looked_on(players, difficulty, (given.seed << 24) + number) for number in range(given.pace)]
            rounds, turns = spread([game[0] for game in games]), spread([game[1] for game in games])
            woken = sum((game[2] for game in games), Counter())
            row(
                difficulty,
                players,
                f"{rounds['mean']:.1f}",
                f"{rounds['low']} to {rounds['high']}",
                f"{turns['mean']:.1f}",
                f"{turns['low']} to {turns['high']}",
                *[f"{woken[enemy] / given.pace:.1f}" for enemy in ENEMIES],
            )


def report(results: Iterable[tuple[Team, Sheet]], games: int) -> dict[Team, Sheet]:
    sheets: dict[Team, Sheet] = {}
    for done, (team, sheet) in enumerate(results, 1):
        sheets.setdefault(team, Sheet()).add(sheet)
        if sys.stderr.isatty():
            print(f"\r{done}/{games}", end="", file=sys.stderr, flush=True)
    return sheets


def share(sheet: Sheet) -> str:
    low, high = sheet.interval()
    return f"{sheet.wins / sheet.games:.1%} ({low:.1%} to {high:.1%})"


def is_ordered(sheets: list[Sheet]) -> bool:
    """Return whether each level's interval lies above that of the level below it."""
    return all(below.interval()[1] < above.interval()[0] for below, above in pairwise(sheets))


def row(*cells: Any) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def head(*cells: str) -> None:
    print()
    row(*cells)
    row(*["---"] * len(cells))


def tables(sheets: dict[Team, Sheet]) -> list[tuple[str, int]]:
    return sorted({(team.page, team.players) for team in sheets})


def tell(sheets: dict[Team, Sheet], levels: list[str], iterations: int, won: frozenset[str]) -> None:
    build = "compiled" if meadhall.compiled else "interpreted"
    games = min(sheet.games for sheet in sheets.values())
    print(f"{build} engine, {games} games a team, jarl with {iterations} iterations, 95 % Wilson intervals")
    head("page", "players", *levels, "strictly ordered")
    for page, players in tables(sheets):
        teams = [sheets[Team(page, players, level)] for level in levels]
        row(page, players, *map(share, teams), "yes" if is_ordered(teams) else "no")
    best = levels[-1]
    head(
        "page",
        "players",
        f"rounds ({best})",
        "nine of ten games",
        "turns",
        "nine of ten games",
        "ms a decision",
        "slowest",
    )
    for page, players in tables(sheets):
        sheet = sheets[Team(page, players, best)].plain()
        rounds, turns = sheet["rounds"], sheet["turns"]
        row(
            page,
            players,
            f"{rounds['mean']:.1f}",
            f"{rounds['low']} to {rounds['high']}",
            f"{turns['mean']:.1f}",
            f"{turns['low']} to {turns['high']}",
            f"{sheet['ms_mean']:.1f}",
            f"{sheet['ms_slowest']:.0f}",
        )
    tell_losses(sheets, levels, won)
    tell_deeds(sheets, levels)


def tell_losses(sheets: dict[Team, Sheet], levels: list[str], won: frozenset[str]) -> None:
    """Print the share of each way to lose, of a hundred games."""
    reasons = sorted({reason for sheet in sheets.values() for reason in sheet.reasons} - won)
    head("page", "players", "level", *reasons)
    for page, players in tables(sheets):
        for level in levels:
            sheet = sheets[Team(page, players, level)]
            row(page, players, level, *[f"{100 * sheet.reasons[reason] / sheet.games:.0f}" for reason in reasons])


def tell_deeds(sheets: dict[Team, Sheet], levels: list[str]) -> None:
    """Print what a team of each level does in a game, over all tables."""
    totals = {level: Sheet() for level in levels}
    for team, sheet in sheets.items():
        totals[team.level].add(sheet)
    head("deed", *levels)
    for deed in sorted({deed for sheet in totals.values() for deed in sheet.deeds}):
        row(" ".join(deed).strip(), *[f"{sheet.deeds[deed] / sheet.games:.2f}" for sheet in totals.values()])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="yggdrasil", choices=FIELDS, help="the game to play")
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help="numbers of players")
    parser.add_argument("--page", "--difficulty", nargs="+", help="which difficulties, or which books")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS, help="the levels to compare")
    parser.add_argument("--games", type=int, default=100, help="games of each team")
    parser.add_argument("--iterations", type=int, default=300, help="how many iterations jarl may use")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    parser.add_argument("--pace", type=int, metavar="GAMES", help="how long games last by the cards alone")
    parser.add_argument("--moves", type=int, metavar="N", help="moves of Nidhogg to the tree, on either page")
    parser.add_argument("--islands", type=int, nargs="+", metavar="N", help="how many anonymous each island costs")
    parser.add_argument("--god-die", metavar="FACES", help="the six faces of the god die, out of -abcdef")
    parser.add_argument("--stones", nargs=6, choices=RUNES, metavar="SIDE", help="two sides for white, green and red")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    given = parser.parse_args()
    of = FIELDS[given.game]
    given.players = given.players or list(of.players)
    given.page = given.page or list(of.pages)
    for word in [*set(given.players) - set(of.players), *set(given.page) - set(of.pages)]:
        parser.error(f"{given.game} has no {word}; it has {of.players} players and {of.pages}")
    levels = [level for level in LEVELS if level in given.levels]
    # The longest games first, so that the last one does not run alone on one processor.
    jobs = [
        (Team(page, players, level), number)
        for level in reversed(levels)
        for page in reversed(given.page)
        for players in reversed(given.players)
        for number in range(given.games)
    ]
    play = partial(one, name=given.game, seed=given.seed, iterations=given.iterations)
    knobs = Knobs(given.moves, given.islands, given.god_die, given.stones)
    if given.pace:
        knobs.turn()
        tell_pace(given)
        return 0
    if given.jobs > 1:
        with ProcessPoolExecutor(given.jobs, initializer=knobs.turn) as pool:
            sheets = report(pool.map(play, jobs), len(jobs))
    else:
        knobs.turn()
        sheets = report(map(play, jobs), len(jobs))
    if given.json:
        print(
            json.dumps(
                [
                    {of.option: team.page, "players": team.players, "level": team.level, **sheet.plain()}
                    for team, sheet in sheets.items()
                ],
                indent=2,
            )
        )
    else:
        tell(sheets, levels, given.iterations, of.won)
    return 0


if __name__ == "__main__":
    sys.exit(main())

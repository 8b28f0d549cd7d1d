"""Round robin between bots: each on every seat with the same deals; in cooperative games each in a team of its own
kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any

from meadhall.contests.entrant import Entrant
from meadhall.contests.match_job import Job, Played, derive_seed
from meadhall.contests.results import summarize_wins
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.tables.ratings import rank_players, rate_players

MOST = 1_000_000  # games in a tournament


@dataclass(frozen=True)
class Sitting:
    """One game of a tournament: which entrant sits where. Games of one round share a deal."""

    round: int
    seats: tuple[int, ...]


def plan_games(entrants: int, players: int, rounds: int, together: bool) -> list[Sitting]:
    """Return the games: in every round each group plays once per seat rotation, and the seating
    order changes by round.
    """
    if not together and entrants < players:
        raise Fault("tournament-few", entrants=entrants, players=players)
    each = entrants if together else comb(entrants, players) * players
    if rounds * each > MOST:
        raise Fault("tournament-many", games=rounds * each, most=MOST)
    if together:
        return [Sitting(number, (one,) * players) for number in range(rounds) for one in range(entrants)]
    return [
        Sitting(number, seats)
        for number in range(rounds)
        for group in combinations(range(entrants), players)
        for seats in rotate_seats(vary_circle(group, number))
    ]


def vary_circle(group: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the group in another circular order each round until all were used."""
    first, *others = group
    return (first, *next(islice(permutations(others), number % factorial(len(others)), None)))


def rotate_seats(seats: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for by in range(len(seats)):
        yield seats[by:] + seats[:by]


@dataclass
class Tournament:
    """Collects the games of a schedule in any order."""

    game: Game
    entrants: list[Entrant]
    sittings: list[Sitting]
    games: dict[int, Played] = field(default_factory=dict)

    def jobs(self, options: dict[str, Any], seed: int, iterations: int) -> list[Job]:
        return [
            Job(
                number,
                self.game.name,
                options,
                tuple(self.entrants[one] for one in sitting.seats),
                derive_seed(seed, sitting.round),
                iterations,
            )
            for number, sitting in enumerate(self.sittings)
        ]

    def add(self, played: Played) -> None:
        self.games[played.number] = played

    def summary(self) -> dict[str, Any]:
        """Return everything except times: it does not depend on who ran the games."""
        rows = self.summarize_teams() if self.game.cooperative else self.summarize_rivals()
        order = sorted(rows, key=lambda one: (-rows[one]["order"], one))
        pairs = self.pairs()
        return {
            "games": len(self.games),
            "wanted": len(self.sittings),
            "together": self.game.cooperative,
            "no_winner": summarize_wins(sum(not one.winners for one in self.games.values()), len(self.games)),
            "entrants": [{key: value for key, value in rows[one].items() if key != "order"} for one in order],
            "cross": [[None if one == other else count_pair(pairs, one, other) for other in order] for one in order],
        }

    def list_places(self) -> Iterator[tuple[Sitting, dict[int, int]]]:
        """Return the final places in the order of the schedule."""
        for number in sorted(self.games):
            played, sitting = self.games[number], self.sittings[number]
            worths = {
                one: (seat in played.winners, played.scores[seat] if seat < len(played.scores) else 0)
                for seat, one in enumerate(sitting.seats)
            }
            yield sitting, rank_players(worths)

    def summarize_rivals(self) -> dict[int, dict[str, Any]]:
        found = rate_players(placed for _, placed in self.list_places())
        rows = {}
        for one, entrant in enumerate(self.entrants):
            sat = [
                (self.sittings[number].seats.index(one), played)
                for number, played in self.games.items()
                if one in self.sittings[number].seats
            ]
            seats = [sum(seat == at for seat, _ in sat) for at in range(len(self.sittings[0].seats))]
            won = summarize_wins(sum(seat in played.winners for seat, played in sat), len(sat))
            rating = asdict(found[one]) if one in found else None
            rows[one] = {
                **describe_entrant(entrant),
                "games": len(sat),
                "seats": seats,
                "won": won,
                "rating": rating,
                "order": rating["middle"] if rating else 0,
            }
        return rows

    def summarize_teams(self) -> dict[int, dict[str, Any]]:
        rows = {}
        for one, entrant in enumerate(self.entrants):
            own = [played for number, played in self.games.items() if self.sittings[number].seats[0] == one]
            won = summarize_wins(sum(bool(played.winners) for played in own), len(own))
            rows[one] = {**describe_entrant(entrant), "games": len(own), "won": won, "order": won["rate"] or 0.0}
        return rows

    def pairs(self) -> Counter[tuple[int, int, str]]:
        """Return how often one finished ahead of another; in cooperative games, over rounds that both played."""
        found: Counter[tuple[int, int, str]] = Counter()
        for placed in self.rounds() if self.game.cooperative else (placed for _, placed in self.list_places()):
            for one, other in permutations(placed, 2):
                how = "better" if placed[one] < placed[other] else "equal" if placed[one] == placed[other] else "worse"
                found[one, other, how] += 1
        return found

    def rounds(self) -> Iterator[dict[int, int]]:
        """Return by round: 0 for teams that won its deal, 1 for teams that lost."""
        found: dict[int, dict[int, int]] = {}
        for number, played in self.games.items():
            sitting = self.sittings[number]
            found.setdefault(sitting.round, {})[sitting.seats[0]] = 0 if played.winners else 1
        yield from found.values()


def describe_entrant(entrant: Entrant) -> dict[str, Any]:
    return {"name": entrant.name, "level": entrant.level or None, "file": entrant.file or None}


def count_pair(pairs: Counter[tuple[int, int, str]], one: int, other: int) -> dict[str, int]:
    return {how: pairs[one, other, how] for how in ("better", "equal", "worse")}

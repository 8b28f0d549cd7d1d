"""Positions of a game for the checks: some of every question, from random games under every option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from meadhall.core.agenda import CHANCE, State, answer, pending
from meadhall.core.fault import Fault
from meadhall.core.game import Game, GameError, Option, Outcome
from meadhall.core.rng import Rng

LONGEST = 20_000  # answers in one game; a game without a cap of its own may need many at random
QUOTAS = (6, 12, 24)  # positions of each kind of question: more where there are few kinds
ENOUGH = 24  # positions in all
MOST_ANSWERS = 300_000  # of all games: a game with long games is played less often

Progress = Callable[[str, int, int], None]  # what is done, how many of how many


def ignore_progress(what: str, done: int, total: int) -> None:
    """Report nothing."""


@dataclass
class Sample:
    """What the checks look at. Positions are shared: copy before playing on."""

    game: Game
    seed: int
    positions: list[State] = field(default_factory=list)  # settled, each with a question
    ends: list[tuple[State, Outcome]] = field(default_factory=list)
    asks: set[str] = field(default_factory=set)
    endless: list[str] = field(default_factory=list)  # tables whose random game did not end
    played: int = 0
    answers: int = 0

    def rng(self, number: int) -> Rng:
        return Rng.seeded(self.seed * 1_000_003 + number)


def list_tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """The tables worth a game: every number of players, and each option's first and last other value, with the fewest
    players for whom the game allows it."""
    low, high = game.players
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in range(low, high + 1)]
    for option in game.options:
        for value in list_extremes(option):
            allowed = [players for players in range(low, high + 1) if is_allowed(game, players, {option.name: value})]
            found += [(players, {option.name: value}) for players in allowed[:1]]
    return found


def is_allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.check(options, players)
    except Fault:
        return False
    return True


def list_extremes(option: Option) -> list[Any]:
    """The first and the last value of an option, without its default."""
    values = option.offered()
    return [value for value in dict.fromkeys((values[0], values[-1])) if value != option.default] if values else []


def draw_sample(game: Game, games: int, seed: int, progress: Progress = ignore_progress) -> Sample:
    """Play so many random games, at least one at every table, and keep positions of every question. A game with few
    questions is played more often, one with long games less often."""
    sample = Sample(game, seed)
    tables = list_tables(game)
    seen: Counter[Any] = Counter()
    number = 0
    for quota in QUOTAS:
        for played in range(max(games, len(tables))):
            if sample.answers > MOST_ANSWERS and number >= len(tables):
                return sample
            progress("play", played, max(games, len(tables)))
            players, options = tables[number % len(tables)]
            table = f"{players} players" if not options else ""
            play_one(sample, game.new(players, options), sample.rng(number), seen, quota, table)
            number += 1
        if len(sample.positions) >= ENOUGH:
            break
    return sample


def play_one(sample: Sample, state: State, rng: Rng, seen: Counter[Any], quota: int, table: str) -> None:
    state.log = []
    for _ in range(LONGEST):
        moves = pending(state)
        if not moves:
            break
        frame = state.agenda[-1]
        sample.asks.add(frame.ask)
        kind = (type(frame).__name__, len(moves) == 1)
        # A coin spreads the positions over a game; the first of a kind may be the only one.
        if seen[kind] < quota and (not seen[kind] or rng.below(4) == 0):
            seen[kind] += 1
            sample.positions.append(copy_state(state))
        sample.answers += 1
        answer(state, int(frame.sample(state, rng)) if frame.seat == CHANCE else moves[rng.below(len(moves))])
    sample.played += 1
    outcome = sample.game.outcome(state) if not pending(state) else None
    if outcome is None and not pending(state):
        raise GameError(f"a game of {sample.game.name} is over, and outcome_of() says None")
    if outcome is None:
        sample.endless += [table] if table else []  # options may allow games that are longer than this
    else:
        sample.ends.append((copy_state(state), outcome))


def copy_state(state: State) -> State:
    """A copy with what happened so far."""
    twin = state.copy()
    twin.log = list(state.log or [])
    return twin

"""One game between bots, with statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import thread_time
from typing import Any

from meadhall.bots import Bot, bot
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import pending_frame
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.record import Record


@dataclass
class Tally:
    """What the bots of one level did in a match."""

    decisions: int = 0
    seconds: float = 0.0  # of processor time, so that a busy machine does not count
    slowest: float = 0.0
    asks: Counter[str] = field(default_factory=Counter)
    words: Counter[tuple[str, str]] = field(default_factory=Counter)  # ask and first word of the answer

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.asks += other.asks
        self.words += other.words

    def count_answers(self, *asks: str) -> Counter[str]:
        """Count the answers to these asks by their first word, for example the embellishments of Norsaga."""
        found: Counter[str] = Counter()
        for (ask, word), count in self.words.items():
            if ask in asks:
                found[word] += count
        return found


@dataclass
class MatchResult:
    """The result of a game between bots."""

    levels: list[str]  # by seat
    winners: list[int]
    turns: int  # or rounds, whichever the game counts; 0: neither
    tallies: dict[str, Tally]  # by level
    record: Record

    @property
    def decisions(self) -> int:
        return sum(tally.decisions for tally in self.tallies.values())

    @property
    def winning_levels(self) -> list[str]:
        return [self.levels[seat] for seat in self.winners]


def play_match(
    game: Game,
    players: int,
    options: dict[str, Any],
    levels: list[str],
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    bots: list[Bot] | None = None,
) -> MatchResult:
    """Play one game with a bot of the given level on each seat, dealt by `SeededDealer(seed)`. The same seed gives the
    same game.

    The limits apply to jarl. Questions to the whole table are answered by the first seat. With your own `bots`,
    `levels` are their names.
    """
    if len(levels) != players:
        raise Fault("bot-levels", players=players, levels=len(levels))
    bots = bots or [
        bot(level, game, (seed << 8) + seat + 1, iterations=iterations, seconds=seconds)
        for seat, level in enumerate(levels)
    ]
    tallies = {level: Tally() for level in levels}
    state, dealer = game.new(players, options), SeededDealer(seed)
    record = Record.start(game, state, players, options, list(levels), dealer)
    while (frame := pending_frame(state)) is not None:
        if frame.seat == CHANCE:
            record.add_move(state, dealer.deal(state))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        tally = tallies[levels[seat]]
        began = thread_time()
        move = bots[seat].choose(state, seat)
        took = thread_time() - began
        text = frame.text(state, move)
        tally.decisions += 1
        tally.seconds += took
        tally.slowest = max(tally.slowest, took)
        tally.asks[frame.ask] += 1
        tally.words[frame.ask, text.split()[0]] += 1
        record.add(state, text)
    record.finish(state, dealer)
    outcome = game.outcome(state)
    winners = outcome.winners if outcome else []
    turns = int(getattr(state, "turn", getattr(state, "round", 0)))
    return MatchResult(list(levels), winners, turns, tallies, record)

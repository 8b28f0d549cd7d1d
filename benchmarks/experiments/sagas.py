"""How often teams of bots win each saga of Yggdrasil Chronicles: alone, or on the way through the campaign.

    export PYTHONPATH=build/compiled
    python benchmarks/experiments/sagas.py balder vigrid --games 20
    python benchmarks/experiments/sagas.py --experience 6 --bots jarl --iterations 100 --games 20
    python benchmarks/experiments/sagas.py --campaign 20 --players 1 2 3 4 5 --bots karl

Alone, a saga is tried with empty sheets, or, with `--experience N`, at its point of the campaign: every god has earned
N points for each saga that stands before it in the book, and spends them as its bot likes. A loss brings 3 points and a
win the life that is left, so 6 is a team that needed two tries for each saga, and 3 one that needed one.

`--campaign N` plays whole campaigns, each saga until it is won or has been tried `--patience` times; then the next is
opened as if it had been won, so that every saga is measured. A line tells the share of tries that were won, with its
95 % Wilson interval, how many tries a saga took, and how much experience the gods had earned before the first.
`--out FILE` keeps every try as a line of JSON, for `saga_plots.py`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import LEVELS, Bot, bot
from meadhall.contests.results import compute_wilson
from meadhall.core.agenda import CHANCE, TABLE, pending
from meadhall.core.decision import pending_frame
from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.rules.campaign import build_next_game
from meadhall.games.yggdrasil.state import LIFE_LOST, WON

GAME = meadhall.game("yggdrasil")


@dataclass
class Sheet:
    """The results of one saga with one team."""

    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    pages: Counter[int] = field(default_factory=Counter)  # where it was lost
    earned: list[float] = field(default_factory=list)  # before the first try, by campaign

    def add(self, state: Any) -> None:
        tried = Try(int(state.players), 0, "", 0)
        tried.finish(state)
        self.add_try(tried)

    def add_try(self, tried: Try) -> None:
        self.ends[tried.reason] += 1
        self.turns += tried.turns
        if not tried.won:
            self.pages[tried.page] += 1

    def told(self) -> str:
        tries, won = self.ends.total(), self.ends["tree"]
        low, high = compute_wilson(won, tries)
        losses = ", ".join(f"{reason} {count}" for reason, count in self.ends.most_common() if reason != "tree")
        pages = ", ".join(f"{page}: {count}" for page, count in sorted(self.pages.items()))
        earned = f"; {sum(self.earned) / len(self.earned):.1f} points before" if self.earned else ""
        return (
            f"{won} of {tries} tries won, {won / tries:.0%} ({low:.0%} to {high:.0%}); "
            f"{self.turns / tries:.0f} turns{earned}; lost on page {pages or '-'}; {losses or '-'}"
        )


@dataclass
class Try:
    """One try of a saga in a campaign, as a line of the file that is kept."""

    players: int
    campaign: int
    saga: str
    number: int  # of the try
    won: bool = False
    reason: str = ""
    page: int = 0  # where it ended
    rounds: int = 0
    turns: int = 0
    decisions: int = 0  # answers of players, purchases included
    bought: list[str] = field(default_factory=list)
    earned: list[int] = field(default_factory=list)  # by each god in this try
    spent: list[int] = field(default_factory=list)  # by each god before it

    def finish(self, state: Any) -> None:
        outcome = GAME.outcome(state)
        assert outcome is not None
        self.won, self.reason = bool(outcome.winners), outcome.reason
        self.page, self.rounds, self.turns = int(state.tale.page) + 1, int(state.round), int(state.turn)


@dataclass(frozen=True)
class Team:
    """The players: as many bots of one level as there are seats."""

    players: int
    level: str
    iterations: int | None

    def bots(self, seed: int) -> list[Bot]:
        return [
            bot(self.level, GAME, (seed << 8) + seat + 1, iterations=self.iterations) for seat in range(self.players)
        ]


def play(state: Any, bots: list[Bot], dealer: meadhall.SeededDealer, tried: Try | None = None) -> Any:
    """Play the game to its end."""
    while (frame := pending_frame(state)) is not None:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        answer = bots[seat].choose(state, seat)
        if tried is not None:
            tried.decisions += 1
        meadhall.play(state, answer)
    return state


def open_campaign(players: int, bots: list[Bot], dealer: meadhall.SeededDealer, chapter: int, experience: int) -> Any:
    """Return a campaign at this saga: the gods are chosen, have this much experience, and are about to buy."""
    state: Any = GAME.new(players, {"campaign": "ragnarok"})
    while not int(state.round):
        frame = pending_frame(state)
        assert frame is not None
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else bots[seat].choose(state, seat))
    if chapter or experience:
        state.chapter = max(0, chapter - 1)
        state.finish(WON if chapter else LIFE_LOST)
        pending(state)
        state.xp = [experience] * players
        state = build_next_game(state)
    return state


def play_alone(team: Team, saga: str, games: int, experience: int) -> Sheet:
    """Return tries of one saga."""
    sheet = Sheet()
    for seed in range(1, games + 1):
        bots, dealer = team.bots(seed), meadhall.SeededDealer(seed)
        if experience:
            chapter = SAGAS.index(saga)
            state = open_campaign(team.players, bots, dealer, chapter, experience * chapter)
        else:
            state = GAME.new(team.players, {"saga": saga})
        sheet.add(play(state, bots, dealer))
    return sheet


def campaign(team: Team, seed: int, patience: int) -> Iterator[Try]:
    """Play one campaign from the first saga to the last, try by try."""
    bots, dealer = team.bots(seed), meadhall.SeededDealer(seed)
    state: Any = GAME.new(team.players, {"campaign": "ragnarok"})
    had = [0] * team.players
    while state is not None:
        tried = Try(team.players, seed, SAGAS[state.chapter], int(state.tries[state.chapter]))
        while (frame := pending_frame(state)) is not None and frame.ask == "sheet.buy":
            buyer = int(frame.seat)
            answer = bots[buyer].choose(state, buyer)
            tried.bought += frame.text(state, answer).split()[1:2]
            tried.decisions += 1
            meadhall.play(state, answer)
        left = [int(points) for points in state.xp]
        tried.spent = [before - now for before, now in zip(had, left, strict=True)]
        tried.finish(play(state, bots, dealer, tried))
        had = [int(points) for points in state.xp]
        tried.earned = [now - before for before, now in zip(left, had, strict=True)]
        yield tried
        if tried.number == patience:
            state.reason = WON
        state = build_next_game(state)


def campaigns(team: Team, count: int, patience: int, out: Path | None) -> dict[str, Sheet]:
    sheets = {saga: Sheet() for saga in SAGAS}
    for seed in range(1, count + 1):
        tries: Counter[str] = Counter()
        earned = 0.0
        for tried in campaign(team, seed, patience):
            sheet = sheets[tried.saga]
            if tried.number == 1:
                sheet.earned.append(earned)
            sheet.add_try(tried)
            earned += sum(tried.earned) / team.players
            tries[tried.saga] += 1
            if out is not None:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(tried)) + "\n")
        print(f"  campaign {seed}: tries {', '.join(f'{saga} {number}' for saga, number in tries.items())}", flush=True)
    return sheets


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sagas", nargs="*", default=list(SAGAS), help="all of them, if none is named")
    parser.add_argument("--games", type=int, default=10, help="tries of each saga")
    parser.add_argument("--players", type=int, nargs="+", default=[3])
    parser.add_argument("--bots", default="karl", choices=LEVELS)
    parser.add_argument("--iterations", type=int, help="how many jarl may use for each answer")
    parser.add_argument("--experience", type=int, default=0, metavar="N", help="points for each saga before")
    parser.add_argument("--campaign", type=int, metavar="N", help="whole campaigns instead")
    parser.add_argument("--patience", type=int, default=20, help="tries of one saga in a campaign, at most")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where every try of a campaign is kept")
    given = parser.parse_args()
    for players in given.players:
        team = Team(players, given.bots, given.iterations)
        if given.campaign:
            for saga, sheet in campaigns(team, given.campaign, given.patience, given.out).items():
                print(f"{players} {given.bots} {saga}: {sheet.told()}", flush=True)
            continue
        for saga in given.sagas:
            sheet = play_alone(team, saga, given.games, given.experience)
            print(f"{players} {given.bots} {saga}: {sheet.told()}", flush=True)


if __name__ == "__main__":
    main()

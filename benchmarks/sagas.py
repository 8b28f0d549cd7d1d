"""How often teams of bots win each saga of Yggdrasil Chronicles: alone, or on the way through the campaign.

    PYTHONPATH=build/compiled python benchmarks/sagas.py balder vigrid --games 20
    PYTHONPATH=build/compiled python benchmarks/sagas.py --experience 6 --bots jarl --iterations 100 --games 20
    PYTHONPATH=build/compiled python benchmarks/sagas.py --campaign 20 --players 1 2 3 4 5 --bots karl

Alone, a saga is tried with empty sheets, or, with `--experience N`, at its point of the campaign: every god has earned
N points for each saga that stands before it in the book, and spends them as its bot likes. A loss brings 3 points and a
win the life that is left, so 6 is a team that needed two tries for each saga, and 3 one that needed one.

`--campaign N` plays whole campaigns, each saga until it is won or has been tried `--patience` times; then the next is
opened as if it had been won, so that every saga is measured. A line tells the share of tries that were won, with its
95 % Wilson interval, how many tries a saga took, and how much experience the gods had earned before the first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from strength import wilson

import meadhall
from meadhall.bots import LEVELS, Bot, bot
from meadhall.core.agenda import CHANCE, TABLE, pending
from meadhall.core.decision import asked
from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.rules.campaign import resumed
from meadhall.games.yggdrasil.state import WON

GAME = meadhall.game("yggdrasil")


@dataclass
class Sheet:
    """What one saga came to with one team."""

    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    pages: Counter[int] = field(default_factory=Counter)    # where it was lost
    earned: list[float] = field(default_factory=list)       # before the first try, by campaign

    def add(self, state: Any) -> None:
        outcome = GAME.outcome(state)
        assert outcome is not None
        self.ends[outcome.reason] += 1
        self.turns += int(state.turn)
        if not outcome.winners:
            self.pages[int(state.tale.page) + 1] += 1

    def told(self) -> str:
        tries, won = self.ends.total(), self.ends["tree"]
        low, high = wilson(won, tries)
        losses = ", ".join(f"{reason} {count}" for reason, count in self.ends.most_common() if reason != "tree")
        pages = ", ".join(f"{page}: {count}" for page, count in sorted(self.pages.items()))
        earned = f"; {sum(self.earned) / len(self.earned):.1f} points before" if self.earned else ""
        return (f"{won} of {tries} tries won, {won / tries:.0%} ({low:.0%} to {high:.0%}); "
                f"{self.turns / tries:.0f} turns{earned}; lost on page {pages or '-'}; {losses or '-'}")


@dataclass(frozen=True)
class Team:
    """Who plays: as many bots of one level as there are players."""

    players: int
    level: str
    iterations: int | None

    def bots(self, seed: int) -> list[Bot]:
        return [bot(self.level, GAME, (seed << 8) + seat + 1, iterations=self.iterations)
                for seat in range(self.players)]


def play(state: Any, bots: list[Bot], dealer: meadhall.SeededDealer) -> Any:
    """The game to its end."""
    while (frame := asked(state)) is not None:
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else bots[seat].choose(state, seat))
    return state


def opened(team: Team, bots: list[Bot], dealer: meadhall.SeededDealer, chapter: int, experience: int) -> Any:
    """A campaign at this saga: the gods are chosen, have earned so much, and are about to buy."""
    state: Any = GAME.new(team.players, {"campaign": "ragnarok"})
    while not int(state.round):
        frame = asked(state)
        assert frame is not None
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else bots[seat].choose(state, seat))
    if chapter:
        state.chapter = chapter - 1
        state.finish(WON)
        pending(state)
        state.xp = [experience] * team.players
        state = resumed(state)
    return state


def alone(team: Team, saga: str, games: int, experience: int) -> Sheet:
    """Tries of one saga."""
    sheet = Sheet()
    for seed in range(1, games + 1):
        bots, dealer = team.bots(seed), meadhall.SeededDealer(seed)
        if experience:
            chapter = SAGAS.index(saga)
            state = opened(team, bots, dealer, chapter, experience * chapter)
        else:
            state = GAME.new(team.players, {"saga": saga})
        sheet.add(play(state, bots, dealer))
    return sheet


def campaign(team: Team, seed: int, patience: int, sheets: dict[str, Sheet]) -> Iterator[tuple[str, int]]:
    """One campaign from the first saga to the last; each saga, and how many tries it took."""
    bots, dealer = team.bots(seed), meadhall.SeededDealer(seed)
    state: Any = GAME.new(team.players, {"campaign": "ragnarok"})
    earned = 0.0
    while state is not None:
        saga = SAGAS[state.chapter]
        if int(state.tries[state.chapter]) == 1:
            sheets[saga].earned.append(earned)
        before = sum(state.xp)
        while (frame := asked(state)) is not None and frame.ask == "sheet.buy":
            meadhall.play(state, bots[int(frame.seat)].choose(state, int(frame.seat)))
            before = sum(state.xp)
        play(state, bots, dealer)
        sheets[saga].add(state)
        earned += (sum(state.xp) - before) / team.players
        tries = int(state.tries[state.chapter])
        if state.reason == WON or tries == patience:
            yield saga, tries
            state.reason = WON
        state = resumed(state)


def campaigns(team: Team, count: int, patience: int) -> dict[str, Sheet]:
    sheets = {saga: Sheet() for saga in SAGAS}
    for seed in range(1, count + 1):
        tries = ", ".join(f"{saga} {number}" for saga, number in campaign(team, seed, patience, sheets))
        print(f"  campaign {seed}: tries {tries}", flush=True)
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
    given = parser.parse_args()
    for players in given.players:
        team = Team(players, given.bots, given.iterations)
        if given.campaign:
            for saga, sheet in campaigns(team, given.campaign, given.patience).items():
                print(f"{players} {given.bots} {saga}: {sheet.told()}", flush=True)
            continue
        for saga in given.sagas:
            sheet = alone(team, saga, given.games, given.experience)
            print(f"{players} {given.bots} {saga}: {sheet.told()}", flush=True)


if __name__ == "__main__":
    main()

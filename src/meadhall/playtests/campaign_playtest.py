"""Play whole campaigns with karls and measure each adventure.

Runes are honest and Enemies have full health. The seed draws the Heroes, the branches of the story, the next adventure
and, occasionally, a change of Hero, so that different seeds play different stories; karl answers everything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from meadhall.book.model.story import Book
from meadhall.bots import Bot, bot
from meadhall.core.agenda import TABLE, Frame
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.rules.combat import Combat
from meadhall.games.trudvang.rules.ending import ChangeHero, NextAdventure
from meadhall.games.trudvang.rules.flow import ChooseBranch
from meadhall.games.trudvang.rules.growth import LevelUp
from meadhall.games.trudvang.rules.losses import Fall
from meadhall.games.trudvang.rules.setup import PickHeroCard
from meadhall.games.trudvang.state import NONE
from meadhall.playtests.playtest import Playtest

DRAWN_BY_SEED = (ChooseBranch, NextAdventure, PickHeroCard)
RESTLESS = 24  # once in so many times a player goes on with another Hero
PLANNING = ("planning.draw", "planning.allocate")  # one question for each draw, and one for each rune
MOST_ROUNDS = 60


@dataclass(slots=True)
class PlayedAdventure:
    """One adventure of a campaign. `answers` counts every question with more than one answer; `decisions` counts all
    that a Hero draws and places in one combat as one.
    """

    adventure: str
    end: str = ""
    rounds: int = 0
    answers: int = 0
    decisions: int = 0
    fights: int = 0
    defeats: int = 0
    levels: int = 0
    asks: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class PlayedCampaign:
    """One campaign as played; `moves` are the players' answers, so that it can be replayed."""

    seed: int
    players: int
    heroes: list[str] = field(default_factory=list)
    ending: str = ""
    between: int = 0  # answers between adventures: Heroes, Titles, where to go next
    evenings: list[PlayedAdventure] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    met: list[str] = field(default_factory=list)  # entries, choices, outcomes and variants, by their stable names
    fault: str = ""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def read_campaign(plain: dict[str, Any]) -> PlayedCampaign:
    return PlayedCampaign(**{**plain, "evenings": [PlayedAdventure(**one) for one in plain["evenings"]]})


class CampaignPlaytest(Playtest):
    """Whole campaigns of one book."""

    def __init__(self, book: Book, name: str, rounds: int = MOST_ROUNDS) -> None:
        super().__init__(book, name, rounds)
        self.telling = PlayedCampaign(0, 0)
        self.bots: list[Bot] = []
        self.whims = Rng.seeded(0)
        self.planned: set[int] = set()  # Heroes who have planned in this combat

    def adventures_known(self, seed: int) -> int:
        return 0  # nothing is hearsay

    def play_campaign(self, seed: int) -> PlayedCampaign:
        """Play the campaign of a seed; the number of Heroes cycles from 1 to 4."""
        players = seed % 4 + 1
        self.telling = PlayedCampaign(seed, players)
        self.bots = [bot("karl", trudvang, (seed << 8) + seat + 1) for seat in range(players)]
        self.whims = Rng.seeded((seed << 8) + 255)
        trial = self.play(seed, seeking=False)
        self.telling.fault = trial.fault.key if trial.fault is not None else ""
        return self.telling

    def run_campaigns(self, seeds: range) -> Iterator[PlayedCampaign]:
        for seed in seeds:
            yield self.play_campaign(seed)

    def choose(self, state: Any, frame: Frame, options: list[int], rng: Rng, seeking: bool) -> int:
        if len(options) == 1:
            return options[0]
        move = self.choose_progress(state, frame, options)
        self.telling.moves.append(int(move))
        self.count_answer(state, frame)
        return move

    def choose_progress(self, state: Any, frame: Frame, options: list[int]) -> int:
        restless = isinstance(frame, ChangeHero) and not self.whims.below(RESTLESS)
        if restless or isinstance(frame, DRAWN_BY_SEED):
            return options[self.whims.below(len(options))]
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        state.legal = options
        move = self.bots[seat].choose(state, seat)
        state.legal = None
        return move

    # Counting

    def count(self, name: str) -> None:
        super().count(name)
        if name not in self.telling.met:
            self.telling.met.append(name)

    def current_adventure(self, state: Any) -> PlayedAdventure | None:
        """Return the current adventure, or None between two."""
        if state.adventure == NONE or state.adventure in state.played:
            return None
        evenings, adventure_id = self.telling.evenings, state.house.saga.adventure(state.adventure).id
        if not evenings or evenings[-1].adventure != adventure_id:
            evenings.append(PlayedAdventure(adventure_id))
        return evenings[-1]

    def count_answer(self, state: Any, frame: Frame) -> None:
        evening = self.current_adventure(state)
        if evening is None:
            self.telling.between += 1
            return
        evening.answers += 1
        evening.asks[frame.ask] = evening.asks.get(frame.ask, 0) + 1
        if frame.ask not in PLANNING:
            evening.decisions += 1
        elif int(frame.seat) not in self.planned:
            self.planned.add(int(frame.seat))
            evening.decisions += 1

    def resolve(self, state: Any, frame: Frame, move: int, seeking: bool) -> None:
        evening = self.current_adventure(state)
        if evening is not None:
            self.watch(state, frame, evening)
        super().resolve(state, frame, move, seeking)
        if evening is not None:
            evening.rounds = int(state.round)
            if state.adventure in state.played:
                self.close(state, evening)

    def watch(self, state: Any, frame: Frame, evening: PlayedAdventure) -> None:
        if isinstance(frame, Combat):
            self.planned.clear()
            evening.fights += bool(state.party(frame.place) and state.enemies_at(frame.place))
        elif isinstance(frame, Fall):
            evening.defeats += state.stakes[-1][2] > 0
        elif isinstance(frame, LevelUp):
            evening.levels += 1

    def close(self, state: Any, evening: PlayedAdventure) -> None:
        saga = state.house.saga
        evening.end = saga.names[state.ends[state.played[-1]]].partition("/")[2]
        self.telling.heroes = [HEROES[hero] for hero in state.hero]
        if state.ending:
            self.telling.ending = saga.names[state.ending].removeprefix("ending:")

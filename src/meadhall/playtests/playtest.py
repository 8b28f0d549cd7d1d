"""Play-test a book: parties seek the next goal, and every entry, choice and outcome they reach is counted.

First parties play honestly. Then missing parts are sought: an option that was never taken is taken, a test that always
had the same outcome gets loaded runes, and sometimes Enemies start weakened. In a campaign some parties skip the first
Adventures by reading one End of each, so that the last ones are played as often as the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meadhall.book.format.text_stats import is_varied
from meadhall.book.format.text_variants import VariantGroup, render_variants
from meadhall.book.model.steps import Tell
from meadhall.book.model.story import Book
from meadhall.core.agenda import AUTO, CHANCE, NOBODY, Frame
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import bits
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.rules.combat import Combat
from meadhall.games.trudvang.rules.flow import ChooseBranch
from meadhall.games.trudvang.rules.losses import Fall
from meadhall.games.trudvang.rules.reading import OpenEntry, read
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.games.trudvang.rules.spoken import note_branches
from meadhall.games.trudvang.rules.steps import Steps
from meadhall.games.trudvang.rules.tests import AUTOMATIC, Judge
from meadhall.games.trudvang.rules.travel import GoTo, SailOn
from meadhall.games.trudvang.saga import add_book, ident
from meadhall.playtests.assists import moves_nearer, weaken
from meadhall.playtests.coverage import coverage_targets

WHIMS = 5  # one answer in so many is anything
EAGER = ("party.visit", "party.move", "ship.board", "planning.draw", "planning.allocate", "combat.use", "combat.answer")
IDLE = ("done", "location", "stay", "stop", "pass", "miss", "no")
EARNED = 4  # XP that an Adventure known by hearsay has brought
LONGEST = 100_000  # answers of one game; the rounds run out long before


@dataclass(slots=True)
class PlaytestGame:
    """One game: how it ended and after how many rounds, or what failed."""

    seed: int
    players: int
    end: str = ""
    rounds: int = 0
    fights: int = 0
    defeats: int = 0
    fault: Fault | None = None


class Playtest:
    """Many games of one book."""

    def __init__(self, book: Book, name: str, rounds: int) -> None:
        self.book = book
        self.name = name
        self.rounds = rounds
        add_book(name, book)
        self.coverage = coverage_targets(book)
        self.known = {name for names in self.coverage.wanted.values() for name in names}
        mains = [adventure.id for adventure in book.adventures.values() if not adventure.side]
        self.mains = mains or list(book.adventures)  # a Side Quest may be a book of its own
        self.hearsay = 0  # so many main Adventures of this game are not played
        self.weakening = False  # whether Enemies come half beaten to this game
        self.eased = False  # and whether some have
        self.trial = PlaytestGame(0, 0)

    def run_all(self, games: int, seed: int) -> Iterator[PlaytestGame]:
        """Play so many honest games, then at most as many that seek missing parts."""
        for number in range(games):
            yield self.play(seed + number, seeking=False)
        for number in range(games):
            if not self.coverage.missing():
                return
            weakening = number // (4 * len(self.mains)) % 2 == 1  # every number of players, every Adventure
            yield self.play(seed + games + number, seeking=True, weakening=weakening)

    def play(self, seed: int, seeking: bool, weakening: bool = False) -> PlaytestGame:
        """Play one game. A seeker takes untried options, loads the runes, and may weaken Enemies."""
        trial = self.trial = PlaytestGame(seed, seed % 4 + 1)
        self.weakening, self.eased = weakening, False
        self.hearsay = self.adventures_before_missing(seed) if seeking else self.adventures_known(seed)
        rng = Rng.seeded(seed)
        state: Any = trudvang.new(trial.players, {"adventure": self.name, "round_cap": self.rounds})
        try:
            self.run(state, rng, seeking)
        except Fault as fault:
            trial.fault = fault
        if state.mains > self.hearsay or (state.played and not self.hearsay):
            trial.end = state.house.saga.names[state.ends[state.played[-1]]]
        trial.rounds = state.round
        return trial

    def run(self, state: Any, rng: Rng, seeking: bool) -> None:
        agenda = state.agenda
        for _ in range(LONGEST):
            if not agenda:
                return
            frame = agenda[-1]
            if isinstance(frame, Round) and state.mains < self.hearsay:
                agenda.pop()
                state.do_all(self.opening_frames(state, rng))
            elif frame.seat == NOBODY:
                self.resolve(state, frame, AUTO, seeking)
            elif frame.seat == CHANCE:
                self.resolve(state, frame, frame.sample(state, rng), seeking)
            else:
                options = frame.options(state)
                move = self.choose(state, frame, options, rng, seeking) if options else AUTO
                self.resolve(state, frame, move, seeking)

    def adventures_known(self, seed: int) -> int:
        """Return how many main Adventures an honest party skips."""
        return seed // 4 % len(self.mains)

    def adventures_before_missing(self, seed: int) -> int:
        """Return how many main Adventures precede one with a missing part."""
        missing = {name.partition("/")[0] for name in self.coverage.missing()}
        places = [place for place, adventure_id in enumerate(self.mains) if adventure_id in missing] or list(
            range(len(self.mains))
        )
        return places[seed // 4 % len(places)]

    def opening_frames(self, state: Any, rng: Rng) -> list[Frame]:
        """Apply some End of an Adventure that has just begun, with the experience its fights would have given."""
        adventure = state.house.saga.adventure(state.adventure)
        for seat in range(state.players):
            state.xp[seat] += EARNED if adventure.gives_xp else 0
        ends = [entry.id for entry in adventure.entries.values() if entry.is_end]
        return read(state, ends[rng.below(len(ends))], state.place_of(0))

    def resolve(self, state: Any, frame: Frame, move: int, seeking: bool) -> None:
        if state.mains < self.hearsay:
            pass  # what is only heard of is not met
        elif isinstance(frame, OpenEntry):
            self.count(state.house.saga.names[frame.entry])
        elif isinstance(frame, ChooseBranch):
            self.count(f"{state.house.saga.adventure(state.adventure).id}/{frame.branches(state)[move].path}")
        elif isinstance(frame, Steps):
            self.count_declined(state, frame)
            self.count_text(state, frame)
        elif type(frame) is Judge:
            self.judge_test(state, frame, seeking)
            return
        elif isinstance(frame, Combat):
            self.fight(state, frame.place)
        elif isinstance(frame, Fall):
            self.trial.defeats += state.stakes[-1][2] > 0  # unless a card held it back
        state.agenda.pop()
        frame.resolve(state, move)
        if isinstance(frame, OpenEntry) and state.mains >= self.hearsay:
            self.count_variants(
                state,
                frame,
                f"{state.house.saga.names[frame.entry]}.text",
                state.house.saga.entries[frame.entry].text,
                iter(list(state.said)),
            )

    def count_text(self, state: Any, frame: Steps) -> None:
        """Count a text between steps that varies."""
        steps = state.house.saga.blocks[frame.block].steps
        if frame.at < len(steps) and isinstance(steps[frame.at], Tell) and is_varied(steps[frame.at].text):
            name = f"{state.house.saga.adventure(state.adventure).id}/{steps[frame.at].path}"
            self.count_variants(
                state,
                frame,
                name,
                steps[frame.at].text,
                iter(note_branches(state, steps[frame.at].text, frame.scene())),
            )

    def count_variants(self, state: Any, frame: Frame, name: str, text: str, picks: Iterator[int]) -> None:
        """Return which branches of a text were printed; an empty result counts nothing."""

        def pick(variation: VariantGroup) -> int:
            picked = next(picks, 0)
            if 0 <= picked < len(variation.branches):
                self.count(f"{name} {variation.number}.{picked + 1}")
            return picked

        render_variants(text, pick)

    def fight(self, state: Any, place: int) -> None:
        if state.party(place) and state.enemies_at(place):
            self.trial.fights += 1
            if self.weakening:
                weaken(state, place)
                self.eased = True

    def count(self, name: str) -> None:
        if self.eased and not self.coverage.met[name]:
            self.coverage.weakened.add(name)
        self.coverage.met[name] += 1

    def count_declined(self, state: Any, frame: Steps) -> None:
        name = state.house.saga.blocks[frame.block].name
        if frame.at == 0 and name.endswith(".declined"):
            self.count(name)

    def judge_test(self, state: Any, frame: Judge, seeking: bool) -> None:
        """Return the result of a test; with loaded runes the rarer one. Tests of Events do not belong to the book."""
        step = frame.step(state)
        name = f"{state.house.saga.adventure(state.adventure).id}/{step.path}"
        takers = [seat for seat in bits(frame.takers) if not state.down[seat]]
        ours = f"{name}.success" in self.known
        if seeking and ours:
            rare = self.coverage.met[f"{name}.success"] <= self.coverage.met[f"{name}.failure"]
            for seat in takers:
                state.extra[seat] = AUTOMATIC if rare else -AUTOMATIC
        state.agenda.pop()
        frame.resolve(state, AUTO)
        if not ours:
            return
        result = state.results[ident(step.id)]
        if step.outcome == "each":
            results = [*(["success"] if result // 2 else []), *(["failure"] if result // 2 < len(takers) else [])]
        else:
            results = ["success" if result % 2 else "failure"]
        for one in results:
            if seeking and not self.coverage.met[f"{name}.{one}"]:
                self.coverage.loaded.add(f"{name}.{one}")
            self.count(f"{name}.{one}")

    def choose(self, state: Any, frame: Frame, options: list[int], rng: Rng, seeking: bool) -> int:
        """Choose like a party that wants to progress, with some whims; a seeker takes the least used branch."""
        if seeking and isinstance(frame, ChooseBranch):
            adventure = state.house.saga.adventure(state.adventure).id
            taken = {move: self.coverage.met[f"{adventure}/{frame.branches(state)[move].path}"] for move in options}
            options = [move for move in options if taken[move] == min(taken.values())]
        elif rng.below(WHIMS):
            if isinstance(frame, (GoTo, SailOn)):
                options = moves_nearer(state, frame, options)
            elif frame.ask in EAGER:
                options = [move for move in options if frame.text(state, move).partition(" ")[0] not in IDLE] or options
        return options[rng.below(len(options))]

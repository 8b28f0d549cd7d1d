"""Find exercises: karls play, and each of their questions is checked for one answer that stands out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from meadhall.analysis.answer_evaluation import find_default_budget
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE, answer
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.exercises.candidate import CLEAR, FEWEST, GLANCE, find_exercise, weigh_answers
from meadhall.exercises.exercise import Exercise
from meadhall.exercises.themes import find_theme_of_ask, list_themes

OF_EACH = 2  # exercises out of one game: they are to differ
LONGEST = 3000  # answers of a game


@dataclass
class Digging:
    """The progress of mining."""

    games: int = 0
    questions: int = 0  # looked at,
    closely: int = 0  # of them closely,
    found: int = 0  # and good enough


@dataclass(frozen=True)
class Candidate:
    """A table at a question, in its true state."""

    state: Any
    seat: int
    theme: str


Progress = Callable[[Digging], None]


@dataclass(frozen=True)
class Effort:
    """Limits of mining; None means no limit of games, and as many playouts per question as advice uses."""

    budget: int | None = None
    games: int | None = None


USUAL = Effort()


def mine_exercises(
    game: Game,
    count: int,
    seed: int,
    known: list[Exercise],
    options: dict[str, Any] | None = None,
    effort: Effort = USUAL,
    progress: Progress | None = None,
) -> Iterator[Exercise]:
    """Yield new exercises until there are so many, known ones included. The same seed gives the same exercises.

    Each theme gets at most one and a half times its share, so that rare questions are found as well.
    """
    digging = Digging()
    themes = Counter(one.theme for one in known)
    names = {one.name for one in known}
    most = -(-3 * count // (2 * max(1, len(list_themes(game)))))
    luck = Rng.seeded(seed)
    budget = effort.budget or find_default_budget(game)
    while len(names) < count and digging.games != effort.games:
        digging.games += 1
        from_here = 0
        for one in play_candidates(game, options or {}, seed, digging.games):
            if from_here == OF_EACH or len(names) >= count:
                break
            if themes[one.theme] >= most or luck.below(2):
                continue
            digging.questions += 1
            found = examine_candidate(game, one, int(luck.below(1 << 30)), budget, digging)
            if found is not None and found.name not in names:
                names.add(found.name)
                themes[found.theme] += 1
                from_here += 1
                digging.found += 1
                yield found
            if progress is not None:
                progress(digging)


def play_candidates(game: Game, options: dict[str, Any], seed: int, number: int) -> Iterator[Candidate]:
    """Play games of karls and stop at each candidate question. All numbers of players take turns."""
    low, high = game.players
    players = max(2, low) + number % (high - max(2, low) + 1)
    deal = (seed << 32) + number
    bots = [bot("karl", game, (deal << 8) + seat + 1) for seat in range(players)]
    state, dealer = game.new(players, options), SeededDealer(deal)
    for _ in range(LONGEST):
        frame = pending_frame(state)
        if frame is None:
            return
        if frame.seat == CHANCE:
            answer(state, dealer.deal(state))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        theme = find_theme_of_ask(game, frame.ask) if frame.seat != TABLE else None
        if theme is not None and len(legal_texts(state)) >= FEWEST:
            yield Candidate(state.copy(), seat, theme.name)
        answer(state, bots[seat].choose(state, seat))


def examine_candidate(game: Game, one: Candidate, seed: int, budget: int, digging: Digging) -> Exercise | None:
    """Evaluate a candidate, with a cheap check first: most questions have two answers that are nearly as good."""
    glance = weigh_answers(game, one.state, one.seat, max(1, budget // GLANCE), seed)
    if glance is None or glance.margin.mean < CLEAR:
        return None
    position = write_position(game, one, seed)
    if position is None:
        return None
    digging.closely += 1
    return find_exercise(game, position, one.seat, one.theme, seed, budget)


def write_position(game: Game, one: Candidate, seed: int) -> str | None:
    """Return the table as its seat sees it, with hidden cards dealt again; None if the seat could
    notice a difference.
    """
    position = game.position(game.redeal(one.state, one.seat, Rng.seeded(seed)))
    again = game.from_position(position)
    alike = game.view(again, one.seat) == game.view(one.state, one.seat) and legal_texts(again) == legal_texts(
        one.state
    )
    return position if alike else None

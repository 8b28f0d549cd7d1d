"""Opponents. A bot sees what its seat may know and answers the pending question with a packed legal move.

    meadhall.play(state, meadhall.bots.ask("jarl", game, state))        # one answer
    bot = meadhall.bots.bot("jarl", game, seed=7)                       # an opponent for a whole game
    meadhall.play(state, bot.choose(state, seat))

Three levels: `thrall` answers at random, `karl` looks one step ahead, `jarl` searches. The same seed, the same
questions and a limit in iterations give the same answers.

**Nothing hidden sways a bot.** It starts from `judge.seen(state, seat)`, a copy that follows from the seat's knowledge
alone, and thinks about `game.redeal` copies of that; its luck is its own `Rng`.

**A game's judge.** A game teaches its bots by a module `judge` in its package with an object `JUDGE` that has the four
methods of `judging.Judge`; none is found: bots play on by the outcome alone.

- `worth(s)`: how good the table is for each seat, 0 to 1; leaves of the search, and karl's only yardstick.
- `rate(s, moves)`: a quick impression of each answer, for whoever is asked; orders the search, drives the playouts.
- `kinds(s, moves)`: a key for each answer; equal keys are tried once.
- `seen(s, seat)`: the table as the seat knows it.
- `plan(s, moves)`, if it likes: rates that reckon with a whole plan. Then karl goes by the rates, and jarl searches
  on from the plan.
- `weighed(s, seat)`, if it likes: what speaks for the seat, by name, in numbers that add up to the judgement; and
  `weighs`, all the names. Counsel says its reasons from them: the words of each have the key `weighs-NAME`.
- `weighable(s)`, if it likes: whether worths mean anything at this table; elsewhere luck is not told.

Beside `JUDGE` a function `stage(s)`, if it likes, says which row of `chances.toml` a table belongs to, how much of the
game is over, 0 to 1, and what players have brought with them: then chances are told as they were measured, see
`meadhall.counsel.calibration`.
"""

from __future__ import annotations

from typing import Protocol

from meadhall.bots.jarl import Jarl
from meadhall.bots.judging import Judge, judge_of
from meadhall.bots.karl import Karl
from meadhall.bots.thrall import Thrall
from meadhall.core.agenda import TABLE, State, turn
from meadhall.core.fault import Fault, OutOfTurn, nearest
from meadhall.core.game import Game

LEVELS = ("thrall", "karl", "jarl")


class Bot(Protocol):
    """Somebody who answers for a seat."""

    @property
    def level(self) -> str: ...

    def choose(self, state: State, seat: int) -> int:
        """A legal answer, packed, to the question this seat is asked."""
        ...


def bot(
    level: str,
    game: Game,
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    judge: Judge | None = None,
) -> Bot:
    """A new opponent. The limits are jarl's: given neither, both defaults hold; given one, that one alone.

    A `judge` of your own takes the place of the game's, in karl's one step and in jarl's search.
    """
    if level == "thrall":
        return Thrall(seed)
    if level == "karl":
        return Karl(game, judge or judge_of(game), seed)
    if level == "jarl":
        return Jarl(game, judge or judge_of(game), seed, iterations, seconds)
    raise Fault("bot-unknown", level=level, nearest=nearest(level, list(LEVELS)))


def ask(
    level: str,
    game: Game,
    state: State,
    seed: int = 0,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    judge: Judge | None = None,
) -> int:
    """What a bot of this level would answer here, for whoever is asked; the first seat where the whole table is."""
    seat = int(turn(state))
    if seat < 0 and seat != TABLE:
        raise OutOfTurn("bot-not-asked") if state.agenda else OutOfTurn("answer-over", answer=level)
    chosen = bot(level, game, seed, iterations=iterations, seconds=seconds, judge=judge)
    return chosen.choose(state, max(0, seat))


__all__ = ["LEVELS", "Bot", "Judge", "ask", "bot", "judge_of"]

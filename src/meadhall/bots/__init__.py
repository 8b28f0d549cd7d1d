"""Bots. A bot sees what its seat may know and answers the pending question with a packed legal move.

    meadhall.play(state, meadhall.bots.ask("jarl", game, state))        # one answer
    bot = meadhall.bots.bot("jarl", game, seed=7)                       # an opponent for a whole game
    meadhall.play(state, bot.choose(state, seat))

Three levels: `thrall` answers at random, `karl` looks one step ahead, `jarl` searches. The same seed, questions and
iteration limit give the same answers.

**Hidden information cannot influence a bot.** It starts from `judge.seen(state, seat)`, a copy that depends only on
the seat's knowledge, and works on `game.redeal` copies of it (determinizations), with its own `Rng`.

**A game's judge.** A game provides a module `judge` in its package with an object `JUDGE` that has the four methods
of `judge.Judge`. Without one, bots use random playouts.

- `worth(s)`: the value of the state for each seat, 0 to 1; evaluates the leaves of the search, and is all that karl
  uses.
- `rate(s, moves)`: a prior for each answer, for the asked seat; orders the search and drives playouts.
- `kinds(s, moves)`: a key for each answer; of equal keys only one is tried.
- `seen(s, seat)`: the state as the seat knows it.
- `plan(s, moves)`, optional: priors that consider a whole plan. Then karl follows the priors, and jarl searches on
  from the plan.
- `weighed(s, seat)`, optional: named contributions to the seat's value that add up to it; and `weighs`, all the
  names. Advice explains itself with them: their messages have the key `weighs-NAME`.
- `weighable(s)`, optional: whether values mean anything in this state; otherwise luck is not reported.

Beside `JUDGE`, an optional function `stage(s)` returns the row of `chances.toml` for this state, the progress of the
game (0 to 1), and what players have brought with them: then win probabilities are calibrated, see
`meadhall.analysis.calibration`.
"""

from __future__ import annotations

from typing import Protocol

from meadhall.bots.jarl import Jarl
from meadhall.bots.judge import Judge, judge_of
from meadhall.bots.karl import Karl
from meadhall.bots.thrall import Thrall
from meadhall.core.agenda import TABLE, State, turn
from meadhall.core.fault import Fault, OutOfTurn, find_nearest
from meadhall.core.game import Game

LEVELS = ("thrall", "karl", "jarl")


class Bot(Protocol):
    """Answers for a seat."""

    @property
    def level(self) -> str: ...

    def choose(self, state: State, seat: int) -> int:
        """Return a packed legal answer to the question this seat is asked."""
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
    """Create a bot. The limits apply to jarl: with neither given, both defaults apply; with one given, only that one.

    A custom `judge` replaces the game's for karl and jarl.
    """
    if level == "thrall":
        return Thrall(seed)
    if level == "karl":
        return Karl(game, judge or judge_of(game), seed)
    if level == "jarl":
        return Jarl(game, judge or judge_of(game), seed, iterations, seconds)
    raise Fault("bot-unknown", level=level, nearest=find_nearest(level, list(LEVELS)))


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
    """Return what a bot of this level would answer here, for the asked seat, or the first seat if the whole table is
    asked.
    """
    seat = int(turn(state))
    if seat < 0 and seat != TABLE:
        raise OutOfTurn("bot-not-asked") if state.agenda else OutOfTurn("answer-over", answer=level)
    chosen = bot(level, game, seed, iterations=iterations, seconds=seconds, judge=judge)
    return chosen.choose(state, max(0, seat))


__all__ = ["LEVELS", "Bot", "Judge", "ask", "bot", "judge_of"]

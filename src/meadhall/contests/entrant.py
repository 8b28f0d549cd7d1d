"""A participant: a built-in bot level, or a bot from a user's file."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.bots import LEVELS, Bot, bot
from meadhall.core.agenda import State, pending
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.tables.seats import number_names

ENDING = ".py"
BREAKS = (Exception, SystemExit)  # a worker that left would be waited for without end
MAKER = "make"  # what a file has to define: make(game, seed), which gives anything with choose(state, seat)


@dataclass(frozen=True)
class Entrant:
    """`level` is built in, or empty if `code` is the text of `file`: a worker on another machine does not have the
    file.
    """

    name: str
    level: str = ""
    code: str = ""
    file: str = ""

    def sits_down(self, game: Game, seed: int, iterations: int | None) -> Bot:
        if self.level:
            return bot(self.level, game, seed, iterations=iterations)
        return Guest(self, game, seed)


def parse_entrants(text: str) -> list[Entrant]:
    """Parse a list such as `karl,jarl,mine.py`. Errors name each wrong word."""
    words = [word.strip() for word in text.split(",")]
    names = number_names([Path(word).stem if word.endswith(ENDING) else word for word in words])
    return [parse_entrant(word, name) for word, name in zip(words, names, strict=True)]


def parse_entrant(word: str, name: str) -> Entrant:
    if not word.endswith(ENDING):
        if word not in LEVELS:
            raise Fault("entrant-word", word=word, nearest=find_nearest(word, list(LEVELS)))
        return Entrant(name, word)
    try:
        code = Path(word).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault("record-not-text", path=word) from None
    except OSError as error:
        raise Fault("file-unreadable", path=word, reason=error) from None
    found = Entrant(name, "", code, word)
    load_maker(found)  # a file that cannot be used is refused before the first game
    return found


def load_maker(entrant: Entrant) -> Any:
    """Return the function of a file that makes its bot."""
    namespace: dict[str, Any] = {"__name__": entrant.name, "__file__": entrant.file}
    try:
        exec(compile(entrant.code, entrant.file, "exec"), namespace)  # noqa: S102 (bots that the user names)
    except BREAKS as error:
        raise to_fault(entrant, error) from None
    if not callable(namespace.get(MAKER)):
        raise Fault("entrant-nothing", path=entrant.file)
    return namespace[MAKER]


class Guest:
    """A user's bot in a seat. Before each answer the hidden cards are dealt again: the bot gets a copy that its seat
    cannot distinguish from the real state, and may change it freely.
    """

    def __init__(self, entrant: Entrant, game: Game, seed: int) -> None:
        self.entrant = entrant
        self.level = entrant.name
        self.game = game
        self.rng = Rng.seeded(seed)
        try:
            self.bot = load_maker(entrant)(game, seed)
        except Fault:
            raise
        except BREAKS as error:
            raise to_fault(entrant, error) from None

    def choose(self, state: State, seat: int) -> int:
        shown = self.game.redeal(state, seat, self.rng)
        try:
            move = int(self.bot.choose(shown, seat))
        except BREAKS as error:
            raise to_fault(self.entrant, error) from None
        if move not in pending(state):
            raise Fault("entrant-answer", path=self.entrant.file, answer=str(move))
        return move


def to_fault(entrant: Entrant, error: BaseException) -> Fault:
    """Describe an error in a user's file, with its line."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == entrant.file]
    line = getattr(error, "lineno", None) or (lines[-1] if lines else 0)
    return Fault("entrant-broke", path=entrant.file, line=line or 0, kind=type(error).__name__, reason=str(error))

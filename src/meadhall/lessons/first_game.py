"""A first game: its options and opponents, and hints that apply in any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from meadhall.core.fault import Fault
from meadhall.core.game import Game, Value
from meadhall.files.toml_loader import decode_toml
from meadhall.lessons.file_format import FirstFile, HintTable
from meadhall.lessons.hints import Condition, Hint, parse_condition
from meadhall.lessons.lesson import join_prose, list_texts
from meadhall.tables.seats import BOTS, HUMAN

FILE = "first.toml"
WHEN = ("ask", "answers", "event", "view")


@dataclass(frozen=True)
class FirstGame:
    """The learner takes the first seat, easy bots the others."""

    players: int
    level: str
    options: dict[str, Value]
    hints: tuple[Hint, ...]

    def seats(self) -> list[str]:
        return [HUMAN, *[self.level] * (self.players - 1)]


@cache
def load_first_game(game: Game) -> FirstGame | None:
    """Return the game's validated first game, or None."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / FILE if package else None  # a game of one file has no folder
    if file is None or not file.is_file():
        return None
    return parse_first(game, file.read_text(encoding="utf-8"), f"{game.name}/{FILE}")


def load_hints(game: Game) -> tuple[Hint, ...]:
    found = load_first_game(game)
    return found.hints if found else ()


def parse_first(game: Game, text: str, path: str) -> FirstGame:
    given = decode_toml(path, text, FirstFile)
    if given.level not in BOTS:
        raise Fault("lesson-level", lesson=path, level=given.level, known=", ".join(BOTS))
    game.new(given.players, given.options)  # or it could not be played
    hints = tuple(parse_hint(path, f"hint {number}", one) for number, one in enumerate(given.hint, 1))
    return FirstGame(given.players, given.level, given.options, hints)


def parse_hint(path: str, where: str, given: HintTable) -> Hint:
    if not any(getattr(given, key) for key in WHEN):
        raise Fault("hint-when", path=path, where=where, keys=", ".join(WHEN))
    return Hint(
        given.name,
        join_prose(given.say),
        list_texts(given.light),
        list_texts(given.ask),
        list_texts(given.answers),
        list_texts(given.event),
        parse_conditions(path, f"{where}, view", given.view),
        join_prose(given.terminal),
    )


def parse_conditions(path: str, where: str, given: Sequence[str]) -> tuple[Condition, ...]:
    found = []
    for number, text in enumerate(list_texts(given), 1):
        one = parse_condition(text)
        if one is None:
            raise Fault("hint-view", path=path, where=f"{where} {number}", text=text)
        found.append(one)
    return tuple(found)

"""Where lessons are found: each game brings its own, in a folder beside its rules; others may bring more."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from meadhall.core.fault import Fault, Unknown, nearest
from meadhall.core.game import Game
from meadhall.lessons.lesson import Lesson, read_lesson

FOLDER = "lessons"


BROUGHT: dict[str, list[Lesson]] = {}  # by game: those of books, and of the keeper of a hall


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """In the order in which they are learned: those of the game first, then what was brought."""
    return (*shipped(game), *BROUGHT.get(game.name, ()))


@cache
def shipped(game: Game) -> tuple[Lesson, ...]:
    """By the names of their files, `1_basic.toml` first."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return ()  # a game of one file has no folder
    with as_file(files(package) / FOLDER) as folder:
        return lessons_in(folder)


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    found = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return tuple(read_lesson(path, path.stem.partition("_")[2] or path.stem) for path in found)


def bring(game: Game, lesson: Lesson) -> None:
    """One more, until it is taken away again."""
    if any(lesson.name == one.name for one in lessons_of(game)):
        raise Fault("lesson-taken", game=game.name, lesson=lesson.name)
    BROUGHT.setdefault(game.name, []).append(lesson)


def take_away(game: Game, lesson: Lesson) -> None:
    BROUGHT[game.name].remove(lesson)


def lesson_of(game: Game, name: str) -> Lesson:
    found = lessons_of(game)
    for lesson in found:
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in found]
    raise Unknown("lesson-unknown", game=game.name, lesson=name[:40], nearest=nearest(name, names))

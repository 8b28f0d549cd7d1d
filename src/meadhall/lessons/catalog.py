"""Find lessons: each game ships its own, and others may be added."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from meadhall.core.fault import Fault, Unknown, find_nearest
from meadhall.core.game import Game
from meadhall.lessons.lesson import Lesson, read_lesson

FOLDER = "lessons"


BROUGHT: dict[str, list[Lesson]] = {}  # by game: those of books, and of the keeper of a hall


def list_lessons(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons in learning order: the game's own first, then added ones."""
    return (*load_shipped(game), *BROUGHT.get(game.name, ()))


@cache
def load_shipped(game: Game) -> tuple[Lesson, ...]:
    """Return the game's lessons by file name, `1_basic.toml` first."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return ()  # a game of one file has no folder
    with as_file(files(package) / FOLDER) as folder:
        return load_folder(folder)


def load_folder(folder: Path) -> tuple[Lesson, ...]:
    found = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return tuple(read_lesson(path, path.stem.partition("_")[2] or path.stem) for path in found)


def add_lesson(game: Game, lesson: Lesson) -> None:
    """Add a lesson until it is removed again."""
    if any(lesson.name == one.name for one in list_lessons(game)):
        raise Fault("lesson-taken", game=game.name, lesson=lesson.name)
    BROUGHT.setdefault(game.name, []).append(lesson)


def remove_lesson(game: Game, lesson: Lesson) -> None:
    BROUGHT[game.name].remove(lesson)


def find_lesson(game: Game, name: str) -> Lesson:
    found = list_lessons(game)
    for lesson in found:
        if lesson.name == name:
            return lesson
    if not found:
        raise Unknown("lesson-none", game=game.name)
    names = [lesson.name for lesson in found]
    raise Unknown("lesson-unknown", game=game.name, lesson=name[:40], nearest=find_nearest(name, names))

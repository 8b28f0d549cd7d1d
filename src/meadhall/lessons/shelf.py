"""Where lessons are found: each game brings its own, in a folder beside its rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from meadhall.core.fault import Unknown, nearest
from meadhall.core.game import Game
from meadhall.lessons.lesson import Lesson, read_lesson

FOLDER = "lessons"


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """In the order in which they are learned: by the names of their files, `1_basic.toml` first."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return ()       # a game of one file has no folder
    with as_file(files(package) / FOLDER) as folder:
        found = sorted(folder.glob("*.toml")) if folder.is_dir() else []
        return tuple(read_lesson(path, path.stem.partition("_")[2] or path.stem) for path in found)


def lesson_of(game: Game, name: str) -> Lesson:
    found = lessons_of(game)
    for lesson in found:
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in found]
    raise Unknown("lesson-unknown", game=game.name, lesson=name[:40], nearest=nearest(name, names))

"""An admin's own lessons, and lessons in the folder of a book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.lessons.catalog import FOLDER, load_folder
from meadhall.lessons.lesson import Lesson, read_lesson
from meadhall.lessons.lesson_check import walk_lesson
from meadhall.tables.campaign_games import Shelved, Volume, to_shelved


def load_lessons(files: Sequence[str], books: Sequence[str], shelf: Mapping[str, Volume]) -> list[Lesson]:
    """Load lessons and play each through with the registered books."""
    found = [read_lesson(Path(file)) for file in files]
    found += [lesson for book in books for lesson in load_folder(Path(book) / FOLDER)]
    with register_books(shelf):
        return [load_checked_lesson(game_of(lesson.game), lesson, shelf) for lesson in found]


def load_checked_lesson(of: Game, lesson: Lesson, shelf: Mapping[str, Volume]) -> Lesson:
    for _ in walk_lesson(of, lesson):
        pass
    book = of.options_of(of.from_position(lesson.position)).get(of.own_option) if isinstance(of, Shelved) else ""
    return replace(lesson, book=str(book)) if book in shelf else lesson


@contextmanager
def register_books(shelf: Mapping[str, Volume]) -> Iterator[None]:
    """Register these books inside the block."""
    try:
        for name, book in shelf.items():
            to_shelved(game_of(book.game)).serve(name, book)
        yield
    finally:
        for name, book in shelf.items():
            to_shelved(game_of(book.game)).put_away(name)

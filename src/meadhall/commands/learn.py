"""`meadhall learn`: play a lesson in the terminal."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import Say
from meadhall.commands.setup.terminal_table import choose_name, play_at_terminal
from meadhall.core.fault import Fault
from meadhall.core.game import Game, names
from meadhall.core.game import game as game_of
from meadhall.lessons.catalog import FOLDER, find_lesson, list_lessons
from meadhall.lessons.lesson import Lesson, read_lesson
from meadhall.lessons.lesson_check import walk_lesson
from meadhall.lessons.lesson_table import create_table
from meadhall.tables.campaign_games import to_shelved
from meadhall.tables.saved_games import Shelf, find_home
from meadhall.words.localized_text import said

FILE = ".toml"


def learn(game: str = "", lesson: str = "", /, *, check: Flag = False, plain: Flag = False, say: Speaker) -> int:
    if not game:
        say.give(
            [to_plain(of, one, say) for name in names() for of in [game_of(name)] for one in list_lessons(of)],
            [describe_lesson(of, one, say) for name in names() for of in [game_of(name)] for one in list_lessons(of)],
        )
        return 0
    of = game_of(game)
    wanted = resolve_lesson(of, lesson)
    if check:
        asked = sum(1 for _ in walk_lesson(of, wanted)) - 1
        say.give(
            {"lesson": wanted.name, "steps": len(wanted.steps), "questions": asked},
            [say.words()("learn-fits", lesson=wanted.name, steps=len(wanted.steps), asked=asked)],
        )
        return 0
    return learn_here(of, wanted, lesson or wanted.name, plain, say)


def learn_here(of: Game, wanted: Lesson, called: str, plain: bool, say: Say) -> int:
    """Play a lesson until it is over or the user leaves."""
    shelf = LessonShelf(of, called)
    table = create_table(of, wanted, choose_name(None))
    return play_at_terminal(table, shelf.place_for(f"{of.name}-{wanted.name}"), shelf, plain, say)


def resolve_lesson(of: Game, lesson: str) -> Lesson:
    if lesson.endswith(FILE):
        own = read_lesson(Path(lesson))
        if own.game != of.name:
            raise Fault("position-game", game=of.name, found=own.game)
        register_book(of, own, Path(lesson))
        return own
    if not lesson and list_lessons(of):
        return list_lessons(of)[0]
    return find_lesson(of, lesson)


def register_book(of: Game, lesson: Lesson, path: Path) -> None:
    """A lesson in the folder of a book uses that book, by its name at the table."""
    try:
        of.from_position(lesson.position)
    except Fault:
        if path.absolute().parent.name != FOLDER:
            raise
        from meadhall.commands.setup.custom_books import load_books  # the linter of books is heavy

        for name, book in load_books([str(path.absolute().parent.parent)]).items():
            to_shelved(game_of(book.game)).serve(name, book)


def to_plain(of: Game, lesson: Lesson, say: Say) -> dict[str, object]:
    return {
        "game": of.name,
        "lesson": lesson.name,
        "title": said(lesson.title, say.language),
        "about": said(lesson.about, say.language),
        "minutes": lesson.minutes,
    }


def describe_lesson(of: Game, lesson: Lesson, say: Say) -> str:
    return say.wrap(
        say.words()(
            "learn-lesson",
            name=f"meadhall learn {of.name} {lesson.name}",
            title=said(lesson.title, say.language),
            about=said(lesson.about, say.language),
            minutes=lesson.minutes,
        )
    )


class LessonShelf(Shelf):
    """Keeps lessons apart from saved games: an unfinished lesson is not resumed."""

    def __init__(self, of: Game, lesson: str) -> None:
        super().__init__(find_home() / "lessons")
        self.again = f"meadhall learn {of.name} {lesson}"

    def go_on(self, game: str, path: Path) -> str:
        return self.again

"""`meadhall learn`: play a lesson in the terminal."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import Say
from meadhall.commands.setup.terminal_table import at_terminal, your_name
from meadhall.core.fault import Fault
from meadhall.core.game import Game, names
from meadhall.core.game import game as game_of
from meadhall.lessons.catalog import FOLDER, lesson_of, lessons_of
from meadhall.lessons.lesson import Lesson, read_lesson
from meadhall.lessons.lesson_check import moments
from meadhall.lessons.lesson_table import taught
from meadhall.tables.campaign_games import shelved
from meadhall.tables.saved_games import Shelf, home
from meadhall.words.localized_text import said

FILE = ".toml"


def learn(game: str = "", lesson: str = "", /, *, check: Flag = False, plain: Flag = False, say: Speaker) -> int:
    if not game:
        say.give(
            [about(of, one, say) for name in names() for of in [game_of(name)] for one in lessons_of(of)],
            [told(of, one, say) for name in names() for of in [game_of(name)] for one in lessons_of(of)],
        )
        return 0
    of = game_of(game)
    wanted = found(of, lesson)
    if check:
        asked = sum(1 for _ in moments(of, wanted)) - 1
        say.give(
            {"lesson": wanted.name, "steps": len(wanted.steps), "questions": asked},
            [say.words()("learn-fits", lesson=wanted.name, steps=len(wanted.steps), asked=asked)],
        )
        return 0
    return learn_here(of, wanted, lesson or wanted.name, plain, say)


def learn_here(of: Game, wanted: Lesson, called: str, plain: bool, say: Say) -> int:
    """Play a lesson until it is over or the user leaves."""
    shelf = LessonShelf(of, called)
    table = taught(of, wanted, your_name(None))
    return at_terminal(table, shelf.place_for(f"{of.name}-{wanted.name}"), shelf, plain, say)


def found(of: Game, lesson: str) -> Lesson:
    if lesson.endswith(FILE):
        own = read_lesson(Path(lesson))
        if own.game != of.name:
            raise Fault("position-game", game=of.name, found=own.game)
        open_book_of(of, own, Path(lesson))
        return own
    if not lesson and lessons_of(of):
        return lessons_of(of)[0]
    return lesson_of(of, lesson)


def open_book_of(of: Game, lesson: Lesson, path: Path) -> None:
    """A lesson in the folder of a book uses that book, by its name at the table."""
    try:
        of.from_position(lesson.position)
    except Fault:
        if path.absolute().parent.name != FOLDER:
            raise
        from meadhall.commands.setup.custom_books import books_from  # the linter of books is heavy

        for name, book in books_from([str(path.absolute().parent.parent)]).items():
            shelved(game_of(book.game)).serve(name, book)


def about(of: Game, lesson: Lesson, say: Say) -> dict[str, object]:
    return {
        "game": of.name,
        "lesson": lesson.name,
        "title": said(lesson.title, say.language),
        "about": said(lesson.about, say.language),
        "minutes": lesson.minutes,
    }


def told(of: Game, lesson: Lesson, say: Say) -> str:
    return say.wrapped(
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
        super().__init__(home() / "lessons")
        self.again = f"meadhall learn {of.name} {lesson}"

    def go_on(self, game: str, path: Path) -> str:
        return self.again

"""`meadhall solve`: solve an exercise in the terminal, that of the day or the next one of a game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.setup.terminal_table import at_terminal, your_name
from meadhall.core.fault import Fault, nearest
from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import chosen, exercise_of, of_the_day
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises
from meadhall.exercises.exercise_lesson import lesson_from
from meadhall.lessons.learner_progress import Memory
from meadhall.lessons.lesson_table import taught
from meadhall.tables.saved_games import Shelf, home

FILE = ".jsonl"


def solve(
    game: str = "", exercise: str = "", /, *, theme: str = "", level: str = "", plain: Flag = False, say: Speaker
) -> int:
    if level and level not in LEVELS:
        raise Fault("exercise-level", level=level, nearest=nearest(level, list(LEVELS)))
    wanted = next_one(game_of(game), exercise, theme, level) if game else today()
    of = game_of(wanted.game)
    shelf = ExerciseShelf(of, wanted)
    table = taught(of, lesson_from(wanted), your_name(None))
    code = at_terminal(table, shelf.place_for(f"{of.name}-{wanted.name}"), shelf, plain, say)
    if table.moment.done:
        memory().see(of.name, wanted.name)
    return code


def today() -> Exercise:
    found = of_the_day(datetime.now(UTC).date())
    if found is None:
        raise Fault("exercises-empty")
    return found


def next_one(of: Game, exercise: str, theme: str, level: str) -> Exercise:
    """Return the named exercise, or the first unsolved one; when all are solved, start over."""
    if exercise and not exercise.endswith(FILE):
        return exercise_of(of, exercise)
    found = chosen(of, theme, level)
    if exercise:
        found = [one for one in read_exercises(Path(exercise)) if theme in ("", one.theme) and level in ("", one.level)]
    if not found:
        raise Fault("exercises-such", game=of.name)
    solved = solved_by(of)
    return next((one for one in found if one.name not in solved), found[0])


def memory() -> Memory:
    """Return which exercises were solved on this machine."""
    return Memory(home() / "exercises.json")


def solved_by(of: Game) -> set[str]:
    return set(memory().seen(of.name))


class ExerciseShelf(Shelf):
    """Keeps exercises apart from saved games, like lessons."""

    def __init__(self, of: Game, exercise: Exercise) -> None:
        super().__init__(home() / "exercises")
        self.again = f"meadhall solve {of.name} {exercise.name}"

    def go_on(self, game: str, path: Path) -> str:
        return self.again

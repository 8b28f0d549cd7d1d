"""`meadhall solve`: solve an exercise in the terminal, that of the day or the next one of a game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.setup.terminal_table import choose_name, play_at_terminal
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import filter_exercises, find_daily, find_exercise
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises
from meadhall.exercises.exercise_lesson import build_lesson
from meadhall.lessons.learner_progress import Memory
from meadhall.lessons.lesson_table import create_table
from meadhall.tables.saved_games import Shelf, find_home

FILE = ".jsonl"


def solve(
    game: str = "", exercise: str = "", /, *, theme: str = "", level: str = "", plain: Flag = False, say: Speaker
) -> int:
    if level and level not in LEVELS:
        raise Fault("exercise-level", level=level, nearest=find_nearest(level, list(LEVELS)))
    wanted = find_next(game_of(game), exercise, theme, level) if game else find_exercise_of_the_day()
    of = game_of(wanted.game)
    shelf = ExerciseShelf(of, wanted)
    table = create_table(of, build_lesson(wanted), choose_name(None))
    code = play_at_terminal(table, shelf.place_for(f"{of.name}-{wanted.name}"), shelf, plain, say)
    if table.moment.done:
        open_memory().see(of.name, wanted.name)
    return code


def find_exercise_of_the_day() -> Exercise:
    found = find_daily(datetime.now(UTC).date())
    if found is None:
        raise Fault("exercises-empty")
    return found


def find_next(of: Game, exercise: str, theme: str, level: str) -> Exercise:
    """Return the named exercise, or the first unsolved one; when all are solved, start over."""
    if exercise and not exercise.endswith(FILE):
        return find_exercise(of, exercise)
    found = filter_exercises(of, theme, level)
    if exercise:
        found = [one for one in read_exercises(Path(exercise)) if theme in ("", one.theme) and level in ("", one.level)]
    if not found:
        raise Fault("exercises-such", game=of.name)
    solved = find_solution(of)
    return next((one for one in found if one.name not in solved), found[0])


def open_memory() -> Memory:
    """Return which exercises were solved on this machine."""
    return Memory(find_home() / "exercises.json")


def find_solution(of: Game) -> set[str]:
    return set(open_memory().seen(of.name))


class ExerciseShelf(Shelf):
    """Keeps exercises apart from saved games, like lessons."""

    def __init__(self, of: Game, exercise: Exercise) -> None:
        super().__init__(find_home() / "exercises")
        self.again = f"meadhall solve {of.name} {exercise.name}"

    def go_on(self, game: str, path: Path) -> str:
        return self.again

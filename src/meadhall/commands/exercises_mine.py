"""`meadhall exercises mine GAME`: find new exercises in bots' games and store them as they are found."""

from __future__ import annotations

import time
from pathlib import Path

from meadhall.commands.cli.arguments import MaybeNumber, Number, Options, Speaker, limit_number, parse_options
from meadhall.commands.cli.output import to_fault
from meadhall.commands.cli.progress import Progress
from meadhall.core.fault import Fault
from meadhall.core.game import game as game_of
from meadhall.exercises.exercise import Exercise, read_exercises
from meadhall.exercises.miner import Digging, Effort, mine_exercises
from meadhall.exercises.themes import list_themes

STOPPED = 130


def mine(
    game: str,
    /,
    *,
    num: Number = 20,
    seed: Number = 1,
    out: str | None = None,
    option: Options = None,
    budget: MaybeNumber = None,
    games: MaybeNumber = None,
    say: Speaker,
) -> int:
    of = game_of(game)
    if not list_themes(of):
        raise Fault("exercises-none", game=game)
    for name, number in (("--num", num), ("--budget", budget), ("--games", games)):
        if number is not None:
            limit_number(name, number, 1)
    path = Path(out or f"{game}-exercises.jsonl")
    known = read_existing(path, game)
    words = say.words(game)
    shown, began, found = Progress(), time.monotonic(), 0
    digging = Digging()

    def progress(so_far: Digging) -> None:
        digging.games, digging.questions, digging.closely = so_far.games, so_far.questions, so_far.closely
        shown.tell(words("exercises-progress", found=found, games=so_far.games, questions=so_far.questions))

    stopped = False
    try:
        for exercise in mine_exercises(
            of, num + len(known), seed, known, parse_options(option), Effort(budget, games), progress
        ):
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{exercise.line()}\n")
            found += 1
    except KeyboardInterrupt:
        stopped = True
    shown.clear()
    seconds = time.monotonic() - began
    say.give(
        {
            "game": game,
            "found": found,
            "file": str(path),
            "games": digging.games,
            "seconds": seconds,
            "questions": digging.questions,
            "closely": digging.closely,
            "stopped": stopped,
        },
        [
            words(
                "exercises-mined",
                found=found,
                path=str(path),
                games=digging.games,
                questions=digging.questions,
                closely=digging.closely,
                seconds=float(seconds),
            )
        ],
    )
    return STOPPED if stopped else 0


def read_existing(path: Path, game: str) -> list[Exercise]:
    """Read the existing exercises of the file, and check that it can be written before hours are spent."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise to_fault(error) from None
    found = read_exercises(path)
    for one in found:
        if one.game != game:
            raise Fault("position-game", game=game, found=one.game)
    return found

"""`meadhall exercises confirm`: verify the answers of exercises with a deeper search of another kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from meadhall.commands.cli.arguments import Flag, MaybeNumber, Number, Speaker, limit_number
from meadhall.commands.cli.output import Say
from meadhall.commands.cli.progress import Progress
from meadhall.core.game import game as game_of
from meadhall.core.game import names
from meadhall.exercises.catalog import list_exercises
from meadhall.exercises.exercise import Exercise, read_exercises, write_exercises
from meadhall.exercises.verification import Confirmation
from meadhall.exercises.verification import confirm as confirmed_one

HUNDRED = 100.0


def confirm(
    source: str,
    /,
    *,
    num: MaybeNumber = None,
    seed: Number = 1000,
    budget: MaybeNumber = None,
    games: Number = 0,
    drop: Flag = False,
    say: Speaker,
) -> int:
    for option, number in (("--num", num), ("--budget", budget)):
        if number is not None:
            limit_number(option, number, 1)
    limit_number("--games", games, 0)
    path = None if source in names() else Path(source)
    exercises = list(list_exercises(game_of(source)) if path is None else read_exercises(path))
    looked_at = exercises[:num]
    found: list[Confirmation] = []
    shown = Progress()
    for one in looked_at:
        found.append(confirmed_one(game_of(one.game), one, seed, budget, games))
        shown.tell(say.words()("exercises-confirming", done=len(found), of=len(looked_at)))
    shown.clear()
    refused = [one.exercise for one in found if not one.agrees or one.is_refuted]
    if drop and path is not None and refused:
        write_exercises(path, [one for one in exercises if one not in refused])
    say.give(to_plain(found, games), render_lines(found, refused, drop and path is not None, say))
    return 0


def to_plain(found: list[Confirmation], games: int) -> dict[str, Any]:
    return {
        "exercises": len(found),
        "agree": sum(one.agrees for one in found),
        "games": games,
        "refuted": sum(one.is_refuted for one in found),
        "each": [
            {
                "name": one.exercise.name,
                "best": one.exercise.best[0],
                "found": one.found,
                "agrees": one.agrees,
                "more": asdict(one.more) if one.more else None,
            }
            for one in found
        ],
    }


def render_lines(found: list[Confirmation], refused: list[Exercise], dropped: bool, say: Say) -> Iterator[str]:
    words = say.words()
    agree = sum(one.agrees for one in found)
    yield words("exercises-confirmed", count=len(found), agree=agree, share=HUNDRED * agree / max(1, len(found)))
    played = [one.more for one in found if one.more is not None]
    if played:
        mean = sum(one.mean for one in played) / len(played)
        reach = sum(one.reach**2 for one in played) ** 0.5 / len(played)
        yield words(
            "exercises-played",
            more=HUNDRED * mean,
            reach=HUNDRED * reach,
            better=sum(one.mean > 0 for one in played),
            worse=sum(one.high < 0 for one in played),
        )
    for one in found:
        if one.exercise in refused:
            yield words("exercises-refused", name=one.exercise.name, best=one.exercise.best[0], found=one.found)
    if dropped:
        yield words("exercises-dropped", count=len(refused))

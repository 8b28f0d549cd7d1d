"""`meadhall game check NAME`: check that a game keeps the promises that bots, browsers and records rely on."""

from __future__ import annotations

from dataclasses import asdict

from meadhall.commands.cli.arguments import Games, Number, Speaker, limit_number
from meadhall.commands.cli.progress import Progress


def check(name: str, /, *, games: Games = 20, seed: Number = 1, say: Speaker) -> int:
    from meadhall.conformance import check_game
    from meadhall.core.game import game as game_of

    limit_number("--games", games, 1)
    words, shown = say.words(name), Progress()

    def tell(what: str, done: int, total: int) -> None:
        shown.tell(words("game-checking", what=what, done=done, total=total))

    report = check_game(game_of(name), games, seed, tell)
    shown.clear()
    lines = [
        words(
            "game-checked",
            games=report.games,
            answers=report.answers,
            positions=report.positions,
            questions=len(report.questions),
            seed=str(seed),
        ),
        *report.problems,
        words("game-broken", count=len(report.problems)) if report.problems else words("game-sound", game=name),
    ]
    say.give(asdict(report), lines)
    return 1 if report.problems else 0

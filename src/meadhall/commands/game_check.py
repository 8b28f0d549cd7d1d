"""`meadhall game check NAME`: check that a game keeps the promises that bots, browsers and records rely on."""

from __future__ import annotations

from dataclasses import asdict

from meadhall.commands.cli.arguments import Games, Number, Speaker, limit_number


def check(name: str, /, *, games: Games = 20, seed: Number = 1, say: Speaker) -> int:
    from meadhall.conformance import check_game
    from meadhall.core.game import game as game_of

    limit_number("--games", games, 1)
    report = check_game(game_of(name), games, seed)
    words = say.words(name)
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

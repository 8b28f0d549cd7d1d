"""`meadhall story test PATH`: parties play the book, and every entry, choice and outcome is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.arguments import Number, Speaker, at_least
from meadhall.commands.say import INDENT, Say

if TYPE_CHECKING:
    from meadhall.commands.story_trials import Coverage, Trial


def test(path: str, /, *, games: Number = 40, rounds: Number = 40, seed: Number = 1,  # noqa: PT028 (a command)
         say: Speaker) -> int:
    from meadhall.commands.story_trials import trials
    from meadhall.games.trudvang.books import open_book, path_of

    at_least("--games", games, 1)
    at_least("--rounds", rounds, 1)
    book = open_book(path_of(path))
    played: list[Trial] = []
    for trial, made in trials(book, path, games, seed, rounds):
        played.append(trial)
        coverage = made.coverage
    say.give(value(played, coverage, games, say), lines(played, coverage, games, rounds, say))
    broken = any(trial.fault is not None for trial in played)
    return 1 if coverage.missing() or broken else 0


def value(played: list[Trial], coverage: Coverage, honest: int, say: Say) -> dict[str, Any]:
    return {
        **{part: {name: coverage.met[name] for name in names} for part, names in coverage.wanted.items()},
        "missing": coverage.missing(),
        "loaded": sorted(coverage.loaded),
        "games": [{"seed": trial.seed, "players": trial.players, "end": trial.end, "rounds": trial.rounds,
                   "honest": number < honest, "fault": say.sentence(trial.fault) if trial.fault else None}
                  for number, trial in enumerate(played)],
    }


def lines(played: list[Trial], coverage: Coverage, honest: int, rounds: int, say: Say) -> Iterator[str]:
    words = say.words()
    for trial in played:
        if trial.fault is not None:
            yield words("story-test-broken", seed=str(trial.seed), players=trial.players,
                        fault=say.sentence(trial.fault))
    for part in coverage.wanted:
        met, all_of_them = coverage.count(part)
        yield words("story-test-met", part=words(f"story-part.{part}"), met=met, all=all_of_them)
    for name in coverage.missing():
        yield f"{INDENT}{words('story-test-missing', name=name)}"
    for name in sorted(coverage.loaded):
        yield f"{INDENT}{words('story-test-loaded', name=name)}"
    counted = Counter(trial.end for trial in played[:honest] if trial.fault is None)
    yield words("story-test-games", games=min(honest, len(played)), sought=max(0, len(played) - honest))
    for end, count in counted.most_common():
        yield f"{INDENT}{count:>4}  " + (end or words("story-test-no-end", rounds=rounds))

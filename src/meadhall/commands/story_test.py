"""`meadhall story test PATH`: let bots play a book, and count every entry, choice and outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Number, Speaker, limit_number
from meadhall.commands.cli.output import INDENT, Say
from meadhall.commands.cli.progress import Progress

if TYPE_CHECKING:
    from meadhall.playtests.coverage import Coverage
    from meadhall.playtests.playtest import Playtest, PlaytestGame

STOPPED = 130  # as shells count a command that ended by Ctrl-C


def test(
    path: str,
    /,
    *,
    games: Number = 40,  # noqa: PT028 (a command)
    rounds: Number = 40,  # noqa: PT028
    seed: Number = 1,  # noqa: PT028
    say: Speaker,
) -> int:
    from meadhall.games.trudvang.books import open_book, path_of
    from meadhall.playtests.playtest import Playtest

    limit_number("--games", games, 1)
    limit_number("--rounds", rounds, 1)
    made = Playtest(open_book(path_of(path)), path, rounds)
    played: list[PlaytestGame] = []
    whole = play_all(made, games, seed, played, say)
    say.give(
        {**to_plain(played, made.coverage, games, say), "stopped": not whole},
        [
            *([] if whole else [say.words()("story-test-stopped", played=len(played))]),
            *render_lines(played, made.coverage, games, rounds, say),
        ],
    )
    broken = any(trial.fault is not None for trial in played)
    return STOPPED if not whole else 1 if made.coverage.missing() or broken else 0


def play_all(made: Playtest, games: int, seed: int, played: list[PlaytestGame], say: Say) -> bool:
    """Append every game to `played`; stop early if the user interrupts."""
    words, progress = say.words(), Progress()
    try:
        for trial in made.run_all(games, seed):
            played.append(trial)
            sought = len(played) - games
            met = sum(made.coverage.count(part)[0] for part in made.coverage.wanted)
            progress.tell(
                words(
                    "story-test-progress",
                    played=min(len(played), games),
                    games=games,
                    sought=max(0, sought),
                    met=met,
                    all=len(made.known),
                )
            )
    except KeyboardInterrupt:
        return False
    finally:
        progress.clear()
    return True


def to_plain(played: list[PlaytestGame], coverage: Coverage, honest: int, say: Say) -> dict[str, Any]:
    return {
        **{part: {name: coverage.met[name] for name in names} for part, names in coverage.wanted.items()},
        "missing": coverage.missing(),
        "loaded": sorted(coverage.loaded),
        "weakened": sorted(coverage.weakened),
        "games": [
            {
                "seed": trial.seed,
                "players": trial.players,
                "end": trial.end,
                "rounds": trial.rounds,
                "fights": trial.fights,
                "defeats": trial.defeats,
                "honest": number < honest,
                "fault": say.sentence(trial.fault) if trial.fault else None,
            }
            for number, trial in enumerate(played)
        ],
    }


def render_lines(played: list[PlaytestGame], coverage: Coverage, honest: int, rounds: int, say: Say) -> Iterator[str]:
    words = say.words()
    for trial in played:
        if trial.fault is not None:
            yield words(
                "story-test-broken", seed=str(trial.seed), players=trial.players, fault=say.sentence(trial.fault)
            )
    for part in coverage.wanted:
        met, all_of_them = coverage.count(part)
        yield words("story-test-met", part=words(f"story-part.{part}"), met=met, all=all_of_them)
    for key, names in (
        ("story-test-missing", coverage.missing()),
        ("story-test-loaded", sorted(coverage.loaded)),
        ("story-test-weakened", sorted(coverage.weakened)),
    ):
        for name in names:
            yield f"{INDENT}{words(key, name=name)}"
    yield words("story-test-games", games=min(honest, len(played)), sought=max(0, len(played) - honest))
    yield from count_honest([trial for trial in played[:honest] if trial.fault is None], rounds, say)


def count_honest(played: list[PlaytestGame], rounds: int, say: Say) -> Iterator[str]:
    """Report how the honest games ended, how long they took, and how hard they were."""
    words = say.words()
    counted = Counter(trial.end for trial in played)
    for end, count in counted.most_common():
        yield f"{INDENT}{count:>4}  " + (end or words("story-test-no-end", rounds=rounds))
    for what in ("rounds", "fights", "defeats") if played else ():
        numbers = sorted(int(getattr(trial, what)) for trial in played)
        yield words(
            "story-test-range",
            what=words(f"story-in-a-game.{what}"),
            least=numbers[0],
            most=numbers[-1],
            middle=numbers[(len(numbers) - 1) // 2],
        )

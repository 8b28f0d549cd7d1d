"""Checks of what others do with a game: bots, records, lessons, terminal, browser."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from meadhall.bots import judge_of
from meadhall.bots.judge import PLAYOUTS, WORLDS, Stranger
from meadhall.bots.match import play_match
from meadhall.conformance.sample import Sample
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.fault import Fault
from meadhall.core.game import find_folder
from meadhall.core.record import Record
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.lesson_check import walk_lesson

MOST_WORK = 150_000  # answers of playouts; about ten seconds
PLACES = 12  # positions for what is slow


def check_bots(sample: Sample) -> Iterator[str]:
    game = sample.game
    players = game.players[0]
    options = {option.name: option.default for option in game.options}
    work = measure_playout_work(sample)
    if work > MOST_WORK:
        yield (f"without a judge, karl plays about {work:,} answers for one decision, which takes minutes; write one")
    for level in ("thrall",) if work > MOST_WORK else ("thrall", "karl"):
        played = play_match(game, players, options, [level] * players, sample.seed)
        again = Record.parse(played.record.text())
        verdict = again.verify()
        if not (verdict.proven and verdict.finished):
            yield f"the record of a game between {level}s does not replay to the same end"


def measure_playout_work(sample: Sample) -> int:
    """How many answers karl plays for the widest question of the sample; 0 with a judge, which plays none."""
    if not isinstance(judge_of(sample.game), Stranger):
        return 0
    widest = max((len(pending(state)) for state in sample.positions if state.agenda[-1].seat != CHANCE), default=0)
    return widest * WORLDS * PLAYOUTS * sample.answers // max(sample.played, 1)


def check_judge(sample: Sample) -> Iterator[str]:
    judge = judge_of(sample.game)
    for state in sample.positions[:PLACES]:
        worths = judge.worth(state)
        if len(worths) < len(sample.game.view(state, None)["players"]) or not all(0 <= worth <= 1 for worth in worths):
            yield f"the judge's worth() has to give each seat a number from 0 to 1, and gives {worths[:6]}"
        frame = state.agenda[-1]
        moves = list(frame.options(state))
        if frame.seat != CHANCE and (
            len(judge.rate(state, moves)) != len(moves) or len(judge.kinds(state, moves)) != len(moves)
        ):
            yield "the judge's rate() and kinds() have to give one number for each answer"


def check_lessons(sample: Sample) -> Iterator[str]:
    for lesson in list_lessons(sample.game):
        try:
            for _ in walk_lesson(sample.game, lesson):
                pass
        except Fault as error:
            yield f"the lesson {lesson.name} cannot be played: {error}"


def check_terminal(sample: Sample) -> Iterator[str]:
    from meadhall.terminal.game_ui import Place
    from meadhall.terminal.messages import Speech
    from meadhall.terminal.plain_teller import find_teller

    speech = Speech("en", sample.game.name)
    for state in sample.positions[:PLACES]:
        for seat in (0, None):
            view = sample.game.view(state, seat)
            names = [f"Player {number + 1}" for number in range(len(view["players"]))]
            teller = find_teller(sample.game.name)(speech, sample.game.phrases(speech, names, seat), view, names)
            if not teller.brief() and not teller.boards():
                yield "the terminal has nothing to say of the table: see brief() of its Teller"
            for board in range(teller.boards()):
                teller.layout(80, 24)
                teller.draw(board, Place(80, 24, {}, True))


def check_browser(sample: Sample) -> Iterator[str]:
    from meadhall.server.bundle.build import Build
    from meadhall.server.bundle.client_files import find_client_files
    from meadhall.server.bundle.generated_files import write_books, write_components
    from meadhall.server.bundle.module import BundleError

    folder = find_folder(sample.game.name) / "client"
    if not folder.is_dir():
        return
    files = find_client_files(Path(str(resources.files("meadhall") / "client")))
    try:
        Build(files, write_components, write_books(files))
    except (BundleError, Fault) as error:
        yield f"the browser's files cannot be bundled: {error}"
    if not any((folder / name).is_file() for name in ("index.js", "emblem.js")):
        yield f"{folder} has neither index.js nor emblem.js, so browsers never ask for it"


def check_research(sample: Sample) -> Iterator[str]:
    from meadhall.research import observation  # needs numpy, which players do without

    width = len(observation.build_layout(sample.game).facts)
    for state in sample.positions[:PLACES]:
        found = len(observation.codes(sample.game, state, 0))
        if found != width:
            yield f"facts.py writes {found} facts at one table and {width} at another; they have to be the same"


def check_adapters(sample: Sample) -> Iterator[str]:
    try:
        import numpy  # noqa: F401
    except ImportError:
        return
    yield from check_research(sample)


CHECKS = {
    "bots": check_bots,
    "judge": check_judge,
    "lessons": check_lessons,
    "terminal": check_terminal,
    "browser": check_browser,
    "research": check_adapters,
}

"""What a foreign position goes through before anybody believes it, with bounds on time and memory.

Each is read, written again, looked at through all eyes, told in words, rehearsed, and played on for a while. Whatever
comes of it is a Fault that can be said in every language, or nothing at all.
"""

from __future__ import annotations

import json
import resource
import signal
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import meadhall
from conformance.games import ENTRIES
from conformance.mutants import mutant, pool
from meadhall.commands.cli.game_source import Source
from meadhall.commands.cli.output import Say
from meadhall.commands.show import render_text, to_plain
from meadhall.core.agenda import CHANCE, State, answer, pending
from meadhall.core.decision import decide, seat_name
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.tables.position_smoke_test import check_position
from meadhall.words import LANGUAGES

READER, REHEARSAL, ACCEPTED, BROKEN = "reader", "rehearsal", "accepted", "broken"
SECONDS = 30  # of the processor for one position: a busy machine changes nothing
MEMORY = 2 << 30  # bytes that a process may ask for
ANSWERS = 120  # so far an accepted position is played on


class Told(NamedTuple):
    """What became of one mutant: who refused it, with which fault; or what broke on which text."""

    game: str
    number: int
    stage: str
    key: str = ""
    error: str = ""
    text: str = ""


def one(game: str, number: int, seed: int) -> Told:
    text = mutant(game, number, seed)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return Told(game, number, *endured(text))
    except Exception:  # noqa: BLE001 (any exception is a finding)
        return Told(game, number, BROKEN, "", traceback.format_exc(limit=-6), text)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def endured(text: str) -> tuple[str, str]:
    """Who refused it, and the key of the fault; nobody and none when it was accepted."""
    try:
        of = meadhall.game(text.split(" ")[0])
        state: Any = of.from_position(text)
        written = of.position(state)
        assert of.position(of.from_position(written)) == written, "written otherwise when read again"
    except Fault as fault:
        return READER, said(fault)
    try:
        check_position(of, state)
        shown(of, state)
    except Fault as fault:
        return REHEARSAL, said(fault)
    lying = pieces(of, state)
    assert not lying - pieces(of, of.new(state.players, of.options_of(state))), "there is more than the box holds"
    ended = played_on(of, state)
    assert pieces(of, state) == lying, "something was made out of nothing, or lost"
    assert ended or pending(state) or of.outcome(state) is not None, "it is over, and nobody knows how"
    return ACCEPTED, ended


def said(fault: Fault) -> str:
    """Every fault has its sentence in every language."""
    say = Say()
    for say.language in LANGUAGES:
        assert say.sentence(fault).strip()
    return fault.key


def shown(of: Game, state: State) -> None:
    """As `meadhall show` does it, through all eyes."""
    decide(state)
    source = Source(of, state, [seat_name(seat) for seat in range(len(of.view(state, None)["players"]))])
    say = Say()
    for number, eyes in enumerate([None, *range(len(source.players))]):
        say.language = LANGUAGES[number % len(LANGUAGES)]
        json.dumps(to_plain(source, eyes, eyes is None))
        assert "".join(render_text(source, eyes, eyes is None, say))


def played_on(of: Game, state: State) -> str:
    """With luck and choices that the rehearsal did not have; a book may come to its end, then the key of its fault."""
    rng = meadhall.Rng.seeded(77)
    for _ in range(ANSWERS):
        try:
            moves = pending(state)
            if not moves:
                break
            frame = state.agenda[-1]
            move = frame.sample(state, rng) if frame.seat == CHANCE else moves[rng.below(len(moves))]
            answer(state, move)
        except Fault as fault:  # in the book: shown when a party gets there
            return said(fault)
    return ""


def pieces(of: Game, state: State) -> Counter[str]:
    """Every piece, wherever it lies."""
    return Counter(next(entry for entry in ENTRIES if entry.name == of.name).pieces(state))


def bounded() -> None:
    """This process dies of its own greed, not the machine. What the tests before it have loaded does not count."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = MEMORY + pages * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    signal.signal(signal.SIGVTALRM, too_long)


def too_long(*_: Any) -> None:
    raise TimeoutError(f"more than {SECONDS} seconds")


def batch(work: tuple[str, int, int, int]) -> list[Told]:
    game, first, count, seed = work
    return [one(game, number, seed) for number in range(first, first + count)]


def ordeal(games: Iterable[str], count: int, seed: int = 0, jobs: int = 1, at_once: int = 100) -> Iterator[Told]:
    """So many mutants of each game, each in a process that is bounded."""
    for game in games:
        pool(game)  # before the fork: all processes share it
        work = [(game, first, min(at_once, count - first), seed) for first in range(0, count, at_once)]
        with ProcessPoolExecutor(jobs, mp_context=get_context("fork"), initializer=bounded) as workers:
            for found in workers.map(batch, work):
                yield from found

"""The course of an analysis: pieces of work, each short, whoever does them and in whatever order.

First every moment is judged by the search; then suspected answers are played on, at first to find what to measure them
against, then to measure. How much a piece may hold is counted in answers, not in time: so the pieces are the same on
every machine, and with them the numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meadhall.core.game import Game
from meadhall.counsel.moments import Moment
from meadhall.counsel.playing_on import Bench
from meadhall.counsel.suspicion import Played, Rival, Suspicion, judged
from meadhall.counsel.verdict import Verdict


@dataclass(frozen=True)
class Glance:
    """Some moments, to be judged by the search."""

    first: int
    last: int  # not with it


@dataclass(frozen=True)
class Stretch:
    """Some worlds, in which answers to the question of one moment are played on."""

    moment: int
    answers: tuple[str, ...]
    far: int
    first: int
    last: int  # not with it


Piece = Glance | Stretch


def work(game: Game, moments: list[Moment], piece: Piece, budget: int, seed: int) -> list[Any]:
    """What comes of a piece: verdicts and suspicions, or what each answer came to in each world."""
    if isinstance(piece, Glance):
        return [judged(game, moment, budget, seed) for moment in moments[piece.first : piece.last]]
    moment = moments[piece.moment]
    bench = Bench(game, moment.before, moment.judge, (seed << 32) + moment.number, piece.far)
    return [bench.chances(piece.answers, number) for number in range(piece.first, piece.last)]


class Course:
    """What is done of an analysis, and what comes next."""

    def __init__(self, moments: int, at_once: int = 1) -> None:
        self.moments = moments
        self.at_once = at_once  # moments in one piece
        self.verdicts: dict[int, Verdict] = {}  # by the number of the moment
        self.suspicions: dict[int, Suspicion] = {}
        self.played: dict[Stretch, Played] = {}
        self.done, self.of = 0, moments  # steps: a moment, or a stretch of playing on

    def rounds(self) -> Iterator[list[Piece]]:
        """Pieces that may be done side by side; all of them have to be taken back before the next round."""
        yield [Glance(at, min(self.moments, at + self.at_once)) for at in range(0, self.moments, self.at_once)]
        suspicions = [self.suspicions[number] for number in sorted(self.suspicions)]
        yield [piece for one in suspicions for piece in sifting(one)]
        measured: list[tuple[Suspicion, Rival]] = []
        for one in suspicions:
            rival = one.sifted(self.gathered(sifting(one)))
            if rival is not None:
                measured.append((one, rival))
            else:
                self.verdicts[one.number] = one.verdict
                self.done += len(measuring(one, one.rivals[0]))
        yield [piece for one, rival in measured for piece in measuring(one, rival)]
        for one, rival in measured:
            self.verdicts[one.number] = one.settled(rival, self.gathered(measuring(one, rival)))

    def take(self, piece: Piece, found: list[Any]) -> None:
        if isinstance(piece, Stretch):
            self.played[piece] = found
            self.done += 1
            return
        for one in found:
            if isinstance(one, Suspicion):
                self.suspicions[one.number] = one
                self.of += len(sifting(one)) + len(measuring(one, one.rivals[0]))
            else:
                self.verdicts[one.number] = one
            self.done += 1

    def gathered(self, pieces: list[Stretch]) -> Played:
        return [world for piece in pieces for world in self.played.pop(piece)]


def sifting(one: Suspicion) -> list[Stretch]:
    return stretches(one, one.rivals, 0, one.extent.sifting)


def measuring(one: Suspicion, rival: Rival) -> list[Stretch]:
    """In worlds that were not there when the rival was chosen."""
    return stretches(one, (rival,), one.extent.sifting, one.extent.sifting + one.extent.measuring)


def stretches(one: Suspicion, rivals: tuple[Rival, ...], first: int, last: int) -> list[Stretch]:
    answers = one.against(rivals)
    return [
        Stretch(one.number, answers, one.extent.far, start, end)
        for start, end in one.extent.pieces(first, last, len(answers))
    ]

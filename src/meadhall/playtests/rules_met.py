"""Which rules were carried out in a game: those cited by code that ran.

The docstring of a frame or a function names the rules it carries out. A rule counts as met when a frame that cites it
was resolved, or a function that cites it was called, while the game was told again. That is all it says: a frame that
cites several rules may have run for another of them. Rules for one Hero alone count only where one set out.

Functions are watched by the interpreter, so the game is told again on the plain engine; the compiled one plays by the
same source.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from types import CodeType, FrameType, ModuleType
from typing import Any

from meadhall.book.story import Book
from meadhall.core.agenda import Frame
from meadhall.core.rng import Rng
from meadhall.games import trudvang
from meadhall.games.trudvang import rules
from meadhall.playtests.trials import Trials

ID = re.compile(r"TL(?:-[A-Z]+)+-\d+")
ALONE = "TL-SOLO-"


def cited(text: str | None) -> frozenset[str]:
    return frozenset(ID.findall(text or ""))


def modules() -> Iterator[ModuleType]:
    """The game's nouns and its rules; what only shows or judges a table carries nothing out."""
    for package in (trudvang, rules):
        for found in pkgutil.iter_modules(package.__path__):
            if not found.ispkg:
                yield importlib.import_module(f"{package.__name__}.{found.name}")


def of_functions() -> dict[CodeType, frozenset[str]]:
    """What each function and method cites; those of a noun carry out what its class cites, too."""
    found: dict[CodeType, frozenset[str]] = {}
    for module in modules():
        for one in vars(module).values():
            if inspect.isfunction(one) and one.__module__ == module.__name__:
                found[one.__code__] = cited(one.__doc__)
            elif inspect.isclass(one) and one.__module__ == module.__name__:
                noun = frozenset() if issubclass(one, Frame) else cited(one.__doc__)
                for method in vars(one).values():
                    if inspect.isfunction(method):
                        found[method.__code__] = cited(method.__doc__) | noun
    return {code: ids for code, ids in found.items() if ids}


class Retold(Trials):
    """Games of a book that are told again, answer by answer, and the rules each of them met."""

    def __init__(self, book: Book, name: str, rounds: int) -> None:
        super().__init__(book, name, rounds)
        self.functions = of_functions()
        self.moves: list[int] = []
        self.frames: set[type[Frame]] = set()
        self.called: set[CodeType] = set()

    def known_before(self, seed: int) -> int:
        return 0

    def choice(self, state: Any, frame: Frame, options: list[int], rng: Rng, seeking: bool) -> int:
        return self.moves.pop(0) if len(options) > 1 else options[0]

    def resolve(self, state: Any, frame: Frame, move: int, seeking: bool) -> None:
        self.frames.add(type(frame))
        super().resolve(state, frame, move, seeking)

    def again(self, seed: int, moves: list[int]) -> set[str]:
        """The rules that were met in the game of this seed, in which these answers were given."""
        self.moves, self.frames, self.called = moves[:], set(), set()
        watched, called = self.functions, self.called

        def watch(frame: FrameType, event: str, arg: Any) -> None:
            if event == "call" and frame.f_code in watched:
                called.add(frame.f_code)

        before = sys.getprofile()
        sys.setprofile(watch)
        try:
            trial = self.play(seed, seeking=False)
        finally:
            sys.setprofile(before)
        assert (trial.fault, self.moves) == (None, []), f"seed {seed} was told otherwise"
        met = {id for kind in self.frames for id in cited(kind.__doc__)}
        met |= {id for code in self.called for id in watched[code]}
        return {id for id in met if not id.startswith(ALONE) or trial.players == 1}

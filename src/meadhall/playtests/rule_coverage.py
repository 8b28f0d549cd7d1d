"""Which rules were executed in a game: those cited by code that ran.

The docstring of a frame or function cites the rules it implements. A rule is met in part if some code that cites it
ran, and met if all of it did; whether it ran to the last line is counted too. It says no more: a frame that cites
several rules may have run for another of them. Solo rules count only in games with one Hero.

This uses the interpreter's tracing, so it needs the plain engine; the compiled one has the same source.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from types import CodeType, FrameType, ModuleType
from typing import Any, Self

from meadhall.core.agenda import Frame, Lot
from meadhall.core.rng import Rng
from meadhall.games import trudvang
from meadhall.games.trudvang import rules
from meadhall.playtests.playtest import Playtest

ID = re.compile(r"TL(?:-[A-Z]+)+-\d+")
ALONE = "TL-SOLO-"
CARRIED_OUT = ("options", "resolve")  # of a frame: what may be answered, and what an answer does


def rule_ids_in(text: str | None) -> frozenset[str]:
    return frozenset(ID.findall(text or ""))


def list_modules() -> Iterator[ModuleType]:
    """Return the modules of rules and state; views and judges implement no rules."""
    for package in (trudvang, rules):
        for found in pkgutil.iter_modules(package.__path__):
            if not found.ispkg:
                yield importlib.import_module(f"{package.__name__}.{found.name}")


def list_implementations() -> dict[CodeType, frozenset[str]]:
    """Return every function that implements a rule, with its rules."""
    found: dict[CodeType, frozenset[str]] = {}
    for module in list_modules():
        for one in vars(module).values():
            if getattr(one, "__module__", "") != module.__name__:
                continue
            if inspect.isfunction(one):
                found[one.__code__] = rule_ids_in(one.__doc__)
            elif inspect.isclass(one):
                found |= dict(rules_of_class(one))
    return {code: ids for code, ids in found.items() if ids}


def rules_of_class(one: type) -> Iterator[tuple[CodeType, frozenset[str]]]:
    """Return the rules of a class's methods. The two main methods of a frame also count for what the class cites.
    Listing the answers of chance is not required, because chance is sampled.
    """
    for name, method in vars(one).items():
        if inspect.isfunction(method):
            matters = issubclass(one, Frame) and name in CARRIED_OUT and (name == "resolve" or not issubclass(one, Lot))
            yield method.__code__, rule_ids_in(method.__doc__) | (rule_ids_in(one.__doc__) if matters else frozenset())


def rules_of_components() -> dict[CodeType, frozenset[str]]:
    """Return the methods of components: one that cites a rule implements it by existing."""
    return {
        method.__code__: rule_ids_in(one.__doc__)
        for module in list_modules()
        for one in vars(module).values()
        if inspect.isclass(one) and one.__module__ == module.__name__ and not issubclass(one, Frame)
        for method in vars(one).values()
        if inspect.isfunction(method)
    }


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno}


class RuleCoverage:
    """Traces games: `with watch: ...`, then `met`, and `begin` for the next."""

    def __init__(self) -> None:
        self.citing = list_implementations()
        self.nouns = rules_of_components()
        self.unrun = {code: lines_of(code) for code in self.citing}  # over all games
        self.frames: set[type[Frame]] = set()
        self.called: set[CodeType] = set()
        self.idle = set(self.citing)  # never called in any game

    def begin(self) -> None:
        self.frames, self.called = set(), set()

    def __enter__(self) -> Self:
        self.begin()
        sys.settrace(self.trace_call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)
        self.idle -= self.called

    def trace_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code.co_name == "resolve" and isinstance(frame.f_locals.get("self"), Frame):
            self.frames.add(type(frame.f_locals["self"]))
        if code in self.citing or code in self.nouns:
            self.called.add(code)
        return self.trace_line if self.unrun.get(code) else None

    def trace_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.unrun[frame.f_code].discard(frame.f_lineno)
        return self.trace_line

    def rules_executed(self, players: int) -> set[str]:
        """Return the rules executed in the last game, with so many Heroes."""
        ids = {rule for kind in self.frames for rule in rule_ids_in(kind.__doc__)}
        ids |= {rule for of in (self.citing, self.nouns) for code in self.called & of.keys() for rule in of[code]}
        return {rule for rule in ids if not rule.startswith(ALONE) or players == 1}

    def rules_fully_executed(self) -> set[str]:
        """Return rules whose code ran to the last line, over all games."""
        partly = {rule for code, left in self.unrun.items() if left for rule in self.citing[code]}
        return {rule for ids in self.citing.values() for rule in ids} - partly

    def rules_not_executed(self) -> dict[str, list[str]]:
        """Return rules of which some code never ran, with the names of that code."""
        found: dict[str, list[str]] = {}
        for code in sorted(self.idle, key=lambda one: one.co_qualname):
            for rule in self.citing[code]:
                found.setdefault(rule, []).append(code.co_qualname)
        return found


class CampaignReplay(Playtest):
    """A campaign replayed from its answers."""

    def adventures_known(self, seed: int) -> int:
        return 0

    def replay(self, seed: int, moves: list[int]) -> None:
        self.moves = moves[:]
        trial = self.play(seed, seeking=False)
        assert (trial.fault, self.moves) == (None, []), f"seed {seed} was told otherwise"

    def run(self, state: Any, rng: Rng, seeking: bool) -> None:
        state.log = []
        super().run(state, rng, seeking)

    def choose(self, state: Any, frame: Frame, options: list[int], rng: Rng, seeking: bool) -> int:
        return self.moves.pop(0) if len(options) > 1 else options[0]

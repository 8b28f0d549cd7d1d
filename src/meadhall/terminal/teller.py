"""What a game brings along for the terminal: how its table is told in words and drawn in letters.

A game named `x` has it in `meadhall.terminal.x` as a class `Teller` and in `words/*.x.ftl`; without one, the teller
below serves, and the game can be played all the same.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar, Protocol

from rich.text import Text

from meadhall.core.game import Outcome
from meadhall.terminal.frame import Frame, Look
from meadhall.terminal.speech import Speech, folded, printable


@dataclass(frozen=True)
class Place:
    """A drawing with the rows and columns it may use, and the keys that stand at things one can choose."""

    width: int
    height: int
    keys: dict[str, str]
    light: bool
    look: Look = field(default_factory=Look)
    pointed: str = ""  # the thing that the answer under the cursor names; as the look, for the chart alone


@dataclass(frozen=True)
class Layout:
    """Where the drawings stand: in a grid, so many of them, and how many rows they take together.

    A tall first drawing has the whole first column. Cells are equal, unless columns have shares and rows heights.
    """

    columns: int
    rows: int
    height: int
    shown: int
    tall: bool = False
    panes: tuple[int, ...] = ()  # which drawings, if not the first ones
    shares: tuple[int, ...] = ()
    heights: tuple[int, ...] = ()


class Errand(Protocol):
    """Several answers with one word; it ends where the reader has to decide."""

    seat: int

    def next(self, view: dict[str, Any]) -> str:
        """The next answer, empty at the end."""


class Teller:
    """Speaks of one view of the table to one reader. This one knows nothing of the game: its questions, answers and
    log have words all the same."""

    game: ClassVar[str] = ""
    topics: ClassVar[tuple[str, ...]] = ()  # the commands it answers, each by a method `tell_...`

    def __init__(self, speech: Speech, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        self.speech = speech
        self.phrases = phrases
        self.view = view
        self.names = names
        self.you: int | None = view.get("you")
        self.players: list[dict[str, Any]] = view.get("players", [])
        self.log: Callable[[], list[dict[str, Any]]] = list  # what happened, as the reader may know it
        self.news: Callable[[], list[dict[str, Any]]] = list  # of it, what came after the reader's last answer
        self.earlier: Callable[[], list[dict[str, Any]]] = list  # the story of a campaign before this sitting

    # Words that every game needs

    def say(self, key: str, **args: Any) -> str:
        return self.speech(f"terminal-{self.game}-{key}", **args)

    def apart(self, parts: Iterable[str]) -> str:
        """Longer things in a row, with the semicolon of the language between them."""
        return self.speech("terminal-apart").join(parts)

    def of_you(self, seat: int) -> str:
        return "yes" if seat == self.you else "no"

    def name(self, seat: int) -> str:
        name = self.names[seat]
        return self.speech("terminal-seat-you", name=name) if seat == self.you else name

    def seats(self, seats: list[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def seat_called(self, name: str) -> int | None:
        """The seat that this name, its beginning, or its letter means."""
        wanted = folded(name)
        exact = [i for i, known in enumerate(self.names) if folded(known) == wanted]
        letter = [i for i in range(len(self.names)) if wanted == chr(ord("a") + i)]
        begins = [i for i, known in enumerate(self.names) if folded(known).startswith(wanted)]
        for found in (exact, letter, begins):
            if len(found) == 1:
                return found[0]
        return None

    def of_seat(self, asked: str, told: Callable[[int], list[str]]) -> list[str]:
        """What is told of the player somebody names; of the reader, when they name nobody."""
        seat = self.seat_called(asked) if asked else self.you or 0
        if seat is None:
            return [self.speech("terminal-whose", text=printable(asked), names=", ".join(self.names))]
        return told(seat)

    # In words

    def title(self) -> str:
        if self.speech.has("title"):
            return self.speech("title")
        return str(self.view.get("game", "")).replace("_", " ").title()

    def turn(self) -> str:
        """Whose turn it is."""
        return ""

    def tell(self, topic: str, asked: str) -> list[str]:
        """The answer to a command; `asked` is what follows it."""
        told: list[str] = getattr(self, f"tell_{topic}")(asked)
        return told

    def brief(self) -> list[str]:
        """The table in a few lines."""
        return []

    def thing(self, token: str, full: bool) -> str:
        """A card, spot or player of an answer in words; in full for those who see no picture of it."""
        return token

    def answer(self, text: str) -> str:
        """An answer in words, with what the table can tell of where it leads."""
        said, brings = str(self.phrases.answer(text, self.you, self.view)), self.brings(text)
        return self.speech.labelled(said, brings) if brings else said

    def last(self, text: str, full: bool) -> str:
        """The second part of an answer, once the first is chosen."""
        said, brings = self.thing(text.split()[-1], full), self.brings(text)
        return f"{said} ({brings})" if brings else said

    def brings(self, text: str) -> str:
        """What an answer would bring, where the game works it out."""
        facts = self.view.get("ahead", {}).get(text)
        return str(self.phrases.brings(facts)) if facts else ""

    def first(self, verb: str, token: str, full: bool) -> str:
        """The first part of an answer whose second is asked later."""
        return self.thing(token, full)

    def second(self, verb: str, thing: str, token: str) -> str:
        """The question for the second part of an answer; `token` is one of its answers."""
        return f"{verb} {thing}"

    def happened(self, event: dict[str, Any]) -> str:
        """An entry of the log in words."""
        return str(self.phrases.event(event))

    def scores(self, outcome: Outcome) -> list[str]:
        return []

    def legend(self) -> list[str]:
        """How to read the drawings."""
        return []

    # In letters

    def beam(self) -> str:
        """The line above the table."""
        return ""

    def boards(self) -> int:
        """How many drawings there are."""
        return 0

    def own_board(self) -> int | None:
        """The drawing that is the reader's own, where there is one."""
        return None

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """How the drawings share these columns and rows while these things are asked about; or the chart alone."""
        return Layout(1, 1, 0, 0)

    def charts(self) -> int | None:
        """The drawing that is a map to be moved about, where there is one."""
        return None

    def frame(self, place: Place) -> Frame | None:
        """The part of the map that is seen in this place."""
        return None

    def course(self, goal: str) -> list[str]:
        """The things on the way to a goal on the map, the goal last; empty when there is no way."""
        return []

    def errand(self, text: str) -> Errand | None:
        """What somebody sets out to do who says this, where it is no answer but takes several."""
        return None

    def errand_to(self, goal: str) -> tuple[str, str]:
        """What is said to set out for a goal on the map, and the line that offers it; nothing where one answer is
        enough, or none leads there."""
        return "", ""

    def goal_of(self, topic: str, asked: str) -> str:
        """The goal that somebody names who asks this."""
        return ""

    def draw(self, board: int, place: Place) -> Text:
        return Text()

    def describe(self, board: int) -> list[str]:
        """A drawing in words, its heading first."""
        return []

    def sign(self, token: str) -> Text:
        """A small picture of a thing that can be chosen, or nothing."""
        return Text()

    def holding(self, place: Place) -> Text:
        """What the reader holds."""
        return Text()


def called(text: str, names: dict[str, str]) -> tuple[str, list[str]]:
    """The thing that this name, its beginning or its notation means; where it is not one, those most like it."""
    wanted = folded(text)
    known = {folded(name): thing for thing, name in names.items()} | {folded(thing): thing for thing in names}
    begins = {thing for spelled, thing in known.items() if spelled.startswith(wanted)}
    if wanted in known:
        return known[wanted], []
    if len(begins) == 1:
        return begins.pop(), []
    near = sorted(begins) or [known[close] for close in get_close_matches(wanted, known, 3, 0.0)]
    return "", list(dict.fromkeys(near))[:4]


def teller_of(game: str) -> type[Teller]:
    try:
        module = importlib.import_module(f"meadhall.terminal.{game}.teller")
    except ModuleNotFoundError:
        return Teller
    found: type[Teller] = getattr(module, "Teller", Teller)
    return found

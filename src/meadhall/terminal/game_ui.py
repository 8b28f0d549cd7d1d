"""The interface of a game in the terminal: its table in words and in drawings.

A game defines a class `Teller` in its module `terminal.py` or `terminal/ui.py`, with messages in
`words/<language>.terminal.ftl`. Without one, a default is used.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar, Protocol

from rich.text import Text

from meadhall.core.game import Outcome
from meadhall.terminal.map_viewport import Frame, Look
from meadhall.terminal.messages import Speech, folded, printable
from meadhall.words.decision_text import LabelledDecision
from meadhall.words.events import EventWriter


@dataclass(frozen=True)
class Place:
    """The rows and columns of a drawing, and the keys of selectable things in it."""

    width: int
    height: int
    keys: dict[str, str]
    light: bool
    look: Look = field(default_factory=Look)
    pointed: str = ""  # the thing that the answer under the cursor names; as the look, for the chart alone


@dataclass(frozen=True)
class Layout:
    """A grid of drawings, and the rows that they take together.

    A tall first drawing takes the whole first column. Cells are equal unless columns have shares and rows heights.
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
    """Several answers given with one command. It stops where the reader has to decide."""

    seat: int

    def next(self, view: dict[str, Any]) -> str:
        """Return the next answer, or "" at the end."""


class Teller:
    """Describes one view of the table to one reader. This base class knows nothing of the game; questions, answers and
    log are in words anyway.
    """

    game: ClassVar[str] = ""
    topics: ClassVar[tuple[str, ...]] = ()  # the commands it answers, each by a method `tell_...`

    def __init__(self, speech: Speech, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        self.speech = speech
        self.phrases = phrases
        self.view = view
        self.names = names
        self.you: int | None = view.get("you")
        self.players: list[dict[str, Any]] = view.get("players", [])
        self.decision: Callable[[], LabelledDecision | None] = lambda: None  # the question in words
        self.log: Callable[[], list[dict[str, Any]]] = list  # what happened, as the reader may know it
        self.news: Callable[[], list[dict[str, Any]]] = list  # of it, what came after the reader's last answer
        self.earlier: Callable[[], list[dict[str, Any]]] = list  # the story of a campaign before this sitting

    # Messages that every game needs

    def say(self, key: str, **args: Any) -> str:
        return self.speech(f"terminal-{self.game}-{key}", **args)

    def join_parts(self, parts: Iterable[str]) -> str:
        """Join longer items with the semicolon of the language."""
        return self.speech("terminal-apart").join(parts)

    def say_yours(self, seat: int) -> str:
        return "yes" if seat == self.you else "no"

    def name(self, seat: int) -> str:
        name = self.names[seat]
        return self.speech("terminal-seat-you", name=name) if seat == self.you else name

    def seats(self, seats: list[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def find_seat(self, name: str) -> int | None:
        """Return the seat with this name, the beginning of a name, or letter."""
        wanted = folded(name)
        exact = [i for i, known in enumerate(self.names) if folded(known) == wanted]
        letter = [i for i in range(len(self.names)) if wanted == chr(ord("a") + i)]
        begins = [i for i, known in enumerate(self.names) if folded(known).startswith(wanted)]
        for found in (exact, letter, begins):
            if len(found) == 1:
                return found[0]
        return None

    def describe_seat(self, asked: str, told: Callable[[int], list[str]]) -> list[str]:
        """Describe the named player, or the reader if no name is given."""
        seat = self.find_seat(asked) if asked else self.you or 0
        if seat is None:
            return [self.speech("terminal-whose", text=printable(asked), names=", ".join(self.names))]
        return told(seat)

    # In words

    def title(self) -> str:
        if self.speech.has("title"):
            return self.speech("title")
        return str(self.view.get("game", "")).replace("_", " ").title()

    def turn(self) -> str:
        """Say whose turn it is."""
        return ""

    def tell(self, topic: str, asked: str) -> list[str]:
        """Return the reply to a command; `asked` is the rest of the input."""
        told: list[str] = getattr(self, f"tell_{topic}")(asked)
        return told

    def brief(self) -> list[str]:
        """Return the table in a few lines."""
        return []

    def is_idle(self, decision: LabelledDecision) -> bool:
        """Return whether the idle answer of this decision may give itself."""
        return False

    def happened(self, event: dict[str, Any]) -> str:
        """Return a log entry as a sentence."""
        return EventWriter(self.phrases, self.view).label(event)

    def scores(self, outcome: Outcome) -> list[str]:
        return []

    def legend(self) -> list[str]:
        """Explain the drawings."""
        return []

    # In characters

    def beam(self) -> str:
        """Return the line above the table."""
        return ""

    def boards(self) -> int:
        """Return the number of drawings."""
        return 0

    def own_board(self) -> int | None:
        """Return the index of the reader's own drawing, if there is one."""
        return None

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """Lay out the drawings in these columns and rows while these things are asked about; or the map alone."""
        return Layout(1, 1, 0, 0)

    def charts(self) -> int | None:
        """Return the index of the scrollable map, if there is one."""
        return None

    def frame(self, place: Place) -> Frame | None:
        """Return the visible part of the map."""
        return None

    def course(self, goal: str) -> list[str]:
        """Return the places on the way to a goal on the map, the goal last; empty if it cannot be reached."""
        return []

    def errand(self, text: str) -> Errand | None:
        """Parse a command that stands for several answers."""
        return None

    def offer_errand(self, goal: str) -> tuple[str, str]:
        """Return the command that travels to a goal on the map, and its line in the list; nothing if one answer is
        enough or none leads there.
        """
        return "", ""

    def find_goal(self, topic: str, asked: str) -> str:
        """Return the goal named by this input."""
        return ""

    def draw(self, board: int, place: Place) -> Text:
        return Text()

    def describe(self, board: int) -> list[str]:
        """Return a drawing in words, its heading first."""
        return []

    def sign(self, token: str) -> Text:
        """Return a small picture of a selectable thing, or ""."""
        return Text()

    def holding(self, place: Place) -> Text:
        """Return the reader's hand."""
        return Text()


def find_named(text: str, names: dict[str, str]) -> tuple[str, list[str]]:
    """Return the thing with this name, the beginning of a name, or notation; if there is none, the
    most similar ones.
    """
    wanted = folded(text)
    known = {folded(name): thing for thing, name in names.items()} | {folded(thing): thing for thing in names}
    begins = {thing for spelled, thing in known.items() if spelled.startswith(wanted)}
    if wanted in known:
        return known[wanted], []
    if len(begins) == 1:
        return begins.pop(), []
    near = sorted(begins) or [known[close] for close in get_close_matches(wanted, known, 3, 0.0)]
    return "", list(dict.fromkeys(near))[:4]

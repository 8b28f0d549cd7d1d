"""The agenda: pending questions as a stack of small frames (decision nodes)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from mypy_extensions import i64, mypyc_attr

from meadhall.core.answer_grammar import Forms
from meadhall.core.codegen import declare_frame, declare_part, declare_state
from meadhall.core.event import Event
from meadhall.core.rng import Rng

CHANCE: Final = -1  # the dealer is asked: dice, draws
NOBODY: Final = -2  # no question: the rules continue by themselves
TABLE: Final = -3  # the whole table of a cooperative game is asked
AUTO: Final = -1  # the move handed to a frame that had nothing to choose


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One step of the rules. A frame is an immutable value, so copies of a state share it.

    Subclass one of its four kinds, by who is asked: Onward, Question, Lot, Council. Fields are ints or lists of ints
    without hidden information; they are declared once, in the class, and the constructor takes them in that order.
    Moves are small ints; only the frame that asks knows how they are packed, and `text` converts them to text.
    """

    ask: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # says what is asked here: cited where it is refused without a nearer reason
    private: ClassVar[bool] = False  # the answers depend on hidden cards: asked even when only one is left
    told: ClassVar[bool] = False  # the answer is to be read: asked even if only one is left; see `give_forced_answers`
    fields: ClassVar[dict[str, str]] = {}  # names and types
    whom: ClassVar[int] = NOBODY  # is asked, unless that is a field
    seat: i64  # who is asked

    def __init_subclass__(cls) -> None:
        declare_frame(cls)

    def options(self, s: Any) -> list[i64]:
        """Return every legal answer. Never mutates the state."""
        return []

    def resolve(self, s: Any, move: i64) -> None:
        """Apply the answer. The frame is already off the agenda."""
        raise NotImplementedError

    def text(self, s: Any, move: i64) -> str:
        """Return the answer as stored in records."""
        return str(move)

    def sample(self, s: Any, rng: Rng) -> i64:
        """Return a random answer of chance. Override it for large bags and weighted lots."""
        options = self.options(s)
        return options[rng.below(len(options))] if options else AUTO

    def weights(self, s: Any) -> list[i64] | None:
        """Return the relative weight of each option of chance, in order; None means uniform."""
        return None

    def candidates(self, s: Any) -> list[i64]:
        """Return every answer that a player might try, legal or not."""
        return self.options(s)

    def why(self, s: Any, move: i64) -> str:
        """Return the id of the rule that forbids this candidate, or "" if it is legal."""
        return ""

    def due(self, s: Any) -> str:
        """Return the id of the rule that says what is asked here, for an answer that belongs to another question."""
        return self.rule

    def about(self, s: Any) -> dict[str, Any]:
        """Return further arguments of the prompt. Only the asked seat gets them."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Onward(Frame):
    """No question: the rules continue by themselves."""

    whom: ClassVar[int] = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Frame):
    """A question to chance: dice, draws."""

    whom: ClassVar[int] = CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Council(Frame):
    """A question to all players of a cooperative game."""

    whom: ClassVar[int] = TABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """A question to one player."""

    seat: i64


class Agenda:
    """The stack of pending frames, the next one last. Behaves like a list.

    The next frame is kept outside the list, because most frames are taken as soon as they are pushed. The list never
    shrinks, because a list that is popped and appended to reallocates memory each time.
    """

    def __init__(self, frames: list[Frame]) -> None:
        self.next: Frame | None = None  # asked before all that are in the list
        self.frames: list[Frame] = frames  # the first `size` remain to be asked; the others are done with
        self.size: i64 = len(frames)

    def append(self, frame: Frame) -> None:
        """Push a frame: it is asked next."""
        below = self.next
        if below is not None:
            size = self.size
            if size < len(self.frames):
                self.frames[size] = below
            else:
                self.frames.append(below)
            self.size = size + 1
        self.next = frame

    def extend(self, frames: list[Frame]) -> None:
        """Push these frames; the last one is asked next."""
        for frame in frames:
            self.append(frame)

    def take(self) -> Frame | None:
        """Pop the next frame; return None if there is none."""
        frame = self.next
        if frame is not None:
            self.next = None
            return frame
        size = self.size - 1
        if size < 0:
            return None
        self.size = size
        return self.frames[size]

    def pop(self) -> Frame:
        """Pop the next frame."""
        frame = self.take()
        if frame is None:
            raise IndexError("the agenda is empty")
        return frame

    def clear(self) -> None:
        """Remove all frames."""
        self.next = None
        self.frames = []
        self.size = 0

    def copy(self) -> Agenda:
        """Return a copy that shares the immutable frames."""
        twin = Agenda(self.frames[: self.size])
        twin.next = self.next
        return twin

    def to_list(self) -> list[Frame]:
        """Return the pending frames, the next one last."""
        frames = self.frames[: self.size]
        if self.next is not None:
            frames.append(self.next)
        return frames

    def __len__(self) -> int:
        return self.size if self.next is None else self.size + 1

    def __bool__(self) -> bool:
        return self.next is not None or self.size > 0

    def __getitem__(self, at: int) -> Frame:
        size = self.size
        count: i64 = size if self.next is None else size + 1
        place: i64 = at
        if place < 0:
            place += count
        if not 0 <= place < count:
            raise IndexError(f"the agenda has {count} frames, and none at {at}")
        if place == size:
            frame = self.next
            assert frame is not None
            return frame
        return self.frames[place]

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.to_list())

    def __reversed__(self) -> Iterator[Frame]:
        return iter(self.to_list()[::-1])

    def __eq__(self, other: object) -> bool:
        return self.to_list() == (other.to_list() if isinstance(other, Agenda) else other)

    def __repr__(self) -> str:
        return repr(self.to_list())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game. Each game subclasses it and declares its fields in the class; see `blank`."""

    fields: ClassVar[dict[str, str]] = {}  # names and types, without what every state has
    fixed: ClassVar[tuple[str, ...]] = ()  # those that copies share, because nothing changes inside them
    forms: ClassVar[Forms] = Forms({}, ())  # how the game's answers are written

    def __init__(self, agenda: list[Frame]) -> None:
        self.agenda = Agenda(agenda)
        self.ended = False
        self.log: list[Event] | None = None  # None: a search copy, which tells nothing
        self.legal: list[i64] | None = None  # answers of the pending question, once listed

    def __init_subclass__(cls) -> None:
        declare_state(cls)

    def do(
        self, first: Frame | None = None, second: Frame | None = None, third: Frame | None = None, *more: Frame
    ) -> None:
        """Push these frames so that they are asked in this order, before everything already on the agenda."""
        if self.ended:
            return
        agenda = self.agenda
        if more:
            for frame in reversed(more):
                agenda.append(frame)
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        if first is not None:
            agenda.append(first)

    def do_all(self, frames: list[Frame], then: Frame | None = None, last: Frame | None = None) -> None:
        """Push the frames of a list, then these, to be asked in this order."""
        if self.ended:
            return
        agenda = self.agenda
        if last is not None:
            agenda.append(last)
        if then is not None:
            agenda.append(then)
        at: i64 = len(frames)
        while at > 0:
            at -= 1
            agenda.append(frames[at])

    def end(self) -> None:
        """End the game: clear the agenda."""
        self.ended = True
        self.agenda.clear()

    def copy(self) -> Self:
        """Return an independent copy that logs no events. Generated from the declared fields."""
        raise NotImplementedError


Table = TypeVar("Table", bound=State)


def blank(cls: type[Table]) -> Table:
    """Return an empty state: declared defaults, empty lists and dicts."""
    s = cls([])
    for name, kind in cls.fields.items():
        if kind.startswith("list["):
            setattr(s, name, [])
        elif kind.startswith("dict["):
            setattr(s, name, {})
    return s


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A group of values of a state that is copied with it. Declares its fields like a frame."""

    fields: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        declare_part(cls)

    def copy(self) -> Self:
        raise NotImplementedError

    def plain(self) -> list[Any]:
        """Return the field values in order, for the codec."""
        return [to_plain(getattr(self, name)) for name in type(self).fields]


def to_plain(value: Any) -> Any:
    """Convert values, lists, dicts and parts to JSON-ready copies."""
    if isinstance(value, dict):
        return [[key, value[key]] for key in sorted(value)]
    if isinstance(value, list):
        return [to_plain(item) for item in value]
    return value.plain() if hasattr(value, "plain") else value


def settle(s: State) -> list[i64]:
    """Run the rules to the next real choice and list its answers. Empty: the game is over."""
    agenda = s.agenda
    while (frame := agenda.take()) is not None:
        if frame.seat == NOBODY:
            frame.resolve(s, AUTO)
            continue
        agenda.append(frame)  # it looks at its place while it lists the answers
        options = frame.options(s)
        if len(options) > 1 or (options and (frame.private or frame.told)):
            return options
        agenda.pop()
        frame.resolve(s, options[0] if options else AUTO)
    return []


def pending(s: State) -> list[i64]:
    """Return the answers of the next real choice. Listed once and cached until it is answered."""
    legal = s.legal
    if legal is None:
        legal = settle(s)
        s.legal = legal
    return legal


def turn(s: State) -> i64:
    """Return who is asked: a seat, CHANCE or TABLE; NOBODY if the game is over. Creates no texts."""
    return s.agenda[-1].seat if pending(s) else NOBODY


def reach_question(s: State) -> State:
    """Return the state at its pending question: itself, or an advanced copy, so that looking changes nothing."""
    if s.legal is not None or not s.agenda:
        return s
    twin = s.copy()
    pending(twin)
    return twin


def answer(s: State, move: i64) -> None:
    """Apply a legal answer to the pending question and run to the next."""
    s.legal = None
    s.agenda.pop().resolve(s, move)
    s.legal = settle(s)


def give_forced_answers(s: State, text: str) -> None:
    """Apply the forced answers that old records omit because their question was added later. Each of these answers has
    a text that no other question uses.
    """
    while (legal := pending(s)) and len(legal) == 1 and s.agenda[-1].told and s.agenda[-1].text(s, legal[0]) != text:
        answer(s, legal[0])


def answer_or_rollback(s: State, move: i64) -> None:
    """Like `answer`, but if a rule raises, the state and its events stay unchanged.

    Costs a copy. Use it for tables and records; searches that discard a broken state use `answer`.
    """
    before = s.copy()
    told = len(s.log) if s.log is not None else 0
    try:
        answer(s, move)
    except BaseException:
        for name in ("agenda", *type(s).fields):
            setattr(s, name, getattr(before, name))
        s.ended = before.ended
        s.legal = before.legal
        if s.log is not None:
            del s.log[told:]
        raise


def rollout(s: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of choices that players made."""
    # The loop of `advance`, inlined: `advance` would push each question back, only to be popped again here.
    n: i64 = 0
    s.legal = None
    agenda = s.agenda
    while (frame := agenda.take()) is not None:
        seat: i64 = frame.seat
        if seat == NOBODY:
            frame.resolve(s, AUTO)
        elif seat == CHANCE:
            frame.resolve(s, frame.sample(s, rng))
        else:
            options = frame.options(s)
            if len(options) > 1:
                n += 1
                frame.resolve(s, options[rng.below(len(options))])
            else:
                frame.resolve(s, options[0] if options else AUTO)
    return n


def advance(s: State, rng: Rng) -> list[i64]:
    """Run rules and chance to the next question with more than one answer. Empty: the game is over."""
    agenda = s.agenda
    while (frame := agenda.take()) is not None:
        seat: i64 = frame.seat
        if seat == NOBODY:
            frame.resolve(s, AUTO)
        elif seat == CHANCE:
            frame.resolve(s, frame.sample(s, rng))
        else:
            options = frame.options(s)
            if len(options) > 1:
                agenda.append(frame)
                return options
            frame.resolve(s, options[0] if options else AUTO)
    return []

"""The agenda: what remains to be asked, as a stack of small frames."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from mypy_extensions import i64, mypyc_attr

from meadhall.core.declared import declare_frame, declare_part, declare_state
from meadhall.core.event import Event
from meadhall.core.forms import Forms
from meadhall.core.rng import Rng

CHANCE: Final = -1  # the dealer is asked: dice, draws
NOBODY: Final = -2  # nobody is asked: the rules go on by themselves
TABLE: Final = -3  # the whole table of a cooperative game is asked
AUTO: Final = -1  # the move handed to a frame that had nothing to choose


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One step of the rules. A frame is a value: it never changes, so copies share it.

    Build on one of its four kinds, by who is asked: Onward, Question, Lot, Council. Its fields are ints, or lists of
    ints, that anybody may know; they are declared once, in the class, and the constructor takes them in that order.
    Moves are small ints; only the frame that asks knows how they are packed, and `text` says it in words.
    """

    ask: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # says what is asked here: cited where it is refused without a nearer reason
    private: ClassVar[bool] = False  # the answers depend on hidden cards: asked even when only one is left
    fields: ClassVar[dict[str, str]] = {}  # names and types
    whom: ClassVar[int] = NOBODY  # is asked, unless that is a field
    seat: i64  # who is asked

    def __init_subclass__(cls) -> None:
        declare_frame(cls)

    def options(self, s: Any) -> list[i64]:
        """Every legal answer. Changes nothing."""
        return []

    def resolve(self, s: Any, move: i64) -> None:
        """Apply the answer. The frame is already off the agenda."""
        raise NotImplementedError

    def text(self, s: Any, move: i64) -> str:
        """The answer as the record writes it."""
        return str(move)

    def sample(self, s: Any, rng: Rng) -> i64:
        """What chance answers. Big bags and weighted lots override it."""
        options = self.options(s)
        return options[rng.below(len(options))] if options else AUTO

    def weights(self, s: Any) -> list[i64] | None:
        """How often chance gives each option, in their order; None: all alike."""
        return None

    def candidates(self, s: Any) -> list[i64]:
        """Every answer somebody might try, legal or not."""
        return self.options(s)

    def why(self, s: Any, move: i64) -> str:
        """The id of the rule that forbids this candidate; empty when it is legal."""
        return ""

    def due(self, s: Any) -> str:
        """The id of the rule that says what is asked here, for an answer that belongs to another question."""
        return self.rule

    def about(self, s: Any) -> dict[str, Any]:
        """What the prompt mentions besides who is asked; only the asked seat reads it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Onward(Frame):
    """Nobody is asked: the rules go on by themselves."""

    whom: ClassVar[int] = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Lot(Frame):
    """Chance is asked: dice, draws."""

    whom: ClassVar[int] = CHANCE


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Council(Frame):
    """The whole table of a cooperative game is asked."""

    whom: ClassVar[int] = TABLE


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Frame):
    """One player is asked."""

    seat: i64


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What lies on the table. Each game subclasses it and declares its fields once, in the class; see `blank`."""

    fields: ClassVar[dict[str, str]] = {}  # names and types, without what every state has
    fixed: ClassVar[tuple[str, ...]] = ()  # those that copies share, because nothing changes inside them
    forms: ClassVar[Forms] = Forms({}, ())  # how the game's answers are written

    def __init__(self, agenda: list[Frame]) -> None:
        self.agenda = agenda
        self.ended = False
        self.log: list[Event] | None = None  # None: a search copy, which tells nothing
        self.legal: list[i64] | None = None  # answers of the pending question, once listed

    def __init_subclass__(cls) -> None:
        declare_state(cls)

    def do(self, *frames: Frame) -> None:
        """Do these next, in this order, before anything already on the agenda."""
        self.do_all(list(frames))

    def do_all(self, frames: list[Frame]) -> None:
        """`do`, where they are in a list already."""
        if frames and not self.ended:
            agenda = self.agenda
            for frame in reversed(frames):
                agenda.append(frame)

    def do_few(self, first: Frame, second: Frame | None = None, third: Frame | None = None) -> None:
        """`do` as the compiled engine calls it where so few are named (`tools/expand.py`): nothing has to be packed."""
        if not self.ended:
            if third is not None:
                self.agenda.append(third)
            if second is not None:
                self.agenda.append(second)
            self.agenda.append(first)

    def do_before(self, frames: list[Frame], then: Frame, last: Frame | None = None) -> None:
        """`do(*frames, then, last)`, as the compiled engine calls it."""
        if not self.ended:
            if last is not None:
                self.agenda.append(last)
            self.agenda.append(then)
            self.do_all(frames)

    def end(self) -> None:
        """The game is over: nothing that was still to be asked matters any more."""
        self.ended = True
        self.agenda.clear()

    def copy(self) -> Self:
        """An independent state that tells no events. Written from the fields that a game declares."""
        raise NotImplementedError


Table = TypeVar("Table", bound=State)


def blank(cls: type[Table]) -> Table:
    """A table with nothing on it: numbers as declared, lists and dicts empty; the rest is still to be put there."""
    s = cls([])
    for name, kind in cls.fields.items():
        if kind.startswith("list["):
            setattr(s, name, [])
        elif kind.startswith("dict["):
            setattr(s, name, {})
    return s


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Part:
    """Several values of a state that belong together and are copied with it. Declares its fields as a frame does."""

    fields: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        declare_part(cls)

    def copy(self) -> Self:
        raise NotImplementedError

    def plain(self) -> list[Any]:
        """For the codec: the values of the fields, in order."""
        return [plain_of(getattr(self, name)) for name in type(self).fields]


def plain_of(value: Any) -> Any:
    """Values, lists, dicts and parts as JSON-ready values that share nothing with them."""
    if isinstance(value, dict):
        return [[key, value[key]] for key in sorted(value)]
    if isinstance(value, list):
        return [plain_of(item) for item in value]
    return value.plain() if hasattr(value, "plain") else value


def settle(s: State) -> list[i64]:
    """Run the rules to the next real choice and list its answers. Empty: the game is over."""
    agenda = s.agenda
    while agenda:
        frame = agenda[-1]
        if frame.seat == NOBODY:
            agenda.pop()
            frame.resolve(s, AUTO)
            continue
        options = frame.options(s)
        if len(options) > 1 or (options and frame.private):
            return options
        agenda.pop()
        frame.resolve(s, options[0] if options else AUTO)
    return []


def pending(s: State) -> list[i64]:
    """The answers of the next real choice, listed once until it is answered."""
    legal = s.legal
    if legal is None:
        legal = settle(s)
        s.legal = legal
    return legal


def turn(s: State) -> i64:
    """Who is asked now: a seat, CHANCE or TABLE; NOBODY when the game is over. Writes no texts."""
    return s.agenda[-1].seat if pending(s) else NOBODY


def settled(s: State) -> State:
    """The state at its pending question: itself, or a copy that has run on to it, so that looking changes nothing."""
    if s.legal is not None or not s.agenda:
        return s
    twin = s.copy()
    pending(twin)
    return twin


def answer(s: State, move: i64) -> None:
    """Give a legal answer to the pending question and run on to the next."""
    s.legal = None
    s.agenda.pop().resolve(s, move)
    s.legal = settle(s)


def answer_whole(s: State, move: i64) -> None:
    """`answer`, but whatever a rule raises on the way, the state is as it was, and so is what it has told.

    Costs a copy: for tables and records, where an answer counts; loops that throw a broken state away do without.
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
    """Random play to the end; returns the number of choices that players made."""
    # The loop of `advance`, which would put each question back on the agenda for us to take it again.
    n: i64 = 0
    s.legal = None
    agenda = s.agenda
    while agenda:
        frame = agenda.pop()
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
    while agenda:
        frame = agenda.pop()
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

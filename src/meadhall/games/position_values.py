"""The formats of values in a position: numbers, words, seats, and lists of these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from meadhall.core.agenda import Frame
from meadhall.core.codec import format_agenda
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Option
from meadhall.games.position_format import Kind, Line
from meadhall.games.position_parts import parse_number, parse_options

SEATS = "ABCDE"
NOTHING = "-"
Bound = int | Callable[..., int]  # may depend on the table, and on whose part it is
Words = Sequence[str] | Mapping[str, int] | Callable[[Any], Sequence[str] | Mapping[str, int]]


def resolve_bound(of: Bound, line: Line) -> int:
    return int(of(line.s, *line.at) if callable(of) else of)


def unknown_word(part: str, word: str, known: Iterable[str]) -> Fault:
    return Fault("position-word", part=part, word=word, nearest=find_nearest(word, list(known)))


class Number(Kind):
    """`7`; some numbers count from `first`."""

    def __init__(self, low: Bound, high: Bound, first: int = 0) -> None:
        self.low = low
        self.high = high
        self.first = first

    def read(self, line: Line, text: str) -> int:
        return parse_number(line.part, text, resolve_bound(self.low, line), resolve_bound(self.high, line)) - self.first

    def write(self, s: Any, value: Any) -> str:
        return str(value + self.first)


class Word(Kind):
    """One of the known words, as its index counted from `first`, or as the number that it stands for; `-` for `none`,
    if allowed.
    """

    def __init__(self, known: Words, none: int | None = None, first: int = 0) -> None:
        self.first = first
        self.known = known if callable(known) else self.number_words(known)
        self.none = none
        self.words = {} if callable(self.known) else {number: word for word, number in self.known.items()}

    def number_words(self, known: Sequence[str] | Mapping[str, int]) -> dict[str, int]:
        if isinstance(known, Mapping):
            return dict(known)
        return {word: known.index(word) + self.first for word in known}

    def numbers(self, s: Any) -> dict[str, int]:
        return self.number_words(self.known(s)) if callable(self.known) else self.known

    def read(self, line: Line, text: str) -> int:
        known = self.numbers(line.s)
        if self.none is not None and text == NOTHING:
            return self.none
        if text not in known:
            raise unknown_word(line.part, text, known)
        return known[text]

    def write(self, s: Any, value: Any) -> str:
        if value == self.none:
            return NOTHING
        return self.words.get(value) or next(word for word, number in self.numbers(s).items() if number == value)


class Seat(Kind):
    """`B`."""

    def read(self, line: Line, text: str) -> int:
        here = SEATS[: line.s.players]
        if len(text) != 1 or text not in here:
            raise Fault("position-seat", part=line.part, value=text, seats=here)
        return here.index(text)

    def write(self, s: Any, value: Any) -> str:
        return SEATS[value]


class Seats(Kind):
    """`BDA`: seats in this order; some formats allow `-` for none, some allow no seat twice."""

    def __init__(self, *, empty: str = "", once: bool = False) -> None:
        self.empty = empty
        self.once = once

    def read(self, line: Line, text: str) -> Any:
        here = SEATS[: line.s.players]
        if text == self.empty:
            return []
        if any(letter not in here for letter in text):
            raise Fault("position-seat", part=line.part, value=text, seats=here)
        if self.once and len({*text}) < len(text):
            raise Fault("position-seat-twice", part=line.part, value=text)
        return [here.index(letter) for letter in text]

    def write(self, s: Any, value: Any) -> str:
        return "".join(SEATS[seat] for seat in value) or self.empty


class List(Kind):
    """`a,b,c`; `-` is an empty list, unless it is a word of its own. Some lists allow no duplicates, some have a fixed
    length, and letters need no separator.
    """

    def __init__(self, of: Kind, mark: str = ",", *, empty: str = NOTHING, once: bool = False, count: int = 0) -> None:
        self.of = of
        self.mark = mark
        self.empty = empty
        self.once = once
        self.count = count

    def read(self, line: Line, text: str) -> list[Any]:
        words = [] if text == self.empty else text.split(self.mark) if self.mark else list(text)
        if self.count and len(words) != self.count:
            raise Fault("position-count", part=line.part, found=len(words), right=self.count)
        found: list[Any] = []
        for word in words:
            value = self.of.read(line, word)
            if self.once and value in found:
                raise Fault("position-word-twice", part=line.part, word=word)
            found.append(value)
        return found

    def write(self, s: Any, value: Any) -> str:
        return self.mark.join(self.of.write(s, one) for one in value) or self.empty


class Bits(Kind):
    """A set of numbers below 64, written as a list."""

    def __init__(self, listed: Kind) -> None:
        self.listed = listed

    def read(self, line: Line, text: str) -> int:
        return sum({1 << number for number in self.listed.read(line, text)})

    def write(self, s: Any, value: Any) -> str:
        return self.listed.write(s, [number for number in range(64) if value >> number & 1])


class Together(Kind):
    """`york:fish`, `0.1.2`: a fixed number of values, each with its own format. `make` and `take` convert to and from
    other types than lists.
    """

    def __init__(
        self,
        mark: str,
        *kinds: Kind,
        make: Callable[[list[Any]], Any] = list,
        take: Callable[[Any], Iterable[Any]] = list,
    ) -> None:
        self.mark = mark
        self.kinds = kinds
        self.make = make
        self.take = take

    def read(self, line: Line, text: str) -> Any:
        words = text.rsplit(self.mark, len(self.kinds) - 1)
        if len(words) != len(self.kinds):
            raise Fault("position-count", part=line.part, found=len(words), right=len(self.kinds))
        return self.make([kind.read(line, word) for kind, word in zip(self.kinds, words, strict=True)])

    def write(self, s: Any, value: Any) -> str:
        return self.mark.join(kind.write(s, one) for kind, one in zip(self.kinds, self.take(value), strict=True))


class Pair(Together):
    """`york:fish`."""

    def __init__(self, key: Kind, value: Kind) -> None:
        super().__init__(":", key, value, make=tuple)

    def read(self, line: Line, text: str) -> Any:
        if not all(text.rpartition(":")):
            raise Fault("position-pair", part=line.part, word=text)
        return super().read(line, text)


class Pairs(List):
    """`york:fish,horn:furs`; each place at most once."""

    def __init__(self, place: Kind, of: Kind, *, empty: str = NOTHING, once: bool = True) -> None:
        super().__init__(Pair(place, of), empty=empty)
        self.place = place
        self.places_once = once

    def read(self, line: Line, text: str) -> list[Any]:
        found = super().read(line, text)
        places = [place for place, _ in found]
        for number, place in enumerate(places):
            if self.places_once and place in places[:number]:
                raise Fault("position-word-twice", part=line.part, word=self.place.write(line.s, place))
        return found


class Options(Kind):
    """The options of a table that differ from the defaults: `undo:False,first:B`."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options

    def read(self, line: Line, text: str) -> dict[str, str]:
        return parse_options([] if text == NOTHING else text.split(","))

    def write(self, s: Any, value: Any) -> str:
        given = value.given
        return ",".join(f"{o.name}:{given[o.name]}" for o in self.options if given[o.name] != o.default)


class Agenda(Kind):
    """The pending steps, next first; read by `Line.agenda`."""

    def write(self, s: Any, value: Any) -> str:
        return format_agenda(value)


def frame_fault(frame: Frame, field: str, value: Any) -> Fault:
    """Return the fault of a step that names things not at this table; it would fail later, far from its cause."""
    return Fault("position-frame", frame=type(frame).__name__, field=field, value=int(value))


def check_fields(frame: Frame, fits: Callable[[str, int], bool]) -> None:
    """Check every number in every field of a step."""
    for field in type(frame).fields:
        value = getattr(frame, field)
        for number in value if isinstance(value, list) else [value]:
            if not fits(field, number):
                raise frame_fault(frame, field, number)

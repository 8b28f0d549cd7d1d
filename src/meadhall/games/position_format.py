"""The one-line text format of positions: each game declares the rows of its format, and this module reads and writes
them all.

A row has a key, the field of the state that it fills, the format of its value (see writing), and the default of the
field if the line does not name it. Values equal to those of a bare table are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from meadhall.core.agenda import Agenda, Frame
from meadhall.core.codec import Frames, parse_agenda
from meadhall.core.fault import Fault
from meadhall.games.position_parts import split_parts

BARE = object()  # usual: what the field holds before anything has happened
USUAL = object()  # left out: what the field holds when the line does not name it
NEVER = object()  # left out: it is always written
LATEST = 2
BY_ITSELF = ("players", "options", "agenda")
Place = tuple["Row", str, tuple[int, ...]]  # a row, its key, and whose it is
Check = Callable[[dict[str, Any], int], dict[str, Any]]


class Line:
    """The state of reading a line: its parts, the current part, and the table so far."""

    def __init__(self, parts: dict[str, str], frames: Frames) -> None:
        self.parts = parts
        self.frames = frames
        self.part = ""
        self.at: tuple[int, ...] = ()  # whose part it is
        self.s: Any = None
        self.placed: Counter[Any] = Counter()  # of what is in the box only so many times

    def read(self, part: str, kind: Kind, usual: Any) -> Any:
        """Read a part that fills no field of its own."""
        self.part = part
        return kind.read(self, self.parts[part]) if part in self.parts else usual

    def agenda(self, default: Callable[[], list[Frame]]) -> Agenda:
        return Agenda(parse_agenda(self.parts["agenda"], self.frames) if "agenda" in self.parts else default())


class Kind:
    """The format of one kind of value. Its errors name the wrong part, its text, and the expected form."""

    def read(self, line: Line, text: str) -> Any:
        raise NotImplementedError

    def write(self, s: Any, value: Any) -> str:
        return str(value)

    def is_same(self, one: Any, other: Any) -> bool:
        return bool(one == other)


class Row:
    """One key. Functions receive the table, and in the rows of a seat its number as well.

    `usual` is the default of the field if the key is missing: as on a bare table, a value, or a function of the rest of
    the table; such rows are read after all others, unless `late` says otherwise. `left_out` is the value that is not
    written, if it differs from the default. A row that is not `had` is neither written nor read.
    """

    def __init__(
        self,
        key: str,
        kind: Kind,
        field: str = "",
        *,
        usual: Any = BARE,
        left_out: Any = USUAL,
        late: int | None = None,
        had: Callable[..., bool] = lambda *table: True,
        get: Callable[..., Any] | None = None,
        put: Callable[..., None] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.field = field or key
        self.usual = usual
        self.left_out = left_out
        self.late = int(callable(usual)) if late is None else late
        self.had = had
        self.get = get
        self.put = put

    def places(self, s: Any, by_seat: bool) -> list[Place]:
        return [(self, self.key, ())]

    def value(self, s: Any, at: tuple[int, ...]) -> Any:
        if self.get is not None:
            return self.get(s, *at)
        value = getattr(s, self.field)
        return value[at[0]] if at else value

    def set(self, s: Any, at: tuple[int, ...], value: Any) -> None:
        if self.put is not None:
            self.put(s, *at, value)
        elif at:
            held = getattr(s, self.field)[:]  # a bare table may have one list for several fields
            held[at[0]] = value
            setattr(s, self.field, held)
        else:
            setattr(s, self.field, value)

    def fill(self, line: Line, part: str, at: tuple[int, ...]) -> None:
        """Fill the field from the line, or with the default."""
        line.at = at
        if part in line.parts:
            self.set(line.s, at, line.read(part, self.kind, None))
        elif self.usual is not BARE:
            self.set(line.s, at, self.usual(line.s, *at) if callable(self.usual) else self.usual)

    def format(self, s: Any, bare: Any, part: str, at: tuple[int, ...]) -> str:
        """Return `key=value`; "" if it is left out."""
        value = self.value(s, at)
        usual = self.usual if self.left_out is USUAL else self.left_out
        if usual is BARE:
            usual = self.value(bare, at)
        elif callable(usual):
            usual = usual(s, *at)
        if usual is not NEVER and self.kind.is_same(value, usual):
            return ""
        text = self.kind.write(s, value)
        return text and f"{part}={text}"


class Entries(Row):
    """One key for the contents of many places: `york:fish,horn:furs`. Places that are not named have `none`."""

    def __init__(self, key: str, kind: Kind, field: str = "", *, none: Any, **more: Any) -> None:
        super().__init__(key, kind, field, **more)
        self.none = none

    def value(self, s: Any, at: tuple[int, ...]) -> list[tuple[Any, Any]]:
        held = super().value(s, at)
        pairs = sorted(held.items()) if isinstance(held, dict) else enumerate(held)
        return [(place, value) for place, value in pairs if value != self.none]

    def set(self, s: Any, at: tuple[int, ...], value: Any) -> None:
        if self.put is not None:
            self.put(s, *at, value)
        else:
            held = super().value(s, at)
            for place, one in value:
                held[place] = one


class Each:
    """Rows that every seat has, each with a name before the key: `A.hand=RR1`. `here` are the names at this table."""

    def __init__(self, known: Iterable[str], here: Callable[[Any], Sequence[str]], *rows: Row) -> None:
        self.known = list(known)
        self.here = here
        self.rows = rows

    def check(self, line: Line) -> None:
        """Refuse names that are not at this table."""
        here = self.here(line.s)
        for part in line.parts:
            name, dot, _ = part.partition(".")
            if dot and name in self.known and name not in here:
                raise self.unknown_name(line.s, part)

    def unknown_name(self, s: Any, part: str) -> Fault:
        return Fault("position-no-player", part=part, players=int(s.players))

    def places(self, s: Any, by_seat: bool) -> list[Place]:
        seats = [(seat, name) for seat, name in enumerate(self.here(s)) if name in self.known]
        if by_seat:
            return [(row, f"{name}.{row.key}", (seat,)) for seat, name in seats for row in self.rows]
        return [(row, f"{name}.{row.key}", (seat,)) for row in self.rows for seat, name in seats]


class Seated(Each):
    """The rows of the seats, which are letters."""

    def __init__(self, letters: str, *rows: Row) -> None:
        super().__init__(letters, lambda s: letters[: s.players], *rows)


class Table:
    """The rows of one game in the order in which they are written.

    `players` and `options` are read first, then rows that are not late, then the rest. The agenda, and optional `more`
    keys, are read by the game itself, which defines the meaning of a line without them. `like` fills a bare table with
    values that change the defaults of others: gods, Heroes.
    """

    def __init__(
        self,
        game: str,
        house: Callable[[dict[str, Any]], Any],
        bare: Callable[[Any, Any], Any],
        *rows: Row | Each,
        more: Iterable[str] = (),
        like: Callable[[Any, Any], None] = lambda bare, s: None,
    ) -> None:
        self.game = game
        self.house = house
        self.bare = bare
        self.like = like
        self.rows = rows
        self.single = {row.key: row for row in rows if isinstance(row, Row)}
        self.keys = [*self.single, *more]
        for each in rows:
            if isinstance(each, Each):
                self.keys += [f"{name}.{row.key}" for name in each.known for row in each.rows]

    def write(self, s: Any) -> str:
        """Return all rows in a fixed order, without default values."""
        bare = self.bare(s.players, s.house)
        self.like(bare, s)
        parts = [
            row.format(s, bare, part, at)
            for one in self.rows
            for row, part, at in one.places(s, by_seat=True)
            if row.had(s, *at)
        ]
        return " ".join([self.game, *filter(None, parts)])

    def read(self, text: str, frames: Frames, check: Check) -> Line:
        """Read a table from a line; the game decides whether play could have reached it."""
        line = Line(split_parts(text, self.game, self.keys), frames)
        players = line.read("players", self.single["players"].kind, self.single["players"].usual)
        options = line.read("options", self.single["options"].kind, {})
        line.s = self.bare(players, self.house(check(options, players)))
        for late in range(LATEST + 1):
            for one in self.rows:
                self.read_row(line, one, late)
        return line

    def read_row(self, line: Line, one: Row | Each, late: int) -> None:
        if isinstance(one, Each) and not late:
            one.check(line)
        for row, part, at in one.places(line.s, by_seat=False):
            if row.late == late and row.key not in BY_ITSELF and row.had(line.s, *at):
                row.fill(line, part, at)

"""What every game offers, and where it is found."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from meadhall.core.agenda import TABLE, State, settled
from meadhall.core.codec import Frames, pack, unpack
from meadhall.core.decision import asked, read, seat_name, why
from meadhall.core.fault import Fault, OutOfTurn, Refusal, Unknown, nearest
from meadhall.core.rng import Rng

Value = bool | int | str
LONGEST = 18  # digits; Python refuses to read very long numbers


def is_number(digits: str) -> bool:
    """Whether these are plain digits, and not more of them than Python reads."""
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST


@dataclass(frozen=True)
class Option:
    """A choice the table makes before the game. Its words have the key `option-NAME`."""

    name: str
    default: Value
    choices: tuple[Value, ...] | range

    def read(self, given: Any) -> Value:
        """The value, also from the text of a command line."""
        if (
            isinstance(given, bool) == isinstance(self.default, bool)
            and isinstance(given, (bool, int, str))
            and given in self.choices
        ):
            return given
        if isinstance(given, str):
            words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
            as_number = int(given) if is_number(given) and not isinstance(self.default, bool) else None
            for value in (words.get(given.lower()) if isinstance(self.default, bool) else None, as_number):
                if value is not None and value in self.choices:
                    return value
        raise Fault("option-value", option=self.name, value=given, choices=self.choices_text())

    def offered(self) -> tuple[Value, ...] | range:
        """What may be chosen here and now: of some things a table may have brought more."""
        return self.choices

    def titles(self) -> dict[str, str | dict[str, str]]:
        """What choices are called that no word file knows: one text, or one by language with the author's under ""."""
        return {}

    def choices_text(self) -> str:
        found = self.offered()
        if isinstance(found, range):
            return f"{found.start}-{found.stop - 1}"
        return ", ".join({True: "on", False: "off"}[c] if isinstance(c, bool) else str(c) for c in found)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winners` may be empty; `scores` are the game's own count per seat."""

    winners: list[int]
    scores: list[int]
    reason: str


class Game:
    """One game: how to set it up, look at it, and write it down. Rules live in its frames."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    usual: ClassVar[int] = 2  # so many sit down when nobody says how many
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    state: ClassVar[type[State]]
    frames: ClassVar[Frames]
    restore: ClassVar[dict[str, Any]] = {}
    secrets: ClassVar[bool] = True  # whether a seat may ever know what another does not
    minutes: ClassVar[int] = 0  # of a game with people, as its box says
    turns: ClassVar[tuple[str, ...]] = ("turn",)  # events with which a turn begins: of their `seat`, or of all
    cooperative: ClassVar[bool] = False  # whether all seats win or lose together
    rule_over: ClassVar[str]  # cited when somebody answers after the end
    rule_asked: ClassVar[str]  # cited when somebody answers out of turn
    rule_undo: ClassVar[str]  # cited when an answer cannot be taken back

    def new(self, players: int, options: dict[str, Any] | None = None) -> Any:
        """The game's own state, ready for the first question, chance's included; no randomness happens inside."""
        low, high = self.players
        if not isinstance(players, int) or not low <= players <= high:
            raise Fault("players-count", game=self.name, players=players, low=low, high=high)
        return self.set_up(players, self.check(options or {}, players))

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        """Every option with its value; an unknown one or a wrong value is refused."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Fault("option-unknown", game=self.name, option=name, nearest=nearest(name, sorted(known)))
        return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}

    def set_up(self, players: int, options: dict[str, Value]) -> State:
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """All this seat may know at the pending question, JSON-ready; None is a spectator. Looking changes nothing."""
        return self.view_of(settled(state), seat)

    def view_of(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The view of a state that waits for an answer."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int, rng: Rng) -> Any:
        """A state that this seat cannot tell from the real one."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome | None:
        """None while there is something to be asked."""
        return self.outcome_of(settled(state))

    def outcome_of(self, state: Any) -> Outcome | None:
        """The outcome of a state that waits for an answer or is over."""
        raise NotImplementedError

    def position(self, state: Any) -> str:
        """The whole state, agenda included, as one line."""
        raise NotImplementedError

    def from_position(self, text: str) -> Any:
        raise NotImplementedError

    def from_record(self, text: str) -> Any:
        """Where a record begins. What was once believed of a position is believed of old records for ever."""
        return self.from_position(text)

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        """Speaks to one reader: prompt, answer, event in words. `words` come from meadhall.words."""
        raise NotImplementedError

    def printed(self) -> dict[str, Any]:
        """What stands on the components, for those who draw them; JSON-ready."""
        return {}

    def options_of(self, state: Any) -> dict[str, Value]:
        """The options this table plays by, also when it was set up from a position."""
        raise NotImplementedError

    def edition(self, options: dict[str, Value]) -> str:
        """Which version of its book a table with these options plays; empty where it plays none."""
        return ""

    def data_hash(self) -> str:
        """Changes when a component's facts change; records carry it."""
        raise NotImplementedError

    def why(self, state: State, seat: int, text: str) -> Refusal | None:
        """None when this seat may answer so now, else the rule that forbids it."""
        state = settled(state)
        frame = asked(state)
        if frame is None:
            return Refusal(self.rule_over, {"answer": text})
        if frame.seat != seat and (frame.seat != TABLE or seat < 0):  # what the table is asked, every seat may answer
            return Refusal(self.rule_asked, {"answer": text, "seat": seat_name(frame.seat), "ask": frame.ask})
        rule = why(state, text)
        if rule is None:
            return None
        return Refusal(rule or "answer-unknown", {"answer": text, "seat": seat_name(seat), "ask": frame.ask})

    def notate(self, state: State, move: int) -> str:
        frame = asked(state)
        if frame is None:
            raise OutOfTurn("answer-over", answer=str(move))
        return str(frame.text(state, move))

    def read(self, state: State, text: str) -> int:
        return int(read(state, text))

    def pack(self, state: State) -> dict[str, Any]:
        """The state as JSON-ready values, for snapshots."""
        return pack(state)

    def unpack(self, packed: dict[str, Any]) -> State:
        return unpack(packed, self.state, self.frames, self.restore)


GAMES: dict[str, str] = {}  # name -> "module:attribute", loaded when first asked for


def register(name: str, where: str) -> None:
    GAMES[name] = where


@cache
def announced() -> dict[str, str]:
    """Games of other packages, by their entry points; looked for once, for that takes milliseconds."""
    from importlib.metadata import entry_points  # slow to load, and the hall's own games do without it

    return {entry.name: entry.value for entry in entry_points(group="meadhall.games")}


def names() -> list[str]:
    """The games that can be played, other people's included."""
    return sorted({*GAMES, *announced()})


def where_is(name: str) -> str:
    """The `module:attribute` of a game."""
    if name not in GAMES and name in (others := announced()):
        register(name, others[name])
    if name not in GAMES:
        raise Unknown("game-unknown", game=name, nearest=nearest(name, names()))
    return GAMES[name]


def package_of(game: Game) -> str:
    """Where a game lives: its judge, its data and its ledger lie there."""
    module = type(game).__module__
    return sys.modules[module].__package__ or module  # a game in a single file has no package


def game(name: str) -> Game:
    """The game of this name."""
    module, _, attribute = where_is(name).partition(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Game)
    return found

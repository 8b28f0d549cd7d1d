"""The interface of a game, and how games are found."""

from __future__ import annotations

import importlib
import json
import logging
import sys
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from meadhall.core.agenda import TABLE, State, reach_question
from meadhall.core.codec import Frames, check_type, pack, parse_json, shorten, unpack
from meadhall.core.decision import find_rule_against, parse_answer, pending_frame, seat_name
from meadhall.core.fault import Fault, OutOfTurn, Refusal, Unknown, UnknownValue, find_nearest
from meadhall.core.rng import Rng

log = logging.getLogger(__name__)

Value = bool | int | str
LONGEST = 18  # digits; Python refuses to read very long numbers


def is_number(digits: str) -> bool:
    """Return whether these are plain digits, within Python's limit for conversion."""
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST


@dataclass(frozen=True)
class Option:
    """An option of a table. Its messages have the key `option-NAME`."""

    name: str
    default: Value
    choices: tuple[Value, ...] | range

    def read(self, given: Any) -> Value:
        """Parse a value, also from the text of a command line."""
        in_range = isinstance(self.choices, range)  # a text is never in one, and looking would walk all of it
        if (
            isinstance(given, bool) == isinstance(self.default, bool)
            and isinstance(given, (bool, int) if in_range else (bool, int, str))
            and given in self.choices
        ):
            return given
        if isinstance(given, str):
            words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
            as_number = int(given) if is_number(given) and not isinstance(self.default, bool) else None
            for value in (words.get(given.lower()) if isinstance(self.default, bool) else None, as_number):
                if value is not None and value in self.choices:
                    return value
        raise UnknownValue("option-value", option=self.name, value=given, choices=self.choices_text())

    def offered(self) -> tuple[Value, ...] | range:
        """Return the values that can be chosen now; some options grow with users' own books."""
        return self.choices

    def titles(self) -> dict[str, str | dict[str, str]]:
        """Return names of values that have no message: one text, or one by language with the original under ""."""
        return {}

    def choices_text(self) -> str:
        found = self.offered()
        if isinstance(found, range):
            return f"{found.start}-{found.stop - 1}"
        return ", ".join({True: "on", False: "off"}[c] if isinstance(c, bool) else str(c) for c in found)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winners` may be empty; `scores` are the game's own points per seat."""

    winners: list[int]
    scores: list[int]
    reason: str


S_co = TypeVar("S_co", bound=State, covariant=True)


class SetUp(Protocol[S_co]):
    """A game by the type of its states, so that `new` returns that type."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]: ...
    def set_up(self, players: int, options: dict[str, Value]) -> S_co: ...


# Definitions without a default. A game that lacks one is refused when it is loaded, not when it is played.
NEEDED_VALUES = ("name", "players", "state", "frames")
NEEDED_METHODS = ("set_up", "view_of", "outcome_of")
WRITTEN_BADLY = (ValueError, KeyError, IndexError, TypeError)  # what a position may raise that is none


class GameError(TypeError):
    """A game does not implement its interface. For its author, in English."""


class Game:
    """One game: set it up, view it, and write it down. The rules are in its frames."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    usual: ClassVar[int] = 2  # default number of players
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1
    state: ClassVar[type[State]]
    frames: ClassVar[Frames]
    restore: ClassVar[dict[str, Any]] = {}
    secrets: ClassVar[bool] = True  # whether a seat may ever know what another does not
    minutes: ClassVar[int] = 0  # of a game with people, as its box says
    turns: ClassVar[tuple[str, ...]] = ("turn",)  # events with which a turn begins: of their `seat`, or of all
    cooperative: ClassVar[bool] = False  # whether all seats win or lose together
    rule_over: ClassVar[str] = "TABLE-OVER"  # cited for an answer after the end
    rule_asked: ClassVar[str] = "TABLE-TURN"  # cited for an answer out of turn
    rule_undo: ClassVar[str] = "TABLE-UNDO"  # cited when an answer cannot be taken back

    def new(self: SetUp[S_co], players: int, options: dict[str, Any] | None = None) -> S_co:
        """Return a new state, ready for the first question, which may be to chance. Deterministic."""
        low, high = self.players
        if not isinstance(players, int) or not low <= players <= high:
            raise Fault("players-count", game=self.name, players=players, low=low, high=high)
        return self.set_up(players, self.check(options or {}, players))

    def check(self, given: dict[str, Any], players: int) -> dict[str, Value]:
        """Return all options with their values. Refuse unknown options and wrong values."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Fault("option-unknown", game=self.name, option=name, nearest=find_nearest(name, sorted(known)))
        return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}

    def set_up(self, players: int, options: dict[str, Value]) -> State:
        """Return a state ready for the first question. Store `options` in a field of that name to get `options_of` for
        free.
        """
        raise self.missing_error("set_up")

    def missing_error(self, method: str, why: str = "") -> GameError:
        """Return the error that names the game and the missing method."""
        return GameError(f"the game {self.name} ({type(self).__module__}) has to define {method}(){why}")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return all that this seat may know at the pending question as JSON-ready data; None is a spectator. Never
        mutates the state.
        """
        found = reach_question(state)
        if seat is not None:
            self.check_seat(found, seat)
        return self.view_of(found, seat)

    def check_seat(self, state: Any, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        players = self.seats(state)
        if not (isinstance(seat, int) and 0 <= seat < players):
            raise Fault("seat-number", seat=seat, players=players)

    def seats(self, state: Any) -> int:
        """Return the number of seats: `state.players`, or the length of the view's list."""
        return getattr(state, "players", 0) or len(self.view_of(reach_question(state), None)["players"])

    def view_of(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Return the view of a state that waits for an answer."""
        raise self.missing_error("view_of")

    def preview(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Return what each answer would bring, by its text, as this seat may know it: JSON-ready facts, from which the
        game writes notes. Answers without any are left out. Never mutates the state.
        """
        return {}

    def redeal(self, state: Any, seat: int, rng: Rng) -> Any:
        """Return a copy that this seat cannot distinguish from the real state, with hidden information drawn again
        (determinization). `seat` is -1 for a spectator. The default is a plain copy, for games without hidden
        information.
        """
        if self.secrets:
            raise self.missing_error("redeal", ", or say `secrets = False` if nothing in it is ever hidden")
        twin = state.copy()
        twin.legal = None
        return twin

    def outcome(self, state: Any) -> Outcome | None:
        """Return the outcome, or None while a question is pending."""
        return self.outcome_of(reach_question(state))

    def outcome_of(self, state: Any) -> Outcome | None:
        """The outcome of a state that waits for an answer or is over."""
        raise self.missing_error("outcome_of")

    def position(self, state: Any) -> str:
        """Return the whole state, agenda included, as one line. The default is the declared fields as JSON."""
        packed = json.dumps(self.pack(state), ensure_ascii=False, separators=(",", ":"))
        return f"{self.name} {packed}"

    def from_position(self, text: str) -> Any:
        """Parse what `position` wrote; refuse anything else with a Fault. Override `check_state` to refuse more."""
        name, _, packed = text.strip().partition(" ")
        try:
            if name != self.name:
                raise ValueError(name)
            state = self.unpack(parse_json(packed))
            for field in type(state).fields.keys() - self.restore.keys():
                setattr(state, field, check_type(getattr(state, field), type(state).fields[field]))
        except WRITTEN_BADLY:
            raise Fault("position-part", part=shorten(text)) from None
        self.check_state(state)
        return state

    def check_state(self, state: Any) -> None:
        """Raise a Fault if play cannot lead to this state. The default refuses nothing."""

    def from_record(self, text: str) -> Any:
        """Return the first state of a record. A position that was once accepted stays accepted in old records."""
        return self.from_position(text)

    def by_rules(self, state: Any, rules: int) -> Any:
        """Return the first state of a record written under these rules; older records keep their rules."""
        return state

    def phrases(self, words: Any, names: list[str], you: int | None) -> Any:
        """Return the phrases for one reader: prompts, answers and events as text. `words` come from meadhall.words. The
        default follows `words/phrases.toml`, or else uses the messages `ask-…`, `move-…` and `event-…` directly.
        """
        writer = importlib.import_module("meadhall.words.phrases")  # found by name: the core knows no words
        return writer.plain_phrases(self, words, names, you)

    def event_writer(self, phrases: Any, view: dict[str, Any]) -> Any:
        """Writes what happened for one reader: sentences by `phrases`, from what their `view` shows."""
        writer = importlib.import_module("meadhall.words.events").EventWriter(phrases, view)
        writer.headings = frozenset(self.turns)
        return writer

    def printed(self) -> dict[str, Any]:
        """Return what is printed on the components, JSON-ready, for drawing them."""
        return {}

    def options_of(self, state: Any) -> dict[str, Value]:
        """Return the options of this table, even if it was set up from a position. The default is `state.options`."""
        if not self.options:
            return {}
        if "options" not in type(state).fields:
            raise self.missing_error(
                "options_of", ", or keep the options in a field `options: dict[str, Any]` of its state"
            )
        return dict(state.options)

    def edition(self, options: dict[str, Value]) -> str:
        """Return the version of the book that these options play, or "" without a book."""
        return ""

    def data_hash(self) -> str:
        """Return a hash of the components' data; records store it. The default hashes the folder `data`."""
        found = sys.modules[package_of(self)].__file__
        folder = Path(found).parent / "data" if found else Path("data")
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
        return sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:12]

    def why(self, state: State, seat: int, text: str) -> Refusal | None:
        """Return the rule that forbids this seat's answer now, or None."""
        state = reach_question(state)
        frame = pending_frame(state)
        if frame is None:
            return Refusal(self.rule_over, {"answer": text})
        if frame.seat != seat and (frame.seat != TABLE or seat < 0):  # what the table is asked, every seat may answer
            return Refusal(self.rule_asked, {"answer": text, "seat": seat_name(frame.seat), "ask": frame.ask})
        rule = find_rule_against(state, text)
        if rule is None:
            return None
        return Refusal(rule or "answer-unknown", {"answer": text, "seat": seat_name(seat), "ask": frame.ask})

    def notate(self, state: State, move: int) -> str:
        frame = pending_frame(state)
        if frame is None:
            raise OutOfTurn("answer-over", answer=str(move))
        return str(frame.text(state, move))

    def read(self, state: State, text: str) -> int:
        return int(parse_answer(state, text))

    def pack(self, state: State) -> dict[str, Any]:
        """Return the state as JSON-ready values, for snapshots."""
        return pack(state)

    def unpack(self, packed: dict[str, Any]) -> State:
        return unpack(packed, self.state, self.frames, self.restore)


GAMES: dict[str, str] = {}  # name -> "module:attribute", loaded when first asked for


def register(name: str, where: str) -> None:
    GAMES[name] = where


@dataclass(frozen=True)
class PlugIns:
    """The games of other packages: playable ones, and errors of the others, both by name."""

    usable: dict[str, str]
    broken: dict[str, str]


@cache
def plug_ins() -> PlugIns:
    """Load every game that another package announces by an entry point. A failing one does not affect the others."""
    from importlib.metadata import entry_points  # slow to load, and the games that ship do without it

    found = PlugIns({}, {})
    for entry in entry_points(group="meadhall.games"):
        if entry.name in GAMES:
            continue
        try:
            load(entry.name, entry.value)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (foreign code may raise anything)
            found.broken[entry.name] = f"{type(error).__name__}: {error}"
            log.warning("the game %s of %s was set aside: %s", entry.name, entry.value, found.broken[entry.name])
        else:
            found.usable[entry.name] = entry.value
    return found


def is_built_in(name: str) -> bool:
    """Return whether this game is part of this package, not of another one."""
    return name in GAMES


def names() -> list[str]:
    """Return the names of all playable games, plug-ins included."""
    return sorted({*GAMES, *plug_ins().usable})


def locate_game(name: str) -> str:
    """Return the `module:attribute` of a game."""
    if name in GAMES:
        return GAMES[name]
    if name in plug_ins().broken:
        raise Fault("game-broken", game=name, error=plug_ins().broken[name])
    if name not in plug_ins().usable:
        raise Unknown("game-unknown", game=name, nearest=find_nearest(name, names()))
    return plug_ins().usable[name]


def find_folder(name: str) -> Path:
    """Return the folder of a game without importing the game."""
    found = find_spec(locate_game(name).partition(":")[0])
    return Path(found.origin if found and found.origin else "").parent


def find_package(name: str) -> str:
    """Return the package of a game without importing the game."""
    return locate_game(name).partition(":")[0].rpartition(".")[0]


def package_of(game: Game) -> str:
    """Return the package of a game, which also holds its judge, data and rule ledger."""
    module = type(game).__module__
    return sys.modules[module].__package__ or module  # a game in a single file has no package


def game(name: str) -> Game:
    """Return the game with this name."""
    return load(name, locate_game(name))


def load(name: str, where: str) -> Game:
    """Import the game at `module:attribute` and check its interface."""
    module, _, attribute = where.partition(":")
    found = getattr(importlib.import_module(module), attribute)
    if not isinstance(found, Game):
        raise GameError(f"{where} is a {type(found).__name__}, not a meadhall.Game")
    if lacking := find_missing(type(found)):
        raise GameError(
            f"the game {name} ({where}) lacks {', '.join(lacking)}; docs/write_a_game.md says what each is for"
        )
    return found


def find_missing(kind: type[Game]) -> list[str]:
    """Return the required definitions that this game lacks."""
    needed = [*NEEDED_METHODS, *(["redeal"] if getattr(kind, "secrets", True) else [])]
    unwritten = [name for name in needed if getattr(kind, name) is getattr(Game, name)]
    return [name for name in NEEDED_VALUES if not hasattr(kind, name)] + [f"{name}()" for name in unwritten]

"""Playthroughs: games of which everything that the program says is compared at every step.

A playthrough begins at a table, a position or a scene of the tests, and goes on with recorded answers. At every step
each aspect of the game is written down as text (`describe`); the file keeps a short hash of each. Prose is left out:
labels are written as message keys with their arguments. Names of Python functions are left out, too.

`python tests/make_playthroughs.py` writes the files again; see there.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.agenda import CHANCE, TABLE, State, pending
from meadhall.core.decision import decide, pending_frame, seat_name
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.words.decision_text import writer_of
from meadhall.words.messages import Words

TESTS = Path(__file__).parent
ASPECTS = ("question", "refusals", "views", "previews", "labels", "events", "positions")
DIGITS = 4  # of each hash
LANGUAGES = {"", "en", "fr", "de"}
FORBIDDEN = 40  # candidates of a question that are asked why they are not legal
TALE = re.compile(r'[^\s":,=]*trudvang-tales-[^\s":,]*')  # where a book of the tests lies, which is new each time
FIRST = 8  # playthroughs
NAMES = ["Ask", "Embla", "Bor", "Bestla", "Buri"]

Steps = dict[str, str]  # the aspects of one step


class Keys(Words):
    """Messages as their keys with arguments, so that a new wording changes nothing."""

    def __call__(self, key: str, **args: Any) -> str:
        return key + (f"({', '.join(f'{name}={args[name]}' for name in sorted(args))})" if args else "")

    def listed(self, things: list[str]) -> str:
        return f"[{', '.join(things)}]"


@dataclass
class Playthrough:
    """A recorded stretch of play: where it begins, its answers, the hashes of its steps, and the rules it carries out.

    A start is `new PLAYERS OPTIONS`, `position TEXT` or `scene NUMBER`.
    """

    name: str
    start: str
    answers: list[str] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)  # one more than answers: the last step is the end
    rules: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        yield f"# {self.name}"
        yield f"start {self.start}"
        yield f"rules {shorten(self.rules)}"
        for at, hashes in enumerate(self.hashes):
            yield f"{hashes} {self.answers[at] if at < len(self.answers) else ''}".rstrip()
        yield ""


def find_file(game: str) -> Path:
    return TESTS / game / "playthroughs.txt"


def load(game: str) -> list[Playthrough]:
    """Return the playthroughs of a game."""
    found = []
    for block in find_file(game).read_text(encoding="utf-8").split("\n\n"):
        if not block.startswith("# "):
            continue
        head, start, rules, *steps = block.splitlines()
        width = len(ASPECTS) * (DIGITS + 1)
        found.append(
            Playthrough(
                head[2:],
                start.partition(" ")[2],
                [step[width:] for step in steps[:-1]],
                [step[: width - 1] for step in steps],
                lengthen(rules.partition(" ")[2]),
            )
        )
    return found


def list_parameters(game: str) -> list[Any]:
    """Return the playthroughs as parameters of a test, each marked with the rules that it carries out.

    The first, which reach the most, are also marked with the rules that are carried out when the game is imported.
    """
    played, imported = load(game), load_imported(game)
    return [
        pytest.param(
            one, id=one.name.partition(":")[0], marks=pytest.mark.rule(*one.rules, *(imported if at < FIRST else ()))
        )
        for at, one in enumerate(played)
    ]


def load_imported(game: str) -> list[str]:
    """Return the rules that are carried out when the game is imported."""
    first = find_file(game).read_text(encoding="utf-8").partition("\n")[0]
    return lengthen(first.partition(" ")[2])


def begin(game: str, start: str) -> State:
    """Return the state in which a playthrough begins."""
    kind, _, rest = start.partition(" ")
    of = meadhall.game(game)
    if kind == "new":
        players, _, options = rest.partition(" ")
        state = of.new(int(players), json.loads(options))
    elif kind == "scene":
        state = build_scenes(game)[int(rest)].copy()
    else:
        state = of.from_position(rest)
    state.log = []
    return state


def build_scenes(game: str) -> tuple[Any, ...]:
    """Return the states of the tests that only a book of the tests can hold."""
    if game != "trudvang":
        return ()
    from trudvang.starts import starts

    found = starts()
    return found[: len(found) // 4]  # they are listed four times


def replay(game: str, start: str, answers: list[str]) -> Iterator[Steps]:
    """Yield the aspects of each step; the last is after the last answer."""
    state = begin(game, start)
    pending(state)
    for number in range(len(answers) + 1):
        yield describe(game, state, number, answers)
        if number < len(answers):
            meadhall.play(state, answers[number])


def digest(aspects: Steps) -> str:
    """Return the hashes of a step, in the order of the aspects."""
    return " ".join(hashlib.sha256(aspects[one].encode()).hexdigest()[:DIGITS] for one in ASPECTS)


def compare(game: str, played: Playthrough) -> str:
    """Replay; return what differs first, with its full text, or "" if nothing does."""
    number = -1
    try:
        for number, aspects in enumerate(replay(game, played.start, played.answers)):
            found = digest(aspects)
            if found != played.hashes[number]:
                wrong = [
                    one
                    for one, was, now in zip(ASPECTS, played.hashes[number].split(), found.split(), strict=True)
                    if was != now
                ]
                text = "\n".join(indent_aspect(one, aspects[one]) for one in wrong)
                return (
                    f"{played.name}, step {number}: {', '.join(wrong)} changed; now:\n{text}\n{HELP.format(game=game)}"
                )
    except Fault as fault:
        return f"{played.name}, after step {number}: {fault!r} {fault.args_of_key}\n{HELP.format(game=game)}"
    return ""


def indent_aspect(aspect: str, text: str) -> str:
    """Return an aspect over many lines, so that a difference can be seen."""
    return f"[{aspect}]\n{json.dumps(json.loads(text), ensure_ascii=False, indent=1)}"


def shorten(rules: list[str]) -> str:
    """Write ids that differ in their number as one word: NS-DOOM-02,05."""
    numbers: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.rpartition("-")
        numbers.setdefault(chapter, []).append(number)
    return " ".join(f"{chapter}-{','.join(found)}" for chapter, found in numbers.items())


def lengthen(text: str) -> list[str]:
    """Read what `shorten` wrote."""
    return [
        f"{chapter}-{number}"
        for chapter, _, numbers in (word.rpartition("-") for word in text.split())
        for number in numbers.split(",")
    ]


HELP = """The text before: python tests/make_playthroughs.py --against main {game}
If the change is meant: python tests/make_playthroughs.py --keep {game}"""


def describe(game: str, state: State, number: int, answers: list[str]) -> Steps:
    """Write down everything the program says at this step, also to some of these answers, which belong to others.

    Take the events since the last step off the log.
    """
    of = meadhall.game(game)
    frame = pending_frame(state)
    events, state.log = state.log or [], []
    views = {} if frame is not None and frame.seat == CHANCE else build_views(of, state)
    previews = {seat: of.preview(state, seat) for seat in views}
    positions = describe_positions(of, state, number)
    said: Steps = {
        "question": write_text(describe_question(of, state)),
        "refusals": write_text(describe_refusals(of, state, number, answers)),
        "views": write_text(
            [{write_seat(seat): view for seat, view in views.items()}, of.printed() if not number else 0]
        ),
        "previews": write_text({write_seat(seat): one for seat, one in sort_previews(of, previews).items() if one}),
        "labels": write_text(describe_labels(of, state, views, previews)),
        "events": write_text([[describe_event(of, event) for event in events], describe_story(of, state)]),
        "positions": write_text(positions),
    }
    return said


def describe_question(of: Any, state: State) -> Any:
    frame, decision = pending_frame(state), decide(state)
    if frame is None or decision is None:
        outcome = of.outcome(state)
        return [outcome.winners, outcome.scores, outcome.reason] if outcome else None
    lots = [int(one) for one in frame.weights(state) or []] if frame.seat == CHANCE else []
    return [decision.seat, decision.ask, decision.options, decision.about, lots, frame.private, frame.told]


def describe_refusals(of: Any, state: State, number: int, answers: list[str]) -> Any:
    """Why answers are not allowed: candidates of the question, answers to other ones, of other seats, and nonsense."""
    frame = pending_frame(state)
    if frame is None:
        return repr(of.why(state, 0, "pass"))
    if frame.seat == CHANCE:
        return repr(of.why(state, 0, "pass"))
    legal = set(pending(state))
    others = [move for move in frame.candidates(state) if move not in legal]
    if len(others) > FORBIDDEN:
        others = others[number % 7 :: len(others) // FORBIDDEN]
    seat = max(frame.seat, 0)
    texts = [frame.text(state, move) for move in pending(state)[:1]]
    return {
        "candidates": {frame.text(state, move): frame.why(state, move) for move in others},
        "due": frame.due(state),
        "others": [repr(of.why(state, other, text)) for other in range(count_seats(of, state)) for text in texts],
        "elsewhere": [
            repr(of.why(state, seat, answers[(number * 5 + at) % len(answers)])) for at in range(3 if answers else 0)
        ],
        "nonsense": repr(of.why(state, seat, "sing loudly")),
    }


def count_seats(of: Any, state: State) -> int:
    return int(of.seats(state))


def list_viewers(of: Any, state: State) -> list[int | None]:
    """The asked seat, the one after it, and a spectator; all seats where anything is hidden."""
    count = count_seats(of, state)
    if of.secrets and of.name == "norsaga":
        return [*range(count), None]
    frame = pending_frame(state)
    seat = max(frame.seat, 0) if frame is not None else 0
    return list(dict.fromkeys([seat, (seat + 1) % count, None]))


def build_views(of: Any, state: State) -> dict[int | None, dict[str, Any]]:
    return {seat: of.view(state, seat) for seat in list_viewers(of, state)}


def write_seat(seat: int | None) -> str:
    return "spectator" if seat is None else seat_name(seat)


def sort_previews(of: Any, previews: dict[int | None, dict[str, Any]]) -> dict[int | None, Any]:
    """Return what answers would bring by its kind; the files keep hashes of that."""
    if of.name in ("norsaga", "fire_and_axe"):
        return {seat: {"ahead": preview} for seat, preview in previews.items()}
    kinds = {"terms": "terms", "blunders": "warnings", "odds": "odds"} if of.name == "yggdrasil" else {}
    return {
        seat: {kind: {text: one[part] for text, one in preview.items() if part in one} for kind, part in kinds.items()}
        for seat, preview in previews.items()
    }


def describe_labels(
    of: Any, state: State, views: dict[int | None, dict[str, Any]], previews: dict[int | None, dict[str, Any]]
) -> Any:
    """The question as the asked seat and a spectator read it, by keys, and what presses on things mean."""
    words = find_keys(of.name)
    found = {}
    decision = decide(state)
    for seat, view in views.items() if decision is not None else ():
        assert decision is not None
        yours = seat is not None and decision.seat in (seat, TABLE)
        if seat is not None and not yours:
            continue
        listed, about = (decision.options, decision.about) if yours else (None, None)
        phrases = of.phrases(words, NAMES, seat)
        writer = writer_of(of, phrases, view, decision.seat, decision.ask, listed, about, previews[seat])
        written = writer.write()
        things = [thing.id for thing in written.things]
        meant = {thing: writer.meant(thing, things[0]) for thing in things[:8]} if listed else {}
        found[write_seat(seat)] = [drop_prose(to_plain(written)), meant]
    return found


KEYS: dict[str, Keys] = {}


def find_keys(game: str) -> Keys:
    if game not in KEYS:
        KEYS[game] = Keys("en", game)
    return KEYS[game]


def describe_event(of: Any, event: Any) -> Any:
    """An event, who may see which part of it, and whether the story of a campaign tells it."""
    secret = [event.secret, sorted(event.seats or [])] if event.secret is not None else []
    story = [of.tells(event), of.recalls(event)] if hasattr(of, "tells") else []
    return [event.kind, event.told, secret, event.reveals, event.joins, story]


def describe_story(of: Any, state: State) -> Any:
    """The story of a campaign so far, where a game has one."""
    has = hasattr(of, "bookmark") and of.book(of.options_of(state))
    return [of.story(state), of.bookmark(state)] if has else []


def describe_positions(of: Any, state: State, number: int) -> Any:
    """The position, what the reader says of changed ones, and a state that the asked seat cannot tell from it."""
    text = of.position(state)
    found: list[Any] = [text]
    for turn in range(2):
        found.append(describe_position(of, spoil(text, number * 2 + turn)))
    frame = pending_frame(state)
    if of.secrets and frame is not None and frame.seat >= 0:
        twin = of.redeal(state, frame.seat, Rng.seeded(number))
        found.append(of.position(twin))
    return found


def spoil(text: str, number: int) -> str:
    """Change one word of a position."""
    words = text.split()
    at = 1 + number * 7 % max(1, len(words) - 1)
    at += "trudvang-tales" in words[at]
    digits = [place for place, letter in enumerate(words[at]) if letter.isdigit()]
    if not digits:
        return " ".join([*words[:at], *words[at + 1 :]])
    place = digits[number % len(digits)]
    changed = (int(words[at][place]) + (1 if number % 2 else 9)) % 10
    return " ".join([*words[:at], f"{words[at][:place]}{changed}{words[at][place + 1 :]}", *words[at + 1 :]])


def describe_position(of: Any, text: str) -> Any:
    try:
        return of.position(of.from_position(text))
    except Fault as fault:
        return [fault.key, *(f"{name}={fault.args_of_key[name]}" for name in sorted(fault.args_of_key))]


def write_text(value: Any) -> str:
    """Return values as text with sorted names and without prose."""
    return TALE.sub("(tale)", json.dumps(to_plain(value), ensure_ascii=False, sort_keys=True))


def drop_prose(value: Any) -> Any:
    """Replace sentences of a book: they are not made of message keys."""
    if isinstance(value, dict):
        return {name: one if name in ("answer", "idle", "targets") else drop_prose(one) for name, one in value.items()}
    if isinstance(value, list):
        return [drop_prose(one) for one in value]
    if isinstance(value, str) and " " in value and "(" not in value and "[" not in value:
        return "(prose)"
    return value


def to_plain(value: Any) -> Any:
    """Return values of JSON alone; a text in several languages is prose."""
    if isinstance(value, dict):
        if value and value.keys() <= LANGUAGES:
            return "(prose)"
        return {str(name): to_plain(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(one) for one in value]
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, msgspec.Struct):  # without what is as by default: a new field changes nothing by itself
        return to_plain(msgspec.to_builtins(value))
    return value

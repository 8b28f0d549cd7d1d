"""Checks of states: games end, copies and texts hold everything, looking changes nothing, hidden things stay hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from meadhall.conformance.sample import Sample
from meadhall.core.agenda import CHANCE, NOBODY, TABLE, State, answer, pending
from meadhall.core.decision import decide
from meadhall.core.fault import Fault
from meadhall.core.game import Game

WORLDS = 3  # redealt copies of each position and seat
NONSENSE = ("", "xyzzy", "[", "[" * 2_000, "9" * 5_000, "☃", "\x00")


def dump_state(game: Game, state: State) -> str:
    """All of a state as text."""
    return json.dumps([list(map(int, pending(state))), game.position(state), game.pack(state)])


def format_place(game: Game, state: State) -> str:
    """A position for a sentence: short enough to read, complete enough to be found again."""
    text = game.position(state)
    return text if len(text) <= 300 else text[:300] + "…"


def check_ends(sample: Sample) -> Iterator[str]:
    for table in sample.endless:
        yield f"a random game of {table} did not end; add a cap of turns"
    for state, outcome in sample.ends:
        seats = len(sample.game.view(state, None)["players"])
        if not set(outcome.winners) <= set(range(seats)):
            yield f"winners {outcome.winners} are no seats of a table with {seats}"
        if len(outcome.scores) != seats:
            yield f"the outcome has {len(outcome.scores)} scores for {seats} seats"
        if not state.ended or len(state.agenda):
            yield "an outcome is there before the game has ended; call `s.end()` and return None until then"
    for state in sample.positions:
        if sample.game.outcome(state) is not None:
            yield f"outcome_of() is not None while a question waits: {format_place(sample.game, state)}"


def check_copies(sample: Sample) -> Iterator[str]:
    for number, state in enumerate(sample.positions):
        rng, before, twin = sample.rng(number), dump_state(sample.game, state), state.copy()
        if dump_state(sample.game, twin) != before:
            yield f"a copy differs from its state in {find_difference(sample.game.pack(state), sample.game.pack(twin))}"
        for _ in range(5):
            moves = pending(twin)
            if moves:
                answer(twin, moves[rng.below(len(moves))])
        if dump_state(sample.game, state) != before:
            yield "playing on a copy changes the state it was made from: a field holds something that copies share"


def check_reads(sample: Sample) -> Iterator[str]:
    for state in sample.positions:
        before = dump_state(sample.game, state)
        for seat in list_viewers(sample, state):
            sample.game.view(state, seat)
        sample.game.outcome(state)
        decide(state)
        sample.game.why(state, 0, "xyzzy")
        if dump_state(sample.game, state) != before:
            yield f"a view, an outcome or a question changes the state it looks at: {format_place(sample.game, state)}"


def list_viewers(sample: Sample, state: State) -> list[int | None]:
    return [None, *range(len(sample.game.view_of(state, None)["players"]))]


def check_views(sample: Sample) -> Iterator[str]:
    for state in [*sample.positions, *(state for state, _ in sample.ends)]:
        for seat in list_viewers(sample, state):
            view = sample.game.view(state, seat)
            try:
                if json.loads(json.dumps(view)) != view:
                    yield f"the view of {seat} is not plain JSON: its keys must be texts, its lists no tuples"
            except (TypeError, ValueError) as error:
                yield f"the view of {seat} cannot be written as JSON: {error}"
            if view.get("you") != seat:
                yield f"the view of seat {seat} must say `you: {seat}`"


def check_positions(sample: Sample) -> Iterator[str]:
    game = sample.game
    for state in [*sample.positions, *(state for state, _ in sample.ends)]:
        text = game.position(state)
        if "\n" in text or not text.startswith(f"{game.name} "):
            yield f"a position is one line that begins with {game.name!r}: {text[:80]!r}"
        again = game.from_position(text)
        if dump_state(game, again) != dump_state(game, state):
            yield f"from_position() loses {find_difference(game.pack(state), game.pack(again))}"
        packed = json.loads(json.dumps(game.pack(state)))
        if dump_state(game, game.unpack(packed)) != dump_state(game, state):
            yield "unpack() does not give back what pack() wrote; see `restore` in meadhall.Game"
    for text in (*NONSENSE, *(f"{game.name} {nonsense}" for nonsense in NONSENSE if nonsense)):
        try:
            game.from_position(text)
        except Fault:
            continue
        except Exception as error:  # noqa: BLE001 (that is what is looked for)
            yield f"from_position({text[:40]!r}) raises {type(error).__name__} instead of a Fault"
        else:
            yield f"from_position({text[:40]!r}) is believed"


def check_secrets(sample: Sample) -> Iterator[str]:
    game = sample.game
    for number, state in enumerate(sample.positions):
        before = dump_state(game, state)
        for seat in list_viewers(sample, state):
            for world in range(WORLDS):
                twin = game.redeal(state, -1 if seat is None else seat, sample.rng(number * WORLDS + world))
                who = "a spectator" if seat is None else f"seat {seat}"
                if twin is state:
                    yield "redeal() returns the state itself; copy it first"
                    return
                seen = {**game.view(state, seat), "previews": game.preview(state, seat)}
                dealt = {**game.view(twin, seat), "previews": game.preview(twin, seat)}
                if seen != dealt:
                    yield (
                        f"{who} can tell a redealt table from the real one by {find_difference(seen, dealt)}: "
                        "either the view shows what is hidden, or redeal() changes what is known "
                        f"({format_place(game, state)})"
                    )
                asked = state.agenda[-1]
                if asked.seat in (seat, TABLE) and list(pending(twin)) != list(pending(state)):
                    yield (
                        f"{who} has other answers to {asked.ask} on a redealt table; set `twin.legal = None` in "
                        "redeal(), and keep what the asked seat knows"
                    )
                if not game.secrets and dump_state(game, twin) != before:
                    yield "secrets is False, and yet redeal() changes the table"
        if dump_state(game, state) != before:
            yield f"redeal() changes the state it is given: {format_place(game, state)}"


def check_chance(sample: Sample) -> Iterator[str]:
    for number, state in enumerate(sample.positions):
        frame, moves = state.agenda[-1], list(pending(state))
        if frame.seat != CHANCE:
            continue
        weights = frame.weights(state)
        if weights is not None and (len(weights) != len(moves) or min(weights) < 1):
            yield f"weights() of {type(frame).__name__} needs a number above 0 for each of its {len(moves)} options"
        if any(frame.sample(state, sample.rng(number + 7 * draw)) not in moves for draw in range(10)):
            yield f"sample() of {type(frame).__name__} draws what options() does not list"


def check_agenda(sample: Sample) -> Iterator[str]:
    for state in sample.positions:
        for frame in state.agenda:
            if type(frame).__name__ not in sample.game.frames:
                yield f"the frame {type(frame).__name__} is missing in `frames`; see meadhall.core.codec.frames_in"
        if state.agenda[-1].seat == NOBODY:
            yield f"{type(state.agenda[-1]).__name__} waits for an answer and asks nobody"


def find_difference(one: Any, other: Any, path: str = "") -> str:
    """The first place at which two JSON-ready values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key) or (key in one) != (key in other):
                return find_difference(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return find_difference(left, right, f"{path}[{number}]")
    return f"{path or 'the whole'} ({json.dumps(one, default=str)[:60]} and {json.dumps(other, default=str)[:60]})"


CHECKS = {
    "ends": check_ends,
    "agenda": check_agenda,
    "copies": check_copies,
    "looking": check_reads,
    "views": check_views,
    "positions": check_positions,
    "secrets": check_secrets,
    "chance": check_chance,
}

"""Positions with something wrong: honest ones whose parts are dropped, doubled, swapped, pushed and mixed up.

Everything follows from a seed. A mutant that breaks something is found again by its game and number.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

import meadhall
from conformance.games import ENTRIES
from golden import golden

EVERY = 7  # which moments of a golden game are kept
FILE = ".yaml"  # a position that plays by somebody's file is another one on every machine
MOST = 3  # changes to one position
NUMBER = re.compile(r"-?\d+")
CALL = re.compile(r"\w+\([^()]*\)")
WORD = re.compile(r"[a-z_]{3,}")
NUMBERS = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "13",
    "31",
    "32",
    "63",
    "64",
    "99",
    "-7",
    "1000",
    "999999999",
    "-999999999",
    "2147483647",
    "4294967296",
    str(10**18),
    str(10**30),
    "9" * 5_000,
    "007",
    "1e3",
    "0x1F",
    "1.5",
    "--1",
    "",
]
USUAL = ["-1", "0", "0", "0", "1", "1", "2", "2", "3", "4", "5", "6", "9", "20"]
LETTERS = [
    "\0",
    "²",
    "٣",
    "１",
    "ß",
    "İ",
    "é",
    "e\u0301",
    "\u200b",
    "\u2028",
    "\ufeff",
    "😀",
    "\ud800",
    "%s",
    "{$x}",
    "=",
    ",",
    ">",
    "(",
    ")",
    "[",
    "]",
    ".",
    ":",
    "-",
    "+",
    "!",
    "?",
    "/",
    '"',
    "'",
    "\\n",
    "\t",
    "A",
    "ZZ",
]
NESTED = [
    "[]",
    "[0]",
    "[[0]]",
    "[0,[1]]",
    "[" * 60 + "]" * 60,
    "[" * 3_000,
    "[" * 3_000 + "]" * 3_000,
    "null",
    "true",
    '"x"',
    "1.0",
    "NaN",
    "1e999",
    "{}",
    "[-1]",
    "[0,0,0,0]",
    "[99]",
    "[null]",
]

Change = Callable[[str, str, random.Random], str]


class Pool(NamedTuple):
    """What honest positions of one game are made of."""

    lines: list[str]
    values: dict[str, list[str]]  # by key
    frames: list[str]  # as an agenda writes them
    words: list[str]


@cache
def pool(game: str) -> Pool:
    """Moments of its golden games, and the positions from which its tests begin."""
    entry = next(entry for entry in ENTRIES if entry.name == game)
    found = {*chain.from_iterable(map(moments, golden(game).values())), *map(entry.game.position, entry.starts)}
    lines = sorted(line for line in found if FILE not in line)
    values: dict[str, list[str]] = {}
    for key, value in (part.split("=", 1) for line in lines for part in line.split()[1:]):
        values.setdefault(key, []).append(value)
    frames = sorted({call for agenda in values["agenda"] for call in CALL.findall(agenda)})
    words = sorted({word for line in lines for word in WORD.findall(line)} | {*values})
    return Pool(lines, {key: sorted({*given}) for key, given in values.items()}, frames, words)


def moments(record: meadhall.Record) -> Iterator[str]:
    """The positions of a recorded game, every so many answers, and its end."""
    state = record.first()
    for number in range(len(record.answers)):
        if number % EVERY == 0:
            yield record.game.position(state)
        record.replay_one(state, number)
    yield record.game.position(state)


def mutant(game: str, number: int, seed: int = 0) -> str:
    """The position of this number with one to three changes."""
    luck = random.Random(f"{game} {seed} {number}")
    found = luck.choice(pool(game).lines)
    for _ in range(luck.randint(1, MOST)):
        found = luck.choice(CHANGES)(game, found, luck)
    return found


def with_part(change: Callable[[str, str, str, random.Random], str]) -> Change:
    """A change to the value of one part."""

    def changed(game: str, line: str, luck: random.Random) -> str:
        name, *parts = line.split(" ")
        if not parts:
            return line
        place = luck.randrange(len(parts))
        key, _, value = parts[place].partition("=")
        parts[place] = f"{key}={change(game, key, value, luck)}"
        return " ".join([name, *parts])

    return changed


def with_agenda(change: Callable[[str, list[str], random.Random], list[str]]) -> Change:
    """A change to what remains to be asked."""

    def changed(game: str, line: str, luck: random.Random) -> str:
        before, equals, after = line.partition("agenda=")
        agenda, space, rest = after.partition(" ")
        frames = change(game, [] if agenda in ("", "-") else agenda.split(">"), luck)
        return f"{before}{equals or ' agenda='}{'>'.join(frames) or '-'}{space}{rest}"

    return changed


def parts_mixed(game: str, line: str, luck: random.Random) -> str:
    """A part dropped, doubled, moved, or its key given to another."""
    name, *parts = line.split(" ")
    if not parts:
        return line
    one, other = luck.randrange(len(parts)), luck.randrange(len(parts))
    way = luck.randrange(5)
    if way == 0:
        del parts[one]
    elif way == 1:
        parts.insert(other, parts[one])
    elif way == 2:
        parts[one], parts[other] = parts[other], parts[one]
    elif way == 3:
        parts[one] = f"{luck.choice(list(pool(game).values))}={parts[one].partition('=')[2]}"
    else:
        (key, _, value), (key2, _, value2) = parts[one].partition("="), parts[other].partition("=")
        parts[one], parts[other] = f"{key}={value2}", f"{key2}={value}"
    return " ".join([name, *parts])


def part_added(game: str, line: str, luck: random.Random) -> str:
    """A part of another position that this one may not have."""
    key = luck.choice(list(pool(game).values))
    kept = [part for part in line.split(" ") if not part.startswith(f"{key}=")]
    return " ".join([*kept, f"{key}={luck.choice(pool(game).values[key])}"])


def number_pushed(game: str, line: str, luck: random.Random) -> str:
    """Any number in the line a little or far too large or small."""
    found = list(NUMBER.finditer(line))
    if not found:
        return line
    here = luck.choice(found)
    near = str(int(here[0][:18]) + luck.choice((-2, -1, 1, 2)))
    return line[: here.start()] + (near if luck.random() < 0.5 else luck.choice(NUMBERS)) + line[here.end() :]


def letter_changed(game: str, line: str, luck: random.Random) -> str:
    """A letter too many, too few, or of another world."""
    place = luck.randrange(len(line) + 1)
    return line[:place] + luck.choice([*LETTERS, ""]) + line[place + luck.randrange(2) :]


def word_changed(game: str, line: str, luck: random.Random) -> str:
    """One name for another that the game knows."""
    found = list(WORD.finditer(line))
    if not found:
        return line
    here = luck.choice(found)
    return line[: here.start()] + luck.choice(pool(game).words) + line[here.end() :]


def value_taken(game: str, key: str, value: str, luck: random.Random) -> str:
    """What this part is elsewhere, what another part is, or nothing."""
    known = pool(game).values
    other = luck.choice(list(known))
    return luck.choice([*known.get(key, ["-"])] if luck.random() < 0.7 else [*known[other], "-", "", "?"])


def listed_changed(game: str, key: str, value: str, luck: random.Random) -> str:
    """An entry of a list dropped, doubled, moved, or another's."""
    mark = luck.choice(",/>:;")
    items = value.split(mark)
    one = luck.randrange(len(items))
    way = luck.randrange(4)
    if way == 0:
        del items[one]
    elif way == 1:
        items.insert(luck.randrange(len(items) + 1), items[one])
    elif way == 2:
        luck.shuffle(items)
    else:
        items[one] = luck.choice(luck.choice(pool(game).values.get(key, ["-"])).split(mark))
    return mark.join(items)


def frame_written(game: str, luck: random.Random) -> str:
    """Any frame of the game with any arguments."""
    name, frame = luck.choice(sorted(meadhall.game(game).frames.items()))
    arguments = [argument("list" in kind, luck) for kind in frame.fields.values()]
    return f"{name}({','.join(arguments)})"


def argument(listed: bool, luck: random.Random) -> str:
    if luck.random() < 0.05:
        return luck.choice(NESTED)
    if listed:
        return f"[{','.join(argument(False, luck) for _ in range(luck.randrange(4)))}]"
    return luck.choice(NUMBERS if luck.random() < 0.1 else USUAL)


def frames_mixed(game: str, frames: list[str], luck: random.Random) -> list[str]:
    """Steps dropped, doubled, in another order, or those of another position."""
    way = luck.randrange(6)
    place = luck.randrange(len(frames) + 1)
    if way == 0:
        return frames[:place] + frames[place + 1 :]
    if way == 1:
        return frames[:place] + frames[:1] + frames[place:]
    if way == 2:
        return luck.sample(frames, len(frames))
    if way == 3:
        return [*frames[:place], luck.choice(pool(game).frames), *frames[place:]]
    if way == 4:
        return luck.choice(pool(game).values["agenda"]).split(">")
    return []


def frame_added(game: str, frames: list[str], luck: random.Random) -> list[str]:
    """A step that nobody would have written comes next."""
    return [frame_written(game, luck), *frames]


def frame_changed(game: str, frames: list[str], luck: random.Random) -> list[str]:
    """An argument of a step is another, one too many, one too few, or no number at all."""
    if not frames:
        return frames
    place = 0 if luck.random() < 0.5 else luck.randrange(len(frames))
    name, _, rest = frames[place].partition("(")
    args = rest.removesuffix(")").split(",")
    one = luck.randrange(len(args))
    way = luck.randrange(6)
    if way == 0:
        del args[one]
    elif way == 1:
        args.insert(one, argument(False, luck))
    else:
        args[one] = argument(way == 2, luck)
    return [*frames[:place], f"{name}({','.join(args)})", *frames[place + 1 :]]


CHANGES: list[Change] = [
    parts_mixed,
    part_added,
    number_pushed,
    number_pushed,
    letter_changed,
    word_changed,
    with_part(value_taken),
    with_part(value_taken),
    with_part(listed_changed),
    with_part(listed_changed),
    with_agenda(frames_mixed),
    with_agenda(frames_mixed),
    with_agenda(frame_added),
    with_agenda(frame_added),
    with_agenda(frame_changed),
    with_agenda(frame_changed),
]

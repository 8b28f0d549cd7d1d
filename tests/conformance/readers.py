"""Everything that reads what somebody else has written, with texts it reads well: for those who try to break it.

A reader is given bytes and does with them what the hall would do. Whatever comes of it is a Fault that can be said, or
nothing at all.
"""

from __future__ import annotations

import contextlib
import gzip
import io
import json
import random
import re
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

import meadhall
from conformance.mutants import pool
from golden import golden
from meadhall.book.loader import load_draft
from meadhall.core.agenda import State
from meadhall.core.decision import play
from meadhall.core.fault import Fault
from meadhall.exercises.exercise import read_line
from meadhall.games import SHIPPED as GAMES
from meadhall.games.yggdrasil.sagas import reader as sagas
from meadhall.lessons.first_game import parse_first
from meadhall.lessons.guide import parse_guide
from meadhall.lessons.lesson import parse_lesson
from meadhall.server.store import backup as archive
from meadhall.server.store.database import list_revisions
from meadhall.server.transport import client_messages
from meadhall.tables.campaign_archive import Parcel, zip_files, zip_sittings
from server.fuzz_helpers import messages_of
from server.fuzzing import Fuzz

SOURCE = Path(meadhall.__file__).parent
ANSWERS = 12  # of a golden game; every line of a record is read alike
LONGEST = 65_536  # of a message
FILE = re.compile(rb"^--- (\S+)\n", re.M)  # between the files of a campaign, before it is packed


@dataclass(frozen=True)
class Reader:
    name: str
    seeds: Callable[[], list[bytes]]
    read: Callable[[bytes], object]


def text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def files(pattern: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted(SOURCE.glob(pattern))]


def parts(pattern: str, table: str) -> list[bytes]:
    """The head of each file with one of the tables that follow: a file that is read in a moment."""
    found = []
    for whole in files(pattern):
        head, *rest = re.split(rf"^(?=\[\[{table}\]\])".encode(), whole, flags=re.M)
        found += [head + one for one in rest[:3]]
    return found


def records() -> list[bytes]:
    """Golden games, as far as their first answers."""
    return [
        "".join(f"{line}\n" for line in record.text().splitlines()[: ANSWERS + 1]).encode()
        for game in GAMES
        for record in golden(game).values()
    ]


def replayed(data: bytes) -> object:
    return meadhall.Record.parse(text(data)).replay()


@cache
def asked(game: str) -> list[State]:
    """Moments at which somebody is asked."""
    found: list[State] = []
    for line in pool(game).lines[::40]:
        with contextlib.suppress(Fault):  # of an edition of a book that is no longer on the shelf
            found.append(meadhall.game(game).from_position(line))
    return [state for state in found if meadhall.pending(state)][:8]


def answers(game: str) -> list[bytes]:
    return sorted(
        {
            f"{at} {state.agenda[-1].text(state, move)}".encode()
            for at, state in enumerate(asked(game))
            for move in islice(meadhall.pending(state), 12)
        }
    )


def answered(game: str) -> Callable[[bytes], object]:
    def read(data: bytes) -> None:
        moments = asked(game)
        state = moments[data[0] % len(moments) if data else 0].copy()
        play(state, text(data[2:]))

    return read


def lessons(data: bytes) -> object:
    return parse_lesson(text(data), "mine", "mine.toml")


def first_games(data: bytes) -> object:
    return parse_first(meadhall.game("norsaga"), text(data), "first.toml")


def guides(data: bytes) -> object:
    return parse_guide(meadhall.game("norsaga"), text(data), "guide.toml")


def exercises() -> list[bytes]:
    return [line for whole in files("games/*/exercises/mined.jsonl") for line in whole.splitlines()[:10]]


@cache
def scratch() -> Path:
    return Path(tempfile.mkdtemp(prefix="readers-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))


def story(data: bytes) -> object:
    path = scratch() / "mine.yaml"
    path.write_bytes(data)
    manuscript = load_draft(path)
    for finding in manuscript.findings:
        if finding.is_error:
            raise finding.fault()
    return manuscript.book()


def campaigns() -> list[bytes]:
    """The files of a campaign, one after the other."""
    record = golden("trudvang")["ferry-alone"]
    state = record.first()
    record = meadhall.Record.parse("".join(f"{line}\n" for line in record.text().splitlines()[: ANSWERS + 1]))
    position = record.game.position(state)
    parcel = Parcel(zip_sittings("Goats", [record], position, position, state), "x")
    return [b"".join(f"--- {name}\n{text}".encode() for name, text in parcel.files.items())]


def campaign(data: bytes) -> object:
    """Packed anew: a changed letter in a packed file would be found by its sum, and nobody would read it."""
    _, *pieces = FILE.split(data)
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, inside in dict(zip(map(text, pieces[::2]), pieces[1::2], strict=True)).items():
            archive.writestr(zipfile.ZipInfo(name), inside)
    return Parcel(whole.getvalue(), "x")


def parcels() -> list[bytes]:
    return [zip_files({text(name): text(inside)}) for whole in campaigns() for name, inside in [FILE.split(whole)[1:3]]]


def backups() -> list[bytes]:
    head = {
        "meadhall": "backup",
        "format": archive.FORMAT,
        "revision": max(list_revisions()),
        "version": "1",
        "at": 1.5,
    }
    rows = [["guests", {"id": 1, "name": "Bera", "lang": "en"}], ["entries", {"table": "x", "seq": 1, "text": "y"}]]
    last = {"rows": {"guests": 1, "entries": 1}, "sha256": "0" * 64}
    return ["".join(f"{json.dumps(line)}\n" for line in [head, *rows, last]).encode()]


def backup(data: bytes) -> object:
    path = scratch() / "hall.backup"
    path.write_bytes(gzip.compress(data, 1))
    return archive.read(path)


def raw_backup(data: bytes) -> object:
    path = scratch() / "raw.backup"
    path.write_bytes(data)
    return archive.read(path)


def messages() -> list[bytes]:
    return [json.dumps(one).encode() for one in messages_of("x", 1)]


READERS = [
    Reader("record", records, replayed),
    *(
        Reader(
            f"position.{game}",
            lambda game=game: [line.encode() for line in pool(game).lines[::10]],  # type: ignore[misc]
            lambda data, of=game: meadhall.game(of).from_position(text(data)),  # type: ignore[misc]
        )
        for game in GAMES
    ),
    *(Reader(f"answer.{game}", lambda game=game: answers(game), answered(game)) for game in GAMES),  # type: ignore[misc]
    Reader("lesson", lambda: parts("games/*/lessons/*.toml", "step"), lessons),
    Reader("first game", lambda: parts("games/norsaga/first.toml", "hint"), first_games),
    Reader("guide", lambda: files("games/norsaga/guide.toml"), guides),
    Reader("exercise", exercises, lambda data: read_line(text(data), "mine:1")),
    Reader(
        "saga",
        lambda: files("games/yggdrasil/sagas/*.toml"),
        lambda data: sagas.read_saga_file("mine.toml", text(data)),
    ),
    Reader("story", lambda: files("book/templates/*.yaml"), story),
    Reader("campaign", campaigns, campaign),
    Reader("campaign, packed", parcels, lambda data: Parcel(data, "x")),
    Reader("backup", backups, backup),
    Reader("backup, packed", lambda: [gzip.compress(one, 1) for one in backups()], raw_backup),
    Reader("message", messages, lambda data: client_messages.read(text(data), LONGEST)),
]


def changed(seeds: list[bytes], fuzz: Fuzz) -> bytes:
    """One of them with a few changes: lines of another, numbers pushed, letters changed."""
    luck: random.Random = fuzz.luck
    found = luck.choice(seeds)
    for _ in range(luck.randint(1, 3)):
        way = luck.randrange(5)
        if way == 0:
            lines, others = found.split(b"\n"), luck.choice(seeds).split(b"\n")
            at = luck.randrange(len(lines))
            lines[at : at + luck.randint(0, 2)] = [luck.choice(others) for _ in range(luck.randint(0, 2))]
            found = b"\n".join(lines)
        elif way == 1:
            found = re.sub(rb"\d+", lambda number: luck.choice(NUMBERS) if luck.random() < 0.1 else number[0], found)
        elif way == 2:
            words, others = re.split(rb"\b", found), re.split(rb"\b", luck.choice(seeds))
            words[luck.randrange(len(words))] = luck.choice(others)
            found = b"".join(words)
        else:
            found = fuzz.scrambled(found)
    return found


NUMBERS = (b"0", b"-1", b"1", b"2", b"99", b"2147483648", b"9" * 30, b"9" * 5_000, b"1.5", b"1e999", b"nan", b"")


def tried(reader: Reader, data: bytes) -> str:
    """The key of the fault, or nothing where it was read; whatever else is raised is a mistake of ours."""
    try:
        reader.read(data)
    except Fault as fault:
        if not str(fault).strip():
            raise AssertionError(f"{fault.key} cannot be said") from fault
        return fault.key
    return ""


def inputs(reader: Reader, seed: int, count: int) -> Iterator[bytes]:
    seeds, fuzz = reader.seeds(), Fuzz(seed)
    for _ in range(count):
        yield changed(seeds, fuzz)

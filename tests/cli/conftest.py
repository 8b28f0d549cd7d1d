"""The command line under test: run in this process, or for real, in a home of its own."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass

import pytest

import meadhall
from meadhall.bots.match import play_match
from meadhall.cli import main
from meadhall.core.dealer import CommittedDealer
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from patience import PATIENCE

POSITION = (
    "norsaga A.saga=SG-21 B.saga=SG-22 A.tree=GB1/GR1,RY1/-,-/-,- A.hand=RR1,BB2 "
    "B.tree=RR2/-,-/-,-/-,- B.hand=YY1,GG1 step=3"
)


@dataclass
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """Nobody's games are touched, and the machine's language does not matter."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("MEADHALL_LANG", "en")
    monkeypatch.delenv("MEADHALL_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def hall(capsys):
    """Runs a command in this process."""

    def run(*argv):
        code = main([str(word) for word in argv])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def shell():
    """Runs a command as the user does."""

    def run(*argv, stdin="", env=None):
        done = subprocess.run(
            [sys.executable, "-m", "meadhall", *map(str, argv)],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            env={**os.environ, **(env or {})},
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return run


def answered(table, upto=None):
    """The game goes on with the first answer each time, to the end or for so many answers."""
    while (asked := table.decision) is not None and (upto is None or len(table.record.answers) < upto):
        table.answer(asked.seat, asked.options[len(table.record.answers) % len(asked.options)])
    return table


def new_table(dealer, **options):
    game = meadhall.game("norsaga")
    seats = [Seat("me", "Bera"), Seat("me", "Ulf")]
    return Table.new(game, seats, game.check(options, 2), dealer)


def seeded_game(turns):
    game = meadhall.game("norsaga")
    return play_match(game, 2, game.check({"turn_cap": turns}, 2), ["thrall", "thrall"], 7).record.text()


@pytest.fixture(scope="session")
def seeded_text():
    """A short finished game between bots, dealt from a seed."""
    return seeded_game(12)


@pytest.fixture(scope="session")
def brief_text():
    """A still shorter one, for whoever thinks long about each answer."""
    return seeded_game(2)


@pytest.fixture(scope="session")
def committed_text():
    """A short finished game whose dealer promised a secret and has opened it."""
    return answered(new_table(CommittedDealer(b"s" * 32, ["a", "b"]), turn_cap=12)).record.text()


@pytest.fixture(scope="session")
def running_text():
    """A game that was left in the middle."""
    return answered(new_table(meadhall.SeededDealer(3)), upto=30).record.text()


@pytest.fixture
def seeded(tmp_path, seeded_text):
    return written(tmp_path / "seeded.record", seeded_text)


@pytest.fixture
def committed(tmp_path, committed_text):
    return written(tmp_path / "committed.record", committed_text)


@pytest.fixture
def running(tmp_path, running_text):
    return written(tmp_path / "running.record", running_text)


@pytest.fixture
def position():
    return POSITION


def written(path, text):
    path.write_text(text, encoding="utf-8")
    return path

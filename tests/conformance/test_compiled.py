"""Interpreted and compiled are the same engine: the same seeds give the same games, to the last byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
GAMES = 60


def traced(folder):
    """What a fresh Python says that finds the hall in this folder."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("trace.py")), str(GAMES)],
        cwd=ROOT,
        text=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def built():
    if not (COMPILED / "meadhall").is_dir():
        message = f"no compiled engine in {COMPILED.relative_to(ROOT)}: run `make compiled`"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)


OPEN = "import pickle, sys; from meadhall.games.trudvang.books import book; "
SEND = OPEN + "sys.stdout.buffer.write(pickle.dumps(book('example_x1')))"
READ = OPEN + "print(pickle.loads(sys.stdin.buffer.read()) == book('example_x1'))"


def said(folder, code, given=b""):
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input=given,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("sender", "reader"), [("src", "src"), ("src", "compiled"), ("compiled", "src"), ("compiled", "compiled")]
)
def test_a_book_that_is_sent_to_a_worker_arrives_whole(sender, reader):
    """A hall on plain Python has workers on the compiled engine, and the other way round."""
    folders = {"src": ROOT / "src", "compiled": COMPILED}
    assert said(folders[reader], READ, said(folders[sender], SEND)).strip() == b"True"


@pytest.mark.usefixtures("built")
def test_interpreted_and_compiled_play_the_same_games():
    interpreted, compiled = traced(ROOT / "src"), traced(COMPILED)

    assert interpreted["compiled"] is False
    assert Path(interpreted["from"]).is_relative_to(ROOT / "src")
    assert compiled["compiled"] is True, "build/compiled holds no extension: was there a C compiler?"
    assert Path(compiled["from"]).is_relative_to(COMPILED)
    for what in ("games", "bots"):
        assert interpreted[what] == compiled[what], (
            "they differ, or build/compiled is older than src: run `make compiled` and try again"
        )

"""The page "Write a game" and the packages of `meadhall game new`: what the page shows stands in them, and they run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from handbook.blocks import BLOCKS, Block
from meadhall.conformance import check_game
from meadhall.core.fault import Fault
from meadhall.core.game import GAMES, find_missing
from meadhall.core.game import Game as AnyGame
from meadhall.lessons.catalog import list_lessons
from meadhall.scaffold import write_game
from meadhall.terminal.plain_teller import PlainTeller, find_teller

PAGE = "docs/write_a_game.md"
ROOT = Path(__file__).parents[2]
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")
OURS = [block for block in BLOCKS if block.document == PAGE]
WRITTEN = {"wolves": "grid", "ravens": "cards"}
# Blocks that no written package holds: a test below puts them into one.
ADDED = ("import { html }", "from meadhall.terminal", "def facts(", 'title.en = "Three', "state = game.from_position")


@pytest.fixture(params=WRITTEN)
def written(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install(request.param, tmp_path, monkeypatch)


def install(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    write_game(name, folder / name, WRITTEN[name], [])
    monkeypatch.syspath_prepend(folder / name)
    monkeypatch.setitem(GAMES, name, f"{name}.game:{name}")
    for module in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
        monkeypatch.delitem(sys.modules, module)
    return name


def block(beginning: str) -> str:
    [found] = [one.text for one in OURS if one.text.startswith(beginning)]
    return found


def is_added(one: Block) -> bool:
    return one.text.startswith(ADDED)


@pytest.mark.parametrize("one", [one for one in OURS if one.language != "sh" and not is_added(one)], ids=str)
def test_what_the_page_shows_stands_in_a_written_package(one: Block, tmp_path: Path) -> None:
    files = [path for name, board in WRITTEN.items() for path in write_game(name, tmp_path / name, board, [])]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert any(all(line in text for line in one.text.splitlines()) for text in texts)


def test_a_written_game_keeps_every_promise(written: str) -> None:
    report = check_game(meadhall.game(written), games=6)
    assert report.problems == []
    assert report.positions > 3
    assert set(report.checks) >= {"secrets", "sentences", "bots", "browser", "research"}


def test_its_own_tests_pass(written: str, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        f"from meadhall.core.game import register\nregister({written!r}, '{written}.game:{written}')\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tmp_path, tmp_path],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": f"{tmp_path / written}:{ROOT / 'src'}", "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_formatted_as_our_own_sources(written: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--check", "--line-length", "120", tmp_path / written],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_additions_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = install("wolves", tmp_path, monkeypatch)
    package = tmp_path / name / name
    (package / "lessons").mkdir()
    (package / "lessons/1_first.toml").write_text(block("title.en"), encoding="utf-8")
    (package / "facts.py").write_text(block("def facts("), encoding="utf-8")
    (package / "terminal.py").write_text(block("from meadhall.terminal"), encoding="utf-8")
    (package / "client/index.js").write_text(block("import { html }"), encoding="utf-8")
    (package / "client/board.css").write_text(".wolves { display: grid }\n")
    for language in ("en", "fr", "de"):
        lines = (
            'terminal-wolves-turn = { $turn }\nterminal-wolves-do-stones = stones\n    .args = { "" }\n    .help = ?\n'
        )
        (package / f"words/{language}.terminal.ftl").write_text(lines, encoding="utf-8")
    game = meadhall.game(name)

    assert check_game(game, games=4).problems == []
    assert issubclass(find_teller(name), PlainTeller)
    assert find_teller(name).topics == ("stones",)
    [lesson] = list_lessons(game)
    state = game.from_position(lesson.position)
    meadhall.play(state, "place d2")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0]


def test_the_page_names_all_that_a_game_has_to_define() -> None:
    for name in find_missing(AnyGame):
        assert re.search(rf"`{name.removesuffix('()')}\b|, `{name}`", TEXT), name


@pytest.mark.parametrize(
    ("name", "board", "key"),
    [
        ("Wolves", "grid", "game-name"),
        ("class", "grid", "game-name"),
        ("../x", "grid", "game-name"),
        ("norsaga", "grid", "game-taken"),
        ("wolves", "hexes", "game-board"),
    ],
)
def test_what_cannot_be_written_is_refused(name: str, board: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(Fault) as refused:
        write_game(name, tmp_path / "new", board, meadhall.names())
    assert refused.value.key == key
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    with pytest.raises(Fault) as refused:
        write_game("wolves", tmp_path, "grid", [])
    assert refused.value.key == "game-there"

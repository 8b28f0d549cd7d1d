"""No block of code in the documents is only looked at: each is run, read by our own readers, or found where it is from.

The list is closed: a block that nothing here knows how to run is a failure. Lines that begin with `meadhall` are run by
`tests/cli/test_docs.py`, which reads the same documents.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from book.docs_helpers import REFERENCE, TUTORIAL, lamp, pieces
from cli.docs_helpers import DOCUMENTS as TYPED
from handbook.blocks import BLOCKS, DOCUMENTS, ROOT, Block
from meadhall.cli import main
from meadhall.commands.settings.resolution import resolve
from meadhall.lessons.first_game import parse_first
from meadhall.lessons.lesson import parse_lesson
from meadhall.lessons.lesson_check import walk_lesson
from meadhall.server.table.server import ServerExtensions

GUIDE = "docs/hosting.md"
GAME = "docs/write_a_game.md"
# What a guide for a whole machine types; here each of these only writes down that it was asked.
OF_A_MACHINE = (
    "apt-get",
    "useradd",
    "systemctl",
    "certbot",
    "docker",
    "nginx",
    "createuser",
    "createdb",
    "python3",
    "pip",
    "meadhall",
    "chgrp",
    "curl",
)
# Lines that nothing runs as they stand, each with the reason and with what is run instead.
NOT_HERE = {
    "PYTHONPATH=build/compiled python benchmarks/experiments/campaigns.py play --campaigns 200": (
        "takes minutes; tests/playtests plays campaigns of the same kind"
    ),
    "python benchmarks/experiments/campaigns.py report --retell 40": "rewrites its own page",
    "python examples/bot.py http://127.0.0.1:8787 TABLE SEAT_TOKEN": "tests/server/test_play.py gives it a hall",
    "pip install 'meadhall[research]'": "fetches packages; the test below asks whether there is such an extra",
    "pip install 'meadhall[ray]'": "the same",
    "pip install 'meadhall[learn]'": "the same",
    "python examples/maskable_ppo.py --steps 80000 --seed 1": (
        "needs the extra `learn`; `make soak` trains it whole (tests/research/test_examples.py)"
    ),
}
# Code that shows a piece of the source: where it is from.
FROM_THE_SOURCE = {"docs/engine.md": "src/meadhall/games"}


def lined(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


def typed(block: Block) -> list[str]:
    return [shlex.join(shlex.split(line, comments=True)) for line in block.lines]


NOT_RUN = {shlex.join(shlex.split(line)) for line in NOT_HERE}


def way_of(block: Block) -> str:
    """Which test runs the block; nothing if none does."""
    if block.document == GAME and block.language != "sh":
        return "written"  # test_write_a_game.py
    if block.language == "python":
        return "found" if block.document in FROM_THE_SOURCE else "run"
    if block.language == "yaml":
        return "read" if block.text in pieces(TUTORIAL) + pieces(REFERENCE) else ""
    if block.language == "toml":
        return {
            "docs/lessons.md": "taught",
            "docs/yggdrasil_sagas.md": "played",
            "docs/configuration.md": "set",
        }.get(block.document, "")
    if block.language == "text":
        return "said" if block.document == "docs/sagas.md" else ""
    if block.language == "sh":
        return "typed" if block.document == GUIDE or all(map(is_typed(block), typed(block))) else ""
    return ""


def is_typed(block: Block) -> Callable[[str], bool]:
    def known(line: str) -> bool:
        if line.startswith("meadhall "):
            return ROOT / block.document in TYPED
        return line.startswith("make ") or line in NOT_RUN

    return known


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_block_is_run_by_something(block):
    assert way_of(block), f"{block} ({block.language or 'no language'}): say in this file how it is run"


def test_the_blocks_are_found():
    """And the list of what is left out names nothing that is not there."""
    assert len(BLOCKS) > 50
    assert {"python", "sh", "yaml", "toml", "text"} == {block.language for block in BLOCKS}
    assert {line for block in lined("sh") for line in typed(block)} >= NOT_RUN
    fences = sum(path.read_text(encoding="utf-8").count("```") for path in DOCUMENTS)
    assert fences == 2 * len(BLOCKS)


@pytest.mark.parametrize("block", [one for one in lined("python") if way_of(one) == "run"], ids=str)
def test_code_runs(block, capsys):
    exec(compile(block.text, str(block), "exec"), {"__name__": "page"})


@pytest.mark.parametrize("block", [one for one in lined("python") if way_of(one) == "found"], ids=str)
def test_code_of_ours_stands_in_the_source(block):
    """Every quoted line stands in one and the same file; white space, trailing commas and remarks do not count."""

    def squeeze(text):
        return re.sub(r",(?=[)\]}]|$)", "", re.sub(r"\s", "", text))

    lines = [squeeze(re.sub(r" +# .*", "", line)) for line in block.lines]
    files = [
        squeeze(path.read_text(encoding="utf-8")) for path in (ROOT / FROM_THE_SOURCE[block.document]).rglob("*.py")
    ]
    assert any(all(line in file for line in lines) for file in files)


@pytest.mark.parametrize(
    "target", sorted({line.split()[1] for block in lined("sh") for line in typed(block) if line.startswith("make ")})
)
def test_make_knows_how(target):
    """Without doing it: these set up, compile and run what this test is a part of."""
    done = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"]},
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_extras_that_are_named_exist():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {name for block in BLOCKS for name in re.findall(r"meadhall\[(\w+)\]", block.text)}
    assert named
    assert named <= set(extras)


@pytest.mark.parametrize("block", [one for one in lined("sh") if one.document == GUIDE], ids=str)
def test_the_guide_for_hosts_is_typed(block, tmp_path):
    """By a shell that has nothing but stand-ins for what changes a machine; files it copies and edits are real. Whether
    a hall then stands is tried in `tests/server/test_hosting_guide.py`."""
    root, tools = tmp_path / "root", tmp_path / "tools"
    for folder in (
        "etc/systemd/system",
        "etc/nginx/conf.d",
        "etc/ssl",
        "etc/prometheus",
        "var/lib/meadhall",
        "opt/meadhall/bin",
    ):
        (root / folder).mkdir(parents=True)
    tools.mkdir()
    (root / "var/lib/meadhall/keeper.token").touch()
    for name in OF_A_MACHINE:
        for at in (tools, root / "opt/meadhall/bin"):
            script(at / name, f'echo "{name} $*" >> "{tmp_path}/log"')
    script(tools / "sudo", 'while [ "$1" = -u ]; do shift 2; done; exec env "$@"')
    for name in ("env", "cp", "ln", "sed", "openssl", "mkdir", "chmod", "sleep"):
        (tools / name).symlink_to(str(shutil.which(name)))
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    for file, at in (
        ("meadhall.service", "etc/systemd/system/meadhall.service"),
        ("nginx.conf", "etc/nginx/conf.d/meadhall.conf"),
        ("meadhall.toml", "etc/meadhall/meadhall.toml"),
    ):
        (root / at).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / "deploy" / file, root / at)
    text = re.sub(r"/(opt|etc|var)/", rf"{root}/\1/", block.text)
    done = subprocess.run(
        ["/bin/bash", "-euc", text], cwd=tmp_path, capture_output=True, text=True, check=False, env={"PATH": str(tools)}
    )
    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "log").read_text().splitlines()) >= 1


def script(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def test_the_lesson_of_the_page_is_taught_and_its_hint_is_given():
    lesson, first = [block.text for block in lined("toml") if block.document == "docs/lessons.md"]
    norsaga = meadhall.game("norsaga")
    assert [one.moment.done for one in walk_lesson(norsaga, parse_lesson(lesson, "mine", "mine.toml"))][-1]
    assert [hint.name for hint in parse_first(norsaga, first, "first.toml").hints] == ["generations"]


def test_the_settings_of_the_page_are_right(tmp_path):
    (block,) = [block for block in lined("toml") if block.document == "docs/configuration.md"]
    (tmp_path / "meadhall.toml").write_text(block.text, encoding="utf-8")
    found = resolve(None, str(tmp_path / "meadhall.toml"), {})
    assert len(found.given) == 7


@pytest.fixture
def told(tmp_path, monkeypatch, capsys):
    """What a command says in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("MEADHALL_LANG", "en")

    def say(*words: str) -> list[str]:
        main(list(words))
        return [line.strip() for line in capsys.readouterr().out.splitlines()]

    return say


def test_what_the_tutorial_shows_is_what_is_said(told, tmp_path, monkeypatch):
    """Each block in its turn; the third and the fourth are in the hands of `tests/book/test_docs.py`."""
    clean, broken, _, _, shelf = [block.lines for block in lined("text") if way_of(block) == "said"]
    told("story", "new", "goat.yaml")
    assert set(clean) <= set(told("story", "check", "goat.yaml"))
    goat = tmp_path / "goat.yaml"
    goat.write_text(goat.read_text(encoding="utf-8").replace("reveal_poi", "reveal_pio", 1), encoding="utf-8")
    assert set(broken) <= set(told("story", "check", "goat.yaml"))
    (tmp_path / "lamp.yaml").write_text(lamp(), encoding="utf-8")

    def serve(host: str, port: int, *_: Any, started: Callable[..., None], extras: ServerExtensions, **__: Any) -> None:
        started(f"http://{host}:{port}")

    monkeypatch.setattr("meadhall.server.serve", serve)
    assert set(shelf) <= set(told("serve", "--book", "lamp.yaml"))

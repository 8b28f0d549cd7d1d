"""deploy/Dockerfile builds from a clean tree, in stages with only what it names; the result can play."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import digests
from engine.drawn_builds import DRAWN, IMAGE, PRESENT
from meadhall.engine.selection import find_missing
from pythons import use_installation
from server.image_stages import ROOT, ImageBuild, Stage, entrypoint, list_context, read_stages

DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
STAGES = read_stages(DOCKERFILE)
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="no git")


def test_every_stage_stands_on_the_same_base() -> None:
    assert [stage.name for stage in STAGES] == ["base", "handbook", "build", ""]
    assert {stage.base for stage in STAGES[1:]} == {"base"}
    assert digests.find_images(DOCKERFILE).keys() == {STAGES[0].base.partition("@")[0]}


def test_every_image_is_pinned_by_digest() -> None:
    assert digests.main(["--check"]) == 0


def test_only_what_is_locked_by_hash_is_fetched() -> None:
    fetching = [text for stage in STAGES for text in stage.texts("RUN") if "pip install" in text]
    assert len(fetching) == 4
    for text in fetching:
        lock = re.search(r"--require-hashes --requirement (requirements/\w+\.lock)", text)
        assert lock or "--no-deps /wheels/" in text, text
        assert lock is None or (ROOT / lock[1]).is_file()


def test_the_image_runs_as_a_user_without_rights() -> None:
    last = STAGES[-1]
    assert last.texts("USER") == ["meadhall"]
    assert entrypoint(last)[:2] == ["/opt/meadhall/bin/meadhall", "serve"]
    assert "gcc" not in "".join(last.texts("RUN")), "compilers stay behind"


@needs_git
def test_what_is_made_here_is_not_sent() -> None:
    sent = list_context()
    assert {"setup.py", "tools/expand.py", "requirements/build.lock", "docs/hosting.md"} <= set(sent)
    assert not any(name.startswith(("build/", "dist/", ".git/", ".venv")) or "node_modules" in name for name in sent)
    assert "deploy/.env" not in sent


@needs_git
@pytest.mark.skipif(find_missing() is not None, reason="no C compiler")
@pytest.mark.skipif(not PRESENT, reason="no Python to build with")
@pytest.mark.parametrize("what", [pytest.param(IMAGE, marks=[] if IMAGE in DRAWN else pytest.mark.soak)])
def test_it_builds_from_a_clean_tree_and_plays_with_engine_and_handbook(what: str, tmp_path: Path) -> None:
    wanted = re.search(r"python:(3\.\d+)", STAGES[0].base)
    assert wanted is not None
    python = PRESENT.get(wanted[1]) or next(iter(PRESENT.values()))
    build = ImageBuild(tmp_path / "build", python, MEADHALL_OPTIMIZE="0")
    for stage in STAGES:
        build.begin(stage)
        if stage.name:
            build.end(stage)

    assert [text.split()[0] for text in build.skipped] == ["apt-get", "useradd"]
    home = build.place("/opt/meadhall")
    assert use_installation(str(home / "bin/meadhall"), tmp_path, engine="wheel")
    handbook = next(home.glob("lib/python3.*/site-packages/meadhall/site"))
    assert (handbook / "index.html").is_file()
    assert not any(home.glob("lib/python3.*/site-packages/sphinx")), "it stays in its stage"


def test_a_stage_that_fails_ends_the_build(tmp_path: Path) -> None:
    build = ImageBuild(tmp_path / "build", "/bin/true")
    with pytest.raises(AssertionError, match="RUN test -e /source/nothing"):
        build.begin(Stage("", "", [("WORKDIR", "/source"), ("RUN", "test -e /source/nothing")]))


def write_docker(folder: Path, body: str) -> str:
    script = folder / "docker"
    script.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    script.chmod(0o755)
    return f"{folder}:/usr/bin:/bin"


@pytest.fixture
def deploy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy", ignore=shutil.ignore_patterns(".env"))
    monkeypatch.setattr(digests, "DEPLOY", tmp_path / "deploy")
    return tmp_path / "deploy"


def test_digests_are_written_behind_every_image_and_renewed(
    deploy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for letter in "ab":
        digest = f"sha256:{letter * 64}"
        answer = f'test "$1 $2 $3" = "buildx imagetools inspect" && echo \'{{"digest": "{digest}"}}\''
        monkeypatch.setenv("PATH", write_docker(tmp_path, answer))
        assert digests.main([]) == 0
        for name, count in (("Dockerfile", 1), ("compose.yaml", 3)):
            text = (deploy / name).read_text(encoding="utf-8")
            assert text.count(digest) == text.count("@sha256:" + letter) == count
        assert f"FROM python:3.13-slim@{digest} AS base\n" in (deploy / "Dockerfile").read_text(encoding="utf-8")
    assert digests.main(["--check"]) == 0


@pytest.mark.parametrize("body", ["echo no network >&2; exit 1", None])
def test_without_a_registry_nothing_is_changed(
    deploy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], body: str | None
) -> None:
    before = [path.read_bytes() for path in sorted(deploy.iterdir())]
    monkeypatch.setenv("PATH", write_docker(tmp_path, body) if body else "/nonexistent")
    assert digests.main([]) == 1
    assert ("no network" if body else "docker is not installed") in capsys.readouterr().err
    assert [path.read_bytes() for path in sorted(deploy.iterdir())] == before
